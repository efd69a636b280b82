"""What comes from outside may be anything: whether it is a seat or a text at all, and how an error names it."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeGuard

from penombre.engine.errors import BadTranscript, UnknownVersion

_LONGEST: Final = 40
_LARGEST: Final = 10**9


class Headed(Protocol):
    """What a file begins with."""

    @property
    def format(self) -> str: ...

    @property
    def format_version(self) -> int: ...


def is_number(value: Any) -> TypeGuard[int]:
    """Whether this is a whole number: `True` and `1.0` are equal to one, and cannot be written down as one."""
    return type(value) is int


def is_text(value: Any) -> TypeGuard[str]:
    """Whether this is a text that can be written down: half a character cannot."""
    if type(value) is not str:
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_format(what: str, head: Headed, format: str, version: int) -> None:
    """Refuse a file that is something else, or in a format that this Pénombre does not read."""
    if head.format != format:
        raise BadTranscript(f"not a Pénombre {what}: its format is {shown(head.format)}, expected {format!r}")
    if head.format_version != version:
        raise UnknownVersion(f"this {what} is in format {head.format_version}; this Pénombre reads format {version}")


def shown(value: Any) -> str:
    """A wrong value as an error names it: short and printable, whatever it is."""
    if type(value) is str:
        return repr(value) if len(value) <= _LONGEST else f"{value[:_LONGEST]!r}…"
    if value is None or type(value) is bool or (type(value) is int and -_LARGEST < value < _LARGEST):
        return repr(value)
    return "a huge number" if type(value) is int else f"a value of type {type(value).__name__}"
