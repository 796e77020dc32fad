# Tips of a guided match of Carcassonne: what has just become possible, what the other player did and why it matters.

tip-carcassonne-first-tile = Every turn begins with a tile. It goes next to a tile already on the table: the squares that glow take it. Point at one to see it there, then click.
    .title = Your first tile
tip-carcassonne-fits = Sides that touch must be alike: city to city, road to road, field to field. Making something of yours larger, or closing it, is worth most.
    .title = Where it fits
tip-carcassonne-rotate = Here your tile fits in more than one way. R turns it, and so does the mouse wheel or, on a phone, a tap on the tile.
    .title = Turn the tile
tip-carcassonne-follower = After placing you may send a follower onto this tile, and only onto this one. There they wait until what they stand in is finished and pays you.
    .title = Your first follower
tip-carcassonne-city = A knight in a city is paid for every tile of it once its wall is closed, and for every shield too. Left open to the end, the city pays much less.
    .title = A knight in the city
tip-carcassonne-road = A robber on a road is paid for each of its tiles. Roads are finished quickly, so this follower is soon home again.
    .title = A robber on the road
tip-carcassonne-cloister = A monk is paid when eight tiles lie around the cloister, whoever places them. Nobody can push in, so it is a safe investment.
    .title = A monk in the cloister
tip-carcassonne-farmer = Think twice: a farmer lies in the field until the match ends and never comes home. At the end the field pays for every finished city at its edge.
    .title = A farmer stays to the end
tip-carcassonne-discard = This tile fits nowhere on the map. It leaves the match, and you draw another one.
    .title = It fits nowhere
tip-carcassonne-no-follower = All your followers are out. You can still place tiles: finish something of yours, and whoever stands there comes home for your next one.
    .title = Nobody left at home
tip-carcassonne-followers-left = { $count ->
        [one] You have one follower left.
       *[other] You have { $count } followers left.
    } Keep one back for a good chance, or finish something small to get one home.
    .title = Few followers left
tip-carcassonne-city-closed = { $who ->
        [me] Its wall is closed, so your knight scores { $points } at once and comes home.
       *[other] Its wall is closed, so it pays your opponent { $points } at once. Large cities are worth joining in time.
    }
    .title = A city is finished
tip-carcassonne-road-closed = { $who ->
        [me] Both its ends lead somewhere, so it pays you { $points } and your robber comes home.
       *[other] Both its ends lead somewhere, so it pays your opponent { $points }.
    } Crossings, cloisters and cities end a road.
    .title = A road is finished
tip-carcassonne-cloister-closed = { $who ->
        [me] Tiles lie all around it: it pays you { $points }, and your monk comes home.
       *[other] Tiles lie all around it: it pays your opponent { $points }.
    }
    .title = A cloister is finished
tip-carcassonne-home = Whatever has been paid sends its followers home. Yours is back: you can send it out again.
    .title = Your follower is home
tip-carcassonne-opponent = { $kind ->
        [city] Your opponent has a knight in this city
        [road] Your opponent has a robber on this road
       *[other] Your opponent has a monk in this cloister
    }, so you cannot send anybody into it. What you begin nearby may join it later.
    .title = Taken
tip-carcassonne-opponent-farmer = Your opponent has put a farmer into this field, who stays there to the end. Roads, rivers and cities bound a field: look how far it reaches.
    .title = A farmer across the table
tip-carcassonne-joined = A tile has joined what two players had begun apart. { $paid ->
        [one] As it stands, only the player with more followers in it would be paid. Whoever joins enough others to draw level is paid in full too, and with more takes it all.
       *[other] As it stands both would be paid in full.
    }
    .title = Now it is shared
tip-carcassonne-river = First the river is laid, from the spring to the lake. It has one open end, where the next tile goes on. Followers go onto its banks as always.
    .title = The river comes first
tip-carcassonne-river-end = The lake closes the river. From now on tiles are drawn from the whole pile and go to any open side.
    .title = The river has ended
tip-carcassonne-few-tiles = { $count ->
        [one] One tile is left to be drawn.
       *[other] { $count } tiles are left to be drawn.
    } What is unfinished at the end pays little: close what you can, and bring your last followers out.
    .title = The end is near
tip-carcassonne-final = The last tile has been laid. Now what is unfinished pays too, a point for each tile and shield. Open “Points” to see where each came from.
    .title = The final scoring
tip-carcassonne-farms = { $who ->
        [me] The cities at your field pay you { $points }.
       *[other] The cities at their field pay your opponent { $points }.
    } Only finished cities count, and only for whoever has the most farmers there.
    .title = The farmers are paid
