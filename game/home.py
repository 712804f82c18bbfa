"""Where the user's files are. What was kept under the program's former name comes along."""

import time
from datetime import datetime

from game.command_line import NAME
from game.i18n.texts import Texts
from game.persistence.folders import Folders, folders_of, tops_of
from game.persistence.moving import move_once
from game.persistence.names import dated_name

FORMER_NAME = "Quest for Makuta"  # until there was more than one box


def find_home(texts: Texts) -> tuple[Folders, tuple[str, ...]]:
    """And what the person should know: that something had to stay where it was."""
    ways = zip(tops_of(FORMER_NAME), tops_of(NAME), strict=True)
    own = folders_of(NAME)
    left = move_once(ways, own.cache / "moving", time.sleep)
    folders = own.or_else(folders_of(FORMER_NAME)) if left else own
    told = (
        texts.text("home.left", former=FORMER_NAME, path=each.path, reason=each.reason)
        for each in left
        if each.reason
    )
    return folders, tuple(told)[:1]


def new_name() -> str:
    return dated_name(now())


def now() -> datetime:
    return datetime.now()  # noqa: DTZ005 - the time on the wall, for people
