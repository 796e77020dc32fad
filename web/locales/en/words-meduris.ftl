### Why something is refused: `why-<reason>`, with the facts of the refusal as arguments. Plots are counted from 0.

## Getting ready

why-chips-too-near = Too near: at least three plots without a chip must lie between two bonus chips.
why-chips-no-room = Not there: the other bonus chips would find no room any more.
why-chips-in-order = Not there: chance puts the bonus chips down in ascending order, the next one on a plot from { $first } to { $last }.
why-no-such-field = There is no plot { $field }.

## Workers and materials

why-plateau-full =
    { $material ->
        [wood] The wood plateau is full: three workers already stand there.
        [wool] The wool plateau is full: three workers already stand there.
        [copper] The copper plateau is full: three workers already stand there.
       *[stone] The stone plateau is full: three workers already stand there.
    }
why-same-plateau =
    { $material ->
        [wood] This worker already stands on the wood plateau: choose a different one.
        [wool] This worker already stands on the wool plateau: choose a different one.
        [copper] This worker already stands on the copper plateau: choose a different one.
       *[stone] This worker already stands on the stone plateau: choose a different one.
    }
why-not-your-worker =
    { $material ->
        [wood] At height { $height } of the wood plateau there is no worker of yours.
        [wool] At height { $height } of the wool plateau there is no worker of yours.
        [copper] At height { $height } of the copper plateau there is no worker of yours.
       *[stone] At height { $height } of the stone plateau there is no worker of yours.
    }
why-stock-empty =
    { $material ->
        [wood] There is no wood left in stock.
        [wool] There is no wool left in stock.
        [copper] There is no copper left in stock.
       *[stone] There is no stone left in stock.
    }
why-hand-empty =
    { $material ->
        [wood] You have no wood.
        [wool] You have no wool.
        [copper] You have no copper.
       *[stone] You have no stone.
    }

## Building and paying

why-no-hut-left = You have no hut left to build.
why-no-temple-left = You have no temple left to build.
why-built = Not there: a building already stands on plot { $field }.
why-chip-field = Not there: a bonus chip lies on plot { $field }, and no temple may stand on one.
why-missing =
    Not enough: you still need { $missing }.{ $rate ->
        [0] { "" }
       *[other] { " " }But you may give { $rate } others for each one that you lack.
    }
why-nothing-to-exchange = You cannot replace anything here: either there is nothing to pay, or you do not have three others to give for one.
why-lacking-only = You have all that is needed here, and you may replace only what you do not have.
why-bad-amount =
    { $material ->
        [wood] With that much wood the payment does not work out: the least you can choose is { $least }, the most { $most }.
        [wool] With that much wool the payment does not work out: the least you can choose is { $least }, the most { $most }.
        [copper] With that much copper the payment does not work out: the least you can choose is { $least }, the most { $most }.
       *[stone] With that much stone the payment does not work out: the least you can choose is { $least }, the most { $most }.
    }

## Offerings

why-no-chip = No druid chip lies under this hut.
why-not-wanted =
    { $material ->
        [wood] The druid does not ask for wood here.
        [wool] The druid does not ask for wool here.
        [copper] The druid does not ask for copper here.
       *[stone] The druid does not ask for stone here.
    }
