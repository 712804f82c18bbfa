"""How the game stands, in lines: the turn, the contest, the nest, the seats and what they have."""

from collections.abc import Iterator

from game.boxes.masks.words.cards import card_text
from game.boxes.masks.words.effects import effect_sentence, lasting_words
from game.boxes.masks.words.names import Names
from game.core.seats import Audience, Seat
from game.rules.masks.challenges.scores import ahead
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import HIDDEN, Deck
from game.rules.masks.state import Challenge, Observation, OpenTask, SeatState, Worn
from game.rules.masks.winning import great_masks


def turn_line(names: Names, seen: Observation) -> str:
    turn = seen.turn
    number = (max(turn.number, 1) - 1) // len(seen.seats) + 1
    return names.texts.text("stand.turn", round=number, seat=names.seat(turn.seat))


# The contest and the nest


def contest_lines(names: Names, seen: Observation) -> Iterator[str]:
    """The scores, who is ahead, and what has been counted so far."""
    challenge = seen.challenge
    if challenge is None or not challenge.skills:
        return
    yield names.texts.text(
        "stand.contest",
        kind=names.challenge(challenge.kind),
        challenger=names.seat(challenge.challenger),
        score=challenge.scores[0],
        defender=names.seat(challenge.defender),
        other=challenge.scores[1],
        skills=names.skills(challenge.skills),
        ahead=names.seat(ahead(challenge)),
    )
    if challenge.counted:
        yield names.texts.text("stand.counts", counted=_counted(names, challenge))


def _counted(names: Names, challenge: Challenge) -> str:
    return names.list(
        [
            names.texts.text(
                "stand.counted",
                key=names.card(each.key),
                points=names.points(0 if each.is_void else each.points),
                seat=names.seat(each.side),
            )
            for each in challenge.counted
        ]
    )


def nest_line(names: Names, seen: Observation) -> str:
    """The top Bohrok, for all to see; "" without a swarm."""
    cards = seen.stacks[Deck.BOHROK].cards
    if not names.terms.has_swarm or not cards or cards[-1].key == HIDDEN:
        return ""
    key = cards[-1].key
    return names.texts.text("stand.nest", card=names.card(key), text=card_text(names, key))


# Seats


def seat_lines(names: Names, seen: Observation, seat: Seat) -> Iterator[str]:
    """Where it stands and what it has; details follow, indented."""
    own = seen.seats[seat]
    yield names.texts.text(
        "stand.seat",
        seat=_called(names, seen, seat),
        space=names.space(own.pawn),
        masks=len(great_masks(seen, seat)),
        needed=names.terms.masks_to_win,
        hand=names.cards(all_cards(own)),
    )
    for line in (*things_lines(names, own), *state_lines(names, seat, own)):
        yield f"    {line}"
    for task in own.tasks:
        yield f"    {task_words(names, task)}"


def _called(names: Names, seen: Observation, seat: Seat) -> str:
    if seat != seen.viewer:
        return names.seat(seat)
    return names.texts.text("stand.you", seat=names.seat(seat))


def things_lines(names: Names, own: SeatState) -> Iterator[str]:
    """Masks and Turaga cards, with their state."""
    if own.masks:
        masks = "; ".join(_mask(names, own, worn) for worn in own.masks)
        yield names.texts.text("stand.masks", masks=masks)
    if own.turaga:
        turaga = "; ".join(
            _marked(names, x.key, is_worn=x.key == own.attached_turaga, is_spent=x.is_spent)
            for x in own.turaga
        )
        yield names.texts.text("stand.turaga", turaga=turaga)


def _mask(names: Names, own: SeatState, worn: Worn) -> str:
    text = names.texts.text
    words = _marked(names, worn.key, is_worn=worn.key == own.attached_mask, is_spent=False)
    if worn.is_foil:
        words = text("stand.foil", mask=words)
    if worn.rest:
        return text("stand.resting", mask=words, n=worn.rest)
    return text("stand.exhausted", mask=words) if worn.is_exhausted else words


def _marked(names: Names, key: str, *, is_worn: bool, is_spent: bool) -> str:
    words = names.card(key)
    if is_worn:
        words = names.texts.text("stand.worn", mask=words)
    return names.texts.text("stand.spent", mask=words) if is_spent else words


def state_lines(names: Names, seat: Seat, own: SeatState) -> Iterator[str]:
    """What lasts, what was shared, which spaces do nothing."""
    text, name = names.texts.text, names.seat(seat)
    if own.is_shielded:
        yield text("stand.shielded", seat=name)
    if own.set_skill:
        skill, value = own.set_skill
        yield text("stand.skill", skill=names.skill(skill), value=value)
    if own.lasting:
        words = names.list([lasting_words(names, each.effect) for each in own.lasting])
        yield text("stand.lasting", lasting=words)
    if own.tokens:
        masks = names.list([names.card(token.mask) for token in own.tokens])
        yield text("stand.tokens", seat=name, masks=masks)
    closed = [own.last_challenge, own.last_draw, own.last_bohrok]
    spaces = [names.space(space) for space in closed if space is not None]
    if spaces:
        yield text("stand.closed", seat=name, spaces=names.list(spaces))


def task_words(names: Names, task: OpenTask) -> str:
    name, does = names.held(task.card), effect_sentence(names, task.effect)
    does = names.own_text(task.card.key) or does
    if task.owed:
        return names.texts.count("stand.task_owed", task.owed, task=name, text=does)
    return names.texts.text("stand.task", task=name, text=does)


def task_left(names: Names, task: OpenTask) -> str:
    """What is left to do of it."""
    if task.owed:
        return names.texts.count("task.owed", task.owed)
    return card_text(names, task.card.key)


def task_note(names: Names, task: OpenTask) -> str:
    """Below its card: how much is left, and what it forbids until then (P3)."""
    if task.owed:
        left = names.texts.count("task.owed", task.owed)
        return names.texts.text("task.note_owed", left=left)
    return names.texts.text("task.note")


# What is one's own


def own_lines(names: Names, seen: Observation) -> Iterator[str]:
    """Of whoever looks on: hand, masks, what lasts, tasks."""
    viewer = seen.viewer
    if isinstance(viewer, Audience):
        return
    own = seen.seats[viewer]
    yield names.texts.text("stand.hand", cards=names.cards(all_cards(own)))
    yield from (f"  {line}" for line in things_lines(names, own))
    yield from (f"  {line}" for line in state_lines(names, viewer, own))
    yield from (f"  {task_words(names, task)}" for task in own.tasks)


def all_cards(own: SeatState) -> list[Held]:
    return [card for hand in own.hands for card in hand]
