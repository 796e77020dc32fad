"""The options of a table: where the rule book can be read in two ways, both are here, the default first."""

from __future__ import annotations

from oppidum.core.options import Option, Value

OPTIONS = (
    Option(
        "start",
        "Which starting group lies on top of the deck",
        {
            "players": "by the number of players: 8 cards for two and three, 12 for four and five",
            "sa": "the group of 4",
            "sb": "the group of 8",
            "sc": "the group of 12",
        },
        rules=("FIN-003",),
    ),
    Option(
        "bought",
        "How long bought goods may be kept in hand",
        {"phase": "until the clan's action phase ends", "turn": "until its action turn ends"},
        rules=("FIN-194",),
    ),
    Option(
        "nomad_ground",
        "Whether nomads found with goods from the ground",
        {True: "yes: a small village of what lies in its comarca", False: "no: only of what they own"},
        rules=("FIN-103",),
    ),
    Option(
        "harvest_bonus",
        "What being alone and having a closed city add to a harvest",
        {"max1": "one good, also for both", "stack": "one good for each of them"},
        rules=("FIN-076",),
    ),
    Option(
        "open_link",
        "What an open village linked to a closed city of its own clan scores",
        {"floor2": "its flags, but at least 2", "strict": "its flags"},
        rules=("FIN-151",),
    ),
    Option(
        "melt_points",
        "What is counted for the star points of melting",
        {"gold": "every two gold that are made", "coins": "every two coins that are melted"},
        rules=("FIN-134",),
    ),
    Option(
        "melt_cap",
        "How many star points melting brings in an action phase",
        {2: "two at most", "none": "any number"},
        rules=("FIN-134",),
    ),
    Option(
        "gift_limit",
        "How often a clan may give gold to the same other clan",
        {2: "twice in a match", "none": "any number of times"},
        rules=("FIN-170",),
    ),
    Option(
        "fish",
        "When fish on the ground grow",
        {"track": "in winters, as the year track says", "half_year": "by one in every half year"},
        rules=("FIN-065",),
    ),
    Option(
        "forage",
        "Whether hungry villages eat what lies on the ground",
        {False: "no: only what their clan has stored", True: "yes: when nothing stored is left for them"},
        rules=("FIN-080", "FIN-081"),
    ),
    Option(
        "feed_choice",
        "Who says which food is eaten",
        {"auto": "crops first, then fish, game and livestock", "manual": "the clan itself"},
        rules=("FIN-080",),
    ),
    Option(
        "abandon",
        "Whether a clan with food enough may leave tiles unfed",
        {False: "no: with food enough all eat", True: "yes: every clan is asked who eats"},
        rules=("FIN-081",),
    ),
    Option(
        "overwrite",
        "Which squares a card may cover together",
        {
            "tiers": "both squares of one card; a water card without any other place any two",
            "free": "any two squares",
        },
        rules=("FIN-028",),
    ),
    Option(
        "flood_cities",
        "Whether water cards may cover closed cities",
        {False: "no", True: "yes, as they cover villages"},
        rules=("FIN-029",),
    ),
    Option(
        "vein",
        "What a rich vein adds to",
        {"iron": "iron where mountains meet", "wood": "wood where forests meet"},
        rules=("FIN-073",),
    ),
    Option(
        "bard_free",
        "What an offering costs with a bard",
        {False: "the gold that stays on the dolmen", True: "nothing"},
        rules=("FIN-109",),
    ),
    Option(
        "annex",
        "What the two tiles of a city pay when they are joined",
        {
            "iron+coins": "1 iron and 2 coins for a small tile, double for a large one",
            "gold+iron": "1 gold and 2 iron for a small tile, double for a large one",
        },
        rules=("FIN-095", "FIN-096"),
    ),
    Option(
        "large_third",
        "What a large village costs in addition to wood and iron",
        {"gold": "1 gold", "coin": "1 coin"},
        rules=("FIN-093", "FIN-094"),
    ),
    Option(
        "mint_fuel",
        "What is burnt for minting and melting",
        {"wood": "1 wood", "iron": "1 iron"},
        rules=("FIN-132",),
    ),
    Option(
        "gen_activation",
        "What is put on farmers, hunters, ranchers and fishers",
        {"wood_or_iron": "wood or iron", "fixed": "iron on farmers and hunters, wood on ranchers and fishers"},
        rules=("FIN-115",),
    ),
    Option(
        "spec_offensive",
        "What it costs to use a specialist against another clan",
        {"single": "one action", "double": "two actions, as an attack"},
        rules=("FIN-089", "FIN-115"),
    ),
    Option(
        "coin_limit",
        "How many coins there are",
        {"none": "as many as are needed", 150: "150, as in the box"},
        rules=("FIN-184",),
    ),
    Option(
        "pending_specialists",
        "Whether goldsmith, looter, explorer and countryman are in the deck",
        {False: "no", True: "yes, each in the place of another card"},
        rules=("FIN-004",),
    ),
    Option(
        "virgin_founding",
        "Whether settled clans found with goods from the ground where nobody lives",
        {False: "no", True: "yes: in comarcas without any flag"},
        rules=("FIN-102", "FIN-188"),
    ),
    Option(
        "boat_sea",
        "Whether boats sail from coast to coast",
        {False: "no", True: "yes, as far as two docks"},
        rules=("FIN-113",),
    ),
    Option(
        "carry_limit",
        "How many unused actions a clan may carry",
        {5: "five; what is above is sold", "none": "any number"},
        rules=("FIN-091", "FIN-171"),
    ),
    Option(
        "road_match",
        "How the roads of a new card must fit",
        {"one": "one end must go on", "strict": "every end that meets a square must go on"},
        rules=("FIN-024",),
    ),
    Option(
        "match_side",
        "Across which sides equal landscapes bring goods",
        {"any": "any side of two squares", "joined": "only where a road or a river goes on"},
        rules=("FIN-022",),
    ),
    Option(
        "discovery",
        "How much a clan may take at once of what its card brings",
        {"per_card": "one good for a card", "per_coincidence": "one good for each match of landscapes"},
        rules=("FIN-060",),
    ),
    Option(
        "flood",
        "Which boats a flood sinks",
        {"reach": "those on its stretch of river, up to the next junctions", "whole_network": "all on its river"},
        rules=("FIN-072",),
    ),
    Option(
        "cart_roads",
        "Whether carts reach what lies on their comarca's roads",
        {False: "no: only their comarca", True: "yes, as settlements and boats do"},
        rules=("FIN-039",),
    ),
    Option(
        "blind_bids",
        "Whether the attacked clan knows the iron of an attack",
        {False: "yes: it answers", True: "no: both decide blindly"},
        rules=("FIN-116",),
    ),
    Option(
        "dolmen_gold",
        "What happens to the gold of an offering",
        {"kept": "it stays on the dolmen", "ground": "it falls to the ground there"},
        rules=("FIN-109",),
    ),
    Option(
        "deck",
        "How many cards are in the deck",
        {"full": "all that belong to the number of players", "half": "half of them, for a match of half the length"},
        rules=("FIN-002",),
        later=True,
    ),
    Option(
        "opening",
        "What is dealt in the first two turns",
        {"any": "whatever lies on top", "terrain": "terrain cards, so that everybody begins with land"},
        rules=("FIN-003",),
        later=True,
    ),
    Option(
        "peaceful",
        "Whether clans leave each other in peace",
        {
            False: "no: they attack, convert and win over specialists",
            True: "yes: none of these, nor the cards that are only about them",
        },
        rules=("FIN-004", "FIN-005", "FIN-116", "FIN-121", "FIN-125"),
        later=True,
    ),
)

PRESETS: dict[str, dict[str, Value]] = {
    "rulebook": {option.name: option.default for option in OPTIONS},
    "first-match": {"deck": "half", "opening": "terrain", "peaceful": True},
}
