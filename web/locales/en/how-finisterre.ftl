### How to play Finisterre: sections, steps, symbols and points of src/oppidum/games/finisterre/learn/how.toml.

how-finisterre-goal = The goal
    .text = Two to five clans settle a coast that nobody has mapped. Cards become land, and where land meets it brings goods. With goods you found villages and cities, feed them and win spirituality: levels that offerings, feasts and gifts bring. When the deck is empty, whoever has the most points wins.
how-finisterre-map = On the map
    .text = At the start there is nothing: the first cards make the map. Rivers divide the land into comarcas, each with a name of its own; goods lie on their ground. Settlements stand beside roads. They are villages of one tile, or closed cities: two tiles side by side within one wall. A small tile flies one flag, a large one two, and nearly everything depends on your flags.
how-finisterre-turn = A turn
    .text = A turn has four parts. All clans do one part, then all do the next.
how-finisterre-turn-cards = Cards
    .text = You are dealt as many cards as your largest settlement has flags of yours; without a village you get { $nomad_cards }. One after another, everybody plays a card until none is left.
how-finisterre-turn-harvest = Harvest
    .text = In a comarca you take one good from the ground for each of your flags there, and one more if you are alone there or have a closed city. Then each link between two of your settlements brings one more. What you take must fit into your villages.
how-finisterre-turn-meal = Meal
    .text =
        Every small tile eats 1 point of food and every large one 2. A tile that goes hungry is lost. After that you get { $idle_coin ->
            [one] a coin
           *[other] { $idle_coin } coins
        } for each empty place in your stores.
how-finisterre-turn-actions = Actions
    .text = You have one action for each comarca where you live and one for each closed city; without a village you have { $nomad_actions }. The actions you have left are your pool; the clans take turns doing a few, one block at a time, until all pools are empty.
how-finisterre-cards = The card phase
    .text = This is what a match begins with: you hold a card, and the board asks what you will do with it. There are three kinds: land, specialists and objectives.
how-finisterre-cards-terrain = A card with land
    .text = It shows two squares, and it must be placed if it fits. A card with a river goes on from a river, any other from a road. It may also cover one square of another card, or both. The cells where it may lie are lit; turn it as you like. If it fits nowhere, it waits in a row for everybody.
how-finisterre-cards-goods = Land that meets brings goods
    .text = Where a square of your card touches one with the same landscape, goods appear on the ground of that comarca: forests bring wood, mountains iron, fields crops. You may take one of them at once if you have room.
how-finisterre-cards-specialist = A specialist
    .text = “What will you do with Thief?” A specialist is somebody who can help your clan. Kept face up, they can work for you; kept face down, they score as many points as their gold value at the end, and you can still turn them up later, free of charge. Or you refuse them. The cards of a nomad lie open: as one, you can only keep a specialist face up or refuse them.
how-finisterre-cards-objective = An objective
    .text = Something to have the most of, or to be the first to do. Hidden, it counts for you alone and brings more, but costs points if you fail. Made public, it is for everybody. Or you sell it at once for { $objective_sale } coins. Everybody sees a nomad’s objective, so it goes public at once.
how-finisterre-first = Your first village
    .text =
        You begin as nomads: you have no village, and a caravan that holds { $caravan_slots } goods. As your first action, found a village on the free cell in front of any arrow. A small one costs { $costs_small_village_1 } wood and { $costs_small_village_2 } iron. { $option_nomad_ground ->
            [yes] Nomads may pay with goods that lie on the ground of that comarca.
           *[no] Take them to your caravan when your cards bring some.
        }
how-finisterre-deeds = What actions do
    .text = The board lists what you can do now, what it costs, and why other things are not possible.
how-finisterre-deeds-build = Build
    .text = Found more villages, but only at arrows that your own roads reach; make a small tile large; or add a second tile beside your village: that makes a closed city, which brings an action, scores more and is harder to attack{ $option_flood_cities ->
        [no] , and no card may cover it
       *[yes] { "" }
    }. Boats and carts carry goods.
how-finisterre-deeds-stores = Stores
    .text = A small tile stores { $huts_2 } goods, a large one { $huts_3 }. Villages, boats and carts that reach each other, in one comarca or along a road, form a territory: they store and pay together. So a small village alone cannot hold the { $costs_small_village_1 } wood and { $costs_small_village_2 } iron for the next one; a cart, a boat or goods bought at the market help.
how-finisterre-deeds-link = Link
    .text = Two of your settlements on one road, with one bridge between them at most, are linked. That costs nothing; it brings a good in each harvest and points at the end.
how-finisterre-deeds-trade = Trade
    .text = Buy or sell { $market_wood_lot } wood, { $market_iron_lot } iron or { $market_food_lot } points of food at the market: the more it has, the cheaper. Gold can be minted into coins, and coins melted into gold.
how-finisterre-deeds-pray = Win spirituality
    .text = Offer gold at a dolmen, hold a feast for others, or give gold away. { $star_most } star points make a level, too. Each level you gain brings an action.
how-finisterre-deeds-people = Put specialists to work
    .text = Most of them begin to help once the good they need lies on their card.
how-finisterre-deeds-force = Attack and convert
    .text = With iron you can take goods from others, with much spirituality even a flag. You can leave that for a later match.
how-finisterre-symbols = What you see
    .text = On the map, on cards and in the panels beside it. Point at anything on the map, and it is described.
how-finisterre-points = Where points come from
    .text = Nearly everything is counted only at the end.
how-finisterre-end = The end
    .text = When the deck has run out, the turn is played to its end and everything is counted. Whoever has the most points wins; in a tie, whoever has more spirituality.

## Symbols

how-finisterre-signs-land = Landscapes
how-finisterre-sign-forest = Forest
    .text = wood, and game if animals live there
how-finisterre-sign-iron = Mountain
    .text = iron
how-finisterre-sign-gold = Gold mountain
    .text = gold: as much as it and its neighbour show nuggets together
how-finisterre-sign-farm = Farm
    .text = livestock: sheep { $yields_livestock_1 }, pigs { $yields_livestock_2 }, cows { $yields_livestock_3 }
how-finisterre-sign-crop = Field
    .text = crops
how-finisterre-sign-fish = Fish
    .text = in rivers, for both banks
how-finisterre-sign-dolmen = Dolmen
    .text = for offerings; flags built near it bring star points
how-finisterre-signs-ways = Comarcas and ways
how-finisterre-sign-comarca = Comarca
    .text = land between rivers; it has a name and a colour, and its goods lie beside the name
how-finisterre-sign-river = River
    .text = divides comarcas for ever
how-finisterre-sign-sea = Sea
    .text = a river ends here
how-finisterre-sign-bridge = Bridge
    .text = a road crosses a river
how-finisterre-sign-site = Arrow
    .text = a village site: it goes on the cell that the arrow points at
how-finisterre-sign-dock = Anchor
    .text = a dock: a boat may lie before it
how-finisterre-signs-goods = Goods
how-finisterre-sign-wood = Wood
    .text = a cube: for building and for fires
how-finisterre-sign-iron-cube = Iron
    .text = a cube: for building and for attacks
how-finisterre-sign-gold-cube = Gold
    .text = a cube: for large tiles and for spirituality
how-finisterre-sign-crop-die = Crops
    .text = food is a die: its number says how many points it feeds
how-finisterre-sign-fish-die = Fish
    .text = food
how-finisterre-sign-game-die = Game
    .text = food
how-finisterre-sign-livestock-die = Livestock
    .text = food
how-finisterre-sign-crate = Goods
    .text = from afar; come nearer, or point at the comarca, to see which
how-finisterre-signs-clan = What clans build
how-finisterre-sign-small-village = Small tile
    .text = one flag, room for { $huts_2 } goods
how-finisterre-sign-large-village = Large tile
    .text = two flags, room for { $huts_3 } goods, eats more
how-finisterre-sign-closed-city = Closed city
    .text = two tiles within a wall
how-finisterre-sign-boat = Boat
    .text = carries { $boat_slots } goods along rivers
how-finisterre-sign-cart = Cart
    .text = carries { $cart_slots } over bridges
how-finisterre-signs-tracks = What clans have
how-finisterre-sign-coins = Coins
how-finisterre-sign-food = Food of any kind
how-finisterre-sign-spirit = Level of spirituality
how-finisterre-sign-star = Star point
    .text = { $star_most } of them are a level
how-finisterre-signs-events = Events on cards
how-finisterre-sign-summer = Summer
    .text = new crops are worth more
how-finisterre-sign-winter = Winter
    .text = new crops are worth less
how-finisterre-sign-fertility = Fertility
    .text = more crops in this comarca
how-finisterre-sign-vein = Rich vein
    .text = more iron in this comarca from now on
how-finisterre-sign-plague = Plague
    .text = food of one kind is lost, specialists fall ill
how-finisterre-sign-fire = Fire
    .text = wood is lost
how-finisterre-sign-flood = Flood
    .text = boats on the river sink
how-finisterre-sign-robbery = Robbery
    .text = clans in the comarca lose coins
how-finisterre-signs-cards = Cards
how-finisterre-sign-terrain-card = Card with land
    .text = two squares
how-finisterre-sign-specialist-card = Specialist
    .text = with their value in gold
how-finisterre-sign-objective-card = Objective
how-finisterre-sign-hidden-card = A card face down
    .text = only its owner knows it

## Points

how-finisterre-worth-small = A small tile
    .worth = { $points_tile_2 }
how-finisterre-worth-large = A large tile
    .worth = { $points_tile_3 }
how-finisterre-worth-city = A tile in a closed city
    .worth = { $points_city_2 } more if small, { $points_city_3 } if large
how-finisterre-worth-city-link = A closed city with a link
    .worth = { $points_link_city } for each of your flags in it
how-finisterre-worth-village-link = A village with a link
    .worth =
        { $points_link_open } for each flag{ $option_open_link ->
            [floor2] , at least { $points_open_link_least } if it leads to your closed city
           *[other] { "" }
        }
how-finisterre-worth-bridge = A closed city at a bridge, without a link
    .worth = { $points_bridge } for each of your flags in it
how-finisterre-worth-vehicles = A boat, a cart
    .worth = { $points_boat }, { $points_cart }
how-finisterre-worth-spirit = A level of spirituality
    .worth = { $points_spirit }
how-finisterre-worth-most-spirit = The most spirituality; the least
    .worth = { $points_spirit_share_2 } to { $points_spirit_share_5 } more; as many fewer
how-finisterre-worth-specialist = A specialist face down
    .worth = as many as its gold value
how-finisterre-worth-open-objective = An open objective, for having the most
    .worth = { $objectives_final_open_alone }, or { $objectives_final_open_shared } each if two tie; others { $objectives_final_open_others }
how-finisterre-worth-hidden-objective = Your hidden objective, for having the most
    .worth = { $objectives_final_hidden_alone }, or { $objectives_final_hidden_shared } if one other ties with you; else { $objectives_final_hidden_others }
how-finisterre-worth-fulfilled = An objective fulfilled on the way
    .worth = what its card says
