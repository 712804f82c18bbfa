"""Game files that somebody has changed or damaged, each in one way."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from game.boxes import MASKS
from game.persistence.game_file import start_game
from game.persistence.json_text import packed, unpacked
from game.places import contents_of
from game.rules import masks as rules
from game.shelf.choices import Setup
from game.shelf.game import Game

Lines = list[dict[str, Any]]
Edit = Callable[[Lines], None]


@cache
def shipped() -> Game:
    return MASKS.game(contents_of(MASKS))


@cache
def sound_text() -> str:
    """Some turns of chance at *Bohrok Swarm*."""
    game, rng = shipped(), Random(3)
    match = game.open_match(Setup("bohrok", ("tahu", "gali", "lewa"), seed="broken"))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.matanui"
        start_game(path, match, game.codec)
        match.begin()
        while len(match.past) < 40:
            match.submit(rng.choice(list(rules.legal_actions(match.state))))
        return path.read_text(encoding="utf-8")


def edited(edit: Edit) -> str:
    lines = [json.loads(line) for line in sound_text().splitlines()]
    edit(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def in_terms(**changes: object) -> Edit:
    def edit(lines: Lines) -> None:
        lines[0]["terms"].update(changes)

    return edit


def without_term(name: str) -> Edit:
    def edit(lines: Lines) -> None:
        del lines[0]["terms"][name]

    return edit


def in_row(row: int, letters: str) -> Edit:
    def edit(lines: Lines) -> None:
        lines[0]["terms"]["land"]["rows"][row] = letters

    return edit


def in_cards(change: Callable[[dict[str, Any]], object]) -> Edit:
    def edit(lines: Lines) -> None:
        tables = unpacked(lines[0]["terms"]["cards"])
        change(tables)
        lines[0]["terms"]["cards"] = packed(tables)

    return edit


def first_action(**changes: object) -> Edit:
    """Of a seat; what comes after it does not matter."""

    def edit(lines: Lines) -> None:
        place = next(i for i, line in enumerate(lines) if line.get("do") == "Step")
        del lines[place + 1 :]
        lines[place].update(changes)

    return edit


def instead(action: dict[str, object]) -> Edit:
    def edit(lines: Lines) -> None:
        place = next(i for i, line in enumerate(lines) if line.get("do") == "Step")
        del lines[place:]
        lines.append({"seat": 1, **action})

    return edit


BROKEN: dict[str, Edit] = {
    # The first line
    "no edition": without_term("edition"),
    "an edition that there is not": in_terms(edition="chess"),
    "an edition that is a number": in_terms(edition=3),
    "no Toa": in_terms(toas=[]),
    "one Toa": in_terms(toas=["tahu"]),
    "a Toa twice": in_terms(toas=["tahu", "tahu"]),
    "an unknown Toa": in_terms(toas=["tahu", "vakama"]),
    "seven Toa": in_terms(toas=["tahu", "gali", "lewa", "pohatu", "onua", "kopaka", "takua"]),
    "Toa that are no list": in_terms(toas="tahu"),
    "an unknown option": in_terms(options={"flying": True}),
    "an option that is a word": in_terms(options={"rahi": "yes"}),
    "four foils": in_terms(options={"foils": 4}),
    "foils below none": in_terms(options={"foils": -1}),
    "ready decks outside a duel": in_terms(options={"ready_decks": True}),
    "no swarm in Bohrok Swarm": in_terms(options={"swarm": False}),
    "an unknown entry": in_terms(weather="rain"),
    # The map
    "no map": without_term("land"),
    "a map that is a text": in_terms(land="mata nui"),
    "a map without rows": in_terms(land={"name": "map.mata_nui"}),
    "a map of one row": in_terms(land={"name": "map.mata_nui", "rows": ["ooo"]}),
    "a strange letter": in_row(0, ".....oXo....."),
    "a row too long": in_row(0, ".....oSo......"),
    "no Kini-Nui": in_row(9, "ooGoMMMMMoooS"),
    "a Start missing": in_row(0, ".....ooo....."),
    "an island apart": in_row(0, "o....oSo....o"),
    # The cards
    "no cards": without_term("cards"),
    "cards that are no text": in_terms(cards=7),
    "cards that cannot be unpacked": in_terms(cards="eJy!"),
    "no Game Action cards": in_cards(lambda tables: tables.pop("action")),
    "an unknown kind of card": in_cards(lambda tables: tables.update(spell={"fire": {}})),
    "an unknown effect": in_cards(
        lambda tables: tables["action"]["plus_100"].update(effects=["Fly(self)"])
    ),
    "an effect in a window where it cannot work": in_cards(
        lambda tables: tables["action"]["plus_100"].update(when="M")
    ),
    "points without end": in_cards(
        lambda tables: tables["action"]["plus_100"].update(effects=["AddToSkill(self, any, +9999)"])
    ),
    "no edition among the cards": in_cards(lambda tables: tables.update(edition={})),
    # What was done
    "an unknown action": first_action(do="Teleport"),
    "a step to a word": first_action(space="r9c6"),
    "a step too far": first_action(space=123),
    "a seat that is not there": first_action(seat=5),
    "another seat's step": first_action(seat=0),
    "a card that nobody holds": instead({"do": "PlayCard", "card": "swift_wings"}),
    "a surplus detail": first_action(speed=9),
    "a roll of thirteen": instead({"do": "Roll", "value": 13, "seat": "nature"}),
    "a shuffle that is not due": instead(
        {"do": "Shuffle", "packed": packed({"cards": ["a", "b"]}), "seat": "nature"}
    ),
    "a shuffle for all to read": instead(
        {"do": "Shuffle", "cards": ["plus_100"], "seat": "nature"}
    ),
}
