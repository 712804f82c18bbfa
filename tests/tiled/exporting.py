"""The JSON that the real Tiled makes of a map."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
OPTIONS = ("--resolve-types-and-properties", "--detach-templates", "--embed-tilesets")


def export(program: str, source: Path, target: Path) -> Json:
    """Tiled 1.8 says nothing and ends well even if half the map is missing."""
    subprocess.run(
        [program, "--export-map", "json", *OPTIONS, source, target],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=True,
        capture_output=True,
        timeout=60,
    )
    exported: Json = json.loads(target.read_text(encoding="utf-8"))
    return exported


def flat_layers(layers: list[Json]) -> Iterator[Json]:
    for layer in layers:
        if layer["type"] == "group":
            yield from flat_layers(layer["layers"])
        else:
            yield layer
