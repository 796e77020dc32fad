"""A bot of the protocol of docs/bot-protocol.md. It knows no rules, only some words that sound good.

oppidum match carcassonne "program:python examples/bot.py" greedy
"""

import random
import sys

GOOD = ["temple", "hut", "city", "cloister", "road", "offer", "move", "exchange", "field"]  # the best first


def taste(move: str) -> tuple[int, float]:
    """How good a move sounds; equals are ordered by chance."""
    word = move.split()[0]
    return (GOOD.index(word) if word in GOOD else len(GOOD), random.random())


choices: list[str] = []
for line in sys.stdin:
    word, _, text = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 Taste", flush=True)
    elif word == "match":
        choices = []
        print("ready", flush=True)
    elif word == "choice":
        choices.append(text)
    elif word == "go":
        move = min(choices, key=taste)
        print(f"info why it sounds best of {len(choices)}")
        print("bestmove", move, flush=True)
        choices = []
    elif word == "quit":
        break
