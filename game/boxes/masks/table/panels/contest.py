"""What stands on the stage of a contest: taken from what the viewer sees of it."""

from collections.abc import Iterator

from pygame import Rect, Surface, Vector2

from game.boxes.masks.table import pieces
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.lights import lit_spaces
from game.boxes.masks.table.panels.contest_stage import (
    CARD,
    PAWN,
    ROOMY,
    TOP,
    ContestStage,
    Piece,
    Side,
)
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.words import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.i18n.texts import capital
from game.rules.masks.challenges.scores import ahead
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.state import Challenge, Counted, Observation
from game.ui.widgets.panel import Shade
from game.ui.widgets.widget import Widget

VERDICT = 100  # points, the height of what says who has won


def _shown(here: Situation) -> Challenge | None:
    """None also while somebody has to choose a space: then the island is wanted."""
    challenge = here.seen.challenge
    if challenge is None or not challenge.skills or lit_spaces(here):
        return None
    return challenge


def contest_stage(skin: Skin, here: Situation) -> Iterator[Widget]:
    """While scores are compared, or have been."""
    challenge = _shown(here)
    if challenge is None:
        return
    names, room = here.names, _room(skin)
    sides = tuple(
        _side(skin, here, challenge, seat) for seat in (challenge.challenger, challenge.defender)
    )
    yield ContestStage(
        room,
        names.texts.text(
            key_of("table.contest", challenge.kind),
            challenger=names.seat(challenge.challenger),
            defender=names.seat(challenge.defender),
        ),
        capital(names.space(here.seen.seats[challenge.challenger].pawn)),
        _card(skin, here, challenge),
        names.skills(challenge.skills),
        _gap(names, challenge),
        _stake(names, challenge),
        (sides[0], sides[1]),
        _share(skin),
    )


def contest_shade(skin: Skin, here: Situation) -> Iterator[Shade]:
    """The island waits in the dark, below all that lies around it."""
    if _shown(here) is not None:
        yield Shade(skin.layout.area)


def _room(skin: Skin) -> Rect:
    """Between seats and decks, above all that is one's own."""
    layout, gap = skin.layout, skin.theme.gap
    top = layout.middle.top + gap
    return Rect(layout.middle.left, top, layout.middle.width, layout.helpers.bottom - top)


def _share(skin: Skin) -> float:
    """Of the usual size, what there is room for."""
    (wide, high), room = map(skin.theme.px, ROOMY), _room(skin)
    return min(room.width / wide, room.height / high)


def _scaled(skin: Skin, points: int) -> int:
    return skin.theme.px(_share(skin) * points)


def held_up(skin: Skin) -> Vector2:
    """Cards are held up over the one in the middle, so that the sums can be read."""
    room = _room(skin)
    return Vector2(room.centerx, room.top + skin.theme.px(TOP) + _scaled(skin, CARD) / 2)


def verdict_place(skin: Skin) -> Rect:
    """Above the Toa, where it has stood who challenges whom."""
    room = _room(skin)
    return Rect(room.left, room.top, room.width, skin.theme.px(VERDICT))


def _card(skin: Skin, here: Situation, challenge: Challenge) -> Surface | None:
    """The one that says what is compared."""
    height = _scaled(skin, CARD)
    nest = here.seen.stacks[Deck.BOHROK].cards
    for held in (challenge.gmc, *challenge.rahi, *nest[-1:]):
        if held is not None and held.key != HIDDEN:
            return skin.cards.face(here.names, held.key, height)
    return None


def _stake(names: Names, challenge: Challenge) -> str:
    challenger = names.seat(challenge.challenger)
    return names.texts.text(key_of("table.stake", challenge.kind), seat=challenger)


def _gap(names: Names, challenge: Challenge) -> str:
    mine, yours = challenge.scores
    seat = names.seat(ahead(challenge))
    if mine == yours:
        return names.texts.text("table.tied", seat=seat)
    return names.texts.text("table.ahead", seat=seat, points=abs(mine - yours))


def _side(skin: Skin, here: Situation, challenge: Challenge, seat: Seat) -> Side:
    names, toa = here.names, here.seen.terms.toas[seat]
    counted = [each for each in challenge.counted if each.side == seat]
    score = challenge.scores[0 if seat == challenge.challenger else 1]
    base = score - sum(each.points for each in counted)
    is_challenger = seat == challenge.challenger
    text = names.texts.text
    role = text("table.challenger") if is_challenger else text("table.defender")
    return Side(
        seat,
        names.seat(seat),
        role,
        pieces.colour_of(toa),
        pieces.portrait(toa, _scaled(skin, PAWN)),
        base,
        _base_words(names, challenge, base),
        tuple(Piece(_called(names, each), each.points, each.is_void) for each in counted),
        text("table.total", score=score),
        is_ahead=ahead(challenge) == seat,
        has_say=_has_say(here.seen, seat),
    )


def _called(names: Names, counted: Counted) -> str:
    """What came of an effect has no name of its own."""
    return names.card(counted.key) if counted.key else names.texts.text("table.card_counts")


def _base_words(names: Names, challenge: Challenge, base: int) -> str:
    """What a Toa brings along, whatever else counts."""
    if len(challenge.skills) > 1:
        return names.texts.text("table.own_skills", points=base)
    skill = capital(names.skills(challenge.skills))
    return names.texts.text("table.own_skill", skills=skill, points=base)


def _has_say(seen: Observation, seat: Seat) -> bool:
    return isinstance(seen.phase, Contest) and seen.phase.seat == seat
