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
WRONG_HASH = """\
A package is not the one that was pinned: its hash is another, so nothing was installed.
{words}
Somebody may have changed it on its way, or in the index. If it is rather the pins that are wrong,
delete the folder tools/pinned and make it anew: python3 -m tools pin"""
NO_HASH = """\
The pins in tools/pinned do not name every package with its version and hash, so nothing was
installed. Take them as they were (git checkout tools/pinned); or delete that folder and make it
anew: python3 -m tools pin
{words}"""
NOT_CURRENT = """\
The pins in tools/pinned are not of this pyproject.toml: {names}. What it allows is installed,
without a look at hashes; renew them: python3 -m tools pin"""
NO_PINS = """\
There are no pins for this system or this Python: what pyproject.toml allows is installed, without
a look at hashes."""
HASH_TROUBLES = {
    "DO NOT MATCH THE HASHES": WRONG_HASH,
    "Hashes are required in --require-hashes mode": NO_HASH,
    "must have their versions pinned with ==": NO_HASH,
}
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


def is_untouched(failed: Outcome) -> bool:
    """Whether it failed before anything was installed."""
    return network_reason(failed.output) is not None or _hash_trouble(failed.output) is not None


def _hash_trouble(output: str) -> str | None:
    return next((told for words, told in HASH_TROUBLES.items() if words in output), None)


def explained(failed: Outcome) -> BootstrapError:
    words = "\n".join(f"  {line}" for line in failed.output.strip().splitlines()[-8:])
    trouble = _hash_trouble(failed.output)
    if trouble:
        return BootstrapError(trouble.format(words=words))
    reason = network_reason(failed.output)
    if re.search("No space left|not enough space", failed.output):
        return BootstrapError(NO_SPACE)
    if reason:
        return BootstrapError(NO_NETWORK.format(reason=reason))
    if re.search("ensurepip|No module named '?venv", failed.output):
        return BootstrapError(NO_VENV)
    return BootstrapError(NOT_INSTALLED.format(words=words))
