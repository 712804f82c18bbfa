"""What stands on a card: its name, what it is and when it is played, what it does, its points."""

from collections.abc import Sequence

from attrs import frozen

from game.boxes.masks.table.cards.kinds import CardKind, kind_of
from game.boxes.masks.words.cards import card_kind, card_of, card_text
from game.boxes.masks.words.names import Names
from game.rules.masks.pieces import Skill, Toa, Window
from game.rules.masks.printed import cards, editions
from game.rules.masks.printed.effects import AddToSkill, Effect


@frozen
class CardFace:
    """All that its picture depends on: the same words bring the same picture."""

    card: object
    kind: CardKind
    name: str
    line: str = ""
    text: str = ""
    points: str = ""
    skill: Skill | None = None  # that its points are for, or that it names
    window: Window | None = None
    values: tuple[int, ...] = ()  # of a Toa, by skill
    is_known: bool = True  # else a reconstruction, and marked so


def face_of(names: Names, key: str, *, is_foil: bool = False) -> CardFace:
    card = card_of(names, key)
    kind = kind_of(card, names.terms, is_foil=is_foil)
    return CardFace(
        card,
        kind,
        names.card(key),
        card_kind(names, key).rstrip("."),
        card_text(names, key, is_foil=is_foil),
        _points(names, card, is_foil=is_foil),
        _skill(card),
        _window(names, card),
        is_known=bool(getattr(card, "is_known", True)),
    )


def _added(names: Names, several: Sequence[Effect]) -> str:
    """What a card that is played into a contest is worth."""
    match several:
        case [AddToSkill(points=points)]:
            return names.points(points)
        case _:
            return ""


def _skill(card: object) -> Skill | None:
    """That its points are for, or that it names."""
    match card:
        case cards.ActionCard(effects=(AddToSkill(skill=Skill() as skill),)):
            return skill
        case _:
            return getattr(card, "skill", None)


def _window(names: Names, card: object) -> Window | None:
    """Where masks are attached they have no powers (K2)."""
    if isinstance(card, cards.MaskCard) and names.terms.mode is editions.MaskMode.ATTACHED:
        return None
    return getattr(card, "when", None)


def toa_face(names: Names, toa: Toa) -> CardFace:
    """With the values of the edition (E2)."""
    card, is_mata = names.terms.cards.toas[toa], names.terms.edition.values is editions.Values.MATA
    values = card.mata if is_mata else card.nuva
    return CardFace(toa, CardKind.TOA, names.toa(toa), values=values)


def _points(names: Names, card: object, *, is_foil: bool) -> str:
    match card:
        case cards.ActionCard() | cards.RahiDefendCard() | cards.RahiEffectCard():
            return _added(names, card.effects)
        case cards.MaskCard():
            return names.points(card.foil_points if is_foil else card.points)
        case cards.TuragaCard(points=points) | cards.BohrokCard(points=points):
            return names.points(points) if points else ""
        case cards.VaCard(points=points):
            return names.points(points)
        case cards.RahiChallengeCard(number=number):
            return str(number)
        case _:
            return ""
