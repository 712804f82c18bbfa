"""Every sound of the game: what makes it, how loud it is, and in how many variants it exists."""

from collections.abc import Callable, Mapping

from attrs import frozen

from tools.artwork.sounds import contests, landscapes, steps, things, tunes
from tools.artwork.sounds.waves import Rng, Samples


@frozen
class Recipe:
    make: Callable[[Rng], Samples]  # left and right
    loudness: float  # decibels: of an effect's loudest moment, of all of a loop
    variants: int = 1

    @property
    def endings(self) -> list[str]:
        """Of the names of its files: what has variants is numbered."""
        return [f"-{i}" for i in range(1, self.variants + 1)] if self.variants > 1 else [""]


EFFECTS: Mapping[str, Recipe] = {
    "dice": Recipe(things.dice, -14, 5),
    "plate_draw": Recipe(things.plate_draw, -19, 3),
    "plate_drop": Recipe(things.plate_drop, -13.5, 3),
    "gate_open": Recipe(things.gate_open, -18, 3),
    "token_take": Recipe(things.token_take, -19.2, 4),
    "token_lay": Recipe(things.token_lay, -18.5, 4),
    "token_flip": Recipe(things.token_flip, -18.5, 4),
    "pawn_lift": Recipe(things.pawn_lift, -19.2, 3),
    "rahi_break": Recipe(things.rahi_break, -14, 3),
    "lock_laid": Recipe(things.lock_laid, -17, 3),
    "lock_turned": Recipe(things.lock_turned, -15, 3),
    "step_sand": Recipe(steps.sand, -19.2, 5),
    "step_stone": Recipe(steps.stone, -19.2, 5),
    "step_wood": Recipe(steps.wood, -19.2, 5),
    "step_snow": Recipe(steps.snow, -19.2, 5),
    "step_grass": Recipe(steps.grass, -19.2, 5),
    "step_lava": Recipe(steps.lava, -19.2, 5),
    "step_earth": Recipe(steps.earth, -19.2, 5),
    "turn": Recipe(contests.turn, -18, 3),
    "roll_lost": Recipe(contests.roll_lost, -18, 3),
    "bonus": Recipe(contests.bonus, -18, 3),
    "mask": Recipe(contests.mask, -16),
    "duel_begin": Recipe(contests.duel_begin, -14),
    "duel_won": Recipe(contests.duel_won, -14),
    "duel_tied": Recipe(contests.duel_tied, -14),
    "duel_lost": Recipe(contests.duel_lost, -14),
    "temple_stand": Recipe(contests.temple_stand, -14),
    "temple_turn": Recipe(contests.temple_turn, -15, 4),
    "makuta_revealed": Recipe(contests.makuta_revealed, -13),
    "victory": Recipe(contests.victory, -13),
    "hover": Recipe(things.hover, -28, 3),
    "press": Recipe(things.press, -19.2, 3),
    "refused": Recipe(things.refused, -19.2, 3),
    "curtain": Recipe(things.curtain, -18, 3),
}
BEDS: Mapping[str, Recipe] = {
    "fire": Recipe(landscapes.fire, -32),
    "water": Recipe(landscapes.water, -32),
    "air": Recipe(landscapes.air, -32),
    "stone": Recipe(landscapes.stone, -32),
    "earth": Recipe(landscapes.earth, -32),
    "ice": Recipe(landscapes.ice, -32),
    "coast": Recipe(landscapes.coast, -32),
    "shadow": Recipe(landscapes.shadow, -32),
    "title": Recipe(landscapes.title, -32),
}
TUNES: Mapping[str, Recipe] = {"evening": Recipe(tunes.evening, -32)}


def _files(folder: str, recipes: Mapping[str, Recipe]) -> dict[str, Recipe]:
    return {
        f"{folder}/{name}{variant}": recipe
        for name, recipe in recipes.items()
        for variant in recipe.endings
    }


# By the name of the file in assets/sounds, without its ending.
SOUNDS: Mapping[str, Recipe] = {
    **_files("effects", EFFECTS),
    **_files("beds", BEDS),
    **_files("tunes", TUNES),
}
