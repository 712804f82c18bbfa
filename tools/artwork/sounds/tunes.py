"""What is played at the table: more rests than notes, over whatever the place sounds like.

It begins with the island's own call, so that the title, the table and the end belong together.
"""

from tools.artwork.sounds.bodies import KALIMBA, MARIMBA
from tools.artwork.sounds.landscapes import FAR, song
from tools.artwork.sounds.loops import SECONDS, Loop
from tools.artwork.sounds.music import CALL, flute
from tools.artwork.sounds.waves import Rng, Samples

# Twelve bars of eight beats.
MALLETS = f"""
    {CALL}               D4 - - - - - - -
    F4 - A4 - G4 - F4 -  D4 - - - - - - -
    C4 - G4 - F4 D4 - -  A3 - - C4 D4 - - -
    - - - - - - - -      - - - - - - - -
    D4 - F4 - G4 A4 - -  C5 - A4 - G4 - - -
    F4 - G4 F4 D4 - - -  D4 - - - - - - -
"""
THUMBS = """
    - - - - - - - -      - - A4 - D5 - C5 -
    - - - - - - - -      - - A4 - F4 G4 - -
    - - - - - - - -      - - - - - - A4 -
    D5 - - C5 A4 - - -   G4 - F4 - G4 A4 - -
    - - - - - - - -      - - - - - - D5 -
    - - - - - - A4 -     - - D5 - - - - -
"""
GROUND = """
    D3 - - - A2 - - -    D3 - - - - - - -
    F3 - - - C3 - - -    G2 - - - A2 - - -
    C3 - - - G2 - - -    A2 - - - D3 - - -
    D3 - - - - - - -     G2 - - - A2 - - -
    D3 - - - C3 - - -    F3 - - - G2 - - -
    A2 - - - D3 - - -    - - - - - - - -
"""
BEATS = 96
CANE = (("A4", 12), ("D4", 28), ("G4", 50), ("C5", 58), ("A4", 90))  # notes, and on which beats


def evening(rng: Rng) -> Samples:
    """Mallets around the fire, a thumb piano that answers, now and then a flute far away."""
    loop = Loop(rng)
    song(loop, MARIMBA, MALLETS, 0.36, late=0.06)
    song(loop, KALIMBA, THUMBS, 0.26, late=0.08)
    song(loop, MARIMBA, GROUND, 0.22, late=0.05)
    for note, beat in CANE:
        loop.put(flute(note, 3.0, rng), SECONDS * beat / BEATS, 0.07, -0.35)
    return loop.within(FAR)
