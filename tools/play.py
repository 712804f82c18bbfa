"""`play`: start the game. Until there is a table to look at, it is played in the terminal."""

from game import app


def main(arguments: list[str]) -> int:
    return app.main(arguments)
