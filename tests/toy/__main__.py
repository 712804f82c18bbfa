"""`python3 -m tests.toy`: the program with both boxes on its shelf."""

import sys

from game.app import main
from tests.toy.box import BOTH

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], BOTH))
