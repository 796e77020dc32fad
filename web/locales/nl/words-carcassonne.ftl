### Waarom iets geweigerd wordt: `why-<reden>`, met de feiten van de weigering als argumenten.

## Een tegel leggen

why-occupied = Daar niet: er ligt al een tegel.
why-not-touching = Daar niet: dat vak raakt geen enkele tegel langs een zijde.
why-river-end-gone = De rivier heeft geen open einde meer, dus deze tegel kan haar niet verlengen.
why-river-end = Daar niet: de rivier moet verdergaan aan het open einde.
why-sides =
    Daar niet: { $side ->
        [north] aan de noordkant
        [east] aan de oostkant
        [south] aan de zuidkant
       *[west] aan de westkant
    } zou { $own ->
        [city] een stad
        [road] een weg
        [river] de rivier
       *[field] een weide
    } op { $theirs ->
        [city] een stadsmuur
        [road] een weg
        [river] de rivier
       *[field] een weide
    } stuiten.
why-u-turn = Zo niet: de rivier zou een U-bocht maken. Op de vorige tegel boog ze al deze kant op.
why-must-place = Je moet deze tegel leggen: er is een vak waar hij past.
why-no-such-tile = Tegel { $tile } bestaat niet.
why-not-in-pile = Tegel { $tile } kan nu niet getrokken worden.

## Een volgeling sturen

why-river-follower = Daar niet: op de rivier mag geen volgeling staan.
why-no-follower-left = Je hebt geen volgeling meer om te sturen.
why-taken =
    { $kind ->
        [city] Deze stad is bezet: { $player } heeft er al een ridder.
        [road] Deze weg is bezet: { $player } heeft er al een struikrover.
        [cloister] Dit klooster is bezet: { $player } heeft er al een monnik.
       *[field] Deze weide is bezet: { $player } heeft er al een boer.
    }
why-several-parts = Welke bedoel je? De tegel heeft er meer: { $names }.
why-no-such-part =
    De tegel heeft daar geen { $kind ->
        [city] stad
        [road] weg
        [cloister] klooster
       *[field] weide
    }.
