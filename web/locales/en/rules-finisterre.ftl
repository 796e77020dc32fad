### The rules of Finisterre, to look up by number. Source: src/oppidum/games/finisterre/RULES.md.

## The box and the start

rule-FIN-001 = There are 216 cards: 109 with terrain, 70 specialists and 37 objectives. They are our own, made to fit the numbers of the original.
    .title = 216 cards
rule-FIN-002 = The deck has 54 cards if two clans play, 78 for three, 104 for four and 122 for five. The options of a table change its numbers before the first card.
    .title = The deck
rule-FIN-003 = A starting group of terrain lies on top, shuffled with one objective and one specialist for each clan. The main pile follows, with one more objective and two more specialists for each.
    .title = Two piles
rule-FIN-004 = Of the 70 specialists some kinds are rarer than others: the four that go round exist once, warriors and fighters twice, the others up to four times.
    .title = The specialists
rule-FIN-005 = Of the 37 objectives 17 compare the clans at the end of the match, and 20 can be fulfilled on the way.
    .title = The objectives
rule-FIN-006 = A terrain card shows two squares with edges of river, sea, road, village site, dock or plain land, and with forests, mountains, farms, crops, fish, bridges or dolmens. Some bring an event.
    .title = The terrain cards
rule-FIN-007 = You have six village tiles, small on one side and large on the other, and six tiles that are boats or carts. When they are used up you cannot build more.
    .title = Your tiles
rule-FIN-008 = There are only so many cubes and dice. If fewer are left than a card brings, the ground gets what there is first, then the market.
    .title = Supply is limited
rule-FIN-009 = You begin without units, coins, spirituality or actions to carry. The market is empty, the year track stands at its start, and a crop die is worth 2.
    .title = The start

## Squares, rivers and comarcas

rule-FIN-010 = You place square A on a cell and turn the card by quarter turns; square B lies beside it, where the card faces. Cards are never mirrored.
    .title = Turning a card
rule-FIN-011 = A river divides its square into banks, a junction into three parts. A square without water is one piece of land.
    .title = Parts of a square
rule-FIN-012 = The first card on the table is one with water, and its square A lies at 0,0. Cards without water must wait until then.
    .title = The first card
rule-FIN-013 = Land that hangs together is a comarca. A river keeps its banks apart even while its ends are still open, so they are two comarcas.
    .title = Two banks
rule-FIN-014 = Where three arms of a river meet, three comarcas meet: each junction adds one.
    .title = A junction
rule-FIN-015 = A river that reaches the sea ends there, and its banks stay apart. No card and no tile may lie before the sea.
    .title = The sea
rule-FIN-016 = A river edge may lie only against another river edge or an empty cell. A card with water must go on from a river on the table.
    .title = Rivers go on
rule-FIN-017 = Two squares with water may share a side only where the river runs through it. Otherwise a cell must lie between them; corners may touch.
    .title = Rivers keep apart
rule-FIN-018 = A card may not lie where it would make two comarcas one.
    .title = Comarcas never merge
rule-FIN-019 = A square with water may be covered only by a square with exactly the same course of water.
    .title = Covering a river
rule-FIN-020 = A card may lie on two empty cells, in any of its four facings, wherever its rivers, roads and comarcas allow it.
    .title = On empty cells
rule-FIN-021 = A card may also cover one square with one half, or both squares of one and the same card.
    .title = Over other cards

## Landscapes, roads and covering

rule-FIN-022 = Where a new square shares a side with an older one, each landscape that both show there brings goods. The two banks of a river count apart, and so do its fish.
    .title = Landscapes that meet
rule-FIN-023 = A side brings goods of a landscape only once in the match, even if it is covered later. The other half of a river side may still bring its own.
    .title = Only once
rule-FIN-024 = A card without water must join a road end to a road end on the table. Its other road ends may meet plain land, unless the option for strict roads is on.
    .title = Roads go on
rule-FIN-025 = If you have a village, a card without water must go on from a road in a comarca where you live, or from a road that one of your units is on.
    .title = Roads of the settled
rule-FIN-026 = If you have no village, a card without water may go on from any road.
    .title = Roads of nomads
rule-FIN-027 = A card with water may go on from any river, wherever you live.
    .title = Rivers are free
rule-FIN-028 = Squares of two different cards may be covered together only by a water card that has no other place. An option allows it always.
    .title = Two cards at once
rule-FIN-029 = A water card may cover open villages and boats: the tile goes back to its clan and its goods lie on the ground. Each foreign one costs you a star point. Closed cities are safe, and so is every village from other cards.
    .title = Villages swept away
rule-FIN-030 = A boat whose dock is covered is lost, and its goods lie on the ground. If the new square has a dock at that place, the boat stays.
    .title = A dock is lost
rule-FIN-031 = A card without water may not cut a foreign closed city off from a bridge or another settlement; a mixed city is foreign to everybody. Cutting off an open village is allowed, for a star point.
    .title = Roads of foreign cities
rule-FIN-032 = A card without water may not cut the road between two closed cities, whoever owns them. Cards with water are not bound by this.
    .title = Roads between cities
rule-FIN-033 = If you cover both squares of a card, you may take it back and play it again in this card phase, once in a turn. You need not.
    .title = Taking a card back
rule-FIN-034 = If one half of a card is covered and the other touches no other card and no tile, you may take the card back; the lone half is removed.
    .title = A half left alone
rule-FIN-035 = Goods on the ground are never lost by covering. They stay at their corner, and belong to the bank that this corner has become.
    .title = Goods stay

## Villages, links and territories

rule-FIN-036 = A village goes on the empty cell before the arrow of a site. When that cell is taken, the site is no longer free.
    .title = Village sites
rule-FIN-037 = A second tile needs an empty cell beside the first. Without one the village cannot become a city.
    .title = No room for a city
rule-FIN-038 = Two of your settlements are linked by a road that crosses one bridge at most. Villages of other clans on the way do not matter.
    .title = Direct links
rule-FIN-039 = Your units have access to each other in the same comarca or along a road. Goods on the ground are within reach only of units in their own comarca.
    .title = Access
rule-FIN-040 = Units with access to each other, directly or through others, form a territory. Within it you store and pay together.
    .title = Territories

## Cards

rule-FIN-041 = The first turn’s start player is drawn. After that, whoever has the fewest coins begins; then more spirituality decides, then the seat after the last start player.
    .title = Who begins
rule-FIN-042 = Cards are dealt one at a time around the table: as many for you as your largest settlement has flags of yours, hidden. A nomad gets one, and all see it.
    .title = The deal
rule-FIN-043 = For the deal only your own flags in your largest settlement count. Several settlements are not added up, nor are a partner’s flags in a mixed city.
    .title = Only your own flags
rule-FIN-044 = You play your cards in any order, one at a time, clockwise. A terrain card that fits somewhere must be placed.
    .title = It must be placed
rule-FIN-045 = A terrain card that fits nowhere goes to the common row. Once a turn, before a card of your hand, you may place one card of the row as if it were yours.
    .title = The row
rule-FIN-046 = You have five places for specialists and hidden objectives. A specialist is kept face up, face down or refused; without a free place it goes to the open display.
    .title = Five places
rule-FIN-047 = A hidden objective can be sold for 3 coins when you draw it, and nobody sees it. Once you have kept it you cannot sell it any more.
    .title = Selling an objective
rule-FIN-048 = If your card brings a free village site to a comarca that had none, you gain a star point.
    .title = A new site
rule-FIN-049 = If your card brings a free dock to a comarca that had none, you gain a star point.
    .title = A new dock
rule-FIN-050 = A new dolmen gives every clan a star point for each of its flags in that comarca, whoever placed the card.
    .title = A dolmen appears

## What the land brings

rule-FIN-051 = Where forests meet, as much wood lies down as there are clans, and 1 goes to the market.
    .title = Wood
rule-FIN-052 = Each animal in forests that meet brings a game die: a rabbit is worth 1, a boar 2, a deer 3. The market gets one like the best.
    .title = Game
rule-FIN-053 = Where mountains meet, 2 iron lie down, 1 more for each settlement in the comarca and 1 more for each rich vein. The market gets 1.
    .title = Iron
rule-FIN-054 = Where gold mountains meet, as much gold lies down as both show nuggets. The market gets none.
    .title = Gold
rule-FIN-055 = Where crops meet, one more crop die lies down than there are clans, each of the current value. The market gets one too.
    .title = Crops
rule-FIN-056 = Each animal on farms that meet brings a livestock die: a sheep is worth 1, a pig 2, a cow 3. The market gets one like the best.
    .title = Livestock
rule-FIN-057 = If both farms have the same kind of animal, a young one is born: a die worth 1 less than the best kind they share, but at least 1.
    .title = Young animals
rule-FIN-058 = An active specialist of a kind of goods lets you discover a second one of them, and adds one when you harvest at least two of them in one comarca: each once a turn.
    .title = An active generation specialist
rule-FIN-059 = Where a river with fish meets another, each fish brings a die of 2, half on each bank. If the number is odd, you say where the last one goes.
    .title = Fish
rule-FIN-060 = You may take one of the goods that your card brought, if you have room for it there. An empty cart of yours may come over bridges to fetch it, and a nomad uses its caravan.
    .title = A find
rule-FIN-061 = If you place a card without any road, site or dock, you draw another card that all see. You play it in the next turn.
    .title = Cards without roads

## Events

rule-FIN-062 = The event of a card happens before its goods are laid out: a summer, for example, already raises the crops of its own card.
    .title = Events come first
rule-FIN-063 = A season moves the year on to the next summer or winter, by half a year or a whole one. Summer raises the value of new crop dice by 1, winter lowers it, within 1 to 6.
    .title = Summer and winter
rule-FIN-064 = At the end of each year the dice of livestock and game on the ground grow by 1, in every third year by 2, up to 6.
    .title = Animals grow
rule-FIN-065 = Fish on the ground grow when the year marker lands on a winter: by 1 after odd years, by 2 after even ones, up to 6. An option lets them grow by 1 every half year.
    .title = Fish grow
rule-FIN-066 = A plague strikes one kind of food on the ground of a comarca. Half of its dice stay, rounded down, the best ones.
    .title = Plague
rule-FIN-067 = A plague makes every open specialist ill that has a die of that kind on it. What lay on it goes to the market. An ill card does nothing until it is cured; magic cards never fall ill.
    .title = Illness
rule-FIN-068 = It also makes all your open specialists ill that are not magic, if you have a flag in the comarca and store that kind of food in a unit there.
    .title = Illness by stores
rule-FIN-069 = A fire in winter takes half of the wood on the ground of a comarca. In summer it takes all of it, and half of what each clan stores there.
    .title = Fire
rule-FIN-070 = A robbery takes a quarter of the coins, rounded down, from every clan with a flag in the comarca.
    .title = Robbery
rule-FIN-071 = Fertile ground brings one crop die of the current value for each time that crops met in this comarca before.
    .title = Fertility
rule-FIN-072 = A flood sinks all boats with their goods on its stretch of river, up to the next junctions. An option makes it all of the river.
    .title = Flood
rule-FIN-073 = A rich vein adds 1 iron whenever mountains meet in its comarca from now on, already for its own card.
    .title = A rich vein

## Harvest and food

rule-FIN-074 = In turn you pick a comarca where you have a flag. Then each clan there, from you clockwise, takes as many goods as it has flags in it, and the bonus.
    .title = The harvest
rule-FIN-075 = After that you take one good for each of your direct links, from the comarca at either end.
    .title = Harvest by links
rule-FIN-076 = You take one good more if you are alone in the comarca or have a part in a closed city there. Both together still bring one, unless the option adds them up.
    .title = The bonus
rule-FIN-077 = You take only what you can store at once in the territory there. Food that lies together with other food may need no new room.
    .title = Room for the harvest
rule-FIN-078 = Food of one kind adds up in a unit. Every six points of it, or part of six, need one place.
    .title = Food lies together
rule-FIN-079 = After the harvest each small tile eats 1 point of food and each large tile 2.
    .title = Feeding
rule-FIN-080 = A tile eats from units in its own comarca first, then from the rest of the territory, never from another one. Crops go first, then fish, game and livestock.
    .title = Which food is eaten
rule-FIN-081 = If food is short you choose who goes hungry. An unfed tile is lost and costs a star point; goods that find no room lie on the ground. A large tile with 1 food becomes small.
    .title = Hunger
rule-FIN-082 = A closed city that loses a tile is open again, also for the clan that stays. What was paid for joining is lost.
    .title = A broken city
rule-FIN-083 = If you lose your last village you are a nomad again. Your boats and carts stay with you.
    .title = A nomad again
rule-FIN-084 = After the meal you get 1 coin for each empty place in your units. A caravan brings none.
    .title = Empty stores pay

## Actions

rule-FIN-085 = You have one action for each comarca where you live and one for each closed city you have a part in. A nomad has one.
    .title = Your actions
rule-FIN-086 = Before the actions you may sell carried actions for 3 coins each, or buy off owed ones for 5 each as far as your coins go.
    .title = Carried actions
rule-FIN-087 = Actions are done in blocks, clockwise. In your turn you do those of your block, or you stop and carry all that is left to the next turn.
    .title = Rounds of actions
rule-FIN-088 = The blocks hold 1, 3, 4, 5 and 6 actions. In a round you do those that your number reaches into its highest block: with 7 actions, first 3.
    .title = The blocks
rule-FIN-089 = An attack or a conversion costs two actions, and you need both of them in the same action turn.
    .title = Two actions
rule-FIN-090 = If you owe more actions than you have, you do none, and what is left stays owed.
    .title = Owed actions
rule-FIN-091 = You carry five actions at most. What is above is sold for 3 coins each; an option lifts the limit.
    .title = Five to carry

## Building

rule-FIN-092 = A small village costs 2 iron and 3 wood.
    .title = A small village
rule-FIN-093 = A large village costs 4 iron, 6 wood and 1 gold.
    .title = A large village
rule-FIN-094 = A small tile becomes large for 2 iron, 3 wood and 1 gold. In a closed city it costs 2 iron and 4 coins more.
    .title = Growth
rule-FIN-095 = You close a city by a second tile beside your own village. Besides the tile itself, each of the two small tiles costs 1 iron and 2 coins.
    .title = Closing a city
rule-FIN-096 = When a large tile is joined to another, it costs 2 iron and 4 coins for joining instead of 1 iron and 2 coins, besides the price of a large village.
    .title = A large tile in a city
rule-FIN-097 = With an active patriarch the tiles of a city pay no coins when they are joined, and nobody converts your specialists.
    .title = The patriarch
rule-FIN-098 = You may lay a tile beside a village of another clan, if it agrees. You pay your tile and its group, the owner pays the group of its own tile and gains a level of spirituality. A refusal costs nothing; the same village is asked once in an action phase.
    .title = A city of two clans
rule-FIN-099 = In a city that two clans share, both have what a closed city brings: the bonus of the harvest, an action and protection.
    .title = A mixed city
rule-FIN-100 = You may move your tile from a city of two clans to a free site of the same comarca, with its goods. Both villages are open then, and nothing is paid back.
    .title = Leaving a city
rule-FIN-101 = A closed city has exactly two tiles. No third can be joined to it.
    .title = Two tiles
rule-FIN-102 = If you have a village, you found others only at sites whose road leads to a settlement or boat of yours.
    .title = Founding by road
rule-FIN-103 = A nomad founds at any free site, and may pay for a small village with goods from the ground of that comarca. An option forbids it.
    .title = Nomads found
rule-FIN-104 = A nomad keeps up to five goods in a caravan. When it founds a village they move in; what does not fit is dropped by choice.
    .title = The caravan
rule-FIN-105 = Each flag that you build brings a star point for every dolmen in its comarca.
    .title = Building near dolmens
rule-FIN-106 = A boat costs 1 iron and 2 wood. It lies before a free dock in a comarca where you live or on a road with a unit of yours.
    .title = A boat
rule-FIN-107 = A cart costs 1 iron and 1 wood. You build it in any comarca that has a road and a unit of yours.
    .title = A cart
rule-FIN-108 = A boat that you break up gives back 2 wood, a cart 1; the iron is lost. Villages cannot be broken up.
    .title = Breaking up
rule-FIN-109 = At a dolmen in a comarca with a unit of yours, or on its road, you offer 2 gold for a level of spirituality: one stays on the dolmen, one is spent. Each dolmen once in a phase. A bard spares the gold that is spent.
    .title = Offering
rule-FIN-110 = In a settlement you hold a feast for other clans with a settlement in reach: 5 food for each guest, 1 gold to each, and 1 gold spent. Each guest brings you a level of spirituality.
    .title = Feast
rule-FIN-111 = You give 2 gold to a clan with a unit in reach and gain a level of spirituality: one gift in a phase, and none to a clan that gave you one in this phase or the last.
    .title = Gift

## Spirituality and transport

rule-FIN-112 = Five star points are one level of spirituality, and each level gained gives an action to carry. If points are lost, a level becomes five points again; below nothing there is nothing to lose.
    .title = Star points
rule-FIN-113 = A boat sails along the river to a free dock. It may reach 4 docks less one for each good on board, and pass docks that are taken.
    .title = Sailing
rule-FIN-114 = A cart takes one good over any number of bridges to another comarca. If you live at both ends it may bring one back. An empty cart moves as a free step.
    .title = Carts
rule-FIN-115 = An action puts the good that a specialist needs on it, or takes the last one back. Each card is turned once in a phase. Turning up a hidden specialist is free.
    .title = Turning specialists on and off
rule-FIN-116 = A unit with iron attacks a unit in its reach. You commit iron, the other clan answers with iron of its unit, and both lose it. With 1 more you win and take all goods of one kind, as far as you have room.
    .title = Attack
rule-FIN-117 = Against a closed city you need 2 more than the defence.
    .title = Attacking a city
rule-FIN-118 = You take only what your territory can store. The rest stays where it was.
    .title = Room for loot
rule-FIN-119 = An empty boat or cart that is overcome is destroyed: you get 2 or 1 wood and lose a star point.
    .title = An empty boat or cart
rule-FIN-120 = An active warrior adds 1 to an attack, once in a phase. An active fighter adds 1 to a defence. Each eats 1 point of the food on the card.
    .title = Warrior and fighter
rule-FIN-121 = For 2 levels of spirituality a flag of another clan changes sides; that clan gains one level. Where you live in that comarca, one of your tiles grows or gets a second tile. Goods without room are saved by their clan first.
    .title = Conversion
rule-FIN-122 = Where you have no flag in the comarca, a small tile there is exchanged for one of yours; in a closed city you pay one group, and it is shared then.
    .title = Converting elsewhere
rule-FIN-123 = If no tile can be exchanged, the other clan loses the flag and a small tile of yours elsewhere grows.
    .title = Converting without a tile
rule-FIN-124 = You need 2 levels of spirituality more than the other clan, counted with active magic cards, and 2 of your own to spend.
    .title = Who can convert
rule-FIN-125 = With an active druid you take an open specialist worth less than 4 gold from another clan for its value in gold. A clan with an active patriarch keeps its own.
    .title = The druid

## Market and coins

rule-FIN-126 = You buy one full lot from the market: 3 wood, 2 iron or a group of food. The more there is, the lower the price; the cheapest full lot goes first.
    .title = Buying
rule-FIN-127 = You sell 3 wood, 2 iron or exactly 12 points of food of any kinds. The more the market has, the less it pays.
    .title = Selling
rule-FIN-128 = With an active trader every purchase costs 1 coin less and every sale brings 1 coin more.
    .title = The trader
rule-FIN-129 = The market sells only full lots: 3 wood, 2 iron, or a group of food with 12 points or more.
    .title = Full lots only
rule-FIN-130 = A full market still buys, at the lowest price. What it has no room for goes to supply.
    .title = A full market
rule-FIN-131 = Bought goods are in your hand and can be used at once, anywhere. What is left at the end is stored, or dropped beside your first unit.
    .title = Bought goods
rule-FIN-132 = With 1 wood for the fire, gold is minted: 5 coins for the first, 6 for each further one. Melting costs 7 coins for the first gold and 6 for each further one, if you have room.
    .title = Minting and melting
rule-FIN-133 = Gold, fire wood and store must be in the same territory. Wood elsewhere does not help, but bought wood does.
    .title = The fire
rule-FIN-134 = Each melting brings a star point for every two gold it makes, two at most in an action phase. Options count coins, or lift the limit.
    .title = Points for melting
rule-FIN-135 = With an active carpenter, after 2 wood paid in a phase the next one is free, once, for 1 point of the food on the card.
    .title = The carpenter
rule-FIN-136 = With an active blacksmith, after 2 iron paid in a phase the next one is free, once, for 1 point of the food on the card.
    .title = The blacksmith
rule-FIN-137 = With an active builder, after 3 wood paid for village tiles in a phase the next one is free, and the same for iron: each once, for 1 point of the food on the card.
    .title = The builder
rule-FIN-138 = An active innkeeper saves 1 food in one comarca where at least 3 are due, or 1 food of a feast, once a turn.
    .title = The innkeeper
rule-FIN-139 = An active thief takes one good from a foreign unit in reach, for an action and 1 point of the food on the card.
    .title = The thief
rule-FIN-140 = An active seer looks at the two top cards of the deck and keeps one for the next turn; or turns up a hidden card of another clan. A hidden objective is then for all.
    .title = The seer
rule-FIN-141 = An active wizard turns 1 iron into 1 gold, or turns off an active specialist of another clan, which gets its goods back.
    .title = The wizard
rule-FIN-142 = An active bard cures all cards of one clan; an active druid, seer or wizard cures one card of any clan.
    .title = Cures
rule-FIN-143 = An activated spy goes to the neighbour on the right. After each card phase with one or two half years its holder loses as many carried actions, the die falls, and the card moves on. After more than a year its owner is exposed and loses what the die still shows.
    .title = The spy
rule-FIN-144 = The beggar goes round in the same way. Its holder puts 2 coins on it for each half year; when the die is used up they go to its owner, on exposure to the bank.
    .title = The beggar
rule-FIN-145 = Each active druid, bard, seer or wizard counts as one level of spirituality for comparisons and at the end. It gives no action and cannot be spent.
    .title = Magic cards

## The end

rule-FIN-146 = A specialist that still lies face down at the end scores its value in gold. One that lies face up scores nothing.
    .title = Hidden specialists
rule-FIN-147 = Whoever has most at the end scores 5; two who share it 2 each; all others lose 1. If three or more share it they score nothing.
    .title = Open final objectives
rule-FIN-148 = It counts for its owner alone: 8 points for having most, 4 if it is shared with one other clan, else 2 points less.
    .title = Hidden final objectives
rule-FIN-149 = An open objective goes to the first clan that fulfils it. A hidden one is turned up when its owner fulfils it and scores more; never fulfilled it costs points.
    .title = Objectives on the way
rule-FIN-150 = A small tile scores 3, a large one 8, in a closed city 1 or 3 more. A closed city with a direct link scores 3 for each of your flags in it.
    .title = Tiles and links
rule-FIN-151 = An open village with a direct link scores 1 for each flag, but at least 2 if the link leads to a closed city of yours. An option drops that least.
    .title = Open villages with links
rule-FIN-152 = In a mixed city each clan scores its own tile and its own links.
    .title = Shared cities at the end
rule-FIN-153 = Each boat scores 2 and each cart 1.
    .title = Boats and carts
rule-FIN-154 = Each level of spirituality scores 2. Those with most share 4, 6 or 8 points with two, three or more clans; those with least lose as many. Nobody does if all are equal.
    .title = Spirituality at the end
rule-FIN-155 = For each settlement only the best connection counts: a closed city with a link scores nothing more for its bridge. Without a link, a closed city at a bridge scores 1 for each flag.
    .title = The best link
rule-FIN-156 = When the deck has run out, the turn is played to its end. Then the match is scored.
    .title = The end
rule-FIN-157 = If points are equal, more spirituality wins, then more coins, then more comarcas with own flags.
    .title = Ties

## At the table

rule-FIN-158 = Nobody knows the order of the deck. Your hidden hand and face-down cards are known only to you; all else is open. At the end everything is shown.
    .title = What is hidden
rule-FIN-159 = The same chance and the same choices always lead to the same position, on every machine.
    .title = The same again
rule-FIN-160 = Every turn deals cards while there are any, and free steps are limited to 20 in an action turn. After turn 80 a match is scored in any case.
    .title = Every match ends
rule-FIN-161 = Wood, iron and gold are 50 each: in supply, on the ground, in stores, at the market or on cards and dolmens. Nothing comes from nowhere.
    .title = Nothing is lost
rule-FIN-162 = A small tile stores 3 goods, a large one 5, a boat 2 and a cart 1. What is too much is dropped; of food the smallest die goes.
    .title = Room in units

## Special cases

rule-FIN-163 = A river over land may split a comarca, but no card ever joins two of them.
    .title = Comarcas split
rule-FIN-164 = No village, second tile or boat may lie on a cell where a river or the sea ends.
    .title = River ends stay open
rule-FIN-165 = If two arrows point at the same cell, you say which one the village belongs to. Only roads of that comarca lead to it.
    .title = Two arrows
rule-FIN-166 = If a dolmen is covered, the gold on it lies on the ground there.
    .title = A covered dolmen
rule-FIN-167 = If a city loses the tile at its arrow, the other slides there and keeps the road. It counts as an open village.
    .title = The tile that stays
rule-FIN-168 = If a comarca splits, each cart goes with the part where its clan has most flags, then most units.
    .title = Carts when land splits
rule-FIN-169 = If there is no room in a territory, food of one kind is put together as far as that frees a place: from the highest unit to the lowest, crops first, then fish, game and livestock.
    .title = Making room
rule-FIN-170 = A clan gives gold to the same other clan at most twice in a match; an option lifts the limit.
    .title = Two gifts
rule-FIN-171 = Carried actions stay between 10 owed and 5. A level gained at the top is paid with 3 coins; what would go below is forgotten.
    .title = Bounds of carrying
rule-FIN-172 = The action of a level gained while cards are played is already yours in the same turn.
    .title = A level in the card phase
rule-FIN-173 = With one card left in the deck a seer keeps it or puts it back; with none there is nothing to see. A card that is put back is the next one dealt.
    .title = A seer at the end
rule-FIN-174 = With two clans a card that goes round stays with the rival. If it falls ill while it is away it comes home ill.
    .title = Going round with two clans
rule-FIN-175 = An impostor goes round like the spy. Its holder is dealt fewer cards the next time, but never fewer than none.
    .title = The impostor
rule-FIN-176 = A troublemaker goes round like the spy. Its holder takes fewer goods in the next harvest by links.
    .title = The troublemaker
rule-FIN-177 = With two tools on a hunter, the first die of game that you harvest in a turn is worth 2 more, at most 6.
    .title = The hunter’s second tool
rule-FIN-178 = Goods of one lot may come from all your units together, wherever they are.
    .title = Selling from afar
rule-FIN-179 = An objective that was fulfilled keeps its points, also if its condition is lost later. A hidden one leaves its place free.
    .title = Fulfilled stays fulfilled
rule-FIN-180 = A clan without villages has one action, and its boats and carts still store. It may use what they hold to found a village on their road.
    .title = A nomad with a boat
rule-FIN-181 = A unit that spent its last goods on the defence is neither looted nor destroyed.
    .title = Emptied by the defence
rule-FIN-182 = If you convert the other tile of a city that you share, that tile is removed, the city is open, and your own tile grows without cost.
    .title = Converting your partner
rule-FIN-183 = Food that the market has no room for is bought at the lowest price and forgotten.
    .title = Too much food
rule-FIN-184 = If supply has less than you should get, you get what there is.
    .title = An empty supply
rule-FIN-185 = When your city is closed or grows, your second tile may move to another empty cell beside the first.
    .title = The second tile moves
rule-FIN-186 = A comarca that a card has just made had no site before. So its first free site brings you a star point too.
    .title = Sites of a new comarca
rule-FIN-187 = A foreign settlement is cut off if it loses the road to one it was linked with, or to its last bridge. Each costs you one star point for a card; your own cost nothing.
    .title = Who is cut off
rule-FIN-188 = Only small villages can be paid with goods from the ground, never large ones.
    .title = Small from the ground
rule-FIN-189 = Everybody knows how many cards of each sort a pile still holds, and every card left in the upper pile is as likely to come next.
    .title = What the piles hold
rule-FIN-190 = The table has 63 by 63 cells, 31 from the middle in each direction, and at most 400 cells can ever be covered. Nothing may lie beyond.
    .title = The edge of the table
rule-FIN-191 = A card may not cover a junction so that one of its comarcas would vanish.
    .title = A junction stays
rule-FIN-192 = If three of your villages lie along one road, only neighbours are linked, not the first with the last.
    .title = Links of neighbours
rule-FIN-193 = A dolmen card that is taken back and placed again brings no more star points.
    .title = A dolmen pays once
rule-FIN-194 = Bought goods may be kept through all rounds of an action phase. An option ends this with each action turn.
    .title = How long goods wait
