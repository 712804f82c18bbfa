"""The one scale of the island: five notes, the same for every tune, so that all go together."""

NOTES = {"D": 0, "F": 3, "G": 5, "A": 7, "C": 10}  # semitones above D
D4 = 293.665  # hertz


def pitch(note: str) -> float:
    """Of a note such as "A3"; octaves begin at D."""
    semitones = NOTES[note[0]] + 12 * (int(note[1:]) - 4)
    return D4 * 2 ** (semitones / 12)
