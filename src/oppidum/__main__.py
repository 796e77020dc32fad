"""`python -m oppidum`."""

from oppidum.cli import main

main()
