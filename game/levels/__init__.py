"""Tiled maps become tiles for the rules and pictures for the table."""

from game.levels.fingerprint import fingerprint
from game.levels.pictures import CellPicture, Flips, LayerPicture, TilePicture
from game.levels.problems import LevelError, Problem, Severity
from game.levels.sets import LevelSet, Report, check_set, read_set
from game.levels.survey import Survey

__all__ = [
    "CellPicture",
    "Flips",
    "LayerPicture",
    "LevelError",
    "LevelSet",
    "Problem",
    "Report",
    "Severity",
    "Survey",
    "TilePicture",
    "check_set",
    "fingerprint",
    "read_set",
]
