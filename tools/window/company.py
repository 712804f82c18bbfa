"""A person and three computers in the window, from the title on: by clicks, with hints."""

from typing import Any

from attrs import define, field

from game.shelf.shelf import Packed
from tools.boxes import tools_of
from tools.window.driver import Driver
from tools.window.player import Hands, Player
from tools.window.report import Report

HINT_EVERY = 3  # decisions


@define
class Company:
    """One game, and how the table was looked after meanwhile."""

    driver: Driver
    packed: Packed
    player: Player = field(init=False)
    first: Report = field(init=False)  # of the table
    last: Report = field(init=False)

    @player.default
    def _player(self) -> Player:
        return Player(Hands(self.driver), tools_of(self.packed).sense(), hint_every=HINT_EVERY)

    def sit_down(self, seed: str, level: str = "") -> None:
        """As the form proposes it: a person at the first seat, computers at three others."""
        self.player.press("title.new_game")
        for seat in (2, 3, 4) if level else ():
            self.driver.click(f"seat.{seat}.player.{level}")
        for house in filter(None, [tools_of(self.packed).short_game]):
            self.player.press("new_game.rules")
            self.driver.click(f"house.{house}")
            self.player.press("new_game.rules")  # folded again, there is room for the seed
        self.player.press("new_game.seed")
        self.driver.click("new_game.code")
        self.driver.write(seed)
        self.player.press("new_game.start")
        self.first = self.last = self.driver.program.wait_for_scene("table")

    def play(self, decisions: float = float("inf")) -> Report:
        """Until it is over, or all four together have decided so often."""

        def is_enough(report: Report) -> bool:
            if report.scene == "table":
                self.last = report
            return report.scene == "result" or self.last.facts["decisions"] >= decisions

        return self.player.play_until(is_enough)

    @property
    def frames(self) -> dict[str, Any]:
        """Since the table was first seen: how many there were, and what each took that was late."""
        before = self.first.frames
        return {
            name: now[len(before[name]) :] if isinstance(now, list) else now - before[name]
            for name, now in self.last.frames.items()
        }
