"""What is set holds at once; every command can have other keys, and none is lost unsaid."""

from pathlib import Path

import pytest
from attrs import evolve

from game.i18n.texts import load
from game.persistence.settings import Curtain, Follow, Settings, Sound, Speed, Thinking
from game.scenes.program import Program
from game.scenes.settings.keys import ESSENTIAL, is_bindable, key_words, rebind, unbind
from game.scenes.settings.scene import SettingsScene, Tab
from game.shelf.company import Company
from game.ui.commands import Bindings, Command
from game.ui.signals import PointerMoved, PointerPressed
from game.ui.sound import Silent, Volumes
from tests.scenes.desk import SIZES, Hands, ToyGame, program_in, show


@pytest.fixture
def program(tmp_path: Path) -> Program:
    return program_in(tmp_path)


def opened(program: Program, tab: Tab = Tab.DISPLAY) -> Hands:
    return show(SettingsScene(program, tab))


def said(hands: Hands) -> str:
    scene = hands.top
    assert isinstance(scene, SettingsScene)
    return scene.said


@pytest.mark.parametrize(
    ("tab", "name", "value"),
    [
        (Tab.DISPLAY, "settings.full_screen", lambda s: s.display.full_screen is True),
        (Tab.DISPLAY, "settings.ui_scale.1_25", lambda s: s.display.ui_scale == 1.25),
        (Tab.MOTION, "settings.pace.fast", lambda s: s.pace is Speed.FAST),
        (Tab.MOTION, "settings.reduced_motion", lambda s: s.motion.reduced_motion is True),
        (Tab.PLAY, "settings.curtain.always", lambda s: s.play.curtain is Curtain.ALWAYS),
        (Tab.PLAY, "settings.follow.off", lambda s: s.play.follow is Follow.OFF),
        (Tab.PLAY, "settings.thinking.long", lambda s: s.play.thinking is Thinking.LONG),
        (Tab.PLAY, "settings.hints", lambda s: s.play.hints is False),
        (Tab.DISPLAY, "settings.coordinates", lambda s: s.display.coordinates is True),
        (Tab.PLAY, "settings.ask_again", lambda s: s.play.ask_again is True),
    ],
)
def test_a_setting_holds_at_once(program: Program, tab: Tab, name: str, value: object) -> None:
    kept: list[Settings] = []
    program.on_settings = kept.append
    hands = opened(program)

    hands.click(f"settings.tab.{tab.name.lower()}")
    hands.click(name)

    assert callable(value)
    assert value(program.settings)
    assert kept == [program.settings]


def test_one_knob_sets_the_pace_of_people_and_computers(program: Program) -> None:
    hands = opened(program, Tab.MOTION)

    hands.click("settings.pace.slow")

    assert program.settings.motion.animation_speed is program.settings.bot_pace is Speed.SLOW
    assert not any(name.startswith("settings.bot_pace") for name in hands.names())


def test_two_finer_knobs_are_folded_below_it(program: Program) -> None:
    hands = opened(program, Tab.MOTION)

    hands.click("settings.more")
    hands.click("settings.animation_speed.fast")
    hands.click("settings.bot_pace.slow")

    assert program.settings.motion.animation_speed is Speed.FAST
    assert program.settings.bot_pace is Speed.SLOW
    assert program.settings.pace is None
    again = opened(program, Tab.MOTION)
    assert "settings.bot_pace.slow" in again.names(), "paces that differ are in sight"
    again.click("settings.pace.normal")
    assert program.settings == Settings()


def test_every_kind_of_step_that_is_done_by_itself_is_a_switch(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyGame, "routines", {int: "masks", str: "loss"})
    monkeypatch.setattr(ToyGame, "texts", load("makuta", strict=True), raising=False)
    hands = opened(program, Tab.PLAY)

    hands.click("settings.routine.loss")
    assert program.settings.play.by_hand == ("loss",)
    hands.click("settings.routine.masks")
    assert set(program.settings.play.by_hand) == {"loss", "masks"}
    hands.click("settings.routine.loss")
    assert program.settings.play.by_hand == ("masks",)


def test_where_nobody_takes_time_to_think_nobody_is_asked_how_much(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyGame, "company", Company({}, (), ("quick",), "", "", ""))
    hands = opened(program)

    hands.click("settings.tab.play")

    assert not any(thing.name.startswith("settings.thinking") for thing in hands.top.things())
    assert any(thing.name == "settings.hints" for thing in hands.top.things())


def test_a_switch_goes_back_as_well(program: Program) -> None:
    hands = opened(program)

    hands.click("settings.full_screen")
    hands.click("settings.full_screen")

    assert program.settings == Settings()


def test_a_scale_that_leaves_no_room_is_refused(program: Program) -> None:
    hands = opened(program)

    hands.click("settings.ui_scale.3")

    assert program.settings.display.ui_scale == 0
    assert "too small" in hands.thing("settings.ui_scale.3").refusal


# Sound


def test_a_volume_holds_at_once(program: Program) -> None:
    hands = opened(program, Tab.SOUND)

    hands.click("settings.effects")
    hands.click("settings.ambience")
    hands.key("left")

    assert (program.settings.sound.effects, program.settings.sound.ambience) == (0.5, 0.45)
    assert heard_at(program) == Volumes(0.5, 0.45)


def test_a_long_drag_is_kept_in_few_steps(program: Program) -> None:
    kept: list[float] = []
    program.on_settings = lambda settings: kept.append(settings.sound.effects)
    hands = opened(program, Tab.SOUND)
    place = hands.thing("settings.effects").rect

    hands.stage.handle(PointerPressed(place.midleft), 0.0)
    for x in range(place.left, place.right):
        hands.stage.handle(PointerMoved((x, place.centery)), 0.0)

    assert kept == [pytest.approx(step / 20) for step in range(21)]


def test_whoever_mutes_hears_nothing_at_once_and_gets_it_back(program: Program) -> None:
    hands = opened(program, Tab.SOUND)

    hands.click("settings.mute")
    assert heard_at(program) == Volumes(mute=True)

    hands.click("settings.mute")
    assert heard_at(program) == Volumes()


def test_the_volumes_hold_from_the_start(program: Program) -> None:
    settings = Settings(sound=Sound(0.1, 0.2, mute=True))
    started = evolve(program, settings=settings, voice=Silent())

    assert heard_at(started) == Volumes(0.1, 0.2, mute=True)


def heard_at(program: Program) -> Volumes:
    assert isinstance(program.voice, Silent)
    return program.voice.volumes


def test_the_keyboard_turns_pages_by_coming_there(program: Program) -> None:
    hands = opened(program)

    hands.key("down", "down")

    assert "settings.curtain.always" in hands.names()


def test_every_command_is_in_the_list_with_its_keys(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    expected = {
        f"settings.key.{command}.{slot}"
        for command in Command
        for slot, _ in enumerate(program.bindings.keys(command))
    }
    assert expected <= set(hands.names())


def rebind_by_hand(hands: Hands, name: str, key: str) -> None:
    for _ in range(99):
        if hands.thing(name).rect.width > 10:
            break
        hands.key("page down")
    hands.click(name)
    hands.key(key)


def test_a_key_is_chosen_by_pressing_it(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    rebind_by_hand(hands, "settings.key.undo.0", "u")

    assert program.bindings.keys(Command.UNDO) == ("u", "backspace")
    assert "U" in said(hands)


def test_a_key_that_is_taken_is_lost_by_the_other_and_told(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    rebind_by_hand(hands, "settings.key.undo.new", "l")

    assert program.bindings.command("l") is Command.UNDO
    assert program.bindings.keys(Command.LOG) == ()
    assert said(hands) == "L is now “Undo”, and no longer “Log”."


def test_nobody_can_take_the_last_key_of_what_everybody_needs(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    rebind_by_hand(hands, "settings.key.undo.0", "up")

    assert program.bindings.command("up") is Command.UP
    assert "needs this key" in said(hands)


def test_escape_leaves_the_key_as_it_is(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    rebind_by_hand(hands, "settings.key.undo.0", "escape")

    assert program.settings.keys == {}
    assert hands.top.name == "settings"


def test_a_key_is_taken_away(program: Program) -> None:
    hands = opened(program, Tab.KEYS)

    rebind_by_hand(hands, "settings.key.undo.1", "left shift")  # alone it is none
    hands.click("settings.take_key_away")

    assert program.bindings.keys(Command.UNDO) == ("z",)


def test_all_keys_are_as_at_first_again(program: Program) -> None:
    hands = opened(program, Tab.KEYS)
    rebind_by_hand(hands, "settings.key.undo.0", "u")

    hands.click("settings.reset_keys")

    assert program.settings.keys == {}


def test_what_is_as_shipped_is_not_kept() -> None:
    changed = rebind({}, Command.UNDO, 0, "u")

    assert changed.keys == {"undo": ("u", "backspace")}
    assert rebind(changed.keys, Command.UNDO, 0, "z").keys == {}


def test_keys_of_a_command_of_another_version_stay() -> None:
    assert rebind({"fly": ("v",)}, Command.UNDO, 0, "u").keys["fly"] == ("v",)


@pytest.mark.parametrize("command", sorted(ESSENTIAL))
def test_what_everybody_needs_keeps_a_key(command: Command) -> None:
    keys = Bindings().keys(command)
    changed = unbind({}, command, 0)

    assert Bindings(changed.keys).keys(command) == (keys[1:] or keys)
    assert unbind(changed.keys, command, 0).refused is command


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("a", "A"),
        ("shift+tab", "Shift+Tab"),
        ("return", "Enter"),
        ("+", "+"),
        ("shift++", "Shift++"),
        ("[+]", "Keypad +"),
        ("page up", "Page Up"),
        ("f11", "F11"),
    ],
)
def test_keys_are_called_as_they_are_labelled(key: str, words: str) -> None:
    assert key_words(key) == words


@pytest.mark.parametrize(
    ("key", "can"),
    [
        ("a", True),
        ("shift+left shift", False),
        ("right ctrl", False),
        ("pad a", False),
        ("+", True),
    ],
)
def test_modifiers_and_pads_are_no_keys(key: str, can: bool) -> None:  # noqa: FBT001
    assert is_bindable(key) is can


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tab", Tab)
def test_every_page_can_be_drawn_in_every_size(
    program: Program, size: tuple[int, int], tab: Tab
) -> None:
    hands = show(SettingsScene(program, tab), size=size, scale=1.25)

    hands.key("right", "down", "down")
    hands.look()

    assert hands.top.changed is False
