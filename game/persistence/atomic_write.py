"""Files that are written as a whole: either all of it is there, or what was there before."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from game.core.drafts import draft_of
from game.persistence import errors

_CAREFULLY = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def carefully(path: str | Path, flags: int) -> int:
    """Opens what is there and may be anything: not by a link, and without waiting at a pipe."""
    return os.open(path, flags | _CAREFULLY, 0o600)


def write_atomically(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write beside *path*, then give it the name; another file is replaced only if told so."""
    with errors.within(path.name):
        try:
            _check(path, replace=replace)
            _write(path, content, replace=replace)
        except FileExistsError:  # somebody else has used the name in the meantime
            raise errors.ExistsError from None
        except OSError as error:
            raise refusal(error) from None
        except ValueError:  # a name with a null character
            raise errors.NoNameError from None
    sync_folder(path.parent)


def _check(path: Path, *, replace: bool) -> None:
    if path.is_dir():
        raise errors.FolderError
    if path.exists() and not replace:
        raise errors.ExistsError
    if path.exists() and not path.is_file():
        raise errors.NoFileError
    if not path.parent.is_dir():
        raise errors.NoFolderError


def _write(path: Path, content: bytes, *, replace: bool) -> None:
    """Two programs that write the same file at once do not meet beside it, nor at it."""
    with draft_of(path) as draft:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if replace:
            draft.replace(path)
        else:
            _name(draft, path)


def put(source: Path, target: Path) -> None:
    """Move it; what has come there meanwhile is not replaced."""
    if _name(source, target):
        delete(source, target)


def _name(source: Path, target: Path) -> bool:
    """By a second link, and not by a renaming, which would replace; whether both names are left."""
    try:
        os.link(source, target, follow_symlinks=False)
    except FileExistsError:
        raise
    except (OSError, NotImplementedError):  # a disk, or a system, without such links
        source.rename(target)
        return False
    return True


def delete(source: Path, target: Path) -> None:
    """If *source* must stay, we have put nothing at *target* either."""
    try:
        source.unlink()
    except OSError:
        forget(target)
        raise


def sync_folder(folder: Path) -> None:
    """Wait until the names in it are on the disk too, where the system lets one ask for it."""
    if sys.platform == "win32":
        return
    with suppress(OSError):  # the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def forget(path: Path) -> None:
    with suppress(OSError):  # it is in nobody's way
        path.unlink(missing_ok=True)


def make_folder(folder: Path) -> None:
    """And those above it. Raises GameFileError and nothing else."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        with errors.within(folder.name):
            raise refusal(error) from None


def refusal(error: OSError) -> errors.GameFileError:
    """Why something cannot be written."""
    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return errors.ReadOnlyError()
    if error.errno == errno.ENAMETOOLONG:
        return errors.LongNameError()
    return errors.NotWrittenError(error.strerror or type(error).__name__)
