"""Every decision can be explained, and the explanation is what was weighed."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import get_args

import pytest

from game.boxes.makuta.bots import motive_of
from game.boxes.makuta.mind.errands import Errands
from game.boxes.makuta.mind.goals import goals
from game.boxes.makuta.mind.motives import (
    Beat,
    ByLot,
    Challenge,
    Draw,
    Errand,
    Explore,
    Fetch,
    Motive,
    Pursuit,
    Spy,
    Strike,
    Unveil,
)
from game.boxes.makuta.mind.planner import Planner
from game.boxes.makuta.mind.scales import Scales
from game.boxes.makuta.mind.steps import steps_from
from game.boxes.makuta.mind.temper import PLAIN
from game.boxes.makuta.mind.why import why
from game.boxes.makuta.opening import dealt
from game.boxes.makuta.risk import risk_at
from game.boxes.makuta.words import Names, advice_sentence, why_sentence
from game.core.hexes import Side
from game.core.luck import Luck
from game.core.seats import NATURE, PUBLIC, Seat
from game.i18n.texts import Texts, languages, load
from game.rules import makuta
from game.rules.makuta.actions import Action, ChooseLoss, Drawn, MoveTo, RollDie, Rolled, UseBonuses
from game.rules.makuta.editions import DE, EN, Edition, HouseRules, Terms
from game.rules.makuta.phases import (
    Arrived,
    ChoosingBonuses,
    ChoosingDie,
    ChoosingLoss,
    MakutaFoe,
    Phase,
    RahiFoe,
    Starting,
)
from game.rules.makuta.pieces import EVERYONE, Die, Disc, Toa
from game.rules.makuta.state import Observation, State
from game.rules.makuta.tiles import Cell
from tests.makuta.atlases import full_atlas, small_atlas
from tests.makuta.rules.discs import AIR, FIRE, HAU, KAKAMA, PAKARI, WATER, lock, scorpion, shown
from tests.makuta.situations import NORTH, SOUTH_EAST, situation
from tests.makuta.strategies import any_game

ME, OTHER = Seat(0), Seat(1)
ACTIONS = 500
EACH = 20  # situations of every kind of action
TOAS = (Toa.TAHU, Toa.GALI)
TEXTS = [load("makuta", language, strict=True) for language in languages()]


@cache
def decisions() -> tuple[tuple[State, Action], ...]:
    """Of games of planners, with bonuses chosen after the roll and before it."""
    return tuple(each for edition in (EN, DE) for each in game(edition))


def game(edition: Edition) -> list[tuple[State, Action]]:
    state = dealt(Terms(edition, HouseRules(), TOAS, full_atlas()), f"motives {edition.key}")
    luck, found = Luck("motives"), []
    for number in range(ACTIONS):
        seat, rng = makuta.to_move(state), luck.at("all", number)
        if seat is None:
            break
        if seat == NATURE:
            action = makuta.sample_chance(state, rng)
        else:
            action = Planner().choose(makuta.observe(state, seat), rng)
            found.append((state, action))
        state = makuta.advance(state, action).state
    return found


def decider(state: State) -> Seat:
    seat = makuta.to_move(state)
    assert seat is not None
    return seat


def weighed(state: State) -> Scales:
    seat = decider(state)
    return Scales(makuta.observe(state, seat), seat, PLAIN)


@cache
def own_motives() -> tuple[tuple[Scales, Action, Motive], ...]:
    weighings = ((weighed(state), action) for state, action in decisions())
    return tuple((scales, action, why(scales, action)) for scales, action in weighings)


@cache
def offers() -> tuple[tuple[State, Action], ...]:
    """Actions that somebody could do, so many of each kind, in games with any rules."""
    found: dict[type[Action], list[tuple[State, Action]]] = {}
    for state in (state for seed in range(16) for state in any_game(seed, 300).states):
        if (makuta.to_move(state) or 0) >= 0:
            for action in {type(each): each for each in makuta.legal_actions(state)}.values():
                found.setdefault(type(action), []).append((state, action))
    return tuple(each for kind in found.values() for each in kind[:: 1 + len(kind) // EACH])


@pytest.mark.parametrize("texts", TEXTS, ids=lambda texts: texts.language)
def test_whatever_could_be_done_has_a_sentence_for_everybody(texts: Texts) -> None:
    kinds = set()
    for state, action in offers():
        names, seat = Names(texts, state.terms), decider(state)
        kinds.add(type(action))
        for viewer in (seat, PUBLIC):
            seen = makuta.observe(state, viewer)
            motive = motive_of("adept", seen, seat, action)
            assert why_sentence(names, seen, seat, motive).endswith(".")
            assert advice_sentence(names, seen, seat, action, motive).endswith(".")

    assert kinds == set(get_args(Action)) - {Rolled, Drawn}


# What it says is so


def is_there(seen: Observation, field: int, errand: Errand) -> bool:
    lying = seen.tokens.on_fields.get(field, ())
    match errand:
        case Fetch(disc) | Beat(disc):
            return lying[0] == disc
        case Explore():
            return field in seen.island.open_gates
        case Unveil(entrance):
            return field == entrance and seen.tokens.locks[field].known != EVERYONE
        case Challenge(entrance):
            return field == entrance and seen.tokens.locks[field].known == EVERYONE
        case Draw(kind):
            return kind in {disc.kind for disc in seen.tokens.pile.old}
        case Spy(victim, tokens):
            return seen.pawns[victim] == field and len(seen.trays[victim]) == tokens


def test_the_goal_that_is_named_is_there_and_as_far_as_is_said() -> None:
    errands = set()
    for scales, _, motive in own_motives():
        if isinstance(motive, Pursuit):
            errands.add(type(motive.errand))
            near = steps_from(scales.seen.island.adjacent, [motive.start], 200)
            assert is_there(scales.seen, motive.field, motive.errand)
            assert near[motive.field] <= motive.steps

    assert errands >= {Fetch, Explore, Unveil, Challenge, Beat}


def test_the_goal_of_a_move_is_the_one_whose_worth_the_move_was_chosen_for() -> None:
    """What it is worth there, less for every step, is what the scales say."""
    checked = 0
    for scales, action, motive in own_motives():
        if isinstance(action, MoveTo) and isinstance(motive, Pursuit) and not motive.past:
            if motive.field in scales.prospects.odds or action.field in scales.prospects.odds:
                continue
            goal = goals(scales.worth)[motive.field]
            assert scales(action) == pytest.approx(goal * scales.worth.step**motive.steps)
            checked += 1

    assert checked > 100


def test_a_way_past_a_rahi_is_a_way_and_names_the_rahi() -> None:
    found = 0
    for scales, action, motive in own_motives():
        if isinstance(action, MoveTo) and isinstance(motive, Pursuit) and motive.past:
            way = Errands(scales.prospects).way_from(action.field)
            rahi = [place for place in way if place in scales.seen.tokens.rahi]
            lying = [scales.seen.tokens.on_fields[place][0] for place in rahi]
            assert motive.past.disc in lying
            found += 1

    assert found


def test_a_hint_names_the_chance_that_the_space_tells() -> None:
    counted = 0
    for scales, _, _ in own_motives()[::10]:
        for field in scales.seen.tokens.rahi:
            beat = Errands(scales.prospects).beat(field)
            risk = risk_at(scales.seen, field)
            assert risk
            rolls = product(range(1, scales.worth.die + 1), risk.strengths)
            wins = [roll + scales.worth.bonus > strength for roll, strength in rolls]
            assert beat.chance.share == pytest.approx(sum(wins) / len(wins))
            assert beat.chance.share == pytest.approx(risk.win / risk.of)
            assert not beat.chance.at_least
            counted += 0 < sum(wins) < len(wins)

    assert counted > 10


def test_what_an_onlooker_reads_of_a_chance_is_no_more_than_it_is() -> None:
    """Tokens that are not known can only help."""
    lower = 0
    duels = (each for each in decisions() if isinstance(each[0].phase, ChoosingDie))
    for state, action in duels:
        seat = decider(state)
        own, public = (
            why(Scales(makuta.observe(state, viewer), seat, PLAIN), action)
            for viewer in (seat, PUBLIC)
        )
        assert isinstance(own, Strike)
        assert isinstance(public, Strike)
        assert public.chance.share <= own.chance.share
        assert public.chance.at_least or public == own
        lower += public.chance.share < own.chance.share

    assert lower


# Sentences


def said(state: State, action: Action, viewer: Seat | None = None, bot: str = "adept") -> str:
    seat = decider(state)
    seen = makuta.observe(state, seat if viewer is None else viewer)
    names = Names(load("makuta", strict=True), state.terms)
    return why_sentence(names, seen, seat, motive_of(bot, seen, seat, action))


def at_the_lake(*held: Disc, phase: Phase, tray: Sequence[Disc] = (WATER, AIR, PAKARI)) -> State:
    """A scorpion of 12 on the lake, and a lock that is known before Makuta."""
    return situation(
        small_atlas(),
        lay=[("lake", NORTH, 0), ("makuta", SOUTH_EAST, 0)],
        locks={("makuta", Side.NW): shown(lock(FIRE, WATER, AIR))},
        pawns={ME: ("lake", Side.S)},
        tokens={("lake", Cell(0, 0)): [shown(scorpion(12)), *held]},
        trays=[tray, (HAU, shown(FIRE))],
        house=HouseRules(two_backs=True),
        phase=phase,
    ).state


def to_the_rahi(state: State) -> MoveTo:
    (rahi,) = state.tokens.rahi
    return MoveTo(rahi, state.island.adjacent[rahi][-1])


def test_a_rahi_that_guards_what_a_lock_needs() -> None:
    state = at_the_lake(shown(FIRE), phase=Starting(ME))

    assert said(state, to_the_rahi(state)) == (
        "Why: the chance of beating a strength-12 scorpion is 67%, and it guards a fire key, "
        "which the north-west lock needs."
    )


def test_whoever_does_not_know_the_masks_reads_the_least_that_it_can_be() -> None:
    state = at_the_lake(phase=Starting(ME))

    assert said(state, to_the_rahi(state), OTHER) == (
        "From what you can see: the chance of beating a strength-12 scorpion is at least 0%."
    )


@pytest.mark.parametrize(
    ("roll", "places", "sentence"),
    [
        (3, (2,), "Why: 13 beats the strength-12 Rahi; that’s enough."),
        (2, (2,), "Why: 12 is enough to tie with the strength-12 Rahi."),
        (1, (), "Why: even everything together only makes 11, against the strength-12 Rahi."),
    ],
)
def test_bonuses(roll: int, places: tuple[int, ...], sentence: str) -> None:
    state = at_the_lake(phase=ChoosingBonuses(ME, RahiFoe(12, 0, 0), roll))

    assert said(state, UseBonuses(places)) == sentence


def test_nobody_ties_with_makuta() -> None:
    state = at_the_lake(phase=ChoosingBonuses(ME, MakutaFoe(12), 2))

    assert Planner().choose(makuta.observe(state, ME), Random(1)) == UseBonuses(())
    assert said(state, UseBonuses(())) == (
        "Why: even everything together only makes 12, against Makuta (strength 12)."
    )


def test_what_a_rival_would_miss() -> None:
    state = at_the_lake(phase=ChoosingLoss(ME, OTHER, RahiFoe(12, 0, 0)))

    assert said(state, ChooseLoss(1)) == (
        "Why: Gali would miss it most: the north-west lock needs it."
    )


TOO_EARLY = "Why: the chance of beating Makuta is only 23%."
TOO_LATE_SOON = (
    "Why: the keys open the north-west lock, the chance of beating Makuta is 23%, and Gali is too "
    "close to winning to wait for a better one."
)


@pytest.mark.parametrize(
    ("rival", "sentence"),
    [((), TOO_EARLY), ((PAKARI, PAKARI, PAKARI, FIRE, WATER, AIR), TOO_LATE_SOON)],
)
def test_a_rival_may_leave_no_time(rival: Sequence[Disc], sentence: str) -> None:
    mine = (KAKAMA, PAKARI, HAU, FIRE, WATER, AIR)
    state = situation(
        small_atlas(),
        lay=[("makuta", SOUTH_EAST, 0)],
        locks={("makuta", Side.NW): shown(lock(FIRE, WATER, AIR))},
        pawns={ME: ("makuta", Side.NW)},
        trays=[mine, [*map(shown, rival)]],
        phase=Arrived(ME),
    ).state

    action = Planner().choose(makuta.observe(state, ME), Random(1))

    assert said(state, action) == sentence


def test_who_plays_at_random_has_no_reason() -> None:
    state = at_the_lake(phase=Starting(ME))

    assert motive_of("random", makuta.observe(state, ME), ME, RollDie(Die.WHITE)) == ByLot()


# What was rehearsed


BY_REHEARSAL = "it doesn’t look like the best move, but it pays off over the next few turns"


def test_a_master_says_so_when_sight_would_have_decided_otherwise() -> None:
    state = at_the_lake(phase=ChoosingLoss(ME, OTHER, RahiFoe(12, 0, 0)))

    assert BY_REHEARSAL in said(state, ChooseLoss(0), bot="master")
    assert BY_REHEARSAL not in said(state, ChooseLoss(1), bot="master")
    assert BY_REHEARSAL not in said(state, ChooseLoss(0), bot="adept")


def test_what_a_master_goes_for_is_named_then_too() -> None:
    rolls = makuta.advance(at_the_lake(shown(FIRE), phase=Starting(ME)), RollDie(Die.WHITE)).state
    state = makuta.advance(rolls, Rolled(2)).state
    words = [said(state, action, bot="master") for action in makuta.legal_actions(state)]

    assert any(
        "the chance of beating a strength-12 scorpion" in each and BY_REHEARSAL in each.lower()
        for each in words
    )


def test_nobody_else_is_told_what_a_master_has_rehearsed() -> None:
    state = at_the_lake(phase=ChoosingLoss(ME, OTHER, RahiFoe(12, 0, 0)))

    assert BY_REHEARSAL not in said(state, ChooseLoss(0), OTHER, bot="master")


def advised(state: State, action: Action) -> str:
    seen = makuta.observe(state, ME)
    names = Names(load("makuta", strict=True), state.terms)
    return advice_sentence(names, seen, ME, action, motive_of("adept", seen, ME, action))


def test_a_hint_speaks_of_the_space_that_is_lit_and_not_of_its_coordinates() -> None:
    rolls = makuta.advance(at_the_lake(shown(FIRE), phase=Starting(ME)), RollDie(Die.WHITE)).state
    state = makuta.advance(rolls, Rolled(1)).state
    hints = [advised(state, action) for action in makuta.legal_actions(state)]

    assert hints
    for hint in hints:
        assert hint.startswith(("I’d walk here: ", "I’d fight here: "))
        assert "Lake" not in hint
