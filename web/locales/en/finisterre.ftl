# Around the map of Finisterre: what is asked, the choices, the panels, the log, the keyboard.

## What is asked

finisterre-tell =
    { $phase ->
        [first] The clan that begins is drawn.
        [deal] Cards are dealt.
        [card] Which card do you play?
        [square] Place the card: choose a glowing cell and turn the card as you like.
        [facing] Which way should the card face?
        [recover] Your card has covered another one. Will you take that one back into your hand?
        [bank] { $fish } fish meet: on which bank is the odd one?
        [find] Take one of the goods that have appeared.
        [keep] What will you do with { $card }?
        [harvest] Which comarca is harvested next?
        [take] { $amount ->
            [one] Take one good from the ground of { $comarca }.
           *[other] Take up to { $amount } goods from the ground of { $comarca }.
        }
        [link] Your link brings a good: from which comarca?
        [link-take] Which good of { $comarca } does your link bring?
        [feed] Food is short: who goes hungry?
        [menu] Which food is eaten first?
        [carry] { $amount ->
            [one] You carry one action. Will you sell it?
           *[other] You carry { $amount } actions. How many will you sell?
        }
        [owe] { $amount ->
            [one] You owe one action. Will you pay it off?
           *[other] You owe { $amount } actions. How many will you pay off?
        }
        [act] { $amount ->
            [one] You have one action: what do you do?
           *[other] You have { $amount } actions: what do you do?
        }
        [free] { $amount ->
            [one] Your actions are done. One free step is left, or end your turn.
           *[other] Your actions are done. { $amount } free steps are left, or end your turn.
        }
        [consent] { $name } would like to share your city. Do you agree?
        [defend] You are attacked: how much iron do you spend on the defence?
        [loot] Your attack succeeds: what do you take?
        [rescue] Your people leave: which goods do you save?
        [form] How are they converted?
        [overflow] There is no room for everything: what do you drop?
        [seer] Which of the cards that you have seen do you keep?
       *[over] The match is over.
    }
finisterre-about =
    { $phase ->
        [card] Each clan plays one card in turn until all hands are empty. A terrain card that fits somewhere must be placed.
        [square] Rivers go on from rivers, roads from roads. Where a landscape meets its like, goods appear.
        [facing] It turns around the cell you chose: say on which side its second half goes.
        [recover] If half of a covered card still lies beside your card, taking it back removes that half, and your card may bring less than was shown. It may be played once more in this turn.
        [bank] Fish are shared by both banks of the river.
        [find] Whoever places a card may keep one of the goods it brings, if there is room for it.
        [keep] Face up, a specialist helps you once it is activated. Face down it cannot, but scores its gold at the end.
        [keep-seen] Face up, a specialist helps you once it is activated. Everybody has seen this one, so it cannot lie face down.
        [keep-objective] Hidden, an objective is worth more and counts for you alone. Public, all clans compete for it.
        [harvest] All clans with flags there will take goods from its ground, you first.
        [take] You may take one good for each of your flags here, and one more if you are alone or have a city. It must fit into your stores.
        [link] Each direct link between two of your settlements brings one good more.
        [link-take] The good must fit into your stores.
        [feed] Small tiles eat 1 and large ones 2. An unfed tile is lost and costs a star point; a large one that gets half becomes small.
        [menu] Your villages eat what you name, one kind after the other. What is left stays in your stores.
        [carry] Actions left from earlier turns, or gained with spirituality, are added to those of this turn, unless you sell them for coins.
        [owe] Actions that you owe are taken from those of this turn, unless you pay them off.
        [act] The clans take turns, a few actions at a time. Do yours now, or stop: whatever you have left is carried to the next turn.
        [free] Free steps cost no action: move or drop goods, drive empty carts, turn cards up.
        [consent] Both clans will have a closed city. You pay for joining your own tile and gain a level of spirituality.
        [defend] Both sides lose the iron they spend.
        [loot] You take all that there is of one kind, as far as you have room.
        [rescue] What finds no room in your other units goes to the other clan, or onto the ground.
        [form] One flag changes sides. Choose the way that suits you.
        [overflow] What is dropped lies on the ground of that comarca.
        [seer] The card you keep is played in your next card phase; the other goes back on top of the deck.
       *[other] Wait a moment.
    }
finisterre-goal = The goal: the most points when the deck is empty. Villages and the links between them, spirituality, specialists and objectives score. Begin with a village.
finisterre-ask =
    { $sort ->
        [edge] { $kind }: where?
        [unit] { $kind }: which unit?
        [comarca] { $kind }: in which comarca?
        [lot] { $kind }: which lot?
        [store] { $kind }: which good?
        [ground] { $kind }: which good?
        [amount] { $kind }: how much?
        [size] { $kind }: how large?
        [cell] { $kind }: on which cell?
        [clan] { $kind }: which clan?
        [slot] { $kind }: which card?
        [specialist] { $kind }: which specialist?
        [form] { $kind }: in which way?
        [guests] { $kind }: whom do you invite?
        [kind] { $kind }: which kind of good?
        [dolmen] { $kind }: at which dolmen?
        [territory] { $kind }: in which territory?
        [die] { $kind }: with a die of which value?
        [iron] { $kind }: with how much iron?
       *[answer] { $kind }: choose.
    }
finisterre-ask-food =
    { $left ->
        [one] How much { $good } do you sell? 1 food point is still to be named.
       *[other] How much { $good } do you sell? { $left } food points are still to be named.
    }
finisterre-attacked = Under attack: { $unit }. { $name } has strength { $strength } and succeeds if that is { $lead } more than yours.
finisterre-attacked-unseen = Under attack: { $unit }. You do not see the iron of { $name }, who succeeds if it is { $lead } more than yours.
finisterre-holds =
    { $iron ->
        [0] The attack fails even if you spend no iron.
       *[other] The attack fails if you spend { $iron } iron.
    }
finisterre-holds-helped =
    { $iron ->
        [0] With your fighter, the attack fails even if you spend no iron.
       *[other] With your fighter, the attack fails if you spend { $iron } iron.
    }
finisterre-holds-never = All your iron there is not enough to stop it.

## Kinds of actions

finisterre-kind =
    { $kind ->
        [small] Found a small village
        [large] Found a large village
        [grow] Make a tile large
        [annex] Close a city
        [boat] Build a boat
        [cart] Build a cart
        [leave] Leave a mixed city
        [destroy] Break up a boat or cart
        [offering] Make an offering
        [feast] Hold a feast
        [gift] Give gold
        [sail] Sail
        [load] Drive a loaded cart
        [activate] Activate a specialist
        [deactivate] Deactivate a specialist
        [attack] Attack
        [convert] Convert people
        [convert-specialist] Convert a specialist
        [buy] Buy at the market
        [sell] Sell at the market
        [sell-food] Sell food
        [buy-specialist] Buy a specialist
        [sell-specialist] Sell a specialist
        [mint] Mint gold
        [melt] Melt coins
        [use] Use a specialist
        [move] Move a good
        [drop] Drop a good
       *[drive] Drive an empty cart
    }
finisterre-places =
    { $places ->
        [one] 1 place to store
       *[other] { $places } places to store
    }
finisterre-worth = scores { $points }
finisterre-kind-about =
    { $kind ->
        [small] At a village site. { finisterre-places }, eats 1 food, { finisterre-worth }.
        [large] At a village site. { finisterre-places }, eats 2 food, { finisterre-worth }.
        [grow] Your small tile becomes a large one: one more flag.
        [annex] A second tile beside your village makes a closed city: one action more, more points, and harder to attack.
        [boat] At a free dock. { finisterre-places }, { finisterre-worth }.
        [cart] In a comarca with a road and a unit of yours. { finisterre-places }, { finisterre-worth }.
        [leave] Your tile moves to a free site of the same comarca.
        [destroy] You get its wood back; the iron is lost.
        [offering] Gold at a dolmen for a level of spirituality.
        [feast] { $food } food and 1 gold for each guest, and { $gold } gold more: a level for each guest.
        [gift] { $gold } gold to another clan for a level of spirituality.
        [sail] Along the river to a free dock. A loaded boat does not get as far.
        [load] One good over bridges to another comarca, and perhaps one back.
        [activate] A good goes onto a card that lies face up.
        [deactivate] The good on a card comes back to you.
        [attack] Two actions. Iron against iron: you take all of one kind.
        [convert] Two actions and { $levels ->
            [one] one level
           *[other] { $levels } levels
        } of spirituality: one flag of another clan becomes yours.
        [convert-specialist] Two actions, with an active druid: pay the gold value and take the card.
        [buy] A full lot from the market.
        [sell] { $wood } wood or { $iron } iron to the market.
        [sell-food] { $food } food points of any kinds to the market.
        [buy-specialist] From the display, for its value in gold.
        [sell-specialist] To the display, for its value in gold.
        [mint] Gold becomes coins. The fire needs fuel.
        [melt] Coins become gold, and star points. The fire needs fuel.
        [use] Let a card do what only it can.
        [move] To another unit of the same territory.
        [drop] Onto the ground of its comarca.
       *[drive] Over bridges to another comarca.
    }
finisterre-group =
    { $sort ->
        [build] Build
        [travel] Travel
        [trade] Trade
        [people] Specialists
        [spirit] Spirituality
        [offence] Attack
        [free] Free steps
        [facing] Facing
        [hand] Your hand
        [row] From the row, once a turn
        [reveal] Turn a card up
        [keep] Your card
        [recover] The covered card
        [bank] Banks
        [ground] On the ground
        [comarca] Comarcas
        [unit] Units
        [clan] Clans
        [edge] Places
        [cell] Cells
        [store] Stores
        [lot] Lots
        [size] Size
        [amount] Amount
        [helped] With your warrior or fighter
        [guests] Guests
        [kind] Kinds of goods
        [divine] What you have seen
        [slot] Cards
        [specialist] Specialists
        [form] Ways
        [answer] Answer
       *[leave] Or
    }

## Choices

finisterre-say-stop = Stop and carry the rest
finisterre-say-end = End the turn
finisterre-say-enough = Enough
finisterre-say-feed = Feed the others
finisterre-say-find-nothing = Leave everything there
finisterre-say-recover-none = Leave it covered
finisterre-say-one-way = Bring nothing back
finisterre-say-yes = Yes
finisterre-say-no = No
finisterre-say-caravan = Caravan
finisterre-say-carried =
    { $number ->
        [0] Sell no carried action
        [one] Sell one carried action
       *[other] Sell { $number } carried actions
    }
finisterre-say-owed =
    { $number ->
        [0] Pay off no owed action
        [one] Pay off one owed action
       *[other] Pay off { $number } owed actions
    }
finisterre-say-reveal = Turn up card { $number }
finisterre-say-slot = Card { $number }
finisterre-say-first = Clan { $number }
finisterre-say-look = Look at the deck
finisterre-say-alchemy = Turn iron into gold
finisterre-say-clan = Clan { $number }
finisterre-say-guests = guests { $number }
finisterre-say-keep-up = Keep it face up
finisterre-say-keep-down = Keep it face down
finisterre-say-refuse = Refuse it
finisterre-say-keep = Keep it hidden
finisterre-say-publish = Make it public
finisterre-say-bank = On a bank
finisterre-choice =
    { $what ->
        [site] Site { $where }
        [dock] Dock { $where }
        [dolmen] Dolmen { $where }
        [unfed] { $where } goes hungry
        [half] { $where } gets half
       *[cell] Cell { $where }
    }
finisterre-facing =
    { $wind ->
        [n] Its second half in the north
        [e] Its second half in the east
        [s] Its second half in the south
       *[w] Its second half in the west
    }
finisterre-keep =
    { $keep ->
        [keep-up] Keep it face up
        [keep-down] Keep it face down
        [refuse] Refuse it: any clan may buy it then
        [keep] Keep it hidden
        [sell] Sell it unseen
       *[publish] Make it public, for all clans
    }
finisterre-bank =
    { $corner ->
        [ne] North-east bank, { $comarca }
        [se] South-east bank, { $comarca }
        [sw] South-west bank, { $comarca }
       *[nw] North-west bank, { $comarca }
    }
finisterre-lot =
    { $lot ->
        [wood] A lot of wood
        [iron] A lot of iron
       *[food] A group of food
    }
finisterre-size =
    { $size ->
        [small] Small
       *[large] Large
    }
finisterre-form =
    { $form ->
        [grow] { $unit }: grows, and theirs loses a flag { $where }
        [add] { $unit }: gets a tile, and theirs loses a flag { $where }
       *[take-over] Take over the tile at { $where }
    }
finisterre-divine =
    { $verb ->
        [put] Put it back on the deck
       *[keep] Keep it
    }
finisterre-foreign-unit = { $name }: { $unit }
finisterre-slot-of = { $card } ({ $name })
finisterre-menu-need = They eat { $need } in all.
finisterre-there = there:
finisterre-use-on =
    { $state ->
        [ill] cure it
        [down] turn it up
       *[active] switch it off
    }
finisterre-cost = costs
finisterre-get = you get
finisterre-less = Less
finisterre-more = More
finisterre-take-amount =
    { $what ->
        [mint] Mint { $amount } gold
        [melt] Make { $amount } gold
        [attack] Attack with { $amount } iron
        [defend] { $amount ->
            [0] Spend no iron
           *[other] Spend { $amount } iron
        }
        [sell] { $amount ->
            [0] Sell none
           *[other] Sell { $amount }
        }
        [owe] { $amount ->
            [0] Pay off none
           *[other] Pay off { $amount }
        }
        [activate] Use a die worth { $amount }
       *[other] Choose { $amount }
    }
finisterre-strength = strength { $strength }
finisterre-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
finisterre-card-with = with { $name }
finisterre-card-used = used in this phase
finisterre-left-to-name = then { $left } more to name
finisterre-back = Back
finisterre-cancel = Cancel
finisterre-confirm = Confirm
finisterre-confirm-title = Confirm your choice
finisterre-stop-about = All the actions you have left go to the next turn, and your action phase is over.
finisterre-trail = Steps so far
finisterre-guide = Your decision
finisterre-fold = Fold the guide
finisterre-unfold = Show the choices
finisterre-advised = A bot would choose this
finisterre-on-the-map = Choose a glowing cell on the map; R, or the mouse wheel, turns the card.
finisterre-on-the-map-touch = Choose a glowing cell on the map; “Turn” turns the card.
finisterre-one-way = It fits only this way here.
finisterre-from-dolmens = The star points come from dolmens in that comarca.
finisterre-score = score { $points }
finisterre-score-own = Your score: { $points } ({ $why }).
finisterre-score-other = { $name }: { $points } ({ $why }).
finisterre-lost =
    { $bought ->
        [yes] No room for { $goods }: lost unless you use it before your actions are over.
       *[no] No room for { $goods }: it falls to the ground.
    }
finisterre-no-room-for = no { $good }, for which you have no room
finisterre-stake-target = Against { $name }: { $unit }.
finisterre-stake-loot =
    { $who ->
        [own] If you win, you take one kind: { $goods }.
       *[other] If it succeeds, { $name } takes one kind: { $goods }.
    }
finisterre-stake-wreck =
    { $who ->
        [own] It is empty. If you win, you break it for { $wood } wood and lose 1 star point.
       *[other] It is empty. If the attack succeeds, { $name } breaks it for { $wood } wood.
    }
finisterre-stake-defence =
    { $defence ->
        [0] { $name } has nothing to defend it with: strength { $lead } is enough.
       *[other] { $name } can defend with strength { $defence }. Yours must be { $lead } more than what is spent there.
    }
finisterre-stake-stopped =
    { $stopped ->
        [0] Too weak: it fails even if { $name } spends nothing.
       *[other] It succeeds unless { $name } defends with strength { $stopped }.
    }
finisterre-change =
    { $what ->
        [sites] free village sites { $change }
        [stars] your star points { $change } ({ $most } make a level of spirituality)
        [docks] free docks { $change }
        [coins] your coins { $change }
        [sick] your ill specialists { $change }
        [points] your score { $change }
       *[keep] { $count ->
            [one] you may keep 1 of what it brings
           *[other] you may keep { $count } of what it brings
        }
    }
finisterre-keep-none = you have no room to keep any of it
finisterre-event-about =
    { $event ->
        [SU] Summer: the year moves on. New crop dice are worth 1 more.
        [WI] Winter: the year moves on. New crop dice are worth 1 less.
        [PLC] Crop plague. Half of these dice on the ground of its comarca go, and your specialists who are fed with them, or live there with some in store, fall ill.
        [PLG] Livestock plague. Half of these dice on the ground of its comarca go, and your specialists who are fed with them, or live there with some in store, fall ill.
        [PLH] Game plague. Half of these dice on the ground of its comarca go, and your specialists who are fed with them, or live there with some in store, fall ill.
        [FIR] Fire: half of the wood on the ground of its comarca burns; in summer all of it, and half of what is stored there.
        [VEI] Rich vein: from now on 1 iron more whenever mountains meet in its comarca.
        [ROB] Robbery: every clan with a flag in its comarca loses a quarter of its coins.
        [FER] Fertility: a crop die for each time that crops met in its comarca before.
       *[FLO] Flood: all boats on its stretch of river sink with their goods.
    }
finisterre-to-the-ground = Ground:
finisterre-free =
    { $free ->
        [0] You have no free place here.
        [one] You have 1 free place here.
       *[other] You have { $free } free places here.
    }
finisterre-caravan-about = A caravan carries your goods until you have a village.
finisterre-free-in = { $what }: { $free } of { $capacity } free
finisterre-one-step-away = One step away
finisterre-missing = missing
finisterre-impossible =
    { $count ->
        [one] Not possible now: 1 action
       *[other] Not possible now: { $count } actions
    }

## Goods, units and cards

finisterre-good =
    { $good ->
        [wood] wood
        [iron] iron
        [gold] gold
        [crop] crop
        [fish] fish
        [game] game
        [livestock] livestock
        [coins] coins
        [food] food
        [spirit] spirituality
       *[star] star points
    }
finisterre-amount =
    { $good ->
        [wood] { $amount } wood
        [iron] { $amount } iron
        [gold] { $amount } gold
        [crop] { $amount } crop
        [fish] { $amount } fish
        [game] { $amount } game
        [livestock] { $amount } livestock
        [food] { $amount } food
        [spirit] { $amount ->
            [one] 1 level of spirituality
           *[other] { $amount } levels of spirituality
        }
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
       *[star] { $amount ->
            [one] 1 star point
           *[other] { $amount } star points
        }
    }
finisterre-die =
    { $good ->
        [crop] crop worth { $value }
        [fish] fish worth { $value }
        [game] game worth { $value }
       *[livestock] livestock worth { $value }
    }
finisterre-dice =
    { $count ->
        [one] one die of { $good }
       *[other] { $count } dice of { $good }
    }
finisterre-food = Food
finisterre-in-comarca = { $what }, { $comarca }
finisterre-in = in { $comarca }
finisterre-some-unit =
    { $kind ->
        [village] the village
        [boat] the boat
        [cart] the cart
       *[unit] the unit
    }
finisterre-unit-in = { finisterre-some-unit } in { $comarca }
finisterre-unit =
    { $kind ->
        [village] Village in { $comarca }
        [boat] Boat in { $comarca }
       *[cart] Cart in { $comarca }
    }
finisterre-unit-which = { $unit } ({ $which })
finisterre-store =
    { $store ->
        [caravan] Caravan
        [lost] Goods of the lost tile
       *[bought] Bought goods in hand
    }
finisterre-terrain-of = Terrain: { $signs }
finisterre-terrain-card = Terrain card { $card }
finisterre-card-of-terrain = a terrain card
finisterre-card-with-signs = a card with { $signs }
finisterre-card-hidden = A card face down
finisterre-card-state =
    { $state ->
        [down] face down
        [active] active
        [ill] ill
        [away] away
       *[up] face up
    }
finisterre-activation =
    { $activation ->
        [tool] To activate it, put 1 wood or 1 iron on it.
        [wood] To activate it, put 1 wood on it.
        [gold] To activate it, put 1 gold on it.
       *[food] To activate it, put a die of food on it; its points are used up.
    }
finisterre-specialist-sort =
    { $sort ->
        [magic] Magic: one more level of spirituality while it is active, and it never falls ill.
       *[rotating] It travels: once activated it goes from neighbour to neighbour and works while the seasons pass.
    }
finisterre-gold-value = It is worth { $gold } gold, and as many points if it lies face down at the end.
finisterre-partial-points = Public: { $open } points for the first clan. Hidden: { $hidden } points when you fulfil it, { $failed } if you never do.
finisterre-final-points = Public: { $open } points for having the most, { $openShared } each if two tie, { $openOthers } for everybody else. Hidden, for its owner: { $hidden }, { $hiddenShared } if one other ties, else { $hiddenOthers }.

## Panels

finisterre-side = The table around the map
finisterre-strip = Year, deck and your clan
finisterre-meal = { $food } food, eats { $need } each turn
finisterre-eats = eats { $need }
finisterre-meal-about = Food of your clan, and what its tiles eat in each turn. In red: a territory has less than its tiles eat.
finisterre-hungry-then = You would have { $food } food left, and your tiles eat { $need }: a tile would starve.
finisterre-starved = Hunger! There was not enough food in { $where }, and a village tile of yours starved.
finisterre-slots =
    { $row ->
        [active] At work
        [up] Face up
       *[down] Face down
    }
finisterre-carried-keep = Keep them, and don’t ask again
finisterre-carried-ask = Ask me about carried actions again
finisterre-progress = { $amount } of { $of }
finisterre-purse-about = Goods of your clan, in all its units together
finisterre-purse-none = no goods
finisterre-ribbon = Phases of the turn
finisterre-stage =
    { $stage ->
        [cards] Cards
        [harvest] Harvest
        [meal] Food
       *[actions] Actions
    }
finisterre-stage-about =
    { $stage ->
        [cards] Cards are dealt and laid.
        [harvest] Everybody takes goods from the ground.
        [meal] Every tile eats; a tile without food starves.
       *[actions] Clan by clan, actions are done or carried.
    }
finisterre-hand = Your hand
finisterre-hand-none = No cards in hand.
finisterre-hand-size =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
finisterre-card-later = next turn
finisterre-clans = Clans
finisterre-starts = begins this turn
finisterre-coins-word =
    { $count ->
        [one] coin
       *[other] coins
    }
finisterre-spirit = spirituality
finisterre-star-of = { $star } of { $most } star points
finisterre-actions-of =
    { $pool ->
        [one] Actions: { $now } now, 1 in the pool
       *[other] Actions: { $now } now, { $pool } in the pool
    }
finisterre-no-actions = no actions
finisterre-carried = { $count } carried
finisterre-stopped = Has stopped for this turn.
finisterre-nomad = A nomad: without a village, at home everywhere.
finisterre-flags =
    { $count ->
        [one] 1 flag
       *[other] { $count } flags
    }
finisterre-room = { $used } of { $capacity } places are full
finisterre-empty = empty
finisterre-territory =
    { $units ->
        [one] A territory of 1 unit eats { $need } and has { $food } food.
       *[other] A territory of { $units } units eats { $need } and has { $food } food.
    }
finisterre-pieces-left =
    { $tiles ->
        [one] 1 village tile
       *[other] { $tiles } village tiles
    } and { $vehicles ->
        [one] 1 boat or cart
       *[other] { $vehicles } boats or carts
    } left
finisterre-fulfilled = fulfilled
finisterre-market = Market
finisterre-market-lot = lots of { $size }
finisterre-market-food-lot = groups of { $size } points or more
finisterre-market-there = { $amount } in the market
finisterre-market-buy =
    { $price ->
        [one] Buy one lot: 1 coin
       *[other] Buy one lot: { $price } coins
    }
finisterre-market-sell =
    { $price ->
        [one] Sell one lot: 1 coin
       *[other] Sell one lot: { $price } coins
    }
finisterre-market-no-lot = No full lot to buy
finisterre-market-sale = you get
finisterre-cards = Cards
finisterre-deck =
    { $count ->
        [0] The deck is empty: this is the last turn.
        [one] 1 card is left in the deck.
       *[other] { $count } cards are left in the deck.
    }
finisterre-deck-sorts =
    Nobody has seen { $terrain ->
        [one] one terrain card
       *[other] { $terrain } terrain cards
    }, { $specialists ->
        [one] one specialist
       *[other] { $specialists } specialists
    } and { $objectives ->
        [one] one objective
       *[other] { $objectives } objectives
    } of it.
finisterre-deck-word =
    { $count ->
        [one] card
       *[other] cards
    }
finisterre-deck-about = Cards left in the deck. When it is empty, the turn is played to its end.
finisterre-row = Row of cards that fitted nowhere
finisterre-row-none = No card waits there.
finisterre-display = Specialists on display
finisterre-display-none = None.
finisterre-objectives = Objectives for all
finisterre-objectives-none = None yet.
finisterre-year-title = Year
finisterre-year =
    { $season ->
        [summer] Summer of year { $number }
       *[winter] Winter, { $number ->
            [0] before year 1
           *[other] end of year { $number }
        }
    }
finisterre-year-short = Year { $number }
finisterre-year-about =
    { $season ->
        [summer] It is summer: crops are worth more, and fires are worse. Winter ends the year.
       *[winter] It is winter, and the year has ended: food on the ground has grown. Summer will raise the value of crops.
    }
finisterre-crop-value = A new crop die is worth { $value }.
finisterre-crop-about = What a new crop die is worth now
finisterre-growth = Food on the ground grows
finisterre-growth-year = End of year
finisterre-growth-animals = Game and livestock
finisterre-growth-half-year = +1 in every half year
finisterre-mint = Mint
finisterre-mint-about = In one territory, with 1 { $fuel } for the fire.
finisterre-mint-brings = Minting brings coins
finisterre-melt-costs = Melting costs coins

## The log

finisterre-line = { $name } { $deeds }.
finisterre-line-nothing =
    { $what ->
        [harvest] { $name } chose where to harvest.
        [enough] { $name } took nothing more.
        [bank] { $name } chose the bank of a fish.
        [find-nothing] { $name } took nothing.
       *[other] { $name } made a choice.
    }
finisterre-some-good = a good
finisterre-did =
    { $what ->
        [placed] placed a card{ $detail }
        [took] took { $detail }
        [found] found { $detail }
        [row] took { $detail } from the row
        [recover] took back { $detail }
        [reveal] turned a card up
        [call] called { $detail }
        [unfed] let a tile go hungry{ $detail }
        [half] fed a tile by half{ $detail }
        [carry] { $count ->
            [0] kept all carried actions
            [one] sold an action
           *[other] sold { $count } actions
        }
        [owe] { $count ->
            [0] paid off no action
            [one] paid off an action
           *[other] paid off { $count } actions
        }
        [stop] stopped
        [defended] defended with { $detail } iron
        [yes] agreed
        [no] did not agree
        [card-keep-up] kept a specialist face up{ $detail }
        [card-keep-down] kept a specialist face down
        [card-refuse] refused a specialist{ $detail }
        [card-keep] kept an objective
        [card-sell] sold an objective
        [card-publish] made an objective public{ $detail }
        [small] founded a small village{ $detail }
        [large] founded a large village{ $detail }
        [grow] made a tile large{ $detail }
        [annex] closed a city{ $detail }
        [boat] built a boat{ $detail }
        [cart] built a cart{ $detail }
        [leave] left a mixed city{ $detail }
        [destroy] broke up a boat or cart{ $detail }
        [offering] made an offering{ $detail }
        [feast] held a feast{ $detail }
        [gift] gave gold{ $detail }
        [sail] sailed{ $detail }
        [load] drove a loaded cart{ $detail }
        [activate] activated a specialist{ $detail }
        [deactivate] deactivated a specialist{ $detail }
        [attack] attacked{ $detail }
        [convert] converted people{ $detail }
        [convert-specialist] converted a specialist{ $detail }
        [buy] bought at the market{ $detail }
        [sell] sold at the market{ $detail }
        [sell-food] sold food{ $detail }
        [buy-specialist] bought a specialist{ $detail }
        [sell-specialist] sold a specialist{ $detail }
        [mint] minted gold{ $detail }
        [melt] melted coins{ $detail }
        [use] used a specialist{ $detail }
        [move] moved a good{ $detail }
        [drop] dropped { $detail }
       *[drive] drove an empty cart{ $detail }
    }

## Points

finisterre-award =
    { $what ->
        [tile] { $tile ->
            [small-tile] a small village tile
           *[large-tile] a large village tile
        }
        [boat] a boat
        [cart] a cart
        [link] a direct link
        [bridge] a city at a bridge
        [spirit] { $spirit ->
            [one] 1 level of spirituality
           *[other] { $spirit } levels of spirituality
        }
        [spirit-share] { $points ->
            [0] spirituality compared
           *[other] most or least spirituality
        }
        [hidden-specialist] { $card } face down
        [hidden-objective] { $card }, kept hidden
        [fulfilled-objective] { $card }, fulfilled
        [failed-objective] { $card }, not fulfilled
       *[objective] { $card }, made public
    }
award-tile = Village tiles
award-boat = Boats
award-cart = Carts
award-link = Direct links
award-bridge = Bridges
award-spirit = Spirituality
award-spirit-share = Most and least spirituality
award-hidden-specialist = Specialists face down
award-objective = Public objectives
award-hidden-objective = Hidden objectives
award-fulfilled-objective = Fulfilled objectives
award-failed-objective = Failed objectives

## The keyboard

finisterre-key-walk = Move over the map
finisterre-key-next = Next glowing place
finisterre-key-enter = Choose it
finisterre-key-choose = Choose a button of the guide
finisterre-key-leave = Cancel the choice
finisterre-key-zoom = Zoom in, zoom out
finisterre-key-fit = Show everything

## What happens by itself

finisterre-tiles-lost =
    { $amount ->
        [one] a village tile
       *[other] { $amount } village tiles
    }
finisterre-boats-lost =
    { $amount ->
        [one] a boat
       *[other] { $amount } boats
    }
finisterre-happened =
    { $what ->
        [turn] goes first in turn { $amount }
        [laid] laid a card, which had only one place
        [row] put a card that fits nowhere into the row
        [display] had no place for { $card }, which went to the display
        [covered-tiles] lost { finisterre-tiles-lost } to the card
        [covered-boats] lost { finisterre-boats-lost } to the card
        [summer] It is summer: a new crop die is worth { $amount }
        [winter] It is winter: a new crop die is worth { $amount }
        [grown] Every die of { $good } on the ground grew by { $amount }
        [plague] A plague took { $goods } in { $place }
        [ill] { $card } fell ill
        [burnt-ground] Fire in { $place }: { $amount } wood burnt on the ground
        [burnt] lost { $amount } stored wood to the fire in { $place }
        [robbed] lost { $goods } to robbers in { $place }
        [vein] A rich vein was found in { $place }
        [sunk] lost { finisterre-boats-lost } in the flood
        [appeared] New in { $place }: { $goods }
        [stars-for-sites] gained { $goods } for new sites and docks
        [stars-for-dolmen] gained { $goods } for a dolmen
        [stars-for-harm] lost { $goods } for harm to others
        [stars-for-hunger] lost { $goods } for hunger
        [spy] lost { $amount ->
            [one] a carried action
           *[other] { $amount } carried actions
        } to a spy
        [impostor] will be dealt { $amount ->
            [one] one card
           *[other] { $amount } cards
        } fewer: an impostor
        [troublemaker] will get { $amount ->
            [one] one good
           *[other] { $amount } goods
        } fewer from links: a troublemaker
        [beggar] gave { $goods } to a beggar
        [eaten] ate { $goods }
        [foraged] ate { $amount } food from the ground
        [starved] lost { finisterre-tiles-lost } in { $place } to hunger
        [half-starved] has { $amount ->
            [one] a smaller tile
           *[other] { $amount } smaller tiles
        } in { $place } from hunger
        [earned] earned { $goods } for free places
       *[fulfilled] fulfilled “{ $card }”
    }
