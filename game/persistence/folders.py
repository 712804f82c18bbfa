"""Where the user's files lie: never beside the program, which may be read-only."""

from pathlib import Path

import platformdirs
from attrs import evolve, frozen


@frozen
class Folders:
    """None of them has to exist yet."""

    games: Path
    settings: Path  # a file
    setups: Path  # a file
    logs: Path
    cache: Path  # what can be made again at any time
    more_games: tuple[Path, ...] = ()  # folders where some have been left

    def or_else(self, former: "Folders") -> "Folders":
        """What is not here is used where it is, in the *former* ones."""
        games, settings, setups = (
            old if old.exists() and not own.exists() else own
            for own, old in (
                (self.games, former.games),
                (self.settings, former.settings),
                (self.setups, former.setups),
            )
        )
        more = tuple(path for path in (former.games,) if path != games and path.exists())
        return evolve(self, games=games, settings=settings, setups=setups, more_games=more)


def folders_of(program: str) -> Folders:
    """Of the user who has started *program*, as the system wants it."""
    config = platformdirs.user_config_path(program, appauthor=False)
    return Folders(
        games=platformdirs.user_data_path(program, appauthor=False) / "games",
        settings=config / "settings.json",
        setups=config / "setups.json",
        logs=platformdirs.user_log_path(program, appauthor=False),
        cache=platformdirs.user_cache_path(program, appauthor=False),
    )


def tops_of(program: str) -> tuple[Path, ...]:
    """The folders that are called as *program* is: some systems have one for all, some four."""
    folders = folders_of(program)
    places = (folders.games, folders.settings, folders.logs, folders.cache)
    return tuple(_top(path, program) for path in places)


def _top(path: Path, program: str) -> Path:
    return next((above for above in (path, *path.parents) if above.name == program), path)
