### "How to play": the page of any game, and the question mark at the table.

how-title = How to play { $game }
how-about =
    { $game ->
        [finisterre] It takes five minutes; the first three sections are enough to begin.
       *[other] It takes two minutes.
    } The pictures are drawn by the real board; afterwards you can begin.
how-contents = On this page
how-points-for = What for
how-points-worth = Points
how-see-rule = The rule: { $what }
how-begin = Now begin
how-begin-lessons = Learn it in short lessons
how-begin-rules = Read the whole rule book
