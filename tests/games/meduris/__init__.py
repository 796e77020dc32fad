"""Tests of the rules of Meduris: one file for each topic; `RULES.md` says which test holds which rule.

- `table.py`: the situations of the tests, said in a few words; read it first.
- `oracle.py`: a second reading of the rules, slow and plain, which follows whole matches.
- `promises.py`: the law that a choice costs and brings what was said of it.
"""
