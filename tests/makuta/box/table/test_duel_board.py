"""The card of a duel: what stands against what, the odds, and how it ended."""

from functools import partial

import pytest
from attrs import evolve
from pygame import Rect, Surface

from game.boxes.makuta.table.choosing.secrets import closed
from game.boxes.makuta.table.duel.board import DuelBoard
from game.boxes.makuta.table.duel.card import DuelCard, card_size
from game.boxes.makuta.table.duel.prospects import Odds, odds, prospects, verdict
from game.boxes.makuta.table.duel.state import Duel, duel_in, parts_of
from game.boxes.makuta.table.duel.sum import DiePart, TokenPart, grid_of, sum_of, sum_parts
from game.boxes.makuta.table.duel.verdict import consequence
from game.boxes.makuta.words import Names
from game.core.seats import OPEN, PUBLIC, Viewer
from game.rules.makuta import observe
from game.rules.makuta.duel import Outcome
from game.rules.makuta.phases import (
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    MakutaFoe,
    Moving,
    Phase,
    RahiFoe,
    RollingDuel,
    TurningTemple,
)
from game.rules.makuta.pieces import Colour, Die, Disc, Toa
from game.rules.makuta.state import Dice, Observation, Throw
from game.ui.widgets.card import draw_card
from game.ui.widgets.hint import Beside
from game.ui.widgets.widget import Mood
from tests.makuta.atlases import small_atlas
from tests.makuta.box.table.hands import SIZE, at_table
from tests.makuta.box.table.staging import TEXTS, pieces, pixels, theme
from tests.makuta.rules.discs import FIRE, GALI, HAU, KAKAMA, PAKARI, TAHU, VAKAMA, mosquito, shown
from tests.makuta.situations import NORTH, drawn, situation

STORY = drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, trays=[[HAU, FIRE, PAKARI], [HAU]])
(FIELD,) = STORY.state.tokens.rahi
FOE = RahiFoe(5, FIELD, STORY.state.pawns[TAHU])
MAKUTA = MakutaFoe(24)


def seen(phase: Phase, viewer: Viewer = TAHU, dice: Dice = ()) -> Observation:
    return observe(evolve(STORY.state, phase=phase, dice=dice), viewer)


def board(phase: Phase, viewer: Viewer = TAHU, dice: Dice = ()) -> DuelBoard:
    look = seen(phase, viewer, dice)
    duel = DuelBoard()
    duel.show(look)
    return duel


# Odds


@pytest.mark.parametrize(
    ("foe", "die", "bonus", "expected"),
    [
        (FOE, Die.WHITE, 0, Odds(1, 1, 4)),
        (FOE, Die.WHITE, 5, Odds(6, 0, 0)),
        (FOE, Die.GREEN, 0, Odds(7, 1, 4)),
        (MAKUTA, Die.GREEN, 15, Odds(3, 0, 9)),
        (MAKUTA, Die.WHITE, 0, Odds(0, 0, 6)),
    ],
)
def test_the_odds_are_counted_by_the_sides_of_the_die(
    foe: RahiFoe | MakutaFoe, die: Die, bonus: int, expected: Odds
) -> None:
    assert odds(foe, die, bonus) == expected


def test_once_it_is_rolled_the_end_is_certain() -> None:
    assert [verdict(FOE, total) for total in (6, 5, 4)] == [
        Odds(1, 0, 0),
        Odds(0, 1, 0),
        Odds(0, 0, 1),
    ]
    assert verdict(MAKUTA, 24) == Odds(0, 0, 1)


# Prospects


def test_the_odds_follow_the_tokens_one_thinks_about() -> None:
    phase = ChoosingBonuses(TAHU, FOE)
    (none,) = prospects(seen(phase))
    (some,) = prospects(seen(phase), (0, 2))

    assert (none.odds, none.tokens) == (Odds(1, 1, 4), ())
    assert (some.odds, some.bonus) == (Odds(6, 0, 0), 15)
    assert some.tokens == (HAU, PAKARI)


def test_with_a_roll_the_choice_of_tokens_decides() -> None:
    phase = ChoosingBonuses(TAHU, FOE, 1)

    assert [prospects(seen(phase), places)[0].odds for places in ((), (0,))] == [
        Odds(0, 0, 1),
        Odds(1, 0, 0),
    ]


def test_before_the_roll_the_die_alone_and_all_tokens_are_compared() -> None:
    alone, most = prospects(seen(ChoosingDie(TAHU, FOE)))

    assert (alone.bonus, most.bonus) == (0, 15)
    assert most.is_most
    assert prospects(seen(ChoosingDie(TAHU, FOE, 5)))[0].bonus == 5


def test_the_best_die_is_taken_for_granted_unless_one_points_at_another() -> None:
    story = drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, trays=[[KAKAMA], []])
    look = observe(evolve(story.state, phase=ChoosingDie(TAHU, FOE, 0)), TAHU)

    assert prospects(look)[0].die is Die.RED
    assert prospects(look, die=Die.WHITE)[0].die is Die.WHITE


@pytest.mark.parametrize("viewer", [GALI, PUBLIC])
def test_who_only_looks_on_is_told_no_odds_before_the_choice_is_open(viewer: Viewer) -> None:
    for phase in (
        ChoosingBonuses(TAHU, FOE),
        ChoosingDie(TAHU, FOE),
        RollingDuel(TAHU, FOE, Die.RED),
    ):
        assert prospects(seen(phase, viewer)) == ()
    assert prospects(seen(RollingDuel(TAHU, FOE, Die.RED, 5), viewer))[0].odds == Odds(8, 0, 0)
    assert prospects(seen(ChoosingBonuses(TAHU, FOE), OPEN))


# The sum


def test_equal_masks_count_once_where_they_do_not_stack() -> None:
    tokens = (HAU, HAU, VAKAMA, VAKAMA)

    assert [bonus for _, bonus in parts_of(tokens, Toa.TAHU, no_stacking=True)] == [5, 0, 10, 10]
    assert [bonus for _, bonus in parts_of(tokens, Toa.GALI, no_stacking=False)] == [5, 5, 5, 5]


def test_the_sum_is_built_up_piece_by_piece() -> None:
    duel, terms = board(ChoosingDie(TAHU, FOE)), STORY.state.terms

    def now() -> tuple[object, int | None]:
        assert duel.duel is not None
        parts = (*sum_parts(duel.duel, None, terms),)
        return parts[1:], sum_of(duel.duel, parts)

    assert now() == ((), None)
    duel.roll(Die.WHITE, 4)
    assert now() == ((), 4)
    duel.use(shown(HAU))
    assert now() == ((TokenPart(HAU, 5),), 9)
    duel.use(shown(PAKARI))
    duel.count(19)
    assert now() == ((TokenPart(HAU, 5), TokenPart(PAKARI, 10)), 19)


def test_tokens_that_were_chosen_before_the_roll_are_in_the_sum() -> None:
    duel = board(RollingDuel(TAHU, FOE, Die.RED, 15, (0, 2))).duel
    assert duel is not None

    parts = DiePart(Die.RED, None), TokenPart(HAU, 5), TokenPart(PAKARI, 10)
    assert (*sum_parts(duel, None, STORY.state.terms),) == parts


@pytest.mark.parametrize("die", Die)
def test_a_roll_lies_on_the_die_that_was_thrown(die: Die) -> None:
    duel = board(ChoosingBonuses(TAHU, FOE, 2), dice=(Throw(TAHU, die, 2),))

    assert duel.duel is not None
    assert (*sum_parts(duel.duel, duel.promised[0], STORY.state.terms),) == (DiePart(die, 2),)
    assert face(duel)


def test_tokens_that_are_only_thought_about_are_told_apart() -> None:
    phase = ChoosingBonuses(TAHU, FOE, 2)
    duel = board(phase, dice=(Throw(TAHU, Die.WHITE, 2),))

    duel.preview(seen(phase), (0,))

    assert duel.duel is not None
    parts = (*sum_parts(duel.duel, duel.promised[0], STORY.state.terms),)
    assert parts[1:] == (TokenPart(HAU, 5, is_sure=False),)
    assert sum_of(duel.duel, parts) == 7


@pytest.mark.parametrize("roll", [None, 2])
def test_tokens_that_lie_face_down_promise_nothing(roll: int | None) -> None:
    """Others sit around the screen: only what is turned up has a face and a bonus."""
    phase = ChoosingBonuses(TAHU, FOE, roll)
    duel = board(phase)
    open_face = face(duel)

    duel.preview(closed(seen(phase)), (0,))

    assert duel.duel is not None
    assert duel.promised[0].is_veiled
    parts = (*sum_parts(duel.duel, duel.promised[0], STORY.state.terms),)
    assert [part.is_veiled for part in parts[1:] if isinstance(part, TokenPart)] == [True]
    assert sum_of(duel.duel, parts) is None
    assert face(duel) != open_face


def test_only_tokens_that_are_turned_up_are_counted_on_before_the_roll() -> None:
    (alone,) = prospects(closed(seen(ChoosingDie(TAHU, FOE))))

    assert (alone.bonus, alone.die) == (0, Die.WHITE)


# Following the game


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        (ChoosingBonuses(TAHU, FOE), Duel(TAHU, mosquito(5), 5)),
        (ChoosingBonuses(TAHU, FOE, 3), Duel(TAHU, mosquito(5), 5, die=Die.GREEN, roll=3)),
        (ChoosingDie(TAHU, FOE, 10, (2,)), Duel(TAHU, mosquito(5), 5, used=(PAKARI,))),
        (RollingDuel(TAHU, FOE, Die.RED), Duel(TAHU, mosquito(5), 5, die=Die.RED)),
        (
            ChoosingLoss(GALI, TAHU, FOE, (0,)),
            Duel(
                TAHU,
                mosquito(5),
                5,
                die=Die.GREEN,
                roll=3,
                used=(HAU,),
                total=8,
                outcome=Outcome.LOST,
            ),
        ),
        (TurningTemple(TAHU), Duel(TAHU)),
        (Moving(TAHU, 3, None), None),  # type: ignore[arg-type]
    ],
)
def test_what_is_seen_tells_how_a_duel_stands(phase: Phase, expected: Duel | None) -> None:
    assert duel_in(seen(phase, dice=(Throw(TAHU, Die.GREEN, 3),))) == expected


def test_makuta_fights_with_the_segment_before_the_challenger() -> None:
    state = situation(small_atlas(), players=2, lay=[("makuta", NORTH, 0)], temple=1).state
    (entrance,) = state.tokens.locks
    state = evolve(state, pawns=(entrance, state.pawns[1]), phase=ChoosingDie(TAHU, MAKUTA))

    duel = duel_in(observe(state, PUBLIC))

    assert duel == Duel(TAHU, None, 24, Colour.GREEN, can_lose=False)


def test_what_has_happened_is_what_is_seen_afterwards() -> None:
    """Whoever comes later sees the card as those who watched."""
    watched = board(ChoosingDie(TAHU, FOE))
    watched.roll(Die.RED, 1)
    watched.use(shown(HAU))
    watched.count(6)
    watched.decide(Outcome.LOST, 1.0)

    later = board(ChoosingLoss(GALI, TAHU, FOE, (0,)), dice=(Throw(TAHU, Die.RED, 1),))

    assert later.duel == watched.duel
    assert face(later) == face(watched)


def test_a_lost_sum_that_an_old_file_does_not_tell_is_not_made_up() -> None:
    duel = board(ChoosingLoss(GALI, TAHU, FOE)).duel

    assert duel is not None
    assert (duel.roll, duel.total) == (None, None)
    assert sum_of(duel, [*sum_parts(duel, None, STORY.state.terms)]) is None


def test_another_duel_begins_anew() -> None:
    duel = board(ChoosingBonuses(TAHU, FOE))
    duel.use(shown(HAU))

    duel.meet(GALI, shown(mosquito(5)))

    assert duel.duel == Duel(GALI, mosquito(5), 5)
    assert duel.promised == ()


def test_odds_are_gone_as_soon_as_something_happens() -> None:
    duel = board(ChoosingBonuses(TAHU, FOE))
    assert duel.promised

    duel.use(shown(HAU))

    assert duel.promised == ()


# The card


def face(duel: DuelBoard) -> bytes:
    screen = Surface(card_size(theme()))
    assert duel.is_open
    card = DuelCard(screen.get_rect(), pieces(), Names(TEXTS, STORY.state.terms), duel)
    card.draw(screen, theme(), lambda name: Mood())
    return pixels(screen)


def test_every_step_of_a_duel_is_seen_on_its_card() -> None:
    duel = board(ChoosingDie(TAHU, FOE))
    steps = [
        partial(duel.roll, Die.RED, 2),
        partial(duel.use, shown(HAU)),
        partial(duel.count, 7),
        partial(duel.decide, Outcome.WON, 0.5),
        partial(duel.decide, Outcome.WON, 1.0),
        partial(duel.decide, Outcome.LOST, 1.0),
        partial(duel.decide, Outcome.TIED, 1.0),
    ]
    faces = {face(duel)}
    for step in steps:
        step()
        faces.add(face(duel))

    assert len(faces) == 1 + len(steps)


def test_without_a_duel_the_board_is_closed() -> None:
    duel = board(Moving(TAHU, 3, None))  # type: ignore[arg-type]

    assert not duel.is_open


def test_hidden_tokens_of_others_change_nothing_on_the_card() -> None:
    stories = [
        drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, trays=[tray, []])
        for tray in ([HAU, FIRE], [PAKARI, FIRE])
    ]
    looks = [
        observe(evolve(story.state, phase=ChoosingBonuses(TAHU, FOE)), GALI) for story in stories
    ]
    pictures = []
    for look in looks:
        duel = DuelBoard()
        duel.show(look)
        pictures.append(face(duel))

    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("count", range(1, 8))
def test_a_sum_of_any_length_fits_without_overlapping(count: int) -> None:
    grid = grid_of(count, theme().px(210), theme())

    places = [*grid.places((0, theme().px(50)))]

    assert len(places) == count
    assert max(place.right for place in places) <= theme().px(210)
    assert all(not a.colliderect(b) for i, a in enumerate(places) for b in places[:i])


@pytest.mark.parametrize(("tray", "follows"), [([FIRE], "loses a token"), ([], "goes back.")])
def test_who_has_no_token_is_not_said_to_lose_one(tray: list[Disc], follows: str) -> None:
    story = drawn("0 a m b c", tokens={"m": [shown(mosquito(5))]}, trays=[tray, [HAU]])
    names = Names(TEXTS, story.state.terms)
    phase = ChoosingBonuses(TAHU, FOE, 1)
    duel = duel_in(observe(evolve(story.state, phase=phase), TAHU))
    assert duel

    said = consequence(names, duel, Outcome.LOST)

    assert follows in said
    assert ("loses" in said) == bool(tray)


def test_whatever_is_said_in_a_duel_leaves_its_card_in_sight() -> None:
    phase = ChoosingBonuses(TAHU, FOE, 3)
    view = at_table(evolve(STORY.state, phase=phase, dice=(Throw(TAHU, Die.WHITE, 3),))).view

    assert view.layout
    assert view.stage.duel.is_open
    assert not any(part.colliderect(view.layout.duel) for part in view.free_parts())


def test_what_explains_a_token_leaves_the_sum_in_sight() -> None:
    """The card of a token would lie over the very bar that the token changes."""
    phase = ChoosingBonuses(TAHU, FOE, 3)
    hands = at_table(evolve(STORY.state, phase=phase, dice=(Throw(TAHU, Die.WHITE, 3),)))
    thing = hands.thing(f"tray.{TAHU}.0")
    assert thing.card
    assert hands.view.layout

    box = draw_card(hands.surface, theme(), thing.card(), Beside(thing.rect, Rect((0, 0), SIZE)))

    assert not box.colliderect(hands.view.layout.duel)
    assert not box.colliderect(thing.rect)
