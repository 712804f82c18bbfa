"""`python3 -m game`, and where the frozen program begins."""

import sys
from multiprocessing import freeze_support

from game.app import main

if __name__ == "__main__":
    freeze_support()  # a worker process of the frozen program begins here, too, and ends here
    sys.exit(main(sys.argv[1:]))
