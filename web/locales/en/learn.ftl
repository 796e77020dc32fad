# Where a game is learned, and the frame of its lessons.

learn-title = Learn { $game }
learn-about = Each lesson takes about two minutes: a small position, one task, and you play.
learn-begin = Begin with the first.
learn-progress = Lessons done
learn-done = done
learn-more = Also here
learn-how-about = Never played it? The goal, a turn, the symbols and the points, in two minutes.
learn-rules-about = All rules in chapters, with pictures and a search.
learn-today-about = One move is clearly the best. Find it; there is a new one every day.
learn-puzzles-about = Easy, medium and hard ones, by number; what you have solved is ticked off.
learn-examples-about = Questions about the rules, answered on the board.
learn-lesson = Lesson { $number } of { $count }
learn-explanation = Explanation
learn-task = The task
learn-left =
    { $count ->
        [one] one move left
       *[other] { $count } moves left
    }
learn-hint = Hint
learn-hint-back =
    { $count ->
        [one] Take your last move back, and I can show you a way.
       *[other] Take { $count } moves back, and I can show you a way.
    }
learn-again = Try again
learn-next = Next lesson
learn-see-rule = See the rule
learn-reached = Well done!
learn-missed = Not this time. Have another look at the task.
