"""Warming up: everything that a game needs is compiled before anybody waits for it, or while they already play.

`stages` says what there is to compile and remembers what was; `worker` is the process that compiles; `background`
starts it, loads what it made into this process, game by game, and knows how far it is.
"""
