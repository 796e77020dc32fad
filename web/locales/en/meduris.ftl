# The board of Meduris: what is asked, plots and the druid in words, the log, the keyboard.

## What is asked

meduris-tell =
    { $phase ->
        [chips] Put a bonus chip on a glowing plot.
        [kinds] The bonus chips are turned up.
        [workers] Put a worker on one of the four plateaus.
       *[roll] The die is rolled.
    }
meduris-tell-rolled =
    { $whose ->
        [me] { $phase ->
            [take] You rolled +1: take one material of your choice.
           *[return] You rolled −1: give one material back.
        }
       *[other] { $phase ->
            [take] { $name } rolled +1: take one material of your choice.
           *[return] { $name } rolled −1: give one material back.
        }
    }
meduris-tell-act = Build on a glowing plot, or move one of your workers for the big yield.
meduris-tell-move = You cannot build now: move one of your workers for the big yield.
meduris-tell-last = It is your last turn.
meduris-tell-lap = The last lap.
meduris-tell-offer = The druid stands at your hut on plot { $number }. What do you offer?
meduris-tell-pay =
    { $what ->
        [hut] Choose how you pay for the hut on plot { $number }.
        [temple] Choose how you pay for the temple on plot { $number }.
       *[other] Choose how you pay for your offering on plot { $number }.
    }
meduris-choose-material =
    { $phase ->
        [take] Take one material
        [return] Give one material back
       *[workers] Put a worker on a plateau
    }
meduris-build-hut = Hut
meduris-build-temple = Temple
meduris-trade =
    { $what ->
        [hut] Build a hut and choose the payment: three others replace one
       *[temple] Build a temple and choose the payment: three others replace one
    }
meduris-lifted = Choose a glowing plateau for this worker.
meduris-put-chip = Put the chip here
meduris-offer-title = An offering on plot { $number }
meduris-offer-asks = He asks for:
meduris-offer-about =
    { $size ->
        [one] A lone hut.
       *[other] A settlement of { $size } huts.
    } Points for one material: { $one }; for both: { $both }.
meduris-offer =
    { $kind ->
        [nothing] Nothing
        [offer-one] { $material ->
            [wood] Wood
            [wool] Wool
            [copper] Copper
           *[stone] Stone
        }
        [offer-both] Both
        [offer-chip] Druid chip
        [exchange-one] One by 3 : 1
       *[exchange-both] Both by 3 : 1
    }
meduris-points =
    { $points ->
        [-1] point
        [one] point
       *[other] points
    }
meduris-pay-title =
    { $what ->
        [hut] The hut on plot { $number }
        [temple] The temple on plot { $number }
       *[other] The offering on plot { $number }
    }
meduris-pay-need = Needed:
meduris-pay-given = Given instead so far:
meduris-pay-ask =
    { $kind ->
        [replace] You need { $of }: how many units of { $material } do you replace, each by three others?
        [one] Instead of one of the two materials you have { $left } others to give: how many of them are { $material }, at most { $most }?
       *[give] Instead of { $of } you have { $left } others to give: how many of them are { $material }, at most { $most }?
    }
meduris-pay-less = Less
meduris-pay-more = More
meduris-pay-confirm =
    { $kind ->
        [replace] Replace { $amount }
       *[give] Give { $amount }
    }

## Materials, plots and the druid

meduris-material =
    { $material ->
        [wood] wood
        [wool] wool
        [copper] copper
       *[stone] stone
    }
meduris-amount =
    { $material ->
        [wood] { $amount } wood
        [wool] { $amount } wool
        [copper] { $amount } copper
       *[stone] { $amount } stone
    }
meduris-plateau = Plateau of { $material }, { $stock } in stock
meduris-plot = Plot { $number }, { $first } and { $second }
meduris-plot-title = Plot { $number }
meduris-plot-before = Plot before
meduris-plot-after = Next plot
meduris-hut-of = hut of { $name }
meduris-temple-of = temple of { $name }
meduris-temple-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end
meduris-chip =
    { $chip ->
        [two] bonus chip: { $points ->
            [one] 1 point
           *[other] { $points } points
        }
        [hut] bonus chip: free hut
        [druid] druid chip
       *[unknown] bonus chip, face down
    }
meduris-chip-about =
    { $chip ->
        [two] A hut here brings { $points ->
            [one] 1 point
           *[other] { $points } points
        } at once.
        [hut] A hut here costs nothing.
       *[druid] Stays under the hut: once, it counts as an offering of both materials.
    }
meduris-rune =
    { $rune ->
        [snake] Snake
        [box] Box
        [sprout] Sprout
        [arch] Arch
        [whirl] Whirl
        [waves] Waves
        [ladder] Ladder
        [hook] Hook
       *[arrow] Arrow
    }
meduris-nobody = nobody
meduris-cursor-rune = Rune { $rune }, held by { $owner }
meduris-cursor-may = You may build here
meduris-cursor-goal = You may choose it
meduris-cost = A hut costs { $amounts }
meduris-cost-free = A hut is free
meduris-card-hut = A hut costs
meduris-free = free
meduris-takes-rune = You take the rune stone.
meduris-takes-rune-from = You take the rune stone from { $owner }.
meduris-temple-brings =
    { $points ->
        [0] As huts stand, nothing at the end.
        [one] As huts stand, 1 point at the end.
       *[other] As huts stand, { $points } points at the end.
    }
meduris-unverified = This plot is our reconstruction.
meduris-walk-stone = The druid steps onto his next stone.
meduris-walk-none = The druid asks nobody.
meduris-walk-stop = { $name } (plot { $number })
meduris-walk-asks = The druid asks { $stops }.
meduris-walk-crossing = The druid crosses the great river, where rune stones count: { $gains }.
meduris-druid-at = The druid stands at plot { $number }.
meduris-druid-stone = The druid stands on stone { $stone } of 3.
meduris-druid-temple = The druid stands in his shrine.
meduris-face =
    { $face ->
        [wood] Wood: 1 for each worker there
        [wool] Wool: 1 for each worker there
        [copper] Copper: 1 for each worker there
        [stone] Stone: 1 for each worker there
        [any] Everybody takes 1 of their choice
       *[minus] Everybody gives 1 back
    }
meduris-hand = Your materials
meduris-others = Behind the other screens
meduris-count =
    { $count ->
        [one] { $name }: 1 material
       *[other] { $name }: { $count } materials
    }

## What explains itself when it is pointed at

meduris-explain-druid-moves =
    { $what ->
        [building] Every building
       *[hut] Every hut
    }{ $way ->
        [stones] { "" } sends him to the next stone, and from the third one on to the next hut, clockwise.
       *[ring] { "" } sends him on to the next hut, clockwise.
    }
meduris-explain-druid-asks =
    At a hut he asks its owner for the two materials of its plot. One of them brings { $one ->
        [one] 1 point
       *[other] { $one } points
    }, both bring a point for every hut of the settlement; offering nothing loses { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }.
meduris-explain-river = The great river
meduris-explain-river-about =
    It flows between plot { $last } and plot 0. Whenever the druid crosses it, each rune stone brings its owner { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
meduris-explain-river-now = Now that would be: { $gains }.
meduris-explain-river-nobody = Nobody has a rune stone yet.
meduris-explain-river-lap = In the last lap no rune stones are counted here.
meduris-explain-area = Rune area { $rune }, plots { $first } to { $last }
meduris-explain-rune-free = Nobody has its rune stone yet: whoever builds the first hut here takes it.
meduris-explain-rune-owner = { $owner } has its rune stone. Whoever builds the next hut here takes it.
meduris-explain-rune-brings =
    A rune stone brings { $points ->
        [one] 1 point
       *[other] { $points } points
    } whenever the druid crosses the great river. At the end each further one brings more.
meduris-explain-rune-player =
    { $runes ->
        [0] { $name }: no rune stone
        [one] { $name }: 1 rune stone
       *[other] { $name }: { $runes } rune stones
    }; { $points } at the end, with one more { $next }.
meduris-explain-chip-hidden = It is turned up when all of them lie on the board.
meduris-explain-chip-under = Under the hut of { $owner } on plot { $number }. Once, it counts as an offering of both materials.
meduris-explain-plateau-die = When the die shows this material, each worker here brings its owner 1.
meduris-explain-plateau-big = When a worker moves here, all workers here bring their owners this material: the lowest 1, the second 2, the third 3.

## The log

meduris-move =
    { $kind ->
        [hut] Hut on plot { $number }
        [hut-exchange] Hut on plot { $number }, paying three for one
        [temple] Temple on plot { $number }
        [temple-exchange] Temple on plot { $number }, paying three for one
        [chip] Chip on plot { $number }
        [move] Worker from { $from } to { $to }
        [worker] Worker on { $from }
        [take] Take { $from }
        [return] Give back { $from }
        [replace] Replace { $number } { $from } by three others each
        [replace-none] Replace no { $from }
        [give-none] Give no { $from }
        [give] Give { $number } { $from }
        [nothing] Offer nothing
        [offer-one] Offer { $from }
        [offer-both] Offer both materials
        [offer-chip] Offer the druid chip
        [exchange-one] Offer three others for one
       *[exchange-both] Offer both materials, three others for one
    }
meduris-line-chips = Six bonus chips were laid out.
meduris-line-roll =
    { $face ->
        [wood] The die brought wood for nobody.
        [wool] The die brought wool for nobody.
        [copper] The die brought copper for nobody.
        [stone] The die brought stone for nobody.
        [any] The die showed +1: everybody takes a material.
       *[minus] The die showed −1: whoever has a material gives one back.
    }
meduris-line-yield =
    { $face ->
        [wood] The die brought wood: { $gains }.
        [wool] The die brought wool: { $gains }.
        [copper] The die brought copper: { $gains }.
       *[stone] The die brought stone: { $gains }.
    }
meduris-line-big-yield =
    { $material ->
        [wood] The big yield brought wood: { $gains }.
        [wool] The big yield brought wool: { $gains }.
        [copper] The big yield brought copper: { $gains }.
       *[stone] The big yield brought stone: { $gains }.
    }
meduris-line-big-nothing =
    { $material ->
        [wood] There was no wood left for the big yield.
        [wool] There was no wool left for the big yield.
        [copper] There was no copper left for the big yield.
       *[stone] There was no stone left for the big yield.
    }
meduris-line-gain = { $name } +{ $amount }
meduris-line = { $name } { $deeds }.
meduris-line-built =
    { $what ->
        [hut] built a hut on plot { $number }
        [temple] built a temple on plot { $number }
        [hut-exchange] built a hut on plot { $number } (three for one)
        [temple-exchange] built a temple on plot { $number } (three for one)
       *[chip] put a chip on plot { $number }
    }
meduris-line-moved = moved a worker from { $from } to { $to }
meduris-line-material =
    { $verb ->
        [worker] put a worker on { $material }
        [take] took { $material }
       *[return] gave { $material } back
    }
meduris-line-offered =
    { $kind ->
        [nothing] offered nothing
        [offer-one] offered { $material }
        [offer-both] offered both materials
        [offer-chip] offered the druid chip
        [exchange-one] offered three others for one material
       *[exchange-both] offered both materials (three for one)
    }
meduris-award-chip = bonus chip
meduris-award-one = one material for the druid
meduris-award-both =
    { $huts ->
        [one] both materials at a lone hut
       *[other] both materials in a settlement of { $huts }
    }
meduris-award-refusal = nothing for the druid
meduris-award-druid-chip =
    { $huts ->
        [one] druid chip at a lone hut
       *[other] druid chip in a settlement of { $huts }
    }
meduris-award-crossing =
    { $runes ->
        [one] river crossed, with 1 rune stone
       *[other] river crossed, with { $runes } rune stones
    }
meduris-award-temple =
    { $count ->
        [one] { $one ->
            [1] temple beside a lone hut
           *[other] temple beside a settlement of { $huts } huts
        }
       *[other] temple between rows of { $huts } huts
    }
meduris-award-runes =
    { $runes ->
        [one] at the end, 1 rune stone
       *[other] at the end, { $runes } rune stones
    }
award-chip = Bonus chips
award-offering = Offerings
award-refusal = Refused offerings
award-druid-chip = Druid chips
award-crossing = Runes at the river
award-temple = Temples
award-runes = Runes at the end

## The board

meduris-board = Board: the mountain and its ring of plots
meduris-board-help = Move around the ring with the arrow keys, or press N for the next glowing plot. W goes through the plateaus. Enter opens a plot or lifts a worker, number keys choose.
meduris-text-board = The board in words
meduris-text-plateaus = Plateaus
meduris-text-stack = Workers from the bottom up: { $workers }
meduris-text-no-workers = No workers
meduris-text-druid = Druid
meduris-text-runes = Rune stones
meduris-text-plots = { $count } plots
meduris-side-druid = The druid
meduris-side-next = After the next temple:
meduris-side-lap = The last lap: the druid visits every hut once more.
meduris-side-ending = { $name } has built everything. Everybody else has one more turn.
meduris-side-players = What is left
meduris-side-end = If it ended now: { $temples } for temples, { $runes } for runes
meduris-side-left =
    { $huts ->
        [one] 1 hut
       *[other] { $huts } huts
    } and { $temples ->
        [one] 1 temple
       *[other] { $temples } temples
    } to build, { $materials ->
        [one] 1 material
       *[other] { $materials } materials
    }
meduris-side-no-runes = no rune stones
meduris-side-stock = In stock
meduris-side-chips = Bonus chips
meduris-side-board = This side of the board
meduris-side-guessed = { $count } plots, from { $first } to { $last }, are our reconstruction of the side for four players: only the others are known from pictures of the original.

## The keyboard

meduris-key-walk = Walk around the ring
meduris-key-next = Next glowing plot
meduris-key-plateau = Next plateau
meduris-key-explain = Explain the druid, the river, rune stones, chips and plateaus, one after the other
meduris-key-enter = Open a plot, lift or set down a worker
meduris-key-choose = Choose a button of the card
meduris-key-leave = Close the card, put the worker back
meduris-key-zoom = Zoom in, zoom out
meduris-key-fit = Show everything
