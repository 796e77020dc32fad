"""Rule books and diagrams over HTTP: what is in force is marked, and what does not exist is named."""

from __future__ import annotations

from oppidum.games import GAMES
from oppidum.learning.diagrams import diagrams_of


def rules_of(book):
    return {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}


def in_force(book):
    return {option["name"]: option["value"] for option in book["options"]}


def test_a_rule_book_says_which_options_are_in_force(live):
    visitor = live.visitor()
    usual = visitor.get("/games/carcassonne/rulebook")
    assert (usual["preset"], in_force(usual)["sharing"], usual["figures"]["farm_points"]) == ("modern", "majority", 3)
    assert usual["figures"]["option_sharing"] == "majority"
    other = visitor.get("/games/carcassonne/rulebook?options=river=yes")
    idle = [[option["name"] for option in book["options"] if option["idle"]] for book in (usual, other)]
    assert idle == [["start_tile"], []]
    assert (in_force(other)["sharing"], other["figures"]["farm_points"]) == ("everyone", 4)
    assert rules_of(usual)["CAR-28"]["options"] == ["sharing"]
    assert rules_of(usual)["CAR-14"]["diagrams"] == ["two-knights"]
    assert "shared-city" in rules_of(usual)["CAR-14"]["examples"]
    modern = visitor.get("/games/carcassonne/rulebook?preset=modern&options=river=yes")
    assert (modern["preset"], in_force(modern)["river"], modern["figures"]["farm_points"]) == (None, True, 3)


def test_a_rule_book_refuses_what_there_is_not(live):
    visitor = live.visitor()
    for query, words in {
        "preset=moderno": "did you mean 'modern'",
        "options=rivr=yes": "did you mean 'river'",
        "options=river=maybe": "option river cannot be 'maybe'",
        "players=9": "for 2 to 6 players, not 9",
    }.items():
        error = visitor.refused(422, "GET", f"/games/carcassonne/rulebook?{query}")
        assert words in error["message"]
        assert error["reason"] == "bad-option"
    assert visitor.refused(404, "GET", "/games/carcasonne/rulebook")["reason"] == "unknown-game"
    assert visitor.refused(404, "GET", "/games/carcasonne/diagrams/road")["reason"] == "unknown-game"
    error = visitor.refused(404, "GET", "/games/carcassonne/diagrams/rode")
    assert (error["reason"], "did you mean 'road'?" in error["message"]) == ("unknown-page", True)


def test_how_to_play_has_the_figures_in_force(live):
    visitor = live.visitor()
    usual = visitor.get("/games/carcassonne/how")
    assert (usual["figures"]["farm_points"], usual["figures"]["option_sharing"]) == (3, "majority")  # as recommended
    turn = next(section for section in usual["sections"] if section["name"] == "turn")
    assert [step["name"] for step in turn["steps"]] == ["draw", "place", "send", "score"]
    other = visitor.get("/games/carcassonne/how?preset=rulebook&options=river=yes&players=3")
    assert (other["figures"]["farm_points"], other["figures"]["option_river"]) == (4, "yes")
    assert visitor.refused(404, "GET", "/games/carcasonne/how")["reason"] == "unknown-game"
    assert visitor.refused(422, "GET", "/games/meduris/how?options=chips=many")["reason"] == "bad-option"


def test_every_diagram_can_be_drawn(live):
    visitor = live.visitor()
    for game in GAMES:
        for name, diagram in diagrams_of(game).items():
            card = visitor.get(f"/games/{game}/diagrams/{name}")
            assert len(card["view"]["scores"]) == card["players"]
            assert bool(card["choices"]) == diagram.offers, name
            assert card["marks"] == list(diagram.marks)
