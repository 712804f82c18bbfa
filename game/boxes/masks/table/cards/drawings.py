"""Which baked drawing lies in a card's window: its own, that of its sort, or its kind's sign."""

from collections.abc import Iterable

from game.boxes.masks.table.cards.kinds import CardKind
from game.rules.masks.pieces import Breed, KranaType, Skill, Toa
from game.rules.masks.printed import cards
from game.rules.masks.printed.cards import BohrokSort

# Folders of `assets/masks/cards`.
OWN, SORTS, KINDS, FRAMES, BACKS = "own", "sorts", "kinds", "frames", "backs"
KRANA_KAL = f"{SORTS}/krana_kal"


def drawings_of(card: object, kind: CardKind) -> tuple[str, ...]:
    """Names of files without their endings; the first that is there is shown."""
    sign = f"{KINDS}/{kind.value}"
    match card:
        case Toa():
            return (toa_drawing(card), sign)
        case cards.MaskCard(key):
            return (f"{OWN}/{key}_foil", sign) if kind is CardKind.FOIL else (f"{OWN}/{key}", sign)
        case cards.ChallengeCard(_, skills):
            return (trial_drawing(skills), sign)
        case cards.BohrokCard(_, sort, _, Breed() as breed):
            return (bohrok_drawing(sort, breed), sign)
        case cards.VaCard(_, breed):
            return (va_drawing(breed), sign)
        case cards.KranaCard(_, Breed() as breed, KranaType() as type):
            return (krana_drawing(breed, type), sign)
        case cards.KranaCard():
            return (KRANA_KAL, sign)
        case _:
            return (f"{OWN}/{getattr(card, 'key', '')}", sign)


# Where there are many of a sort, what is on the card says which drawing it has.


def toa_drawing(toa: Toa) -> str:
    return f"{SORTS}/{toa.name.lower()}"


def trial_drawing(skills: Iterable[Skill]) -> str:
    return "_".join([f"{SORTS}/trial", *(skill.name.lower() for skill in skills)])


def bohrok_drawing(sort: BohrokSort, breed: Breed) -> str:
    return f"{SORTS}/{breed.name}_{sort.name}".lower()


def va_drawing(breed: Breed) -> str:
    return f"{SORTS}/{breed.name.lower()}_va"


def krana_drawing(breed: Breed, type: KranaType) -> str:  # noqa: A002 - what the box calls it
    return f"{SORTS}/krana_{breed.name}_{type.name}".lower()
