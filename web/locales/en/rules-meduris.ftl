### The rules of Meduris, to look up by number. Source: src/oppidum/games/meduris/RULES.md.

## Getting ready

rule-MED-01 = Two to four of you can play. Which colour you have is only a matter of looks.
    .title = Two to four players
rule-MED-02 = If two or three of you play, you use the side of the board with 32 plots; if four play, the side with 40.
    .title = Two sides
rule-MED-03 = Each plot shows two different materials. On the side for two and three players all 32 plots are known for certain; every material is on 16 of them.
    .title = The side with 32
rule-MED-04 = On the side for four players, plots 0 to 7 and plot 39 are known from pictures of the original. The others are our reconstruction, and the board puts a star beside their numbers.
    .title = The side with 40
rule-MED-05 = Nine rune areas lie side by side around the ring. Each has one rune stone, and at the start none of you owns any.
    .title = Nine rune areas
rule-MED-06 = There are 18 each of wood, wool, copper and stone. You begin with one of each; the rest lies in stock on the mountain.
    .title = The four materials
rule-MED-07 = You have 12 huts if two play, and 8 if three or four play. You always have 2 temples.
    .title = Your huts and temples
rule-MED-08 = You have three workers if two play, otherwise two. From the start player clockwise, each of you puts one worker at a time on top of any plateau with fewer than three, until all stand there. This brings no materials yet.
    .title = Placing the workers
rule-MED-09 = You begin with 5 points, like everybody else.
    .title = Five points each
rule-MED-10 = Six bonus chips lie on the ring before you begin: two with a 2, two with a hut, two with the druid. At least three plots without a chip lie between any two of them. Chance lays them out; under the option for laying them by hand, you put them face down in turn, and then they are turned up.
    .title = Six bonus chips
    .detail = Every layout that keeps to this is equally likely.
rule-MED-11 = The druid begins in his shrine at the top. From there three stones lead him to the path along the plots.
    .title = Where the druid begins
rule-MED-12 = Your materials lie behind a screen: the others see how many you have, but not which. All else is open, so whoever counts along can work them out, and bots do. Under the option for open materials, everybody sees them.
    .title = Behind the screen

## Your turn and the die

rule-MED-13 = First the die is rolled for everybody. Then you do exactly one of three things, and you cannot pass: a big yield, a hut or a temple. After a building the druid may move; then it is the next player’s turn, clockwise.
    .title = A turn, step by step
rule-MED-14 = The die has six faces, all equally likely: wood, wool, copper, stone, +1 for a material of your choice, and −1 for a material you give back.
    .title = Six faces
rule-MED-15 = If the die shows a material, each of your workers on its plateau brings you 1 of it. How high they stand does not matter here.
    .title = The small yield
rule-MED-16 = If there is too little in stock for a small yield, the upper workers are served first. Those below may bring you nothing.
    .title = A small stock
rule-MED-17 = On +1 each of you takes one material of your choice from the stock, as long as there is any. The player whose turn it is begins, then it goes clockwise; where your workers stand does not matter. Under the option that counts workers, you take one for each of your workers.
    .title = A free choice
rule-MED-18 = On −1 each of you gives back one material of your choice. The player whose turn it is begins, then it goes clockwise. If you have none, you give nothing and lose no points.
    .title = Giving one back

## The big yield

rule-MED-19 = Take one of your own workers from any height; those above sink by one. Then put the worker on top of a different plateau with fewer than three workers.
    .title = Moving a worker
rule-MED-20 = Then all workers on the plateau where yours has arrived bring its material: the lowest 1, the second 2, the third 3. The other players’ workers there bring theirs too; the plateau you left brings nothing.
    .title = Height brings more
rule-MED-21 = If there is too little in stock, the top worker takes first what is there, then the one below. You may move even if nothing is left.
    .title = From the top down
rule-MED-22 = With a big yield you build nothing, and the druid stays where he is.
    .title = The druid stays
rule-MED-23 = A big yield is always possible: there is always room for one of your workers on another plateau. So you are never stuck.
    .title = Always a way out

## Building a hut

rule-MED-24 = For a hut you need a hut in your supply and a plot without a building. A bonus chip may lie on it.
    .title = Where huts may stand
rule-MED-25 = A hut with no hut beside it costs you one of each of the two materials of its plot. What you pay goes back to the stock.
    .title = A lone hut
rule-MED-26 = If you build beside other huts, count all huts of the settlement, the new one included: you pay that many of each of the two materials. The second hut costs two of each, the third three, and so on.
    .title = Larger settlements cost more
rule-MED-27 = If your hut closes a gap, the huts on both sides count, and the new one too. Between a row of 2 and a row of 3 you pay 6 of each material.
    .title = Closing a gap
rule-MED-28 = A settlement is two or more huts side by side, whatever their colours. It reaches across the borders of rune areas and across the great river; a temple or a free plot ends it.
    .title = What a settlement is
rule-MED-29 = Instead of a material you need, you may give three others, alike or mixed, as often as you like; but never more than is needed. This holds for huts, temples and offerings. Under the option for missing materials only, you may replace just what you do not have.
    .title = Three for one
rule-MED-30 = Once your hut stands, you take the rune stone of its area, from the supply or from the player who has it. If it is yours already, you keep it.
    .title = Taking the rune stone
rule-MED-31 = If your hut comes on a bonus chip with a 2, you get 2 points at once and the chip is gone. You pay for the hut as usual.
    .title = The chip with 2
rule-MED-32 = On a bonus chip with a hut, your hut costs nothing, however large the settlement is. The chip is gone then; you take the rune stone and the druid moves as usual.
    .title = A free hut
rule-MED-33 = A bonus chip with the druid stays under your hut, which you pay for as usual. You can use it later, when the druid comes to this hut (MED-55).
    .title = The druid chip waits
rule-MED-34 = Everything in order: you pay, place the hut, use the bonus chip and take the rune stone. Then the druid moves.
    .title = One after the other

## Building a temple

rule-MED-35 = For a temple you need a temple in your supply and a plot with no building and no bonus chip on it.
    .title = Where temples may stand
rule-MED-36 = A temple always costs you one of each of the two materials of its plot, whatever stands beside it. You may give three others for one here too (MED-29).
    .title = What a temple costs
rule-MED-37 = With a temple you take no rune stone: whoever has it keeps it.
    .title = No rune stone
rule-MED-38 = After your temple the druid moves just as after a hut. Under the option by which only huts move him, he stays where he is.
    .title = Temples move the druid
rule-MED-39 = You may build temples side by side. They bring each other no points.
    .title = Temple beside temple

## The druid

rule-MED-40 = After each of the first three buildings in the match, whoever builds them, the druid goes on to his next stone and does not ask you for anything. Under the option by which only huts move him, temples do not count.
    .title = Three stones
rule-MED-41 = After the fourth building the druid leaves his stones, enters the path before plot 0 and goes clockwise to the first hut. Under the option by which only huts move him, he does so after the fourth hut.
    .title = Onto the path
rule-MED-42 = After every later building the druid goes clockwise to the next hut, past temples and free plots. Under the option by which only huts move him, he moves only after huts.
    .title = On to the next hut
rule-MED-43 = The next hut on the druid’s way may be the very one you have just built.
    .title = The new hut counts
rule-MED-44 = If you build a hut right in front of the druid, next to the one where he stands, he steps to your new hut and the ritual begins there. Both materials bring points for the whole settlement, but the huts behind him are not asked again.
    .title = Built before the druid
rule-MED-45 = If your new hut joins the settlement behind the druid, he does not turn round. He walks on to the next hut ahead.
    .title = Built behind the druid
rule-MED-46 = When the druid comes from his stones, he may step into the middle of a settlement that reaches across the great river. If your hut there lies behind him, you are not asked; it counts for the size of the settlement all the same.
    .title = Into the middle
rule-MED-47 = If four or more temples stand before there is any hut, the druid waits on his third stone. As soon as one of you builds the first hut, he goes to it. Under the option that lets him wait longer, he goes only after the next building.
    .title = Waiting for a hut
rule-MED-48 = If the only hut is the one where the druid stands, he walks once around the ring, over the great river and back to it, and asks its owner again. Under the option that keeps him there, he stays and nothing happens.
    .title = The only hut

## The ritual

rule-MED-49 = When the druid comes to your hut, you decide what you offer. Then he steps to the hut directly ahead and asks its owner, and so on, until there is none; he stays at the last one. You may well be asked several times.
    .title = From hut to hut
rule-MED-50 = The druid asks for the two materials of the plot. If you give one of them, you get 1 point.
    .title = Offering one material
rule-MED-51 = If you give both materials, you get as many points as the whole settlement has huts, of all colours.
    .title = Offering both materials
rule-MED-52 = If you give nothing, you lose 1 point, but you never fall below 0. You may always refuse; if you have nothing you could give, this happens without asking you.
    .title = Offering nothing
rule-MED-53 = At a hut that stands alone, even both materials bring you only 1 point.
    .title = Little for lone huts
rule-MED-54 = In offerings, too, three others may replace a material: you get 1 point for one of the two, and the points of the settlement for both. Under the option for missing materials only, you may replace just what you do not have.
    .title = Offering three for one
rule-MED-55 = If a druid chip lies under your hut, you may hand it in instead of materials: it counts as both of them and is gone then. Or you keep it for a later visit.
    .title = Using the druid chip
rule-MED-56 = When the druid comes to your hut you answer, even if it is not your turn. Then play goes on in the old order.
    .title = Answering out of turn
rule-MED-57 = An example: the druid stands at plot 16, orange has huts on 19 and 20, and you build on 18 for 3 stone and 3 wood; he comes to you, you give him both materials and go from 10 points to 13. At 19 orange gives nothing and falls from 7 to 6, at 20 orange gives wood and is back at 7; your temple on 21 ends the ritual.
    .title = A ritual of three

## The great river

rule-MED-58 = Whenever the druid crosses the great river, between the last plot and plot 0, there is an interim rune count: each rune stone you have brings you 1 point.
    .title = Across the great river
rule-MED-59 = If the druid crosses the river on his way to a hut, you count the rune stones first. Then the ritual begins.
    .title = First count, then ritual
rule-MED-60 = If a settlement reaches across the river, the druid crosses it in the middle of the ritual. You count the rune stones between the last offering before the river and the first one after it.
    .title = Counting within a ritual
rule-MED-61 = When the druid comes from his stones onto the path, that is no crossing: you do not count the rune stones.
    .title = Entering is no crossing
rule-MED-62 = If you have just taken a rune stone with your hut and the druid then crosses the river, it already counts for you.
    .title = A new rune stone

## The end

rule-MED-63 = When one of you has built all huts and both temples, that turn is finished as usual. Every other player has one more turn; then come the druid’s last lap and the final scoring.
    .title = The end begins
rule-MED-64 = If you too finish building in your last turn, nothing changes: nobody gets another turn for it.
    .title = Finishing later
rule-MED-65 = In the last lap none of you builds: the druid goes clockwise to every hut once, and the hut where he stood comes last. If he is still on his stones, he begins at plot 0.
    .title = The last lap
rule-MED-66 = Your offerings bring as much in the last lap as ever. If you give nothing, you lose 1 point here too.
    .title = Offerings in the lap
rule-MED-67 = In the last lap you do not count the rune stones when the druid crosses the river.
    .title = No count of runes
rule-MED-68 = At the end each of your temples brings 1 point for every hut of the rows right beside it, on both sides and in all colours; a lone hut counts too. Under the option that counts only neighbours, just the huts directly beside it count, 2 at most.
    .title = What temples bring
rule-MED-69 = A row of huts between two temples counts for both, even if both are yours.
    .title = Between two temples
rule-MED-70 = At the end your first rune stone brings 1 point, the second 2, the third 3, and so on. Three of them make 6 points, all nine make 45.
    .title = What rune stones bring
rule-MED-71 = The score track ends at 99, your points do not: you count on, beyond 100 and 200.
    .title = Beyond a hundred points
rule-MED-72 = If you have the most points, you win. In a tie, whoever has built more huts and temples is ahead, then whoever has more materials left; if that is equal too, you share the victory.
    .title = Who wins
rule-MED-73 = Your buildings and the materials you have left bring no points by themselves.
    .title = No points for leftovers

## What always holds

rule-MED-74 = No material gets lost: the stock and what all of you have always make 18 of each.
    .title = Always eighteen
rule-MED-75 = There are never more than three workers on a plateau, and you never lose one.
    .title = Workers stay
rule-MED-76 = You never have fewer than 0 points.
    .title = Never below zero
rule-MED-77 = A rune stone never has more than one owner. You cannot share it.
    .title = One owner each
rule-MED-78 = Your huts can never fill the ring: there are at most 24 for 32 plots, or 32 for 40. So no settlement closes the ring, and every ritual ends.
    .title = Never a full ring
rule-MED-79 = When your turn ends, the druid stands at a hut with no hut directly ahead, or he is still in his shrine or on his stones.
    .title = Where the druid rests
rule-MED-80 = The same decisions and the same luck always make the same match. That is why you can replay it exactly.
    .title = The same again
rule-MED-81 = This rule is our own, so that no match goes on for ever. After 100 turns of each of you the end begins, as if whoever played last had built everything: all the others have one more turn (MED-63).
    .title = After a hundred turns
