# The board of Carcassonne: what is asked, tiles and features in words, the log, the keyboard.

## What is asked

carcassonne-tell-draw = A tile is drawn.
carcassonne-tell-place = Place your tile on a glowing square: { $tile }.
carcassonne-tell-place-free = Place your tile: { $tile }. Its sides must match.
carcassonne-tell-discard = This tile fits nowhere. Set it aside and draw another.
carcassonne-tell-deploy =
    { $supply ->
        [0] You have no follower left to send.
        [one] Send your last follower onto the tile, or keep it.
       *[other] Send a follower onto the tile, or none. You have { $supply } at home.
    }
carcassonne-send =
    { $role ->
        [knight] Knight in the city
        [robber] Robber on the road
        [monk] Monk in the cloister
       *[farmer] Farmer in the field
    }
carcassonne-send-where =
    { $role ->
        [knight] Knight, { $where }
        [robber] Robber, { $where }
        [monk] Monk, { $where }
       *[farmer] Farmer, { $where }
    }
carcassonne-send-none = No follower
carcassonne-discard = Set the tile aside
carcassonne-move-place = { $where } of the first tile, { $turned }
carcassonne-direction =
    { $spot ->
        [N] north
        [E] east
        [S] south
        [W] west
        [C] middle
        [NW] north-west
        [NE] north-east
        [SE] south-east
       *[other] south-west
    }

## Tiles and features

carcassonne-tile-city =
    { $count ->
        [one] { $shields ->
            [0] a city
           *[other] a city with a shield
        }
       *[other] { $count } cities
    }
carcassonne-tile-road =
    { $count ->
        [one] a road
       *[other] { $count } roads
    }
carcassonne-tile-cloister = a cloister
carcassonne-tile-river = the river
carcassonne-tile-spring = the spring
carcassonne-tile-lake = the lake
carcassonne-tile-meadow = nothing but meadow
carcassonne-first-tile = the first tile
carcassonne-steps =
    { $count } { $spot ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
carcassonne-turned =
    { $facing ->
        [N] as it is
        [E] turned right
        [S] upside down
       *[W] turned left
    }
carcassonne-side-at =
    { $spot ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }: { $side ->
        [C] city
        [R] road
        [I] river
       *[F] field
    }
carcassonne-feature-kind =
    { $kind ->
        [city] city
        [road] road
        [cloister] cloister
       *[field] field
    }
carcassonne-feature-size =
    { $size ->
        [one] 1 tile
       *[other] { $size } tiles
    }
carcassonne-feature-worth = { $worth } now
carcassonne-feature-worth-closed =
    { $kind ->
        [cloister] { $worth } now, { $closed } if surrounded
       *[other] { $worth } now, { $closed } or more if complete
    }
carcassonne-feature-worth-field = { $worth } at the end
carcassonne-feature-complete = complete, { $worth }
carcassonne-feature-open =
    { $count ->
        [one] 1 open end
       *[other] { $count } open ends
    }
carcassonne-feature-around =
    { $count ->
        [one] 1 tile missing around it
       *[other] { $count } tiles missing around it
    }
carcassonne-feature-gap =
    { $fits ->
        [0] none of the { $left } tiles left fits the gap
        [one] 1 of { $left } tiles left fits the gap
       *[other] { $fits } of { $left } tiles left fit the gap
    }
carcassonne-feature-gaps = { $fits } of { $left } tiles left fit the gaps
carcassonne-feature-cities =
    { $count ->
        [0] feeds no completed city
        [one] feeds 1 completed city
       *[other] feeds { $count } completed cities
    }
carcassonne-feature-shields =
    { $count ->
        [one] 1 shield
       *[other] { $count } shields
    }
carcassonne-feature-farmers = farmers around it: { $names }
carcassonne-feature-nobody = nobody’s

## The log

carcassonne-line-laid =
    { $role ->
        [knight] { $name } laid { $tile } and sent a knight.
        [robber] { $name } laid { $tile } and sent a robber.
        [monk] { $name } laid { $tile } and sent a monk.
        [farmer] { $name } laid { $tile } and sent a farmer.
       *[none] { $name } laid { $tile }.
    }
carcassonne-line-laid-unseen =
    { $role ->
        [knight] { $name } laid a tile and sent a knight.
        [robber] { $name } laid a tile and sent a robber.
        [monk] { $name } laid a tile and sent a monk.
        [farmer] { $name } laid a tile and sent a farmer.
       *[none] { $name } laid a tile.
    }
carcassonne-line-sent =
    { $role ->
        [knight] { $name } sent a knight.
        [robber] { $name } sent a robber.
        [monk] { $name } sent a monk.
       *[farmer] { $name } sent a farmer.
    }
carcassonne-line-discard = { $name } set a tile aside that fitted nowhere: { $tile }.
carcassonne-award-city =
    { $shields ->
        [0] city of { $tiles } tiles
        [one] city of { $tiles } tiles with 1 shield
       *[other] city of { $tiles } tiles with { $shields } shields
    }
carcassonne-award-open-city =
    { $tiles ->
        [one] unfinished city of 1 tile
       *[other] unfinished city of { $tiles } tiles
    }{ $shields ->
        [0] { "" }
        [one] { " " }with 1 shield
       *[other] { " " }with { $shields } shields
    }
carcassonne-award-road =
    { $tiles ->
        [one] road of 1 tile
       *[other] road of { $tiles } tiles
    }
carcassonne-award-open-road =
    { $tiles ->
        [one] unfinished road of 1 tile
       *[other] unfinished road of { $tiles } tiles
    }
carcassonne-award-cloister = cloister with all its neighbours
carcassonne-award-open-cloister =
    { $tiles ->
        [one] cloister with no neighbours
       *[other] unfinished cloister, { $tiles } tiles
    }
carcassonne-award-field =
    { $cities ->
        [one] field that feeds 1 city
       *[other] field that feeds { $cities } cities
    }
carcassonne-award-farm = farmers around a city of { $tiles } tiles

## The board

carcassonne-board = Board: the landscape
carcassonne-board-help = Move over the squares with the arrow keys, or press N for the next square where the tile fits. R turns the tile, Enter places it. F reads the features of a tile. Squares are counted from the first tile.
carcassonne-hand = Tile in hand: { $tile }; { $sides }
carcassonne-turn = Turn the tile
carcassonne-place = Place the tile here
carcassonne-cursor-tile = { $where }: a tile with { $tile }; { $sides }
carcassonne-cursor-fits = { $where }: fits { $turned }
carcassonne-cursor-not = { $where }: empty; the tile does not fit here
carcassonne-cursor-empty = { $where }: empty
carcassonne-text-board = The board in words
carcassonne-text-features = Features with followers
carcassonne-text-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
carcassonne-side-left =
    { $left ->
        [0] No tiles left of { $total }
       *[other] { $left } of { $total } tiles left
    }
carcassonne-side-pile =
    { $pile ->
        [river] now the river
        [lake] now the lake
        [start] now the start tile
       *[land] now the land
    }
carcassonne-side-kind = { $count } left of: { $tile }
carcassonne-side-discarded = Set aside
carcassonne-key-move = Move over the squares
carcassonne-key-next = Next square where the tile fits
carcassonne-key-turn = Turn the tile, and back
carcassonne-key-place = Place the tile
carcassonne-key-follower = Send a follower
carcassonne-key-none = Send no follower
carcassonne-key-feature = Highlight the features of a tile
carcassonne-key-zoom = Zoom in, zoom out
carcassonne-key-fit = Show everything, while no follower is asked for
