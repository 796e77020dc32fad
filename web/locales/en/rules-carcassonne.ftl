### The rules of Carcassonne with the River, to look up by number. Source: src/oppidum/games/carcassonne/RULES.md.

## Getting ready

rule-CAR-01 = Two to six of you can play.
    .title = Two to six players
rule-CAR-02 = You have seven followers of your colour to send out. An eighth marks your points on the score track.
    .title = Your followers
rule-CAR-03 = Without the River, the start tile lies face up in the middle. You draw from the other 71 tiles, which lie face down.
    .title = The start tile
rule-CAR-04 = The box holds 72 tiles of 24 kinds, A to X, with 6 cloisters and 10 shields among them. Under the option with the River, 12 more tiles join in.
    .title = Tiles in the box

## Your turn

rule-CAR-05 = On your turn you draw a tile, place it and send out a follower if you like; then everything that is complete is scored. After you it is the next player’s turn, clockwise.
    .title = A turn, step by step
rule-CAR-06 = The starting player draws and places the first tile. You are free to choose who that is.
    .title = Who begins
rule-CAR-07 = Your tile must touch at least one other tile along a whole side; meeting at a corner is not enough. Each square holds only one tile.
    .title = Side by side
rule-CAR-08 = Every side that touches another tile must match it: city to city, road to road, field to field, river to river. One matching side is not enough if another does not match.
    .title = Sides must match
rule-CAR-09 = Everybody sees the tile you draw. If it fits anywhere, you must place it; you cannot pass.
    .title = You must place it
rule-CAR-10 = If your tile fits nowhere, it leaves the match and you draw another. If it was the last tile, the match ends at once.
    .title = A tile without room

## Followers

rule-CAR-11 = After placing your tile you may send one follower from your supply onto it. Never onto another tile, and never two.
    .title = Sending a follower
rule-CAR-12 = Your follower is a knight in a city, a robber on a road, a monk in a cloister and a farmer in a field.
    .title = Four kinds of work
rule-CAR-13 = You may send a follower onto a part of your tile only if nobody stands anywhere in the whole city, road or field it belongs to. Distance does not matter, and your own followers count too.
    .title = Only where nobody stands
rule-CAR-14 = You cannot send a knight into a city that is taken, but you can send one into a separate part. If a later tile joins the parts, the city is shared (CAR-28).
    .title = Coming together in cities
rule-CAR-15 = Roads work like cities: send a robber onto a stretch that is not connected yet. If a later tile joins the stretches, the road is shared (CAR-31).
    .title = Coming together on roads
rule-CAR-16 = While a road is still open, it belongs only to whoever stands on the part that is there: before the cloister tile that closes it is placed, a robber on that part stands there alone.
    .title = A road before it closes
rule-CAR-17 = A field ends at cities, roads, rivers and the edge where nothing is built yet. You may send a farmer only into a field without any other farmer.
    .title = Where fields end
rule-CAR-18 = When a tile has joined two fields with farmers in them, the farmers share the field. You cannot send another farmer there.
    .title = Joined fields
rule-CAR-19 = On the cloister tiles A and B, on the spring and on the lake, everything around the middle is one single field. The road on tile A does not split it.
    .title = Fields in one piece
rule-CAR-20 = If you have no follower left, you cannot send one. A follower who comes home when this turn is scored can be sent again from your next turn on.
    .title = No follower left
rule-CAR-21 = You may send a follower onto something that your tile has just completed, if nobody stands there yet. It scores and comes home in the same turn.
    .title = Out and home again
rule-CAR-22 = When a city, road or cloister is complete and scored, its followers go home to their owners. Farmers stay in their fields until the end.
    .title = Followers come home

## Points

rule-CAR-23 = A city is complete when its wall is closed all round and no gap is left inside. It pays 2 points for each of its tiles; for a city of only two tiles see CAR-26.
    .title = A completed city
rule-CAR-24 = Each shield adds 2 points to a completed city. In a city that is still incomplete at the end, it adds 1. For a city of only two tiles see CAR-26.
    .title = What shields add
rule-CAR-25 = An example: your completed city has three tiles, and one of them bears a shield. You get 3 times 2 points and 2 for the shield, 8 in all.
    .title = A city worth eight
rule-CAR-26 =
    { $small_city ->
        [4] A completed city of only two tiles pays { $small_city } points like any other, and 2 more for a shield.
       *[2] A completed city of only two tiles pays { $small_city } points, and 1 more for a shield.
    } With the tiles in the box, such a city never has a shield.
    .title = The smallest city
rule-CAR-27 = If one tile holds two parts of the same city, it still counts as one tile.
    .title = Each tile counts once
rule-CAR-28 =
    { $option_sharing ->
        [majority] If several players have knights in a city, the points go to whoever has the most knights there; if players tie for most, each gets the full points, once.
       *[everyone] If several players have knights in a city, each of them gets the full points, once.
    }
    .title = A shared city
rule-CAR-29 = A road pays 1 point for each of its tiles. It pays the same if it is still incomplete at the end.
    .title = What a road pays
rule-CAR-30 = A road is complete when both its ends run into a crossing, a cloister or a city, or when it closes into a loop. A tile that the road meets twice counts once.
    .title = A completed road
rule-CAR-31 =
    { $option_sharing ->
        [majority] If several players have robbers on a road, the points go to whoever has the most robbers there; if players tie for most, each gets the full points, once.
       *[everyone] If several players have robbers on a road, each of them gets the full points, once.
    }
    .title = A shared road
rule-CAR-32 = When tiles lie on all eight squares around your cloister, your monk earns 9 points: 8 for the neighbours and 1 for the cloister’s own tile. It does not matter who placed the last of them.
    .title = A completed cloister
rule-CAR-33 = At the end, your incomplete cloister pays 1 point for its own tile and 1 for each tile around it. With three neighbours, that is 4.
    .title = An incomplete cloister
rule-CAR-34 = Everything that is completed in a turn is scored, even several things at once, and whoever they belong to. If no follower stands there, nobody gets points.
    .title = All that is completed

## The end

rule-CAR-35 = When the last tile has been placed, that turn is finished as usual, follower and points included. Then the match ends with the final scoring.
    .title = The end of the match
rule-CAR-36 = At the end, an incomplete city pays 1 point for each tile and 1 for each shield, an incomplete road 1 for each tile, and an incomplete cloister 1 for itself and 1 for each neighbour. The points go to the same players as if it were complete.
    .title = Incomplete at the end
rule-CAR-37 =
    Farmers are paid only at the end. { $option_farms ->
        [field] In each field, whoever has the most farmers gets { $farm_points } points for each completed city whose wall the field touches.
       *[city] Each completed city pays { $farm_points } points to whoever has the most farmers in the fields that touch its wall.
    } An incomplete city pays nothing.
    .title = What farmers earn
rule-CAR-38 = Your farmers feed only cities whose wall their own field touches. They do not cross roads, cities or rivers.
    .title = Which cities farmers feed
rule-CAR-39 =
    { $option_farms ->
        [field] If several players tie for most farmers in a field, each of them gets the full points.
       *[city] If several players tie for most farmers at a city, each of them gets the full points.
    }
    .title = Equally many farmers
rule-CAR-40 =
    An example: you and another player have equally many farmers, all in the same field, and it touches two completed cities. Each of you gets 2 times { $farm_points } points, which is { $farm_points ->
        [3] 6
       *[4] 8
    }.
    .title = Four points or three
rule-CAR-41 =
    { $option_farms ->
        [field] Every field stands alone: whoever has the most farmers in it is paid for each completed city it touches. A city between several fields pays in each of them.
       *[city] At a city, your farmers from all the fields around it are added up, and the city pays only once.
    }
    .title = City or field
rule-CAR-42 = If you have the most points, you win. Players with equal points share the place, and the win too.
    .title = Who wins

## The River

rule-CAR-43 = Under the option with the River, the spring lies on the table at the start instead of the start tile. The lake is set aside, and you draw the other ten river tiles before all others.
    .title = The river comes first
rule-CAR-44 = You place a river tile like any other, with matching sides, but it must always continue the river. You may send a follower onto its city, road, cloister or fields as usual.
    .title = Continuing the river
rule-CAR-45 = You cannot send a follower onto the river itself. The river separates the fields on its two banks.
    .title = Nobody on the river
rule-CAR-46 = The river makes no U-turn: it must not bend the same way on two tiles in a row. With a straight tile in between you may bend it that way again.
    .title = No U-turn
rule-CAR-47 = You may lead the river to a place where its next tile has no room. That tile then leaves the match, and the player who drew it draws again (CAR-10).
    .title = A river without room
rule-CAR-48 = After the ten river tiles, the player whose turn it is draws the lake and ends the river with it. A follower may be sent onto its field as usual; after that the other tiles follow.
    .title = The lake
rule-CAR-49 =
    In a match with the River, { $option_start_tile ->
        [after-river] the start tile is the first tile drawn after the lake.
       *[mixed] the start tile is mixed among the other tiles.
    }
    .title = Start tile and River
rule-CAR-50 = You cannot send a follower onto the spring: it lies there from the start, and nobody placed it.
    .title = Nobody at the spring

## Odds and ends

rule-CAR-51 = The score track has 50 spaces and goes round. If you go past its end, you keep all your points and count on.
    .title = Beyond fifty points
rule-CAR-52 = The game is from 2001 and was designed by Klaus-Jürgen Wrede. A match takes about 60 minutes.
    .title = About the game
