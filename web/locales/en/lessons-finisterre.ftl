# The lessons of Finisterre; src/oppidum/games/finisterre/learn/lessons has their positions.

lesson-finisterre-land = Make land meet
    .teaches = You draw the land card by card. Where your new card and an older one show the same landscape on either side of their border, goods appear: forests bring wood and game, mountains bring iron. You may take one of these goods; the others stay there for all.
    .task = Lay your card so that forests meet and mountains meet, both at once. Then take iron.
    .hint = Both squares at the east side show forest and mountain. Turn your card upright: its mountain beside one of them, its forest beside the other.
    .reached = Wood, iron and game have appeared, and the iron is yours. Two borders brought more than one.
    .missed-wood = Forests meet, but you did not take iron, or there was none. Both landscapes have to meet their like.
    .missed-one = Only one landscape meets its like there, or none. Try your card upright, at the east side of the map.

lesson-finisterre-found = Your first village
    .teaches = Without a village you are a nomad. You may found one before any free arrow, for 3 wood and 2 iron, and pay with what lies on the ground of that land. Land between rivers is called a comarca. A village eats every turn, but only food in its stores, never from the ground: first it has to harvest food in its own comarca.
    .task = Found a small village in the comarca where there is something to eat.
    .hint = Wood and iron lie on both banks of the river. On which bank do crops lie as well?
    .reached = Wood and iron are paid from the ground, and there are crops to harvest in the coming turns.
    .missed-hungry = There is nothing to eat in this comarca. Look at what lies on the other bank.
    .missed-stopped = You stopped without founding. A nomad has one action; use it.

lesson-finisterre-harvest = Harvest and eat
    .teaches = In the harvest you take goods from the ground of your comarca: one for each flag that you have there, and one more if you are alone. Then everybody eats: a small village 1 point of food, or it is lost. And each empty place in your stores brings a coin.
    .task = Bring in iron, and do not let your village go hungry.
    .hint = You may take two goods. One of them should be crops.
    .reached = The iron is in, and the village has eaten. What is left of the crops feeds it next turn.
    .missed-hungry = Nobody brought food, so the village is lost. One of your two goods has to be crops.
    .missed-poor = The village has eaten, but there is no iron. You may take two goods: crops and iron.

lesson-finisterre-two-comarcas = Two comarcas, one road
    .teaches = For each comarca in which you live you have an action in every turn. Two of your villages on one road, with at most one bridge between them, are linked: the link brings a good in each harvest, and points at the end.
    .task = Found a second village in the other comarca, linked with your first one.
    .hint = Follow the road from your village over the bridge. Which free arrow does it reach there?
    .reached = Two comarcas, two actions, and a link. From now on each harvest brings one good more.
    .missed-same = That village is in the same comarca as your first one. It brings no further action. Look across the river.
    .missed-spent = Your action is used up. This time it is meant for a village.
    .missed-stopped = You stopped without founding. Wood and iron for a small village lie ready in your store.
    .missed-steps = Your action is still there, but the steps are used up. Found a small village on the other bank.

lesson-finisterre-city = Market and city
    .teaches = The market sells full lots, 3 wood or 2 iron, and what you buy can be used at once. A second tile beside your village makes it a closed city: one action more, one good more, and more points. For two small tiles that costs 3 wood, 4 iron and 4 coins.
    .task = Close a city.
    .hint = You have the wood. Buy iron twice; the price goes up, but you have enough coins. Then add the tile.
    .reached = A closed city: 8 points instead of 3, and one action more in every turn.
    .missed-apart = That is a second village, not a city. Choose the action that adds a tile beside your village.
    .missed-steps = No city yet. You need 4 iron: buy two lots of it, and no more than that.

lesson-finisterre-specialist = A specialist
    .teaches = Specialists lie before you. Most do something only when they are active: an action puts a good on them. Your trader needs gold; then you pay a coin less for each lot you buy and get a coin more for each sale.
    .task = With two actions, sell your wood for 9 coins.
    .hint = Without the trader the market pays 8. Put your gold on the trader first.
    .reached = Nine coins. The trader stays active, and in a later turn you may take the gold back.
    .missed-plain = That sale brought 8 coins. Activate the trader before you sell.
    .missed-steps = The wood is not sold for 9 coins yet. Activate the trader, then sell.

lesson-finisterre-spirit-or-sword = Spirit or sword
    .teaches = Two actions are enough to trouble a neighbour. Attack: you commit iron, they answer with theirs, and if you are stronger you take all goods of one kind. Conversion: if you are two levels of spirituality above them, you spend two, and one of their flags becomes yours.
    .task = Take your neighbour’s gold, or their village.
    .hint = Both ways work here. They have 1 iron for their defence. And they have no spirituality, you have 3.
    .reached = Done, by force or by faith. Both have their price: iron, or two levels of spirituality.
    .missed-repelled = They had 1 iron too, so your attack was no stronger than their defence. Both are lost.
    .missed-other = That used an action, and attack and conversion need two. Begin with one of them.
    .missed-steps = Nothing has been taken yet. Choose attack or conversion among your actions.

lesson-finisterre-objective = Objectives
    .teaches = An objective that you draw can be kept hidden, made public, or sold unseen for 3 coins. Public ones go to whoever fulfils them first, for fewer points. A hidden one is for you alone, but costs points if you never fulfil it.
    .task = The objective asks for three carts. Get its 5 points, in this turn.
    .hint = You have two carts already, and wood and iron for a third. Nobody else should profit, so keep it hidden.
    .reached = Kept hidden and fulfilled at once: 5 points, and its place is free again.
    .missed-sold = Sold: 3 coins now, but no points. You could have fulfilled it in the same turn.
    .missed-public = Public, it brings only 3 points, and others may be faster.
    .missed-steps = It is not fulfilled yet. Build a cart in this turn.

lesson-finisterre-last-turn = The last turn
    .teaches = When the deck has run out the turn is played to its end, and then everything scores: tiles, links, boats and carts, objectives. Each level of spirituality scores 2; with two clans, whoever has more gets 4 points on top, and the other loses 4. Goods score nothing by themselves; only some objectives count them.
    .task = It is your last action. Finish with 18 points.
    .hint = You and your neighbour have two levels each. One more makes the difference. A dolmen takes gold.
    .reached = One level more than your neighbour: 2 points for it, 4 for the most, and they lose 4.
    .missed-steps = The match ends with fewer than 18 points. What is your gold worth at the dolmen, and what in your store?
