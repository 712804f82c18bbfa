"""Sits people down at the text game: by options, by questions, or to the game they left."""

from argparse import ArgumentParser, Namespace

from attrs import frozen

from game.boxes.makuta.opening import open_match
from game.boxes.makuta.sitting import sit_down
from game.boxes.makuta.terminal.console import Console
from game.boxes.makuta.terminal.controls import load, resume
from game.boxes.makuta.terminal.keeper import Keeper
from game.boxes.makuta.terminal.play import play
from game.boxes.makuta.terminal.questions import ask_for_setup
from game.boxes.makuta.terminal.rulebook import Rulebook
from game.boxes.makuta.terminal.session import Session
from game.boxes.makuta.terminal.setup import Setup, is_given, quick_setup, setup_from
from game.i18n.texts import Texts
from game.rules.makuta.tiles import Atlas


@frozen
class TextGame:
    """All that the text game is given from outside."""

    console: Console
    texts: Texts
    rulebook: Rulebook
    keeper: Keeper
    atlas: Atlas
    fresh_seed: str


def add_options(parser: ArgumentParser, texts: Texts) -> None:
    parser.add_argument("--players", metavar="N", help=texts.text("option.help_players"))
    parser.add_argument("--toa", metavar="TOA,…", help=texts.text("option.help_toa"))
    parser.add_argument("--bots", metavar="SEAT,…", help=texts.text("option.help_bots"))
    parser.add_argument("--edition", metavar="E", help=texts.text("option.help_edition"))
    parser.add_argument("--house", metavar="H1,…", help=texts.text("option.help_house"))
    parser.add_argument("--seed", metavar="S", help=texts.text("option.help_seed"))
    parser.add_argument("--load", metavar="FILE", help=texts.text("option.help_load"))


def run(game: TextGame, options: Namespace) -> None:
    """A GameError says what was wrong with the options, before anything has begun."""
    session = Session(game.console, game.texts, game.rulebook, game.keeper)
    if options.load:
        load(session, options.load)
    elif is_given(options):
        _begin(game, session, setup_from(game.texts, options, game.fresh_seed))
    else:
        _ask(game, session)
    play(session)


def _ask(game: TextGame, session: Session) -> None:
    """Enter starts right away."""
    texts, console = game.texts, game.console
    left = game.keeper.unfinished()
    console.tell(texts.text("start.welcome"))
    if left:
        console.tell(texts.text("start.resume", number=left.sitting.match.state.turn.number))
    match console.ask(texts.text("start.prompt")).casefold()[:1]:
        case "r" if left:
            resume(session, left)
        case "c":
            _begin(game, session, ask_for_setup(console, texts, game.fresh_seed))
        case _:
            _begin(game, session, quick_setup(game.fresh_seed))


def _begin(game: TextGame, session: Session, setup: Setup) -> None:
    sitting = sit_down(open_match(setup.terms(game.atlas), setup.seed), setup.bots)
    session.sit_down(sitting, game.keeper.keep(sitting))
