"""Writes files atomically, so that no reader ever finds half of one, and says why a file cannot be written."""

from __future__ import annotations

import os
from pathlib import Path

from languedoc.errors import LanguedocError


class FileTrouble(LanguedocError):
    """A file cannot be read or written."""


def write_text(text: str, path: Path) -> None:
    try:
        data = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise FileTrouble(f"{path} cannot be written: {reason(error)}") from error
    write_bytes(data, path)


def write_bytes(data: bytes, path: Path) -> None:
    """Write data to a temporary file and move it into place."""
    target = path.resolve()
    beside = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
    try:
        check_kind(target)
        try:
            with beside.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {reason(error)}") from error


def must_be_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before work of hours whose results go there. Leaves no trace."""
    target = path.resolve()
    probe = target.with_name(f".{target.name[:100]}.{os.getpid()}.new")
    try:
        check_kind(target)
        try:
            probe.touch()
        finally:
            probe.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise FileTrouble(f"{path} cannot be written: {reason(error)}") from error


def check_kind(target: Path) -> None:
    if target.exists() and not target.is_file():
        raise OSError(f"it is a {'folder' if target.is_dir() else 'device'}")


def reason(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return (text or str(error)).rstrip(".")
