# Words of every page, names of games, bots, presets and options, and errors.

common-close = Close
common-dismiss = Dismiss
common-save = Save
common-loading = Loading …
common-try-again = Try again
common-skip = Skip to the content
common-navigation = Main
common-home = To the start page
common-about = About Oppidum
common-my-matches = My matches
common-offline = You are offline. We go on as soon as the network is back.
common-independent = Oppidum is an independent project. It is not made, endorsed or sponsored by the authors or publishers of these games.
common-missing = There is nothing here
common-missing-about = This page does not exist, or it has moved. The hills are quiet.

common-settings = Settings
common-theme = Appearance
common-theme-auto = Automatic
common-theme-light = Light
common-theme-dark = Dark
common-language = Language
common-hints = Hints
common-hints-about = Show where a piece may go and what it would bring.
common-auto-done = End my turn by itself
common-auto-done-about = No need to confirm a turn, but no second thoughts either.
common-sounds = Sounds
common-sounds-about = A soft knock when a piece is laid and when it is your turn.
common-reduced-motion = Less motion
common-reduced-motion-about = Pieces appear at once instead of moving.

common-name = Your name
common-name-field = What shall we call you?
common-name-choose = Choose your name
common-name-none = Guest
common-name-about = Others at the table see it. You need no account.
common-name-invent = Invent a name
common-guest-name = { $material } { $animal }
common-guest-materials = Copper, Bronze, Iron, Silver, Amber, Flint, Oaken, Mossy
common-guest-animals = Raven, Fox, Boar, Otter, Heron, Hare, Badger, Owl, Wolf, Stag

game-carcassonne-title = Carcassonne
game-carcassonne-summary = Lay a landscape tile by tile, and send followers to claim its cities, roads, cloisters and fields.

bot-greedy = Shrewd bot
bot-greedy-about = takes what its turn can bring
bot-resting = Stand-in
bot-uniform = Carefree bot
bot-uniform-about = plays at random

preset-carcassonne-rulebook = Rule book
preset-carcassonne-rulebook-about = Everybody in a shared city or road is paid in full.
preset-carcassonne-first-edition = First edition
preset-carcassonne-first-edition-about = In a shared city or road only the majority is paid.
preset-carcassonne-modern = Modern
preset-carcassonne-modern-about = The majority is paid, small cities count in full, and each field pays 3 a city.

option-carcassonne-sharing = Who is paid for a shared city or road
option-carcassonne-sharing-everyone = Everybody with a follower in it, in full
option-carcassonne-sharing-majority = Only whoever has most followers in it; a tie is paid in full
option-carcassonne-small_city = What a completed city of two tiles pays
option-carcassonne-small_city-2 = 2 points, and 1 for each shield
option-carcassonne-small_city-4 = 4 points, and 2 for each shield, like any other city
option-carcassonne-farms = How farmers are paid at the end
option-carcassonne-farms-city = City by city: whoever has most farmers in all the fields around it
option-carcassonne-farms-field = Field by field: its own majority, for every completed city it touches
option-carcassonne-farm_points = What a completed city brings its farmers
option-carcassonne-farm_points-4 = 4 points
option-carcassonne-farm_points-3 = 3 points
option-carcassonne-river = The River
option-carcassonne-river-false = No: the match begins with the start tile
option-carcassonne-river-true = Yes: a river of twelve tiles is laid first
option-carcassonne-start_tile = The start tile, when the River is played
option-carcassonne-start_tile-mixed = Is drawn like any other tile
option-carcassonne-start_tile-after-river = Comes first after the lake

error-network = The server cannot be reached. Check your connection and try again.
error-unknown = Something went wrong. Please try again.
