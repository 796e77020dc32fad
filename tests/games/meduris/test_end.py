"""How a match ends: last turns, the last lap, temples, runes, and who wins."""

import pytest

from oppidum.core.game import Refusal, Term
from oppidum.core.match import Match
from oppidum.games.meduris.game import Meduris
from tests.conftest import play_at_random
from tests.games.meduris.table import Table

rule = pytest.mark.rule
RICH = "W4 L4 C4 S4"
QUIET = "move wood 1 stone"  # the last turn of player 1, which brings one stone


def row(owner: int, *fields: int, what: str = "hut") -> str:
    """Huts or temples of a player on these fields, as a table is told of them."""
    return ", ".join(f"{field} {what} {owner}" for field in fields)


def refuse_all(table: Table) -> list[int]:
    """Everybody refuses until the ritual is over; returns the fields that were asked."""
    fields = []
    while table.asked != "over" and table.phase == "offer":
        fields.append(table.offering)
        table.play("nothing")
    return fields


def last_turn(fields: str, druid: int | str | None, **words) -> Table:
    """Player 2 has ended the match after a hundred turns each; one turn of player 1 is left."""
    return Table(stacks="wood 1 2 1, wool 2 1 2", fields=fields, druid=druid, ending=2, turns=200, **words)


@rule("MED-63")
def test_everybody_else_has_one_more_turn():
    """Of three players the second builds their last building."""
    huts = row(2, *range(0, 16, 2))
    table = Table(3, turn=2, hands={2: "W1 S1"}, fields=f"{huts}, 17 temple 2", druid=14)
    table.play("temple 20")
    assert table.view()["ending"] == 1
    assert table.druid == 0  # the turn is finished as always, with the druid's walk
    assert (table.asked, table.turn) == ("chance", 3)
    table.play("copper", "move copper 1 stone")
    assert (table.asked, table.turn) == ("chance", 1)
    table.play("copper")
    assert table.asked == 1
    table.play("move stone 1 copper")
    assert table.asked == "over"  # nobody had anything for the druid on his last lap


@rule("MED-63")
def test_the_last_hut_ends_the_match_too():
    huts = row(2, *range(0, 14, 2))
    table = Table(3, turn=2, hands={2: "W1 S1"}, fields=f"{huts}, 17 temple 2, 19 temple 2", druid=12)
    table.play("hut 25")
    assert table.view()["ending"] == 1


@rule("MED-63")
def test_a_temple_or_a_hut_left_and_the_match_goes_on():
    """Seven huts and a temple stand; now the eighth hut comes, or the second temple, but not both."""
    for last in ("hut 25", "temple 25"):
        huts = row(2, *range(0, 14, 2))
        table = Table(3, turn=2, hands={2: "W1 S1"}, fields=f"{huts}, 17 temple 2", druid=12)
        table.play(last)
        assert "ending" not in table.view()


@rule("MED-64")
def test_finishing_in_the_last_turn_changes_nothing():
    fields = [row(1, *range(0, 16, 2)), row(2, *range(1, 16, 2)), "17 temple 1", "19 temple 2"]
    table = Table(3, hands={1: "W1 S1", 2: "W1 S1"}, fields=", ".join(fields), druid=15, turns=60)
    table.play("temple 20")
    refuse_all(table)
    assert (table.turn, table.view()["ending"]) == (2, 0)
    table.play("copper", "temple 25")
    refuse_all(table)
    assert (table.turn, table.view()["ending"]) == (3, 0)
    table.play("wool", "move copper 1 stone")
    refuse_all(table)
    assert table.asked == "over"
    assert table.view()["turns"] == 63


@rule("MED-65")
def test_the_last_lap_comes_to_every_hut_once_and_ends_where_it_began():
    table = last_turn("3 hut 1, 4 hut 2, 10 hut 1, 20 hut 2", 4, hands={1: RICH, 2: RICH})
    table.play(QUIET)
    assert table.view()["lap"] == {"left": 3}
    assert "\nlap 4\n" in table.game.words.describe(table.s)
    assert refuse_all(table) == [10, 20, 3, 4]
    assert table.asked == "over"
    assert table.druid == 4


@rule("MED-65")
def test_a_last_lap_from_the_stones():
    table = last_turn("20 hut 1, 3 hut 2", None, hands={1: RICH, 2: RICH})
    assert "lap" not in table.view()
    table.play(QUIET)
    assert table.view()["lap"] == {"left": 1}
    assert refuse_all(table) == [3, 20]
    assert table.asked == "over"


@rule("MED-65")
def test_a_last_lap_without_huts():
    table = last_turn("20 temple 1", None, hands={1: RICH, 2: RICH})
    table.play(QUIET)
    assert table.asked == "over"
    assert table.scores == [5, 5]


@rule("MED-65")
def test_a_last_lap_with_one_hut():
    for lone_hut in ("lap", "stay"):
        table = last_turn(
            "5 hut 1, 10 temple 1, 15 temple 2, 20 temple 2", 5, hands={1: RICH, 2: RICH}, lone_hut=lone_hut
        )
        table.play(QUIET)
        assert refuse_all(table) == [5]
        assert table.asked == "over"


@rule("MED-66")
def test_offerings_of_the_last_lap_are_worth_the_same():
    table = last_turn(
        "3 hut 1, 4 hut 2, 10 hut 1, 11 hut 1 druid, 20 hut 2, 25 hut 2",
        4,
        hands={1: "C6 W3", 2: "W1 S3"},
        scores="5 0",
        runes={0: 2},
    )
    table.play(QUIET)
    assert table.offering == 10
    assert table.rules("offer both") == [("MED-51", 1, 2)]
    assert table.rules("offer chip") == [("MED-55", 1, 2)]
    assert table.offering == 20
    assert sum(points for _, _, points in table.rules("nothing")) == 0  # never below zero
    assert table.offering == 25
    assert table.rules("offer stone") == [("MED-50", 2, 1)]
    assert (table.offering, table.asked) == (3, 1)
    assert "exchange one" in table.offers
    table.play("offer copper")
    assert (table.offering, table.asked) == (4, 2)
    awards = table.rules("offer both")
    assert awards[0] == ("MED-51", 2, 2)
    assert {award[0] for award in awards[1:]} == {"MED-70"}  # the runes end it


@rule("MED-67")
def test_no_count_of_runes_in_the_last_lap():
    table = last_turn("3 hut 1, 4 hut 2, 10 hut 1, 20 hut 2", 4)
    rules = [award[0] for award in table.rules(QUIET)]
    assert table.asked == "over"
    assert "MED-58" not in rules
    assert rules.count("MED-52") == 4
    assert set(rules) == {"MED-52", "MED-70"}


def temples(table: Table) -> list[tuple[int, int, dict]]:
    """What each temple would pay now: owner, points, and the rows before and behind it."""
    awards = [award for award in table.game.forecast(table.s) if award.rule == "MED-68"]
    return [(award.player + 1, award.points, {term.what: term.count for term in award.terms}) for award in awards]


@rule("MED-68")
def test_a_temple_pays_for_the_rows_beside_it():
    table = Table(fields="8 hut 1, 9 hut 2, 10 temple 1, 11 hut 2, 12 hut 2, 13 hut 1", druid=13)
    assert temples(table) == [(1, 5, {"hut-before": 2, "hut-behind": 3})]
    edge = Table(fields="8 hut 1, 9 hut 2, 10 temple 1, 12 hut 2, 13 hut 1", druid=13)
    assert temples(edge) == [(1, 2, {"hut-before": 2})]
    lone = Table(fields="8 hut 1, 10 temple 1, 11 hut 2, 13 hut 1", druid=13)
    assert temples(lone) == [(1, 1, {"hut-behind": 1})]


@rule("MED-68")
def test_rows_beside_a_temple_reach_across_the_river():
    table = Table(fields="1 temple 2, 0 hut 1, 31 hut 1, 30 hut 2", druid=0)
    assert temples(table) == [(2, 3, {"hut-before": 3})]


@rule("MED-68")
def test_or_only_the_huts_directly_beside_it():
    fields = "8 hut 1, 9 hut 2, 10 temple 1, 11 hut 2, 12 hut 2, 13 hut 1"
    table = Table(fields=fields, druid=13, temples="beside")
    assert temples(table) == [(1, 2, {"hut-before": 1, "hut-behind": 1})]
    edge = Table(fields="8 hut 1, 9 hut 2, 10 temple 1, 12 hut 2, 13 hut 1", druid=13, temples="beside")
    assert [points for _, points, _ in temples(edge)] == [1]


@rule("MED-68")
def test_temples_are_paid_after_the_last_lap():
    table = last_turn("8 hut 1, 9 hut 2, 10 temple 1, 11 hut 2, 12 hut 2, 13 hut 2", 13)
    assert table.play(QUIET) == []
    awards = table.play("nothing")  # player 1 keeps their stone; nobody else has anything
    (award,) = [award for award in awards if award.rule == "MED-68"]
    assert (award.player, award.points, award.what, award.where) == (0, 5, "temple", ("10",))
    assert table.scores == [5 - 1 + 5, 5 - 4 + 3]  # refusals, temple; refusals, two runes


@rule("MED-69")
def test_a_row_between_two_temples_counts_for_both():
    table = Table(fields="7 temple 1, 8 hut 1, 9 hut 2, 10 hut 1, 11 temple 1", druid=10)
    assert [(owner, points) for owner, points, _ in temples(table)] == [(1, 3), (1, 3)]
    rivals = Table(fields="7 temple 1, 8 hut 1, 9 hut 2, 10 hut 1, 11 temple 2", druid=10)
    assert [(owner, points) for owner, points, _ in temples(rivals)] == [(1, 3), (2, 3)]


@rule("MED-70")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 21, 28, 36, 45])))
def test_runes_pay_one_two_three_and_so_on(count, points):
    first = (0, 5, 8, 12, 14, 17, 22, 25, 29)  # the first field of every area
    own = first[:count]
    table = Table(fields=row(1, *own), druid=own[-1] if count > 3 else None)
    awards = table.game.forecast(table.s)
    assert [(award.rule, award.what, award.points, award.at_end) for award in awards] == [
        ("MED-70", "runes", points, True)
    ] * (count > 0)
    assert [term for award in awards for term in award.terms] == [Term("rune", 1, n) for n in range(1, count + 1)]
    assert table.view()["rune_points"] == [points, 0]


@rule("MED-71")
def test_scores_go_beyond_the_track():
    table = Table(
        scores="99 5",
        hands={1: "W2 S2 C1"},
        fields="8 hut 1, 9 hut 2, 10 hut 2, 11 hut 2, 12 hut 2, 20 hut 2",
        druid=20,
    )
    table.play("temple 7")
    assert table.points("offer both")[1] == 5
    assert table.scores[0] == 104


@rule("MED-72")
@pytest.mark.parametrize(
    ("scores", "huts", "hands", "places"),
    [
        ("60 61", (10, 9), ("W5", ""), [2, 1]),
        ("60 60", (10, 9), ("", "W5"), [1, 2]),  # more buildings
        ("60 60", (9, 9), ("W3", "S5"), [2, 1]),  # more materials
        ("60 60", (9, 9), ("W3", "S3"), [1, 1]),  # the will of the gods
    ],
)
def test_who_wins(scores, huts, hands, places):
    mine, others = range(huts[0]), range(12, 12 + huts[1])
    table = Table(
        scores=scores, fields=f"{row(1, *mine)}, {row(2, *others)}", druid=others[-1], hands={1: hands[0], 2: hands[1]}
    )
    assert table.game.ranking(table.s).tolist() == places


@rule("MED-72")
def test_temples_break_ties_like_huts():
    table = Table(scores="60 60", fields="0 hut 1, 4 temple 1, 8 hut 2")
    assert table.game.ranking(table.s).tolist() == [1, 2]
    three = Table(3, scores="60 60 60", fields="0 hut 1, 4 temple 3, 8 hut 2", hands={1: "W2", 2: "W1", 3: "S2"})
    assert three.game.ranking(three.s).tolist() == [1, 3, 1]


@rule("MED-73")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_buildings_and_materials_themselves_are_worth_nothing(players):
    match = play_at_random(Meduris(players), seed=7 + players)
    assert match.over
    rules = {award.rule for award in match.awards}
    assert rules <= {f"MED-{number}" for number in (31, 50, 51, 52, 53, 55, 58, 68, 70)}
    sums = [5] * players
    for award in match.awards:
        sums[award.player] += award.points
    assert sums == match.scores


@rule("MED-81")
def test_a_hundred_turns_each_are_enough():
    table = Table(turn=2, turns=199, fields="3 hut 1, 10 hut 2")
    table.play("move wood 2 copper")
    assert (table.view()["ending"], table.turn, table.asked) == (1, 1, "chance")
    table.play("stone", "move wood 1 copper")
    refuse_all(table)
    assert table.asked == "over"
    early = Table(turn=2, turns=197, fields="3 hut 1, 10 hut 2")
    early.play("move wood 2 copper")
    assert "ending" not in early.view()


@rule("MED-81")
def test_the_limit_grows_with_the_players():
    for players in (3, 4):
        table = Table(players, turn=players, turns=100 * players - 1)
        table.play(table.ways_to("move")[0])
        assert table.view()["ending"] == players - 1
        for player in range(1, players):
            assert table.turn == player
            table.play("minus")
            while table.phase == "return":
                table.play(table.offers[0])
            table.play(table.ways_to("move")[0])
        assert table.asked == "over"
        assert table.view()["turns"] == 101 * players - 1


@rule("MED-63")
def test_after_the_end_nothing_may_be_played():
    match = play_at_random(Meduris(2), seed=1)
    with pytest.raises(Refusal) as refused:
        match.play(0, "hut 0")
    assert refused.value.reason == "match-over"
    with pytest.raises(Refusal) as refused:
        match.game.words.parse(match.position, "hut 0")
    assert refused.value.reason == "match-over"
    assert Match.replay(match.game, [(e.actor, e.text) for e in match.events]).scores == match.scores
