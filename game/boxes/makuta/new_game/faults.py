"""What is wrong with a form, in sentences, each beside its field."""

from collections import Counter

from attrs import field, frozen

from game.boxes.makuta.new_game.form import Form
from game.boxes.makuta.new_game.game_code import CodeError, read_code
from game.i18n.texts import Texts


@frozen
class Faults:
    names: dict[int, str] = field(factory=dict)  # by seat
    code: str = ""

    @property
    def first(self) -> str:
        """Why the game cannot start; "" if it can."""
        return next(iter([*self.names.values(), *filter(None, [self.code])]), "")


def faults_in(form: Form, texts: Texts) -> Faults:
    return Faults(_equal_names(form, texts), _fault_of_code(form, texts))


def _equal_names(form: Form, texts: Texts) -> dict[int, str]:
    counted = Counter(name.casefold() for name in form.names if name)
    return {
        seat: texts.text("form.name_twice", name=name)
        for seat, name in enumerate(form.names)
        if counted[name.casefold()] > 1
    }


def _fault_of_code(form: Form, texts: Texts) -> str:
    if not form.has_game_code():
        return ""
    try:
        read_code(form.code, texts)
    except CodeError as error:
        return str(error)
    return ""
