"""What the kernel says when it refuses: every error is named, changes nothing and says what was expected."""


class PenombreError(Exception):
    """The root of every refusal; its text is written for the person who asked."""


class Refused(PenombreError):
    """A refusal that a rule may be behind: `reason` is then the word key of that rule."""

    def __init__(self, message: str, reason: str = "") -> None:
        super().__init__(message)
        self.reason = reason


class NotAsked(PenombreError):
    """This seat has no open question now."""


class NotAnOption(Refused):
    """The question is open, but this is not an answer to it; `reason` is the rule's word key when a rule forbids it."""


class WrongSeat(PenombreError):
    """There is no such seat at this table."""


class MatchOver(PenombreError):
    """The match has ended: nothing more is asked."""


class UnknownVersion(PenombreError):
    """A transcript names a game, a ruleset version or a file format that this Pénombre does not know."""


class BadOptions(PenombreError):
    """These table options cannot be played; the text says which one and what is expected."""


class BadStatement(Refused):
    """This cannot be said at this table; the text says what can, `reason` is a key if a rule says why not."""


class BadTranscript(PenombreError):
    """This is not a transcript, or it does not replay."""


class CannotImagine(PenombreError):
    """No world was found that fits what the seat knows: the ruleset's redeal hook is too loose."""
