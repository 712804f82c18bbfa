"""A guide at the table: speaks of what is new, once, beside it; can be closed and turned back."""

import pytest
from attrs import evolve
from pygame import Rect

from game.boxes.makuta.topics import TOPICS
from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import Seat
from game.persistence.settings_file import load_settings, save_settings
from game.rules import makuta
from game.rules.makuta import events
from game.rules.makuta.actions import MoveTo, RollDie
from game.rules.makuta.editions import HouseRules
from game.rules.makuta.phases import ChoosingBonuses, OnField, RahiFoe
from game.rules.makuta.pieces import Die, Disc
from game.rules.makuta.targets import AtDisc, AtField
from game.scenes.table.guide import Said
from game.scenes.table.speaking import Speaking
from game.ui.commands import Command
from game.ui.page import Page
from game.ui.widgets.speech import Leaf, Speech
from tests.makuta.box.keyboard import shipped
from tests.makuta.rules.discs import AKAKU, FIRE, GALI, HAU, MIRU, TAHU, WATER
from tests.makuta.rules.story import Story, Where
from tests.makuta.situations import Setting, situation
from tests.scenes.evening import Evening, begin
from tests.window.prepared import LANDING, SPARE_KEY
from tools.studio import Studio

ALONE, TOGETHER = (0,), (0, 1)


@pytest.fixture(autouse=True)
def _guided(studio: Studio) -> None:
    set_guide(studio, on=True)


def set_guide(studio: Studio, *, on: bool, told: tuple[str, ...] = ()) -> None:
    play = evolve(studio.program.settings.play, guide=on, told=told)
    studio.program.settings = evolve(studio.program.settings, play=play)


def sat_down(studio: Studio, people: tuple[int, ...] = ALONE, **plan: object) -> Evening:
    setting = Setting(pawns={TAHU: (LANDING, (0, -2))})
    setting.update(plan)  # type: ignore[typeddict-item]
    match = Match(makuta, situation(shipped().atlas, **setting).state, Luck("x"))
    evening = begin(studio, match, people)
    evening.lift()
    evening.tick(3)
    return evening


def leaf(evening: Evening) -> Leaf | None:
    leaves = [widget for widget in evening.table.page.widgets if isinstance(widget, Leaf)]
    return leaves[0] if leaves else None


def said(evening: Evening) -> str:
    found = leaf(evening)
    return found.words if found else ""


def words(key: str) -> str:
    return shipped().texts.text(f"guide.{key}", toa="Tahu")


def told(studio: Studio) -> tuple[str, ...]:
    return studio.program.settings.play.told


# What is said


def test_what_is_new_is_said_one_after_the_other_and_once(studio: Studio) -> None:
    evening = sat_down(studio)

    assert said(evening) == words("goal")
    evening.click("guide.on")
    assert said(evening) == words("roll")
    evening.click("button.roll_white")
    evening.settle()
    assert said(evening) == words("walk")
    assert told(studio) == ("goal", "roll", "walk")

    again = sat_down(studio)
    assert said(again) == ""


def test_whoever_just_plays_is_told_the_next_thing_when_it_comes(studio: Studio) -> None:
    evening = sat_down(studio)

    evening.do(RollDie(Die.WHITE))
    evening.settle()

    assert said(evening) == words("walk")
    assert told(studio) == ("goal", "walk")


def test_nothing_is_said_while_pieces_move_or_others_decide(studio: Studio) -> None:
    evening = sat_down(studio)

    evening.do(RollDie(Die.WHITE))
    evening.tick()

    assert evening.table.director.is_busy
    assert said(evening) == ""


def test_a_found_token_is_spoken_of(studio: Studio) -> None:
    set_guide(studio, on=True, told=("goal", "roll", "walk", "token", "gate", "rahi"))
    evening = sat_down(studio, trays=[[HAU], []])

    assert said(evening) == words("mask")


def spoken_of(story: Story, *told: events.Event) -> dict[str, object]:
    """What each topic is about for Tahu, as far as it is met."""
    seen = story.seen_by(TAHU)
    about = {topic.key: topic.about(seen, told) for topic in TOPICS}
    return {key: met for key, met in about.items() if met is not None}


def test_a_key_is_spoken_of_when_it_has_been_taken_and_pointed_at() -> None:
    """Not the one that lay on the tray from the start."""
    story = situation(shipped().atlas, trays=[[FIRE, HAU, WATER], [FIRE]])

    assert "key" not in spoken_of(story)
    assert "key" not in spoken_of(story, events.TokenTaken(GALI, FIRE, OnField(1)))
    assert "key" not in spoken_of(story, events.TokenTaken(TAHU, HAU, OnField(1)))
    assert spoken_of(story, events.TokenTaken(TAHU, WATER, OnField(1)))["key"] == AtDisc(TAHU, 2)


@pytest.mark.parametrize(
    ("tray", "house", "is_met"),
    [
        ([], HouseRules(), True),
        ([FIRE], HouseRules(), False),
        ([FIRE, HAU], HouseRules(short_game=True), True),
        ([FIRE, HAU, WATER], HouseRules(short_game=True), False),
    ],
)
def test_a_token_within_reach_is_spoken_of_until_one_has_been_found(
    tray: list[Disc], house: HouseRules, *, is_met: bool
) -> None:
    """What was dealt has not been found (H4)."""
    story = situation(
        shipped().atlas,
        pawns={TAHU: (LANDING, (0, -2))},
        tokens={SPARE_KEY: [WATER]},
        trays=[tray, []],
        house=house,
    )
    story.roll(6)

    assert ("token" in spoken_of(story)) == is_met


@pytest.mark.parametrize(("roll", "key"), [(6, "bonuses"), (8, "won_already")])
def test_tokens_are_asked_for_only_where_they_change_something(roll: int, key: str) -> None:
    """A tie can still be won (R10)."""
    story = situation(
        shipped().atlas, trays=[[HAU], []], phase=ChoosingBonuses(TAHU, RahiFoe(7, 1, 2), roll)
    )

    assert {"bonuses", "won_already"} & spoken_of(story).keys() == {key}


@pytest.mark.parametrize(("mask", "key"), [(AKAKU, "akaku"), (MIRU, "miru")])
def test_a_mask_of_its_own_is_spoken_of_to_its_owner_alone(
    studio: Studio, mask: object, key: str
) -> None:
    others = ("goal", "roll", "mask", "walk", "token")
    set_guide(studio, on=True, told=others)
    assert said(sat_down(studio, trays=[[mask], []])) == words(key)

    set_guide(studio, on=True, told=others)
    together = sat_down(studio, TOGETHER, trays=[[mask], [HAU]])
    assert said(together) == ""
    together.key(Command.PEEK, hold=True)
    together.tick(2)
    assert said(together) == ""


# Where it is said


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize(
    ("already", "name"),
    [((), "goal"), (("goal",), "button.roll_white"), (("goal", "roll"), "tray.0.0")],
)
def test_it_points_at_what_it_is_about_and_covers_it_never(
    studio: Studio, size: tuple[int, int], already: tuple[str, ...], name: str
) -> None:
    set_guide(studio, on=True, told=already)
    match = Match(
        makuta,
        situation(shipped().atlas, pawns={TAHU: (LANDING, (0, -2))}, trays=[[HAU], []]).state,
        Luck("x"),
    )
    evening = begin(studio, match, ALONE, size)
    evening.lift()
    evening.tick(3)

    found = leaf(evening)

    assert found
    assert found.about == evening.thing(name).rect
    assert not found.rect.colliderect(evening.thing(name).rect)
    assert Rect((0, 0), size).contains(found.rect)


def test_the_camera_goes_to_what_is_out_of_the_picture(studio: Studio) -> None:
    set_guide(studio, on=False, told=("goal", "roll"))
    evening = sat_down(studio, lay=[("mangaia", (0, -1), 0)], pawns={TAHU: (LANDING, (1, 3))})
    for _ in range(4):
        evening.key(Command.ZOOM_IN)
        evening.settle()
    evening.key(Command.FIND)
    evening.settle()

    evening.key(Command.GUIDE)
    evening.settle()

    found = leaf(evening)

    assert found
    assert found.words == words("temple")
    assert found.about is not None


def before_a_distant_temple(studio: Studio) -> Evening:
    """Near to the pawn, with the temple out of the picture."""
    evening = sat_down(studio, lay=[("mangaia", (0, -1), 0)], pawns={TAHU: (LANDING, (1, 3))})
    for _ in range(4):
        evening.key(Command.ZOOM_IN)
        evening.settle()
    evening.key(Command.FIND)
    evening.settle()
    return evening


def hidden_spaces(evening: Evening) -> set[int]:
    """Those that are offered, and cannot be seen."""
    moves = {m.field for m in makuta.legal_actions(evening.match.state) if isinstance(m, MoveTo)}
    in_sight = (t.target for t in evening.top.things() if t.is_enabled and t.rect)
    return moves - {target.field for target in in_sight if isinstance(target, AtField)}


def test_the_view_is_given_back_once_the_leaf_is_closed(studio: Studio) -> None:
    set_guide(studio, on=False, told=("goal", "roll"))
    evening = before_a_distant_temple(studio)
    before = evening.table.view.remember_camera()
    evening.key(Command.GUIDE)
    evening.settle()
    assert evening.table.view.remember_camera() != before

    evening.click("guide.close")
    evening.settle()

    assert evening.table.view.remember_camera() == before


def test_spaces_that_are_offered_stay_in_sight_whatever_the_guide_speaks_of(
    studio: Studio,
) -> None:
    set_guide(studio, on=False, told=("goal", "roll", "walk"))
    evening = before_a_distant_temple(studio)
    evening.do(RollDie(Die.WHITE))
    evening.settle()

    evening.key(Command.GUIDE)
    evening.settle()

    assert said(evening) == words("temple")
    assert not hidden_spaces(evening)


def test_whoever_rolls_while_the_guide_speaks_sees_where_they_can_go(studio: Studio) -> None:
    set_guide(studio, on=False, told=("goal", "roll", "walk", "lock"))
    evening = before_a_distant_temple(studio)
    evening.key(Command.GUIDE)
    evening.settle()
    assert said(evening) == words("temple")

    evening.do(RollDie(Die.WHITE))
    evening.settle()

    assert not hidden_spaces(evening)


# What is answered


def test_it_is_closed_and_turned_on_again(studio: Studio) -> None:
    evening = sat_down(studio)

    evening.click("guide.close")
    assert said(evening) == ""
    assert not studio.program.settings.play.guide
    evening.do(RollDie(Die.WHITE))
    evening.settle()
    assert said(evening) == ""

    evening.key(Command.GUIDE)
    assert said(evening) == words("walk")
    evening.key(Command.GUIDE)
    assert said(evening) == ""


def test_one_can_turn_back_and_on_again(studio: Studio) -> None:
    evening = sat_down(studio)
    assert evening.find("guide.back") is None
    evening.click("guide.on")

    evening.click("guide.back")
    assert said(evening) == words("goal")
    evening.click("guide.on")
    assert said(evening) == words("roll")
    evening.click("guide.on")
    assert said(evening) == ""


def test_where_nothing_is_new_the_last_thing_is_said_again(studio: Studio) -> None:
    evening = sat_down(studio)
    evening.click("guide.on")
    evening.click("guide.on")
    evening.click("bar.advice")
    evening.key(Command.GUIDE)
    evening.key(Command.GUIDE)

    assert said(evening) == words("roll")


def test_by_keys_alone(studio: Studio) -> None:
    evening = sat_down(studio)
    evening.table.page.focus.name = "guide.on"

    evening.key(Command.CONFIRM)
    assert said(evening) == words("roll")
    evening.key(Command.DONE)
    evening.settle()

    assert said(evening) == words("walk")


def test_what_was_told_is_kept_in_the_settings_for_each_box(studio: Studio) -> None:
    sat_down(studio)
    path = studio.folder / "settings.json"

    save_settings(path, studio.program.settings)

    loaded = load_settings(path).settings
    assert loaded.play_by_box[studio.game.key].told == ("goal",)
    assert loaded.for_box("another", is_other=True).play.told == ()


def test_every_topic_is_spoken_of_in_two_sentences_at_most() -> None:
    for topic in shipped_topics():
        spoken = words(topic)
        assert spoken.count(". ") + spoken.count("! ") <= 1, spoken
        assert len(spoken) < 160, spoken


def shipped_topics() -> list[str]:
    return [topic.key for topic in TOPICS]


def test_a_walk_to_somewhere_is_not_in_the_way_of_the_guide(studio: Studio) -> None:
    """The leaf lies over the island, and what is lit can still be pressed."""
    evening = sat_down(studio, tokens={SPARE_KEY: [FIRE]})
    evening.do(RollDie(Die.WHITE))
    evening.settle()
    assert said(evening)
    lit = [t for t in evening.top.things() if t.name.startswith("field.") and t.is_enabled]
    found = leaf(evening)
    assert found

    free = [thing for thing in lit if not found.rect.colliderect(thing.rect)]

    assert len(free) >= len(lit) - 1
    moves = [m for m in makuta.legal_actions(evening.match.state) if isinstance(m, MoveTo)]
    assert len(moves) >= len(lit)
    assert evening.facts["viewer"] == Seat(0)


@pytest.mark.parametrize("is_rahi", [True, False], ids=["Rahi", "Makuta"])
def test_whoever_lost_a_duel_is_shown_where_the_token_lies_now(*, is_rahi: bool) -> None:
    """Under the Rahi (R7), or on the start space if Makuta has won (X3)."""
    seen = situation(shipped().atlas).seen_by(TAHU)
    at, rule = (seen.pawns[TAHU] + 1, "R7") if is_rahi else (None, "X3")
    loss = events.TokenLost(TAHU, GALI, 0, FIRE, at, rule)

    spoken = {topic.key: topic.about(seen, [loss]) for topic in TOPICS}

    assert spoken["lost"] == (None if at is None else AtField(at))
    assert spoken["beaten"] == (AtField(seen.terms.atlas.start_field) if at is None else None)


@pytest.mark.parametrize(("where", "is_met"), [(SPARE_KEY, True), (None, False)])
def test_whoever_stands_beside_another_pawn_hears_once_what_comes_of_it(
    where: Where | None, *, is_met: bool
) -> None:
    """All begin on the start space, where nothing need be said."""
    pawns = {TAHU: where, GALI: where} if where else {}
    seen = situation(shipped().atlas, pawns=pawns).seen_by(TAHU)

    spoken = {topic.key: topic.about(seen, []) for topic in TOPICS}

    assert (spoken["company"] is not None) == is_met


class Mute:
    """Has one thing to say, whatever happens."""

    is_on = True

    def __init__(self, said: Said) -> None:
        self.words = said

    def look(self, moment: object) -> None:
        pass

    def said(self) -> Said:
        return self.words

    def grant(self, wish: object) -> None:
        pass


class Sharpening:
    """A table whose camera has arrived, and whose picture becomes sharp bit by bit."""

    is_soft = True

    def is_moving(self) -> bool:
        return self.is_soft

    def bring(self, about: object) -> None:
        pass

    def free_parts(self) -> list[Rect]:
        return [Rect(0, 0, 900, 600)]

    def precious(self) -> list[Rect]:
        return []


def test_it_speaks_once_the_picture_has_become_sharp(studio: Studio) -> None:
    """Nobody lays the table anew for that: it says itself that it is due."""
    temple = Said(Speech("Found!"), AtField(7))
    view = Sharpening()
    speaking = Speaking(Mute(temple), view, Page(studio.theme()))  # type: ignore[arg-type]

    speaking.lay()
    early = speaking.shown, speaking.is_due
    view.is_soft = False
    late = speaking.is_due
    speaking.lay()

    assert (early, late) == ((None, False), True)
    assert speaking.shown == temple
    assert not speaking.is_due
