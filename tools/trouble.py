"""Why `.venv` cannot be made, in sentences that say the remedy."""

import re

from tools.steps import Outcome

NO_VENV = """\
This Python cannot make virtual environments: its ensurepip is missing.
On Debian and Ubuntu: sudo apt install python3-venv
Elsewhere: install Python from python.org, or uv. Then run the same command again."""
NO_NETWORK = """\
The packages could not be fetched: the package index cannot be reached ("{reason}").
Check the network (behind a proxy, set HTTPS_PROXY) and run the same command again;
once everything is installed, no network is needed."""
NO_SPACE = (
    "The disk is full: packages need about 500 MB. Make room, then run the same command again."
)
NO_WRITING = (
    "{path} cannot be written: {reason}. Make the folder writable, or remove .venv by hand."
)
NOT_INSTALLED = """\
What pyproject.toml asks for could not be installed. The last words were:
{words}
Mend that, or try another Python from 3.11 on; then run the same command again."""
NETWORK_REASONS = (
    "Connection refused",
    "Temporary failure in name resolution",
    "Name or service not known",
    "nodename nor servname",
    "getaddrinfo failed",
    "Network is unreachable",
    "No route to host",
    "timed out",
    "Cannot connect to proxy",
    "Connection reset",
    "Connection broken",
    "Remote end closed connection",
    "NewConnectionError",
    "ConnectionError",
    "SSLError",
    "from versions: none",  # all that a pip without retries says
)


class BootstrapError(Exception):
    """Why `.venv` cannot be made, and the remedy, for the person at the terminal."""


def network_reason(output: str) -> str | None:
    return next((reason for reason in NETWORK_REASONS if reason in output), None)


def explained(failed: Outcome) -> BootstrapError:
    reason = network_reason(failed.output)
    if re.search("No space left|not enough space", failed.output):
        return BootstrapError(NO_SPACE)
    if reason:
        return BootstrapError(NO_NETWORK.format(reason=reason))
    if re.search("ensurepip|No module named '?venv", failed.output):
        return BootstrapError(NO_VENV)
    words = "\n".join(f"  {line}" for line in failed.output.strip().splitlines()[-8:])
    return BootstrapError(NOT_INSTALLED.format(words=words))
