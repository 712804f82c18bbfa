"""Who does what now."""

from game.boxes.masks.words.facts import facts_of
from game.boxes.masks.words.names import Names
from game.core.seats import NATURE, Seat
from game.i18n.keys import key_of
from game.rules.masks import phases
from game.rules.masks.play import to_move
from game.rules.masks.state import Observation
from game.rules.masks.walking.moving import steps_left


def phase_sentence(names: Names, seen: Observation, choices: int | None = None) -> str:
    """Whoever decides is told what to do; all others read who does what.

    How many *choices* there are is told only where whoever reads may know it.
    """
    texts, phase = names.texts, seen.phase
    known = {"seat": names.seat(_who(seen))} | _facts(names, seen)
    facts, number = facts_of(names, phase, known), _number(seen)
    if to_move(seen) == seen.viewer:
        if number is not None:
            return texts.count(key_of("your", phase), number, **facts)
        return texts.text(key_of("your", phase, _for_choices(seen, choices)), **facts)
    if number is not None:
        return texts.count(key_of("phase", phase), number, **facts)
    return texts.text(key_of("phase", phase, _wording(seen)), **facts)


def _number(seen: Observation) -> int | None:
    """What the plural of the text goes by."""
    match seen.phase:
        case phases.Moving(seat):
            return steps_left(seen, seat)
        case phases.Drawing(_, left) | phases.Targeting(_, left):
            return left
        case _:
            return None


def _who(seen: Observation) -> Seat:
    """Who is spoken of, also while nature decides, or when all is over."""
    phase = seen.phase
    match phase:
        case phases.Rolling(rollers, _, _, rolls):
            return rollers[len(rolls)]
        case phases.Picking(owner):
            return owner
        case phases.GameOver(winners):
            return winners[0]
        case _:
            seat = to_move(seen)
            return seen.turn.seat if seat is None or seat == NATURE else seat


def _facts(names: Names, seen: Observation) -> dict[str, str]:
    match seen.phase:
        case phases.Answering(_, _, play) | phases.NamingAnother(_, play):
            return {"card": names.held(play.card), "player": names.seat(play.player)}
        case phases.Declared() if seen.challenge:
            return {"challenger": names.seat(seen.challenge.challenger)}
        case _:
            return {}


def _for_choices(seen: Observation, choices: int | None) -> str:
    """To pass and to end the turn is always one of them."""
    match seen.phase:
        case phases.TurnStart(seat) if not seen.turn.skips and not any(seen.seats[seat].hands):
            return "empty"
        case phases.Contest() if choices == 1:
            return "nothing"
        case phases.TurnOver(_, is_closed) if not is_closed and choices is not None and choices > 1:
            return "more"
        case _:
            return _wording(seen)


def _wording(seen: Observation) -> str:
    match seen.phase:
        case phases.TurnStart():
            return "skips" if seen.turn.skips else ""
        case phases.OnBohrok(_, is_extra):
            return "extra" if is_extra else ""
        case phases.TurnOver(_, is_closed):
            return "closed" if is_closed else ""
        case phases.RahiEffect(_, _, must):
            return "must" if must else ""
        case phases.SettingPawn(seat, pawn):
            return "" if seat == pawn else "other"
        case phases.ChoosingDeck(_, _, victim):
            return "" if victim is None else "victim"
        case phases.ChoosingMask(_, _, _, deed):
            return type(deed.effect).__name__
        case phases.Arranging(_, _, _, _, may_bury):
            return "bury" if may_bury else ""
        case phases.Build(_, part):
            return part.name
        case phases.Rolling(_, aim):
            return "begins" if isinstance(aim, phases.ForBeginning) else ""
        case _:
            return ""
