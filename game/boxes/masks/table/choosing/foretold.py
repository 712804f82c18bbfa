"""The card of a space: how far it is, what it would do, and with what chances."""

from collections.abc import Iterator

from game.boxes.masks.bots.contests import scores_after
from game.boxes.masks.table.choosing import forecast
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.words.forecasts import (
    percent,
    rule_of_space,
    space_sentence,
    task_sentences,
)
from game.core.seats import Seat
from game.i18n.texts import capital
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import SpaceKind
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtSpace, Target
from game.rules.masks.walking.spaces import kind_for
from game.ui.explanation import Explanation


def foretold(here: Situation, space: int) -> Explanation:
    names, seat = here.names, here.own
    if seat is None:
        return Explanation(capital(names.space(space)), "")
    seen = here.seen if here.is_open else forecast.without_hand(here.seen, seat)
    return Explanation(
        capital(names.space(space)),
        space_sentence(names, here.seen, seat, space),
        now="\n".join(_chances(here, seen, seat, space)),
        more=_steps(here, space) or _refusal(here, space),
        rule=rule_of_space(names, space),
    )


def _steps(here: Situation, space: int) -> str:
    way = here.walks.ways.get(space)
    return here.names.texts.count("forecast.steps", len(way)) if way else ""


def _refusal(here: Situation, space: int) -> str:
    target = AtSpace(space)
    return "" if here.selection is None or here.is_legal(target) else here.why(target)


def _chances(here: Situation, seen: Observation, seat: Seat, space: int) -> Iterator[str]:
    names, text = here.names, here.names.texts.text
    yield from task_sentences(names, seen, seat, space)
    match kind_for(seen, seat, space):
        case SpaceKind.MISSION:
            risk = forecast.mission_risk(seen)
            if risk is not None:
                open_share = risk.tasks / risk.of
                shares = {"task": percent(open_share), "once": percent(1 - open_share)}
                yield text("forecast.mission", **shares)
        case SpaceKind.CHALLENGE:
            for other, share in forecast.chances(seen, seat):
                yield text("forecast.odds", seat=names.seat(other), share=percent(share))
        case _:
            return


def odds_against(here: Situation, other: Seat) -> str:
    """The chance to win a Great Mask Challenge; "" where nobody could ask."""
    seat = here.own
    if seat is None or seat == other:
        return ""
    seen = here.seen if here.is_open else forecast.without_hand(here.seen, seat)
    return percent(forecast.chance_to_win(seen, seat, other))


def scores_words(here: Situation, target: Target) -> str:
    """How a contest would stand once this is added; "" where that is not all it does."""
    seat, chosen = here.own, here.selection
    if seat is None or chosen is None or not isinstance(here.seen.phase, Contest):
        return ""
    meant = chosen.meant_by.get(target, ())
    after = scores_after(here.seen, seat, meant[0]) if len(meant) == 1 else None
    if after is None:
        return ""
    return here.names.texts.text("table.scores", challenger=after[0], defender=after[1])


def odds_words(here: Situation, other: Seat) -> str:
    share, name = odds_against(here, other), here.names.seat(other)
    return here.names.texts.text("forecast.odds", seat=name, share=share) if share else ""
