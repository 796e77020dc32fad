# The lessons of Carcassonne; src/oppidum/games/carcassonne/learn/lessons has their positions.

lesson-carcassonne-place = Laying a tile
    .teaches = Each turn you draw a tile and lay it beside others. Wherever it touches one, the edges must match: city to city, road to road, field to field.
    .task = Lay your tile into the gap between the other tiles.
    .hint = Three tiles stand around the gap. Which edges do they turn towards it? Choose the gap: your tile turns by itself until all three match.
    .reached = Well done! All its edges match. The edge that touches nothing does not matter yet.
    .missed-elsewhere = It fits there too, but the gap is still open. Look for the square with tiles on three sides.

lesson-carcassonne-follower = Sending a follower
    .teaches = After laying your tile, you may put one of your seven followers on it. They wait there until what they stand on is finished; then they bring you points and come home. On the road they are called robbers: a finished road pays 1 point for each tile.
    .task = Finish the road with this tile and get its 4 points at once.
    .hint = A road ends at a crossing. Close the open end of the road in the east, then put your follower on that part of the road.
    .reached = Four tiles, four points, and your follower is home again. You may use them next turn.
    .missed-nobody = Without a follower nobody is paid. Next time, send one before your turn ends.
    .missed-open = Your follower stands on something that is not finished yet, or on another road, so they have to wait there. Which road did your tile close?

lesson-carcassonne-city = Cities and shields
    .teaches = A follower in a city is a knight. A city is finished when its wall is closed all round: then every tile of it pays 2 points, and every shield 2 more.
    .task = Your knight waits in the city. In two turns, finish it with a shield in it: at least 10 points.
    .hint = Make the city larger with the shield first. Your next tile closes a wall.
    .reached = Four tiles and a shield: 4 times 2, and 2 more. Larger cities pay more, but they take longer to finish.
    .missed-plain = The city is finished, but without a shield in it: that is less than 10 points. Lay the tile with the shield inside the city first.
    .missed-steps = Both turns are over and the city is still open. Where does its wall have a gap?

lesson-carcassonne-road = Longer roads
    .teaches = A road is finished when both of its ends are closed: by a crossing, a city or a cloister. You need not send anybody if your robber is there already.
    .task = Join the two stretches of road. Your robber gets 6 points.
    .hint = Your robber stands on the road in the west; the other stretch ends at the cloister in the east. One tile is missing between them.
    .reached = Six tiles, six points. It does not matter who laid them or when: they all count.
    .missed-elsewhere = The two stretches are still apart. Look for the gap in the road.

lesson-carcassonne-cloister = Cloisters
    .teaches = A follower in a cloister is a monk. A cloister is finished when all eight squares around it have tiles; it pays 1 point for itself and 1 for each of them.
    .task = Send a monk, then lay the last tile around them: 9 points in two turns.
    .hint = Lay the cloister where it has the most neighbours, and put your monk into it. Next turn one corner is left to fill.
    .reached = Nine points. Corners count, and it does not matter who lays the tiles.
    .missed-nobody = There is no monk in your cloister, so nobody will be paid for it. You can send one only in the turn in which its tile is laid.
    .missed-steps = Both turns are over, and the cloister is not surrounded yet. The more neighbours it has from the beginning, the better.

lesson-carcassonne-farm = Farmers
    .teaches = A follower in a field is a farmer. Farmers stay until the match ends; then their field pays 3 points for each finished city at its edge. Roads and cities divide fields.
    .task = Send a farmer into the field that three finished cities border on.
    .hint = All three cities lie north of the road. Your tile needs a part of that field, and the farmer has to stand there, not south of the road.
    .reached = Three cities, 9 points at the end, if nobody has more farmers there. And more if further cities are finished at its edge.
    .missed-nobody = Nobody is in the field yet. Send a farmer this time.
    .missed-robber = They are not a farmer: they stand on the road or in a city. Choose a green spot of your tile.
    .missed-poor = Your farmer feeds fewer than three cities. Roads divide fields: which side of the road are the cities on?

lesson-carcassonne-join = Joining a city of another player
    .teaches = You may not send a knight into a city where one already stands. But you may begin a city of your own nearby and join the two. If you then have as many knights as they have, both of you are paid in full.
    .task = Share the large city: get its points in two turns.
    .hint = Begin a city beside the gap in the wall, with a knight of your own. The next tile joins both.
    .reached = One knight each, so both of you get all the points. With two knights you would have got them alone.
    .missed-alone = The city is finished, but you have no knight in it, so only the other player is paid.
    .missed-steps = Both turns are over and the city has not paid you. Your own city has to touch the same gap in the wall.

lesson-carcassonne-river = The River
    .teaches = With the River, its tiles are laid first, each at the end of the last one. The river never bends the same way twice in a row. Nobody stands on the water, but anything else on a river tile is yours to take.
    .task = Lead the river on twice. Put a robber on the road at its bend, then a monk into the cloister on its bank.
    .hint = There is only one place for each river tile. What matters is where your follower stands: on the road now, in the cloister next turn.
    .reached = One on the road, one in the cloister. When the river has reached its lake, the other tiles follow.
    .missed-other = The task wants a robber on this road and a monk in that cloister. You can send a follower only onto the tile you have just laid.
    .missed-steps = Both turns are over. The first tile has the road, the second one the cloister.
