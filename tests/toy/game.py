"""Lanterns as a game on the shelf: how it is written down, who plays it, what it is called."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from attrs import define, field, frozen

from game.core.luck import Luck
from game.core.match import Match
from game.core.seats import NATURE, PUBLIC, Seat
from game.i18n.texts import Texts, load
from game.persistence.action_forms import ActionForms
from game.persistence.codec import Codec
from game.persistence.errors import HeadError, PackedError, SnapshotError
from game.persistence.forms import register_union, strict_converter, structured
from game.persistence.json_text import Json, JsonObject, packed, unpacked
from game.persistence.lines import Head
from game.players.player import RandomPlayer
from game.shelf.choices import Choices, Setup
from game.shelf.company import Company
from game.shelf.game import Game
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.shelf import Contents
from game.terminal.text_table import TextTable
from tests.toy import rules
from tests.toy.rules import HIDDEN, RULES, Action, Event, Lanterns, Observation, Pass, Play, State

HOME = Path(__file__).parent
FIGURES = ("red", "blue", "green", "gold")  # each shows itself in the colour of that name
CHOICES = Choices(("plain",), FIGURES, most=len(FIGURES))
LanternMatch: TypeAlias = Match[State, Observation, Action, Event]
_FORMS = strict_converter()
register_union(_FORMS, rules.Phase, "kind")
_ACTIONS: ActionForms[Action] = ActionForms(Action, drawn=rules.Draw)


@frozen
class LanternCodec(Codec[State, Observation, Action, Event]):
    box: str = "toy"
    rules: Lanterns = RULES
    encode_action = staticmethod(_ACTIONS.encode)
    decode_action = staticmethod(_ACTIONS.decode)

    def encode_terms(self, state: State) -> JsonObject:
        return {"seats": len(state.hands)}

    def deal(self, terms: Json, seed: str) -> State:
        seats = terms.get("seats") if isinstance(terms, dict) else None
        if not isinstance(seats, int) or not CHOICES.fewest <= seats <= CHOICES.most:
            raise HeadError("Two to four can play.")
        return rules.deal(seats, Luck(seed).at("deal", 0))

    def seats(self, state: State) -> int:
        return len(state.hands)

    def turn(self, state: State) -> int:
        is_new = isinstance(state.phase, rules.Drawing)  # its card has not been drawn yet
        dealt = rules.HAND * len(state.hands)
        return rules.BOX.total() - dealt - len(state.deck) + is_new

    def encode_state(self, state: State) -> Json:
        return packed(_FORMS.unstructure(state))

    def decode_state(self, data: Json, first: State) -> State:
        state = structured(_FORMS, unpacked(data), State, SnapshotError)
        if len(state.hands) != len(first.hands):
            raise SnapshotError("the hands are not those of this game")
        return state


def company() -> Company:
    everybody = {"random": RandomPlayer(RULES.legal_actions)}
    return Company(everybody, ("random",), ("random",), "random", "random", "random")


def texts_in(language: str) -> Texts:
    return load("toy", language, strict=True, locale=HOME / "locale")


@define(eq=False)
class LanternGame(Game):
    texts: Texts
    rulebook: Rulebook = field(repr=False)
    key: str = "toy"
    codec: LanternCodec = field(factory=LanternCodec)
    company: Company = field(factory=company, repr=False)
    choices: Choices = CHOICES

    def open_match(self, setup: Setup) -> LanternMatch:
        first = rules.deal(len(setup.figures), Luck(setup.seed).at("deal", 0))
        return Match(self.codec.rules, first, Luck(setup.seed))

    def setup_of(self, match: LanternMatch) -> Setup:
        return Setup("plain", FIGURES[: len(match.state.hands)], seed=match.luck.seed)

    def winners_in(self, situation: Json) -> tuple[Seat, ...]:
        try:
            saved = unpacked(situation)
        except PackedError:
            return ()
        match saved:
            case {"phase": {"kind": "Over", "winners": [*winners]}}:
                return tuple(map(Seat, winners))
            case _:
                return ()

    def knows_secrets(self, state: State, seat: Seat) -> bool:
        return RULES.observe(state, seat).hands != RULES.observe(state, PUBLIC).hands

    def rule_of(self, before: State, action: Action) -> str:
        return "A1" if isinstance(before.phase, rules.Asking) else "T3"

    def seat_name(self, seat: Seat) -> str:
        return self.texts.text(f"figure.{FIGURES[seat]}")

    def card_words(self, face: int) -> str:
        return self.texts.text("card.hidden" if face == HIDDEN else f"card.{face}")

    def prompt(self, seen: Observation) -> str:
        seat = RULES.to_move(seen)
        name = self.seat_name(seat) if seat not in {None, NATURE} else ""
        return self.texts.text(f"prompt.{type(seen.phase).__name__}", seat=name)

    def action_words(self, seen: Observation, action: Action) -> str:
        hand = seen.hands[RULES.to_move(seen) or 0]
        card = hand[action.place].face if isinstance(action, Play) else HIDDEN
        kind = "Pass" if isinstance(action, Pass) else type(seen.phase).__name__
        return self.texts.text(f"do.{kind}", card=self.card_words(card))

    def event_words(self, event: Event) -> str:
        facts = {"seat": self.seat_name(event.seat), "card": self.card_words(event.face)}
        return self.texts.text(f"log.{event.what.name}", **facts)

    def seat_label(self, head: Head, seat: Seat) -> str:
        return (head.seats[seat].name if seat < len(head.seats) else "") or self.seat_name(seat)

    def advice(self, seen: Observation, action: Action) -> str:
        return self.texts.text("advice", what=self.action_words(seen, action))


def unpacked_game(contents: Contents) -> LanternGame:
    rulebook = read_rulebook(contents.rules.read_text("utf-8"))
    return LanternGame(texts_in(contents.language), rulebook)


@frozen
class LanternText(TextTable[Observation, Action, Event]):
    game: LanternGame

    def seat_name(self, seen: Observation, seat: Seat) -> str:
        return self.game.seat_name(seat)

    def picture(self, seen: Observation) -> Iterator[str]:
        for seat, hand in enumerate(seen.hands):
            cards = ", ".join(self.game.card_words(card.face) for card in hand)
            name, light = self.game.seat_name(Seat(seat)), sum(seen.light[seat])
            yield self.texts.text("picture", seat=name, light=light, cards=cards)

    def action_words(self, seen: Observation, action: Action) -> str:
        return self.game.action_words(seen, action)

    def line(self, seen: Observation, event: Event) -> str:
        return self.game.event_words(event)
