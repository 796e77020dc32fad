### Waarom iets geweigerd wordt: `why-<reden>`, met de feiten van de weigering als argumenten. Spelers worden vanaf 1 geteld.

## Een tegel leggen

why-occupied = Daar niet: op { $square } ligt al een tegel.
why-not-touching = Daar niet: { $square } raakt geen enkele tegel langs een zijde.
why-river-end-gone = De rivier heeft geen open einde meer, dus deze tegel kan haar niet verlengen.
why-river-end = Daar niet: de rivier moet verdergaan op { $square }.
why-sides =
    Daar niet: { $side ->
        [north] aan de noordkant
        [east] aan de oostkant
        [south] aan de zuidkant
       *[west] aan de westkant
    }, op { $square }, zou { $own ->
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
        [city] Deze stad is bezet: speler { $player } heeft er al een ridder.
        [road] Deze weg is bezet: speler { $player } heeft er al een struikrover.
        [cloister] Dit klooster is bezet: speler { $player } heeft er al een monnik.
       *[field] Deze weide is bezet: speler { $player } heeft er al een boer.
    }
why-several-parts = Welke bedoel je? De tegel heeft er meer: { $names }.
why-no-such-part =
    De tegel op { $square } heeft daar geen { $kind ->
        [city] stad
        [road] weg
        [cloister] klooster
       *[field] weide
    }.

## Wie aan de beurt is

why-not-asked = Dat wordt nu niet van je gevraagd.
why-match-over = De partij is afgelopen.
why-not-your-turn = Nog niet: speler { $player } is aan de beurt.
why-chance-turn = Een ogenblik: eerst wordt er een tegel getrokken.
why-hold-yours = Je beurt is compleet: sluit hem af of doe een stap terug.
why-hold-other = Een ogenblik: speler { $player } heeft de beurt nog niet afgesloten.
why-nothing-to-end = Je hebt nu geen beurt om af te sluiten.
why-nothing-to-undo = Je hebt nog niets om terug te nemen.
why-undo-chance = Te laat: er is intussen een tegel getrokken, dus je kunt niets meer terugnemen.
why-undo-consent = De partij is intussen verdergegaan: vraag de anderen of je het mag terugnemen.
why-resigned-already = Je hebt al opgegeven.

## De tafel

why-no-bot-here = Er speelt geen bot voor deze plaats.
why-not-seated = Dat kunnen alleen spelers met een plaats aan tafel.
why-seat-not-yours = Die plaats is niet van jou.
why-table-full = Alle plaatsen aan deze tafel zijn bezet.
why-table-started = De partij aan deze tafel is al begonnen.
why-unknown-table = Er is geen tafel met deze code. Is hij goed gespeld?
why-frozen = Deze partij is bevroren: de server kan haar niet meer precies naspelen, dus niemand kan verder.

## De verbinding

why-stale = Er is intussen iets gebeurd. Kijk nog eens en kies dan.
why-storage = De server kon dat niet opslaan. Probeer het nog eens.
why-too-fast = Dat was veel tegelijk. Wacht even en probeer het nog eens.
why-too-long = Dat is te lang. Maak het wat korter.
why-bad-name = Die naam kan niet. Probeer een andere.
why-bad-message = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
