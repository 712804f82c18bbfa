"""What stands on a card: what it is, when it is played, what it does."""

from attrs import evolve

from game.boxes.masks.words.effects import effect_sentences
from game.boxes.masks.words.names import Names
from game.i18n.keys import key_of
from game.rules.masks.pieces import Breed, Skill, Window
from game.rules.masks.printed import cards as kinds
from game.rules.masks.printed.cards import Only
from game.rules.masks.printed.editions import MaskMode


def card_of(names: Names, key: str) -> object:
    """The card of that key, whatever it is; None if there is none."""
    cards = names.terms.cards
    tables: tuple[dict[str, object], ...] = (
        {**cards.actions},
        {**cards.missions},
        {**cards.challenges},
        {**cards.masks},
        {**cards.turaga},
        {**cards.rahi},
        {**cards.bohrok},
        {**cards.va},
        {**cards.krana},
    )
    return next((table[key] for table in tables if key in table), None)


def card_line(names: Names, key: str) -> str:
    """Its name, what it is, and what it does."""
    parts = (card_kind(names, key), card_text(names, key))
    return names.texts.text("card_line", name=names.card(key), text=" ".join(filter(None, parts)))


def card_kind(names: Names, key: str) -> str:
    """What it is and when it is played."""
    texts = names.texts
    match card_of(names, key):
        case kinds.ActionCard() as card:
            when = texts.text(key_of("window", card.when))
            return texts.text(key_of("action_kind", card.kind), when=when)
        case kinds.MaskCard() as card:
            return texts.text(key_of("card_kind", card, "great" if card.is_great else "noble"))
        case kinds.TuragaCard() as card:
            return texts.text(key_of("turaga", card.role), toa=names.toa(card.toa))
        case kinds.BohrokCard() as card:
            return texts.text(key_of("card_kind", card, card.sort.name))
        case None:
            return ""
        case card:
            return texts.text(key_of("card_kind", card))


def card_text(names: Names, key: str, *, is_foil: bool = False) -> str:
    """As its set has it, or put together from what it does."""
    card = card_of(names, key)
    if isinstance(card, kinds.MaskCard) and is_foil:
        card = evolve(card, points=card.foil_points)
    return names.own_text(key) or _text(names, card)


def _text(names: Names, card: object) -> str:
    match card:
        case kinds.ActionCard():
            return _action_text(names, card)
        case kinds.MissionCard():
            return effect_sentences(names, card.effects)
        case kinds.MaskCard():
            return _mask_text(names, card)
        case kinds.TuragaCard():
            return _turaga_text(names, card)
        case kinds.RahiEffectCard():
            return effect_sentences(names, card.effects, in_contest=True)
        case kinds.RahiDefendCard():
            return effect_sentences(names, card.effects, in_contest=True)
        case _:
            return _plain_text(names, card)


def _action_text(names: Names, card: kinds.ActionCard) -> str:
    in_contest = card.when is Window.ADD
    parts = [effect_sentences(names, card.effects, in_contest=in_contest)]
    if card.only is not Only.ANYWHERE:
        parts.append(names.texts.text(key_of("only", card.only)))
    if card.on_loss:
        then = effect_sentences(names, card.on_loss, in_contest=in_contest)
        parts.append(names.texts.text("card_text.on_loss", then=then))
    return " ".join(parts)


def _mask_text(names: Names, card: kinds.MaskCard) -> str:
    """Where masks are attached they have no powers (K2)."""
    bonus = _bonus(names, card.skill, card.points)
    if names.terms.mode is MaskMode.ATTACHED:
        return bonus
    power = power_text(names, card.key)
    if card.when is Window.MOMENT:  # which its power names
        return names.texts.text("card_text.mask_moment", bonus=bonus, power=power)
    when = names.texts.text(key_of("window", card.when))
    return names.texts.text("card_text.mask", bonus=bonus, when=when, power=power)


def power_text(names: Names, mask: str) -> str:
    """What its power does, without its bonus."""
    return effect_sentences(names, names.terms.cards.masks[mask].power)


def _turaga_text(names: Names, card: kinds.TuragaCard) -> str:
    parts = [_bonus(names, card.skill, card.points)] if card.points else []
    return " ".join([*parts, effect_sentences(names, card.tool)]).strip()


def _bonus(names: Names, skill: Skill | None, points: int) -> str:
    given = names.points(points)
    if skill is None:
        return names.texts.text("card_text.bonus_any", points=given)
    return names.texts.text("card_text.bonus", points=given, skill=names.skill(skill))


def _plain_text(names: Names, card: object) -> str:
    """Cards that are compared rather than played."""
    text = names.texts.text
    match card:
        case kinds.ChallengeCard():
            return text("card_text.trial", skills=names.skills(card.skills))
        case kinds.RahiCard():
            skill = names.skill(card.skill)
            return text("card_text.rahi", family=family(names, card.family), skill=skill)
        case kinds.RahiChallengeCard():
            home = family(names, card.family)
            more = card.with_family
            return text("card_text.number", number=card.number, family=home, more=more)
        case kinds.BohrokCard():
            return _bonus(names, card.skill, card.points)
        case kinds.VaCard():
            points, breed = names.points(card.points), names.breed(card.breed)
            return text("card_text.va", points=points, breed=breed)
        case kinds.KranaCard(_, Breed() as breed):
            return text("card_text.krana", breed=names.breed(breed))
        case kinds.KranaCard():
            return text("card_text.krana_kal")
        case _:
            return ""


def family(names: Names, name: str) -> str:
    """Most go by the names of the Rahi; a set may have families of its own."""
    key = name.replace(" ", "_").replace("-", "_").lower()
    if names.texts.has(key_of("family", key)):
        return names.texts.text(key_of("family", key))
    return name
