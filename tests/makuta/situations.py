"""Positions made by hand.

    story = drawn("0 a m b K", tokens={"m": [mosquito(3)]})

    story.roll(2)

    assert story.ends() == {"a", "m"}

Every token of the box is in exactly one place: what a situation does not name is in supply.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from attrs import define, evolve, field

from game.core.hexes import Hex
from game.core.seats import Seat
from game.rules.makuta.editions import EN, Edition, HouseRules, Terms
from game.rules.makuta.phases import Phase, Starting
from game.rules.makuta.pieces import EVERYONE, POWERS, RAHI, Disc, Kind, Toa, back_of, bit_of
from game.rules.makuta.pieces import KINDS as FACED
from game.rules.makuta.placement import EMPTY_SEA, extended, fit
from game.rules.makuta.setup import box_of
from game.rules.makuta.state import Island, Laid, Pile, Stacks, State, Tokens, Tray, Turn
from game.rules.makuta.tiles import Atlas, Cell, Role, field_number
from tests.makuta.atlases import MAKUTA, START
from tests.makuta.pictures import KINDS, marks_of, names_in, tile
from tests.makuta.rules.discs import by_face, shown
from tests.makuta.rules.story import HERE, Story, Where, address, index_of

# The hexagons around the start tile.
NORTH, NORTH_EAST, SOUTH_EAST = (0, -1), (1, -1), (1, 0)
SOUTH, SOUTH_WEST, NORTH_WEST = (0, 1), (-1, 1), (-1, 0)


class Setting(TypedDict, total=False):
    """What a situation can say; everything has a default."""

    players: int  # how many; they take the first Toa of B3
    toas: tuple[Toa, ...]  # or exactly these
    edition: Edition
    house: HouseRules
    lay: Sequence[tuple[str, tuple[int, int], int]]  # tile, hexagon, rotation; after the start tile
    pawns: Mapping[Seat, Where]  # all others are on the start field
    trays: Sequence[Sequence[Disc]]  # by seat; the owner knows what lies there
    tokens: Mapping[Where, Sequence[Disc]]  # a Rahi first, then what it holds
    locks: Mapping[Where, Disc]  # every other linked entrance gets one too
    pile: Sequence[Disc]  # on the start field
    fresh: Sequence[Disc]  # on the start field since this turn
    beaten: Sequence[Disc]
    supply: Sequence[Disc]  # drawn next, in this order
    stack: Sequence[str]  # all tiles that are not laid, the next one first
    temple: int  # how far it is, or will be, turned
    seat: Seat  # whose turn it is
    phase: Phase


def situation(atlas: Atlas, **setting: Unpack[Setting]) -> Story:
    """A position on the tiles of *atlas*; its token fields are empty but for what is named."""
    return _Builder(atlas, setting, {}).story()


def drawn(picture: str, **setting: Unpack[Setting]) -> Story:
    """A position on the one tile that *picture* shows, laid north of the start tile.

    Digits are pawns. What is drawn lies there: the first of its kind, unless the test says more.
    If the start tile itself is drawn, it lies alone.
    """
    here = tile(HERE, picture)
    others = [tile("start", START)] if here.role is not Role.START else []
    others += [tile("makuta", MAKUTA)] if here.role is not Role.MAKUTA else []
    if here.role is not Role.START:
        setting.setdefault("lay", [(HERE, NORTH, 0)])
    names = {name: field_number(0, cell) for name, cell in names_in(picture).items()}
    pawns = {Seat(int(name)): number for name, number in names.items() if name.isdigit()}
    setting["pawns"] = {**pawns, **setting.get("pawns", {})}
    return _Builder(Atlas((here, *others)), setting, names, marks_of(picture)).story()


def with_two_backs(picture: str, **setting: Unpack[Setting]) -> Story:
    """`drawn`, with a back for Kanohi and another for Turaga (H7)."""
    setting["house"] = evolve(setting.get("house", HouseRules()), two_backs=True)
    return drawn(picture, **setting)


@define
class _Builder:
    """Puts every token of the box in one place."""

    atlas: Atlas
    plan: Setting
    names: dict[str, int]
    marks: dict[Cell, str] = field(factory=dict)  # what the first tile's picture shows
    box: dict[Kind, list[int]] = field(init=False)  # faces not yet used
    on_fields: dict[int, Tray] = field(init=False)

    def __attrs_post_init__(self) -> None:
        faces = box_of(self.plan.get("edition", EN))
        self.box = {kind: list(faces[kind]) for kind in FACED}
        self.on_fields = {
            address(self.atlas, self.names, where): self._out_of_box(discs)
            for where, discs in self.plan.get("tokens", {}).items()
        }

    def _draw_tokens(self) -> None:
        """What the picture shows and the test does not name."""
        for cell, mark in self.marks.items():
            number = field_number(0, cell)
            if mark in KINDS and number not in self.on_fields:
                kind = KINDS[mark]
                self.on_fields[number] = self._out_of_box([Disc(kind, self.box[kind][0])])

    def _out_of_box(self, discs: Sequence[Disc]) -> Tray:
        """With the backs that the house rules give them."""
        for disc in discs:
            self.box[disc.kind].remove(disc.face)
        two_backs = self.plan.get("house", HouseRules()).two_backs
        return tuple(evolve(d, back=back_of(d.kind, two_backs=two_backs)) for d in discs)

    def story(self) -> Story:
        plan, island, terms = self.plan, self._island(), self._terms()
        seat = plan.get("seat", Seat(0))
        temple = plan.get("temple", 0)
        trays, tokens, stacks = self._trays(terms), self._tokens(island), self._stacks(island)
        state = State(
            terms=terms,
            island=island,
            tokens=tokens,
            trays=trays,
            pawns=self._pawns(terms),
            temple=None if self.atlas.makuta in stacks.tiles else temple,
            turn=Turn(1, seat),
            phase=plan.get("phase", Starting(seat)),
            dice=(),
            tiles_left=len(stacks.tiles),
            stacks=stacks,
        )
        return Story(state, self.names)

    def _terms(self) -> Terms:
        plan = self.plan
        named = [len(plan.get("trays", ())), *(seat + 1 for seat in plan.get("pawns", {}))]
        toas = plan.get("toas", tuple(Toa)[: plan.get("players", max(2, *named))])
        return Terms(plan.get("edition", EN), plan.get("house", HouseRules()), toas, self.atlas)

    def _island(self) -> Island:
        island = EMPTY_SEA
        start = self.atlas.tiles[self.atlas.start].key
        for key, place, rotation in [(start, (0, 0), 0), *self.plan.get("lay", ())]:
            number, at = index_of(self.atlas, key), Hex(*place)
            fitting = fit(island, self.atlas, number, at, rotation)
            island = extended(island, self.atlas, Laid(number, rotation), at, fitting)
        return island

    def _pawns(self, terms: Terms) -> tuple[int, ...]:
        pawns = self.plan.get("pawns", {})
        return tuple(
            address(self.atlas, self.names, pawns.get(Seat(seat), "start"))
            for seat in range(len(terms.toas))
        )

    def _trays(self, terms: Terms) -> tuple[Tray, ...]:
        trays = [self._out_of_box(tray) for tray in self.plan.get("trays", ())]
        trays += [()] * (len(terms.toas) - len(trays))
        return tuple(
            tuple(disc.seen_by(EVERYONE if terms.house.open_trays else eyes) for disc in tray)
            for tray, eyes in zip(trays, map(bit_of, map(Seat, range(6))), strict=False)
        )

    def _tokens(self, island: Island) -> Tokens:
        piles = (self.plan.get("pile", ()), self.plan.get("fresh", ()))
        pile = Pile(*(tuple(sorted(self._out_of_box(part), key=by_face)) for part in piles))
        beaten = self._out_of_box([shown(disc) for disc in self.plan.get("beaten", ())])
        self._draw_tokens()
        return Tokens(
            on_fields=self.on_fields,
            rahi=frozenset(at for at, discs in self.on_fields.items() if discs[0].kind in RAHI),
            locks=self._locks(island),
            pile=pile,
            beaten=beaten,
        )

    def _locks(self, island: Island) -> dict[int, Disc]:
        named = {
            address(self.atlas, self.names, where): disc
            for where, disc in self.plan.get("locks", {}).items()
        }
        self._out_of_box([*named.values()])
        entrances = self.atlas.gates[self.atlas.makuta].values()
        linked = [gate for gate in entrances if gate in island.linked]
        assert named.keys() <= {*linked}, "a lock lies on a linked entrance only"
        return {gate: named[gate] if gate in named else self._any_lock() for gate in linked}

    def _any_lock(self) -> Disc:
        return Disc(Kind.LOCK, self.box[Kind.LOCK].pop())

    def _stacks(self, island: Island) -> Stacks:
        laid = {laid.tile for laid in island.laid.values()}
        left = [tile.key for i, tile in enumerate(self.atlas.tiles) if i not in laid]
        stack = self.plan.get("stack", left)
        assert sorted(stack) == sorted(left), f"the stack must hold {left}"
        named = self._out_of_box([*reversed(self.plan.get("supply", ()))])
        mixed = not self.plan.get("house", HouseRules()).two_backs
        power = [Disc(kind, f) for kind in sorted(POWERS) for f in self.box[kind]] if mixed else []
        for disc in named:
            if disc.back is Kind.POWER:
                power.append(disc)
            else:
                self.box[disc.kind].append(disc.face)
        *supplies, locks = (
            () if mixed and kind in POWERS else tuple(self.box[kind]) for kind in FACED
        )
        return Stacks(
            tiles=tuple(index_of(self.atlas, key) for key in reversed(stack)),
            buried=0,
            supplies=tuple(supplies),
            locks=locks,
            temple=self.plan.get("temple", 0),
            power=tuple(power),
        )
