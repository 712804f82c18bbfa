"""The errors a person may meet. A wrong programme asserts; a wrong input raises one of these."""


class GameError(Exception):
    """Something a person did or supplied cannot be used; the text says what and how to mend it."""


class IllegalActionError(GameError):
    """An action that the rules do not allow now. Nothing has changed."""
