"""Tests of the rules of Carcassonne: one file for each topic; `RULES.md` says which test holds which rule.

- `table.py`: the situations of the tests, drawn as text; read it first.
- `oracle.py`: a second reading of the rules, slow and plain, which follows whole matches.
"""
