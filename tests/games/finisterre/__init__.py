"""Tests of the rules of Finisterre: one file for each topic, in the folders of the package; `RULES.md` says
which test holds which rule.

Here lie the tests of whole matches and of the box, and what the others share:

- `world`: the situations of the tests, made in a few words; read it first.
- `oracle.py`: a second reading of the map's rules, slow and plain, beside which random matches are played.
- `seeing.py`: a second, slow look at what a clan knows.
- `promises.py`: the law that a choice costs and brings what was said of it.
- `speech.py`: positions along random play, and play by what is written.
- `river.py`, `generous.py`: a river with docks, and tables at which everything is cheap, for what is seldom met.
"""
