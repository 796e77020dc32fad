# Puzzles: one of them on the board, and all of a game.

puzzle-title = Puzzle { $number }
puzzle-stars =
    { $stars ->
        [1] Easy
        [2] Medium
       *[3] Hard
    }
puzzle-decisions =
    { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
puzzle-about = Puzzles come from matches between bots. One move is clearly the best: with it you are most likely to win the match. It need not be the one that brings the most points at once.
puzzle-goal = Find your best move.
puzzle-so-far = Right so far. And now?
puzzle-solved = Solved! That is the best move.
puzzle-best = The best move: { $move }
puzzle-ahead = With it your chance to win is { $best }; the best of the other moves has { $next }.
puzzle-ahead-points = On average it brings { $points } points more lead.
puzzle-missed = That is not the best move. With the best your chance to win is { $best }, with this one { $now }.
puzzle-missed-points = On average it also costs you { $points } points of the lead.
puzzle-missed-far = There is a much better move.
puzzle-missed-later = You began with the best step, but this one gives it away.
puzzle-as-good = Just as good: { $moves }.
puzzle-exact = That is certain: every line of play to the end was looked at.
puzzle-searched = A long search says so; a second one and matches played to the end agree.
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-done = solved
puzzles-progress = Puzzles solved
puzzles-solved = { $done } of { $count } solved
puzzles-stars = How hard
puzzles-all = All
puzzles-open = Only unsolved ones
puzzles-none = Nothing left here: all of these are solved.
puzzles-nowhere = There are no puzzles of this game yet.
