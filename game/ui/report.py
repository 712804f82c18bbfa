"""Tells a test what is on the screen: what a person sees and can press, and nothing else."""

import json
import secrets
from contextlib import suppress
from enum import Enum
from pathlib import Path

from attrs import define, field, fields, has

from game.ui.frame_times import FrameTimes
from game.ui.page import Page
from game.ui.scene import Scene
from game.ui.things import Thing


@define
class Reporter:
    """Writes one JSON object after each settled frame; whole, so that nobody reads half of it."""

    path: Path
    count: int = field(default=0, init=False)
    _last: str = field(default="", init=False)

    def tell(self, scene: Scene, size: tuple[int, int], times: FrameTimes) -> None:
        """What only the frame times would have to say is not worth a report."""
        told = {
            "scene": scene.name,
            "title": scene.title,
            "size": size,
            "facts": dict(scene.facts()),
            **_keyboard(scene),
            "things": [_entry(thing) for thing in scene.things()],
        }
        text = json.dumps(told, ensure_ascii=False)
        if text == self._last:
            return
        self._last = text
        self.count += 1
        numbered = {"report": self.count, "frames": times.facts(), **told}
        self._write(json.dumps(numbered, ensure_ascii=False))

    def _write(self, text: str) -> None:
        """Over a plain file only. A report that cannot be written is no reason to stop a game."""
        beside = self.path.with_name(f".{secrets.token_hex(8)}.part")
        with suppress(OSError):
            if self.path.exists() and not self.path.is_file():
                return
            try:
                with beside.open("x", encoding="utf-8", errors="backslashreplace") as file:
                    file.write(text)
                beside.replace(self.path)
            finally:
                beside.unlink(missing_ok=True)


def _keyboard(scene: Scene) -> dict[str, object]:
    """Where its ring is, and the letters that it shows on things."""
    page = getattr(scene, "page", None)
    if not isinstance(page, Page):
        return {}
    focus = page.focus.name if page.focus.is_visible else None
    hints = {name: hint[len(page.hints.begun) :] for name, hint in page.hints.shown.items()}
    return {"focus": focus, "hints": hints}


def _entry(thing: Thing) -> dict[str, object]:
    rect = thing.rect
    entry: dict[str, object] = {
        "name": thing.name,
        "rect": [rect.x, rect.y, rect.width, rect.height],
        "words": thing.words,
        "enabled": thing.is_enabled,
    }
    if thing.refusal:
        entry["refusal"] = thing.refusal
    if thing.target is not None:
        entry["target"] = _told(thing.target)
    return entry


def _told(target: object) -> object:
    """A value as a table that says what it is."""
    kind = type(target)
    if not has(kind):
        return target
    told = {each.name: _plain(target, each.name) for each in fields(kind)}
    return {"is": kind.__name__, **told}


def _plain(target: object, name: str) -> object:
    value = getattr(target, name)
    return value.name if isinstance(value, Enum) else value
