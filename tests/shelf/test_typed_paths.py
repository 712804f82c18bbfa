"""Files and folders as somebody types them: what can be used, and what gets a sentence."""

import os
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.shelf.typed_paths import (
    PlaceError,
    file_to_write,
    folder_to_fill,
    folder_to_read,
    folder_to_use,
)

EVERY = (file_to_write, folder_to_fill, folder_to_read, folder_to_use)
Read = Callable[[str], Path]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """With one of each kind; nothing of it is ever changed."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "gone").symlink_to("nowhere")
    (tmp_path / "door").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket")
        before = sorted(tmp_path.iterdir())
        yield tmp_path
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("read", EVERY)
@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "a\0b", "n" * 300, "folder/" + "n" * 300, "new/" + "\udcff" * 256, "a/" * 3000),
        *("pipe", "socket", "door", "file/inside", "loop", "loop/inside"),
    ],
)
def test_what_no_place_can_be_gets_a_sentence(read: Read, text: str) -> None:
    with pytest.raises(PlaceError) as caught:
        read(text)

    assert str(caught.value).endswith(".")
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("read", "text"),
    [
        *((file_to_write, text) for text in ("file", "new", "folder/new", "gone", "\udcff", "~")),
        *((folder_to_fill, text) for text in (".", "folder", "new", "new/deep/er", "\udcff")),
        *((folder_to_use, text) for text in (".", "folder", "new", "new/deep/er", "/", "~nobody")),
        *((folder_to_read, text) for text in (".", "folder", "/")),
    ],
)
def test_what_can_be_used_is_used(read: Read, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(Path("somebody").absolute()))

    assert read(text) == Path("~" if text == "~nobody" else text).expanduser() or text == "~nobody"


@pytest.mark.parametrize(
    ("read", "text", "sentence"),
    [
        (file_to_write, "folder", "folder is a folder; name a file in it."),
        (file_to_write, "pipe", "pipe is not a file, but a device or a pipe; name another."),
        (file_to_write, "new/file", "There is no folder new; make it first."),
        (file_to_write, "/proc/new", "Nothing can be written in /proc: "),
        (folder_to_fill, "file", "file is not a folder; name one."),
        (folder_to_fill, "/proc/new/er", "Nothing can be written in /proc: "),
        (folder_to_read, "new", "There is no folder new."),
        (folder_to_read, "file", "file is not a folder; name one."),
    ],
)
def test_the_sentence_says_what_is_wrong(read: Read, text: str, sentence: str) -> None:
    with pytest.raises(PlaceError) as caught:
        read(text)

    assert str(caught.value).startswith(sentence)
