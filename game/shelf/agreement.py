"""From a form to what is agreed on, or to what is wrong with it, in sentences."""

from collections import Counter

from attrs import field, frozen

from game.shelf.choices import Setup
from game.shelf.form import Form
from game.shelf.game_code import CodeError, GameCode, read_code
from game.shelf.shelf import Shelf


def agreed(form: Form, shelf: Shelf, fresh_seed: str) -> Setup:
    """*form* has no faults."""
    if form.has_game_code():
        return form.setup(read_code(form.code, form.game, shelf).seed)
    return form.setup(form.code.strip() or fresh_seed)


def in_step(before: Form, after: Form, shelf: Shelf) -> Form:
    """A game code that is typed in changes the rules; rules that are changed change the code."""
    code = _code_in(after, shelf)
    if not isinstance(code, GameCode) or GameCode.of(after.setup(code.seed)) == code:
        return after
    if after.code != before.code:
        return after.agreeing(code)
    return after.with_code(after.game_code(code.seed))


def _code_in(form: Form, shelf: Shelf) -> GameCode | CodeError | None:
    try:
        return read_code(form.code, form.game, shelf) if form.has_game_code() else None
    except CodeError as error:
        return error


@frozen
class Faults:
    """Each beside its field."""

    names: dict[int, str] = field(factory=dict)  # by seat
    code: str = ""

    @property
    def first(self) -> str:
        """Why the game cannot start; "" if it can."""
        return next(iter([*self.names.values(), *filter(None, [self.code])]), "")


def faults_in(form: Form, shelf: Shelf) -> Faults:
    code = _code_in(form, shelf)
    return Faults(_equal_names(form), str(code) if isinstance(code, CodeError) else "")


def _equal_names(form: Form) -> dict[int, str]:
    counted = Counter(name.casefold() for name in form.names if name)
    return {
        seat: form.game.texts.text("form.name_twice", name=name)
        for seat, name in enumerate(form.names)
        if counted[name.casefold()] > 1
    }
