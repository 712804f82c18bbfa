"""The contest on its stage: both Toa, what is compared, and how each sum grows piece by piece."""

from collections.abc import Iterator

import pygame
from attrs import define, field, frozen
from pygame import Color, Rect, Surface

from game.boxes.masks.table import pieces
from game.boxes.masks.table.choosing.situation import Situation
from game.boxes.masks.table.panels.skin import Skin
from game.boxes.masks.table.shapes.signs import SKILLS
from game.boxes.masks.words import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.masks.challenges.contest import ahead
from game.rules.masks.phases import Contest
from game.rules.masks.pieces import Skill
from game.rules.masks.state import Challenge, Observation
from game.tabletop.pictures import paint
from game.ui.theme import Palette, Style, Theme
from game.ui.widgets.panel import draw_framed
from game.ui.widgets.widget import MoodOf, Widget

SIZE = (640, 372)  # points, if there is room
PAWN, SKILL = 120, 54
FIGURE, MIDDLE = 96, 40  # the width of a Toa, and of the air between the pillars
BLOCK = 24  # the height of a piece that was added
HEAD, WORDS = 36, 178  # the height of a sum, and of all that is said above
BASE = (44, 120)  # the least and most height of what a Toa brings along
MOST_BASE = 1500  # points of skill at which it is highest


@frozen
class Piece:
    """Something that counts for a side."""

    words: str
    points: int
    is_void: bool


@frozen
class Side:
    seat: Seat
    name: str
    role: str
    colour: Color
    pawn: Surface = field(eq=False, repr=False)
    base: int
    pieces: tuple[Piece, ...]
    score: int
    is_ahead: bool
    has_say: bool


@define(frozen=True)
class ContestStage(Widget):
    title: str
    skills: tuple[Skill, ...]
    skill_words: str
    gap_words: str
    sides: tuple[Side, Side]

    def draw(self, surface: Surface, theme: Theme, mood: MoodOf) -> None:
        draw_framed(surface, theme, self.rect)
        title = theme.text(self.title, Style.HEADING, Palette.GOLD, self.rect.width)
        surface.blit(
            title, title.get_rect(midtop=(self.rect.centerx, self.rect.top + theme.px(12)))
        )
        self._draw_skills(surface, theme)
        for number, side in enumerate(self.sides):
            _draw_side(surface, theme, self.rect, side, is_left=number == 0)

    def _draw_skills(self, surface: Surface, theme: Theme) -> None:
        size, top = theme.px(SKILL), self.rect.top + theme.px(56)
        left = self.rect.centerx - (len(self.skills) * (size + theme.gap) - theme.gap) // 2
        for skill in self.skills:
            sign = pieces.sign_picture(SKILLS[skill], size, tuple(Palette.GOLD)[:3])
            surface.blit(sign, (left, top))
            left += size + theme.gap
        for words, style, colour, below in (
            (self.skill_words, Style.STRONG, Palette.INK, SKILL + 8),
            (self.gap_words, Style.SMALL_STRONG, Palette.GLOW, SKILL + 34),
        ):
            text = theme.text(words, style, colour)
            at = self.rect.centerx, top + theme.px(below)
            surface.blit(text, text.get_rect(midtop=at))


def _draw_side(surface: Surface, theme: Theme, stage: Rect, side: Side, *, is_left: bool) -> None:
    edge, px = theme.px(24), theme.px
    floor = stage.bottom - px(24)
    outer = Rect(0, 0, px(FIGURE), px(PAWN))
    outer.bottomleft = stage.left + edge, floor - px(42)
    room = stage.width // 2 - edge - outer.width - px(4 + MIDDLE / 2)
    pillar = Rect(outer.right + px(4), stage.top + px(WORDS), room, 0)
    if not is_left:
        outer.right, pillar.right = stage.right - edge, stage.right - edge - outer.width - px(4)
    surface.blit(side.pawn, side.pawn.get_rect(midbottom=outer.midbottom))
    for words, style, colour, top in (
        (side.name, Style.STRONG, Palette.INK, outer.bottom + px(2)),
        (side.role, Style.SMALL, Palette.PALE, outer.bottom + px(22)),
    ):
        text = theme.text(theme.shortened(words, style, px(120)), style, colour)
        surface.blit(text, text.get_rect(midtop=(outer.centerx, top)))
    _draw_pillar(surface, theme, side, pillar, floor)


def _draw_pillar(surface: Surface, theme: Theme, side: Side, pillar: Rect, floor: int) -> None:
    """What the Toa brings along, and upon it piece by piece what was added."""
    least, most = BASE
    room = floor - pillar.top - theme.px(HEAD + 6) - theme.px(least)
    piece_high = min(theme.px(BLOCK), room // max(1, len(side.pieces)))
    wanted = theme.px(least + (most - least) * min(1.0, max(0, side.base) / MOST_BASE))
    high = min(wanted, theme.px(least) + room - piece_high * len(side.pieces))
    block = Rect(pillar.left, floor - high, pillar.width, high)
    _draw_block(surface, theme, block, side.colour, (str(side.base), Style.NUMBER, Palette.INK))
    for piece in side.pieces:
        block = Rect(block.left, block.top - piece_high, block.width, piece_high)
        colour = paint.mixed(side.colour, paint.WHITE, 0.2) if piece.points > 0 else Palette.RUST
        points = f" {piece.points:+}".replace("-", "−")  # noqa: RUF001
        room = block.width - theme.size(points, Style.SMALL_STRONG)[0] - theme.gap
        words = theme.shortened(piece.words, Style.SMALL_STRONG, room) + points
        colour = Palette.STONE_LIGHT if piece.is_void else colour
        _draw_block(surface, theme, block, colour, (words, Style.SMALL_STRONG, Palette.INK))
    head = Rect(0, 0, pillar.width + theme.px(12), theme.px(HEAD))
    head.midbottom = block.centerx, block.top - theme.px(4)
    ground = Palette.BRONZE if side.is_ahead else Palette.STONE_DARK
    ink = Palette.PEN if side.is_ahead else Palette.INK
    _draw_block(surface, theme, head, ground, (str(side.score), Style.NUMBER, ink))
    if side.has_say:
        pygame.draw.rect(surface, Palette.GLOW, head, max(2, theme.px(2)), theme.px(5))


def _draw_block(
    surface: Surface, theme: Theme, block: Rect, colour: Color, words: tuple[str, Style, Color]
) -> None:
    radius = theme.px(5)
    pygame.draw.rect(surface, paint.INK, block, border_radius=radius)
    inner = block.inflate(-2, -2)
    pygame.draw.rect(surface, paint.mixed(colour, paint.BLACK, 0.15), inner, border_radius=radius)
    text = theme.text(*words)
    surface.blit(text, text.get_rect(center=block.center))


def contest_stage(skin: Skin, here: Situation) -> Iterator[ContestStage]:
    """While scores are compared, or have been."""
    challenge = here.seen.challenge
    if challenge is None or not challenge.skills:
        return
    names, middle = here.names, skin.layout.middle
    wide, high = map(skin.theme.px, SIZE)
    rect = Rect(0, 0, min(wide, middle.width), high)
    rect.midtop = middle.centerx, middle.top + skin.theme.gap
    sides = tuple(
        _side(skin, here, challenge, seat) for seat in (challenge.challenger, challenge.defender)
    )
    yield ContestStage(
        rect,
        names.texts.text(
            key_of("table.contest", challenge.kind),
            challenger=names.seat(challenge.challenger),
            defender=names.seat(challenge.defender),
        ),
        challenge.skills,
        names.skills(challenge.skills),
        _gap(names, challenge),
        (sides[0], sides[1]),
    )


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
    is_challenger = seat == challenge.challenger
    text = names.texts.text
    role = text("table.challenger") if is_challenger else text("table.defender")
    return Side(
        seat,
        names.seat(seat),
        role,
        pieces.colour_of(toa),
        pieces.portrait(toa, skin.theme.px(PAWN)),
        score - sum(each.points for each in counted),
        tuple(Piece(names.card(each.key), each.points, each.is_void) for each in counted),
        score,
        is_ahead=ahead(challenge) == seat,
        has_say=_has_say(here.seen, seat),
    )


def _has_say(seen: Observation, seat: Seat) -> bool:
    return isinstance(seen.phase, Contest) and seen.phase.seat == seat
