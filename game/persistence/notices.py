"""What the players are told about a game that could be opened, but not line by line."""

from attrs import define, field

OTHER_RULES = "The rules of this version lead to another situation here than was saved."


@define
class Notices:
    """Found one by one, told in two sentences at most."""

    breaks: list[str] = field(factory=list)  # why snapshots had to be believed, with their lines
    damaged: list[str] = field(factory=list)  # snapshots that were left out
    goes_on: str = ""  # from where, after the last break

    def go_on_from(self, line: int, turn: int, *, leaving_out: bool) -> None:
        rest = ", and the lines after it are left out" if leaving_out else ""
        self.goes_on = f"The game goes on from the snapshot in line {line} (turn {turn}){rest}."

    def told(self) -> tuple[str, ...]:
        """Nothing, if the match is the very same as when it was saved."""
        told = []
        if self.breaks:
            no_undo = "What happened before it cannot be undone any more."
            told.append(f"{_summed_up(self.breaks)} {self.goes_on} {no_undo}")
        if self.damaged:
            told.append(f"{_summed_up(self.damaged)} The game does not need it.")
        return tuple(told)


def _summed_up(faults: list[str]) -> str:
    """The first one is enough for a person; that there are more is good to know."""
    first, *others = faults
    if not others:
        return first
    places = "one other place" if len(others) == 1 else f"{len(others)} other places"
    return f"{first} There is more of the kind in {places}."
