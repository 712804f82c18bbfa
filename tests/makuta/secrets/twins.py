"""Two truths between which a viewer cannot tell, played on side by side.

`watch` fails with `SecretBetrayedError` as soon as the viewer could tell after all.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from attrs import field, fields_dict, frozen

from game.core.ruleset import Step
from game.core.seats import Viewer
from game.rules.makuta.actions import Action, Drawn, MoveTo
from game.rules.makuta.events import Event, TempleStood, TileBuried, TileDrawn
from game.rules.makuta.explain import explain
from game.rules.makuta.phases import Moving
from game.rules.makuta.pieces import Kind
from game.rules.makuta.state import Observation, State
from game.rules.makuta.targets import all_targets
from tests.makuta.properties.adventures import Rules
from tests.makuta.secrets.chronicle import Frame, Scene, shot
from tests.makuta.secrets.ledger import Faces, kind_and_face
from tests.makuta.secrets.windows import Window, other_faces, with_other_stacks
from tests.makuta.secrets.worlds import with_faces

AT_A_GLANCE = 12  # targets, and actions that are tried at both ends of a window


class SecretBetrayedError(AssertionError):
    """A viewer can tell two truths apart that differ only in what that viewer cannot know."""


@frozen
class Twins:
    """The truth, another one, and who cannot tell them apart."""

    window: Window
    frame: Frame
    other: State
    faces: Faces  # of the other

    @property
    def viewer(self) -> Viewer:
        return self.window.viewer

    def changed(self) -> frozenset[int]:
        """The tokens that are not the same in both."""
        both = zip(self.window.told.faces, self.faces, strict=True)
        return frozenset(token for token, (one, other) in enumerate(both) if one != other)


@frozen
class Tally:
    """How much has been compared: steps, and what looked alike though it was not."""

    steps: Counter[str] = field(factory=Counter)
    veiled: Counter[str] = field(factory=Counter)  # events
    hidden: Counter[str] = field(factory=Counter)  # places


def twins(window: Window, rng: Random) -> Twins:
    frame = window.opening
    faces = other_faces(window, rng)
    other = with_other_stacks(with_faces(frame.state, frame.ledger, faces), window, rng)
    return Twins(window, frame, other, faces)


def watch(rules: Rules, window: Window, rng: Random, tally: Tally) -> None:
    """Play both twins through the window; at both ends look at what else could be done."""
    pair = twins(window, rng)
    _note_places(pair, tally)
    compare_tables(rules, pair.frame.state, pair.other, pair.viewer)
    compare_explanations(rules, pair, rng)
    glance(rules, pair, rng, tally)
    for scene, frame in window.told.scenes_between(window.first, window.last):
        action = translated(scene, pair.faces)
        if action not in rules.legal_actions(pair.other):
            tally.steps["cut short"] += 1
            return
        step = rules.advance(pair.other, action)
        compare_steps(rules, rules.advance(pair.frame.state, scene.action), step, pair.viewer)
        tally.steps["along the game"] += 1
        _note_events(scene.events, step.events, tally)
        pair = Twins(window, frame, step.state, pair.faces)
        tally.hidden["hand"] += bool(frame.ledger.hand and pair.changed() & {*frame.ledger.hand})
    if window.first < window.last:
        glance(rules, pair, rng, tally)


def glance(rules: Rules, pair: Twins, rng: Random, tally: Tally) -> None:
    """Compare what other actions lead to, unless they show the viewer what is different."""
    for action in _some_actions(rules, pair.frame.state, rng):
        step = rules.advance(pair.frame.state, action)
        scene, _ = shot(pair.frame, action, step.events, step.state, pair.window.told.faces)
        other_action = translated(scene, pair.faces)
        if other_action not in rules.legal_actions(pair.other):
            continue
        other = rules.advance(pair.other, other_action)
        if pair.changed() & scene.seen[pair.viewer] or _stacks_shown(step, other):
            continue
        compare_steps(rules, step, other, pair.viewer)
        tally.steps["at a glance"] += 1
        _note_events(step.events, other.events, tally)


def _some_actions(rules: Rules, state: State, rng: Random) -> list[Action]:
    """A few of the legal ones, and all that lead to a token."""
    actions = [*rules.legal_actions(state)]
    tokens = state.tokens.on_fields.keys() - state.tokens.rahi
    chosen = [action for action in actions if isinstance(action, MoveTo) and action.field in tokens]
    return chosen + rng.sample(actions, min(AT_A_GLANCE, len(actions)))


def translated(scene: Scene, faces: Faces) -> Action:
    """Nature draws the same token in both truths."""
    if not scene.drawn:
        return scene.action
    assert isinstance(scene.action, Drawn)
    hidden = faces[scene.drawn[0]]
    if scene.action.kind is None:
        return Drawn(hidden)
    kind, face = kind_and_face(Kind.POWER, hidden)
    return Drawn(face, kind)


def _stacks_shown(one: Step[State, Event], other: Step[State, Event]) -> bool:
    """Whether a tile, or the temple, has come into the open that is not the same in both."""
    open_now = (TileDrawn, TileBuried, TempleStood)
    ones, others = (
        [event for event in step.events if isinstance(event, open_now)] for step in (one, other)
    )
    return ones != others


# What a viewer can compare


def compare_steps(
    rules: Rules, one: Step[State, Event], other: Step[State, Event], viewer: Viewer
) -> None:
    for name, look in (
        ("witness", rules.witness),
        ("reveals", lambda event, _: rules.reveals(event)),
    ):
        seen = [look(event, viewer) for event in one.events]
        seen_of_other = [look(event, viewer) for event in other.events]
        if seen != seen_of_other:
            raise SecretBetrayedError(f"{viewer}, {name}: {seen} or {seen_of_other}")
    for (event, here), (_, there) in zip(one.course, other.course, strict=True):
        if here is one.state and there is other.state:
            continue  # these are looked at more closely below
        if rules.observe(here, viewer) != rules.observe(there, viewer):
            raise SecretBetrayedError(f"{viewer} can tell the tables apart after {event}")
    compare_tables(rules, one.state, other.state, viewer)


def compare_tables(rules: Rules, one: State, other: State, viewer: Viewer) -> None:
    here, there = rules.observe(one, viewer), rules.observe(other, viewer)
    if here != there or orders(here) != orders(there):
        raise SecretBetrayedError(f"{viewer} sees {'; '.join(differences(here, there))}")
    if rules.to_move(one) == viewer:
        choices = [[*rules.legal_actions(table)] for table in (one, other, here)]
        if not choices[0] == choices[1] == choices[2]:
            raise SecretBetrayedError(f"{viewer} may do {choices}")


def compare_explanations(rules: Rules, pair: Twins, rng: Random) -> None:
    """Why something is refused must not tell more than that it is."""
    here = rules.observe(pair.frame.state, pair.viewer)
    there = rules.observe(pair.other, pair.viewer)
    targets = [*all_targets(here)]
    for target in rng.sample(targets, min(AT_A_GLANCE, len(targets))):
        if explain(here, target) != explain(there, target):
            raise SecretBetrayedError(f"{pair.viewer} is told why {target} is refused")


def orders(seen: Observation) -> tuple[object, ...]:
    """What equality overlooks: the order of what has none, and the ways of a roll."""
    ways = seen.phase.ways if isinstance(seen.phase, Moving) else None
    return (
        [*seen.tokens.on_fields],
        [*seen.tokens.locks],
        [*seen.island.adjacent],
        [*seen.island.open_gates],
        ways and (ways.moves, [*ways.before.items()]),
    )


def differences(here: Observation, there: Observation) -> list[str]:
    return [
        f"{name}: {getattr(here, name)} or {getattr(there, name)}"
        for name in fields_dict(Observation)
        if getattr(here, name) != getattr(there, name) and name != "terms"
    ] or ["another order"]


# How much that means


def _note_events(one: Sequence[Event], other: Sequence[Event], tally: Tally) -> None:
    for event, twin in zip(one, other, strict=True):
        if event != twin:
            tally.veiled[type(event).__name__] += 1


def _note_places(pair: Twins, tally: Tally) -> None:
    ledger, changed = pair.frame.ledger, pair.changed()
    places = {
        "tray": [token for tray in ledger.trays for token in tray],
        "field": [heap[0] for heap in ledger.fields.values()],
        "under a Rahi": [token for heap in ledger.fields.values() for token in heap[1:]],
        "lock": [token for heap in ledger.locks.values() for token in heap],
        "pile": [*ledger.old, *ledger.fresh],
        "supply": [token for heap in ledger.supplies for token in heap],
    }
    for place, tokens in places.items():
        tally.hidden[place] += bool(changed.intersection(tokens))
    stacks, others = pair.frame.state.stacks, pair.other.stacks
    tally.hidden["tiles"] += stacks.tiles != others.tiles
    tally.hidden["temple"] += stacks.temple != others.temple
