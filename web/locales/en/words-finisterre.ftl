### Why something is refused: `why-<reason>`, with the facts of the refusal as arguments. Cells are written as x,y; comarcas and units are counted from 1.

## Cards

why-no-such-card = There is no such card.
why-no-such-clan = The clans are counted from 1 to { $most }.
why-not-in-the-deck = Card { $card } is not in the deck for this number of clans.
why-drawn-already = Card { $card } has been drawn already.
why-not-on-top =
    { $pile ->
        [upper] Card { $card } cannot be the next one of the upper pile.
       *[lower] Card { $card } cannot be the next one of the lower pile.
    }
why-next-turn = Not yet: this card is for the next turn.
why-not-in-hand = You do not hold that card.
why-in-hand = That card is in your hand, not in the row.
why-in-the-row = That card lies in the row: place it from there.
why-not-in-the-row = That card does not lie in the row.
why-row-used = You have already placed a card from the row in this turn.
why-fits-nowhere = This card fits nowhere at the moment.
why-not-lost = This card was not covered in a way that lets you take it back.
why-seen-by-all = Everybody has seen this specialist, so you can keep it only face up.
why-not-an-objective = You can sell only an objective when you draw it.
why-is-a-specialist = Keep this specialist face up or face down, or refuse it.
why-is-an-objective = Keep this objective, sell it or make it public.
why-no-slot = You have no free place for another card.

## Placing a card

why-not-a-cell = That is not a cell. Cells are written like 3,-2.
why-off-the-table = Not there: it lies beyond the edge of the table.
why-first-card = The first card lies in the middle, at 0,0.
why-must-place = You have to place this card: there is room for it.
why-placed-already = Square A already lies at { $cell }: now say which way the card faces.
why-covers-two = Not there: a card covers one square at most, or both squares of the same card.
why-other-course = Not there: the river at { $cell } may be covered only by the same course of water.
why-covers-boat = Not there: a boat lies at { $cell }.
why-covers-village = Not there: a village stands at { $cell }.
why-water-against-tile = Not there: water may not run against the tile at { $cell }.
why-sea = Not there: nothing may lie beside the sea at { $cell }.
why-water-mismatch = Not there: the river does not go on at { $cell }.
why-rivers-beside = Not there: two rivers may not lie side by side, and there is one at { $cell }.
why-road-mismatch = Not there: the road does not go on at { $cell }.
why-merges-comarcas = Not there: two comarcas would become one.
why-no-river = Not there: a card with water must go on from a river.
why-foreign-road = Not there: go on from a road where you live, or from one with a unit of yours.
why-city-road = Not there: the roads of a closed city of others may not be cut.
why-road-between-cities = Not there: the road between two closed cities may not be cut.
why-no-such-bank = The fish can go only to one of two banks: { $one } or { $other }.
why-not-generated = Your card has not brought that to that comarca.

## Harvest and food

why-no-such-comarca = There is no such comarca.
why-harvested = That comarca has already been harvested in this turn.
why-no-flag = You have no flag in that comarca.
why-no-link = You have no unused link that touches that comarca.
why-not-on-the-ground = That does not lie on the ground of that comarca.
why-no-room = You have no room for it there.
why-taken-already = Too late: carts are called before you take anything.
why-called-already = This cart has already been called in this harvest.
why-loaded = This cart is loaded, and only empty carts can be called.
why-there-already = The cart is there already.
why-no-bridges = No bridges lead the cart there.
why-food-short = There is not enough food for all. Choose who goes hungry.
why-not-your-tile = There is no village tile of yours at { $cell }.
why-marked-already = You have already decided about the tile at { $cell }.
why-small-tile = Only a large tile can be half fed.
why-food-enough = Its territory has enough food for the tile at { $cell }.

## Actions

why-too-many =
    { $good ->
        [wood] There is not that much wood.
        [iron] There is not that much iron.
        [gold] There is not that much gold.
       *[none] You can trade at most { $most } of them.
    }
why-actions-left =
    { $amount ->
        [one] You have an action left: do it, or stop and carry it.
       *[other] You have { $amount } actions left: do them, or stop and carry them.
    }
why-no-action-left = You have no action left in this turn.
why-no-free-step-left = You have used all free steps of this turn.
why-impossible = There is no way to do that now.
why-bad-amount = That number does not work here: choose from { $least } to { $most }.
why-no-such-unit = You have no such unit.

## Building

why-missing = Not enough: you still need { $missing }.
why-missing-in-store = Not enough in your stores: you still need { $missing }. Goods on the ground pay for a small village only.
why-no-tile-left = All your { $most } village tiles are on the table.
why-no-vehicle-left = All your { $most } boats and carts are on the table.
why-occupied = Not there: { $cell } is not empty.
why-water-end = Not there: water ends at { $cell }, and it must stay open.
why-no-road = No road of yours leads there.
why-no-site-free = No village site is free.
why-no-dock-free = No dock is free.
why-no-site = There is no village site for it.
why-no-dock = There is no dock for it.
why-two-arrows = Two arrows point at { $cell }: say which one you mean.
why-no-village = That takes a village of your own.
why-no-small-tile = That settlement of yours has no small village tile.
why-closed = This city already has two tiles, and there can be no third.
why-no-room-beside = No cell beside this village is free.
why-no-unit = That takes a unit of your own.
why-no-vehicle = You have neither a boat nor a cart, and villages cannot be broken up.
why-is-village = Villages cannot be broken up.

## Boats, carts and goods

why-no-boat = That takes a boat of your own.
why-no-dock-in-reach = No free dock is within reach.
why-out-of-reach = The dock at { $cell } is out of reach.
why-no-cart = That takes a cart of your own.
why-no-loaded-cart = You have no loaded cart.
why-no-empty-cart = You have no empty cart.
why-cart-empty = This cart is empty: moving it is a free step, not an action.
why-cart-loaded = This cart is loaded: moving it is an action, not a free step.
why-not-there = The cart does not go to that unit’s comarca.
why-no-round-trip = To bring something back you need a flag at both ends, and room for the load.
why-nothing-stored = You have no unit that holds goods; a caravan keeps what it carries.
why-nothing-to-move = No other unit of the same territory has room for what you have.
why-not-stored = That is not stored there.
why-not-a-unit = Only units can drop goods.
why-other-unit = Another unit of yours holds too much: drop something from that one first.

## Market and coins

why-no-full-lot = The market has no full lot of that.
why-coins =
    { $price ->
        [one] That costs { $price } coin, and you have { $coins }.
       *[other] That costs { $price } coins, and you have { $coins }.
    }
why-not-enough = You do not have enough for a full lot.
why-not-enough-food = Food is sold { $need } points at a time, and you have { $have }.
why-sell-food = Food is sold by an action of its own: choose to sell food.
why-no-territory = A caravan neither mints nor melts: that takes a village, a boat or a cart.
why-no-fuel =
    { $good ->
        [iron] The fire needs 1 iron in the same territory.
       *[wood] The fire needs 1 wood in the same territory.
    }
why-no-gold = There is no gold where you have fuel.
why-supply-empty = There is no gold left in supply.
why-not-the-first = Choose the first unit of this territory: it stands for all of them.

## Other clans and specialists

why-two-actions = That costs two actions, and only one is left in this turn.
why-no-shared-city = You have no part in a city of two clans.
why-no-free-site = No site of that comarca is free.
why-no-dolmen = There is no dolmen on the table.
why-no-dolmen-in-reach = No dolmen is within reach of enough gold, or you have already made an offering at each one this phase.
why-no-dolmen-there = No dolmen stands at { $cell }.
why-offered-already = This dolmen has had your offering in this phase.
why-dolmen-out-of-reach = No territory of yours with enough gold reaches the dolmen at { $cell }.
why-not-enough-gold = That takes { $need } gold, and you have { $have }.
why-no-feast = No settlement of yours with enough food and gold reaches one of another clan.
why-guests = These guests are out of reach, or you are short of food or gold for them.
why-gave-already = You have given gold in this action phase.
why-nobody-to-give = No clan within reach of your gold may take a gift from you now.
why-own-clan = A gift goes to another clan.
why-returned-gift = Not yet: clan { $clan } gave you gold in this or the last action phase.
why-gift-limit = You have given gold to clan { $clan } { $most } times in this match.
why-clan-out-of-reach = No territory of yours with enough gold reaches a unit of clan { $clan }.
why-no-iron = An attack needs iron in one of your units, and there is none.
why-peaceful = At this table clans leave each other in peace: there are no attacks and no conversions.
why-no-target = No unit of another clan is within reach of one of yours that has iron.
why-spirit =
    { $price ->
        [one] A conversion costs 1 level of spirituality, and you have { $have }.
       *[other] A conversion costs { $price } levels of spirituality, and you have { $have }.
    }
why-spirit-lead =
    { $lead ->
        [one] You need 1 level of spirituality more than the other clan, and you have { $have }.
       *[other] You need { $lead } levels of spirituality more than the other clan, and you have { $have }.
    }
why-nobody-to-convert = No settlement in your reach can be converted.
why-converted-already = A flag of this settlement has changed sides in this phase.
why-cannot-convert = It is out of reach, or you have no tile, cell or goods for the flag.
why-other-form = The flag cannot change sides in this way.
why-no-village-there = That is no village.
why-closed-already = A closed city has two tiles already.
why-refused-already = Clan { $clan } has refused it in this action phase.
why-cannot-join = You need a road to it, a free cell beside it, a tile, and the goods of both clans.
why-own-unit = That is a unit of your own.
why-unit-out-of-reach = That unit is out of reach, holds nothing, or is protected by a city that you share.
why-nothing-of-it = There is nothing of that to take.
why-none-active = You have no active specialist at home.
why-no-specialist = You have no healthy specialist face up.
why-no-specialist-there = This card is no specialist.
why-cannot-turn-on = You have nothing that your specialists need, or they have already been turned on or off in this phase.
why-cannot-turn-off = Your active specialists were only turned on in this phase, or you have no room for what lies on them.
why-turned-already = This card has already been turned on or off in this phase.
why-display-empty = There is no specialist on display.
why-not-displayed = There is no such specialist on display.
why-none-to-sell = You have no healthy, inactive specialist to sell.
why-no-druid = That takes an active druid not yet used in this phase.
why-nobody-to-win = There is no unprotected face-up specialist that you can afford.
why-used-already = Used already in this phase.
why-nothing-to-do = There is nothing for your active specialists to do.
why-empty-slot = There is no card there.
why-open-already = This card is already face up.
why-hidden-objective = A hidden objective is turned up only when it is fulfilled.
why-face-down = This card is face down: turn it up first.
why-ill = This specialist is ill.
why-away = This specialist is away.
why-is-active = An active specialist cannot be sold: turn it off first.
why-other-comarca = That site is in a different comarca from your city.
why-not-wanted = This specialist has no use for that.
why-own-card = This card is your own.
why-patriarch = An active patriarch keeps this specialist with their clan.
why-not-below = This specialist is not worth less than your druid.
why-no-room-for-gold = You have no room for the gold.
why-other-card = This card cannot be chosen here.
why-not-seen = Only the cards that the seer has seen can be kept.
