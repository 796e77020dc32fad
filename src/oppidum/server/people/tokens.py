"""Tokens: a signed text that proves who somebody is. Seats belong to people, so a token opens one's own seats.

A token names the key that has signed it, and says when; its owner gets a new one long before it expires. Revoking the
tokens of a person makes all those worthless that were given out before.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from oppidum.server.people.keys import Keys, key_id

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that looks like something else
DAY = 86400
LIFE = 400 * DAY  # seconds after which a token is worthless
FRESH = 7 * DAY  # seconds after which its owner gets a new one


def new_code() -> str:
    """The code of a table: six characters, one of about a billion (32⁶)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


def new_person() -> str:
    """The number of a newcomer."""
    return secrets.token_hex(8)


@dataclass(frozen=True)
class Proof:
    """What a good token says."""

    person: str
    revoked: int  # how often the tokens of this person had been revoked when it was made
    fresh: bool


class Tokens:
    """Makes tokens and reads them."""

    def __init__(self, keys: Keys, revoked: Callable[[str], int]) -> None:
        self._keys = keys
        self._revoked = revoked  # how often the tokens of a person have been revoked

    def make(self, person: str) -> str:
        """A token for a person."""
        secret = self._keys.known()[0]
        return f"{key_id(secret)}.{signer_of(secret).dumps([person, self._revoked(person)])}"

    def read(self, token: str | None) -> str | None:
        """The person of a token, or None if it is not one of ours, or no longer."""
        proof = self._prove(token) if token else None
        return proof.person if proof and self._stands(proof) else None

    def renew(self, token: str) -> str | None:
        """A new token in place of a good one that is no longer fresh."""
        proof = self._prove(token)
        return self.make(proof.person) if proof and not proof.fresh and self._stands(proof) else None

    def owner(self, token: str) -> str | None:
        """Whose token it is or was, revoked or not."""
        proof = self._prove(token)
        return proof.person if proof else None

    def _stands(self, proof: Proof) -> bool:
        return proof.revoked == self._revoked(proof.person)

    def _prove(self, token: str) -> Proof | None:
        """What a token says that one of our keys has signed."""
        known = {key_id(secret): secret for secret in self._keys.known()}
        name, _, signed = token.partition(".")
        try:
            proof = read_signed(known[name], signed) if name in known else self._prove_old(token)
        except (BadSignature, ValueError, TypeError):
            return None
        if proof is None or name == next(iter(known)):
            return proof
        return replace(proof, fresh=False)  # an older key has signed it

    def _prove_old(self, token: str) -> Proof | None:
        """A token as 0.2 made them, without a key and without an end. To be read until release 1.0."""
        for secret in self._keys.known():
            try:
                person = URLSafeSerializer(secret, salt="person").loads(token)
            except BadSignature:
                continue
            return Proof(person, 0, fresh=False) if isinstance(person, str) else None
        return None


@lru_cache(maxsize=16)
def signer_of(secret: str) -> URLSafeTimedSerializer:
    """What signs with a secret, and the time."""
    return URLSafeTimedSerializer(secret, salt="person in time")


def read_signed(secret: str, signed: str) -> Proof:
    """What stands in a token that names its key."""
    (person, revoked), made = signer_of(secret).loads(signed, max_age=LIFE, return_timestamp=True)
    return Proof(str(person), int(revoked), fresh=time.time() - made.timestamp() < FRESH)
