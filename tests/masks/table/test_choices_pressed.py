"""Whatever is asked can be answered with a button, with a card of the own hand or on the map."""

import pytest

from game.boxes.masks.table.choosing.listed import listed
from game.core.seats import Seat
from game.rules.masks.actions import ChooseCard
from game.rules.masks.deeds import Do, Return
from game.rules.masks.holding.held import Held
from game.rules.masks.phases import (
    Answering,
    ChoosingDeck,
    ChoosingDiscard,
    ChoosingMask,
    ChoosingSkill,
    Interrupting,
    NamingAnother,
    Overfull,
    Play,
    Prize,
    SettingPawn,
    TurnStart,
)
from game.rules.masks.pieces import Deck, Toa
from game.rules.masks.printed.effects import KnockOff, SetSkill, Who
from game.rules.masks.state import State
from game.rules.masks.targets import AtCard, AtMask, AtSpace
from tests.masks.table.situations import situation
from tests.masks.tables import at, first_turn, holding, wearing

ME, YOU = Seat(0), Seat(1)
AGENDA = (Return(TurnStart(ME)),)
PLAYED = Play(Held("numb_mask", int(Deck.GA)), YOU, ME)
ASKED: tuple[Interrupting, ...] = (
    ChoosingMask(ME, YOU, ("hau", "kakama"), Do(KnockOff(), ME, YOU), AGENDA),
    ChoosingDeck(ME, (Deck.GA, Deck.RAHI), None, AGENDA),
    ChoosingDiscard(ME, Deck.GA, AGENDA),
    ChoosingSkill(ME, SetSkill(Who.SELF, 100), AGENDA),
    Overfull(ME, Deck.GA, None, AGENDA),
    SettingPawn(ME, YOU, (at("r9c6"), at("r9c7")), "M7", AGENDA),
    NamingAnother(ME, PLAYED, AGENDA),
    Answering((ME,), "huna", PLAYED, AGENDA),
    Prize(ME, AGENDA),
)


def table_of_three() -> State:
    state = first_turn("qftm", Toa.TAHU, Toa.GALI, Toa.LEWA)
    keys = sorted({card.key for card in state.stacks[Deck.GA].cards})
    state = holding(state, 0, Deck.GA, *keys[:4])
    return wearing(wearing(state, 1, "hau", "kakama"), 0, "hau")


@pytest.mark.parametrize("phase", ASKED, ids=lambda phase: type(phase).__name__)
def test_every_answer_is_a_button_a_card_or_a_space(phase: Interrupting) -> None:
    here = situation(table_of_three().but(phase=phase))
    assert here.selection
    pressed = set(listed(here))

    assert here.selection.actions
    for action in here.selection.actions:
        large = [x for x in here.selection.meanings(action) if isinstance(x, AtCard | AtSpace)]
        assert action in pressed or any(map(here.is_next, large)), action


def test_a_mask_to_be_chosen_is_a_button_and_lit_where_it_lies() -> None:
    here = situation(table_of_three().but(phase=ASKED[0]))

    assert listed(here) == (ChooseCard("hau"), ChooseCard("kakama"))
    assert here.is_next(AtMask("hau", YOU))
