"""What is folded behind a line: the line says in few words what is agreed on."""

from collections.abc import Iterator

from pygame import Rect

from game.i18n.keys import key_of
from game.scenes.new_game.sheet import FormSheet, Part, Unfold
from game.shelf.choices import Choices, Option
from game.ui.widgets.fold import Fold

HEIGHT = 42  # points


def name_of(part: Part) -> str:
    return f"new_game.{part.name.lower()}"


def has_rules(choices: Choices) -> bool:
    """Whether there is anything to choose."""
    return len(choices.editions) > 1 or bool(choices.options)


def is_open(sheet: FormSheet, part: Part) -> bool:
    """What is wrong is not hidden."""
    return part in sheet.unfolded or (part is Part.SEED and bool(sheet.faults.code))


def fold(sheet: FormSheet, part: Part, place: Rect) -> Fold:
    texts = sheet.texts
    label = texts.text("form.rules" if part is Part.RULES else "form.seed")
    value = rules_line(sheet) if part is Part.RULES else _seed_line(sheet)
    rect = Rect(place.left, place.top, place.width, sheet.theme.px(HEIGHT))
    return Fold(rect, name_of(part), label, value, Unfold(part), is_open(sheet, part))


def rules_line(sheet: FormSheet) -> str:
    """The edition, and the house rules that are on: `English, no house rules`."""
    parts = [*_edition(sheet), *_options(sheet)]
    return ", ".join(parts)


def _edition(sheet: FormSheet) -> Iterator[str]:
    if len(sheet.choices.editions) > 1:
        yield sheet.texts.text(key_of("edition_short", sheet.form.edition))


def _options(sheet: FormSheet) -> Iterator[str]:
    on = [option for option in sheet.choices.options if sheet.form.options.get(option.key)]
    yield from (_option(sheet, option) for option in on)
    if sheet.choices.options and not on:
        yield sheet.texts.text("form.no_house")


def _option(sheet: FormSheet, option: Option) -> str:
    name, value = sheet.texts.text(key_of("house", option.key)), sheet.form.options[option.key]
    if option.is_switch:
        return name
    number = sheet.texts.text(key_of("house_number", option.key), number=value)
    return f"{name} {number}"


def _seed_line(sheet: FormSheet) -> str:
    return sheet.form.code.strip() or sheet.texts.text("form.code_empty")
