"""What things on the table are called."""

from collections import Counter
from collections.abc import Iterable

from attrs import frozen

from game.boxes.makuta.options import figure_of
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.makuta import phases
from game.rules.makuta.editions import Terms
from game.rules.makuta.pieces import (
    HIDDEN,
    LOCKS,
    MAY_BE_MASK,
    Colour,
    Die,
    Disc,
    Kanohi,
    Kind,
    Symbol,
    Turaga,
)
from game.rules.makuta.tiles import Cell, cell_of, tile_of

COLUMNS = "abcdefghi"  # of a tile's grid, left to right; rows are numbered 1 to 9 from above
HALF = 4  # cells from the middle of the grid to its edge


def spot(cell: Cell) -> str:
    """A cell's name on its tile, as on a chess board: `e5` is the middle."""
    return f"{COLUMNS[cell.x + HALF]}{cell.y + HALF + 1}"


def cell_named(name: str) -> Cell | None:
    """The cell that `spot` calls *name*."""
    column, row = COLUMNS.find(name[:1].lower()), name[1:]
    if len(name) != len("e5") or column < 0 or row not in "123456789":
        return None
    return Cell(column - HALF, int(row) - 1 - HALF)


@frozen
class Names:
    """Names of seats, tiles, fields and tokens in one game and one language."""

    texts: Texts
    terms: Terms
    players: tuple[str, ...] = ()  # by seat; whoever has no name goes by the Toa's

    def seat(self, seat: Seat) -> str:
        return self._own_name(seat) or self.toa(seat)

    def toa(self, seat: Seat) -> str:
        return self.texts.text(key_of("figure", figure_of(self.terms.toas[seat])))

    def player(self, seat: Seat) -> str:
        """The name and the Toa, where there are both."""
        name, toa = self._own_name(seat), self.toa(seat)
        return self.texts.text("table.player", name=name, toa=toa) if name else toa

    def _own_name(self, seat: Seat) -> str:
        return self.players[seat] if seat < len(self.players) else ""

    def tile(self, tile: int) -> str:
        """A tile of somebody's own set has no text: its file's name has to do."""
        stem = self.terms.atlas.tiles[tile].key
        if self.texts.has(key_of("tile", stem)):
            return self.texts.text(key_of("tile", stem))
        return stem.replace("_", " ").title()

    def region(self, tile: int) -> str:
        region = self.terms.atlas.tiles[tile].region
        if self.texts.has(key_of("region", region)):
            return self.texts.text(key_of("region", region))
        return region

    def field(self, field: int) -> str:
        if field == self.terms.atlas.start_field:
            return self.texts.text("field.start")
        return self.texts.text(
            "field.on", tile=self.tile(tile_of(field)), spot=spot(cell_of(field))
        )

    def kind(self, kind: Kind) -> str:
        return self.texts.text(key_of("kind", kind))

    def die(self, die: Die) -> str:
        return self.texts.text(key_of("die", die))

    def colour(self, colour: Colour) -> str:
        return self.texts.text(key_of("colour", colour))

    # Tokens

    def disc(self, disc: Disc) -> str:
        """What the viewer knows of *disc*: its face, or only its back."""
        texts, face = self.texts, disc.face
        if face == HIDDEN:
            is_slow = disc.slow and disc.kind in MAY_BE_MASK
            return texts.text(key_of("hidden", disc.kind, "slow" if is_slow else ""))
        match disc.kind:
            case Kind.KANOHI:
                return texts.text(key_of("kanohi", Kanohi(face)))
            case Kind.TURAGA:
                return texts.text(key_of("turaga", Turaga(face)))
            case Kind.KEY:
                return texts.text(key_of("key", Symbol(face)))
            case Kind.LOCK:
                return texts.text("lock.face", symbols=self.symbols(disc))
            case rahi:
                return texts.text(key_of("rahi", rahi), strength=face)

    def discs(self, discs: Iterable[Disc]) -> str:
        return ", ".join(map(self.disc, discs)) or self.texts.text("list.nothing")

    def symbol(self, symbol: Symbol) -> str:
        return self.texts.text(key_of("symbol", symbol))

    def symbols(self, lock: Disc) -> str:
        return ", ".join(map(self.symbol, LOCKS[lock.face]))

    def tally(self, discs: Iterable[Disc]) -> str:
        """How many of each kind, as everyone can see from the backs."""
        kinds = Counter(disc.back for disc in discs)
        counted = [self.texts.count(key_of("kinds", kind), kinds[kind]) for kind in sorted(kinds)]
        return ", ".join(counted) or self.texts.text("list.nothing")

    # Where a token comes from, and whom one fights

    def source(self, source: phases.Source) -> str:
        return self.texts.text(key_of("source", source), **self._source_facts(source))

    def _source_facts(self, source: phases.Source) -> dict[str, str]:
        match source:
            case phases.OnField(field) | phases.UnderRahi(field):
                return {"field": self.field(field)}
            case phases.OnTray(seat, _):
                return {"seat": self.seat(seat)}
            case phases.OnStart():
                return {}

    def foe(self, foe: phases.Foe) -> str:
        where = self.field(foe.field) if isinstance(foe, phases.RahiFoe) else ""
        return self.texts.text(key_of("foe", foe), strength=foe.strength, field=where)
