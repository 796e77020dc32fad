### The rule book of Finisterre: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-finisterre-goal = What it is about
    .intro = Two to five clans settle a coast that nobody has mapped. Cards draw the land; rivers divide it into comarcas, roads join what is built in them. You found villages, harvest and eat, trade and pray. When the deck is empty, your settlements, your links, your spirituality and your objectives are counted.
chapter-finisterre-box = The box and the start
    .intro = What there is, and how a match begins.
chapter-finisterre-map = The map: rivers and comarcas
    .intro = A card shows two squares. Connected land is a comarca, and water keeps comarcas apart for ever.
chapter-finisterre-placing = Placing and covering
    .intro = Rivers go on from rivers, roads from roads. A card may also lie on others, within limits.
chapter-finisterre-cards = Turns and cards
    .intro = A turn has four parts: cards, harvest, meal and actions. The larger your largest settlement, the more cards you play.
chapter-finisterre-goods = What the land brings
    .intro = Where a new card meets the same landscape, goods appear: forests bring wood, mountains iron, and so on. This is where all goods come from.
chapter-finisterre-year = Events and the year
    .intro = Some cards carry an event. Summers and winters move the year on; others help or strike a comarca.
chapter-finisterre-settlements = Settlements, roads and links
    .intro = Villages stand at sites, two tiles make a closed city, and roads between your settlements are links. Who reaches whom decides what you can use together.
chapter-finisterre-stores = Stores
    .intro = Goods lie in your units, and room is scarce.
chapter-finisterre-harvest = The harvest
    .intro = Goods lie on the ground until they are harvested. First comarca by comarca, then along your links.
chapter-finisterre-food = The meal
    .intro = Every tile eats after the harvest. Hungry tiles are lost.
chapter-finisterre-actions = Actions
    .intro = How many things you can do in a turn, and in which order the clans do them.
chapter-finisterre-building = Building
    .intro = Found, enlarge, and close cities. What you need must be within reach of the place.
chapter-finisterre-transport = Boats and carts
    .intro = They carry goods where no road of yours leads, and store a little themselves.
chapter-finisterre-spirit = Spirituality
    .intro = Levels of spirituality score at the end and bring actions on the way. You gain them by dolmens, feasts and gifts, and by star points.
chapter-finisterre-market = Market and mint
    .intro = Wood, iron and food can be bought and sold in lots; gold is minted and melted.
chapter-finisterre-specialists = Specialists
    .intro = People who help your clan: some when they merely lie face up, most when a good has been put on them.
chapter-finisterre-travellers = Cards that go round
    .intro = Four specialists travel from clan to clan and cost their holders something, until they come home or are found out.
chapter-finisterre-force = Attacks
    .intro = Iron is also for raids. An attack costs two actions and wins goods, never land.
chapter-finisterre-conversion = Conversion
    .intro = Whoever is far ahead in spirituality can win over a flag of another clan.
chapter-finisterre-objectives = Objectives
    .intro = Some ask who has most at the end, others are fulfilled on the way. Open ones are for all, hidden ones for their owner.
chapter-finisterre-scoring = The final scoring
    .intro = What everything is worth when the match is over.
chapter-finisterre-table = At the table
    .intro = For those who like to know exactly.

## Pictures

diagram-finisterre-whole-map = A match in the middle: three rivers divide the land into four comarcas, from west to east Ardal, Brelo, Dunel and Corvia. Beside the roads stand villages and walled cities with the flags of blue, orange and green; wood, iron and crops lie on the ground.
diagram-finisterre-two-banks = One card, two squares, two comarcas: the river divides Brelo from Ardal, although its ends are still open. The road crosses it by a bridge; the arrow is a site for a village.
diagram-finisterre-junction = The new card goes on from the river and splits it in two: a third comarca, Corvia, lies beyond.
diagram-finisterre-where-a-card-fits = A card of forests with a road: one of its road ends must meet a road end. The marked cells are where its first square may lie; one of them covers half of the other card.
diagram-finisterre-covering = The same with two cards on the table: the new one may also lie on both squares of the forest card.
diagram-finisterre-forests-meet = The new card’s forest meets the forest of the first: with two clans, 2 wood appear in Ardal.
diagram-finisterre-animals-meet = A farm with two cows meets one with a pig and a sheep: two dice of 3, one of 2 and one of 1.
diagram-finisterre-village-sites = An arrow points from a road at the cell where a village may stand. Green has settled at two of them.
diagram-finisterre-links = Orange’s city and its village are linked: the road between them crosses one bridge. Green’s city on the same road does not matter.
diagram-finisterre-harvest = Iron lies in Brelo. Orange has one flag there and takes 1; green has three and a closed city, and takes 4.
diagram-finisterre-mixed-city = A city of two clans: blue and orange have a tile each. Both have what a closed city brings.
diagram-finisterre-dock-and-boat = Blue’s boat lies at a dock; its village stands at the site.
diagram-finisterre-dolmen = A dolmen stands on the right. Each flag built in its comarca, Ardal, will bring a star point.
diagram-finisterre-conversion-before = Blue is two levels ahead of green, and both live in Dunel.
diagram-finisterre-conversion-after = A flag has changed sides: green’s village is small now, blue’s has become large.

## Worked examples

example-finisterre-blocks = Blue has 7 actions, orange 4 and green 5. In which order are they done?
    .answer = In blocks. First blue does 3, orange 3 and green 1; then 4, 1 and 4 are left. Next blue does 3, orange its last one, green 3. Blue does its last one, and green stops: the action that is left to it is carried.
example-finisterre-carried-actions = Blue owes two actions, orange carries three, green none. What can they do before the actions?
    .answer = Blue pays off its two for 10 coins, orange sells two for 6. Then the pools are filled: blue has 2 comarcas and a city, so 3; orange has 3 comarcas, 2 cities and the action it kept, so 6; green has 2 comarcas and a city, so 3.
example-finisterre-conversion = Blue has spirituality 4, green 2. Blue converts green’s large village. What happens?
    .answer = It costs blue two levels and two actions; green gains a level. Green’s village becomes small and holds 3 goods instead of 4, so one goes to green’s city. Blue’s village in the same comarca becomes large, free of charge.
example-finisterre-deal = A new turn begins. Who begins, and how many cards does each clan get?
    .answer = Blue begins: it has the fewest coins. Cards are dealt by the clan’s own flags in its largest settlement: one for blue, two for orange, three for green. In the city that blue and orange share, each counts only its own tile.
example-finisterre-feeding = How much do the clans eat?
    .answer = One point of food for each flag: blue 2, orange 4, green 5. Green’s village in the south has none of its own and gets it from its territory. Then every free place in a unit brings a coin.
example-finisterre-harvest = Four comarcas are harvested, then the links. How much does each clan take?
    .answer = Blue picks Corvia: blue and orange share a city there, one flag and the bonus each, so 2 each. Orange picks Brelo: orange has one flag and takes 1, green three and a city, so 4. Green comes to Dunel: green takes 2, blue 1. Orange comes to Ardal: two flags and one bonus, 3, though it is both alone there and has a city. Then each clan takes one good for its link: green, blue, orange.
example-finisterre-market-buying = Blue buys iron, wood and food. What does it pay?
    .answer = 7 coins for two iron, 6 for three wood, 9 for the group of food with all that is in it. What it bought stays in hand for now.
example-finisterre-market-selling = Orange sells iron, wood and food. What does it get?
    .answer = 5 coins for two iron and 4 for three wood. Food is sold by 12 points: 3 crop, 7 fish and 2 game reach the second group and bring 7; 12 livestock reach the fourth and bring 4. The goods of a lot may lie anywhere.
example-finisterre-minting = What are two gold worth in coins, and what does gold cost in coins?
    .answer = Two gold become 11 coins. One gold costs 7 coins, three cost 19. Each time a wood is burnt.
example-finisterre-rancher = Green lays a farm with two cows beside one with a pig and a sheep, and has an active rancher. What appears?
    .answer = Dice of 3, 3, 2 and 1, and a 3 for the market. No kind of animal is on both farms, so none is born. The open rancher adds two dice of the lowest value, and since it is active, green may take a second die of livestock.
example-finisterre-scoring = The deck is empty and the match is over. What do the clans score?
    .answer = Green 34: a city of 15, linked, 3 for each of its 3 flags; a large village of 8 and 2 for its link. Orange 24: a city of 8 and 3 for each flag; a village of 3 and at least 2; 4 for a part of a mixed city and 1 for its bridge. Blue 12: 4 and 3 for its part of the mixed city; a village of 3 and 2. Spirituality is equal, so nobody gains by it.
