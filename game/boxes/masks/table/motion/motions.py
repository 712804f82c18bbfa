"""The animation of events: pawns walk, cards fly and are held up, a banner says who is next."""

from functools import partial

from attrs import evolve, frozen
from pygame import Surface, Vector2
from pygame.transform import smoothscale

from game.boxes.masks.table import pieces
from game.boxes.masks.table.cards.wording import face_of
from game.boxes.masks.table.land_view import pawn_pose
from game.boxes.masks.table.motion.stage import TableStage
from game.boxes.masks.table.motion.verdict import Verdict
from game.core.seats import Seat
from game.rules.masks import events
from game.rules.masks.holding.held import Held, deck_of
from game.rules.masks.pieces import HIDDEN
from game.rules.masks.state import Observation
from game.tabletop.motion.dust import landed
from game.tabletop.motion.moment import BRIEF, SECONDS, Moment
from game.tabletop.motion.moves import LONG, NORMAL, SHORT, flown, made_ready, moved, walked
from game.tabletop.motion.overlay import TurnBanner
from game.tabletop.motion.pose import Pose
from game.tabletop.motion.stage import announce, tell
from game.tabletop.pictures.sprite import Sized
from game.ui.animation import Animation, together, wait

SET_HEIGHT = 1.6  # cells
READ = 1.4  # seconds for which a card is held up
STUDY = 2.6  # for which a Mission is, that somebody has to do
CARD = 64  # points, the height of a card that flies
LARGE = 210  # of one that is held up
MASK = 72


@frozen
class CardLook(Sized):
    """A picture that flies, as many pixels high as it was painted."""

    picture: Surface
    height: float

    def at(self, zoom: float) -> Surface:
        size = self.picture.get_size()
        wanted = max(1, round(size[0] * zoom)), max(1, round(size[1] * zoom))
        return self.picture if wanted == size else smoothscale(self.picture, wanted)


def animate(stage: TableStage, event: events.Event, after: Observation) -> Animation:
    match event:
        case events.TurnStarted(seat):
            return _start_turn(stage, seat)
        case events.TaskDone(seat, card) if seat == after.viewer:
            return _task_done(stage, card.key, is_last=not after.seats[seat].tasks)
        case events.ChallengeEnded():
            return _decide(stage, event, after)
        case events.PawnStepped(seat, path):
            return _walk(stage, seat, path)
        case events.PawnSet(seat, _, end):
            return _set_down(stage, seat, end)
        case events.CardDrawn(seat, card):
            return _draw(stage, seat, card)
        case events.CardStolen(thief, victim, card):
            return _hand_over(stage, victim, thief, card)
        case events.CardGiven(seat, to, card):
            return _hand_over(stage, seat, to, card)
        case events.CardDiscarded(seat, card) | events.CardLaid(seat, card):
            return _discard(stage, seat, card)
        case _:
            return _showing(stage, event)


def _showing(stage: TableStage, event: events.Event) -> Animation:
    """What everybody is to read."""
    match event:
        case events.CardPlayed(seat, card) | events.EffectPlayed(seat, _, card):
            return _hold_up(stage, stage.around.seat_place(seat), card.key)
        case events.MissionTurnedUp(seat, card):
            return _hold_up(stage, stage.around.seat_place(seat), card.key, STUDY)
        case events.SkillsNamed(card) | events.BohrokTurnedUp(card):
            start = stage.around.deck_place(deck_of(card.home))
            return _hold_up(stage, start, card.key)
        case events.ThingAdded(seat, key) | events.ToolUsed(seat, key):
            return _hold_up(stage, stage.around.seat_place(seat), key, READ / 2)
        case events.PowerUsed(seat, mask) | events.CardAnswered(seat, mask):
            return _hold_up(stage, stage.around.seat_place(seat), mask, READ / 2)
        case events.PrizeTaken(seat, key):
            return _win(stage, seat, key)
        case events.ScoresCompared() | events.Rolled():
            return wait(stage.clock, NORMAL)
        case _:
            return together()


def _task_done(stage: TableStage, key: str, *, is_last: bool) -> Animation:
    """To whoever has done it; the last one had barred challenges (E8)."""
    words = stage.names.texts.text("table.task_done_last" if is_last else "table.task_done")
    return tell(stage, Moment(words, stage.names.card(key)), BRIEF)


def _decide(stage: TableStage, event: events.ChallengeEnded, after: Observation) -> Animation:
    """Who has won stands in large letters above the sums."""
    winner, loser = (stage.names.seat(seat) for seat in (event.winner, event.loser))
    won = stage.names.texts.text("table.challenge_won", winner=winner)
    words, line = won, stage.names.texts.text("table.challenge_over", loser=loser)
    if after.viewer == event.winner:
        words = stage.names.texts.text("table.challenge_won_you")
    if after.viewer == event.loser:
        words, line = stage.names.texts.text("table.challenge_lost_you"), won
    return tell(stage, Verdict(words, line, stage.around.verdict_place()), SECONDS)


# Pawns


def _walk(stage: TableStage, seat: Seat, path: tuple[int, ...]) -> Animation:
    toa = stage.names.terms.toas[seat]
    stage.around.follow(path[-1])
    way = [pawn_pose(toa, space) for space in path[1:]]
    yield from walked(stage, ("pawn", seat), way, {})


def _set_down(stage: TableStage, seat: Seat, end: int) -> Animation:
    goal = pawn_pose(stage.names.terms.toas[seat], end)
    stage.around.follow(end)
    yield from moved(stage, ("pawn", seat), goal, LONG, SET_HEIGHT)
    yield from landed(stage, goal.place)


def _start_turn(stage: TableStage, seat: Seat) -> Animation:
    """The pawn hops, and a banner says whose it is."""
    words = stage.names.texts.text("table.turn", seat=stage.names.seat(seat))
    banner = TurnBanner(words, partial(pieces.badge, stage.names.terms.toas[seat]))
    yield from announce(stage, ("pawn", seat), banner)


# Cards


def _draw(stage: TableStage, seat: Seat, card: Held) -> Animation:
    start = stage.around.deck_place(deck_of(card.home))
    return _fly(stage, card, start, stage.around.seat_place(seat))


def _hand_over(stage: TableStage, giver: Seat, taker: Seat, card: Held) -> Animation:
    """Face down, whoever knows it: others look on."""
    hidden = Held(HIDDEN, card.home)
    return _fly(stage, hidden, stage.around.seat_place(giver), stage.around.seat_place(taker))


def _discard(stage: TableStage, seat: Seat, card: Held) -> Animation:
    goal = stage.around.deck_place(deck_of(card.home))
    return _fly(stage, card, stage.around.seat_place(seat), goal)


def _fly(stage: TableStage, card: Held, start: Vector2, end: Vector2) -> Animation:
    """Only its back: what it is, is told where it comes to lie."""
    height = stage.around.theme.px(CARD)
    look = CardLook(stage.around.cards.back(deck_of(card.home), height), height)
    yield from flown(stage, ("card",), Pose(look, start), Pose(look, end), NORMAL)


def _hold_up(stage: TableStage, start: Vector2, key: str, seconds: float = READ) -> Animation:
    """Large in the middle, for everybody to read."""
    if key == HIDDEN:
        return
    cards, height = stage.around.cards, stage.around.theme.px(LARGE)
    yield from made_ready(stage, cards.facing(face_of(stage.names, key), height), is_secret=False)
    look = CardLook(cards.face(stage.names, key, height), height)
    begin, held = Pose(look, start, grow=0.3), Pose(look, stage.around.middle())
    yield from flown(stage, ("shown",), begin, held, NORMAL)
    stage.flights["shown",] = held
    yield from wait(stage.clock, seconds)
    yield from flown(stage, ("shown",), held, evolve(held, alpha=0.0), SHORT)


def _win(stage: TableStage, seat: Seat, key: str) -> Animation:
    """Turned up from the pile, and taken."""
    yield from _hold_up(stage, stage.around.seat_place(seat), key, READ)
    if key in stage.names.terms.cards.masks:
        size = stage.around.theme.px(MASK)
        look = CardLook(pieces.mask_picture(key, size), size)
        start, end = Pose(look, stage.around.middle()), stage.around.seat_place(seat)
        yield from flown(stage, ("won",), start, Pose(look, end, grow=0.3), LONG)
