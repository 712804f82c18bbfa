"""`python3 -m game`, and where the frozen program begins."""

import os
import sys
from multiprocessing import freeze_support
from pathlib import Path

from game.app import main


def run() -> int:
    """Behind an icon a program may have nowhere to write to; its words are lost there, not it."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    return main(sys.argv[1:])


if __name__ == "__main__":
    freeze_support()  # a worker process of the frozen program begins here, too, and ends here
    sys.exit(run())
