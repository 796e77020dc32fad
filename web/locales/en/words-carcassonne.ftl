### Why something is refused: `why-<reason>`, with the facts of the refusal as arguments. Players are counted from 1.

## Placing a tile

why-occupied = Not there: a tile already lies on { $square }.
why-not-touching = Not there: { $square } touches no tile along a side.
why-river-end-gone = The river has no open end any more, so this tile cannot continue it.
why-river-end = Not there: the river must go on at { $square }.
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
    }, on { $square }.
why-u-turn = Not that way: the river would make a U-turn. It already bent this way on the last tile.
why-must-place = You have to place this tile: there is a square where it fits.
why-no-such-tile = There is no tile { $tile }.
why-not-in-pile = Tile { $tile } cannot be drawn now.

## Sending a follower

why-river-follower = Not there: no follower may stand on the river.
why-no-follower-left = You have no follower left to send.
why-taken =
    { $kind ->
        [city] This city is taken: player { $player } already has a knight in it.
        [road] This road is taken: player { $player } already has a robber on it.
        [cloister] This cloister is taken: player { $player } already has a monk in it.
       *[field] This field is taken: player { $player } already has a farmer in it.
    }
why-several-parts = Which one do you mean? The tile has several: { $names }.
why-no-such-part =
    The tile on { $square } has no { $kind ->
        [city] city
        [road] road
        [cloister] cloister
       *[field] field
    } there.

## Whose turn it is

why-not-asked = That is not what you are asked now.
why-match-over = The match is over.
why-not-your-turn = Not yet: it is player { $player }’s turn.
why-chance-turn = One moment: a tile is drawn first.
why-hold-yours = Your turn is complete: end it, or take a step back.
why-hold-other = One moment: player { $player } has not ended the turn yet.
why-nothing-to-end = You have no turn to end now.
why-nothing-to-undo = You have nothing to take back yet.
why-undo-chance = Too late: a tile has been drawn since, so nothing can be taken back.
why-undo-consent = The match has gone on since: ask the others whether you may take it back.
why-resigned-already = You have already resigned.

## The table

why-no-bot-here = No bot is playing for this seat.
why-not-seated = Only players with a seat can do that.
why-seat-not-yours = That seat is not yours.
why-table-full = Every seat at this table is taken.
why-table-started = The match at this table has already begun.
why-unknown-table = There is no table with this code. Is it spelled right?
why-frozen = This match is frozen: the server can no longer replay it exactly, so nobody can go on.

## The connection

why-stale = Something happened meanwhile. Look again, then choose.
why-storage = The server could not store that. Please try again.
why-too-fast = That was a lot at once. Wait a moment, then try again.
why-too-long = That is too long. Please make it shorter.
why-bad-name = That name does not work. Please try another.
why-bad-message = The server did not understand that. Reload the page and try again.
