"""Tiled maps become tiles for the rules and pictures for the table."""

from game.boxes.makuta.levels.figures import SetFigures
from game.boxes.makuta.levels.fingerprint import fingerprint
from game.boxes.makuta.levels.pictures import CellPicture, LayerPicture, TilePicture
from game.boxes.makuta.levels.sets import LevelSet, Report, check_set, read_set
from game.tiled.looks import Flips
from game.tiled.problems import LevelError, Problem, Severity

__all__ = [
    "CellPicture",
    "Flips",
    "LayerPicture",
    "LevelError",
    "LevelSet",
    "Problem",
    "Report",
    "SetFigures",
    "Severity",
    "TilePicture",
    "check_set",
    "fingerprint",
    "read_set",
]
