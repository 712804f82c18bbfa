"""From a form to a game that can begin."""

from game.boxes.makuta.new_game.form import Form
from game.boxes.makuta.new_game.game_code import CodeError, GameCode, read_code
from game.boxes.makuta.opening import open_match
from game.boxes.makuta.options import edition_named
from game.i18n.texts import Texts
from game.rules.makuta.editions import Terms
from game.rules.makuta.tiles import Atlas
from game.scenes.box import NewGame


def agreed(form: Form, atlas: Atlas, fresh_seed: str, texts: Texts) -> NewGame:
    """*form* has no faults."""
    terms = Terms(edition_named(form.edition), form.house, form.toas, atlas)
    return NewGame(open_match(terms, seed_of(form, fresh_seed, texts)), form.bots, form.names)


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
