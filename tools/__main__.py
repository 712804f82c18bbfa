"""`python3 -m tools <command>`. Any Python can read this, if only to hear that it is too old."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - the whole point
    sys.exit(
        "This needs Python 3.11 or newer; this one is %d.%d. " % sys.version_info[:2]  # noqa: UP031
        + "Get one from your system's packages or python.org, then run the same command with it."
    )

from tools.door import main  # older Pythons could not even read it

sys.exit(main(sys.argv[1:]))
