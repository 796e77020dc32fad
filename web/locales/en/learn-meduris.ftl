### The rule book of Meduris: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-meduris-start = The goal and the start
    .intro = Around a sacred mountain runs a ring of plots. Your workers on the mountain gather materials, and with these you build huts and temples on the ring. A druid goes from hut to hut and asks for offerings. Building brings rune stones and settlements, offerings bring points; whoever has the most points at the end wins.
chapter-meduris-turn = Your turn and the die
    .intro = Every turn begins with the die, and it is rolled for everybody. Then you do one thing: a big yield, a hut or a temple.
chapter-meduris-big-yield = The big yield
    .intro = Move a worker and gather. The higher a worker stands on its plateau, the more it brings, and those below share in it.
chapter-meduris-huts = Building a hut
    .intro = Huts make you known to the druid, give you rune stones and grow into settlements. The larger the settlement, the more a new hut there costs.
chapter-meduris-temples = Building a temple
    .intro = A temple is cheap and waits for the end, when it is paid for the huts beside it. Until then it also ends settlements.
chapter-meduris-druid = The druid’s way
    .intro = Each building moves the druid. At first he comes down from his shrine, then he walks the ring clockwise, from hut to hut.
chapter-meduris-ritual = The ritual
    .intro = At a hut the druid asks its owner for the two materials of the plot. Then he goes on through the settlement. Keep something in hand when he comes your way.
chapter-meduris-river = Across the great river
    .intro = The ring is broken by one great river. When the druid crosses it, the rune stones are counted.
chapter-meduris-end = The end and the final scoring
    .intro = The match ends soon after somebody has built everything: with the druid’s last lap, the temples and the rune stones.
chapter-meduris-always = What always holds
    .intro = For those who like to know exactly.

## Pictures

diagram-meduris-whole-board = The board: on the mountain four plateaus with workers, around it the ring of plots with huts, a temple and bonus chips, outside it the rune stones, and below the great river. The druid waits on his third stone.
diagram-meduris-bonus-chips = The three kinds of bonus chips: 2 points, a free hut, and a visit of the druid paid for.
diagram-meduris-small-yield = The die shows wood: blue has two workers here and gets 2 wood, orange has one and gets 1.
diagram-meduris-big-yield-before = Before: blue’s worker stands at the bottom of the wood plateau, under one of orange’s.
diagram-meduris-big-yield-after = After: it has moved to the stone plateau and stands third. It brings blue 3 stone; the two below bring orange 1 and 2.
diagram-meduris-lone-hut = The marked plot shows copper and wool. A hut standing alone there costs one of each.
diagram-meduris-settlement-of-three = Between two huts: a hut on the marked plot makes a settlement of three, so it costs three of each of its materials.
diagram-meduris-rune-stone = Orange has the rune stone of this area. If blue builds on the marked plot, which belongs to it, the stone goes to blue.
diagram-meduris-druid-on-his-stones = Three buildings stand, and the druid has come to his third stone. After the next one he steps onto the path and goes clockwise to the first hut.
diagram-meduris-ritual-before = Blue is about to build on the marked plot, beside two of orange’s huts.
diagram-meduris-ritual-after = The druid has gone through the settlement of three: blue gave both materials and got 3 points, orange gave nothing and lost 1, then gave one and got 1. The temple ends the ritual.
diagram-meduris-across-the-river = The druid stands at the last plot. His next hut lies beyond the great river: on the way there blue gets 2 points for two rune stones and orange 1 for one.
diagram-meduris-temples = At the end blue’s temple counts two huts on one side and three on the other, whoever they belong to: 5 points.

## Worked examples

example-meduris-end-runes = What do blue’s five rune stones bring at the end?
    .answer = 15 points: 1 + 2 + 3 + 4 + 5. Before that, blue gives the druid a last material for 1 point.
example-meduris-end-temples-both-sides = Three huts stand between blue’s two temples. Do they count twice?
    .answer = Yes: each temple brings blue 3 points. The rune stone of their area is orange’s and brings 1.
example-meduris-end-temples = Which huts does blue’s temple count at the end?
    .answer = Those of the rows on both sides, whoever built them: two on the left, three on the right, 5 points. Orange’s two rune stones bring 1 + 2.
example-meduris-example-1-yields = Orange rolls wood, then moves a worker onto the stone plateau, where it stands third. Who gets what?
    .answer = From the die, each worker on the wood plateau brings its owner 1 wood. Then on the stone plateau height counts: the lowest worker brings 1, the second 2, and the one that arrived 3.
example-meduris-example-2-stones = Blue builds the fourth hut of the match. Where does the druid go?
    .answer = From his last stone onto the path and to the first hut, green’s on plot 2. Green gives one of the two materials, for 1 point.
example-meduris-example-3-settlement = Blue builds the third hut of a settlement, on plot 18. What does it cost, and what follows?
    .answer = Three of each material, and blue takes the rune stone. The druid comes to the new hut first: blue gives both materials for 3 points. Orange has neither material for the next hut and loses 1, then gives wood for 1. At the temple the settlement ends, and the druid stays.
example-meduris-example-4-river = Orange builds a temple, and the druid crosses the great river. In which order is everything done?
    .answer = Rune stones first: each brings its owner 1 point. Only then does the druid come to green’s hut and ask.
example-meduris-faq-both-ends = May a settlement grow at both ends?
    .answer = Yes. Only the number of huts counts, not where the new one stands: the second costs two of each material, the third, at the other end, three.
example-meduris-faq-bottom-worker = May a worker leave from the bottom of a tower?
    .answer = Yes. Those above sink by one; what counts is the height at which the worker arrives.
example-meduris-faq-empty-stock-big = What if a big yield empties the stock?
    .answer = The top worker takes first. Four wood are left: 3 for blue at the top, 1 for orange below, none for green.
example-meduris-faq-empty-stock-small = What if a small yield empties the stock?
    .answer = Two wood are left for three workers. The upper ones are served first: orange on top, then one of blue’s two. The lowest gets nothing.
example-meduris-faq-four-temples = Where does the druid go after four temples, when no hut stands?
    .answer = He waits on his last stone until the first hut is built. Then he goes to it.
example-meduris-faq-fourth-hut = Huts stand on both banks of the great river, and blue builds the fourth. Where does the druid come in?
    .answer = Behind the river, which is no crossing, at green’s hut. Its settlement has two huts, so both materials bring 2 points. Orange, before the river, is not asked.
example-meduris-faq-free-choice = Who takes what when the die lets everybody choose?
    .answer = From the one who rolled, clockwise, each player takes one material that is in stock; workers do not matter. Only two stone are left here, so the third player gets nothing.
example-meduris-faq-gap = What does a hut cost between two others?
    .answer = It is the third of the settlement, so it costs three of each: three wool and three wood here.
example-meduris-faq-growing-settlement = A new hut stands right in front of the druid, in his settlement. Where does he go?
    .answer = To the new hut, and the ritual begins there. The huts behind him are not asked again, but they count: both materials bring 4 points.
example-meduris-faq-no-offering = Must I give the druid something if I can?
    .answer = No, but refusing costs a point. Orange keeps what there is.
example-meduris-faq-same-plateau = May a worker move to the top of its own plateau?
    .answer = No, it must go to another one. Here green’s worker joins green’s other one: 2 + 1 copper.
example-meduris-faq-temple-passed = Does the druid stop at a temple?
    .answer = Never. He passes temples and free plots, here those on 6 and 7, and stops at the next hut.
example-meduris-faq-temples-side-by-side = May temples stand side by side?
    .answer = Yes, but a temple counts only huts. It is the last turn: the druid crosses the river (3 points for orange’s rune stones); orange has nothing to give and loses 1 point, and 3 more in the last lap. Then one temple brings blue 1 point, and three rune stones bring orange 1 + 2 + 3.
example-meduris-faq-whose-turn = Whose turn is it after a ritual?
    .answer = Play goes on in the old order, whoever was asked last. Here green answers twice in blue’s turn; orange is next.
