"""Notation and positions as text: parse refuses exactly what is not legal, compose only what cannot be."""

import random

import pytest

from oppidum.core import jit
from oppidum.core.game import CHANCE, Refusal
from oppidum.games.carcassonne.game import Carcassonne
from oppidum.games.carcassonne.reading import Reading
from oppidum.games.carcassonne.state import DEPLOY, DEPLOY_ACTION, DRAW, FINISHED, NO_FOLLOWER, PLACE, Position
from oppidum.games.carcassonne.tiles import HALVES, KIND_NAMES, SIDES
from tests.games.carcassonne.table import Table

TEXTS = 100_000 if jit.mode() == "compiled" else 2_000
DEPLOYMENTS = ["none", "cloister", *(f"{kind} {spot}" for kind in KIND_NAMES[:3] for spot in [*SIDES, *HALVES])]


def squares_to_try(reading):
    """Every square of the frontier, and all within two steps of it."""
    return sorted({(x + dx, y + dy) for x, y in reading.frontier for dx in range(-2, 3) for dy in range(-2, 3)})


def placement_is_legal(game, s, legal, x, y, facing):
    """Decided from `legal` alone: some offered facing looks like this one."""
    turns = int(game.book.turns[s.hand])
    return any(f"{x},{y} {SIDES[turn]}" in legal for turn in range(4) if turn % turns == facing % turns)


def deployment_is_legal(game, s, legal_actions, text):
    """Decided from `legal` alone: a segment that the words name exactly, and that is offered."""
    if text == "none":
        return True
    tile = Reading(game, s).tiles[-1]
    kind, _, spot = text.partition(" ")
    named = []
    for number, segment in enumerate(tile.segments):
        if KIND_NAMES[segment.kind] == kind:
            reached = {SIDES[side] for side in segment.sides} | {HALVES[half] for half in segment.halves}
            reached |= {SIDES[h // 2] for h in segment.halves if tile.sides[h // 2] == "F"}
            if not spot or spot in reached:
                named.append(number)
    return len(named) == 1 and DEPLOY_ACTION + named[0] in legal_actions


def test_parse_refuses_exactly_what_is_not_legal():
    rng = random.Random(20)
    tried = accepted = 0
    rules_named = set()
    seed = 0
    while tried < TEXTS:
        seed += 1
        game = Carcassonne(2 + seed % 5, {"river": seed % 2 == 0}, preset=rng.choice(list(Carcassonne.PRESETS)))
        s = game.initial()
        while len(game.legal(s)):
            actions = game.legal(s).tolist()
            often = 0.5 if s.tiles < 12 else 0.05
            if rng.random() < often and game.to_move(s) != CHANCE:
                cases = cases_at(game, s, actions)
                for text, legal in rng.sample(cases, min(len(cases), 400)):
                    tried += 1
                    accepted += legal
                    assert is_accepted(game, s, text, actions, rules_named) == legal, (text, game.words.describe(s))
            game.apply(s, rng.choice(actions))
    assert 0.02 < accepted / tried < 0.6
    if jit.mode() == "compiled":
        assert rules_named >= {"CAR-07", "CAR-08", "CAR-12", "CAR-13", "CAR-20", "CAR-44", "CAR-46"}


def cases_at(game, s, actions):
    """Well-formed texts, each with whether it is legal."""
    if s.phase == DEPLOY:
        return [(text, deployment_is_legal(game, s, actions, text)) for text in DEPLOYMENTS]
    legal = {game.words.format(s, action) for action in actions}
    return [
        (f"{x},{y} {SIDES[facing]}", placement_is_legal(game, s, legal, x, y, facing))
        for x, y in squares_to_try(Reading(game, s))
        for facing in range(4)
    ]


def is_accepted(game, s, text, actions, rules_named):
    try:
        return game.words.parse(s, text) in actions
    except Refusal as refusal:
        rules_named.add(refusal.rule)
        assert refusal.rule.startswith("CAR-")
        assert refusal.message
        return False


def test_words_are_read_kindly():
    table = Table("turn 1\nphase place V\nscores 0 0\nlandscape\n 0\n 0 D/N")
    plain = table.game.words.parse(table.s, "1,0 N")
    for spelling in ("  1,0 N ", "+1,0 n", "1 , 0  N", "01,-0 N"):
        assert table.game.words.parse(table.s, spelling) == plain
    for nonsense in ("", "N", "1,0", "1,0 X", "1;0 N", "99999999999,0 N", "none", "1,0 N N", "один"):
        assert table.refuses(nonsense).rule == "CAR-05"
    table.play("1,0 N")
    assert table.game.words.parse(table.s, "-") == NO_FOLLOWER
    assert table.refuses("0,1 N").rule == "CAR-05"


BOARD = """
turn 2
phase place V
scores 8 0
discarded C
newest 0,1
landscape
    -1   0
 1   . E/S
 0 U/E D/N
followers
 1 -1,0 road E
"""


def test_a_board_by_hand():
    table = Table(BOARD)
    view = table.game.screen.view(table.s, None)
    assert (view["turn"], view["phase"], view["hand"]) == (1, "place", "V")
    assert (view["scores"], view["supply"]) == ([8, 0], [6, 7])
    assert (view["newest"], view["discarded"]) == (2, ["C"])
    assert sum(view["remaining"].values()) == 72 - 5
    assert view["tiles"]["2"]["square"] == "0,1"
    ((spot, follower),) = view["followers"].items()
    tile, segment = spot.split(".")
    assert (view["tiles"][tile]["square"], segment, follower) == ("-1,0", "0", {"player": 0, "part": "road E"})
    assert table.game.words.describe(table.s) == BOARD.lstrip()


@pytest.mark.parametrize(
    ("old", "new", "message", "rule"),
    [
        ("turn 2", "turn 3", "turn must be a number from 1 to 2", "layout"),
        ("turn 2", "tunr 2", "there is no entry 'tunr': did you mean 'turn'?", "layout"),
        ("turn 2", "", "turn is missing", "layout"),
        ("turn 2", "turn 2\nturn 2", "turn is given twice", "layout"),
        ("turn 2", "12 monkeys", "belongs to no entry", "layout"),
        ("phase place V", "phase place", "phase must be", "layout"),
        ("phase place V", "phase place Z", "there is no tile 'Z'", "CAR-04"),
        ("phase place V", "phase over", "exactly when no tile is left", "CAR-35"),
        ("scores 8 0", "scores 8", "scores must be 2 numbers", "layout"),
        ("scores 8 0", "scores 8 -1", "scores must be 2 numbers", "layout"),
        ("discarded C", "discarded C C", "more tiles C than the box holds", "CAR-04"),
        ("newest 0,1", "newest 5,5", "no tile on 5,5", "CAR-07"),
        ("newest 0,1", "newest here", "is not a square", "layout"),
        ("-1   0\n", "minus one\n", "the landscape must begin with a line of columns", "layout"),
        ("-1   0\n", "-1\n", "must have 1 squares", "layout"),
        ("U/E D/N", "U/E D/E", "first tile D must lie on 0,0 facing N", "CAR-03"),
        ("U/E D/N", "U/N D/N", "east side is field, but 0,0 has road", "CAR-08"),
        ("U/E D/N", "UE D/N", "is not a tile", "layout"),
        (" 1   . E/S", " 2   . E/S\n 1   .   .", "0,2 is not connected", "CAR-07"),
        ("1 -1,0 road E", "3 -1,0 road E", "is not a follower", "layout"),
        ("1 -1,0 road E", "1 -1,0 city N", "has no city at N", "CAR-12"),
        ("1 -1,0 road E", "1 4,4 city N", "no tile on 4,4", "CAR-11"),
        ("1 -1,0 road E", "1 0,0 road E", "no follower, or no second one", "CAR-11"),
        ("1 -1,0 road E", "1 0,1 city S", "is complete; its follower has gone home", "CAR-22"),
        ("1 -1,0 road E", "1 -1,0 road E\n 2 -1,0 field NNW", "no second one", "CAR-11"),
    ],
)
def test_impossible_boards_are_refused(old, new, message, rule):
    text = (
        BOARD.replace(old, new)
        if "newest" in old or "newest" not in BOARD
        else BOARD.replace("newest 0,1\n", "").replace(old, new)
    )
    with pytest.raises(Refusal) as refused:
        Carcassonne(2).words.compose(text)
    assert message in refused.value.message
    assert refused.value.rule == rule


def test_a_completed_city_may_wait_for_its_score_only_in_the_turn_that_completes_it():
    waiting = "turn 1\nphase deploy\nscores 0 0\nnewest 0,1\nlandscape\n -1 0\n 1 . E/S\n 0 U/E D/N\n"
    table = Table(waiting)
    assert table.offers == ["city S", "field NNW", "none"]
    assert table.points("city") == {1: 2}


def test_the_picture_of_a_landscape():
    table = Table(BOARD)
    assert table.game.words.draw(table.s) == "\n".join(
        [
            "   -1     0",
            "        .....",
            "1       .....",
            "        .###.",
            "  ..... .###.",
            "0 ----1 -----",
            "  ..... .....",
        ]
    )


def test_kinds_hold_all_that_is_needed_to_draw_a_tile():
    kinds = {kind["id"]: kind for kind in Carcassonne(2).screen.kit()["kinds"]}
    assert len(kinds) == 34
    assert kinds["O"]["segments"] == [
        {"kind": "city", "sides": ["N", "W"], "halves": [], "shields": 1, "touches": []},
        {"kind": "road", "sides": ["E", "S"], "halves": [], "shields": 0, "touches": []},
        {"kind": "field", "sides": [], "halves": ["ENE", "SSW"], "shields": 0, "touches": [0]},
        {"kind": "field", "sides": [], "halves": ["ESE", "SSE"], "shields": 0, "touches": []},
    ]
    assert kinds["RV_SPRING"]["river"] == ["E"]


def test_a_view_says_what_every_feature_is_worth_and_to_whom():
    table = Table("""
        turn 1
        phase draw
        scores 0 0
        landscape
            -1   0   1
         1   . E/S   .
         0 U/E D/N A/E
        -1   . F/N   .
        followers
         1 -1,0 road
         2 0,-1 city
         2 0,1 field
         1 1,0 cloister
    """)

    def shown(kind, **wanted):
        found = [f for f in table.features(kind) if all(f[key] == value for key, value in wanted.items())]
        assert len(found) == 1
        return found[0]

    road = shown("road")
    assert (road["pays"], road["open"], road["worth"], road["followers"]) == ([3, 0], 1, 3, [1, 0])
    open_city = shown("city", open=2)
    assert (open_city["pays"], open_city["open"], open_city["shields"], open_city["worth"]) == ([0, 2], 2, 1, 2)
    assert open_city["terms"] == [{"what": "tile", "count": 1, "each": 1}, {"what": "shield", "count": 1, "each": 1}]
    closed_city = shown("city", open=0)
    assert (closed_city["pays"], closed_city["worth"]) == ([0, 0], 2)
    assert closed_city["pays_farmers"] == [0, 4]
    cloister, one = shown("cloister"), shown("road")
    assert (cloister["closed"], open_city["closed"], one["closed"]) == (9, 3, 4)  # the city would be one of two tiles
    assert "closed" not in closed_city
    field = shown("field", pays=[0, 4])
    assert (field["cities"], field["worth"]) == ([int(closed_city["id"])], 4)
    cloister = shown("cloister")
    assert (cloister["pays"], cloister["open"], cloister["worth"]) == ([4, 0], 5, 4)


@pytest.mark.parametrize("river", [False, True])
def test_a_view_says_how_many_of_the_tiles_left_fit_on_each_square(river):
    game = Carcassonne(2, {"river": river})
    s, rng = game.initial(), random.Random(5)
    while s.phase != FINISHED:
        game.apply(s, rng.choice(game.legal(s).tolist()))
        if s.phase == DRAW:
            assert game.screen.view(s, None)["fitting"] == fitting_if_drawn(game, s)
    assert "fitting" not in game.screen.view(s, None)


def fitting_if_drawn(game: Carcassonne, s: Position) -> dict[str, int]:
    """For each empty square beside a tile: the tiles that would be offered there if they were drawn now."""
    count = s.frontier
    fitting = {f"{x},{y}": 0 for x, y in zip(s.edge_x[:count].tolist(), s.edge_y[:count].tolist(), strict=True)}
    for kind, left in enumerate(s.pile.sum(axis=0).tolist()):
        drawn = s.copy()
        drawn.hand, drawn.phase = kind, PLACE
        offers = game.screen.choices(drawn, drawn.turn) if left else []
        for square in {offer["square"] for offer in offers if offer["do"] == "place"}:
            fitting[square] += left
    return fitting


LAID = """
turn 2
phase draw
scores 0 0
laid 0,0 1,0 0,1 2,0
landscape
      0   1   2
 1  E/S   .   .
 0  D/N U/E U/E
followers
 1 2,0 field NNW
 2 0,1 field
"""


def test_a_text_tells_the_order_of_tiles_where_it_is_not_the_usual_one():
    game = Carcassonne(2)
    s = game.words.compose(LAID)
    assert Reading(game, s).squares == [(0, 0), (1, 0), (0, 1), (2, 0)]
    assert "newest" not in game.words.describe(s)
    usual = game.words.compose(LAID.replace("laid 0,0 1,0 0,1 2,0\n", ""))
    assert Reading(game, usual).squares == [(0, 0), (0, 1), (1, 0), (2, 0)]
    assert "\nnewest 2,0\n" in game.words.describe(usual)
    assert usual != s
    assert [game.words.compose(game.words.describe(one)) for one in (s, usual)] == [s, usual]
    lines = LAID.splitlines()
    assert game.words.compose("\n".join([*lines[:-2], lines[-1], lines[-2]])) == s


@pytest.mark.parametrize(
    ("order", "message", "rule"),
    [
        ("0,0 1,0 2,0", "laid must name every square with a tile once", "layout"),
        ("0,0 1,0 2,0 2,0", "laid must name every square with a tile once", "layout"),
        ("1,0 0,0 2,0 0,1", "laid must name every square with a tile once, from 0,0 on", "layout"),
        ("0,0 2,0 1,0 0,1", "2,0 touches no tile", "CAR-07"),
        ("0,0 1,0 0,1 2,0\nnewest 0,1", "newest must be 2,0, which is laid last", "layout"),
        ("here", "is not a square", "layout"),
        ("", "laid must name every square with a tile once", "layout"),
    ],
)
def test_an_order_that_cannot_be_is_refused(order, message, rule):
    with pytest.raises(Refusal, match=message) as refused:
        Carcassonne(2).words.compose(LAID.replace("0,0 1,0 0,1 2,0", order))
    assert (refused.value.rule, refused.value.facts["line"]) == (rule, 5)


def test_the_river_is_laid_before_all_other_tiles():
    game = Carcassonne(2, {"river": True})
    s, rng = game.initial(), random.Random(2)
    while "laid" not in (text := game.words.describe(s)):
        game.apply(s, rng.choice(game.legal(s).tolist()))
    line = next(line for line in text.splitlines() if line.startswith("laid"))
    squares = line.split()[1:]
    wrong = " ".join(["laid", *squares[:5], squares[-1], *squares[5:-1]])
    with pytest.raises(Refusal, match="the river is laid before all other tiles"):
        game.words.compose(text.replace(line, wrong))
