"""What things on the table are called."""

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from game.boxes.masks.options import figure_of
from game.boxes.masks.words.where import where
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.masks.holding.held import Held, deck_of
from game.rules.masks.pieces import HIDDEN, Breed, ChallengeKind, Deck, Skill, SpaceKind, Toa
from game.rules.masks.printed.cards import BohrokCard, ChallengeCard, KranaCard, VaCard
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.land import name_of


@frozen
class Names:
    """Names of seats, spaces and cards in one game and one language."""

    texts: Texts
    terms: Terms
    players: tuple[str, ...] = ()  # by seat; whoever has no name goes by the Toa's
    by_grid: bool = True  # spaces go by row and column, as they are typed; else by landmarks

    # Who

    def seat(self, seat: Seat) -> str:
        own_name = self.players[seat] if seat < len(self.players) else ""
        return own_name or self.toa(self.terms.toas[seat])

    def toa(self, toa: Toa) -> str:
        return self.texts.text(key_of("figure", figure_of(toa)))

    # Where

    def space(self, space: int) -> str:
        """Its kind and where it is: `the Portal r4c6`, or `the Portal in Ga-Wahi`."""
        place = self.terms.land.places.get(space)
        kind = place.kind if place else SpaceKind.BLANK
        if kind is SpaceKind.BOHROK and not self.terms.has_swarm:
            kind = SpaceKind.BLANK  # L9
        circles = str(place.circles) if place and kind in WITH_CIRCLES else ""
        if self.by_grid:
            facts = {"name": name_of(space), "toa": self._toa_at(space)}
            return self.texts.text(key_of("space", kind, circles), **facts)
        facts = {"where": where(self.texts, self.terms.land, space), "toa": self._toa_at(space)}
        return self.texts.text(key_of("space_at", kind, circles), **facts)

    def _toa_at(self, space: int) -> str:
        starts = self.terms.land.starts
        return next((self.toa(toa) for toa, start in starts.items() if start == space), "")

    def land(self) -> str:
        """A text of the game, or plain words."""
        return self._said(self.terms.land.name)

    # Cards

    def card(self, key: str) -> str:
        """As its set calls it, or as we do; a new card without words goes by its key."""
        own = self.terms.cards.words.get(key)
        if own and own.name:
            return self._said(own.name)
        built = self._put_together(key)
        if built:
            return built
        if self.texts.has(key_of("card", key)):
            return self.texts.text(key_of("card", key))
        return key.replace("_", " ").title()

    def _put_together(self, key: str) -> str:
        """Where there are many of a kind, what is on the card says all."""
        match self._one_of_many(key):
            case KranaCard(_, Breed() as breed, type) if type is not None:
                kind = self.texts.text(key_of("krana_type", type))
                return self.texts.text("name.krana", breed=self.breed(breed), type=kind)
            case VaCard(_, breed):
                return self.texts.text("name.va", breed=self.breed(breed))
            case BohrokCard(_, sort, _, Breed() as breed):
                return self.texts.text(key_of("bohrok", sort), breed=self.breed(breed))
            case ChallengeCard(_, skills):
                return self.texts.text("name.trial", skills=self.skills(skills))
            case _:
                return ""

    def _one_of_many(self, key: str) -> object:
        cards = self.terms.cards
        tables = (cards.krana, cards.va, cards.bohrok, cards.challenges)
        return next((table[key] for table in tables if key in table), None)

    def own_text(self, key: str) -> str:
        """What a set itself says that a card does; "" where it says nothing."""
        own = self.terms.cards.words.get(key)
        return self._said(own.text) if own and own.text else ""

    def _said(self, words: str) -> str:
        """A key of the game's texts, or plain words, which are shown as they stand."""
        return self.texts.catalogue.gettext(words)

    def ready_deck(self, key: str) -> str:
        if self.texts.has(key_of("ready_deck", key)):
            return self.texts.text(key_of("ready_deck", key))
        return key.replace("_", " ").title()

    def ready_deck_for(self, key: str) -> str:
        """Its name, and what it is good for if anybody says."""
        if self.texts.has(key_of("ready_deck_for", key)):
            return self.texts.text(key_of("ready_deck_for", key))
        return self.ready_deck(key)

    def held(self, card: Held) -> str:
        """What the viewer knows of it: its name, or only its back."""
        if card.key == HIDDEN:
            return self.texts.text(key_of("hidden", deck_of(card.home)))
        return self.card(card.key)

    def cards(self, cards: Sequence[Held]) -> str:
        """Equal ones together, those that are hidden last, as a number."""
        known = Counter(card.key for card in cards if card.key != HIDDEN)
        hidden = Counter(deck_of(card.home) for card in cards if card.key == HIDDEN)
        parts = [self._several(self.card(key), count) for key, count in known.items()]
        parts += [self.some(deck, count) for deck, count in sorted(hidden.items())]
        return self.list(parts)

    def _several(self, name: str, count: int) -> str:
        return self.texts.text("name.several", name=name, count=count) if count > 1 else name

    def some(self, deck: Deck, count: int) -> str:
        """`a Rahi card`, `3 Rahi cards`."""
        return self.texts.count(key_of("cards", deck), count)

    # Other words

    def list(self, parts: Sequence[str]) -> str:
        return ", ".join(parts) or self.texts.text("name.nothing")

    def deck(self, deck: Deck) -> str:
        return self.texts.text(key_of("deck", deck))

    def deck_short(self, deck: Deck) -> str:
        """Where there is room for one word."""
        return self.texts.text(key_of("deck_short", deck))

    def skill(self, skill: Skill) -> str:
        return self.texts.text(key_of("skill", skill))

    def skills(self, skills: Iterable[Skill]) -> str:
        first, *others = map(self.skill, skills)
        for other in others:
            first = self.texts.text("name.and", one=first, other=other)
        return first

    def breed(self, breed: Breed) -> str:
        return self.texts.text(key_of("breed", breed))

    def challenge(self, kind: ChallengeKind) -> str:
        return self.texts.text(key_of("challenge", kind))

    def points(self, points: int) -> str:
        """Always with its sign, and a minus as wide as a plus."""
        return f"{points:+}".replace("-", "−")  # noqa: RUF001


WITH_CIRCLES = (SpaceKind.CHALLENGE, SpaceKind.GAME_ACTION)
