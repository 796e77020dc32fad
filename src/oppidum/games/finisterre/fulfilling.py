"""Partial objectives are fulfilled as soon as their condition holds (section 8, FIN-149, FIN-179)."""

from oppidum.core.jit import rule


@rule
def fulfil(s, book):
    """After every step: objectives whose condition holds are taken."""
