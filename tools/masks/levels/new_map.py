"""Starts a new map: a copy of one that is sound, under a new name, with its kinds kept."""

import re
from pathlib import Path

from game.boxes.masks.land.maps import SHIPPED_MAP, check_maps
from game.core.errors import GameError
from game.core.plain_files import content_of
from game.shelf.choices import OptionError
from game.tiled.names import KEY
from game.tiled.set_files import MAX_XML

NAME = re.compile(rb'(<property name="map_name"[^>]*? value=")[^"]*(")')


class NewMapError(GameError):
    """Why no map can be started here."""


def write_new(folder: Path, name: str) -> str:
    """What has been done, for the person at the terminal."""
    if not KEY.fullmatch(name):
        raise OptionError(
            f'"{name}" cannot be a map\'s name: use small letters a to z, digits and underscores, '
            "a letter first."
        )
    path, model = folder / f"{name}.tmx", _model(folder)
    old = content_of(model, MAX_XML)
    new = NAME.sub(rb"\g<1>map." + name.encode() + rb"\g<2>", old, count=1)
    try:
        with path.open("xb") as file:
            file.write(new)
    except FileExistsError as error:
        raise NewMapError(f"{path} exists already. Choose another name.") from error
    except OSError as error:
        raise NewMapError(f"{path} cannot be written: {error.strerror}.") from error
    return (
        f"Wrote {path}, a copy of {model.name}. Change it in Tiled; then check it: "
        f"python3 -m tools levels {folder} --box masks"
    )


def _model(folder: Path) -> Path:
    """The map that comes with the game, if it is there."""
    readings = check_maps(folder).readings
    sound = [key for key, reading in readings.items() if reading.land is not None]
    if not sound:
        raise NewMapError(f"{folder} has no sound map to begin with. Mend or add one first.")
    return folder / f"{SHIPPED_MAP if SHIPPED_MAP in sound else sound[0]}.tmx"
