"""Whatever can be agreed on in a game."""

from hypothesis import strategies as st

from game.shelf.choices import Setup
from tests.shelf.fakes import AnyGame

seeds = st.text(st.characters(categories=["L", "N"], include_characters="-_ "), min_size=1).filter(
    lambda seed: seed == seed.strip()
)


@st.composite
def setups(draw: st.DrawFn, game: AnyGame) -> Setup:
    """Without names and bots."""
    choices = game.choices
    seats = draw(st.integers(choices.fewest, choices.most))
    options = {
        option.key: value
        for option in choices.options
        if (value := draw(st.integers(0, option.most)))
    }
    edition = draw(st.sampled_from(choices.editions))
    return Setup(edition, choices.figures[:seats], options, seed=draw(seeds))
