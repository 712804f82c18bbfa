"""The first half of every box: rules, records, secrets, words and computer players."""

import ast
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.seats import NATURE
from game.persistence.game_file import open_game, start_game
from game.persistence.json_text import Json, dumped, loaded
from game.persistence.lines import played_line, read_played
from game.players.player import full_name
from game.players.worker import WorkerThinker
from game.shelf.families import families_of
from game.shelf.game import sit_down
from game.shelf.shelf import Packed, Shelf
from tests.conformance.boxes import BOXES, game_of
from tests.conformance.checks import check_game, undo
from tests.conformance.played import match_of, played
from tests.players.thinking import answer_of

SEEDS = ("one", "two", "three")
LONG_GAMES = tuple(f"long {number}" for number in range(6))


@pytest.fixture(params=BOXES, ids=lambda packed: packed.key)
def packed(request: pytest.FixtureRequest) -> Packed:
    box: Packed = request.param
    return box


@pytest.mark.parametrize("seed", SEEDS)
def test_rules_records_and_secrets_hold_at_every_moment(packed: Packed, seed: str) -> None:
    check_game(game_of(packed), seed, 150)


def test_a_game_ends_and_somebody_has_won(packed: Packed) -> None:
    """Chance may take its time; the usual player does not."""
    game, rules = game_of(packed), game_of(packed).codec.rules
    player = game.company.players[game.company.usual]
    state = match_of(game, "to the end", 0).state
    for number in range(5000):
        seat, rng = rules.to_move(state), Random(number)
        if seat is None:
            break
        is_chance = seat == NATURE
        action = (
            rules.sample_chance(state, rng)
            if is_chance
            else player.choose(rules.observe(state, seat), rng)
        )
        state = rules.advance(state, action).state
    assert rules.winners(state)
    assert frozenset(game.winners_in(game.codec.encode_state(state))) == rules.winners(state)


@pytest.mark.parametrize(
    "situation", [None, [], "nonsense", {"phase": 3}, {"phase": {"is": "Over"}}]
)
def test_a_situation_that_makes_no_sense_has_no_winner(packed: Packed, situation: Json) -> None:
    assert game_of(packed).winners_in(situation) == ()


def test_nobody_has_won_a_game_that_goes_on(packed: Packed) -> None:
    game = game_of(packed)

    assert game.winners_in(game.codec.encode_state(match_of(game, "begun", 20).state)) == ()


def test_turns_are_counted_from_one(packed: Packed) -> None:
    """Lists and replays say so; before the first there may be a setting up."""
    game = game_of(packed)
    match = match_of(game, "turns", 120)
    turns = [game.codec.turn(ply.before) for ply in match.past]

    assert turns[0] in {0, 1}
    assert all(after - before in {0, 1} for before, after in pairwise(turns))


@pytest.mark.parametrize("seed", SEEDS)
def test_actions_alone_replay_a_match_and_undo_goes_back(packed: Packed, seed: str) -> None:
    game = game_of(packed)
    match = match_of(game, seed, 120)

    states = [match.past[0].before]
    for ply in match.past:
        states.append(game.codec.rules.apply(states[-1], ply.action).state)

    assert states[-1] == match.state
    undo(match)


def test_a_file_written_as_the_game_goes_opens_at_every_ply(packed: Packed, tmp_path: Path) -> None:
    """Saved, loaded and gone on with after each ply, as if the program had been killed there."""
    game, path = game_of(packed), tmp_path / "game.matanui"
    moments = list(played(game, "saved", 60))
    match = match_of(game, "saved", 0)
    start_game(path, match, game.codec)

    for moment in moments:
        match.play(moment.action)
        opened = open_game(path, [game.codec])
        assert opened.match.state == match.state
        assert [ply.action for ply in opened.match.past] == [ply.action for ply in match.past]
        assert not opened.notices
        match = opened.match


def test_every_action_is_read_from_its_line_as_it_was_written(packed: Packed) -> None:
    """Long games of many seats: what is rarely done is written down, too."""
    codec = game_of(packed).codec
    for seed in LONG_GAMES:
        for moment in played(game_of(packed), seed):
            line = loaded(dumped(played_line(moment.seat, codec.encode_action(moment.action))))
            seat, data = read_played(line)
            assert (seat, codec.decode_action(data)) == (moment.seat, moment.action)


def test_bots_choose_the_same_in_the_worker(packed: Packed) -> None:
    game = game_of(packed)
    name = game.company.usual
    sitting = sit_down(game, match_of(game, "beside", 0), {})
    sitting.begin()
    with closing(WorkerThinker[Any, Any](Shelf(BOXES).everybody)) as worker:
        for _ in range(12):
            seat = sitting.decider
            if seat is None:
                break
            rng = sitting.match.luck.at("bots", sitting.match.decisions())
            at_once = game.company.players[name].choose(sitting.seen_by(seat), rng)
            assert answer_of(sitting.ask(worker, full_name(packed.key, name), seat)) == at_once
            sitting.submit(at_once)


def test_every_player_that_is_named_is_there_and_has_a_name(packed: Packed) -> None:
    game = game_of(packed)
    company = game.company

    names = {*company.known, *company.offered, company.usual, company.adviser, company.stand_in}

    assert names <= company.players.keys()
    assert all(game.bot_label(bot) for bot in company.offered)


def test_there_are_words_for_all_that_can_be_agreed_on(packed: Packed) -> None:
    game = game_of(packed)

    for family, members in families_of(game.choices, game.company).items():
        for name, facts in members.items():
            assert packed.texts("en").text(f"{family}.{name}", **dict.fromkeys(facts, 3))


def test_a_set_up_is_what_the_match_says_it_is(packed: Packed) -> None:
    game = game_of(packed)
    match = match_of(game, "agreed", 0)

    setup = game.setup_of(match)

    assert game.open_match(setup).state == match.state
    assert set(setup.figures) <= set(game.choices.figures)


def test_the_box_has_a_title_and_a_rulebook(packed: Packed) -> None:
    game = game_of(packed)

    assert packed.texts("en").text("box.title")
    assert packed.texts("en").text("box.motto")
    assert all(rule.title and rule.chapter for rule in game.rulebook.rules.values())


def test_the_first_half_needs_no_window(packed: Packed) -> None:
    """Nothing that the rules' package of a box imports opens or draws anything."""
    folder = Path(__file__).parents[2] / "game" / "rules" / packed.key
    for source in folder.rglob("*.py"):
        imported = {
            alias.name
            for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        assert "pygame" not in imported
