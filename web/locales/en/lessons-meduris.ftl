# The lessons of Meduris; src/oppidum/games/meduris/learn/lessons has their positions.

lesson-meduris-yield = A big yield
    .teaches = In your turn you do one of three things: you move a worker, or build a hut, or build a temple. Moving is called a big yield: put one of your workers on top of another plateau. Every worker there brings its material: the lowest 1, the second 2, the third 3.
    .task = Get 3 stone with one move.
    .hint = Where would your worker stand third from the bottom? The plateaus stand in the middle of the board; yours are the blue workers.
    .reached = Third from the bottom, so 3 stone. Those below got 1 and 2, but they are not yours.
    .missed-built = That was a building. It has its place too, but this time move a worker.
    .missed-low = Your worker does not stand third there, so they bring less than 3 stone. Look for the plateau on which two workers stand already.

lesson-meduris-heights = Workers on workers
    .teaches = A worker may leave from any height; those above sink by one. At most three stand on a plateau. And before each turn the die brings everybody 1 for each worker on one plateau, whatever their height.
    .task = In two turns, bring in 2 stone and 5 copper.
    .hint = The copper plateau is full. Move your lowest worker from there to the stone; then there is room on the copper for one more.
    .reached = Your upper worker sank to second place, the new one came third: 2 and 3 make 5. A worker at the bottom need not stay there.
    .missed-built = That was a building. This time move a worker in both turns.
    .missed-steps = Both turns are over, and it was less than 2 stone and 5 copper. Two of your workers on one plateau bring more than one.

lesson-meduris-settlement = Huts and settlements
    .teaches = Each plot shows two materials. A lone hut costs one of each. Huts side by side, whoever owns them, are a settlement: there you pay as many of each material as it will have huts. Large settlements are expensive, but the druid will pay for them.
    .task = Build the third hut of the settlement.
    .hint = Two huts stand side by side. The free plot right before them, clockwise, shows stone and wood, and you have three of each.
    .reached = Three wood and three stone for the third hut. It does not matter that the other two are not yours.
    .missed-temple = That is a temple. This time build a hut.
    .missed-lone = Your hut stands alone. Look for the two huts that already stand side by side.
    .missed-yield = That was a move of a worker. You can afford the hut already!

lesson-meduris-exchange = Three for one
    .teaches = Where you lack a material, you may give three others in its place, the same or mixed. A hut on a bonus chip with a 2 brings 2 points at once.
    .task = You have no wool. Build a hut on the plot with the 2 all the same.
    .hint = The plot with the 2 shows wool and wood. One of your wood pays for the wood; three others pay for the wool.
    .reached = Four materials in all, and 2 points at once. Expensive, but sometimes worth it.
    .missed-elsewhere = That is not the plot with the 2. Its chip lies on a plot of wool and wood.
    .missed-yield = That was a move of a worker. You can pay for that hut now: three others stand for the wool.

lesson-meduris-druid = The druid
    .teaches = After each building the druid walks clockwise to the next hut and asks its owner for the two materials of its plot. Giving nothing loses you 1 point, one brings you 1 point, and both bring a point for each hut of the settlement. Then he goes on to the huts right ahead.
    .task = Build the hut to which the druid comes next, and give him enough for 3 points.
    .hint = The druid stands by a single hut. A third hut in front of the other two is where he comes first. Pay for it, and keep one wood and one stone for him.
    .reached = Three huts, 3 points. Now he goes on along the settlement and asks the other player.
    .missed-one = You gave him one material or none. Both are worth a point for each of the three huts.
    .missed-elsewhere = There he finds no settlement of three with a hut of yours at its beginning. Build right before the two huts, on the side from which he comes.
    .missed-yield = A big yield leaves the druid where he is. Build a hut.

lesson-meduris-temple = Temples
    .teaches = A temple costs one of each material of its plot, always. At the end it brings you a point for every hut of the rows on both sides of it, whoever owns them. A temple also ends a settlement.
    .task = Build a temple that would bring 5 points now.
    .hint = Count the huts on both sides of each free plot. Between two rows is best.
    .reached = Two huts on one side and three on the other: 5 points, and more if the rows grow.
    .missed-poor = That temple has fewer than five huts in the rows beside it. A gap between two rows has more.
    .missed-hut = That is a hut. This time build a temple.
    .missed-yield = That was a move of a worker. You can pay for a temple already.

lesson-meduris-runes = Rune stones
    .teaches = The ring has nine areas, each with a rune stone. Whoever built the latest hut in an area has its stone. Whenever the druid crosses the great river, each of your stones brings you a point; at the end of the match they bring 1, 3, 6, 10 … together.
    .task = The druid is about to cross the river, and you have 3 stones. Build so that the crossing pays you 4.
    .hint = Build a hut in an area whose stone you do not have yet. It counts at once, since you take it before the druid walks.
    .reached = Four stones, 4 points. You took the fourth just in time.
    .missed-few = The druid has crossed, and you still had 3 stones. A hut brings the stone of its area; a temple brings none.
    .missed-yield = A big yield leaves the druid where he is. Build a hut.

lesson-meduris-last-lap = The last lap
    .teaches = When somebody has built everything, everybody else has one more turn. Then the druid visits every hut once more, and asks as always. After that temples and rune stones are paid.
    .task = This is your last turn. Get at least 5 points more before the match ends.
    .hint = He will come to both of your huts and ask for copper at each. You have only one. What can you do about that with your last turn?
    .reached = You kept what the druid asks for, and he paid for two settlements. At the end, materials are worth nothing by themselves.
    .missed-spent = You have built, but now too little is left for the druid. Keep your materials for his last lap.
    .missed-steps = The match is over, and it was fewer than 5 points. Give both materials at both huts; for that you need one more copper.
