# The map of Finisterre in words: its squares, comarcas and settlements, for the board and for those who do not see it.

finisterre-board = Map of Finisterre
finisterre-board-help = Arrow keys move between the places that you may choose, or over the map; Enter chooses, R turns the card, Escape cancels. The map in words follows below.
finisterre-key-turn = Turn the card
finisterre-map-turn = Turn
finisterre-map-lay = Place the card

finisterre-map-text = The map in words
finisterre-map-text-comarcas =
    { $count ->
        [one] One comarca
       *[other] { $count } comarcas
    }
finisterre-map-text-units = Settlements, boats and carts
finisterre-map-text-squares =
    { $count ->
        [one] One square
       *[other] { $count } squares
    }
finisterre-map-text-sites = Free village sites and docks
finisterre-map-nothing = nothing
finisterre-map-square = { $cell }: { $what }
finisterre-map-empty = { $cell }: nothing lies here
finisterre-map-fits =
    { $cell }: the card fits in { $count ->
        [one] one way
       *[other] { $count } ways
    }
finisterre-map-way = First square on { $cell }, second on { $other }
finisterre-brings = Brings { $goods }
finisterre-loses = Takes away { $goods }
finisterre-brings-nothing = Brings nothing
finisterre-map-several = { $place }: { $count } choices
finisterre-map-people = { $name } { $flags }
finisterre-map-nobody = nobody lives here
finisterre-map-ground = On the ground: { $goods }
finisterre-map-dice = { $count } × { $die }
finisterre-map-crops =
    { $count ->
        [one] one place where crops grow
       *[other] { $count } places where crops grow
    }
finisterre-map-veins =
    { $count ->
        [one] one rich vein
       *[other] { $count } rich veins
    }
finisterre-map-dolmen =
    dolmen at { $cell }, { $gold ->
        [0] no gold
       *[other] { $gold } gold
    }
finisterre-map-open = can still grow
finisterre-map-owner = { $name }: { $unit }
finisterre-map-closed = closed city
finisterre-map-slots = { $used } of { $capacity } slots
finisterre-map-feeds = Its territory eats { $need } and has { $food }
finisterre-map-reaches = Reaches { $comarcas }
finisterre-map-hunger =
    { $hunger ->
        [half] half fed
       *[unfed] not fed
    }
finisterre-map-site = Site at { $cell }, { $comarca }
finisterre-map-dock = Dock at { $cell }, { $comarca }
finisterre-feature =
    { $kind ->
        [forest] forest
        [iron] iron mountain
        [farm] farm
        [crop] crop field
        [gold] { $count ->
            [one] gold mountain with one nugget
           *[other] gold mountain with { $count } nuggets
        }
        [fish] { $count } fish
        [bridge] bridge
        [dolmen] dolmen
       *[lake] lake
    }
finisterre-feature-with = { $feature } with { $animals }
finisterre-animal =
    { $animal ->
        [rabbit] rabbit
        [boar] boar
        [deer] deer
        [sheep] sheep
        [pig] pig
       *[cow] cow
    }
finisterre-edge =
    { $edge ->
        [road] road to the { $wind }
        [site] village site to the { $wind }
        [dock] dock to the { $wind }
        [river] river to the { $wind }
       *[sea] sea to the { $wind }
    }
finisterre-wind =
    { $wind ->
        [n] north
        [e] east
        [s] south
       *[w] west
    }
finisterre-event =
    { $event ->
        [SU] summer
        [WI] winter
        [PLC] crop plague
        [PLG] livestock plague
        [PLH] game plague
        [FIR] fire
        [VEI] rich vein
        [ROB] robbery
        [FER] fertility
       *[FLO] flood
    }
