"""The text game from the first roll to the last word."""

from typing import Any, Final

from game.core.errors import GameError
from game.core.seats import OPEN, PUBLIC, Seat
from game.terminal.answers import ANSWERS, turn, what
from game.terminal.controls import CONTROLS, LeftError
from game.terminal.session import Session
from game.terminal.text_table import View

SHORT: Final = {"?": "help", "q": "quit", "exit": "quit"}


def play(session: Session) -> None:
    """To the end, or until somebody leaves; either way the game is kept."""
    session.lay_out()
    try:
        while _goes_on(session):
            pass
    except (LeftError, EOFError, KeyboardInterrupt):
        session.console.say()
    finally:
        session.kept.leave()
    kept = session.kept
    if kept.path and not kept.trouble and session.sitting.decider is not None:
        session.console.tell(session.texts.text("left.kept", file=kept.path))


def _goes_on(session: Session) -> bool:
    """One decision; False once the game is over and everybody has looked around."""
    seat = session.sitting.decider
    if seat is None:
        return _look_back(session)
    if seat in session.sitting.bots:
        _let_bot_act(session, seat)
    else:
        _let_person_act(session, seat)
    return True


def _let_bot_act(session: Session, seat: Seat) -> None:
    session.sitting.let_bot_act(seat)
    if not session.sitting.people:
        session.tell_news(session.view_of(PUBLIC))


def _let_person_act(session: Session, seat: Seat) -> None:
    session.hand_over(seat)
    view = session.view_of(seat)
    session.tell_news(view)
    session.tell_trouble()
    what(view, "")
    prompt = _prompt(session, view, seat)
    while not _obey(session, view, session.console.ask(prompt)):
        pass


def _prompt(session: Session, view: View[Any, Any, Any], seat: Seat) -> str:
    name = session.seat_names[seat]
    if len(view.offered) == 1:
        return view.texts.text("prompt.only", seat=name, action=view.offered[0].words)
    return view.texts.text("prompt.seat", seat=name)


def _look_back(session: Session) -> bool:
    """All is open now. Who wants to may look around; True if the game goes on after all."""
    session.told[OPEN] = max(session.told.values(), default=0)
    view = session.view_of(OPEN)
    session.tell_news(view)
    turn(view, "")
    session.console.tell(session.texts.text("end.seed", seed=session.sitting.match.luck.seed))
    while line := session.console.ask(session.texts.text("prompt.end")):
        if _obey(session, view, line):
            return True
    return False


# What is typed


def _obey(session: Session, view: View[Any, Any, Any], line: str) -> bool:
    """Do it; whether the game has changed."""
    try:
        return _do(session, view, line)
    except (GameError, OSError) as error:
        for sentence in str(error).splitlines():
            session.console.tell(sentence)
        return False


def _do(session: Session, view: View[Any, Any, Any], line: str) -> bool:
    word, _, rest = line.partition(" ")
    word, argument = SHORT.get(word.lower(), word.lower()), rest.strip()
    if not word and len(view.offered) != 1:
        word = "what"
    answer = view.table.commands.get(word) or ANSWERS.get(word)
    if answer:
        answer(view, argument)
        return False
    if word in CONTROLS:
        return CONTROLS[word](session, argument)
    # The only thing that one can do is done by pressing Enter.
    session.sitting.submit(view.chosen(line or "1"))
    return True
