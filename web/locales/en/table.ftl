# The table: players, action bar, log, chat, points, rules, the end of a match.

table-opening = Opening the table …
table-failed = This table cannot be opened
table-frozen = This match is frozen
table-to-lobby = Go to the start page
table-menu = More
table-cancel = Cancel
table-side-column = Players, log and chat
table-open-log = Log and chat
table-side = Supply
table-watchers =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }

## Players

table-players = Players
table-seat = Guest { $number }
table-you = you
table-plays = plays
table-bot-of-level = { $name } ({ $level })
table-bot-hurried = bot, in a hurry
table-hurried = Thinks only a moment until { $game } is at full speed ({ $percent } %).
table-hurried-stuck = Thinks only a moment: { $game } cannot run at full speed here.
table-away = away
table-resigned = resigned
table-taken-over = { $bot } plays
table-at-home = { $count } at home
table-points-of = Where do the points of { $name } come from?
table-points-word =
    { $count ->
        [one] point
       *[other] points
    }
table-track = Score track: { $scores }
table-track-score = { $name } { $points }

## What is asked

table-action-bar = What to do
table-choices = Choices
table-done = Done
table-undo = Undo
table-hint = Hint
table-hint-title = What a strong bot would do
table-hint-legend = With the chance of winning and the expected lead. Choose a move to play it.
table-hint-plain = Choose the move to play it.
table-hint-figures = win { $win }, { $lead } points
table-hint-thinking = A strong bot is thinking …
table-your-turn = Your turn
table-your-turn-name = { $name }, your turn
table-asked = Your decision
table-asked-name = { $name }, your decision
table-holding = Your turn is complete. End it, or take a step back.
table-holding-first = Your turn is complete. The settings can end it for you.
table-waiting-for = { $name } is thinking …
table-chance = One moment …
table-over = The match is over.
table-watching = You are watching
table-sending = Sending …
table-show-result = Show the result
table-curtain = Pass the device to { $name }
table-curtain-about = What one of you holds is not for the others to see.
table-curtain-lift = I am { $name }: show the board
table-rule-look-up = See the rule
table-rule-of = See the rule: { $what }

## Notes above the board

table-lost =
    { $seconds ->
        [one] Connection lost. Trying again in one second.
       *[other] Connection lost. Trying again in { $seconds } seconds.
    }
table-lost-trying = Connection lost. Trying again …
table-retry = Try now
table-back = Connected again.
table-robot-plays = A bot is playing for you.
table-robot-plays-for = A bot is playing for { $name }.
table-hand-back = Take the seat back
table-ask-undo = Ask to take back a move …
table-ask-undo-title = Take back your last move?
table-ask-undo-text = Others have moved or are waiting. They have to agree first.
table-ask-undo-yes = Ask them
table-undo-asked = { $name } would like to take back a move.
table-undo-waits = You asked to take back a move. Waiting for the others.
table-undo-agree = Agree
table-undo-decline = Decline
table-resign = Resign …
table-resign-title = Resign?
table-resign-text = You give up the match and come last. This cannot be taken back.
table-resign-text-name = { $name } gives up the match and comes last. This cannot be taken back.
table-resign-yes = Resign

## Log and chat

table-log = Log
table-log-since = Since your turn
table-upkeep = Since your last decision
table-upkeep-log = Read it in the log
table-log-empty = Nothing has happened yet.
table-log-newest = Newest
table-log-resign = { $name } resigned.
table-log-takeover = { $bot } plays for { $name }, who is away.
table-log-handback = { $name } is back.
table-log-undone = { $name } took back, with everybody’s consent:
table-log-taken-back =
    { $count ->
        [one] One step was taken back
       *[other] { $count } steps were taken back
    }
table-announce-loss =
    { $points ->
        [one] { $name } loses one point: { $what }
       *[other] { $name } loses { $points } points: { $what }
    }
table-announce-award =
    { $points ->
        [one] { $name } gets one point: { $what }
       *[other] { $name } gets { $points } points: { $what }
    }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-write = Write a line …
table-chat-send = Send
table-chat-watching = Only players can write here.
table-unread = new

## Points and rules

table-points-title = Where do the points come from?
table-points-one-by-one = One by one
table-points-now = If the match ended now
table-points-still = Still to come
table-points-if-ended =
    { $points ->
        [one] 1 point if the match ended now
       *[other] { $points } points if the match ended now
    }
table-points-hint = Choose a line to see it on the board.
table-points-none = No points yet.
table-points-what = What
table-points-rule = Rule
table-points-points = Points
table-points-total = Total
table-points-part = { $kind } { $points }
table-rules-title = Rules
table-rules-search = Search the rules …
table-rules-none = No rule mentions that.
table-rules-found =
    { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }

## The end

table-end-you-win = You win!
table-end-wins = { $name } wins!
table-end-shared = A shared victory!
table-end-place = Place { $place }
table-rematch = Rematch
table-rematch-join = Join the rematch
table-replay = Replay
table-share = Share
table-export = Save match file

telling-title = The final scoring
telling-at = { $at } of { $of }
telling-award = { $name }: { $what }
telling-now =
    { $points ->
        [one] Now 1 point.
       *[other] Now { $points } points.
    }
telling-back = Back
telling-pause = Pause
telling-play = Go on by itself
telling-next = Next
telling-skip = Skip
telling-done = Show the result
telling-again = Tell the scoring again

## Keys

table-how-title = How to play
table-help-title = Keys
table-help-general = At the table
table-help-board = On the board
table-key-done = end your turn
table-key-undo = take a step back
table-key-hint = ask for a hint
table-key-points = where the points come from
table-key-rules = rules
table-key-log = log
table-key-chat = chat
table-key-escape = hide messages and marks
table-key-help = how to play, and these keys

## Kinds of points

award-city = Cities
award-road = Roads
award-cloister = Cloisters
award-farm = Farms
award-start = At the start

## What of the board is seen

table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Show everything

## Guided matches

table-tip = Tip
table-tip-got = Got it
table-tip-rule = See the rule
table-tip-stop = No more tips
table-tips-on = Show tips
table-tips-off = There will be no more tips here. The menu brings them back.
table-key-tip = Got it: close the tip
table-intro-place = { $number } of { $panels }
table-intro-back = Back
table-intro-next = Next
table-intro-begin = Begin
reason-brings =
    { $before ->
        [0] { $what }: { $points } at once
       *[other] { $what }: { $points } at once, { $before } of them in sight before
    }
reason-promises = { $what }: { $points } in sight
reason-takes =
    { $before ->
        [0] { $what }: { $points } at once for { $name }
       *[other] { $what }: { $points } at once for { $name }, { $before } of them in sight before
    }
reason-threatens = { $what }: { $points } in sight for { $name }
reason-gives = Materials for { $name }: { $amount }
reason-keeps =
    { $what ->
        [follower] Followers still at home: { $amount }
        [hut] Huts still at home: { $amount }
        [temple] Temples still at home: { $amount }
        [worker] Workers still at home: { $amount }
        [village] Village tiles still at home: { $amount }
        [vehicle] Boats and carts still at home: { $amount }
        [material] Materials in hand: { $amount }
       *[coin] Coins: { $amount }
    }
reason-open =
    { $fits ->
        [0] { $what }: none of the tiles left fits yours
        [one] { $what }: 1 of the tiles left fits yours
       *[other] { $what }: { $fits } of the tiles left fit yours
    }
reason-blocks =
    { $fits ->
        [0] { $what }: none of the tiles left fits { $name }’s any more, { $before } before
        [one] { $what }: 1 of the tiles left fits { $name }’s, { $before } before
       *[other] { $what }: { $fits } of the tiles left fit { $name }’s, { $before } before
    }
reason-against = Against it: { $reasons }
