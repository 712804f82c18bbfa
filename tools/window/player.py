"""Plays games by looking at the screen alone: presses what can be pressed and makes sense.

Knows the names of things, as a person knows what a button says; what makes sense at the table of a
box, that box says.
"""

from collections.abc import Callable, Collection
from functools import partial
from random import Random
from typing import TypeAlias

from attrs import define, field

from tools.window.driver import Driver
from tools.window.program import StuckError
from tools.window.report import Report, Shown

# What is pressed as soon as it can be, the first of these first.
URGENT = ("notice.yes", "curtain.lift", "recap.close")
ANSWERS = ("confirm", "option.")  # to a question that was asked before something is done
# Around every table: no decision is made there.
FURNITURE = ("bar.", "now.", "log", "camera.", "map", "goal", "seat.", "pawn.")
HINT = "bar.advice"
PATIENCE = 30  # seconds that a computer player may take for a decision
# What makes sense at the table of a box, of all that can be pressed there and has not been tried.
Sense: TypeAlias = Callable[[Report, list[Shown], Collection[str]], list[Shown]]


def anything(report: Report, able: list[Shown], tried: Collection[str]) -> list[Shown]:
    """For a table that nobody knows: what has not been tried for this decision, if there is any."""
    there = [thing for thing in able if not thing.name.startswith(FURNITURE)]
    answers = [thing for thing in there if thing.name.startswith(ANSWERS)]
    return answers or [thing for thing in there if thing.name not in tried] or there


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
    sense: Sense = anything
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
        for _ in range(presses):
            report = self._wait_for_a_turn(holds)
            if holds(report):
                return report
            self.press(self._hint(report) or self.rng.choice(self.choices(report)).name)
        things = self.driver.program.state_of_things()
        raise StuckError(f"{presses} presses: {self.pressed[-20:]}\n{things}")

    def _wait_for_a_turn(self, holds: Callable[[Report], bool]) -> Report:
        """However many computers come first: whoever goes on deciding is not stuck."""

        def is_turn(report: Report) -> bool:
            return holds(report) or bool(self.choices(report))

        def goes_on(before: int, report: Report) -> bool:
            return is_turn(report) or _decisions(report) != before

        report = self.report
        while not is_turn(report):
            before = _decisions(report)
            report = self.driver.program.wait_for(partial(goes_on, before), PATIENCE)
        return report

    def press(self, name: str) -> Report:
        """And wait until something has come of it."""
        self.pressed.append(name)
        self.tried.setdefault(_decisions(self.report), set()).add(name)
        return self.do(lambda driver: self.hands.press(name))

    def _hint(self, report: Report) -> str:
        """What the program would press, if it is time to ask; once for a decision."""
        decisions = _decisions(report)
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
        for start in URGENT:
            if found := [thing for thing in able if thing.name.startswith(start)]:
                return found
        if report.scene != "table":
            return []
        tried = self.tried.get(_decisions(report), set())
        return self.sense(report, able, tried)


def _decisions(report: Report) -> int:
    decisions: int = report.facts.get("decisions", 0)
    return decisions


def essence(report: Report) -> tuple[object, ...]:
    """A report without what changes when the pointer merely passes over things."""
    facts = {name: fact for name, fact in report.facts.items() if name != "toast"}
    return report.scene, facts, [thing.name for thing in report.enabled()]
