"""What the editions differ in, side by side, as their values say."""

from collections.abc import Sequence

from game.i18n.keys import key_of
from game.i18n.texts import Texts
from game.rules.makuta.editions import EDITIONS, Edition
from game.shelf.choices import Difference

NO_BREAK = "\N{NO-BREAK SPACE}"


def differences(texts: Texts) -> tuple[Difference, ...]:
    """Only what really differs."""
    columns = [_column(edition, texts) for edition in EDITIONS.values()]
    rows = (
        Difference(rule, texts.text(key_of("difference", rule)), tuple(c[rule] for c in columns))
        for rule in columns[0]
    )
    return tuple(row for row in rows if len(set(row.cells)) > 1)


def _column(edition: Edition, texts: Texts) -> dict[str, str]:
    """What an edition says, by the rule that says it."""
    stays_up, moves_on = edition.rahi_stays_up, edition.akaku_grants_move
    return {
        "E1": texts.text("printed.face_up" if stays_up else "printed.face_down"),
        "E2": " ".join(
            texts.text("printed.from_to", lowest=lowest, highest=highest)
            for lowest, highest in edition.strengths
        ),
        "E3": texts.text(key_of("printed", edition.bonuses)),
        "E4": texts.text(key_of("printed", edition.akaku)),
        "E5": texts.text("printed.yes" if moves_on else "printed.no"),
        "E6": texts.text(key_of("printed", edition.fast_die)),
        "E7": _in_halves(edition.makuta),
        "E8": texts.text(key_of("printed", edition.refused)),
    }


def _in_halves(strengths: Sequence[int]) -> str:
    """Where they need two lines, there are as many in each."""
    middle = len(strengths) // 2
    halves = strengths[:middle], strengths[middle:]
    return " ".join(NO_BREAK.join(map(str, half)) for half in halves)
