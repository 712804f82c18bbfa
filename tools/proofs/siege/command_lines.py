"""Command lines that make no sense, of the game and of every tool, in surroundings that are odd.

Each is a program of its own: it says in a sentence what is wrong, and leaves all things alone.
"""

import os
import signal
import socket
import stat
import subprocess
import sys
from argparse import Action
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from random import Random
from typing import TypeAlias

from attrs import frozen

from game.shelf.shelf import Packed
from tools.asking import file_to_write, folder_to_fill, folder_to_read, picture_to_write
from tools.command_lines import LINES, asker
from tools.places import ROOT
from tools.proofs.results import Figures, ProofFailedError
from tools.proofs.siege.assault import FOR_EVER, PATIENCE, Assault, Ground
from tools.proofs.siege.originals import game_of

Words: TypeAlias = tuple[str, ...]
SURROUNDINGS, FILES_FAULT, LINES_FAULT = (0, 1), (1, 2), (2,)  # exit codes
MIXED = 1 / 3  # of all lines; the others have one thing wrong with them
SHORTEST = 10  # letters of a sentence
SLIPS = ("Traceback", "Exception ignored", "Something went wrong")  # of ours, not of the line

# What is no number, no word, no place; `{odd}` and `{foreign}` are folders of the ground.
WORDS = ("\udcff", "\udce9t\udce9", "\u200b", "a\x01b", "\x1b[2J", "w" * 100_000)
NUMBERS = (
    *("nan", "NaN", "inf", "Infinity", "-1", "-0.5", "1e9", "1e400", "0x10", "1_0", "²", "½", ""),
    *("9" * 5000, "-" + "9" * 5000, "0." + "1" * 5000, "one", "1,5", "1 2", "\udcff", "\uff11e9"),
)
SIZES = (*NUMBERS, "640", "640x", "x480", "0x0", "-1x-1", "1x2x3", "99999x99999", "nanxnan", "=1x9")
NO_PLACES = (
    *("", " ", "n" * 300, "\udcff" * 256, "a/" * 3000, "{odd}/" + "n" * 256, "/dev/null/a"),
    *("{odd}/pipe", "{odd}/socket", "{odd}/node", "{odd}/loop", "{odd}/to_pipe", "{odd}/loop/a"),
    *("{foreign}/letter/a", "{odd}/pipe/a"),
)
FOLDERS_TO_FILL = (*NO_PLACES, "{foreign}/letter", "/dev/null", "/proc/nowhere/a", "/proc/a")
FOLDERS_TO_READ = (*NO_PLACES, "{foreign}/letter", "/dev/null", "{odd}/nowhere", "~nobody/a")
FILES = (*NO_PLACES, "{foreign}", "/", "{odd}/nowhere/a", "/proc/nowhere", "{odd}/to_pipe")
PICTURES = (*FILES, "{odd}/a.gif", "{odd}/a", "{odd}/.png", "{odd}/a.png.exe")
GAMES = (*NO_PLACES, "{foreign}", "{foreign}/letter", "{foreign}/game.matanui", "{odd}/nowhere")
LANGUAGES = (*WORDS, "", "tlh", "../en", "en/..", "EN", "n" * 300, "{odd}", "en\n")

# By what an option takes, and by what it is said to take.
OF_PLACES: Mapping[object, Sequence[str]] = {
    folder_to_read: FOLDERS_TO_READ,
    folder_to_fill: FOLDERS_TO_FILL,
    file_to_write: FILES,
    picture_to_write: PICTURES,
}
OF_TOOLS: Mapping[str, Sequence[str]] = {
    "N": NUMBERS,
    "RATE": (*NUMBERS, "2"),
    "WxH": SIZES,
    "L": LANGUAGES,
}
OF_ONE: Mapping[tuple[str, str], Sequence[str]] = {
    **{(name, "--players"): (*WORDS, "0", "1", "99", *NUMBERS) for name in LINES},
    **{(name, "--edition"): (*WORDS, "", "tlh") for name in LINES},
    **{(name, "--bots"): (*WORDS, "", ",", "nobody", "random,") for name in LINES},
    **{(name, "--box"): (*WORDS, "", "nobody") for name in ("simulate", "levels", "shots")},
}
GOOD = {"folder": "{home}/new", "file": "{home}/new.png", "a": "random", "bots": "random"}
OF_GAME: Mapping[str, Sequence[str]] = {
    "--players": (*NUMBERS, "0", "1", "7", "99"),
    "--figures": (*WORDS, "nobody", "nobody,nobody", "1", "=", "\n,\t,a"),
    "--bots": (*WORDS, "0", "99", "1,1", "2,2=random", "2=nobody", "=", "nan", "-1", "²", "all,1"),
    "--edition": (*WORDS, "", "tlh", " ", "EN", "../en"),
    "--house": (*WORDS, "H0", "H0=1", "=", "=1", "nan", "-1"),
    "--seed": WORDS,
    "--box": (*WORDS, "", "nobody", "../nobody", "n" * 300),
    "--lang": LANGUAGES,
    "--levels": FOLDERS_TO_READ,
    "--games": (*NO_PLACES, "{foreign}/letter", "/dev/null"),
    "--report": FILES,
    "--size": SIZES,
    "--speed": (*WORDS, "", "warp", "1", "nan"),
    "--load": GAMES,
    "--replay": GAMES,
}
IN_TEXT = {"--players", "--figures", "--bots", "--edition", "--house", "--load", "--levels"}
QUARRELS: Sequence[Words] = (
    ("game", "--new", "--continue"),
    ("game", "--new", "--load", "a"),
    ("game", "--load", "a", "--replay", "b"),
    ("game", "--continue", "--seed", "a"),
    ("game", "--replay", "a", "--box", "b"),
    *(("game", "--text", option) for option in ("--new", "--continue", "--leave")),
    *(("game", "--text", option, "a") for option in ("--replay", "--size", "--speed", "--report")),
    ("tools", "simulate", "--players", "3", "--bots", "random,random"),
    ("tools", "arena", "random"),
    ("tools", "arena", "nobody", "random"),
    ("tools", "arena", "random", "nobody"),
    ("tools", "lab"),
    ("tools", "lab", "{home}/new", "--compare", "", "H0"),
    ("tools", "proof", "nobody"),
    ("tools", "test", "--nonsense"),
    ("tools", "test", "-n0", "nowhere.py"),
    ("tools", "test", "-n0", "n" * 300),
    ("tools", "test", "-k"),
    ("tools", "test", "--maxfail", "nan"),
    ("tools", "levels", "--new", "../a"),
    ("tools", "levels", "--new", "A"),
    *(("tools", word) for word in ("", *WORDS, "chekc", "--version", "tools", "-")),
)

# Nothing is wrong with these.
SOUND: Sequence[Words] = (
    ("game", "--text"),
    ("game", "--text", "--seed", "a"),
    ("game", "--text", "--games={home}/new"),
    ("game", "--help"),
    ("game", "--version"),
    ("tools",),
    ("tools", "levels", "--help"),
    ("tools", "lab", "--help"),
)

# Where a program may find itself.
SETTINGS: Sequence[Mapping[str, str]] = (
    {},
    {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    {"LC_ALL": "xx_YY.latin9", "LANGUAGE": "tlh:\udcff"},
    {"PYTHONIOENCODING": "ascii:strict"},
    {"PYTHONIOENCODING": "utf-16"},
    {"HOME": ""},
    {"HOME": "/dev/null"},
    {"HOME": "/proc/nowhere"},
    {"HOME": "relative", "XDG_DATA_HOME": "{foreign}/letter", "XDG_CONFIG_HOME": "\udcff"},
    {"COLUMNS": "1", "LINES": "nan"},
    {"COLUMNS": "9" * 30, "TERM": "\udcff", "TZ": "nan"},
)
STREAMS = ("", "<&-", ">&-", "<&- >&-", ">/dev/full", "2>&-", "<&- >&- 2>&-")
SILENT = {"2>&-", "<&- >&- 2>&-"}


@frozen
class Attempt:
    words: Words  # after `python3 -m`
    codes: tuple[int, ...]  # with which it may end


# Lines with one thing wrong with them


@cache
def attempts(packed: Packed) -> Sequence[Attempt]:
    alone = (*_of_tools(), *_of_box(packed), *QUARRELS)
    found = [*_of_game(), *(Attempt(words, LINES_FAULT) for words in alone)]
    found += [Attempt(words, SURROUNDINGS) for words in (*SOUND,) * len(SETTINGS)]
    Random("command lines").shuffle(found)
    return found


def _of_game() -> Iterator[Attempt]:
    yield from (Attempt(("game", word), LINES_FAULT) for word in ("a", "-", "--nonsense", "-x"))
    for option, values in OF_GAME.items():
        codes = FILES_FAULT if option in {"--load", "--replay"} else LINES_FAULT
        more = ("--text",) if option in IN_TEXT else ()
        yield Attempt(("game", *more, option), LINES_FAULT)
        yield from (Attempt(("game", *more, f"{option}={value}"), codes) for value in values)


def _of_box(packed: Packed) -> Iterator[Words]:
    """What is there, but not so: too many of it, or the same one twice."""
    choices, box = game_of(packed).choices, ("--box", packed.key)
    first, every = choices.figures[0], ",".join(choices.figures)
    text = ("game", "--text", *box)
    yield *text, "--figures", f"{first},{first}"
    yield *text, "--figures", f"{every},{first}"
    yield *text, "--figures", every, "--players", f"{choices.fewest}"
    yield *text, "--players", f"{choices.fewest}", "--bots", f"{choices.fewest + 1}"
    for option in choices.options:
        one = option.key if option.is_switch else f"{option.key}=1"
        for odd in (f"{one},{one}", f"{option.key}=0", f"{one}.5", f"{option.key}=nan"):
            yield *text, "--house", odd
            yield "tools", "simulate", *box, "--house", odd
            yield "tools", "lab", GOOD["folder"], *box, "--compare", odd
        yield *text, "--house", f"{option.key}={'9' * 5000}"
    yield "tools", "simulate", *box, "--players", f"{choices.most + 1}"


def _of_tools() -> Iterator[Words]:
    for name in LINES:
        actions = [each for each in asker(name)._actions if each.dest != "help"]  # noqa: SLF001
        needed = tuple(GOOD[each.dest] for each in actions if _is_needed(each))
        for odd in ("--nonsense", "-x", "--=", "--no"):
            yield "tools", name, *needed, odd
        if not any(each.nargs == "*" for each in actions):
            yield "tools", name, *needed, "one", "too", "many"
        for each in actions:
            yield from _wrong(name, each, needed)


def _wrong(name: str, action: Action, needed: Words) -> Iterator[Words]:
    if action.nargs == 0:
        yield "tools", name, *needed, f"{action.option_strings[0]}=a"
        return
    key = action.option_strings[0] if action.option_strings else action.dest
    for value in _values(name, key, action):
        if action.option_strings:
            yield "tools", name, *needed, f"{key}={value}"
        elif _is_needed(action):
            yield "tools", name, *(value if word == GOOD[key] else word for word in needed)
        else:
            yield "tools", name, "--", value


def _values(name: str, key: str, action: Action) -> Sequence[str]:
    return (
        OF_PLACES.get(action.type)
        or OF_ONE.get((name, key))
        or OF_TOOLS.get(str(action.metavar), WORDS)
    )


def _is_needed(action: Action) -> bool:
    return action.required and action.nargs != "*"


def _mixed(packed: Packed, rng: Random) -> Attempt:
    """Two lines of one program in one; whatever is wrong with it, one sentence is enough."""
    wrong = [each.words for each in attempts(packed) if each.codes != SURROUNDINGS]
    first = rng.choice(wrong)
    name = first[: 2 if first[0] == "tools" else 1]
    same = [words for words in wrong if words[: len(name)] == name]
    return Attempt((*first, *rng.choice(same)[len(name) :]), FILES_FAULT)


# Trying them


def _lines(packed: Packed, number: int) -> Figures:
    rng, counted = Random(f"command lines {number}"), Counter[str]()
    with Ground.laid_out() as ground, closing(odd_things(ground)):
        for each in range(COMMAND_LINES.batch):
            place = number * COMMAND_LINES.batch + each
            is_mixed, every = rng.random() < MIXED, attempts(packed)
            attempt = _mixed(packed, rng) if is_mixed else every[place % len(every)]
            counted[attempt.words[0]] += 1
            try_out(ground, attempt, rng.choice(SETTINGS), rng.choice(STREAMS))
    return {"lines": COMMAND_LINES.batch, **counted}


def odd_things(ground: Ground) -> socket.socket:
    """What is no file: a pipe, a socket, a device, links that lead to them or in a circle."""
    odd = ground.place / "odd"
    odd.mkdir()
    os.mkfifo(odd / "pipe")
    (odd / "loop").symlink_to("loop")
    (odd / "to_pipe").symlink_to("pipe")
    try:
        os.mknod(odd / "node", stat.S_IFCHR | 0o666, os.makedev(1, 3))
    except OSError:  # only the system's keeper may
        os.mkfifo(odd / "node")
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(odd / "socket"))
    return listening


def try_out(
    ground: Ground, attempt: Attempt, settings: Mapping[str, str], streams: str = ""
) -> None:
    """Raises ProofFailedError if the program does anything but refuse in a sentence."""
    folders = {name: str(ground.place / name) for name in ("odd", "foreign", "home")}
    words = [_filled(word, folders) for word in attempt.words]
    plain = {"HOME": str(ground.home), "PYTHONPATH": str(ROOT), **PLAIN}
    surroundings = {**plain, **{key: _filled(text, folders) for key, text in settings.items()}}
    before = _seen(ground)
    what = f"{[word[:80] for word in words]}, {dict(settings)}, {streams!r}"
    shell = f'ulimit -S -t {PATIENCE}; exec "$0" -m "$@" {_filled(streams, folders)}'
    ended = _ended(["sh", "-c", shell, sys.executable, *words], ground.home, surroundings)
    if ended is None:
        raise ProofFailedError(f"{what}: more than {FOR_EVER} s of waiting")
    if ended.returncode == -signal.SIGXCPU:
        raise ProofFailedError(f"{what}: more than {PATIENCE} s of work")
    told = ended.stderr.decode(errors="replace")
    if any(words in told for words in SLIPS):
        raise ProofFailedError(f"{what}:\n{told}")
    if ended.returncode not in attempt.codes:
        raise ProofFailedError(f"{what}: exit code {ended.returncode}\n{told}")
    if ended.returncode and streams not in SILENT and len(told.strip()) < SHORTEST:
        raise ProofFailedError(f"{what}: no sentence: {told!r}")
    ground.demand_untouched(what)
    if _seen(ground) != before:
        raise ProofFailedError(f"{what}: {before} has become {_seen(ground)}")


def _ended(
    command: list[str], place: Path, surroundings: Mapping[str, str]
) -> "subprocess.CompletedProcess[bytes] | None":
    """None if it waits for what never comes."""
    with suppress(subprocess.TimeoutExpired):
        return subprocess.run(
            command,
            cwd=place,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            timeout=FOR_EVER,
        )
    return None


PLAIN = {
    "PATH": os.defpath,
    "SDL_VIDEODRIVER": "dummy",
    "PIP_CONFIG_FILE": os.devnull,  # should anything be installed for such a line,
    "PIP_INDEX_URL": "http://127.0.0.1:9/",  # it finds no packages
}


def _filled(text: str, folders: Mapping[str, str]) -> str:
    for name, path in folders.items():
        text = text.replace(f"{{{name}}}", path)
    return text


def _seen(ground: Ground) -> dict[str, tuple[int, int]]:
    """What the odd things are: which inode of which kind."""
    found = {path: path.lstat() for path in (ground.place / "odd").iterdir()}
    return {path.name: (facts.st_ino, stat.S_IFMT(facts.st_mode)) for path, facts in found.items()}


COMMAND_LINES = Assault("command lines", wanted=300, batch=15, piece=_lines)
