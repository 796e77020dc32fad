### The rule book of any game, and the pictures in it.

rulebook-title = The rules of { $game }
rulebook-about = All the rules in our own words. The pictures are real positions, checked by the same program that runs the game.
rulebook-contents = Contents
rulebook-preset = Rules of:
rulebook-other = Other rules
rulebook-of-table = The rules in force at your table are marked.
rulebook-to-table = Back to the table
rulebook-in-force = in these rules
rulebook-in-force-table = played at this table
rulebook-pays = In the points it is called:
rulebook-refuses = What it refuses, and how the table says so
rulebook-try = See it and try it
rulebook-lesson = Lesson: { $title }
rulebook-whole = The whole rule book
rulebook-example = A worked example
rulebook-answer = Show the answer

# Whose pieces are seen in a picture; the games show these colours.
rulebook-player =
    { $number ->
        [1] Blue
        [2] Orange
        [3] Green
        [4] Purple
        [5] Yellow
       *[other] Black
    }
