"""Log lines, prompts and offers: one sentence for every event, phase and action."""

from game.boxes.makuta.words.facts import facts_of
from game.boxes.makuta.words.names import Names
from game.core.seats import Seat
from game.i18n.keys import key_of
from game.rules.makuta import actions, events, phases
from game.rules.makuta.editions import Akaku
from game.rules.makuta.pieces import Kind
from game.rules.makuta.play import legal_actions, to_move
from game.rules.makuta.state import Observation, Tray

# What has happened


def event_line(names: Names, event: events.Event) -> str:
    """The log line of a witnessed event, with the id of the rule it follows."""
    sentence = event_sentence(names, event)
    return names.texts.text("log.line", sentence=sentence, rule=event.rule)


def event_sentence(names: Names, event: events.Event) -> str:
    facts = facts_of(names, event)
    if isinstance(event, events.SuppliesLaidOut):
        facts["discs"] = names.tally(event.discs)
    texts, variant = names.texts, _event_variant(event)
    if isinstance(event, events.TilePlaced):
        return texts.count(key_of("log", event, variant), len(event.linked), **facts)
    return texts.text(key_of("log", event, variant), **facts)


def _event_variant(event: events.Event) -> str:
    match event:
        case events.PawnSet() | events.TokenLost():
            return event.rule
        case events.DiscsShown(rule="K6"):
            return "flies"
        case events.TokenRefused():
            return "to_start" if event.to_start else "stays"
        case events.TokenLookedAt(disc=disc) if disc.back is Kind.POWER:
            return "power"
        case events.BonusesUsed(bonus=0):
            return "none"
        case events.TilePlaced():
            return "blocked" if event.blocked else ""
        case _:
            return ""


# Who does what now


def phase_sentence(names: Names, seen: Observation) -> str:
    """Whoever decides is told what to do; all others read who does what."""
    if to_move(seen) == seen.viewer:
        return _your_sentence(names, seen)
    texts, phase, variant = names.texts, seen.phase, _phase_variant(seen)
    facts = facts_of(names, phase)
    if isinstance(phase, phases.Moving):
        return texts.count(key_of("phase", phase, variant), phase.steps, **facts)
    return texts.text(key_of("phase", phase, variant), **facts)


def _your_sentence(names: Names, seen: Observation) -> str:
    texts, phase, variant = names.texts, seen.phase, _phase_variant(seen)
    facts = facts_of(names, phase)
    if isinstance(phase, phases.Moving):
        return texts.count(key_of("your", phase, variant), phase.steps, **facts)
    return texts.text(key_of("your", phase, variant), **facts)


def _phase_variant(seen: Observation) -> str:
    match seen.phase:
        case phases.Starting(_, granted_by):
            return granted_by or ""
        case phases.Moving(seat) if seen.viewer == seat and _is_stuck(seen):
            return "stuck"
        case phases.Moving() if seen.terms.house.exact_count:
            return "exact"
        case phases.ChoosingBonuses(_, _, roll):
            return "" if roll is None else "rolled"
        case phases.ChoosingDie(_, _, bonus):
            return "" if bonus is None else "chosen"
        case phases.Weighing(disc=disc) if disc.back is Kind.POWER:
            return "power"
        case phases.Looking():
            return "takes" if seen.terms.edition.akaku is Akaku.TAKES else "removes"
        case _:
            return ""


def _is_stuck(seen: Observation) -> bool:
    return not any(isinstance(action, actions.MoveTo) for action in legal_actions(seen))


# What may be done


def action_words(names: Names, seen: Observation, action: actions.Action) -> str:
    """What *action* would be, to the seat that decides now."""
    facts = facts_of(names, action) | _tray_facts(names, seen, action)
    return names.texts.text(key_of("action", action, _action_variant(seen, action)), **facts)


def _action_variant(seen: Observation, action: actions.Action) -> str:
    match action:
        case actions.RollDie(_, mask):
            return "" if mask is None else "shown"
        case actions.MoveTo(field):
            return "rahi" if field in seen.tokens.rahi else ""
        case actions.UseBonuses(places):
            return "" if places else "none"
        case actions.TakeFromTray():
            return "takes" if seen.terms.edition.akaku is Akaku.TAKES else "removes"
        case _:
            return ""


def _tray_facts(names: Names, seen: Observation, action: actions.Action) -> dict[str, str]:
    """An action names tokens by their places: here they get their faces, as far as known."""
    tray = _tray_meant(seen, action)
    match action:
        case actions.UseBonuses(places):
            return {"places": names.discs(tray[place] for place in places)}
        case (
            actions.ChooseLoss(place)
            | actions.TakeFromTray(place)
            | actions.SwapToken(place)
            | actions.GiveUpKanohi(place)
        ):
            return {"place": names.disc(tray[place])}
        case actions.RollDie(_, int(mask)):
            return {"mask": names.disc(tray[mask])}
        case _:
            return {}


def _tray_meant(seen: Observation, action: actions.Action) -> Tray:
    match action, seen.phase:
        case actions.ChooseLoss(), phases.ChoosingLoss(_, loser):
            return seen.trays[loser]
        case actions.TakeFromTray(), phases.Looking(_, victim):
            return seen.trays[victim]
        case _:
            return seen.trays[to_move(seen) or Seat(0)]
