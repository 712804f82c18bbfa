"""Tells sets apart by how they play: fields, gates, token fields and roles, but no looks."""

import hashlib
import json
from collections.abc import Iterable

from game.rules.makuta.tiles import Tile


def fingerprint(tiles: Iterable[Tile]) -> str:
    """The same for the same tiles in any order."""
    facts = [_facts(tile) for tile in sorted(tiles, key=lambda tile: tile.key)]
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _facts(tile: Tile) -> dict[str, object]:
    return {
        "key": tile.key,
        "role": tile.role.value,
        "fields": tile.fields,
        "gates": tile.gates,
        "tokens": [(cell, kind.name.lower()) for cell, kind in tile.tokens],
    }
