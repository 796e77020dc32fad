"""Which policy searches a game, with the settings of that game. Each policy has a file of its own."""

from __future__ import annotations

from dataclasses import asdict

from oppidum.bots.knowledge import Knowledge, SearchSettings
from oppidum.bots.search.leaves import Leaves
from oppidum.bots.search.playouts import Playouts
from oppidum.bots.search.priors import Priors

Policy = Playouts | Priors | Leaves


def informed_policy(known: Knowledge) -> Policy:
    """How the champion searches a game."""
    return with_settings(Leaves() if known.small_decisions else Priors(), known.search)


def with_settings(policy: Policy, settings: SearchSettings) -> Policy:
    """A policy with as many of the settings as it knows."""
    assert policy.dtype.names is not None
    for name, value in asdict(settings).items():
        if name in policy.dtype.names:
            setattr(policy, name, value)
    return policy
