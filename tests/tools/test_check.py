"""`check` hides nothing behind its first complaint."""

import pytest

from tools import check


def test_all_parts_run_and_one_failure_is_enough(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "PARTS", {"spelling": lambda: 1, "grammar": lambda: 0})

    assert check.main([]) == 1
    assert capsys.readouterr().out.endswith("\nFAILED  spelling\nok      grammar\n")


def test_arguments_are_not_silently_ignored() -> None:
    assert check.main(["game/core"]) == 2
