"""Every sound of the game: what makes it, how loud it is, and in how many variants it exists."""

from collections.abc import Callable, Mapping

from attrs import frozen

from tools.artwork.sounds import contests, landscapes, screen, steps, things
from tools.artwork.sounds.waves import Rng, Samples


@frozen
class Recipe:
    make: Callable[[Rng], Samples]  # left and right
    loudness: float  # decibels: of an effect's loudest moment, of all of a bed
    variants: int = 1

    @property
    def endings(self) -> list[str]:
        """Of the names of its files: what has variants is numbered."""
        return [f"-{i}" for i in range(1, self.variants + 1)] if self.variants > 1 else [""]


EFFECTS: Mapping[str, Recipe] = {
    "dice": Recipe(things.dice, -17, 5),
    "plate_draw": Recipe(things.plate_draw, -22, 2),
    "plate_drop": Recipe(things.plate_drop, -16, 3),
    "gate_open": Recipe(things.gate_open, -20, 2),
    "token_take": Recipe(things.token_take, -25, 3),
    "token_lay": Recipe(things.token_lay, -22, 4),
    "token_flip": Recipe(things.token_flip, -22, 3),
    "pawn_lift": Recipe(things.pawn_lift, -24, 2),
    "rahi_break": Recipe(things.rahi_break, -17, 2),
    "lock_laid": Recipe(things.lock_laid, -20, 2),
    "lock_turned": Recipe(things.lock_turned, -18),
    "step_sand": Recipe(steps.sand, -26, 4),
    "step_stone": Recipe(steps.stone, -25, 4),
    "step_wood": Recipe(steps.wood, -24, 4),
    "step_snow": Recipe(steps.snow, -25, 4),
    "step_grass": Recipe(steps.grass, -26, 4),
    "step_lava": Recipe(steps.lava, -25, 4),
    "step_earth": Recipe(steps.earth, -25, 4),
    "turn": Recipe(contests.turn, -21, 2),
    "roll_lost": Recipe(contests.roll_lost, -22),
    "bonus": Recipe(contests.bonus, -22),
    "mask": Recipe(contests.mask, -19),
    "duel_begin": Recipe(contests.duel_begin, -16),
    "duel_won": Recipe(contests.duel_won, -17),
    "duel_tied": Recipe(contests.duel_tied, -18),
    "duel_lost": Recipe(contests.duel_lost, -17),
    "temple_stand": Recipe(contests.temple_stand, -17),
    "temple_turn": Recipe(contests.temple_turn, -18, 3),
    "makuta_revealed": Recipe(contests.makuta_revealed, -15),
    "victory": Recipe(contests.victory, -15),
    "hover": Recipe(screen.hover, -36, 3),
    "press": Recipe(screen.press, -26, 2),
    "refused": Recipe(screen.refused, -25),
    "curtain": Recipe(screen.curtain, -21),
}
BEDS: Mapping[str, Recipe] = {
    "fire": Recipe(landscapes.fire, -31),
    "water": Recipe(landscapes.water, -31),
    "air": Recipe(landscapes.air, -32),
    "stone": Recipe(landscapes.stone, -32),
    "earth": Recipe(landscapes.earth, -32),
    "ice": Recipe(landscapes.ice, -32),
    "coast": Recipe(landscapes.coast, -31),
    "shadow": Recipe(landscapes.shadow, -30),
    "title": Recipe(landscapes.title, -29),
}


def _files(folder: str, recipes: Mapping[str, Recipe]) -> dict[str, Recipe]:
    return {
        f"{folder}/{name}{variant}": recipe
        for name, recipe in recipes.items()
        for variant in recipe.endings
    }


# By the name of the file in assets/sounds, without its ending.
SOUNDS: Mapping[str, Recipe] = {**_files("effects", EFFECTS), **_files("beds", BEDS)}
