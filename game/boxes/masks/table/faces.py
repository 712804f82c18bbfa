"""Cards face up: a frame in the colour of their kind, a sign, their name and what they do."""

from functools import lru_cache

import pygame
from pygame import Color, Rect, Surface

from game.boxes.masks.table.pieces import mask_picture
from game.boxes.masks.table.shapes import signs
from game.boxes.masks.words import Names, card_text
from game.boxes.masks.words.cards import card_of
from game.rules.masks.printed import cards as kinds
from game.rules.masks.printed.cards import ActionKind
from game.tabletop.pictures import paint
from game.ui.theme import Palette, Style, Theme

WIDE = 0.7  # of its height
NAME, PICTURE = 0.15, 0.42  # shares of its height
READ = 110  # points of height from which there is text on a card
OF_ACTION = {
    ActionKind.BONUS: (Color("#4f9a44"), signs.STAR),
    ActionKind.REWARD: (Color("#2f9c8c"), signs.CUP),
    ActionKind.PENALTY: (Color("#b23a4a"), signs.WARNING),
    ActionKind.INFECTED: (Color("#7c9a2c"), signs.SPLIT_MASK),
}
OF_KIND: dict[type, tuple[Color, str]] = {
    kinds.MissionCard: (Color("#a98a4a"), signs.FLAG),
    kinds.ChallengeCard: (Color("#c05a2a"), signs.SWORDS),
    kinds.TuragaCard: (Color("#7a5fb0"), signs.STAFF),
    kinds.RahiCard: (Color("#8a5a2c"), signs.PAW),
    kinds.RahiChallengeCard: (Color("#8a5a2c"), signs.JAWS),
    kinds.RahiEffectCard: (Color("#8a5a2c"), signs.CLAWS),
    kinds.RahiDefendCard: (Color("#8a5a2c"), signs.PALISADE),
    kinds.BohrokCard: (Color("#a89c2a"), signs.SHELL),
    kinds.VaCard: (Color("#3f86a8"), signs.SMALL_ONE),
    kinds.KranaCard: (Color("#b0648c"), signs.CELL),
}
OTHER = (Color("#8a6534"), signs.STAR)


def size_of(height: int) -> tuple[int, int]:
    return round(height * WIDE), height


def face_picture(names: Names, theme: Theme, key: str, height: int) -> Surface:
    """Kept by the theme: the words on it have its letters."""
    return theme.kept(("face", key, height), lambda: _painted(names, theme, key, height))


def _painted(names: Names, theme: Theme, key: str, height: int) -> Surface:
    card = card_of(names, key)
    colour, sign = _look(card)
    picture = _blank(tuple(colour)[:3], size_of(height)).copy()
    whole = picture.get_rect().inflate(-height // 14, -height // 14)
    name = theme.shortened(names.card(key), Style.SMALL_STRONG, whole.width)
    words = theme.text(name, Style.SMALL_STRONG, Palette.INK)
    picture.blit(words, words.get_rect(midtop=(whole.centerx, whole.top)))
    room = Rect(whole.left, whole.top + words.get_height(), whole.width, round(height * PICTURE))
    drawing = _drawing(card, key, sign, min(room.width, room.height) * 9 // 10)
    picture.blit(drawing, drawing.get_rect(center=room.center))
    if height >= theme.px(READ):
        below = Rect(whole.left, room.bottom, whole.width, whole.bottom - room.bottom)
        _draw_text(picture, names, theme, key, below)
    return picture


def _look(card: object) -> tuple[Color, str]:
    if isinstance(card, kinds.ActionCard):
        return OF_ACTION[card.kind]
    return OF_KIND.get(type(card), OTHER)


def _drawing(card: object, key: str, sign: str, size: int) -> Surface:
    if isinstance(card, kinds.MaskCard):
        return mask_picture(key, size)
    if isinstance(card, kinds.ChallengeCard | kinds.RahiCard):
        skill = card.skills[0] if isinstance(card, kinds.ChallengeCard) else card.skill
        sign = signs.SKILLS[skill]
    return paint.tinted(paint.drawing(sign, (size, size)), paint.CREAM)


def _draw_text(picture: Surface, names: Names, theme: Theme, key: str, room: Rect) -> None:
    text = theme.text(card_text(names, key), Style.SMALL, Palette.INK, room.width)
    before = picture.get_clip()
    picture.set_clip(room)
    picture.blit(text, text.get_rect(midtop=(room.centerx, room.top)))
    picture.set_clip(before)


@lru_cache(maxsize=64)
def _blank(colour: tuple[int, int, int], size: tuple[int, int]) -> Surface:
    picture, radius = paint.clear(size), size[0] // 10
    whole, own = picture.get_rect(), Color(*colour)
    pygame.draw.rect(picture, paint.INK, whole, border_radius=radius)
    pygame.draw.rect(picture, own, whole.inflate(-2, -2), border_radius=radius)
    inner = whole.inflate(-size[1] // 20, -size[1] // 20)
    pygame.draw.rect(picture, paint.mixed(own, paint.BLACK, 0.6), inner, border_radius=radius)
    return picture
