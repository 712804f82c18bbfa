"""What may be done, in words that follow "I would"."""

from game.boxes.masks.words.effects import lasting_words
from game.boxes.masks.words.facts import facts_of
from game.boxes.masks.words.names import Names
from game.boxes.masks.words.where import DIRECTIONS
from game.core.seats import NATURE, Seat
from game.i18n.keys import key_of
from game.rules.masks import actions, phases
from game.rules.masks.actions import Way
from game.rules.masks.state import Observation
from game.rules.masks.targets import AtCard, meant_by


def action_sentence(names: Names, seen: Observation, action: actions.Action) -> str:
    """What *action* would be, to the seat that decides now."""
    facts = facts_of(names, action, _facts(names, seen, action))
    words = names.texts.text(key_of("action", action, _wording(seen, action)), **facts)
    if isinstance(action, actions.Step | actions.UsePower):
        return _with_others(names, action, words)
    return words


def _with_others(names: Names, action: actions.Step | actions.UsePower, words: str) -> str:
    """A power that another has shared, or that is shared with another (K10)."""
    if action.by_token:
        return names.texts.text("action.by_token", words=words)
    if action.share_with is None:
        return words
    with_whom = names.seat(action.share_with)
    return names.texts.text("action.shared", words=words, seat=with_whom)


# Facts that are not among the fields


def _facts(names: Names, seen: Observation, action: actions.Action) -> dict[str, str]:
    match action, seen.phase:
        case actions.Step(), _:
            return _step_facts(names, seen, action)
        case ((actions.DrawFrom(deck) | actions.ChooseDeck(deck)), phase):
            victim = getattr(phase, "victim", None)
            robbed = {} if victim is None else {"victim": names.seat(victim)}
            return {"card": names.some(deck, 1)} | robbed
        case actions.PlayEffect(), phases.RahiEffect(_, victim):
            return {"victim": names.seat(victim)}
        case actions.ChooseSpace(), phases.SettingPawn(_, pawn):
            return {"pawn": names.seat(pawn)}
        case actions.Pay(_, place), phases.Paying(seat):
            return {"task": names.held(seen.seats[seat].tasks[place].card)}
        case actions.ChoosePlace(place), phase:
            return _place_facts(names, seen, phase, place)
        case actions.Arrange(kept, back), _:
            put = [names.card(key) for key in reversed(back)]
            return {"kept": names.list([*map(names.card, kept)]), "back": names.list(put)}
        case actions.Lay(key), phases.Build(seat, phases.Part.ACTIONS) if _is_deck(seen, seat, key):
            return {"card": names.ready_deck(key)}
        case _:
            return {}


def _step_facts(names: Names, seen: Observation, step: actions.Step) -> dict[str, str]:
    match step.way:
        case Way.PAST:
            return {"by": names.space(step.by)}
        case Way.PUSH:
            pushed = [s for s, own in enumerate(seen.seats) if own.pawn == step.space]
            way = names.texts.text(key_of("direction", DIRECTIONS[step.by]))
            return {"by": way, "pawn": names.seat(Seat(pushed[0]))}
        case _:
            return {}


def _place_facts(
    names: Names, seen: Observation, phase: phases.Phase, place: int
) -> dict[str, str]:
    match phase:
        case phases.ChoosingTask(seat):
            return {"what": names.held(seen.seats[seat].tasks[place].card)}
        case phases.ChoosingLasting(seat):
            return {"what": lasting_words(names, seen.seats[seat].lasting[place].effect)}
        case _:
            return {"what": str(place)}


def _is_deck(seen: Observation, seat: Seat, key: str) -> bool:
    """A ready one takes the place of all twenty cards (Y8)."""
    return not seen.seats[seat].laid and key in seen.terms.cards.ready_decks


# Which of several wordings


def _wording(seen: Observation, action: actions.Action) -> str:
    match action, seen.phase:
        case actions.Attach(mask, turaga), _:
            return "both" if mask and turaga else "mask" if mask else _without_mask(turaga)
        case ((actions.PlayCard(_, target) | actions.UsePower(_, target)), _):
            return "" if target is None else "target"
        case actions.Step(way=way), _:
            return way.name
        case ((actions.Pass() | actions.Decline() | actions.ChooseSeat()), phase):
            return _named_by(phase)
        case actions.TakePrize(is_noble), _:
            return "noble" if is_noble else ""
        case actions.TakeKrana(which), _:
            return which.name
        case actions.ChooseSpace(), phases.SettingPawn(seat, pawn):
            return "" if seat == pawn else "other"
        case actions.ChooseDeck(), phases.ChoosingDeck(_, _, victim):
            return "" if victim is None else "victim"
        case _:
            return _rare_wording(seen, action)


def _without_mask(turaga: str | None) -> str:
    return "turaga" if turaga else "nothing"


def _rare_wording(seen: Observation, action: actions.Action) -> str:
    match action, seen.phase:
        case actions.ChooseCard(), phases.ChoosingMask(_, _, _, deed):
            return type(deed.effect).__name__
        case actions.ChoosePlace(), phases.ChoosingLasting():
            return "lasting"
        case actions.Arrange(kept, back), _:
            return "all" if not back else "keep" if kept else ""
        case actions.Lay(), phases.Build(_, phases.Part.FOILS):
            return "foil"
        case actions.Lay(key), phases.Build(seat, phases.Part.ACTIONS) if _is_deck(seen, seat, key):
            return "deck"
        case _:
            return ""


def _named_by(phase: phases.Phase) -> str:
    """The same action is something else in another phase."""
    name = type(phase).__name__
    return name if name in SPECIAL else ""


SPECIAL = {
    *("Answering", "Build", "Contest", "Declared"),  # Pass
    *("Arranging", "OnBohrok", "RahiEffect"),  # Decline
    "ChoosingDefender",  # ChooseSeat
}


def is_of_hidden_card(seen: Observation, action: actions.Action) -> bool:
    """Whether it is about a card that is not to be seen in the hand of who decides."""
    seat = getattr(seen.phase, "seat", None)
    if seat is None or seat == NATURE:
        return False
    open_keys = {card.key for hand in seen.seats[seat].hands for card in hand}
    meant = [each.card for each in meant_by(seen, seat, action) if isinstance(each, AtCard)]
    return any(key not in open_keys for key in meant)
