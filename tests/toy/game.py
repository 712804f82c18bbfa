"""Lanterns as a game on the shelf: how it is written down, who plays it, what it is called."""

from pathlib import Path
from random import Random
from typing import TypeAlias, get_args

from attrs import define, field, frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.ruleset import Ruleset
from game.core.seats import NATURE, PUBLIC, Seat
from game.i18n.texts import Texts, load
from game.persistence.errors import HeadError, SnapshotError, UnknownActionError, WrongActionError
from game.persistence.forms import FormError, register_union, strict_converter, structured
from game.persistence.json_text import Json, JsonObject, packed, unpacked
from game.persistence.lines import Head
from game.players.player import Player, RandomPlayer
from game.shelf.choices import Choices, Setup
from game.shelf.company import Company
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.shelf import Contents
from tests.toy import rules as lanterns
from tests.toy.rules import (
    HIDDEN,
    Action,
    Asking,
    Draw,
    Event,
    Light,
    Observation,
    Pass,
    Phase,
    State,
)

HOME = Path(__file__).parent
FIGURES = ("red", "blue", "green", "gold")
CHOICES = Choices(("plain",), FIGURES, most=len(FIGURES))
LanternMatch: TypeAlias = Match[State, Observation, Action, Event]
_FORMS = strict_converter()
register_union(_FORMS, Phase, "kind")
_ACTIONS = {kind.__name__: kind for kind in get_args(Action)}


@frozen
class LanternCodec:
    box: str = "toy"
    former: tuple[str, ...] = ()
    rules: Ruleset[State, Observation, Action, Event] = lanterns

    def encode_terms(self, state: State) -> JsonObject:
        return {"seats": len(state.hands)}

    def deal(self, terms: Json, seed: str) -> State:
        seats = terms.get("seats") if isinstance(terms, dict) else None
        if not isinstance(seats, int) or not CHOICES.fewest <= seats <= CHOICES.most:
            raise HeadError("Two to four can play.")
        return lanterns.deal(seats, Luck(seed).at("deal", 0))

    def seats(self, state: State) -> int:
        return len(state.hands)

    def turn(self, state: State) -> int:
        return state.number

    def encode_action(self, action: Action) -> JsonObject:
        parts: JsonObject = _FORMS.unstructure(action)
        told = {"packed": packed(parts)} if isinstance(action, Draw) else parts
        return {"do": type(action).__name__, **told}

    def decode_action(self, data: JsonObject) -> Action:
        name = str(data.get("do"))
        if name not in _ACTIONS:
            raise UnknownActionError(name)
        parts = {part: value for part, value in data.items() if part != "do"}
        try:
            told = unpacked(parts["packed"]) if "packed" in parts else parts
            action: Action = structured(_FORMS, told, _ACTIONS[name])
        except FormError as fault:
            raise WrongActionError(name, str(fault)) from None
        return action

    def encode_state(self, state: State) -> Json:
        return packed(_FORMS.unstructure(state))

    def decode_state(self, data: Json, first: State) -> State:
        try:
            state = structured(_FORMS, unpacked(data), State)
        except FormError as fault:
            raise SnapshotError(str(fault)) from None
        if len(state.hands) != len(first.hands):
            raise SnapshotError("the hands are not those of this game")
        return state

    def in_brief(self, data: Json) -> Json:
        return data


@frozen
class Miser:
    """Lights the smallest lantern, and douses none that is smaller than three."""

    def choose(self, seen: Observation, rng: Random, /) -> Action:
        actions = lanterns.legal_actions(seen)
        if isinstance(seen.phase, Asking):
            return actions[-1] if seen.phase.card.face > 2 else actions[0]
        hand = seen.hands[lanterns.to_move(seen) or 0]
        lights = [action for action in actions if isinstance(action, Light)]
        return min(lights, key=lambda light: hand[light.place].face, default=Pass())


def company() -> Company:
    everybody: Player[Observation, Action] = RandomPlayer(lanterns.legal_actions)
    players = {"random": everybody, "miser": Miser()}
    known = tuple(players)
    return Company(players, known, known, usual="miser", adviser="miser", stand_in="random")


def texts_in(language: str) -> Texts:
    return load("toy", language, strict=True, locale=HOME / "locale")


@define(eq=False)
class LanternGame:
    texts: Texts
    rulebook: Rulebook = field(repr=False)
    key: str = "toy"
    codec: LanternCodec = field(factory=LanternCodec)
    company: Company = field(factory=company, repr=False)
    choices: Choices = CHOICES

    def open_match(self, setup: Setup) -> LanternMatch:
        first = lanterns.deal(len(setup.figures), Luck(setup.seed).at("deal", 0))
        return Match(self.codec.rules, first, Luck(setup.seed))

    def setup_of(self, match: LanternMatch) -> Setup:
        return Setup("plain", FIGURES[: len(match.state.hands)], seed=match.luck.seed)

    def knows_secrets(self, state: State, seat: Seat) -> bool:
        return lanterns.observe(state, seat).hands != lanterns.observe(state, PUBLIC).hands

    def rule_of(self, before: State, action: Action) -> str:
        return "A1" if isinstance(before.phase, Asking) else "T3"

    def seat_name(self, seat: Seat) -> str:
        return self.texts.text(f"figure.{FIGURES[seat]}")

    def card_words(self, face: int) -> str:
        return self.texts.text("card.hidden" if face == HIDDEN else f"card.{face}")

    def prompt(self, seen: Observation) -> str:
        seat = lanterns.to_move(seen)
        if seat is None:
            return self.texts.text("prompt.over")
        kind = type(seen.phase).__name__
        name = self.seat_name(seat) if seat != NATURE else ""
        return self.texts.text(f"prompt.{kind}", seat=name)

    def action_words(self, seen: Observation, action: Action) -> str:
        seat = lanterns.to_move(seen) or Seat(0)
        card = seen.hands[seat][action.place].face if isinstance(action, Light) else HIDDEN
        return self.texts.text(f"do.{type(action).__name__}", card=self.card_words(card))

    def event_words(self, event: Event) -> str:
        facts = {"seat": self.seat_name(event.seat), "card": self.card_words(event.face)}
        return self.texts.text(f"log.{event.what.name}", **facts)

    def differences(self) -> tuple[()]:
        return ()

    def summary(self, head: Head) -> str:
        return self.texts.text("edition.plain")

    def seat_label(self, head: Head, seat: Seat) -> str:
        return (head.seats[seat].name if seat < len(head.seats) else "") or self.seat_name(seat)

    def character(self, head: Head, seat: Seat) -> str:
        return ""

    def bot_label(self, bot: str) -> str:
        return self.texts.text(f"bot.{bot}")

    def advice(self, seen: Observation, action: Action) -> str:
        return self.texts.text("advice", what=self.action_words(seen, action))


def unpacked_game(contents: Contents) -> LanternGame:
    rulebook = read_rulebook(contents.rules.read_text("utf-8"))
    return LanternGame(texts_in(contents.language), rulebook)
