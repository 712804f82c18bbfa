"""The one scale of the island: five notes, the same for every tune, so that all go together."""

NOTES = {"C": -2, "D": 0, "F": 3, "G": 5, "A": 7}  # semitones above D
D4 = 293.665  # hertz

# The island's own call: a fifth up, and back in steps. The title begins with it, and the end of a
# game answers it in the light.
CALL = "D4 - A4 - G4 F4 - -"
ANSWER = "F4 - C5 - A4 G4 A4 C5 - D5 C5 -"


def pitch(note: str) -> float:
    """Of a note such as "A3"; octaves begin at C, as on every piano."""
    semitones = NOTES[note[0]] + 12 * (int(note[1:]) - 4)
    return D4 * 2 ** (semitones / 12)
