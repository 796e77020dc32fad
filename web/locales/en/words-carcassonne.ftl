### Why something is refused: `why-<reason>`, with the facts of the refusal as arguments.

## Placing a tile

why-occupied = Not there: a tile already lies there.
why-not-touching = Not there: that square touches no tile along a side.
why-river-end-gone = The river has no open end any more, so this tile cannot continue it.
why-river-end = Not there: the river must go on at its open end.
why-sides =
    Not there: { $own ->
        [city] a city
        [road] a road
        [river] the river
       *[field] a field
    } would meet { $theirs ->
        [city] a city wall
        [road] a road
        [river] the river
       *[field] a field
    } to the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }.
why-u-turn = Not that way: the river would make a U-turn. It already bent this way on the last tile.
why-must-place = You have to place this tile: there is a square where it fits.
why-no-such-tile = There is no tile { $tile }.
why-not-in-pile = Tile { $tile } cannot be drawn now.

## Sending a follower

why-river-follower = Not there: no follower may stand on the river.
why-no-follower-left = You have no follower left to send.
why-taken =
    { $kind ->
        [city] This city is taken: { $player } already has a knight in it.
        [road] This road is taken: { $player } already has a robber on it.
        [cloister] This cloister is taken: { $player } already has a monk in it.
       *[field] This field is taken: { $player } already has a farmer in it.
    }
why-several-parts = Which one do you mean? The tile has several: { $names }.
why-no-such-part =
    The tile has no { $kind ->
        [city] city
        [road] road
        [cloister] cloister
       *[field] field
    } there.
