"""Sits people down at the text game: by options, by questions, or to the game they left."""

from argparse import Namespace

from attrs import frozen

from game.boxes.makuta.sitting import sit_down
from game.boxes.makuta.terminal.controls import load, resume
from game.boxes.makuta.terminal.keeper import Keeper
from game.boxes.makuta.terminal.play import play
from game.boxes.makuta.terminal.session import Session
from game.shelf.choices import Setup
from game.shelf.game import Game
from game.shelf.typed import is_given, quick_setup, setup_from
from game.terminal.console import Console
from game.terminal.questions import ask_for_setup


@frozen
class TextGame:
    """All that the text game is given from outside."""

    console: Console
    game: Game
    keeper: Keeper
    fresh_seed: str


def run(game: TextGame, options: Namespace) -> None:
    """A GameError says what was wrong with the options, before anything has begun."""
    session = Session(game.console, game.game.texts, game.game.rulebook, game.keeper)
    if options.load:
        load(session, options.load)
    elif is_given(options):
        _begin(game, session, setup_from(game.game, options, game.fresh_seed))
    else:
        _ask(game, session)
    play(session)


def _ask(game: TextGame, session: Session) -> None:
    """Enter starts right away."""
    texts, console = game.game.texts, game.console
    left = game.keeper.unfinished()
    console.tell(texts.text("start.welcome"))
    if left:
        console.tell(texts.text("start.resume", number=left.sitting.match.state.turn.number))
    match console.ask(texts.text("start.prompt")).casefold()[:1]:
        case "r" if left:
            resume(session, left)
        case "c":
            _begin(game, session, ask_for_setup(console, game.game, game.fresh_seed))
        case _:
            _begin(game, session, quick_setup(game.game, game.fresh_seed))


def _begin(game: TextGame, session: Session, setup: Setup) -> None:
    sitting = sit_down(game.game.open_match(setup), dict(setup.bots))
    session.sit_down(sitting, game.keeper.keep(sitting))
