"""What somebody has and knows, all of it together, in the points of `Temper`."""

from attrs import frozen

from game.boxes.quest.mind.temper import Temper
from game.boxes.quest.mind.worth import Worth, keys_of, matching
from game.core.seats import Seat
from game.rules.quest.duel import bonus_of
from game.rules.quest.pieces import EVERYONE, FAST_MASKS, LOCKS, Kind, Symbol
from game.rules.quest.state import Table, Tray
from game.rules.quest.tokens import LIMITS

READ = 0.5  # the share of an unknown lock's worth that it keeps once everybody can read it


@frozen
class Holdings:
    """Of one seat; the same tray is always worth the same, so that gains can be added up."""

    seat: Seat
    temper: Temper
    eagerness: float  # for strength, beside keys

    def __call__(self, table: Table) -> float:
        tray, keys = table.trays[self.seat], keys_of(table.trays[self.seat])
        locks = [LOCKS[d.face] for d in table.tokens.locks.values() if d.known == EVERYONE]
        return (
            self.eagerness * self._strength(table, tray)
            + self._keys(keys, locks)
            + READ * self.temper.unknown_lock * len(locks)
            - self.temper.unexplored * table.tiles_left
        )

    def _strength(self, table: Table, tray: Tray) -> float:
        toa = table.terms.toas[self.seat]
        turaga = sum(bonus_of(disc, toa) for disc in tray if disc.kind is Kind.TURAGA)
        return self._masks(table, tray) + self.temper.turaga * turaga

    def _masks(self, table: Table, tray: Tray) -> float:
        """Of fast masks only one can be used at a time, and of equal ones under H2."""
        worn = [disc.face for disc in tray if disc.kind is Kind.KANOHI]
        if table.terms.house.no_stacking:
            worn = list(dict.fromkeys(worn))
        masks = self.temper.masks
        fast = max((masks[mask] for mask in worn if mask in FAST_MASKS), default=0.0)
        return fast + sum(masks[mask] for mask in worn if mask not in FAST_MASKS)

    def _keys(self, keys: tuple[int, ...], locks: list[tuple[Symbol, ...]]) -> float:
        temper, limit = self.temper, LIMITS[Kind.KEY]
        any_three = temper.last_key if len(keys) == limit else 0.0
        if not locks:
            return any_three + temper.yellow_key * keys.count(Symbol.YELLOW)
        match = max(matching(keys, lock) for lock in locks)
        complete = temper.last_fit if match == limit else 0.0
        return any_three + temper.fitting_key * min(match, limit - 1) + complete


def holdings_of(worth: Worth) -> Holdings:
    return Holdings(worth.seat, worth.temper, worth.eagerness)
