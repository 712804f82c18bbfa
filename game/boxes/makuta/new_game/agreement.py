"""From a form to a game that can begin."""

from game.boxes.makuta.game import MakutaGame
from game.boxes.makuta.new_game.form import Form
from game.boxes.makuta.new_game.game_code import CodeError, GameCode, read_code
from game.boxes.makuta.options import options_of
from game.i18n.texts import Texts
from game.shelf.choices import Setup
from game.shelf.kept_game import NewGame


def agreed(form: Form, game: MakutaGame, fresh_seed: str) -> NewGame:
    """*form* has no faults."""
    figures = tuple(toa.name.lower() for toa in form.toas)
    seed = seed_of(form, fresh_seed, game.texts)
    setup = Setup(form.edition, figures, options_of(form.house), form.bots, form.names, seed)
    return NewGame(game, game.open_match(setup), form.bots, form.names)


def seed_of(form: Form, fresh_seed: str, texts: Texts) -> str:
    if form.has_game_code():
        return read_code(form.code, texts).seed
    return form.code.strip() or fresh_seed


def in_step(before: Form, after: Form, texts: Texts) -> Form:
    """A game code that is typed in changes the rules; rules that are changed change the code."""
    code = _code_in(after, texts)
    if code is None or after.game_code(code.seed) == code:
        return after
    if after.code != before.code:
        return after.agreeing(code)
    return after.with_code(str(after.game_code(code.seed)))


def _code_in(form: Form, texts: Texts) -> GameCode | None:
    try:
        return read_code(form.code, texts) if form.has_game_code() else None
    except CodeError:
        return None
