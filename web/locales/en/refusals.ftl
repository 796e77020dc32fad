### Why something is refused: `why-<reason>`, with the facts of the refusal as arguments.

## Whose turn it is

why-not-asked = That isn’t one of your choices right now.
why-match-over = The match is over.
why-not-your-turn = Not yet: it is { $player }’s turn.
why-chance-turn = One moment: chance decides first.
why-hold-yours = Your turn is complete: end it, or take a step back.
why-hold-other = One moment: { $player } has not ended the turn yet.
why-nothing-to-end = You have no turn to end now.
why-nothing-to-undo = You have nothing to take back yet.
why-undo-chance = Too late: chance has revealed something since, so nothing can be taken back.
why-undo-consent = The match has gone on since: ask the others whether you may take it back.
why-resigned-already = You have already resigned.

## The table

why-no-bot-here = No bot is playing for this seat.
why-not-seated = Only players with a seat can do that.
why-seat-not-yours = That seat is not yours.
why-table-full = This seat is taken already.
why-table-started = The match at this table has already begun.
why-unknown-table = There is no table with this code. Is it spelled right?
why-frozen = This match is frozen: the server can no longer replay it exactly, so nobody can go on.
why-not-host = Only the one who opened the table can do that.
why-not-over = The match is not over yet.
why-file-hidden = Others hold hidden cards: you can save the file when the match is over.
why-not-begun = The match has not begun: there are free seats.
why-hints-off = This table plays without hints.
why-hint-not-asked = You have nothing to decide now.
why-hint-busy = One moment: a hint is on its way already.
why-review-running = A match can be reviewed when it is over.
why-review-unknown = Nobody here can appraise this game yet.
why-review-short = Too little has happened in this match to review it.
why-review-slow = This server runs too slowly to review matches.
why-review-compiling = The rules are still being compiled. Try again in a minute.
why-review-failed = This match could not be reviewed. Whoever runs the server finds the reason in its log.
why-review-no-decision = Nobody decided anything at this step.

## The connection

why-stale = Something happened in the meantime. Look again, then choose.
why-storage = The server could not store that. Please try again.
why-too-fast = That was a lot at once. Wait a moment, then try again.
why-too-many-waiting = You have too many tables waiting for players. Leave some of them first.
why-too-many-contests = Bots are playing each other at too many of your tables. Let some of those matches end first.
why-too-many-connections = You have this table open too many times, so its oldest page was closed.
why-too-long = That is too long. Please make it shorter.
why-bad-name = That name will not do. Please try another.
why-bad-message = The server did not understand that. Reload the page and try again.
why-bad-token = The server no longer knows who you are. Reload the page.
why-unknown-page = There is nothing by this name here. Perhaps it has been renamed.
why-unknown-game = There is no such game on this server.
why-lesson-over = The lesson has ended: try again, or go on to the next.
why-puzzle-over = The puzzle has ended: try again, or go on to the next.

# A place on the map, from the middle of it.

cell-way =
    { $wind ->
        [n] { $count } north
        [e] { $count } east
        [s] { $count } south
       *[w] { $count } west
    }
cell-from-middle = { $ways } of the middle
cell-middle = in the middle
cell-square = the square { $where }

# What is missing, in any game.

missing-amount =
    { $what ->
        [coins] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
        [spirit] { $amount ->
            [one] 1 level of spirituality
           *[other] { $amount } levels of spirituality
        }
        [wood] { $amount } wood
        [wool] { $amount } wool
        [copper] { $amount } copper
        [stone] { $amount } stone
        [iron] { $amount } iron
       *[gold] { $amount } gold
    }
