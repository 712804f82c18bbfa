"""What a token on a tray says of itself, as far as it lies open."""

from functools import partial

from game.boxes.makuta.table.choosing.secrets import Shown, face_of, known_words
from game.boxes.makuta.table.choosing.situation import Situation
from game.boxes.makuta.table.panels.layout import Skin
from game.boxes.makuta.words.explained import explained
from game.core.seats import Seat
from game.i18n.texts import capital
from game.rules.makuta.phases import ChoosingBonuses
from game.ui.explanation import Explanation


def token_card(skin: Skin, here: Situation, token: Shown, owner: Seat) -> Explanation:
    """What it does comes first; who knows it, last. In a duel the sum stays in sight."""
    disc = face_of(token)
    told = explained(here.names, here.readable, disc, owner)
    return Explanation(
        title=capital(here.names.disc(disc)),
        effect=told.effect,
        now=told.now if owner == here.seen.viewer else "",
        more=known_words(here.names, token),
        rule=told.rule,
        spares=skin.layout.duel if isinstance(here.seen.phase, ChoosingBonuses) else None,
        picture=partial(skin.pieces.disc, disc),
    )
