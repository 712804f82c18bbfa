"""Every operation of the disk in a game's life fails once, alone or with those that follow it.

Whoever asks is told in a sentence or need not know; the game goes on in memory. What the program
calls saved is on the disk, and once the disk works again all of it is.
"""

import errno
from random import Random

from game.shelf.shelf import Packed
from tools.proofs.results import Figures
from tools.proofs.siege.assault import Assault, Ground
from tools.proofs.siege.faulty_disk import FaultyDisk
from tools.proofs.siege.life import Life
from tools.proofs.siege.originals import game_of

ERRORS = (
    errno.ENOSPC,
    errno.EIO,
    errno.EROFS,
    errno.EACCES,
    errno.ENOENT,
    errno.EDQUOT,
    errno.EMFILE,
    errno.ESTALE,
)
SHOWN = 16  # every so often the scenes of a life are drawn too
STRETCHES = (0, 0, 0, 3, 30, 100_000)  # operations that fail after the first


def _faults(packed: Packed, number: int) -> Figures:
    """One operation after the other, through all of a life and on in the next one."""
    shown = packed if packed.kit and (number + 1) % SHOWN == 0 else None
    asked, figures = _operations(packed, shown), {"faults": 0, "refused": 0, "sentences": 0}
    for fault in range(number * FAULTS.batch, (number + 1) * FAULTS.batch):
        rng = Random(f"fault {fault}")
        at = rng.randint(1, asked) if shown else fault % asked + 1
        disk = FaultyDisk(at, rng.choice(ERRORS), at + rng.choice(STRETCHES))
        what = f"fault {fault}: operation {at}, {errno.errorcode[disk.error]}"
        told = _lived(packed, shown, disk, what)
        for name, count in (("faults", 1), ("refused", disk.refused), ("sentences", told)):
            figures[name] += count
    return figures


def _operations(packed: Packed, shown: Packed | None) -> int:
    """How often a life asks the disk for something."""
    disk = FaultyDisk()
    _lived(packed, shown, disk)
    return len(disk.asked)


def _lived(packed: Packed, shown: Packed | None, disk: FaultyDisk, what: str = "no fault") -> int:
    with Ground.laid_out() as ground:
        disk.folder = ground.home
        life = Life(game_of(packed), ground.home, Random("a life"), disk.at_rest, what, shown)
        with disk:
            life.live()
        life.end_well()
        return life.told


FAULTS = Assault("faults", wanted=2_000, batch=10, piece=_faults)
