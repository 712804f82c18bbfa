"""Quest for Makuta as a game on the shelf, without its table."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from attrs import define, field

from game.boxes.makuta import codec, saved_state
from game.boxes.makuta.bots import ADVISER, COMPANY, motive_of
from game.boxes.makuta.head_words import house_in
from game.boxes.makuta.levels.sets import LevelSet, read_set
from game.boxes.makuta.opening import MakutaMatch, open_match
from game.boxes.makuta.options import CHOICES, figure_of, house_of, options_of, toa_of
from game.boxes.makuta.routines import ROUTINES
from game.boxes.makuta.rule_of import rule_of
from game.boxes.makuta.topics import LESSONS, OPTIONS, TOPICS
from game.boxes.makuta.words import Names, advice_sentence
from game.boxes.makuta.words.differences import differences
from game.core.seats import PUBLIC, Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts, load
from game.persistence.codec import Codec
from game.persistence.json_text import Json
from game.persistence.lines import Head
from game.players.trace import facts
from game.rules.makuta import observe, to_move
from game.rules.makuta.actions import Action
from game.rules.makuta.editions import EDITIONS, Terms
from game.rules.makuta.events import Event
from game.rules.makuta.state import Observation, State
from game.rules.makuta.tiles import Atlas
from game.shelf.choices import Choices, Difference, Setup
from game.shelf.company import Company
from game.shelf.game import Game
from game.shelf.head_words import figure_in, seat_label, summary
from game.shelf.rulebook import Rulebook, read_rulebook
from game.shelf.shelf import Contents
from game.shelf.teaching import Teaching, lessons_in


@define(eq=False)
class MakutaGame(Game):
    """Its tiles are those of *levels*; a saved game brings its own along."""

    levels: LevelSet = field(repr=False)
    texts: Texts = field(repr=False)
    rulebook: Rulebook = field(factory=Rulebook, repr=False)
    key: str = field(default=codec.box, init=False)
    codec: Codec[State, Observation, Action, Event] = field(default=codec, init=False)
    company: Company = field(default=COMPANY, init=False, repr=False)
    choices: Choices = field(default=CHOICES, init=False, repr=False)
    routines: Mapping[type, str] = field(default=ROUTINES, init=False, repr=False)
    teaching: Teaching = field(factory=Teaching, repr=False)
    atlas: Atlas = field(init=False, repr=False)

    @atlas.default
    def _atlas(self) -> Atlas:
        return Atlas(self.levels.tiles)

    def open_match(self, setup: Setup) -> MakutaMatch:
        return open_match(self.terms(setup), setup.seed)

    def terms(self, setup: Setup) -> Terms:
        toas = tuple(map(toa_of, setup.figures))
        return Terms(EDITIONS[setup.edition], house_of(setup.options), toas, self.atlas)

    def setup_of(self, match: MakutaMatch) -> Setup:
        terms = match.state.terms
        figures = tuple(map(figure_of, terms.toas))
        seed = match.luck.seed
        return Setup(terms.edition.key, figures, options_of(terms.house), seed=seed)

    def winners_in(self, situation: Json) -> tuple[Seat, ...]:
        return saved_state.winners_in(situation)

    def knows_secrets(self, state: State, seat: Seat) -> bool:
        """A game may begin in the middle, with faces that somebody has seen long ago."""
        seen, public = observe(state, seat), observe(state, PUBLIC)
        return (seen.trays, seen.tokens, seen.phase) != (public.trays, public.tokens, public.phase)

    def rule_of(self, before: State, action: Action) -> str:
        return rule_of(before.phase, action)

    def opening_facts(self, opening: State) -> Mapping[str, Any]:
        """Nothing is laid yet but the start tile."""
        lying = opening.tokens.on_fields.items()
        told = [{"field": place, **facts(disc)} for place, discs in lying for disc in discs]
        return {"on_start_tile": told}

    # Words

    def differences(self) -> tuple[Difference, ...]:
        return differences(self.texts)

    def summary(self, head: Head) -> str:
        return summary(self.texts, head, CHOICES, house_in(head))

    def seat_label(self, head: Head, seat: Seat) -> str:
        return seat_label(self.texts, head, seat, CHOICES)

    def character(self, head: Head, seat: Seat) -> str:
        figure = figure_in(head, seat, CHOICES)
        return self.texts.text(key_of("character", figure)) if figure else ""

    def advice(self, seen: Observation, action: Action) -> str:
        seat = to_move(seen)
        assert seat is not None
        motive = motive_of(ADVISER, seen, seat, action)
        return advice_sentence(Names(self.texts, seen.terms), seen, seat, action, motive)


def unpacked(contents: Contents) -> MakutaGame:
    """One can play without the rulebook."""
    rules = contents.rules.read_text(encoding="utf-8") if contents.rules.is_file() else ""
    texts = load(codec.box, contents.language)
    lessons = lessons_in(contents.lessons, [*LESSONS])
    taught = Teaching(TOPICS, partial(_guide_facts, texts), lessons, OPTIONS)
    return MakutaGame(read_set(contents.levels), texts, read_rulebook(rules), teaching=taught)


def _guide_facts(texts: Texts, seen: Observation) -> Mapping[str, str]:
    """Whoever is spoken to has to decide."""
    seat = to_move(seen)
    assert seat is not None
    return {"toa": Names(texts, seen.terms).toa(seat)}
