# The review of a match.

review-compiling = The rules are still being compiled. The review begins by itself as soon as they are ready.
review-weighing = { $done } of { $of } events weighed
review-first = A first glance. Verdicts follow when everything has been searched.
review-shown = What the curve shows
review-win = Chance to win
review-points = Expected points
review-curve = Moment of the match
review-curve-at = Step { $at }: { $worths }
review-worth = { $name } { $value }
review-next = Next moment
review-key-next = next moment of the review
review-moments = What decided the match
review-moments-none = No single event stands out.
review-by-chance = Chance decided
review-swing = { $name } { $win }
review-player = Player
review-best = Best moves
review-best-none = No move was surely better than all others.
review-worst = Moves that cost most
review-worst-none = No move surely gave anything away.
review-to-try = Decisions to try yourself
review-loss = gives away { $win } of the chance to win (± { $error }); lead in points: { $points }
review-find = the only move that was surely best
review-played = Played: { $move }
review-better = Better: { $move }
review-because = In points, the better move beside the other:
review-because-next = In points, beside the next best move:
review-brings = { $what }: { $amount } at once
review-promises = { $what }: { $amount } in sight
review-takes = { $what }: { $amount } for { $name }
review-keeps =
    { $what ->
        [follower] Followers still at home: { $amount }
        [hut] Huts still at home: { $amount }
        [temple] Temples still at home: { $amount }
        [worker] Workers still at home: { $amount }
        [village] Village tiles still at home: { $amount }
        [vehicle] Boats and carts still at home: { $amount }
       *[coin] Coins: { $amount }
    }
review-luck = Luck
review-luck-of = Chance to win: { $win }. Points: { $points }.
review-luckiest = Luckiest draws
review-unluckiest = Unluckiest draws
review-draw = Step { $at }: { $win }
review-accuracy = Accuracy
review-accuracy-of = { $accuracy } of 100
review-accuracy-none = nothing to decide
review-accuracy-about = How much of the match the moves kept, over { $count } decisions: 100 if each was the best, half for one that gives away a twelfth of the chance to win. Hard matches have lower numbers than easy ones.
review-hidden = Cards were hidden: every decision is judged by what its seat could know.
review-about = Weighed by the champion. Differences below twice their standard error get no verdict.
review-hide = Hide verdicts until I have tried my own move
review-decision = { $name }, step { $at }
review-ask = What would you play? Choose on the board or here.
review-try-more = Choose another move on the board or here to see what it would be worth.
review-trying = Weighing your move …
review-tried = Your move: { $move }. { $verdict }
review-tried-best = That is the best one.
review-tried-even = As good as the best, as far as can be told.
review-tried-loss = It gives away { $win } of the chance to win (± { $error }); lead in points: { $points }.
review-play-on = Play on from here against bots
review-play-on-about = A new table begins with the position at step { $at }.
review-play-on-seat = I play for
review-play-on-bot = The others are
review-play-on-begin = Play
review-by-chance-for = Chance decided before { $name }’s move
review-step = Step { $at }
