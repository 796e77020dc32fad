"""Tokens: a signed text that proves who somebody is. Seats belong to people, so a token opens one's own seats."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else


def new_code() -> str:
    """The code of a table: six signs, one of a thousand million."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def new_person() -> str:
    """The number of a newcomer."""
    return secrets.token_hex(8)


class Tokens:
    """Makes tokens and reads them."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")

    def make(self, person: str) -> str:
        """A token for a person."""
        return str(self._signer.dumps(person))

    def read(self, token: str | None) -> str | None:
        """The person of a token, or None if it is not one of ours."""
        try:
            person = self._signer.loads(token) if token else None
        except BadSignature:
            return None
        return person if isinstance(person, str) else None
