"""Notation: every action has one spelling that reads back, and what is refused says why."""

import pytest

from oppidum.core import jit
from oppidum.core.game import Refusal
from oppidum.games.finisterre import phases
from oppidum.games.finisterre.actions import kinds
from oppidum.games.finisterre.actions.building.building import arrow_cell
from oppidum.games.finisterre.actions.building.faults import find_edges
from oppidum.games.finisterre.actions.building.leaving import can_leave_to
from oppidum.games.finisterre.actions.trade.minting import melt_price
from oppidum.games.finisterre.cards.codes import IN_HAND, IN_ROW
from oppidum.games.finisterre.clans.units import LARGE
from oppidum.games.finisterre.game import Finisterre
from oppidum.games.finisterre.land.grid import cell_of
from oppidum.games.finisterre.land.sides import SITE
from oppidum.games.finisterre.screen.choices import name_choice
from oppidum.games.finisterre.specialists.activation import belongs_on
from oppidum.games.finisterre.specialists.slots import ACTIVE, ILL, USED
from oppidum.games.finisterre.state import BOUGHT
from oppidum.games.finisterre.words.spelling import name_cell
from tests.games.finisterre.speech import along, play
from tests.games.finisterre.world import B1, B2, World, answers
from tests.games.finisterre.world.names import CODES, NUMBERS

FAST = jit.mode() != "interpreted"
GAMES = {players: Finisterre(players) for players in (2, 3, 4, 5)}
GAME = GAMES[2]


@pytest.mark.parametrize("players", GAMES)
def test_every_action_has_one_spelling_that_reads_back(players):
    game = GAMES[players]
    for number, (s, legal) in enumerate(along(game, seed=players, events=10_000 if FAST else 90)):
        texts = [game.words.format(s, action) for action in legal]
        assert len(set(texts)) == len(texts)
        if number % (1 if FAST else 9) == 0:
            assert game.words.prompt(s)
            before = s.checksum()
            for text, action in list(zip(texts, legal, strict=True))[:4]:
                assert game.words.parse(s, f"  {text.upper()} ") == action
            with pytest.raises(Refusal) as refused:
                game.words.parse(s, "no such thing")
            assert refused.value.reason
            assert s.checksum() == before


def nomad():
    """A clan acts that has nothing but what it is given."""
    return World(B1).turn(coins=0)


def settled(**goods):
    """A village at the site of SA1, with goods in its store."""
    world = World(B1)
    world.village(0, 1, 0, "s", **goods)
    return world.turn(coins=0)


def placing(name, cards=B1, village=None, tier=1):
    """A card is to be placed by clan 1."""
    world = World(cards)
    if village:
        world.village(0, *village)
    s = world.position
    s.phase, s.asked, s.playing, s.card, s.tier = phases.SQUARE, 0, 0, CODES[name], tier
    s.where[s.card] = IN_HAND
    return s


def refusal(s, text, game=GAME):
    """What is said when a text is refused; nothing has changed."""
    position = getattr(s, "position", s)
    before = position.checksum()
    with pytest.raises(Refusal) as refused:
        game.words.parse(position, text)
    assert position.checksum() == before
    assert refused.value.reason
    return refused.value


def test_the_spelling_of_a_turn():
    s = play(GAME, GAME.initial(), "first 2", "draw SB1", "draw SB5")
    assert GAME.words.prompt(s) == "Where does square A of SB5 lie?"
    legal = GAME.legal(s).tolist()
    assert "at 0,-1" in [GAME.words.format(s, action) for action in legal]
    assert GAME.words.parse(s, "AT  0 , -1") == GAME.words.parse(s, "at 0,−1")


def test_two_arrows_at_one_cell_are_told_apart():
    world = World("SA1 0 0 0, M17 2 -1 3").turn(coins=9)  # the sites of both point at 1,-1
    world.give(0, wood=3, iron=2)
    world.act("build_small")
    texts = [GAME.words.format(world.position, action) for action in world.legal()]
    assert texts == ["site 1,-1 n", "site 1,-1 e"]
    assert refusal(world, "site 1,-1").rule == "FIN-165"


def test_bad_words_say_what_might_be_written():
    refused = refusal(nomad(), "hello")
    assert refused.reason == "not-asked"
    assert "sell food" in refused.message


PLACES = [
    ("SB4", "SB7 0 0 0", "1,1 facing e", "FIN-016"),
    ("M56", "SB7 0 0 0", "at 0,1", "FIN-017"),
    ("M20", "SA1 0 0 0, M16 -1 0 3, M26 1 1 3", "-1,2 facing e", "FIN-018"),
    ("M12", "SA1 0 0 0, SA2 0 1 0", "at 0,0", "FIN-019"),
    ("M16", B1, "at 5,5", "FIN-024"),
    ("M01", B1, "at 5,5", "FIN-016"),
    ("M16", B1, "at 40,0", "FIN-190"),
    ("M16", B1, "at here", "FIN-190"),
    ("M16", B1, "pass", "FIN-044"),
]


@pytest.mark.parametrize(("card", "cards", "text", "rule_id"), PLACES)
def test_why_a_card_may_not_lie_there(card, cards, text, rule_id):
    s = placing(card, cards)
    if "facing" in text:
        place, _, text = text.partition(" ")
        s.phase, s.cell = phases.FACING, cell_of(*map(int, place.split(",")))
    assert refusal(s, text).rule == rule_id


def test_why_a_card_may_not_cover():
    s = placing("M16", "SA1 0 0 0, M16 2 0 0, M21 4 0 0")
    s.card = CODES["M24"]
    s.phase, s.cell = phases.FACING, cell_of(3, 0)
    assert refusal(s, "facing e").rule == "FIN-028"
    assert refusal(s, "at 3,0").rule == "FIN-010"


def test_settled_clans_keep_to_their_roads():
    s = placing("M16", "SB5 0 0 0", village=(1, 0, "s"))
    cards = {refusal(s, f"at {x},{y}").rule for x in (-1, -2) for y in (0, 1)}
    assert cards <= {"FIN-016", "FIN-024", "FIN-025"}


def test_why_a_card_cannot_be_played():
    s = World(B1).position
    s.phase, s.asked, s.playing = phases.CARD, 0, 0
    for index, name in enumerate(("M16", "M17", "M18")):
        s.hand[0, index] = CODES[name]
        s.where[CODES[name]] = IN_HAND
    s.hand_later[0, 2] = 1
    s.where[CODES["M20"]] = IN_ROW
    s.row_used[0] = 1
    assert refusal(s, "play M18").rule == "FIN-061"
    assert refusal(s, "play M19").rule == "FIN-042"
    assert refusal(s, "play M99").rule == "FIN-001"
    assert refusal(s, "play M20").reason == "in-the-row"
    assert refusal(s, "row M20").reason == "row-used"
    assert refusal(s, "row M19").reason == "not-in-the-row"
    assert refusal(s, "row M16").rule == "FIN-044"


def test_why_a_card_cannot_be_drawn():
    s = play(GAME, GAME.initial(), "first 1", "draw SB7")
    assert refusal(s, "draw SB7").rule == "FIN-002"
    assert refusal(s, "draw M85").rule == "FIN-002"
    assert refusal(s, "draw M01").rule == "FIN-003"
    assert refusal(GAME.initial(), "first 3").rule == "FIN-041"


def test_why_a_card_cannot_be_kept():
    s = GAME.initial()
    s.phase, s.asked, s.playing = phases.KEEP, 0, 0
    s.card, s.card_open = CODES["LAB"], 1
    assert refusal(s, "keep down").rule == "FIN-046"
    assert refusal(s, "sell").rule == "FIN-047"
    s.card, s.card_open = CODES["F03"], 0
    s.slot_state[0] = 1
    assert refusal(s, "keep").reason == "no-slot"
    assert refusal(s, "refuse").rule == "FIN-047"


def test_what_is_missing_is_named():
    refused = refusal(nomad(), "small")
    assert (refused.rule, refused.reason) == ("FIN-092", "missing")
    assert refused.facts == {"missing_wood": 3, "missing_iron": 2}
    assert refusal(nomad(), "large").rule == "FIN-093"
    world = settled(wood=2)
    assert refusal(world, "grow").facts == {"missing_wood": 1, "missing_iron": 2, "missing_gold": 1}
    assert refusal(world, "annex").facts == {"missing_coins": 4, "missing_wood": 1, "missing_iron": 4}
    assert refusal(world, "cart").facts == {"missing_iron": 1}
    assert refusal(world, "cart").message == "for a cart 1 iron are missing"
    assert refusal(world, "boat").rule == "FIN-106"


def test_why_nothing_can_be_founded_there():
    world = nomad()
    world.give(0, wood=3, iron=2)
    world.s.kind, world.s.phase = 0, phases.TARGET
    assert refusal(world, "site 4,4").rule == "FIN-036"
    taken = refusal(settled(), "small")  # the only site
    assert (taken.rule, taken.reason) == ("FIN-036", "no-site-free")
    full = World("SA1 0 0 0, SA3 0 -1 0").turn(coins=0)
    full.s.kind, full.s.phase = 0, phases.TARGET
    assert refusal(full, "site 1,-1").reason == "occupied"


def test_a_settled_clan_needs_a_road_to_the_site():
    world = World("SA1 0 0 0, M80 9 9 0")
    world.village(0, 1, 0, "s")
    assert refusal(world.turn(), "small").rule == "FIN-102"


def test_there_are_only_so_many_tiles():
    world = settled()
    world.s.town_flags[9:15, 0], world.s.town_clan[9:15, 0] = 1, 0
    assert refusal(world, "small").rule == "FIN-007"
    assert refusal(world, "annex").rule == "FIN-007"


def test_a_city_has_two_tiles():
    world = settled()
    world.close(0, 0, "e")
    assert refusal(world, "annex").rule == "FIN-101"


def test_why_nothing_can_be_traded():
    world = settled(wood=1)
    assert refusal(world, "buy").rule == "FIN-129"
    assert refusal(world, "sell").rule == "FIN-127"
    assert refusal(world, "sell food").facts == {"have": 0, "need": 12}
    assert refusal(world, "mint").reason == "no-gold"
    assert refusal(world, "melt").reason == "coins"
    assert refusal(settled(), "mint").rule == "FIN-133"
    world.trade(wood=3)
    assert refusal(world, "buy").facts == {"price": 8, "coins": 0}


@pytest.mark.rule("FIN-132")
def test_a_treasurer_lowers_the_price_that_a_refusal_tells():
    world = settled(wood=1)
    world.hire(0, "TES", ACTIVE)
    world.s.coins[0] = 0
    price = int(melt_price(world.s, world.b, 0, 1))
    assert price == GAME.book.mint_rate + GAME.book.mint_fee - 1
    assert refusal(world, "melt").facts == {"price": price, "coins": 0}


@pytest.mark.rule("FIN-100")
def test_a_tile_that_leaves_is_told_why_a_site_is_not_for_it():
    world = World(B2 + ", M18 -2 0 0").turn(coins=0)  # whose site lies in another comarca
    world.town("1S 0S", 1, 1, "n", second="n")
    world.s.kind, world.s.phase, world.s.target = kinds.LEAVE, phases.TARGET, 0
    edges = [edge for edge in find_edges(GAME, world.position, SITE) if not can_leave_to(world.s, world.b, 0, 0, edge)]
    reasons = {refusal(world, f"site {name_cell(int(arrow_cell(world.s, edge)))}").reason for edge in edges}
    assert "other-comarca" in reasons
    assert "missing" not in reasons


@pytest.mark.rule("FIN-115")
def test_a_card_says_which_goods_it_does_not_take():
    world = settled(wood=1, crop=3)
    slot = world.hire(0, "LAB")
    world.s.kind, world.s.phase, world.s.target = kinds.ACTIVATE, phases.TARGET, slot
    wanted = [good for good in ("wood", "crop") if belongs_on(world.b, answers.number_of("LAB"), NUMBERS[good])]
    (other,) = {"wood", "crop"} - set(wanted)
    assert refusal(world, f"{other} of 1").reason == "not-wanted"
    assert refusal(world, "iron of 1").reason == "not-stored"


@pytest.mark.rule("FIN-125")
def test_why_a_specialist_of_another_clan_is_not_won_over():
    world = World(B2).turn()
    world.village(0, 1, 0, "s", LARGE, gold=2)
    world.village(1, 1, 1, "n")
    own = world.hire(0, "DRU", ACTIVE)
    druid, ill, dear = world.hire(1, "DRU", ACTIVE), world.hire(1, "LAD", ILL), world.hire(1, "CON")
    world.s.kind, world.s.phase = kinds.CONVERT_SPECIALIST, phases.TARGET
    assert refusal(world, f"slot {own + 1}").reason == "own-card"
    assert refusal(world, f"slot {druid + 1} of 2").reason == "not-below"
    assert refusal(world, f"slot {dear + 1} of 2").facts == {"have": 2, "need": 3}
    assert GAME.words.parse(world.position, f"slot {ill + 1} of 2")
    world.hire(1, "PAT", ACTIVE)
    assert refusal(world, f"slot {ill + 1} of 2").reason == "patriarch"


@pytest.mark.rule("FIN-139")
def test_a_card_that_did_its_work_may_still_be_worked_on():
    world = World(B2).turn()
    world.village(0, 1, 0, "s", LARGE)
    own, other = world.hire(0, "BAR", ACTIVE), world.hire(0, "LAB", ACTIVE)
    world.s.slot_used[0, other] = USED
    world.s.kind, world.s.phase, world.s.target = kinds.USE_SPECIALIST, phases.TARGET, own
    assert refusal(world, f"slot {other + 1}").reason == "other-card"


def test_why_nothing_can_be_moved():
    world = settled()
    assert refusal(world, "destroy").rule == "FIN-108"
    assert refusal(world, "sail").rule == "FIN-113"
    assert refusal(world, "load").rule == "FIN-114"
    assert refusal(world, "drive").rule == "FIN-114"
    assert refusal(world, "move").rule == "FIN-040"
    assert refusal(world, "drop").rule == "FIN-039"
    assert refusal(world, "end").rule == "FIN-087"
    world.s.actions_left = 0
    assert refusal(world, "stop").rule == "FIN-087"
    assert refusal(world, "small").rule == "FIN-088"


def test_amounts_are_numbers():
    world = settled(wood=1, gold=2)
    play(GAME, world.position, "mint")
    assert [GAME.words.format(world.position, action) for action in world.legal()] == ["1", "2"]
    assert refusal(world, "3").facts == {"least": 1, "most": 2}


def test_goods_are_named_with_their_store():
    world = settled(wood=1, crop=8)
    world.cart(0, 0)
    world.s.store[0, BOUGHT, 1] = 2
    assert [GAME.words.format(world.position, one) for one in GAME.legal(play(GAME, world.position, "move")).tolist()]
    assert refusal(world, "gold of 1").rule == "FIN-039"
    assert refusal(world, "gold of 7").rule == "FIN-007"
    assert GAME.words.parse(world.position, "iron of bought")


def test_why_a_harvest_is_refused():
    world = settled(wood=3)
    s = world.position
    s.phase, s.asked, s.allowance, s.field = phases.TAKE, 0, 2, int(s.unit_com[0, 0])
    world.drop(1, 0, "s", wood=1, crop=3)
    assert refusal(s, "take gold").rule == "FIN-074"
    assert refusal(s, "take wood").rule == "FIN-077"
    assert refusal(s, "call 1").rule == "FIN-114"
    s.phase = phases.PICK
    assert refusal(s, "harvest c9").reason == "no-such-comarca"
    assert refusal(s, f"harvest c{2 - s.field}").reason == "no-flag"


def test_why_a_meal_is_refused():
    world = settled()
    world.s.phase, world.s.asked = phases.FEED, 0
    assert refusal(world, "feed").rule == "FIN-081"
    assert refusal(world, "half 1,-1").reason == "small-tile"
    assert refusal(world, "unfed 5,5").reason == "not-your-tile"
    world.s.town_flags[0, 0] = LARGE
    world.give(0, 0, crop=6)
    assert refusal(world, "half 1,-1").rule == "FIN-080"


def test_carried_actions_have_a_limit():
    world = nomad()
    world.s.phase, world.s.carried[0] = phases.CARRY, 2
    assert refusal(world, "carry 3").facts == {"most": 2}
    assert GAME.words.prompt(world.position).startswith("You carry 2 actions")


def test_a_match_that_is_over():
    s = GAME.initial()
    s.phase = phases.FINISHED
    assert refusal(s, "first 1").rule == "FIN-156"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("site 3,-1", {"do": "site", "cell": "3,-1"}),
        ("dock 3,-1 n", {"do": "dock", "cell": "3,-1", "toward": "n"}),
        ("slot 2 of 3", {"do": "slot", "slot": 2, "clan": 2}),
        ("crop of 3", {"do": "good", "good": "crop", "unit": 3}),
        ("crop of caravan", {"do": "good", "good": "crop", "store": "caravan"}),
        ("find crop 2 c3", {"do": "find", "good": "crop", "value": 2, "comarca": "c3"}),
        ("take crop", {"do": "take", "good": "crop"}),
        ("take over 1,2", {"do": "take over", "cell": "1,2"}),
        ("grow 3 from 1,2", {"do": "grow", "unit": 3, "cell": "1,2"}),
        ("4 warrior", {"do": "amount", "amount": 4, "helper": "warrior"}),
        ("sell food", {"do": "act", "kind": "sell food"}),
        ("keep M12", {"do": "keep card", "card": "M12"}),
        ("keep", {"do": "keep"}),
    ],
)
def test_a_text_is_read_part_by_part(text, parts):
    assert GAME.words.read_move(text) == parts


def test_a_choice_says_whether_a_word_names_a_kind_of_action():
    """`sell` may also be the sale of an objective, `small` and `large` a tile that is annexed."""
    assert name_choice("sell", {"free": False}) == {"text": "sell", "do": "act", "kind": "sell", "free": False}
    assert name_choice("sell", {"do": "sell", "card": "F03"}) == {"text": "sell", "do": "sell", "card": "F03"}
    assert name_choice("large", {"do": "size", "size": "large"}) == {"text": "large", "do": "size", "size": "large"}
