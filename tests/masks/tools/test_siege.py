"""The siege spoils the card files and games of a box without a table too."""

import pytest
from attrs import evolve

from game.boxes import MASKS
from tools.masks.levels.checking import LandTools
from tools.proofs.results import ProofFailedError
from tools.proofs.siege import ASSAULTS, files
from tools.proofs.siege.assault import Ground
from tools.proofs.siege.levels import FEW, Camp

CARD = '[action.sling]\nkind = "Bonus"\nwhen = "F"\neffects = ["Drow(self, GA, 1)"]\n'


def test_card_files_are_spoilt_too() -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, MASKS, LandTools(), FEW)

        assert sum(name.suffix == ".toml" for name in camp.sound) > 5


def test_a_sound_set_is_fine_and_a_spoilt_card_told() -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, MASKS, LandTools(), FEW)
        assert camp.came_to("as it is", closely=True)[0] == "fine"

        (camp.folder / "cards" / "sling.toml").write_text(CARD, encoding="utf-8")
        assert camp.came_to("spoilt", closely=True) == ["told"]


def test_a_card_that_the_checker_overlooks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with Ground.laid_out() as ground:
        camp = Camp.pitched(ground, MASKS, LandTools(), FEW)
        sound = camp.tools.check(camp.folder, is_shipped=False)
        (camp.folder / "cards" / "sling.toml").write_text(CARD, encoding="utf-8")
        monkeypatch.setattr(LandTools, "check", lambda *_, **__: sound)

        with pytest.raises(ProofFailedError, match="There is no effect Drow"):
            camp.came_to("a wrong effect", closely=True)


def test_games_are_spoilt_opened_and_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "FILES", evolve(files.FILES, batch=3))

    found = files.FILES.piece(MASKS, 0)

    assert sum(count for came_to, count in found.items() if came_to != "files") == 3


def test_every_attack_that_needs_no_window_concerns_a_box_without_one() -> None:
    text_only = evolve(MASKS, kit=None)

    assert {each.name for each in ASSAULTS if each.concerns(text_only)} == {
        "files",
        "levels",
        "faults",
        "command lines",
    }
