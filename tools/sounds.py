"""`sounds`: measure the shipped sounds, and draw them."""

from collections.abc import Mapping
from io import BytesIO

from game.shelf.choices import OptionError
from tools.artwork.sounds.bake import is_loop
from tools.artwork.sounds.figures import figures_of_bed, figures_of_effect
from tools.artwork.sounds.ogg import decoded
from tools.artwork.sounds.sheet import sheet
from tools.artwork.sounds.waves import Samples
from tools.outputs import write_bytes
from tools.places import ROOT
from tools.wishes import asked, tells_what_is_wrong

FOLDER = ROOT / "assets" / "sounds"


@tells_what_is_wrong
def main(arguments: list[str]) -> int:
    options = asked("sounds", arguments)
    sounds = _read(tuple(options.names))
    if not sounds:
        raise OptionError("No sound is called that. All names: python3 -m tools art --list")
    for loops in (False, True):
        _tell({name: sound for name, sound in sounds.items() if is_loop(name) == loops})
    if options.sheet:
        drawn = BytesIO()
        sheet(sounds).save(drawn, format="png")
        write_bytes(options.sheet, drawn.getvalue())
    return 0


def _read(beginnings: tuple[str, ...]) -> dict[str, Samples]:
    paths = {
        path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in FOLDER.rglob("*.ogg")
    }
    return {
        name: decoded(path.read_bytes())
        for name, path in sorted(paths.items())
        if name.startswith(beginnings or "")
    }


def _tell(sounds: Mapping[str, Samples]) -> None:
    lines = {
        name: figures_of_bed(sound) if is_loop(name) else figures_of_effect(sound)
        for name, sound in sounds.items()
    }
    for head in list(lines.values())[:1]:
        print(f"{'':26}" + "".join(f"{word:>11}" for word in head))
    for name, figures in lines.items():
        print(f"{name:26}" + "".join(f"{figure:11.4g}" for figure in figures.values()))
