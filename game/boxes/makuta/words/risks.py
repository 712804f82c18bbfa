"""The risk of a step, in one line: how strong it may be, the odds, and what could be lost."""

from game.boxes.makuta.risk import Risk, risk_at
from game.boxes.makuta.words.names import Names
from game.core.shares import percents
from game.rules.makuta.state import Observation


def risk_line(names: Names, seen: Observation, field: int) -> str:
    """Empty where there is none; *seen* is what may be read now."""
    risk = risk_at(seen, field)
    return _line(names, risk) if risk else ""


def _line(names: Names, risk: Risk) -> str:
    win, tie, lose = map(str, percents((risk.win, risk.tie, risk.lose)))
    line = names.texts.text("risk.odds", span=_span(risk), win=win, tie=tie, lose=lose)
    return "".join((line, _loss(names, risk), _veil(names, risk)))


def _span(risk: Risk) -> str:
    weakest, strongest = risk.strengths[0], risk.strengths[-1]
    return str(weakest) if weakest == strongest else f"{weakest}–{strongest}"


def _loss(names: Names, risk: Risk) -> str:
    if risk.at_stake is None or not risk.lose:
        return ""
    return names.texts.text("risk.loss", token=names.kind(risk.at_stake))


def _veil(names: Names, risk: Risk) -> str:
    """A win that is certain needs no more."""
    return names.texts.text("risk.veiled") if risk.is_veiled and risk.win < risk.of else ""
