"""Everything on the table that is refused has a reason, and what may be done has none."""

import pytest

from game.core.seats import NATURE, Seat
from game.rules import masks as rules
from game.rules.masks.explain import explain
from game.rules.masks.reasons import NotYourDecision
from game.rules.masks.targets import legal_targets, targets_on
from tests.masks.properties.games import Agreed, agreements, played


@pytest.mark.parametrize("agreed", agreements()[::5], ids=lambda a: f"{a.edition}-{a.seats}")
def test_everything_that_is_refused_has_a_reason(agreed: Agreed) -> None:
    for number, moment in enumerate(played(agreed, "why", 400)):
        seat = rules.to_move(moment.before)
        if seat is None or seat == NATURE or number % 4:
            continue
        seen = rules.observe(moment.before, seat)
        meant = legal_targets(seen, seat)
        for target in targets_on(seen, seat):
            reason = explain(seen, target)
            assert (reason is None) == (target in meant)
            assert reason is None or reason.rule
        other = Seat((seat + 1) % agreed.seats)
        looking_on = rules.observe(moment.before, other)
        assert explain(looking_on, next(targets_on(looking_on, other))) == NotYourDecision(seat)
