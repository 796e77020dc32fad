### The rule book of Carcassonne: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-carcassonne-start = The goal and the start
    .intro = You build a landscape together, tile by tile, and place your followers in its cities, on its roads, in its cloisters and fields. They bring you points during the match and at its end. Whoever then has the most points wins.
chapter-carcassonne-turn = Your turn and your tile
    .intro = A turn is short: draw a tile, place it where it fits, and then decide whether to send a follower onto it.
chapter-carcassonne-followers = Followers
    .intro = Followers earn your points. Each stays where you sent it until its city, road or cloister is complete; farmers stay to the end. So you never have all of them at hand.
chapter-carcassonne-roads = Roads
    .intro = Roads are quickly begun and quickly complete. They pay little, but bring your robbers home soon.
chapter-carcassonne-cities = Cities
    .intro = Cities pay best, twice as much for each tile as a road. The larger they grow, the longer your knights are bound, and the more the others would like a share.
chapter-carcassonne-cloisters = Cloisters
    .intro = A cloister stands alone on its tile and cannot be shared. It is complete when tiles lie all around it.
chapter-carcassonne-fields = Fields and farmers
    .intro = A farmer lies down in a field and stays to the end of the match. Then the fields pay for the completed cities at their edge, often more than anything else.
chapter-carcassonne-end = The end
    .intro = When the tiles are used up, whatever is still incomplete brings a little, and the farmers are paid.
chapter-carcassonne-river = The River
    .intro = A small expansion of twelve tiles. First a river is laid from its spring to a lake; after that the match goes on as always, on a wider landscape.
chapter-carcassonne-about = About the game
    .intro = Where Carcassonne comes from.

## Pictures

diagram-carcassonne-start-tile = The start tile: a city above, a road across, and a field below it. Everything grows from here.
diagram-carcassonne-where-it-fits = The tile on the right is yours. It fits on every marked square, turned the right way; on the others some side would not match.
diagram-carcassonne-four-kinds-of-work = A knight in a city and a monk in a cloister (blue), a robber on a road and a farmer lying in a field (orange).
diagram-carcassonne-taken = A road tile on the marked square would lengthen blue’s road. Nobody may send a robber onto it: the road is taken, however far away its robber stands.
diagram-carcassonne-two-knights = Two cities, each with a knight. The tile on the marked square makes one city of them, which blue and orange then share.
diagram-carcassonne-fields = The road divides two fields: blue’s farmer lies above it, orange’s below. Both fields end where nothing is built yet.
diagram-carcassonne-city-with-shield = The tile on the marked square closes blue’s city: three tiles and a shield pay 8 points, and the knight comes home.
diagram-carcassonne-small-city = Closed here, this city has only two tiles.
diagram-carcassonne-road = From the cloister to the crossing on the marked square: the road of four tiles is complete and pays blue 4 points.
diagram-carcassonne-cloister-complete = Only the marked square is missing. Whoever places a tile there completes blue’s cloister: 9 points.
diagram-carcassonne-cloister-open = Were this the end, orange’s cloister would pay 4 points: 1 for itself and 3 for its neighbours.
diagram-carcassonne-farmers = Two completed cities, and one farmer of each player at both of them: each city pays blue and orange in full.
diagram-carcassonne-no-u-turn = The river has turned south and then east again. Turning west instead, the same way as before, would have been a U-turn.

## Worked examples

example-carcassonne-cities-shared-at-three = Two farmers share two completed cities, and a city pays its farmers 3 points. What does each get?
    .answer = 6 points each: 3 for either city. Players who tie for most farmers are both paid in full. This is so under the option for 3 points a city.
example-carcassonne-cities-shared = Two farmers share two completed cities. What does each get?
    .answer = 8 points each. Each city pays 4 points to whoever has the most farmers at it, and those who tie are both paid in full.
example-carcassonne-city-supplied = Orange’s farmer lies in a field between two cities. What does it score at the end?
    .answer = 4 points. The lower city is complete and pays 4; the upper one is still open and pays nothing. The last tile is placed elsewhere and changes nothing.
example-carcassonne-city-with-shield = Orange closes blue’s city of three tiles with one shield. Who gets how much?
    .answer = Blue gets 8 points: 3 × 2 for the tiles and 2 for the shield. It does not matter who closed the city. The knight comes home.
example-carcassonne-cloister-at-the-end = What is a cloister with three neighbours worth at the end?
    .answer = 4 points: 1 for its own tile and 1 for each neighbour. The last tile is placed elsewhere.
example-carcassonne-cloister-complete = Orange lays the last of the eight tiles around blue’s cloister. What does it pay?
    .answer = 9 points, to blue: 8 for the neighbours and 1 for the cloister’s own tile.
example-carcassonne-farmers-meet = A tile joins the fields of two farmers. Was that allowed, and may a third farmer come?
    .answer = Yes, and no. A road that ends at a cloister divides the two fields until the last tile is placed around it. Then the farmers share one field, and nobody else may lie down there.
example-carcassonne-placing = Where may the road tile lie?
    .answer = Along a whole side of a tile, with the road going on: to the east of the start tile, for example. At a corner it would touch nothing, and upright its road would run into nothing but a field.
example-carcassonne-road-before-the-cloister = Orange places the cloister that ends blue’s road. May orange send a robber onto the road, and who is paid?
    .answer = No: blue’s robber stands on it already. Blue’s road is complete now, four tiles, and pays blue 4 points.
example-carcassonne-shared-city = Blue and orange each have a knight in a city of their own. A tile joins the two and closes the city. Who is paid?
    .answer = Both, in full: 6 points each for three tiles. Each part was free when its knight came; nobody may now be sent into the joined city.
example-carcassonne-shared-road = A tile joins the roads of two robbers, from cloister to cloister. Who is paid?
    .answer = Both: the road has six tiles, so each of the two gets 6 points.
example-carcassonne-small-city = Blue closes a city of two tiles and sends a knight into it at once. What is it worth?
    .answer = 2 points; a city of two tiles pays less than others. The knight scores and comes home in the same turn.
