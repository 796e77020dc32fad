# The introduction to a guided match of Finisterre and its tips: what has just become possible, what the other clan did and why it matters.

## Before the first decision

intro-finisterre-1 = You lead a clan into an empty land. Lay it out card by card, found villages, join them by roads and make them cities. Points come at the end of the match: for villages and cities, links between them, boats, spirituality and objectives.
    .title = What you play for
intro-finisterre-2 = A card has two squares. Where a new one meets a square with the same landscape, goods appear on the ground of that comarca: connected land, with no river between. An arrow at the end of a road is a site for a village.
    .title = What the map shows
intro-finisterre-3 = You begin as nomads, with one card a turn and one action. Your first aim is a small village: then you harvest, and more land brings more of everything. In this match nobody attacks or converts, and the deck is half as large.
    .title = A turn has four parts
intro-finisterre-legend =
    { $good ->
        [wood] Wood, from forests
        [iron] Iron, from mountains
        [gold] Gold, from gold mountains
        [crop] Crops, from fields
        [fish] Fish, from rivers
        [game] Game, from forests with animals
       *[livestock] Livestock, from farms
    }
intro-finisterre-step =
    { $step ->
        [cards] Cards: lay land, or keep specialists and objectives.
        [harvest] Harvest: villages take goods from the ground.
        [meal] Meal: every village eats, or goes hungry.
       *[actions] Actions: build, travel, trade.
    }

## Cards

tip-finisterre-card = Point at a cell that glows to see the card there, and click to lay it. R, or the mouse wheel, turns it; on a phone, “Turn”. Rivers go on from rivers and roads from roads.
    .title = Lay your card
tip-finisterre-brings = Where a landscape meets its like, goods appear on the ground, for whoever lives there. The symbols on a cell show which: here there would be some.
    .title = Make land meet
tip-finisterre-covering = A card may also lie upon another, over one square or both squares of one card. Goods on the ground stay, and the new square meets its neighbours anew.
    .title = Cover what lies there
tip-finisterre-recover = Your card has covered another one entirely. You may take that one back and play it again this turn.
    .title = A card comes back
tip-finisterre-comarca = Connected land is a comarca. Rivers keep two of them apart, and no card may join them. Harvest and access go by comarca, so look which one a village would be in.
    .title = Comarcas
tip-finisterre-find = Whoever lays a card may take one of the goods that it brought. Nomads put it into their caravan: collect there what a small village costs.
    .title = Take what you found
tip-finisterre-star = Here your card would bring a star point, because it opens a village site or a dock where there was none. Five of them make a level of spirituality.
    .title = A star point
tip-finisterre-bank = Fish are shared by both banks of a river. The odd one goes where you say: choose the bank where you live, or would like to.
    .title = Which bank?
tip-finisterre-hand = You hold several cards and play one at a time, in any order. A terrain card that fits somewhere has to be laid.
    .title = Your hand
tip-finisterre-row = A terrain card that fitted nowhere lies in the row now. Once a turn, before your own card, you may place one from there.
    .title = The row
tip-finisterre-specialist = Specialists help you while they lie face up; most need something put on them first. Face down, which nomads cannot choose, they only score their gold value at the end.
    .title = A specialist
tip-finisterre-objective = An objective asks for something. Kept hidden it is for you alone and worth more, but it may cost points if you fail; published it is a race for all.
    .title = An objective
tip-finisterre-open-objective = This objective is public: it counts for every clan. Press its card, in “Supply” under “Objectives for all”, to read what it asks for and what it brings.
    .title = An objective for all
tip-finisterre-season = A card has moved the year on. It is { $season ->
        [summer] summer
       *[winter] winter
    } now, and each new crop die is worth { $count }. Summer makes crops better, winter makes them worse; animals on the ground grow with the years.
    .title = The year goes on
tip-finisterre-opponent-card = The other clan has laid land. You can use it too: anybody may continue its rivers, and its roads as long as you are nomads. What lies on the ground goes to whoever comes to live there.
    .title = Their card is your land
tip-finisterre-deck = { $count ->
        [one] One card is
       *[other] { $count } cards are
    } left. The turn in which the deck runs out is the last: goods score nothing by themselves, so turn them into villages, boats or spirituality, unless an objective counts them.
    .title = The end is near

## Harvest and food

tip-finisterre-harvest = Choose a comarca where you have flags. All clans there take goods from its ground, you first: begin where somebody else could take what you want.
    .title = The harvest
tip-finisterre-take = { $count ->
        [one] You may take one good
       *[other] You may take { $count } goods
    }: one for each of your flags here, perhaps with a bonus. Building needs wood and iron, and your villages need food.
    .title = What to take
tip-finisterre-link = Two of your settlements are linked by a road. The link brings a good at each harvest, and points at the end.
    .title = Your road pays
tip-finisterre-food = After the harvest your villages eat { $count ->
        [one] one point
       *[other] { $count } points
    } of food a turn. Keep enough of it within reach: crops, fish, game or livestock all do.
    .title = Villages eat
tip-finisterre-starving = There is less food than your villages eat. Say who goes hungry: an unfed tile is lost and costs a star point, a large one with half its food becomes small.
    .title = Too little food
tip-finisterre-stores = Your village holds { $count } goods, and goods that do not fit stay on the ground. Larger tiles, boats and carts hold more.
    .title = Stores are small
tip-finisterre-overflow = There is more than your stores hold. What you leave lies on the ground of that comarca, where others may take it too.
    .title = No room for all

## Actions

tip-finisterre-actions = { $count ->
        [one] You have one action now
       *[other] You have { $count } actions now
    }. Nomads have one, and settled clans one for each comarca where they live and each closed city. What you cannot do now stands at the end of your choices, with the reason.
    .title = Your actions
tip-finisterre-stop = When there is nothing useful to do, stop: actions that are left are carried to your next turn, or can be sold then for coins.
    .title = You may wait
tip-finisterre-carried =
    { $nomad ->
        [yes] You did not use your action, perhaps because you could not pay: a small village costs { $wood } wood and { $iron } iron. It is carried to this turn; you may sell it for { $coins } coins instead.
       *[no] These are actions that you did not use before. Keep them for a turn in which you can do much, or sell each of them for { $coins } coins.
    }
    .title = Carried actions
tip-finisterre-caravan = Nomads keep their goods in a caravan. See “Supply”, under your clan, for what it holds; a small village costs { $wood } wood and { $iron } iron.
    .title = Where your goods are
tip-finisterre-nomad = Nomads have no harvest and no meal: until you found a village, both are skipped. If you cannot pay for anything, your action is carried to the next turn automatically, too.
    .title = A quiet turn
tip-finisterre-village = You can found a small village! It harvests, stores goods, gives you cards and actions, and scores at the end. Nomads may pay for it with goods from the ground.
    .title = Your village
tip-finisterre-large = A large tile has two flags: more cards, more harvest, more stores and far more points. It eats more too.
    .title = Grow
tip-finisterre-city = A second tile beside your village makes a closed city. No card can cover it, it brings an action and a better harvest, and its links score more.
    .title = A closed city
tip-finisterre-boat = A boat lies before a dock, sails along the river and carries goods. It scores at the end even if it never sails.
    .title = A boat
tip-finisterre-cart = A cart carries one good over bridges to other comarcas, and fetches what lies there.
    .title = A cart
tip-finisterre-market = You can trade: lots of wood and iron, and food. The more the market holds of something, the less it costs, and the less it pays for more.
    .title = The market
tip-finisterre-mint = Gold becomes coins and coins become gold, where you have wood for the fire. Melting coins brings star points.
    .title = Mint and melt
tip-finisterre-coins = Every empty place in your stores brings a coin after each meal. Whoever has fewest coins begins the next turn.
    .title = Coins
tip-finisterre-activate = A face-up specialist can be made active now: put on it what its card asks for. Then it works for you.
    .title = Put them to work
tip-finisterre-spirit = Offerings, feasts and gifts raise your spirituality. Each level scores at the end, those with most get more, and each brings an action.
    .title = Spirituality
tip-finisterre-opponent-village = The other clan has settled here. It now takes part in the harvest of this comarca, and its place for a village is gone: claim another in time.
    .title = They have settled
tip-finisterre-final = Now everything is counted: tiles, links, boats and carts, spirituality, objectives. Open “Points” to see where each came from.
    .title = The final scoring
