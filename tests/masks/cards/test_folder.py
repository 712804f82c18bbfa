"""Folders and files that nobody should put there."""

import os
from pathlib import Path
from textwrap import dedent

import pytest

from game.boxes.masks.cards.folder import LONGEST_LINE, MOST_BYTES, MOST_FILES, check_cards
from game.boxes.masks.cards.tables import MOST_CARDS
from tests.masks.cards.folders import SHIPPED, copy_of_shipped

GOOD = '[mission.own]\neffects = ["Give(GA, 1)"]\nin = ["qftm"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_shipped(tmp_path)


def only_error(folder: Path) -> str:
    (problem,) = check_cards(folder).errors
    return str(problem)


def test_a_file_of_ones_own_is_read_with_the_others(folder: Path) -> None:
    (folder / "own.toml").write_text(f"\N{BYTE ORDER MARK}{GOOD}", encoding="utf-8")

    found = check_cards(folder).cards

    assert found is not None
    assert "own" in found.editions["qftm"].cards.missions


def test_words_of_ones_own_go_with_the_card(folder: Path) -> None:
    words = 'name = "Rest"\ntext = "Give a card."\n'
    (folder / "own.toml").write_text(GOOD + words, encoding="utf-8")

    found = check_cards(folder).cards

    assert found is not None
    assert (found.cards.words["own"].name, found.cards.words["own"].text) == (
        "Rest",
        "Give a card.",
    )
    assert list(found.cards.words) == ["own"]


def test_other_files_do_not_matter(folder: Path) -> None:
    (folder / "README.md").write_text("[action", encoding="utf-8")
    (folder / ".own.toml").write_text("[action", encoding="utf-8")

    assert check_cards(folder, shipped=True).problems == ()


def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    assert only_error(tmp_path / "none") == (
        "none (the whole set): The folder cannot be opened: No such file or directory."
        " Check the folder's name, and that you are allowed to read it."
    )


def test_a_folder_whose_name_cannot_be(tmp_path: Path) -> None:
    report = check_cards(tmp_path / "a\0b")

    assert report.cards is None
    assert report.errors


def test_an_empty_folder(tmp_path: Path) -> None:
    problems = [str(problem) for problem in check_cards(tmp_path).errors]

    assert problems == [
        (
            f"{tmp_path.name} (the whole set): There is no card file (*.toml) in the folder."
            " Put some there."
        )
    ]


def test_too_many_files(folder: Path) -> None:
    for number in range(MOST_FILES):
        (folder / f"own{number}.toml").touch()

    assert only_error(folder) == (
        "cards (the whole set): There are 40 files in the folder; more than 30 are not read."
        " Move some of them elsewhere."
    )


def test_a_file_that_is_too_large(folder: Path) -> None:
    (folder / "own.toml").write_text("#\n" * MOST_BYTES, encoding="utf-8")

    assert only_error(folder).startswith(
        "own.toml: The file has 100,000 bytes; more than 50,000 are not read."
    )


def test_a_line_that_is_too_long(folder: Path) -> None:
    (folder / "own.toml").write_text("a" + ".a" * LONGEST_LINE + " = 1\n", encoding="utf-8")

    assert only_error(folder) == (
        "own.toml: Line 1 has 605 letters; more than 300 are not read. Break it into several lines."
    )


def test_a_file_that_is_no_text(folder: Path) -> None:
    (folder / "own.toml").write_bytes(b"\xff\xfe\x00")

    assert only_error(folder) == (
        "own.toml: The file is not a text in UTF-8. Save it as UTF-8 in a text editor."
    )


def test_lists_in_lists_in_lists(folder: Path) -> None:
    (folder / "own.toml").write_text("action = " + "[\n" * 20_000, encoding="utf-8")

    assert only_error(folder) == "own.toml: The tables are nested too deeply. Write them flat."


def test_a_number_of_four_thousand_digits_is_no_line(folder: Path) -> None:
    (folder / "own.toml").write_text(f"{GOOD}text = {'9' * 4_000}\n", encoding="utf-8")

    assert only_error(folder).startswith("own.toml: Line 4 has 4,007 letters;")


def test_a_folder_with_the_name_of_a_file(folder: Path) -> None:
    (folder / "own.toml").mkdir()

    assert only_error(folder) == "own.toml: This is a folder, not a file. Rename or remove it."


def test_a_link_to_elsewhere(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text(GOOD, encoding="utf-8")
    (folder / "own.toml").symlink_to(tmp_path / "secret.toml")

    assert only_error(folder) == (
        "own.toml: This is a link to a file outside the folder of the level set."
        " Replace it with a copy of that file."
    )


def test_a_link_to_itself(folder: Path) -> None:
    (folder / "own.toml").symlink_to(folder / "own.toml")

    assert only_error(folder).startswith("own.toml: ")


def test_a_link_to_nothing(folder: Path) -> None:
    (folder / "own.toml").symlink_to(folder / "gone.toml")

    assert only_error(folder).startswith("own.toml: The file cannot be opened: ")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes with names")
def test_a_pipe_keeps_nobody_waiting(folder: Path) -> None:
    os.mkfifo(folder / "own.toml")

    assert only_error(folder) == ("own.toml: This is not an ordinary file. Replace or remove it.")


def test_more_cards_than_anybody_can_hold(folder: Path) -> None:
    for part in range(4):
        keys = range(part * 1_000, part * 1_000 + 1_000)
        text = "[krana]\n" + "".join(f'k{key} = {{ in = ["bohrok"] }}\n' for key in keys)
        (folder / f"own{part}.toml").write_text(text, encoding="utf-8")

    assert only_error(folder) == (
        f"cards (the whole set): There are more than {MOST_CARDS:,} entries. Leave some out."
    )


def test_all_problems_are_told_at_once(folder: Path) -> None:
    (folder / "own.toml").write_text(
        '[action.one]\nkind = "Gift"\nwhen = "Q"\neffects = ["Nothing"]\n'
        "[mission.two]\n[krana.three]\ncolour = 1\n",
        encoding="utf-8",
    )
    (folder / "broken.toml").write_text("[", encoding="utf-8")

    places = [str(problem).split(":")[0] for problem in check_cards(folder).errors]

    assert places == [
        "broken.toml",
        "own.toml, action.one, kind",
        "own.toml, action.one, when",
        "own.toml, action.one, effects",
        "own.toml, mission.two",
        "own.toml, krana.three",
    ]


def test_other_counts_are_advice_in_a_set_of_ones_own_and_errors_in_ours(folder: Path) -> None:
    (folder / "own.toml").write_text(GOOD, encoding="utf-8")
    told = "cards (the whole set), edition.qftm: It has 34 Missions. The box has 33 (B1-B7)."

    own, shipped = check_cards(folder), check_cards(folder, shipped=True)

    assert [str(problem) for problem in own.problems] == [told]
    assert own.errors == ()
    assert own.cards is not None
    assert [str(problem) for problem in shipped.errors] == [told]
    assert shipped.cards is None


def test_the_card_of_the_guide_is_sound(folder: Path) -> None:
    guide = (SHIPPED / "README.md").read_text(encoding="utf-8")
    card = guide.split("```toml\n")[1].split("```")[0]
    (folder / "own.toml").write_text(dedent(card), encoding="utf-8")

    report = check_cards(folder)

    assert report.errors == ()
    assert not [problem for problem in report.advice if problem.file == "own.toml"]
