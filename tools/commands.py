"""The commands of `python3 -m tools`, as a table. A new command is a module and a line here."""

from typing import NamedTuple


class Command(NamedTuple):
    """A module of `tools` with `main(arguments) -> int`; it is imported only when it runs."""

    name: str
    line: str  # for --help
    extras: tuple[str, ...] = ()  # of pyproject.toml, beside what the game itself needs

    @property
    def module(self) -> str:
        return f"tools.{self.name}"


COMMANDS = (
    Command("play", "start the game; --text plays it in the terminal"),
    Command("test", "run the tests, all cores; further arguments go to pytest", ("dev",)),
    Command("check", "ruff, mypy --strict, the levels and the catalogues", ("dev",)),
    Command("proof", "all that takes longer, resumable: [NAME ...] [--minutes N]", ("dev",)),
    Command("levels", "check a level set, draw all of it, start something new in it"),
    Command("redraw", "propose layouts for the maps of a level set: redraw DIR"),
    Command("simulate", "play games without a window and print figures"),
    Command("lab", "play many games and write a report with plots: lab DIR"),
    Command("arena", "one bot against another: arena A B --games N --players P"),
    Command("school", "let computer players learn from games", ("school",)),
    Command("catalogues", "compile the texts of every language, or --check them", ("dev",)),
    Command("shots", "draw every scene and situation: shots DIR"),
    Command("strips", "draw every movement as a row of pictures: strips DIR"),
    Command("art", "bake pictures and sounds: [NAME ...] [--list]", ("art",)),
    Command("sounds", "measure the shipped sounds: [NAME ...] [--sheet FILE.png]", ("art",)),
    Command("contact_sheet", "draw all that lies in a box on one picture: contact_sheet FILE"),
    Command("pin", "renew the pinned versions and hashes of all that is installed", ("pin",)),
    Command("package", "build the program that can be double-clicked, into dist/"),
    Command("bench", "measure speed beside other engines", ("bench",)),
)
