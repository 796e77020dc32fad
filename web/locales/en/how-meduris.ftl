### How to play Meduris: sections, steps, symbols and points of src/oppidum/games/meduris/learn/how.toml.

how-meduris-goal = The goal
    .text = Your workers gather materials on the mountain. With these you build huts and temples on the ring around it. A druid walks the ring from hut to hut: what you offer him brings points, and so do rune stones and temples. Whoever has the most points at the end wins.
how-meduris-start = Before the first turn
    .text = You have { $workers_2 } workers if two play, else { $workers_3 }. One at a time, in turn, you all put them on plateaus of your choice, on top of those who stand there already. Everybody begins with one of each material.
how-meduris-turn = Your turn
    .text = First the die, then exactly one thing of your choice, then perhaps the druid.
how-meduris-turn-roll = The die rolls for everybody
    .text = If it shows a material, every worker on that plateau brings its player 1 of it, whoever’s turn it is: the small yield. On +1 everybody takes a material of their choice, on −1 everybody gives one back.
how-meduris-turn-act = You do one of three things
    .text = A big yield, which brings materials; or you build a hut; or a temple. You cannot pass.
how-meduris-turn-druid = The druid goes on
    .text =
        { $option_druid_moves ->
            [huts] After a hut he goes clockwise to the next hut, and asks there for an offering.
           *[other] After a building he goes clockwise to the next hut, and asks there for an offering.
        } But at first he only comes down from his shrine at the top, over { $stones } stones.
how-meduris-big-yield = A big yield
    .text = Take one of your workers and put it on top of another plateau, where fewer than { $plateau_height } stand. Then all workers there bring that material: the lowest 1, the second 2, the third 3. So it pays to arrive on top of others; but they get something too.
how-meduris-hut = A hut
    .text = Choose a free plot: it shows two materials. A hut alone costs one of each. Huts side by side form a settlement, whoever owns them, and there a new hut costs as many of each as the settlement then has huts. With the hut you take the rune stone of its area, even from somebody else. Areas are the stretches of the ring between two streams; a settlement may well cross a stream. If you lack a material, { $exchange } others can replace it.
how-meduris-temple = A temple
    .text = You have { $temples }. A temple always costs one of each material of its plot. It takes no rune stone; it may not stand on a bonus chip, and it ends the settlements beside it. At the end your temple pays you { $option_temples ->
            [rows] { $points_temple ->
                [one] 1 point
               *[other] { $points_temple } points
            } per hut in the rows on both sides
           *[beside] { $points_temple ->
                [one] 1 point
               *[other] { $points_temple } points
            } per hut right beside it
        }, whoever owns them.
how-meduris-druid = What the druid asks
    .text = At a hut the druid asks its owner for the two materials of the plot; then he goes on through the settlement and asks at the next hut. Both materials bring as many points as the settlement has huts, one brings { $points_offering }, and giving nothing loses you { $points_refusal }. So keep something in hand when he comes your way.
how-meduris-symbols = What you see on the board
    .text = Colour and symbol show whose piece it is; every material has a shape of its own.
how-meduris-points = Where points come from
    .text = Nothing is paid for building as such. It pays to own rune stones, to have huts in large settlements, and to be able to make offerings.
how-meduris-end = The end
    .text = You have { $huts_2 } huts if two play, else { $huts_3 }. When somebody has built all of them and both temples, every other player has one more turn. Then the druid walks around once more, from hut to hut, and temples and rune stones are counted. Whoever has the most points wins; in a tie, whoever has built more.

## Symbols

how-meduris-signs-materials = Materials
how-meduris-sign-wood = Wood
how-meduris-sign-wool = Wool
how-meduris-sign-copper = Copper
how-meduris-sign-stone = Stone
how-meduris-signs-die = The die
how-meduris-sign-die-material = A material
    .text = every worker on its plateau brings 1
how-meduris-sign-die-any = +1
    .text = everybody takes a material of their choice
how-meduris-sign-die-back = −1
    .text = everybody gives one back
how-meduris-signs-mountain = On the mountain
how-meduris-sign-plateau = Plateau
    .text = one for each material, with room for { $plateau_height } workers
how-meduris-sign-worker = Worker
    .text = gathers the material of its plateau
how-meduris-sign-tower = Height
    .text = the number beside a worker says what it brings in a big yield
how-meduris-sign-stock = Stock
    .text = how much of a material there is still to take
how-meduris-signs-ring = On the ring
how-meduris-sign-plot = Plot
    .text = its two materials: the price of building here, and what the druid asks for; a star beside its number: our reconstruction
how-meduris-sign-hut = Hut
    .text = the druid visits it; together huts form settlements
how-meduris-sign-temple = Temple
    .text = counts the huts beside it at the end
how-meduris-sign-chip-two = Bonus chip: 2
    .text = { $points_chip } points for whoever builds a hut here
how-meduris-sign-chip-hut = Bonus chip: hut
    .text = a hut here costs nothing
how-meduris-sign-chip-druid = Bonus chip: druid
    .text = stays under your hut and can stand in for both materials once
how-meduris-sign-rune = Rune stone
    .text = one for each area; this one is still free
how-meduris-sign-rune-owned = Rune stone, owned
    .text = the symbol beside it shows who has it
how-meduris-sign-stream = Stream
    .text = ends an area, but not a settlement
how-meduris-sign-river = The great river
    .text = between the last plot and the first; when the druid crosses it, rune stones pay
how-meduris-signs-druid = The druid
how-meduris-sign-druid-figure = The druid
    .text = walks clockwise, from hut to hut
how-meduris-sign-druid-temple = His shrine
    .text = where he begins
how-meduris-sign-druid-stone = His stones
    .text = he comes down one with each of the first buildings

## Points

how-meduris-worth-start = To begin with
    .worth = { $start_points }
how-meduris-worth-offer-both = An offering of both materials
    .worth = as many as the settlement has huts
how-meduris-worth-offer-one = An offering of one material
    .worth = { $points_offering }
how-meduris-worth-refuse = No offering
    .worth = −{ $points_refusal }
how-meduris-worth-chip = A hut on a bonus chip with a 2
    .worth = { $points_chip }
how-meduris-worth-crossing = The druid crosses the great river
    .worth = { $points_crossing } for each of your rune stones
how-meduris-worth-temple = At the end, each of your temples
    .worth =
        { $option_temples ->
            [rows] { $points_temple } for each hut in the rows beside it
           *[beside] { $points_temple } for each hut right beside it
        }
how-meduris-worth-runes = At the end, 1, 2, 3, 4 … rune stones
    .worth = { $points_runes_2 }, { $points_runes_3 }, { $points_runes_4 }, { $points_runes_5 } …
