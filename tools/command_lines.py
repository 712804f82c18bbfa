"""What may be typed after each command. Standard library only, so that the door can ask at once.

What only a box knows (its bots, its house rules) is looked at when the box is unpacked.
"""

import math
from argparse import ArgumentParser
from collections.abc import Callable
from inspect import getdoc

from tools.asking import (
    Asker,
    amount,
    file_to_write,
    folder_to_fill,
    folder_to_read,
    language,
    number,
    picture_to_write,
    size,
    word,
)
from tools.places import ROOT

MOST_GAMES = 1_000_000
KEPT_APART = 16  # one game in so many is not learned from, but asked about
LONGEST_RUN = 100_000  # minutes
SCALES = (0.0, 4.0)


def asker(name: str) -> Asker:
    """Of a command that has an entry in `LINES`."""
    ask = LINES[name]
    prog = f"python3 -m tools {name}"
    parser = Asker(prog=prog, description=getdoc(ask), allow_abbrev=False)
    ask(parser)
    return parser


# What many of them understand


def _box(parser: ArgumentParser) -> None:
    """By its folder; the shelf itself could not be asked before anything is installed."""
    known = sorted(path.parent.name for path in (ROOT / "game" / "boxes").glob("*/__init__.py"))
    words = f"which game: {', '.join(known)}; without it, the first of the shelf"
    parser.add_argument("--box", type=word, metavar="NAME", help=words)


def _levels(parser: ArgumentParser) -> None:
    words = "another level set of the box"
    parser.add_argument("--levels", type=folder_to_read, metavar="DIR", help=words)


def _games(parser: ArgumentParser, games: int) -> None:
    """Beside bots; `order_of` reads it."""
    _box(parser)
    parser.add_argument("--games", type=number(1, MOST_GAMES), default=games, metavar="N")
    parser.add_argument("--players", type=word, metavar="N")
    parser.add_argument("--edition", type=word, metavar="E")
    parser.add_argument("--seed", type=word, default="1", metavar="S")
    words = "house rules, as in H1,H3=5"
    parser.add_argument("--house", type=word, default="", metavar="H1,…", help=words)
    _levels(parser)


def _bots(parser: ArgumentParser) -> None:
    parser.add_argument("--bots", type=word, metavar="NAME,…", help="one, or one per seat")


# One command each; what it is for is the first thing that --help tells


def _check(parser: ArgumentParser) -> None:
    """Checks everything: ruff, mypy, the levels and the catalogues."""


def _proof(parser: ArgumentParser) -> None:
    """Everything that takes longer than the tests may, resumable.

    Figures go to standard output as one JSON object. Finished pieces are kept in
    .proof/results.jsonl and count until a source changes.
    """
    words = "such as kills or siege, or one of the box's own; without any, all of them"
    parser.add_argument("names", type=word, nargs="*", metavar="NAME", help=words)
    _box(parser)
    words, minutes = "stop after about so long", amount(0, LONGEST_RUN)
    parser.add_argument("--minutes", type=minutes, default=math.inf, metavar="N", help=words)
    parser.add_argument("--fresh", action="store_true", help="forget what was done before")


def _set(parser: ArgumentParser) -> None:
    """Checks a level set, draws all of it, starts something new in it."""
    words = "the set's folder; without it, the set that comes with the box"
    parser.add_argument("folder", type=folder_to_read, metavar="DIR", nargs="?", help=words)
    _box(parser)
    words = "draw it on one sheet"
    parser.add_argument("--preview", type=picture_to_write, metavar="FILE.png", help=words)
    words = "write a blank of this name into DIR"
    parser.add_argument("--new", type=word, metavar="NAME", help=words)


def _redraw(parser: ArgumentParser) -> None:
    """Proposes other layouts for the maps of a level set, and measures them with games.

    Token fields, fields and gates are moved a little at a time; what makes a better game is kept.
    The best set so far lies in DIR, to be looked at and mended by hand; landmarks stay.
    """
    words = "for the set; it is copied there first"
    parser.add_argument("folder", type=folder_to_fill, metavar="DIR", help=words)
    _games(parser, 60)
    _bots(parser)
    words, minutes = "how long to look for better ones", amount(0, LONGEST_RUN)
    parser.add_argument("--minutes", type=minutes, default=30.0, metavar="N", help=words)
    words = "change these maps alone"
    parser.add_argument("--only", type=word, default="", metavar="NAME,…", help=words)


def _simulate(parser: ArgumentParser) -> None:
    """Plays games without a window; one JSON object of figures on standard output."""
    _games(parser, 100)
    _bots(parser)
    words = "for one line per action and event"
    parser.add_argument("--trace", type=file_to_write, metavar="FILE", help=words)


def _lab(parser: ArgumentParser) -> None:
    """Plays many games, writes a report about them; its main figures on standard output.

    Games that were played before are not played again until the game or a level changes.
    """
    parser.add_argument("folder", type=folder_to_fill, metavar="DIR", help="for the report")
    _games(parser, 200)
    _bots(parser)
    words = (
        "the same deals once more: by other house rules ('' H2 H3=5 H2,H6), on another level set "
        "(its folder), with other settings (levels=DIR,edition=E,bots=NAME,players=N); the folder "
        "of an earlier report is read and not played"
    )
    parser.add_argument("--compare", type=word, nargs="+", default=[], metavar="TRIAL", help=words)


def _arena(parser: ArgumentParser) -> None:
    """One bot against another: every deal is played once from each seat.

    One seat is A's, the others are B's. Finished games are kept in .proof/arena.jsonl and count
    until a source changes, so a long run can be broken off and taken up again.
    """
    parser.add_argument("a", type=word, metavar="A")
    parser.add_argument("bots", type=word, metavar="B")
    _games(parser, 100)
    words = "stop as soon as A's rate is surely above this"
    parser.add_argument("--target", type=amount(0, 1), metavar="RATE", help=words)


def _school(parser: ArgumentParser) -> None:
    """Lets computer players learn from games, and writes what they have learned.

    Games that were played before are not played again until a source changes.
    """
    _box(parser)
    games = number(KEPT_APART, MOST_GAMES)
    parser.add_argument("--games", type=games, default=1500, metavar="N")
    parser.add_argument("--seed", type=word, default="school", metavar="S")
    words = "for what was learned; without it, where the players read it"
    parser.add_argument("--to", type=file_to_write, metavar="FILE", help=words)


def _catalogues(parser: ArgumentParser) -> None:
    """Compiles the texts, and checks that code and catalogues agree."""
    parser.add_argument("--check", action="store_true", help="write nothing")


def _shots(parser: ArgumentParser) -> None:
    """Pictures of every scene and of the situations that matter, to be looked at."""
    parser.add_argument("folder", type=folder_to_fill, metavar="DIR")
    _box(parser)
    parser.add_argument("--size", type=size, metavar="WxH", help="only this size")
    words, scale = "of the interface; 0 fits the size", amount(*SCALES)
    parser.add_argument("--scale", type=scale, default=0.0, metavar="N", help=words)
    parser.add_argument("--lang", type=language, default="en", metavar="L")
    words = "only pictures whose name has this in it"
    parser.add_argument("--only", type=word, default="", metavar="WORD", help=words)


def _strips(parser: ArgumentParser) -> None:
    """Every movement at the table as a row of pictures, to be looked at."""
    parser.add_argument("folder", type=folder_to_fill, metavar="DIR")
    _box(parser)
    words = "events with this in their name"
    parser.add_argument("--only", type=word, default="", metavar="WORD", help=words)


def _art(parser: ArgumentParser) -> None:
    """Bakes pictures and sounds from their sources, all of them or those that are named.

    A name is a file's, without its ending, or a folder's: `art title`, `art sounds/beds`. The
    same sources give the same files.
    """
    words = "a file's or a folder's"
    parser.add_argument("names", type=word, nargs="*", metavar="NAME", help=words)
    parser.add_argument("--list", action="store_true", help="only tell the names")


def _sounds(parser: ArgumentParser) -> None:
    """Measures the shipped sounds, all of them or those that are named, and draws them.

    For each effect and each bed a line of figures: loudness in LUFS, peaks in dBTP, pitches in
    hertz. With --sheet, a picture of their waves and spectra. A name is `effects/dice`, `beds` or
    the like.
    """
    words = "how the names of files begin"
    parser.add_argument("names", type=word, nargs="*", metavar="NAME", help=words)
    words = "draw them as well"
    parser.add_argument("--sheet", type=file_to_write, metavar="FILE.png", help=words)


def _contact_sheet(parser: ArgumentParser) -> None:
    """All that lies in a box on one picture."""
    words = "its ending says which format"
    parser.add_argument("file", type=picture_to_write, metavar="FILE", help=words)
    _box(parser)


def _pin(parser: ArgumentParser) -> None:
    """Pins what is installed, every group of pyproject.toml, to the newest that it allows."""


def _package(parser: ArgumentParser) -> None:
    """Builds the program that can be double-clicked, into dist/, and tries it out in a window."""
    parser.add_argument("--no-trial", action="store_true", help="do not try it out")


def _bench(parser: ArgumentParser) -> None:
    """One JSON object of speed figures, each beside its peer in the same run."""
    _box(parser)
    parser.add_argument("--quick", action="store_true", help="rough figures in a few seconds")
    _levels(parser)


LINES: dict[str, Callable[[ArgumentParser], None]] = {
    "check": _check,
    "proof": _proof,
    "levels": _set,
    "redraw": _redraw,
    "simulate": _simulate,
    "lab": _lab,
    "arena": _arena,
    "school": _school,
    "catalogues": _catalogues,
    "shots": _shots,
    "strips": _strips,
    "art": _art,
    "sounds": _sounds,
    "contact_sheet": _contact_sheet,
    "pin": _pin,
    "package": _package,
    "bench": _bench,
}
