"""Cards that go round: spy, impostor, troublemaker and beggar."""

import pytest

from oppidum.core.game import NO_AWARDS
from oppidum.games.finisterre import moves
from oppidum.games.finisterre.cards import dealing
from oppidum.games.finisterre.clans import spirit
from oppidum.games.finisterre.goods import links
from oppidum.games.finisterre.goods.resources import CROP
from oppidum.games.finisterre.specialists import rotating
from oppidum.games.finisterre.specialists.slots import ACTIVE, AWAY, FACE_UP
from oppidum.games.finisterre.state import NOTHING, SLOTS
from tests.games.finisterre.world import B1, World, laid, without_map
from tests.games.finisterre.world.names import CODES

rule = pytest.mark.rule


class Trip:
    """A card of clan 0 that has just been sent away, with a die on it."""

    def __init__(self, name: str, die: int, players: int = 3, **options):
        world = World(players=players, **options)
        self.s, self.b = world.s, world.b
        self.slot = world.hire(0, name, crop=die)
        rotating.send_away(self.s, self.b, 0, self.slot)

    def pass_on(self, half_years: int) -> None:
        """A card phase with so many half years is over."""
        self.s.seasons = half_years
        rotating.pass_on(self.s, self.b, NO_AWARDS)

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
    trip = Trip("ESP", 3)
    assert trip.away == (2, 3)
    trip.pass_on(0)
    assert trip.away == (2, 3)
    trip.pass_on(1)
    assert trip.away == (1, 2)
    assert trip.s.carried[:3].tolist() == [0, 0, -1]
    trip.pass_on(1)
    assert trip.away == (2, 1)  # its owner is skipped
    assert trip.s.carried[:3].tolist() == [0, -1, -1]
    trip.pass_on(2)  # only one point is left
    assert trip.is_home()
    assert trip.s.carried[:3].tolist() == [0, -1, -2]


@rule("FIN-143")
def test_after_more_than_a_year_the_owner_of_a_spy_is_exposed():
    trip = Trip("ESP", 3)
    trip.pass_on(3)
    assert trip.is_home()
    assert trip.s.carried[:3].tolist() == [-3, 0, 0]


@rule("FIN-171")
def test_what_a_spy_costs_beyond_the_track_is_forgotten():
    trip = Trip("ESP", 4)
    trip.s.carried[0] = -8
    trip.pass_on(3)
    assert trip.s.carried[0] == -10


@rule("FIN-144")
def test_a_beggar_collects_alms_for_its_owner():
    trip = Trip("MEN", 4)
    trip.s.coins[:3] = 1, 3, 10
    trip.pass_on(2)
    assert trip.away == (1, 2)
    assert (trip.s.coins[:3].tolist(), trip.s.slot_coins[0, 0]) == ([1, 3, 6], 4)
    trip.pass_on(2)  # nobody pays more than it has; the die falls all the same
    assert trip.is_home()
    assert trip.s.coins[:3].tolist() == [1 + 4 + 3, 0, 6]


@rule("FIN-144")
def test_an_exposed_beggar_pays_the_bank():
    trip = Trip("MEN", 5)
    trip.s.coins[:3] = 2, 9, 9
    trip.pass_on(1)
    assert trip.s.slot_coins[0, 0] == 2
    trip.pass_on(3)  # four points are left
    assert trip.is_home()
    assert trip.s.coins[:3].tolist() == [0, 9, 7]


@rule("FIN-144")
def test_coins_on_a_beggar_are_not_in_the_bank():
    trip = Trip("MEN", 5, coin_limit="150")
    trip.s.coins[:3] = 0, 40, 100
    trip.s.slot_coins[0, 0] = 8
    spirit.gain_coins(trip.s, trip.b, 0, 5)
    assert trip.s.coins[0] == 2


@rule("FIN-174")
def test_of_two_clans_the_rival_keeps_the_card():
    trip = Trip("ESP", 5, players=2)
    for die in (4, 3, 2):
        trip.pass_on(1)
        assert trip.away == (1, die)
    assert trip.s.carried[:2].tolist() == [0, -3]


@rule("FIN-174")
def test_a_card_that_comes_home_early_brings_its_coins():
    trip = Trip("MEN", 5)
    trip.s.coins[2] = 9
    trip.pass_on(1)
    rotating.come_home(trip.s, trip.b, 0, 0)
    assert trip.is_home()
    assert trip.s.coins[:3].tolist() == [2, 0, 7]


@rule("FIN-175")
def test_an_impostor_costs_cards_of_the_next_deal():
    world = laid(B1)
    world.town("1L 1S", 1, 0, "s", second="s")
    code = CODES["FAR"]
    world.s.slot_card[0, SLOTS - 1], world.s.slot_state[0, SLOTS - 1] = code, ACTIVE
    world.s.slot_good[0, SLOTS - 1, 0], world.s.slot_value[0, SLOTS - 1, 0] = CROP, 3
    rotating.send_away(world.s, world.b, 0, SLOTS - 1)
    world.s.seasons = 2
    rotating.pass_on(world.s, world.b, NO_AWARDS)
    dealing.begin_deal(world.s, world.b)
    assert world.s.dues[:2].tolist() == [1, 1]
    dealing.begin_deal(world.s, world.b)
    assert world.s.dues[:2].tolist() == [1, 3]


@rule("FIN-175")
def test_an_impostor_costs_a_nomad_its_only_card():
    trip = Trip("FAR", 6)
    trip.pass_on(1)
    trip.s.cards_lost[1] = 3
    dealing.begin_deal(trip.s, trip.b)
    assert trip.s.dues[:3].tolist() == [1, 0, 0]
    assert dealing.next_to_deal(trip.s) == 0


def two_links(lost: int) -> World:
    """A clan with two direct links over bridges, and goods everywhere."""
    world = without_map()
    world.linked_towns(1, "0S", 2, "0S")
    world.linked_towns(3, "0S", 4, "0S")
    for comarca in range(1, 5):
        world.drop(comarca, wood=2)
    world.s.links_lost[0] = lost
    world.s.picker = NOTHING
    links.begin_links(world.s, world.b)
    return world


@rule("FIN-176")
@pytest.mark.parametrize(("lost", "goods"), [(0, 2), (1, 1), (2, 0), (5, 0)])
def test_a_troublemaker_costs_goods_of_the_next_harvest_of_links(lost, goods):
    world = two_links(lost)
    taken = 0
    while links.go_on_linking(world.s, world.b):
        fields = [action for action in world.legal() if action != moves.ENOUGH]
        assert {action - moves.PICK for action in fields} == ({1, 2, 3, 4} if taken == 0 else {1, 2})
        links.answer_link(world.s, world.b, fields[-1])
        taken += 1
    assert taken == goods
    assert sum(world.held_by(0).values()) == goods
    assert world.s.links_lost[0] == 0


@rule("FIN-176")
def test_a_troublemaker_goes_with_a_harvest_without_links():
    world = without_map()
    world.s.links_lost[:2] = 2, 1
    assert not world.harvest()
    assert world.s.links_lost[:2].tolist() == [0, 0]


@rule("FIN-176")
def test_the_losses_of_a_troublemaker_add_up():
    trip = Trip("CIZ", 3, players=2)
    trip.pass_on(1)
    trip.pass_on(2)
    assert trip.is_home()
    assert trip.s.links_lost[:2].tolist() == [0, 3]
    trip = Trip("CIZ", 3, players=2)
    trip.pass_on(4)
    assert trip.s.links_lost[:2].tolist() == [3, 0]
