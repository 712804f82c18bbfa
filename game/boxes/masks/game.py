"""Quest for the Masks and its sisters as a game on the shelf, without its table."""

from collections.abc import Mapping
from functools import partial

from attrs import define, field

from game.boxes.masks import codec, saved_state
from game.boxes.masks.bots.why import motive_of
from game.boxes.masks.cards.folder import read_cards
from game.boxes.masks.cards.tables import CardSet
from game.boxes.masks.company import COMPANY
from game.boxes.masks.head_words import options_named
from game.boxes.masks.land.maps import map_of
from game.boxes.masks.land.reading import read_land
from game.boxes.masks.opening import MasksMatch, open_match
from game.boxes.masks.options import CHOICES, figure_of, fitting, options_in, options_of, toa_of
from game.boxes.masks.rule_of import rule_of
from game.boxes.masks.topics import LESSONS, TOPICS
from game.boxes.masks.words import Names
from game.boxes.masks.words.actions import is_of_hidden_card
from game.boxes.masks.words.motives import advice_sentence
from game.core.seats import PUBLIC, Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts, load
from game.persistence.codec import Codec
from game.persistence.json_text import Json
from game.persistence.lines import Head
from game.rules.masks import observe
from game.rules.masks.actions import Action
from game.rules.masks.events import Event
from game.rules.masks.play import to_move
from game.rules.masks.printed.editions import Terms
from game.rules.masks.printed.land import Land
from game.rules.masks.state import Observation, State
from game.rules.masks.winning import great_masks
from game.shelf.choices import Choices, OptionError, Setup
from game.shelf.company import Company
from game.shelf.game import Game
from game.shelf.head_words import seat_label, summary
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.shelf import Contents
from game.shelf.teaching import Teaching, lessons_in


@define(eq=False)
class MasksGame(Game):
    """Its map and cards are those of the levels; a saved game brings its own along."""

    cards: CardSet = field(repr=False)
    land: Land = field(repr=False)
    texts: Texts = field(repr=False)
    rulebook: Rulebook = field(factory=Rulebook, repr=False)
    teaching: Teaching = field(factory=Teaching, repr=False)
    key: str = field(default=codec.box, init=False)
    codec: Codec[State, Observation, Action, Event] = field(default=codec, init=False)
    company: Company = field(default=COMPANY, init=False, repr=False)
    choices: Choices = field(default=CHOICES, init=False, repr=False)

    def open_match(self, setup: Setup) -> MasksMatch:
        return open_match(self.terms(setup), setup.seed)

    def terms(self, setup: Setup) -> Terms:
        """Raises OptionError where the edition has no such option, or not so many seats."""
        edition = self.cards.editions[setup.edition]
        name = self.texts.text(key_of("edition_short", setup.edition))
        if len(setup.figures) > edition.most:
            raise OptionError(
                self.texts.text("option.too_many_for", edition=name, most=edition.most)
            )
        options = options_in(setup.options)
        if wrong := fitting(options, edition):
            raise OptionError(self.texts.text("option.not_in", edition=name, option=wrong[0]))
        toas = tuple(map(toa_of, setup.figures))
        return Terms(edition, options, toas, self.land, self.cards.cards)

    def setup_of(self, match: MasksMatch) -> Setup:
        terms = match.state.terms
        figures = tuple(map(figure_of, terms.toas))
        return Setup(terms.edition.key, figures, options_of(terms.options), seed=match.luck.seed)

    def knows_secrets(self, state: State, seat: Seat) -> bool:
        return observe(state, seat).seats != observe(state, PUBLIC).seats

    def rule_of(self, before: State, action: Action) -> str:
        return rule_of(before.phase, action)

    def winners_in(self, situation: Json) -> tuple[Seat, ...]:
        return saved_state.winners_in(situation)

    # Words

    def summary(self, head: Head) -> str:
        return summary(self.texts, head, CHOICES, options_named(head))

    def seat_label(self, head: Head, seat: Seat) -> str:
        return seat_label(self.texts, head, seat, CHOICES)

    def advice(self, seen: Observation, action: Action) -> str:
        """Of a card that lies closed before whoever asks, no more than that it is one."""
        if is_of_hidden_card(seen, action):
            return self.texts.text("advice.closed")
        names = Names(self.texts, seen.terms, by_grid=False)
        seat = to_move(seen)
        assert seat is not None
        return advice_sentence(names, seen, action, motive_of(seen, seat, action))


def unpacked(contents: Contents) -> MasksGame:
    """One can play without the rulebook."""
    rules = contents.rules.read_text(encoding="utf-8") if contents.rules.is_file() else ""
    texts = load(codec.box, contents.language)
    lessons = lessons_in(contents.lessons, [*LESSONS])
    return MasksGame(
        read_cards(contents.levels / "cards"),
        read_land(map_of(contents.levels)),
        texts,
        read_rulebook(rules),
        Teaching(TOPICS, partial(_guide_facts, texts), lessons),
    )


def _guide_facts(texts: Texts, seen: Observation) -> Mapping[str, str]:
    """Whoever is spoken to has to decide."""
    seat = to_move(seen)
    assert seat is not None
    names = Names(texts, seen.terms)
    needed, won = seen.terms.masks_to_win, len(great_masks(seen, seat))
    return {"toa": names.toa(seen.terms.toas[seat]), "needed": str(needed), "won": str(won)}
