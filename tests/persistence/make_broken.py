"""Makes the broken game files anew, each from a whole game by one change.

    python3 -m tests.persistence.make_broken

Needed only when the format changes; then read the differences. `game.makuta` is the whole game.
"""

import zlib
from base64 import b64encode
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from game.persistence.json_text import LARGEST, Json, JsonObject, dumped, loaded, packed, unpacked
from game.persistence.lines import SeatCard
from game.persistence.migrations import NEWEST
from tests.makuta import saving
from tests.persistence.tables import new_match, play

FOLDER = Path(__file__).parent / "broken"
WHOLE = FOLDER.with_name("game.makuta")

Change: TypeAlias = Callable[[JsonObject], JsonObject]
DEEP = b"[" * 100_000
PICTURE = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x01\x00"
BOMB = b64encode(zlib.compress(b" " * 20 * LARGEST)).decode()


def make_whole() -> None:
    """Four turns; something is taken back and played again."""
    WHOLE.unlink(missing_ok=True)
    match = new_match(seed="mata nui 21")
    people = (SeatCard("Zoë", {"kind": "person"}), SeatCard("Bo"), SeatCard("", {"kind": "bot"}))
    saving.start_game(WHOLE, match, people)
    play(match, 11, Random(21))
    match.undo()
    match.redo()
    play(match, 2, Random(1))


# Ways to change a file


def lines() -> list[bytes]:
    return WHOLE.read_bytes().splitlines(keepends=True)


def bare() -> list[bytes]:
    """Without snapshots, so that nothing helps where a line is wrong."""
    return [line for line in lines() if b'"snapshot"' not in line]


def snapshots() -> list[int]:
    return [n for n, line in enumerate(lines()) if b'"snapshot"' in line]


def changed(line: bytes, change: Change) -> bytes:
    return f"{dumped(change(loaded(line)))}\n".encode()


def file_with(number: int, change: Change, source: list[bytes] | None = None) -> bytes:
    """The game with one line changed."""
    text = source or lines()
    return b"".join([*text[:number], changed(text[number], change), *text[number + 1 :]])


def head(**entries: Json) -> bytes:
    return file_with(0, lambda data: {**data, **entries})


def head_without(name: str) -> bytes:
    return file_with(0, partial(without, name=name))


def terms(**entries: Json) -> bytes:
    return file_with(0, lambda data: {**data, "terms": {**data["terms"], **entries}})


def tile(number: int, **entries: Json) -> bytes:
    """One tile changed; its fingerprint is looked at last."""
    tiles = loaded(lines()[0])["terms"]["tiles"]
    tiles[number] = {**tiles[number], **entries}
    return terms(tiles=tiles)


def without(data: JsonObject, name: str) -> JsonObject:
    return {other: value for other, value in data.items() if other != name}


def action(number: int, source: list[bytes] | None = None, **entries: Json) -> bytes:
    """The action in this line is another one."""
    return file_with(number, lambda _: entries, source or bare())


def between(number: int, line: bytes, source: list[bytes] | None = None) -> bytes:
    text = source or lines()
    return b"".join([*text[:number], line, *text[number:]])


def snapshot(number: int, **entries: Json) -> bytes:
    return file_with(snapshots()[number], lambda data: {**data, **entries})


def situation(number: int, change: Change) -> bytes:
    """What a snapshot shows is changed."""
    return file_with(
        snapshots()[number],
        lambda data: {**data, "packed": packed(change(unpacked(data["packed"])))},
    )


# The files


def whole_files() -> Iterator[tuple[str, bytes]]:
    text = WHOLE.read_bytes()
    first = lines()[0]
    yield "empty", b""
    yield "blank_line", b"\n"
    yield "blanks", b"   \n  \n"
    yield "zeros", bytes(200)
    yield "picture", PICTURE
    yield "latin_1", text.decode().encode("latin-1")
    yield "utf_16", text.decode().encode("utf-16")
    yield "letter", b"Dear Takua,\n\nthe keys are under the mat.\n"
    yield "other_json", b'{"name": "kolhii", "version": "1.0"}\n'
    yield "other_program", b'{"file":"chess game","format":1}\n{"do":"e4"}\n'
    yield "list", b"[1, 2, 3]\n"
    yield "number", b"42\n"
    yield "nested_too_deep", DEEP
    yield "head_cut_off", first[:150]
    yield "head_damaged", text.replace(b',"box"', b'},"box"', 1)
    yield "head_missing", b"".join(lines()[1:])


def heads() -> Iterator[tuple[str, bytes]]:
    yield "format_missing", head_without("format")
    yield "format_in_words", head(format="1")
    yield "format_newer", head(format=NEWEST + 1)
    yield "format_zero", head(format=0)
    yield "format_far_below_zero", head(format=-(10**20))
    yield "box_unknown", head(box="masks")
    yield "box_missing", head_without("box")
    yield "box_is_number", head(box=7)
    yield "seats_missing", head_without("seats")
    yield "seats_too_few", head(seats=[{"name": "Zoë"}, {"name": "Bo"}])
    yield "seats_is_text", head(seats="Zoë, Bo")
    yield "seat_name_is_number", head(seats=[{"name": 7}, {}, {}])
    yield "seat_with_colour", head(seats=[{"colour": "red"}, {}, {}])
    yield "entry_unknown", head(difficulty="hard")
    yield "seed_missing", head_without("packed")
    yield "seed_damaged", head(packed="eJyrVipOTU1Rsl")
    yield "seed_is_number", head(packed=packed({"seed": 7}))
    yield "seed_elsewhere", head(packed=packed(["mata nui"]))
    yield "terms_missing", head_without("terms")
    yield "terms_is_list", head(terms=[])
    yield "edition_unknown", terms(edition="klingon")
    yield "edition_is_number", terms(edition=7)
    yield "house_rule_unknown", terms(house={"loud_music": True})
    yield "house_rule_in_words", terms(house={"short_game": "yes"})
    yield "house_rule_too_mighty", terms(house={"mighty_makuta": 11})
    yield "toa_unknown", terms(toas=["tahu", "takanuva", "gali"])
    yield "toa_twice", terms(toas=["tahu", "gali", "tahu"])
    yield "one_player", terms(toas=["tahu"])
    yield "seven_players", terms(toas=["tahu", "gali", "lewa", "pohatu", "onua", "kopaka", "tahu"])


def tiles() -> Iterator[tuple[str, bytes]]:
    start, makuta = loaded(lines()[0])["terms"]["tiles"][:2]
    yield "tiles_missing", terms(tiles=[])
    yield "tiles_is_number", terms(tiles=5)
    yield "tile_is_text", terms(tiles=["start", "makuta"])
    yield "tile_role_unknown", tile(2, role="volcano")
    yield "tile_key_twice", tile(2, key="gorge")
    yield "two_start_tiles", tile(2, role="start")
    yield "temple_tile_missing", tile(1, role="land")
    yield "field_outside", tile(2, fields=[*start["fields"], [9, 9]])
    yield "field_in_three_parts", tile(2, fields=[[0, 0, 0]])
    yield "start_field_missing", tile(0, fields=[c for c in start["fields"] if c != [0, 0]])
    yield "gates_missing", tile(2, gates=[])
    yield "gate_without_field", tile(0, gates=["n", "s"])
    yield "gate_side_unknown", tile(0, gates=["up"])
    yield "entrance_missing", tile(1, gates=makuta["gates"][1:])
    yield "token_kind_unknown", tile(0, tokens=[[[0, -3], "muaka"]])
    yield "token_off_field", tile(0, tokens=[[[2, -3], "key"]])
    yield "token_is_lock", tile(0, tokens=[[[0, -3], "lock"]])
    yield "tiles_changed", tile(0, tokens=[])
    yield "fingerprint_changed", terms(fingerprint="0" * 64)


def further_lines() -> Iterator[tuple[str, bytes]]:
    text = lines()
    cut = text[7][: len(text[7]) // 2]
    yield "line_garbled", between(7, b"%&/(\n")
    yield "line_cut_off", b"".join([*text[:7], cut + b"\n", *text[8:]])
    yield "lines_run_together", b"".join([*text[:7], text[7].rstrip(), *text[8:]])
    yield "line_blank", between(7, b"\n")
    yield "line_of_zeros", between(7, bytes(40) + b"\n")
    yield "line_not_text", between(7, b'{"seat":1,"do":"\xff\xfe"}\n')
    yield "line_is_list", between(7, b'["MoveTo",27]\n')
    yield "line_of_no_kind", between(7, b'{"comment":"what a roll!"}\n')
    yield "line_nested_too_deep", between(7, DEEP + b"\n")
    yield "resigned", between(7, b'{"match":"resign"}\n')
    yield "second_game", b"".join([*text, *text])


def actions() -> Iterator[tuple[str, bytes]]:
    draw = partial(action, 4, seat="nature", do="Drawn")
    yield "action_unknown", action(4, seat=1, do="Dance")
    yield "action_is_number", action(4, seat=1, do=4)
    yield "action_part_missing", action(4, seat=1, do="RollDie")
    yield "action_part_in_words", action(4, seat=1, do="PlaceTile", rotation="two")
    yield "action_part_unknown", action(4, seat=1, do="EndTurn", because="tired")
    yield "action_part_broken_number", action(4, seat=1, do="PlaceTile", rotation=1.5)
    yield "action_of_huge_number", action(4, seat=1, do="MoveTo", field=10**30, came_from=-1)
    yield "die_unknown", action(4, seat=1, do="RollDie", die="pink")
    yield "die_shows_13", action(1, seat="nature", do="Rolled", value=13)
    yield "die_shows_nothing", action(1, seat="nature", do="Rolled", value=None)
    yield "draw_in_plain_text", draw(face=3)
    yield "draw_damaged", draw(packed="eJyrVkpLTE5V")
    yield "draw_without_need", draw(packed=packed({"face": 3}))
    yield "seat_missing", action(4, do="RollDie", die="white")
    yield "seat_by_name", action(4, seat="Bo", do="RollDie", die="white")
    yield "seat_below_zero", action(4, seat=-1, do="RollDie", die="white")
    yield "seat_empty", action(4, seat=5, do="RollDie", die="white")
    yield "seat_out_of_turn", file_with(4, lambda data: {**data, "seat": 2}, bare())
    yield "seat_before_the_die", action(1, seat=0, do="EndTurn")
    yield "illegal", action(4, seat=loaded(bare()[4])["seat"], do="ChallengeMakuta")
    yield "undo_of_nothing", between(4, b'{"match":"undo"}\n', bare())
    yield "redo_of_nothing", between(4, b'{"match":"redo"}\n', bare())


def snapshot_files() -> Iterator[tuple[str, bytes]]:
    """Most of them can be opened, and the players are told."""
    last = len(lines()) - 1
    early = snapshots()[0] + 1
    dance = {"seat": 1, "do": "Dance"}
    yield "snapshot_damaged", snapshot(1, packed="eJyrVkpLTE5V")
    yield "snapshot_packed_missing", file_with(snapshots()[1], partial(without, name="packed"))
    yield "snapshot_turn_in_words", snapshot(1, snapshot="two")
    yield "snapshot_with_comment", snapshot(1, comment="nice")
    yield "snapshot_bomb", snapshot(1, packed=BOMB)
    yield "snapshot_of_nothing", snapshot(1, packed=packed(None))
    yield "snapshot_without_pawns", situation(1, lambda data: {**data, "pawns": []})
    yield "snapshot_pawn_at_sea", situation(1, lambda data: {**data, "pawns": [7, 7, 7]})
    yield "snapshot_token_doubled", situation(1, partial(twice, name="beaten", disc=[0, 1, 127]))
    yield "snapshot_phase_unknown", situation(1, lambda data: {**data, "phase": {"is": "Napping"}})
    yield "snapshot_differs", situation(-1, lambda data: {**data, "turn": {"number": 9, "seat": 0}})
    yield "illegal_before_a_snapshot", action(early, lines(), **dance)
    yield "illegal_in_the_last_turn", action(last, lines(), **dance)
    yield "illegal_and_no_snapshot_whole", spoilt_twice(early, dance)
    yield "snapshot_damaged_in_second_line", between(1, b'{"snapshot":1,"packed":"eJyr"}\n')


def twice(data: JsonObject, name: str, disc: Json) -> JsonObject:
    return {**data, name: [*data[name], disc]}


def spoilt_twice(number: int, line: JsonObject) -> bytes:
    text = [
        changed(old, lambda data: {**data, "packed": "eJyr"}) if b'"snapshot"' in old else old
        for old in lines()
    ]
    return action(number, text, **line)


def main() -> None:
    make_whole()
    FOLDER.mkdir(exist_ok=True)
    for made in (whole_files, heads, tiles, further_lines, actions, snapshot_files):
        for name, content in made():
            (FOLDER / f"{name}.makuta").write_bytes(content)


if __name__ == "__main__":
    main()
