"""Why somebody decides so, in half a sentence that follows a colon."""

from attrs import frozen

from game.boxes.makuta.mind import motives
from game.boxes.makuta.words.facts import facts_of
from game.boxes.makuta.words.gates import gate_side
from game.boxes.makuta.words.names import Names
from game.boxes.makuta.words.sentences import action_words
from game.core.seats import Seat
from game.core.shares import percent
from game.i18n.keys import key_of
from game.rules.makuta import actions
from game.rules.makuta.phases import Weighing
from game.rules.makuta.pieces import HIDDEN
from game.rules.makuta.state import Observation


def why_sentence(names: Names, seen: Observation, seat: Seat, motive: motives.Motive) -> str:
    """What the decision of *seat* was made for, to the viewer of *seen*, who may know less."""
    words = motive_words(names, seen, seat, motive)
    if _hides_something(seen, seat):
        return names.texts.text("why.guessed", motive=words)
    return names.texts.text("why.known", motive=words)


def advice_sentence(
    names: Names, seen: Observation, seat: Seat, action: actions.Action, motive: motives.Motive
) -> str:
    """What a good player would do and why, from what the viewer of *seen* knows.

    On the table the space is lit that it leads to, and a tile has been turned already.
    """
    texts, words = names.texts, motive_words(names, seen, seat, motive)
    match action:
        case actions.PlaceTile():
            return texts.text("advice.lay", motive=words)
        case actions.MoveTo(field) if field in seen.tokens.rahi:
            return texts.text("advice.fight", motive=words)
        case actions.MoveTo():
            return texts.text("advice.walk", motive=words)
        case actions.FlyTo():
            return texts.text("advice.fly", motive=words)
        case actions.SetPawn():
            return texts.text("advice.set", motive=words)
        case actions.EndTurn() if isinstance(motive, motives.NotYet):
            return texts.text("advice.wait", motive=words)
        case _:
            does = action_words(names, seen, action)
            return texts.text("advice.do", action=does, motive=words)


def _hides_something(seen: Observation, seat: Seat) -> bool:
    """From the viewer, who then sees only what speaks for an action from outside."""
    hand = (seen.phase.disc,) if isinstance(seen.phase, Weighing) else ()
    return any(disc.face == HIDDEN for disc in (*seen.trays[seat], *hand))


def motive_words(names: Names, seen: Observation, seat: Seat, motive: motives.Motive) -> str:
    told = _Told(names, seen, seat)
    return told.pursuit(motive) if isinstance(motive, motives.Pursuit) else told.words(motive)


@frozen
class _Told:
    names: Names
    seen: Observation
    seat: Seat  # who decides

    def words(self, what: motives.Motive | motives.Errand) -> str:
        facts = facts_of(self.names, what) | self._facts(what)
        texts, variant, number = self.names.texts, _variant(what), _number(what)
        if number is None:
            return texts.text(key_of("motive", what, variant), **facts)
        return texts.count(key_of("motive", what, variant), number, **facts)

    def pursuit(self, what: motives.Pursuit) -> str:
        """Where to, what for, and past whom."""
        texts, words = self.names.texts, self._way(what)
        if what.past is None:
            return words
        past = self.words(what.past)
        return texts.text(key_of("motive", what, "past"), errand=words, past=past)

    def _way(self, what: motives.Pursuit) -> str:
        words = self.words(what.errand)
        if not what.steps:
            return words
        facts = facts_of(self.names, what) | {"errand": words}
        variant = "away" if what.start == self.seen.pawns[self.seat] else "onward"
        return self.names.texts.count(key_of("motive", what, variant), what.steps, **facts)

    def _facts(self, what: motives.Motive | motives.Errand) -> dict[str, str]:
        """A lock goes by the side of Makuta's tile that it lies on."""
        names, facts = self.names, {}
        lock, chance = getattr(what, "lock", None), getattr(what, "chance", None)
        if lock is not None:
            facts["lock"] = names.texts.text(key_of("side", gate_side(self.seen, lock)))
        if chance is not None:
            facts["chance"] = chance_words(names, chance)
        if isinstance(what, motives.Lay | motives.Spoil | motives.Foreseen) and what.aim:
            facts["aim"] = self.pursuit(what.aim)
        return facts


def _number(what: motives.Motive | motives.Errand) -> int | None:
    """What the plural of the text goes by."""
    match what:
        case motives.Explore(tiles, hidden=True):
            return tiles
        case motives.Spy(_, tokens):
            return tokens
        case motives.Lay(opened) if opened:
            return opened
        case motives.SetBack(_, steps):
            return steps
        case _:
            return None


def _variant(what: motives.Motive | motives.Errand) -> str:
    match what:
        case (
            motives.Fetch(lock=int())
            | motives.Beat(lock=int())
            | motives.Harm(lock=int())
            | motives.Trade(lock=int())
        ):
            return "needed"
        case motives.Beat(held=held):
            return "guards" if held else ""
        case motives.Explore(hidden=True):
            return "makuta"
        case motives.Spy(leads=True):
            return "leader"
        case motives.Challenge(rival=int()):
            return "race"
        case motives.Spoil(aim=aim):
            return "aim" if aim else ""
        case motives.Lay(opened, aim):
            return ("aim" if aim else "") if opened else ("closed_aim" if aim else "closed")
        case motives.SetBack(steps=None):
            return "lost"
        case motives.Foreseen(aim):
            return "aim" if aim else ""
        case _:
            return ""


def chance_words(names: Names, chance: motives.Chance) -> str:
    share = percent(chance.share, 1)
    if chance.at_least:
        return names.texts.text("chance.at_least", percent=share)
    return names.texts.text("chance.exact", percent=share)
