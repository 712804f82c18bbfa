"""What is told at the end of a game."""

from game.boxes.masks.story import won_by_skill
from game.core.seats import Seat
from game.rules.masks.events import ChallengeEnded, SkillsNamed
from game.rules.masks.holding.held import Held
from game.rules.masks.pieces import EVERYONE, ChallengeKind, Deck, Skill

TAHU, GALI = Seat(0), Seat(1)
CARD = Held("1", Deck.GMC, EVERYONE)


def test_challenges_are_counted_by_the_skills_that_were_compared() -> None:
    told = (
        SkillsNamed(CARD, (Skill.SPEED,)),
        ChallengeEnded(ChallengeKind.MASK, TAHU, GALI, "C8"),
        SkillsNamed(CARD, (Skill.SPEED, Skill.VISION)),
        ChallengeEnded(ChallengeKind.MASK, TAHU, GALI, "C8"),
        SkillsNamed(CARD, (Skill.VISION,)),
        ChallengeEnded(ChallengeKind.BOHROK, GALI, TAHU, "O7"),
    )

    won = won_by_skill(told)

    assert won[TAHU] == {Skill.SPEED: 2, Skill.VISION: 1}
    assert won[GALI] == {Skill.VISION: 1}
