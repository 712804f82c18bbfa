"""Pictures of every scene and of the situations that matter, to be looked at."""

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game.boxes import SHELF
from game.shelf.shelf import Shelf
from tools.boxes import tools_of
from tools.pictures import save_picture
from tools.shooting import scenes
from tools.shooting.moments import Pictures, Shot
from tools.studio import Studio
from tools.wishes import asked, tells_what_is_wrong

SIZES = ((1280, 720), (1920, 1080), (1024, 640))


@tells_what_is_wrong
def main(arguments: list[str], shelf: Shelf = SHELF) -> int:
    options = asked("shots", arguments, shelf)
    sizes = [options.size] if options.size else SIZES
    options.folder.mkdir(parents=True, exist_ok=True)
    look = {"scale": options.scale, "language": options.lang}
    studio = partial(Studio, **look, shelf=shelf, packed=options.box)
    taken = sum(take(partial(studio, size=s), options.folder, options.only) for s in sizes)
    print(f"Took {taken} pictures into {options.folder}.")
    return 0


def take(studio_in: Callable[[Path], Studio], folder: Path, only: str = "") -> int:
    """Each in a studio of its own; how many there were."""
    with tempfile.TemporaryDirectory() as games:
        place = Path(games)
        first = studio_in(place)
        shots = shots_of(tools_of(first.packed).pictures(first.game))
        wanted = {name: shot for name, shot in shots.items() if only in name}
        for name, shot in wanted.items():
            studio = studio_in(place)
            path = folder / f"{name}-{studio.size[0]}x{studio.size[1]}.png"
            save_picture(shot(studio), path)
            print(path.name, file=sys.stderr)
    return len(wanted)


def shots_of(pictures: Pictures) -> dict[str, Shot]:
    """Those of every box, and its own."""
    return {
        "title": scenes.title,
        "first-start": scenes.menu("first_start"),
        "new-game": scenes.menu("new_game"),
        "learn": scenes.menu("learn"),
        "load": scenes.load(pictures.evenings),
        "settings": scenes.menu("settings"),
        "rulebook": scenes.menu("rulebook"),
        "pause": scenes.pause(pictures.choosing),
        "cast": scenes.cast(pictures.choosing),
        "crash": scenes.crash,
        "result": scenes.result,
        "replay": scenes.replay,
        "curtain": scenes.curtain(pictures.turn),
        "recap": scenes.recap(pictures.turn),
        "turn": scenes.table(pictures.turn),
        "choosing": scenes.table(pictures.choosing),
        "hints": scenes.hinting(pictures.choosing),
        "advice": scenes.advised(pictures.choosing),
        "bots": scenes.bots(pictures.turn),
        "guided": scenes.guided(pictures.turn),
        "told-why": scenes.told_why(pictures.after_others),
        **pictures.shots,
    }
