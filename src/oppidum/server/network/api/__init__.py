"""The HTTP API: what a browser can do a program can do, with a token. OpenAPI describes it from the same types."""

from oppidum.server.network.api import files, games, learning, lessons, people, playing, puzzles, reviews, tables

ENDPOINTS = [
    *people.endpoints,
    *games.endpoints,
    *learning.endpoints,
    *lessons.endpoints,
    *puzzles.endpoints,
    *tables.endpoints,
    *playing.endpoints,
    *files.endpoints,
    *reviews.endpoints,
]
