"""Sitting down to a game: a new one, or one where it was left."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from game.core.errors import GameError
from game.core.seats import Seat
from game.persistence.errors import GameFileError, LockedError
from game.persistence.game_file import open_game
from game.persistence.library import KEPT
from game.scenes.routes import Routes
from game.shelf.game import Game
from game.shelf.kept_game import keep_copy, keep_new, keep_on
from tests.scenes.evening import BOT, Evening, Wanted, begin, match_at, new_game, show
from tests.scenes.moments import at_first, grown, losing, moving, over
from tools.studio import NAMES, Studio

EVERYBODY = (0, 1, 2, 3)


def path_of(evening: Evening) -> Path:
    path = evening.table.kept.path
    assert path
    return path


def test_a_game_that_is_open_is_locked_for_a_second_with_a_sentence(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    routes = Routes(studio.program)
    with pytest.raises(LockedError) as error:
        routes.go_on(path_of(evening))
    assert path_of(evening).name in str(error.value)
    evening.table.kept.leave()
    show(studio, routes.go_on(path_of(evening)))


def test_a_stale_lock_costs_nothing(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    path = path_of(evening)
    evening.table.kept.leave()
    Path(f"{path}.lock").write_text("left behind")
    again = keep_on(studio.program.library, path, studio.program.boxes.game_at)
    again.leave()
    assert again.path == path
    assert again.lock
    assert not again.lock.notice


@pytest.mark.parametrize("wanted", [at_first, grown, moving, losing])
def test_a_game_comes_back_in_the_very_situation(studio: Studio, wanted: Wanted) -> None:
    evening = begin(studio, match_at(studio, wanted), EVERYBODY)
    evening.lift()
    evening.play()
    evening.lift()
    before, log = evening.facts, evening.log()
    evening.table.kept.leave()
    again = show(studio, studio.program.routes.go_on(path_of(evening)))
    again.lift()
    assert again.facts == before
    assert again.log() == log


def test_continue_leads_to_where_people_sat_last(studio: Studio) -> None:
    """Though they only looked, and played in another game before."""
    library = studio.program.library
    kept = [keep_new(library, new_game(studio, match_at(studio, grown), people=(1,))) for _ in "ab"]
    for number, game in enumerate(kept):
        game.leave()
        assert game.path
        os.utime(game.path, (1_000_000 + number, 1_000_000 + number))

    assert kept[0].path
    keep_on(library, kept[0].path, studio.program.boxes.game_at).leave()

    latest = library.latest_unfinished()
    assert latest
    assert latest.path == kept[0].path


def test_names_and_computers_come_back(studio: Studio) -> None:
    kept = keep_new(studio.program.library, new_game(studio, match_at(studio, grown), people=(1,)))
    kept.leave()
    assert kept.path
    again = keep_on(studio.program.library, kept.path, studio.program.boxes.game_at)
    again.leave()
    assert again.names == NAMES[:4]
    assert again.sitting.bots == dict.fromkeys(map(Seat, (0, 2, 3)), BOT)
    assert again.sitting.people == [1]


def test_a_computer_player_that_there_is_no_more_is_replaced_by_a_person(studio: Studio) -> None:
    game = new_game(studio, match_at(studio, grown), people=(1,))
    game.bots[Seat(0)] = "a bot of old"
    kept = keep_new(studio.program.library, game)
    kept.leave()
    assert kept.path
    head = open_game(kept.path, [studio.game.codec]).head
    assert set(studio.game.company.seated_by(head)) == {2, 3}


def test_a_computer_player_by_a_former_name_is_played_by_a_present_one(studio: Studio) -> None:
    """Games of the first versions name a player called sensible."""
    game = new_game(studio, match_at(studio, grown), people=(1,))
    game.bots[Seat(0)] = "sensible"
    kept = keep_new(studio.program.library, game)
    kept.leave()
    assert kept.path
    again = keep_on(studio.program.library, kept.path, studio.program.boxes.game_at)
    again.leave()
    assert again.sitting.bots[Seat(0)] == "adept"
    assert again.sitting.people == [1]


def test_a_game_that_cannot_be_written_is_played_and_saved_as_soon_as_it_can_be(
    studio: Studio, tmp_path: Path
) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    studio.program.library = type(studio.program.library)(blocked, lambda: "name")
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    evening.lift()
    assert evening.facts["toast"].startswith("blocked: ")
    evening.play()
    evening.play()

    blocked.unlink()
    evening.play()

    kept = evening.table.kept
    kept.leave()
    assert not kept.trouble
    again = keep_on(studio.program.library, path_of(evening), studio.program.boxes.game_at)
    again.leave()
    assert again.sitting.match.state == kept.sitting.match.state
    assert not again.notices


def test_two_programs_that_begin_in_the_same_second_keep_two_games(studio: Studio) -> None:
    library = studio.program.library
    with ThreadPoolExecutor(8) as programs:
        new = [new_game(studio, match_at(studio, at_first), people=(1,)) for _ in range(8)]
        kept = list(programs.map(partial(keep_new, library), new))

    assert len({game.path for game in kept}) == len(kept)
    assert not any(game.trouble or game.notices for game in kept)
    for game in kept:
        game.leave()


def test_a_file_that_may_not_be_changed_is_left_as_it_is_and_a_copy_played(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begin(studio, match_at(studio, grown), EVERYBODY)
    original = path_of(first)
    first.table.kept.leave()
    content = original.read_bytes()
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != original)
    evening = show(studio, studio.program.routes.go_on(original))
    assert path_of(evening) != original
    evening.lift()
    assert path_of(evening).stem in evening.facts["toast"]
    evening.play()
    assert original.read_bytes() == content
    assert path_of(evening).read_bytes() != content
    assert not Path(f"{original}.lock").exists()


def test_where_there_can_be_no_copy_either_it_is_played_and_written_later(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begin(studio, match_at(studio, grown), EVERYBODY)
    original = path_of(first)
    first.table.kept.leave()
    content = original.read_bytes()
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be")
    studio.program.library = type(studio.program.library)(blocked, lambda: "name")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    evening = show(studio, studio.program.routes.go_on(original))
    evening.lift()
    assert evening.facts["toast"]
    blocked.unlink()
    evening.play()
    assert path_of(evening) == blocked / "name.matanui"
    assert path_of(evening).exists()
    assert original.read_bytes() == content


def test_a_game_behind_a_link_is_left_as_it_is_and_a_copy_played(
    studio: Studio, tmp_path: Path
) -> None:
    first = begin(studio, match_at(studio, grown), EVERYBODY)
    original = path_of(first)
    first.table.kept.leave()
    content = original.read_bytes()
    link = tmp_path / "link.matanui"
    link.symlink_to(original)
    evening = show(studio, studio.program.routes.go_on(link))
    evening.lift()
    evening.play()
    assert original.read_bytes() == content
    assert path_of(evening) not in (link, original)


def test_a_copy_is_played_on_and_the_game_stays_as_it_is(studio: Studio) -> None:
    first = begin(studio, match_at(studio, grown), EVERYBODY)
    original = path_of(first)
    first.table.kept.leave()
    content = original.read_bytes()
    kept = keep_copy(studio.program.library, original, studio.program.boxes.game_at)
    assert kept.path
    assert kept.path != original
    assert kept.notices == []
    assert kept.path.read_bytes() == content
    legal = kept.sitting.match.rules.legal_actions(kept.sitting.match.state)
    kept.sitting.submit(legal[0])
    kept.leave()
    assert kept.path.read_bytes() != content
    assert original.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"no game\n", b"{}\n"])
def test_what_is_no_game_gives_a_sentence_and_is_not_locked(
    studio: Studio, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "strange.matanui"
    path.write_bytes(content)
    with pytest.raises(GameFileError):
        keep_on(studio.program.library, path, studio.program.boxes.game_at)
    with pytest.raises(GameFileError) as again:
        keep_on(studio.program.library, path, studio.program.boxes.game_at)
    assert not isinstance(again.value, LockedError)


def test_a_game_whose_box_cannot_be_unpacked_is_not_locked(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, grown), EVERYBODY)
    path = path_of(evening)
    evening.table.kept.leave()

    def broken(path: Path) -> Game:
        raise GameError("Its levels cannot be read.")

    with pytest.raises(GameError, match="levels"):
        keep_on(studio.program.library, path, broken)
    keep_on(studio.program.library, path, studio.program.boxes.game_at).leave()


def test_a_new_game_clears_away_the_oldest_finished_ones_only(studio: Studio) -> None:
    library = studio.program.library
    finished = keep_new(studio.program.library, new_game(studio, match_at(studio, over)))
    finished.leave()
    unfinished = keep_new(studio.program.library, new_game(studio, match_at(studio, at_first)))
    unfinished.leave()
    assert finished.path
    assert unfinished.path
    for number in range(KEPT):
        (library.folder / f"2026-01-02 20.00.{number:02}.matanui").write_bytes(
            finished.path.read_bytes()
        )
    os.utime(finished.path, (1, 1))
    os.utime(unfinished.path, (1, 1))
    keep_new(studio.program.library, new_game(studio, match_at(studio, at_first))).leave()
    assert not finished.path.exists()
    assert unfinished.path.exists()


def test_continue_brings_back_the_game_that_was_left(studio: Studio) -> None:
    evening = begin(studio, match_at(studio, moving), EVERYBODY)
    assert studio.program.library.latest_unfinished() is None
    evening.table.kept.leave()
    latest = studio.program.library.latest_unfinished()
    assert latest
    assert latest.path == path_of(evening)
