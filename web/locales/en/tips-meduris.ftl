# Tips of a guided match of Meduris: what has just become possible, what the other player did and why it matters.

tip-meduris-workers = Each of the four plateaus yields one material. A worker there brings you some when the die shows it, so spread yours out or stack them.
    .title = Place your workers
tip-meduris-turn = Every turn you do one of three things: a hut or a temple on a plot that glows, or a big yield by moving a worker. Huts and temples are how you earn points: through offerings to the druid, rune stones and the rows beside temples.
    .title = Your turn
tip-meduris-die = The die shows { $material ->
        [wood] wood
        [wool] wool
        [copper] copper
       *[stone] stone
    }: every worker on that plateau, yours and the others’, has just brought one to its owner. This small yield begins each turn.
    .title = The small yield
tip-meduris-any = The die shows +1: everybody takes one material of their choice. Take what the plot you want asks for.
    .title = Take what you need
tip-meduris-minus = The die shows −1: everybody gives one material back. Give what you can best do without.
    .title = One goes back
tip-meduris-big-yield = Tap one of your workers to lift it, then another plateau: it goes on top there, and every worker there brings its material: the lowest 1, and each one above it 1 more. It takes your whole turn, so use it when you lack materials.
    .title = The big yield
tip-meduris-lifted = Your worker stands on top now, and every worker there has brought its material: the lowest 1, and each one above it 1 more. On the plateau it left, any workers above it have come down by one.
    .title = The higher, the more
tip-meduris-opponent-lifted = Your opponent moved a worker instead of building. Every worker on that plateau brought materials{ $there ->
        [yes] , yours too
       *[no] { "" }
    }: being there pays.
    .title = Somebody else’s big yield
tip-meduris-hut = This plot is free and you can pay for it: { $count ->
        [one] one material
       *[other] { $count } materials
    }, as its two symbols show. A hut takes the rune stone of its area, and when the druid visits it, what you offer him brings points.
    .title = You can build a hut
tip-meduris-settlement = Huts side by side are a settlement, whoever owns them. The next one costs { $most } of each material here, but the druid pays more in large settlements.
    .title = Larger costs more
tip-meduris-exchange = You lack a material here, but may give any three others for one. It is expensive, but sometimes just in time.
    .title = Three for one
tip-meduris-pay = Say what you give: for each material that you replace, three others of any kind.
    .title = Choose the payment
tip-meduris-opponent-hut = If you build beside this hut, both make a settlement. It costs you more, and it pays both of you more when the druid comes.
    .title = Somebody else’s hut
tip-meduris-rune = { $who ->
        [me] You take the rune stone of this part of the ring.
       *[other] Your opponent takes the rune stone of this part of the ring.
    } Whoever builds the next hut here takes it away, and each further stone is worth more at the end.
    .title = A rune stone
tip-meduris-druid-waits = After the first buildings the druid only walks along his stones. Then he comes to the ring, and every later building sends him to the next hut.
    .title = The druid gets ready
tip-meduris-druid = A building sends the druid on to the next hut, and he visits the whole settlement ahead of him. Look at a plot to see where he would go.
    .title = The druid walks
tip-meduris-offer = He asks for the two materials of this plot. { $count ->
        [one] At a hut that stands alone
       *[other] In a settlement of { $count } huts
    } one brings { $one } and both bring { $both }; giving nothing loses you 1 point, if you have one.
    .title = The druid is at your hut
tip-meduris-opponent-offer = The druid stood at a hut of your opponent, who offered something and got { $points ->
        [one] a point
       *[other] { $points } points
    }. Large settlements are where these points come from.
    .title = An offering
tip-meduris-refusal = { $who ->
        [me] You gave nothing and lost a point.
       *[other] Your opponent gave nothing and lost a point.
    } Keep the right materials where the druid will come next.
    .title = Nothing offered
tip-meduris-chip = A bonus chip lies here: points at once, a free hut, or something to offer the druid. It goes to the first hut on this plot.
    .title = A bonus chip
tip-meduris-chip-points = { $who ->
        [me] The chip under your hut brings you { $points } points at once.
       *[other] The chip under their hut brings your opponent { $points } points at once.
    }
    .title = The chip pays
tip-meduris-temple = A temple brings nothing now. At the end it pays a point for every hut in the rows on both sides of it, whoever owns them: build it where huts gather.
    .title = You can build a temple
tip-meduris-crossing = The druid has crossed the great river, and every rune stone pays its owner: { $who ->
        [me] { $points ->
            [one] you got a point
           *[other] you got { $points }
        }
       *[other] { $points ->
            [one] your opponent got a point
           *[other] your opponent got { $points }
        }
    }.
    .title = Across the great river
tip-meduris-few-huts = { $count ->
        [one] You have one building left.
       *[other] You have { $count } buildings left.
    } When somebody has built everything, every other player has one more turn and the end begins.
    .title = Nearly everything built
tip-meduris-last-turn = Somebody has built everything. Everybody else has one more turn, and then the druid walks a last time.
    .title = The end has begun
tip-meduris-lap = The druid now visits every hut on the ring once more. Keep offering: materials are worth nothing afterwards.
    .title = The last lap
tip-meduris-final = Now temples pay for the huts beside them, and each rune stone a player has pays more than the one before. Open “Points” to see where each came from.
    .title = The final scoring
