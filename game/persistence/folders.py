"""Where the user's files lie: never beside the program, which may be read-only."""

from pathlib import Path

import platformdirs
from attrs import frozen


@frozen
class Folders:
    """None of them has to exist yet."""

    games: Path
    config: Path
    logs: Path
    cache: Path  # what can be made again at any time

    @property
    def settings(self) -> Path:
        return self.config / "settings.json"

    @property
    def setups(self) -> Path:
        return self.config / "setups.json"


def folders_of(program: str) -> Folders:
    """Of the user who has started *program*, as the system wants it."""
    return Folders(
        games=platformdirs.user_data_path(program, appauthor=False) / "games",
        config=platformdirs.user_config_path(program, appauthor=False),
        logs=platformdirs.user_log_path(program, appauthor=False),
        cache=platformdirs.user_cache_path(program, appauthor=False),
    )
