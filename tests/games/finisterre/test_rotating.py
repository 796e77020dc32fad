"""Cards that go round: spy, impostor, troublemaker and beggar."""

import pytest

from oppidum.games.finisterre import dealing, harvest, links, rotating, spirit
from oppidum.games.finisterre.state import (
    ACTIVE,
    AWAY,
    CROP,
    ENOUGH,
    FACE_UP,
    NOTHING,
    PICK_ACTION,
    SLOTS,
)
from tests.games.finisterre.economy_tables import Land
from tests.games.finisterre.maps import Map
from tests.games.finisterre.tables import table

rule = pytest.mark.rule


class Rounds:
    """A table with a card of clan 0 that has just been sent away."""

    def __init__(self, name: str, die: int, players: int = 3, **options):
        self.table = table(players, **options)
        self.position = self.table.start()
        self.s, self.b = self.position.row, self.table.book.row
        self.s.slot_card[0, 0] = self.table.box.codes[name]
        self.s.slot_state[0, 0] = ACTIVE
        self.s.slot_good[0, 0, 0] = CROP
        self.s.slot_value[0, 0, 0] = die
        rotating.send_away(self.s, self.b, 0, 0)

    def pass_on(self, half_years: int) -> None:
        """A card phase with so many half years is over."""
        self.s.seasons = half_years
        rotating.pass_on(self.s, self.b)

    @property
    def away(self) -> tuple[int, int]:
        """Who holds the card, and its die."""
        assert self.s.slot_state[0, 0] == AWAY
        return int(self.s.slot_holder[0, 0]), int(self.s.slot_value[0, 0, 0])

    def is_home(self) -> bool:
        """Whether the card lies before its owner, inactive and empty."""
        s = self.s
        assert (s.slot_state[0, 0] == AWAY) != (s.slot_holder[0, 0] == NOTHING)
        return s.slot_state[0, 0] == FACE_UP and s.slot_good[0, 0, 0] == NOTHING and s.slot_coins[0, 0] == 0


@rule("FIN-143")
def test_a_spy_costs_its_holder_actions_and_moves_on_to_the_right():
    t = Rounds("ESP", 3)
    assert t.away == (2, 3)
    t.pass_on(0)
    assert t.away == (2, 3)
    t.pass_on(1)
    assert t.away == (1, 2)
    assert t.s.carried[:3].tolist() == [0, 0, -1]
    t.pass_on(1)
    assert t.away == (2, 1)  # its owner is skipped
    assert t.s.carried[:3].tolist() == [0, -1, -1]
    t.pass_on(2)  # only one point is left
    assert t.is_home()
    assert t.s.carried[:3].tolist() == [0, -1, -2]


@rule("FIN-143")
def test_after_more_than_a_year_the_owner_of_a_spy_is_exposed():
    t = Rounds("ESP", 3)
    t.pass_on(3)
    assert t.is_home()
    assert t.s.carried[:3].tolist() == [-3, 0, 0]


@rule("FIN-171")
def test_what_a_spy_costs_beyond_the_track_is_forgotten():
    t = Rounds("ESP", 4)
    t.s.carried[0] = -8
    t.pass_on(3)
    assert t.s.carried[0] == -10


@rule("FIN-144")
def test_a_beggar_collects_alms_for_its_owner():
    t = Rounds("MEN", 4)
    t.s.coins[:3] = 1, 3, 10
    t.pass_on(2)
    assert t.away == (1, 2)
    assert (t.s.coins[:3].tolist(), t.s.slot_coins[0, 0]) == ([1, 3, 6], 4)
    t.pass_on(2)  # nobody pays more than it has; the die falls all the same
    assert t.is_home()
    assert t.s.coins[:3].tolist() == [1 + 4 + 3, 0, 6]


@rule("FIN-144")
def test_an_exposed_beggar_pays_the_bank():
    t = Rounds("MEN", 5)
    t.s.coins[:3] = 2, 9, 9
    t.pass_on(1)
    assert t.s.slot_coins[0, 0] == 2
    t.pass_on(3)  # four points are left
    assert t.is_home()
    assert t.s.coins[:3].tolist() == [0, 9, 7]


@rule("FIN-144")
def test_coins_on_a_beggar_are_not_in_the_bank():
    t = Rounds("MEN", 5, coin_limit="150")
    t.s.coins[:3] = 0, 40, 100
    t.s.slot_coins[0, 0] = 8
    spirit.gain_coins(t.s, t.b, 0, 5)
    assert t.s.coins[0] == 2


@rule("FIN-174")
def test_of_two_clans_the_rival_keeps_the_card():
    t = Rounds("ESP", 5, players=2)
    for die in (4, 3, 2):
        t.pass_on(1)
        assert t.away == (1, die)
    assert t.s.carried[:2].tolist() == [0, -3]


@rule("FIN-174")
def test_a_card_that_comes_home_early_brings_its_coins():
    t = Rounds("MEN", 5)
    t.s.coins[2] = 9
    t.pass_on(1)
    rotating.come_home(t.s, t.b, 0, 0)
    assert t.is_home()
    assert t.s.coins[:3].tolist() == [2, 0, 7]


@rule("FIN-175")
def test_an_impostor_costs_cards_of_the_next_deal():
    m = Map()
    m.lay("SA1", 0, 0)
    m.village(1, 0, 2, "1L 1S", 2)
    code = m.table.box.codes["FAR"]
    m.s.slot_card[0, SLOTS - 1], m.s.slot_state[0, SLOTS - 1] = code, ACTIVE
    m.s.slot_good[0, SLOTS - 1, 0], m.s.slot_value[0, SLOTS - 1, 0] = CROP, 3
    rotating.send_away(m.s, m.b, 0, SLOTS - 1)
    m.s.seasons = 2
    rotating.pass_on(m.s, m.b)
    dealing.begin_deal(m.s, m.b)
    assert m.s.dues[:2].tolist() == [1, 1]
    dealing.begin_deal(m.s, m.b)
    assert m.s.dues[:2].tolist() == [1, 3]


@rule("FIN-175")
def test_an_impostor_costs_a_nomad_its_only_card():
    t = Rounds("FAR", 6)
    t.pass_on(1)
    t.s.cards_lost[1] = 3
    dealing.begin_deal(t.s, t.b)
    assert t.s.dues[:3].tolist() == [1, 0, 0]
    assert dealing.next_to_deal(t.s) == 0


def land_with_two_links(lost: int) -> Land:
    """A clan with two direct links over bridges, and goods everywhere."""
    land = Land()
    land.linked_towns(1, "0S", 2, "0S")
    land.linked_towns(3, "0S", 4, "0S")
    for comarca in range(1, 5):
        land.lay(comarca, "wood", count=2)
    land.s.links_lost[0] = lost
    land.s.picker = NOTHING
    links.begin_links(land.s, land.b)
    return land


@rule("FIN-176")
@pytest.mark.parametrize(("lost", "goods"), [(0, 2), (1, 1), (2, 0), (5, 0)])
def test_a_troublemaker_costs_goods_of_the_next_harvest_of_links(lost, goods):
    land = land_with_two_links(lost)
    taken = 0
    while links.go_on_linking(land.s, land.b):
        fields = [action for action in land.legal(links.legal_link_picks) if action != ENOUGH]
        assert {action - PICK_ACTION for action in fields} == ({1, 2, 3, 4} if taken == 0 else {1, 2})
        links.answer_link(land.s, land.b, fields[-1])
        taken += 1
    assert taken == goods
    assert sum(land.held_by(0).values()) == goods
    assert land.s.links_lost[0] == 0


@rule("FIN-176")
def test_a_troublemaker_goes_with_a_harvest_without_links():
    land = Land()
    land.s.links_lost[:2] = 2, 1
    assert not harvest.begin_harvest(land.s, land.b)
    assert land.s.links_lost[:2].tolist() == [0, 0]


@rule("FIN-176")
def test_the_losses_of_a_troublemaker_add_up():
    t = Rounds("CIZ", 3, players=2)
    t.pass_on(1)
    t.pass_on(2)
    assert t.is_home()
    assert t.s.links_lost[:2].tolist() == [0, 3]
    t = Rounds("CIZ", 3, players=2)
    t.pass_on(4)
    assert t.s.links_lost[:2].tolist() == [3, 0]
