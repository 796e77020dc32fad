### How to play Carcassonne: sections, steps, symbols and points of src/oppidum/games/carcassonne/learn/how.toml.

how-carcassonne-goal = The goal
    .text = Together you build one landscape of cities, roads, cloisters and fields, one tile at a time. The followers you leave in it bring you points. Whoever has the most points at the end wins.
how-carcassonne-turn = Your turn
    .text = Four small steps; then it is the next player’s turn.
how-carcassonne-turn-draw = Draw a tile
    .text = You get one tile, and everybody sees it. It waits in the corner of the board.
how-carcassonne-turn-place = Place it
    .text = It must touch a tile on the table, and every side that touches must match: city to city, road to road, field to field. Turn it as you like; squares where it fits are lit.
how-carcassonne-turn-send = Send a follower, if you like
    .text = You have { $followers }. One may go onto the tile you have just placed: into its city, onto its road, into its cloister or its field. But nobody may stand there yet, anywhere in that whole city, road or field.
how-carcassonne-turn-score = Points come automatically
    .text = Whatever is complete now is paid at once, whoever completed it, and its followers come home to be sent out again. A city is complete when its wall is closed; a road when each end runs into a city, a cloister or a crossing; a cloister when tiles lie all around it.
how-carcassonne-sharing = Sharing
    .text =
        You cannot send a follower into a city that is taken. But you can begin a city of your own beside it and join the two with a later tile. { $option_sharing ->
            [majority] Then whoever has the most knights there gets all its points; if players tie for most, each of them does.
           *[everyone] Then everybody with a knight there gets all its points.
        } Roads are shared in the same way.
how-carcassonne-farmers = Farmers
    .text =
        A farmer lies down in a field and stays there to the end: this follower does not come home. Then each completed city that touches the field pays { $farm_points } points. { $option_farms ->
            [field] In each field only whoever has the most farmers is paid;
           *[city] Each city pays only whoever has the most farmers in the fields around it;
        } if players tie, each is paid in full. A few farmers, sent early into large fields, are worth a lot.
how-carcassonne-symbols = What you see on the board
    .text = Everything is drawn on the tiles. A light frame shows which tile was placed last.
how-carcassonne-points = Where points come from
    .text = Most points are paid during the match, as soon as something is complete. At the end, what is still incomplete pays a little.
how-carcassonne-end = The end
    .text = When the last tile has been placed, whatever is incomplete is paid, and then the farmers. Whoever has the most points wins; players with equal points share the win.

## Symbols

how-carcassonne-signs-land = On the tiles
how-carcassonne-sign-city = City
    .text = within a wall, with its houses
how-carcassonne-sign-shield = Shield
    .text = makes its city worth more
how-carcassonne-sign-road = Road
    .text = goes on to the next tile
how-carcassonne-sign-crossing = Crossing
    .text = the roads end here, each is a road of its own
how-carcassonne-sign-cloister = Cloister
    .text = needs tiles on all eight squares around it
how-carcassonne-sign-field = Field
    .text = all the green that is connected; roads, cities and rivers divide it
how-carcassonne-sign-river = River
    .text = only in matches with the River; it divides fields, and nobody stands on it
how-carcassonne-signs-followers = Followers
how-carcassonne-sign-knight = Knight
    .text = stands in a city
how-carcassonne-sign-robber = Robber
    .text = stands on a road
how-carcassonne-sign-monk = Monk
    .text = sits in a cloister
how-carcassonne-sign-farmer = Farmer
    .text = lies in a field until the end

## Points

how-carcassonne-worth-city = A completed city
    .worth = { $points_city_tile } for each tile
how-carcassonne-worth-shield = A shield in a completed city
    .worth = { $points_city_shield } more
how-carcassonne-worth-small = A completed city of only two tiles
    .worth = { $small_city ->
        [4] { "" }
       *[2] { $small_city } in all
    }
how-carcassonne-worth-road = A road, complete or not
    .worth = { $points_road_tile } for each tile
how-carcassonne-worth-cloister = A cloister, complete or not
    .worth = { $points_cloister_tile } for itself, { $points_cloister_tile } for each tile around it
how-carcassonne-worth-open = A city still incomplete at the end
    .worth = { $points_open_city_tile } for each tile
how-carcassonne-worth-open-shield = A shield in such a city
    .worth = { $points_open_city_shield } more
how-carcassonne-worth-farm = At the end, a completed city beside your farmers
    .worth = { $farm_points }
