"""Game files that somebody was sent, or that a disk has spoilt: listed, opened, replayed, shown."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from game.core.errors import GameError
from game.persistence import game_file
from game.persistence.game_file import SUFFIX, Opened
from game.scenes.table.scene import TableScene
from game.shelf.shelf import Packed
from tools.proofs.results import Figures, ProofFailedError
from tools.proofs.siege.assault import Assault, Ground, within_limits
from tools.proofs.siege.damage import cut, damaged
from tools.proofs.siege.originals import game_of, originals
from tools.studio import Studio

SHOWN = 40  # every so often a file is also laid on the table
CUT = 1 / 8
ODD_NAMES = ("", "\u202e", "\u200b" * 60, "n" * 200, "%s{0}", "\U0001f30b", " ", "-")
SIZE = (1024, 640)
AnyOpened: TypeAlias = Opened[Any, Any, Any, Any]


def _files(packed: Packed, number: int) -> Figures:
    rng, counted = Random(f"files {number}"), Counter[str]()
    originals(packed)  # whoever plays first takes longer
    with Ground.laid_out() as ground:
        for each in range(FILES.batch):
            path = ground.home / f"{each:03}{rng.choice(ODD_NAMES)}{SUFFIX}"
            with within_limits(f"piece {number}, file {each}"):
                counted[_came_to(packed, path, rng)] += 1
        if packed.kit:
            _show(packed, ground, number)
    return {"files": FILES.batch, **counted}


def _came_to(packed: Packed, path: Path, rng: Random) -> str:
    """What became of a damaged file: opened, with notices or without, or refused."""
    original = rng.choice(originals(packed))
    is_cut = rng.random() < CUT
    content = cut(original.content, rng) if is_cut else damaged(original.content, rng)
    path.write_bytes(content)
    try:
        opened = _opened(packed, path)
    except GameError as error:
        return _refused(error)
    if is_cut and len(opened.match.past) < original.least_actions(len(content)):
        raise ProofFailedError("Actions that had been saved are not there.")
    _play_on(packed, opened, content, rng)
    return "opened with notices" if opened.notices else "opened"


def _opened(packed: Packed, path: Path) -> AnyOpened:
    codecs = [game_of(packed).codec]
    for _ in game_file.replay_game(path, codecs):
        pass
    return game_file.open_game(path, codecs)


def _refused(error: GameError) -> str:
    if not str(error).endswith((".", "!", "?")):
        raise ProofFailedError(f"No sentence: {error}")
    return "refused"


def _play_on(packed: Packed, opened: AnyOpened, content: bytes, rng: Random) -> None:
    """Whoever goes on loses nothing of what the file said, and can open it again."""
    match, path = opened.match, opened.scribe.pages.path
    match.begin()
    if match.rules.to_move(match.state) is not None:
        match.submit(rng.choice(match.rules.legal_actions(match.state)))
    if opened.scribe.trouble:
        raise ProofFailedError(f"It cannot be saved: {opened.scribe.trouble}")
    if not path.read_bytes().startswith(content[: content.rfind(b"\n") + 1]):
        raise ProofFailedError("Lines that were there have gone.")
    if _opened(packed, path).match.state != match.state:
        raise ProofFailedError("A game that was gone on with is another one when it is opened.")


def _show(packed: Packed, ground: Ground, number: int) -> None:
    """All of them in the list, and some on the table."""
    studio = Studio(ground.home, SIZE, packed=packed)
    routes = studio.program.routes
    for make in (routes.title, routes.load):
        with within_limits(f"piece {number}, {make.__name__}"):
            studio.picture(studio.settle(studio.stage(make()), 5))
    for path in sorted(ground.home.glob(f"*{SUFFIX}"))[::SHOWN]:
        with within_limits(f"piece {number}, table of {path.name}"):
            _lay(studio, path)


def _lay(studio: Studio, path: Path) -> None:
    try:
        scene = studio.program.routes.go_on(path)
    except GameError:
        return
    studio.picture(studio.settle(studio.stage(scene), 5))
    if isinstance(scene, TableScene):
        scene.kept.leave()


FILES = Assault("files", wanted=20_000, batch=100, piece=_files)
