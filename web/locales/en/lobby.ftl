# The start page, a new table, the waiting room, my matches.

lobby-tagline = Board games on the old hills
lobby-lead = Play at once in your browser, with friends or against bots. Nothing to install, no account.
lobby-games = Games
lobby-players = { $least }–{ $most } players
lobby-minutes = { $minutes } minutes
lobby-play-now = Play now
lobby-play-against =
    { $bots ->
        [one] against { $bot }
       *[other] against { $bots } bots: { $bot }
    }
lobby-play-choose = Choose players and level
lobby-play-title = { $game }: play against bots
lobby-play-level = Level
lobby-play-rules = Rules: { $preset }.
lobby-play-other = Other rules and seats
lobby-play-start = Start the match
lobby-play-with-friends = With friends
lobby-learn = Learn
lobby-rules-of = Rules
lobby-coming = Coming soon
lobby-examples = Examples of the rules
lobby-examples-title = { $game }: examples of the rules
lobby-examples-about = The worked examples and answered questions of the rule books, as positions. Open one, step through it, and play on from there if you like.
lobby-examples-open = Open

lobby-lessons =
    { $count ->
        [one] One short lesson
       *[other] { $count } short lessons
    }
lobby-lessons-done = { $done } of { $count } lessons
lobby-lessons-all = All lessons
lobby-puzzle-today = Puzzle of the day
lobby-puzzles-of = Puzzles: { $game }
lobby-puzzles-all = All puzzles

lobby-promise-learn = Learn as you play
lobby-promise-learn-about = You see where a tile may go, and are told why something is not allowed.
lobby-promise-points = Every point explained
lobby-promise-points-about = One click shows where each score comes from.
lobby-promise-return = Leave and come back
lobby-promise-return-about = Your seat waits for you, on this device, for days.

lobby-join = Join by code
lobby-join-go = Go to the table
lobby-join-malformed = A code has six letters and digits. You can also paste a link.
lobby-join-unknown = There is no table { $code }.
lobby-running = In progress
lobby-running-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
lobby-continue = Continue
lobby-public-tables = Public tables
lobby-speed = You can play at once. The games are still getting up to speed: { $games }.
lobby-speed-full = { $game } is at full speed
lobby-speed-percent = { $game } { $percent } %
lobby-speed-stuck = { $game } stays as it is
lobby-no-public-tables = Nobody has opened a public table. Be the first!
lobby-join-table = Join
lobby-watch = Watch
lobby-free-seat = Free seat

lobby-new-table = New table
lobby-setting = How do you want to play?
lobby-setting-bot = Against a bot
lobby-setting-bot-about = Begin at once, at your own pace.
lobby-setting-friends = With friends
lobby-setting-friends-about = Everybody at their own screen. You send them a link.
lobby-setting-device = On this device
lobby-setting-device-about = Pass it around the table.
lobby-who-plays = Who plays
lobby-player-count = Players
lobby-seat = Seat { $number }
lobby-seat-you = You
lobby-seat-you-named = You ({ $name })
lobby-seat-friend = A friend, by link
lobby-seat-here = Somebody on this device
lobby-seat-name = Name
lobby-seat-name-of = Name of the player in seat { $number }
lobby-seat-name-missing = Who sits here? Give a name.
lobby-seat-name-twice = Somebody has this name already.
lobby-you-watch = You have no seat yourself: you will watch.
lobby-rules = Rules
lobby-rules-own = Custom rules
lobby-preset = Which rules
lobby-adjust = Adjust the rules
lobby-adjusted =
    { $count ->
        [one] 1 change
       *[other] { $count } changes
    }
lobby-adjust-back = Back to “{ $preset }”
lobby-who-comes = Who can join
lobby-doors = This table is
lobby-private = Private
lobby-private-about = Only those who have the link or the code.
lobby-public = Public
lobby-public-about = On the start page for all to see: anybody may join or watch.
lobby-hints = Hints
lobby-hints-on = Allowed
lobby-hints-on-about = On your turn you can look up what a strong bot would do.
lobby-hints-off = None
lobby-hints-off-about = Everybody thinks for themselves.
lobby-hints-allowed = Hints allowed
lobby-hints-none = No hints
lobby-absence = If somebody is away while others wait
lobby-absence-wait = We wait
lobby-absence-wait-about = Nothing happens until they return.
lobby-absence-bot = A bot plays on
lobby-absence-bot-about = Until they return and take over again.
lobby-absence-pass = Their turns are skipped
lobby-absence-pass-about = Only what must be done is done for them.
lobby-absence-forfeit = They forfeit
lobby-absence-forfeit-about = They are out of the match for good.
lobby-absence-after = After
lobby-after-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-after-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
lobby-incomplete = Something is missing above.
lobby-open-table = Open the table

lobby-waiting = Waiting for players
lobby-starting = Here we go
lobby-invite = Invite your friends
lobby-invite-about = Send them the link, or tell them the code.
lobby-invite-text = Come and play { $game } with me! Rules: { $rules }.
lobby-code = Code
lobby-link = Link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-invited = There is a seat for you
lobby-sit-down = Sit down
lobby-sit-here = Sit here
lobby-seats = Seats
lobby-seats-free =
    { $count ->
        [0] Everybody is here.
        [one] One seat is free. The match begins when it is taken.
       *[other] { $count } seats are free. The match begins when all are taken.
    }
lobby-fill = Fill the seat …
lobby-fill-seat = Fill seat { $number }
lobby-bot-away = Remove { $name }
lobby-you = You
lobby-here = On this device
lobby-away = Away
lobby-cancel = Cancel
lobby-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
lobby-watch-about = You can also just watch: the board appears here as soon as the match begins.
lobby-leave = Leave the table

lobby-no-matches = You have not played yet. Your matches will appear here.
lobby-first-match = Play your first match
lobby-ended = Played
lobby-older = Show older matches
lobby-state-waiting = Waiting
lobby-state-playing = In progress
lobby-state-over = Over
lobby-state-frozen = Frozen
lobby-result-won = You won
lobby-result-shared = Shared victory
lobby-result-place = Place { $place }
lobby-imported = From a file
lobby-replay = Replay
lobby-export = Save as a file
lobby-import = Import a match
lobby-import-about = Choose a match file, or drop it here: replay it, or play on where it stopped.
lobby-import-choose = Choose a file
lobby-import-too-long = This file is too long for a match.
lobby-import-refused = { $file } cannot be read: { $why }

lobby-about-what = Oppidum brings board games to your browser: against people near and far, against bots, or both at one table. An oppidum was a Celtic town on a hill, behind a wall, with a market in its midst. A good place to meet.
lobby-about-begin = How to begin
lobby-about-begin-alone = “Play now” takes you straight to a table against a bot. The game tells you what you may do, and why something is not allowed.
lobby-about-begin-friends = “With friends” opens a table with free seats. Send the link; the match begins once everybody is seated.
lobby-about-begin-device = Several people can also share one device: give each a name, and pass it around.
lobby-about-table = At the table
lobby-about-table-keys = Everything works with mouse, finger or keyboard; press ? at the table for its keys.
lobby-about-table-away = If you lose the connection, just come back: your seat and the match are still there, even days later.
lobby-about-kept = What is kept
lobby-about-kept-words = Your name, your settings and a key that proves who you are stay in this browser. The server keeps the matches. Nobody else is told anything, and nothing is loaded from other sites.
lobby-about-credits = Thanks
lobby-about-credits-words = The games belong to their authors and publishers; if you like one, buy its box. All pictures here are our own. The headings are set in Alegreya by Juan Pablo del Peral, the text in Source Sans by Paul D. Hunt, both under the Open Font License; the icons are from Lucide.

## Guided first match

lobby-guide-play = Learn by playing
lobby-guide-title = Your first match of { $game }?
lobby-guide-about = A guided match is a real one against an easy bot. Short tips say what has become possible and why it matters; one click turns them off.
lobby-guide-no = Just play
