"""What is told in large letters for a breath: Makuta's temple, a new region, a lock."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from game.core.seats import PUBLIC
from game.rules.makuta import observe
from game.rules.makuta.events import LockTurnedUp, TempleStood, TilePlaced
from game.rules.makuta.state import State
from game.rules.makuta.tiles import Atlas, Role
from game.tabletop.motion.moment import Moment as Title
from tests.makuta.box.table.moments import Moment, moments, moments_of
from tests.makuta.box.table.staging import frames, skip, stage_for
from tests.makuta.box.table.test_motions import staged


def titles(moment: Moment) -> Iterator[Title | None]:
    """In every frame of it, and after it."""
    stage = staged(moment, PUBLIC)
    for _ in frames(stage, *moment.seen_by(PUBLIC)):
        shown = stage.overlay.spectacle
        assert shown is None or isinstance(shown, Title)
        yield shown
    yield None if stage.overlay.spectacle is None else Title("left behind")


@pytest.mark.rule("L1")
def test_makutas_temple_is_found_in_large_letters_and_in_its_own_light() -> None:
    moment = moments()[TempleStood][0]

    seen = [title for title in titles(moment) if title]

    assert {title.words for title in seen} == {"Makuta’s temple is found!"}
    assert all(title.light for title in seen)


@pytest.mark.parametrize("is_new", [True, False])
def test_a_region_has_its_title_with_the_first_of_its_tiles_alone(*, is_new: bool) -> None:
    moment, event = next(each for each in moments_of(TilePlaced) if is_land(*each))
    lands = of_one_region(moment.before.terms.atlas, event.tile if is_new else None)

    told = {title.words for title in titles(in_lands(moment, lands)) if title}

    names = staged(moment, PUBLIC).names
    assert told == ({names.tile(event.tile)} if is_new else set())


def is_land(moment: Moment, event: TilePlaced) -> bool:
    return moment.before.terms.atlas.tiles[event.tile].role is Role.LAND


def of_one_region(atlas: Atlas, but_for: int | None) -> Atlas:
    """All ice, *but_for* one tile of fire."""
    tiles = enumerate(atlas.tiles)
    return Atlas(tuple(evolve(t, region="fire" if i == but_for else "ice") for i, t in tiles))


def in_lands(moment: Moment, atlas: Atlas) -> Moment:
    """The same on other tiles."""

    def moved(state: State) -> State:
        return evolve(state, terms=evolve(state.terms, atlas=atlas))

    earlier = [(event, moved(state)) for event, state in moment.earlier]
    before, then = moved(moment.before), moved(moment.then)
    return evolve(moment, before=before, earlier=earlier, then=then)


@pytest.mark.rule("L3")
def test_a_lock_that_is_turned_up_names_its_keys() -> None:
    moment, event = moments_of(LockTurnedUp)[0]
    names = staged(moment, PUBLIC).names

    (line,) = {title.line for title in titles(moment) if title}

    assert names.symbols(event.disc) in line


def test_who_skips_a_moment_is_rid_of_its_title() -> None:
    moment = moments()[TempleStood][0]
    stage = stage_for(observe(moment.before, PUBLIC))

    skip(stage, *moment.seen_by(PUBLIC))

    assert stage.overlay.spectacle is None
