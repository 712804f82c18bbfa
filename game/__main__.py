"""`python3 -m game`."""

import sys

from game.app import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
