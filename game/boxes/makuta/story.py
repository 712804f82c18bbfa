"""How a game of Quest for Makuta has gone, for the scene at its end."""

from game.boxes.makuta.opening import MakutaMatch
from game.boxes.makuta.story_figures import LINES, Figures, Line, best, figures_of
from game.boxes.makuta.story_strength import strengths_in, weakest_makuta
from game.boxes.makuta.table.pieces.colours import OF_TOA
from game.boxes.makuta.table.pieces.pieces import Pieces
from game.boxes.makuta.words import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.makuta.events import DuelWon
from game.rules.makuta.phases import MakutaFoe, Over
from game.scenes.box import Curve, Level, Row, Story


def story_of(texts: Texts, match: MakutaMatch, pieces: Pieces) -> Story:
    """The game is over."""
    state = match.state
    assert isinstance(state.phase, Over)
    names, winner = Names(texts, state.terms), state.phase.winner
    seats = tuple(Seat(seat) for seat in range(len(state.pawns)))
    return Story(
        headline=texts.text("story.headline", seat=names.seat(winner)),
        how=_how(texts, names, match, winner),
        winner=winner,
        rows=_rows(texts, match),
        curve=_curve(texts, match),
        seat_names=tuple(map(names.seat, seats)),
        seat_colours=tuple(OF_TOA[toa] for toa in state.terms.toas),
        portrait=lambda seat, height: pieces.pawn(state.terms.toas[seat], height),
    )


def _how(texts: Texts, names: Names, match: MakutaMatch, winner: Seat) -> str:
    """The last duel, if it is in the record: an old game may be known from a snapshot only."""
    duels = (event for ply in reversed(match.past) for event in ply.events)
    won = next((event for event in duels if isinstance(event, DuelWon)), None)
    if won is None or not isinstance(won.foe, MakutaFoe):
        return texts.text("story.how_unknown", turn=match.state.turn.number)
    return texts.text(
        "story.how",
        turn=match.state.turn.number,
        seat=names.seat(winner),
        total=won.total,
        strength=won.foe.strength,
    )


# Figures


def _rows(texts: Texts, match: MakutaMatch) -> tuple[Row, ...]:
    events = (event for ply in match.past for event in ply.events)
    figures = figures_of(len(match.state.pawns), events)
    return tuple(_row(texts, line, figures) for line in LINES)


def _row(texts: Texts, line: Line, figures: list[Figures]) -> Row:
    return Row(
        texts.text(key_of("story", line.name)),
        tuple(map(line.figure, figures)),
        best(figures, line.worth) if line.worth else frozenset(),
        texts.text(key_of("story", f"{line.name}_words")),
    )


# Strength


def _curve(texts: Texts, match: MakutaMatch) -> Curve:
    level = Level(texts.text("story.makuta_level"), weakest_makuta(match.state.terms))
    return Curve(
        texts.text("story.strength"),
        strengths_in(match),
        axis=texts.text("story.strength_axis"),
        words=texts.text("story.strength_words"),
        levels=(level,),
        first=match.past[0].before.turn.number if match.past else match.state.turn.number,
    )
