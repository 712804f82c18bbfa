"""What whoever holds the screen has won: the masks to win with, Noble Masks and Turaga cards."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from game.boxes.masks.table.cards.conditions import Condition, Lying
from game.boxes.masks.table.choosing.foretold import scores_words
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.explained import card_thing
from game.boxes.masks.table.panels.goal_line import goal_line, mask_places
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.panels.token import Token
from game.boxes.masks.table.pieces import mask_picture
from game.core.seats import Seat
from game.rules.masks.state import Adviser, Worn
from game.rules.masks.targets import AtMask, AtTuraga
from game.scenes.table.selection import PointAt
from game.ui.things import Thing
from game.ui.widgets.panel import Panel
from game.ui.widgets.widget import Widget

SIDE, GAP = 36, 4  # points


def own_row(skin: Skin, here: Situation) -> Iterator[Widget]:
    """The masks that count lie in the goal line, all else above it."""
    seat = here.own
    if seat is None:
        return
    own, masks = here.seen.seats[seat], here.names.terms.cards.masks
    yield goal_line(skin, here, seat)
    great = [worn for worn in own.masks if masks[worn.key].is_great]
    for rect, worn in zip(mask_places(skin, here), great, strict=False):
        yield mask_token(skin, here, seat, worn, rect)
    yield from _helpers(skin, here, seat, _noble(here, seat))


def _noble(here: Situation, seat: Seat) -> list[Worn]:
    masks = here.names.terms.cards.masks
    return [worn for worn in here.seen.seats[seat].masks if not masks[worn.key].is_great]


def has_helpers(here: Situation, seat: Seat) -> bool:
    """Whether anything lies above the goal line."""
    return bool(_noble(here, seat) or here.seen.seats[seat].turaga)


def _helpers(skin: Skin, here: Situation, seat: Seat, noble: Sequence[Worn]) -> Iterator[Widget]:
    """As wide as it has to be."""
    turaga, theme = here.seen.seats[seat].turaga, skin.theme
    count = len(noble) + len(turaga)
    if not count:
        return
    row, step = skin.layout.helpers, theme.px(SIDE + GAP)
    yield Panel(Rect(row.topleft, (count * step + theme.px(3 * GAP), row.height)))
    left, top = row.left + theme.px(2 * GAP), row.centery - theme.px(SIDE) // 2
    spots = [Rect(left + i * step, top, theme.px(SIDE), theme.px(SIDE)) for i in range(count)]
    for rect, worn in zip(spots, noble, strict=False):
        yield mask_token(skin, here, seat, worn, rect)
    for rect, adviser in zip(spots[len(noble) :], turaga, strict=True):
        yield _turaga(skin, here, adviser, rect)


def mask_token(skin: Skin, here: Situation, seat: Seat, worn: Worn, rect: Rect) -> Token:
    """Of any seat."""
    target = AtMask(worn.key, seat)
    picture = mask_picture(worn.key, rect.width, is_ready=worn.is_ready)
    own = here.seen.seats[seat]
    thing = _thing(here, f"mask.{seat}.{worn.key}", rect, here.names.card(worn.key), target)
    return Token(
        rect,
        card_thing(skin, here, worn.key, thing, target),
        picture,
        is_lit=here.is_next(target) or own.attached_mask == worn.key,
        is_advised=here.advised == target,
        tag=scores_words(here, target),
    )


def _turaga(skin: Skin, here: Situation, adviser: Adviser, rect: Rect) -> Token:
    target, seat = AtTuraga(adviser.key), here.own
    assert seat is not None
    lying = Lying(Condition.EXHAUSTED) if adviser.is_spent else Lying()
    face = skin.cards.face(here.names, adviser.key, rect.height, lying)
    thing = _thing(here, f"turaga.{adviser.key}", rect, here.names.card(adviser.key), target)
    is_worn = here.seen.seats[seat].attached_turaga == adviser.key
    return Token(
        face.get_rect(center=rect.center),
        card_thing(skin, here, adviser.key, thing, target),
        face,
        is_lit=here.is_next(target) or is_worn,
        is_advised=here.advised == target,
        tag=scores_words(here, target),
    )


def _thing(here: Situation, name: str, rect: Rect, words: str, target: AtMask | AtTuraga) -> Thing:
    is_legal = here.is_legal(target)
    message = PointAt(target) if is_legal else None
    return Thing(name, rect, words, message, passive=not is_legal, target=target)
