"""Which tokens decide games.

In the last duel a token has been *used* if it was shown for it: keys, bonuses, the mask of the
die, or Miru if the winner came flying in that turn. It has been *needed* if the winner could not
have won this very roll without all tokens of its name: the rest of the tray would have fallen
short, or a fast die has shown what even a six could not have replaced. Keys that opened the lock
and a Miru that carried the winner there are always needed.

A *threat* is a player who can open a lock that lies open and could beat Makuta with a lucky roll.
A token whose loss ends a threat has decided something too; Akaku is needed where the winner has
ended one with it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from attrs import frozen

from game.boxes.makuta.odds import best_die
from game.boxes.makuta.story_strength import weakest_makuta
from game.core.seats import Seat
from game.rules.makuta import events
from game.rules.makuta.duel import bonus_places, total_bonus
from game.rules.makuta.events import Event
from game.rules.makuta.phases import OnTray
from game.rules.makuta.pieces import EVERYONE, Die, Disc, Kanohi, Kind, Symbol, Toa
from game.rules.makuta.state import State, Tray, replaced
from game.rules.makuta.temple import opens
from tools.makuta.lab.watched_game import Told, WatchedGame
from tools.proofs.results import Figures

MASKS = tuple(mask.name.title() for mask in Kanohi)
NAMES = (*MASKS, "Own Turaga", "Other Turaga", "Coloured key", "Yellow key")
KEYS = frozenset({"Coloured key", "Yellow key"})
FOR_THE_DUEL = frozenset({"L5", "R3", "K5"})  # the rules by which tokens are shown in it
CAUSES = ("akaku", "rahi", "makuta")


def name_of(disc: Disc, toa: Toa) -> str:
    """What a token is to the player of *toa*."""
    if disc.kind is Kind.KANOHI:
        return MASKS[disc.face]
    if disc.kind is Kind.TURAGA:
        return "Own Turaga" if disc.face == toa else "Other Turaga"
    return "Yellow key" if disc.face == Symbol.YELLOW else "Coloured key"


def noted(game: WatchedGame) -> Figures:
    losses = list(_losses(game))
    figures: Figures = {
        "losses": [[loss.cause, loss.name] for loss in losses],
        "threats_ended": [[loss.cause, loss.name] for loss in losses if loss.ended_threat],
    }
    if game.winner is None:
        return figures
    return figures | _last_duel(game, game.winner, losses)


# The last duel


def _last_duel(game: WatchedGame, winner: Seat, losses: list["_Loss"]) -> Figures:
    last = [told.event for told in game.told if told.turn == game.end.turn.number]
    toa = game.terms.toas[winner]
    used = {name_of(disc, toa) for disc in _shown(last)}
    flew = any(isinstance(event, events.PawnSet) and event.rule == "K6" for event in last)
    used |= {"Miru"} if flew else set()
    spied = any(loss.ended_threat and loss.by_akaku_of == winner for loss in losses)
    needed = {name for name in used if name in KEYS or name == "Miru"}
    needed |= {name for name in used if _falls_short_without(name, game.end, winner, last)}
    needed |= {"Akaku"} if spied else set()
    return {
        "used": sorted(used),
        "needed": sorted(needed),
        "winner_held": _held(game.end, winner),
        "others_held": [
            _held(game.end, Seat(seat)) for seat in range(game.seats) if seat != winner
        ],
    }


def _shown(last: list[Event]) -> Iterator[Disc]:
    """From the challenge on; a fast die may also have been shown for the way there."""
    begun = False
    for event in last:
        if isinstance(event, events.DiscsShown) and event.rule in FOR_THE_DUEL:
            begun = begun or event.rule == "L5"
            yield from event.discs if begun else ()


def _falls_short_without(name: str, end: State, winner: Seat, last: list[Event]) -> bool:
    """Whether this very roll would not have won without the tokens of this name."""
    roll = next(e for e in reversed(last) if isinstance(e, events.DieRolled) and e.rule == "R3")
    won = next(e for e in reversed(last) if isinstance(e, events.DuelWon))
    tray = end.trays[winner]
    rest = tuple(d for d in tray if name_of(d, end.terms.toas[winner]) != name)
    brings_die = name in ("Kakama", "Kaukau")
    value = min(roll.value, int(Die.WHITE)) if brings_die else roll.value
    return value + _full_bonus(end, winner, rest) <= won.foe.strength


def _full_bonus(state: State, seat: Seat, tray: Tray) -> int:
    without = state.but(trays=replaced(state.trays, seat, tray))
    return total_bonus(without, seat, tuple(bonus_places(without, seat)))


def _held(state: State, seat: Seat) -> list[str]:
    return sorted({name_of(disc, state.terms.toas[seat]) for disc in state.trays[seat]})


# Losses


@frozen
class _Loss:
    cause: str
    name: str
    ended_threat: bool
    by_akaku_of: Seat | None


def _losses(game: WatchedGame) -> Iterator[_Loss]:
    for told in game.told:
        match told.event:
            case events.TokenLost(seat=seat, disc=disc, field=field):
                yield _loss(told, seat, disc, "makuta" if field is None else "rahi")
            case events.TokenRemoved(seat=thief, victim=victim, disc=disc):
                yield _loss(told, victim, disc, "akaku", thief)
            case events.TokenTaken(seat=thief, disc=disc, source=OnTray(seat=victim)):
                yield _loss(told, victim, disc, "akaku", thief)
            case _:
                pass


def _loss(told: Told, seat: Seat, disc: Disc, cause: str, thief: Seat | None = None) -> _Loss:
    state, tray = told.state, told.state.trays[seat]
    ended = _threatens(state, seat, (*tray, disc)) and not _threatens(state, seat, tray)
    return _Loss(cause, name_of(disc, state.terms.toas[seat]), ended, thief)


def _threatens(state: State, seat: Seat, tray: Tray) -> bool:
    open_locks = (lock for lock in state.tokens.locks.values() if lock.known == EVERYONE)
    if not any(opens(tray, lock) for lock in open_locks):
        return False
    return best_die(tray) + _full_bonus(state, seat, tray) > weakest_makuta(state.terms)


# Many games


def summed(notes: list[Figures]) -> Figures:
    won = [note for note in notes if "used" in note]
    return {
        "decided_games": len(won),
        "tokens": {name: _token(won, name) for name in NAMES},
        "lost_per_game": _by_cause((note["losses"] for note in notes), len(notes)),
        "threats_ended_per_game": _by_cause((n["threats_ended"] for n in notes), len(notes)),
    }


def _token(won: list[Figures], name: str) -> Figures:
    others = [tray for note in won for tray in note["others_held"]]
    return {
        "used": _share(name in note["used"] for note in won),
        "needed": _share(name in note["needed"] for note in won),
        "winner_held": _share(name in note["winner_held"] for note in won),
        "others_held": _share(name in tray for tray in others),
    }


def _share(values: Iterable[bool]) -> float:
    counted = list(values)
    return round(sum(counted) / len(counted), 4) if counted else 0.0


def _by_cause(notes: Iterable[list[list[str]]], games: int) -> Figures:
    counts = Counter((cause, name) for note in notes for cause, name in note)
    return {
        cause: {name: round(counts[cause, name] / games, 4) for name in NAMES} for cause in CAUSES
    }
