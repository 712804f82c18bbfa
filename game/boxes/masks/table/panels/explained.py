"""Cards that explain what lies on the table, to whoever points there."""

from functools import partial

from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words import card_kind, card_text
from game.boxes.masks.words.standing import state_lines, task_words, things_lines
from game.core.seats import Seat
from game.rules.masks.targets import Target
from game.ui.explanation import Explanation
from game.ui.things import Thing

LARGE = 3  # times as high as other pictures of cards that explain


def card_thing(
    skin: Skin, here: Situation, key: str, thing: Thing, target: Target | None = None
) -> Thing:
    """With its face large, what it is and what it does; asked for only when somebody points."""
    return Thing(
        thing.name,
        thing.rect,
        thing.words,
        thing.message,
        thing.refusal,
        thing.passive,
        thing.target,
        card=partial(explanation, skin, here, key, target),
    )


def explanation(skin: Skin, here: Situation, key: str, target: Target | None) -> Explanation:
    names = here.names
    refused = here.why(target) if target is not None and here.selection is not None else ""
    return Explanation(
        names.card(key),
        card_text(names, key),
        more="\n".join(filter(None, (card_kind(names, key), refused))),
        picture=lambda size: skin.cards.face(names, key, size * LARGE),
    )


def seat_words(here: Situation, seat: Seat) -> str:
    """All that everybody may know about a seat."""
    names, own = here.names, here.seen.seats[seat]
    lines = [
        *things_lines(names, own),
        *state_lines(names, seat, own),
        *(task_words(names, task) for task in own.tasks),
    ]
    where = names.texts.text("table.stands_at", seat=names.seat(seat), space=names.space(own.pawn))
    return "\n".join([where, *lines])
