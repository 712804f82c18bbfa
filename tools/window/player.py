"""Plays games by looking at the screen alone: presses what can be pressed and makes sense.

Knows the names of things, as a person knows what a button says; it is told nothing of the game.
"""

from collections.abc import Callable
from random import Random

from attrs import define, field

from tools.window.driver import Driver
from tools.window.program import StuckError
from tools.window.report import Report, Shown

# What is pressed as soon as it can be, the first of these first.
URGENT = ("notice.yes", "curtain.lift", "recap.close", "confirm", "option.", "side.")
USEFUL = (
    *("button.challenge", "button.turn_up", "button.use_akaku", "button.keep", "button.confirm"),
    *("button.roll_green", "button.roll_red", "button.roll_white", "button.take"),
)
HINT = "bar.advice"
PROMISING = ("gate", "Take", "entrance")  # words of fields where something is to be had
PATIENCE = 30  # seconds that computer players may take


@define
class Hands:
    """How a thing is pressed: by mouse, or by the letters that `f` shows on everything."""

    driver: Driver
    by_keys: bool = False

    def press(self, name: str) -> None:
        if self.by_keys:
            self._type_hint(name)
        else:
            self.driver.click(name)

    def _type_hint(self, name: str) -> None:
        program = self.driver.program
        self.driver.key("f")
        report = program.wait_for(lambda report: name in report.hints)
        self.driver.key(*report.hints[name])


@define
class Player:
    """Presses anything that makes sense, or what a hint names: that must be possible now."""

    hands: Hands
    rng: Random = field(factory=lambda: Random(1))
    hint_every: int = 0  # so many decisions one is asked for; never, if 0
    pressed: list[str] = field(factory=list, init=False)
    hinted: dict[int, str] = field(factory=dict, init=False)  # by the number of decisions
    tried: dict[int, set[str]] = field(factory=dict, init=False)  # by the number of decisions

    @property
    def driver(self) -> Driver:
        return self.hands.driver

    @property
    def report(self) -> Report:
        return self.driver.report

    def play_until(self, holds: Callable[[Report], bool], presses: int = 1500) -> Report:
        program = self.hands.driver.program
        for _ in range(presses):
            report = program.wait_for(lambda r: holds(r) or bool(self.choices(r)), PATIENCE)
            if holds(report):
                return report
            self.press(self._hint(report) or self.rng.choice(self.choices(report)).name)
        raise StuckError(f"{presses} presses: {self.pressed[-20:]}\n{program.state_of_things()}")

    def press(self, name: str) -> Report:
        """And wait until something has come of it."""
        self.pressed.append(name)
        self.tried.setdefault(self.report.facts.get("decisions", 0), set()).add(name)
        return self.do(lambda driver: self.hands.press(name))

    def _hint(self, report: Report) -> str:
        """What the program would press, if it is time to ask; once for a decision."""
        decisions = report.facts.get("decisions", 0)
        is_due = self.hint_every and decisions % self.hint_every == 0
        button = report.find(HINT)
        if not is_due or decisions in self.hinted or not (button and button.enabled):
            return ""
        self.driver.click(HINT)
        told = self.driver.program.wait_for(lambda r: r.focus is not None, PATIENCE)
        assert told.focus
        assert told[told.focus].enabled, f"a hint names {told.focus}, which cannot be pressed"
        self.hinted[decisions] = told.focus
        return told.focus

    def do(self, act: Callable[[Driver], None]) -> Report:
        """And wait until there is something else to see or to press, and no letters."""
        before = essence(self.report)
        act(self.driver)
        return self.driver.program.wait_for(lambda r: not r.hints and essence(r) != before)

    def choices(self, report: Report) -> list[Shown]:
        """The things of the first sort of which there are any."""
        able = [thing for thing in report.enabled() if report.free_spot(thing)]
        if fresh := self._bonuses(report, able):
            return fresh
        for start in (*URGENT, *USEFUL):
            if found := [thing for thing in able if thing.name.startswith(start)]:
                return found
        if report.scene != "table":
            return []
        fields = [thing for thing in able if thing.is_target("AtField")]
        good = [thing for thing in fields if any(word in thing.words for word in PROMISING)]
        tokens = [thing for thing in able if thing.is_target("AtDisc")]
        rest = [thing for thing in able if thing.is_target("AtButton")]
        return tokens or good or fields or rest

    def _bonuses(self, report: Report, able: list[Shown]) -> list[Shown]:
        """In a duel every token that helps is chosen, once."""
        if report.facts.get("phase") != "ChoosingBonuses":
            return []
        tried = self.tried.get(report.facts["decisions"], set())
        return [thing for thing in able if thing.is_target("AtDisc") and thing.name not in tried]


def essence(report: Report) -> tuple[object, ...]:
    """A report without what changes when the pointer merely passes over things."""
    facts = {name: fact for name, fact in report.facts.items() if name != "toast"}
    return report.scene, facts, [thing.name for thing in report.enabled()]
