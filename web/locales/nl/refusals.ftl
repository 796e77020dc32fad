### Waarom iets geweigerd wordt: `why-<reden>`, met de feiten van de weigering als argumenten.

## Wie aan de beurt is

why-not-asked = Dat is nu niet een van je keuzes.
why-match-over = De partij is afgelopen.
why-not-your-turn = Nog niet: { $player } is aan de beurt.
why-chance-turn = Een ogenblik: eerst beslist het toeval.
why-hold-yours = Je beurt is compleet: sluit hem af of maak een stap ongedaan.
why-hold-other = Een ogenblik: { $player } heeft de beurt nog niet afgesloten.
why-nothing-to-end = Je hebt nu geen beurt om af te sluiten.
why-nothing-to-undo = Je hebt nog niets om ongedaan te maken.
why-undo-chance = Te laat: sindsdien is er iets verborgens getoond, dus er kan niets ongedaan worden gemaakt.
why-undo-consent = De partij is intussen verdergegaan: vraag de anderen of je het mag terugnemen.
why-resigned-already = Je hebt al opgegeven.

## De tafel

why-no-bot-here = Er speelt geen bot voor deze plaats.
why-not-seated = Dat kunnen alleen spelers met een plaats aan tafel.
why-seat-not-yours = Die plaats is niet van jou.
why-table-full = Deze plaats is al bezet.
why-table-started = De partij aan deze tafel is al begonnen.
why-unknown-table = Er is geen tafel met deze code. Is hij goed gespeld?
why-frozen = Deze partij is bevroren: de server kan haar niet meer precies naspelen, dus niemand kan verder.
why-not-host = Alleen wie de tafel heeft geopend kan dat doen.
why-not-over = De partij is nog niet afgelopen.
why-file-hidden = Anderen hebben verborgen kaarten: je kunt het bestand opslaan als de partij afgelopen is.
why-not-begun = De partij is nog niet begonnen: er zijn nog plaatsen vrij.
why-hints-off = Aan deze tafel wordt zonder hints gespeeld.
why-hint-not-asked = Je hebt nu niets te beslissen.
why-hint-busy = Een ogenblik: er is al een hint onderweg.
why-review-running = Een partij kan worden geanalyseerd als ze afgelopen is.
why-review-unknown = Hier kan nog niemand dit spel beoordelen.
why-review-short = In deze partij is te weinig gebeurd om haar te analyseren.
why-review-slow = Deze server is te traag om partijen te analyseren.
why-review-compiling = De regels worden nog gecompileerd. Probeer het over een minuut opnieuw.
why-review-failed = Deze partij kon niet worden geanalyseerd. Wie de server beheert, vindt de reden in het logboek.
why-review-no-decision = Bij deze stap heeft niemand iets besloten.

## De verbinding

why-stale = Er is intussen iets gebeurd. Kijk nog eens en kies dan.
why-storage = De server kon dat niet opslaan. Probeer het nog eens.
why-too-fast = Dat ging te snel. Wacht even en probeer het nog eens.
why-too-many-waiting = Er wachten al veel tafels van jou op spelers. Verlaat er eerst een paar.
why-too-many-contests = Aan veel van je tafels spelen bots tegen elkaar. Laat er eerst een paar eindigen.
why-too-many-connections = Je hebt deze tafel heel vaak open. Dit was de oudste pagina.
why-too-long = Dat is te lang. Maak het wat korter.
why-bad-name = Die naam kan niet. Probeer een andere.
why-bad-message = De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.
why-bad-token = De server weet niet meer wie je bent. Laad de pagina opnieuw.
why-unknown-page = Er is hier niets met deze naam. Misschien is die veranderd.
why-unknown-game = Dit spel is er niet op deze server.
why-lesson-over = De les is afgelopen: probeer het opnieuw of ga naar de volgende.
why-puzzle-over = De puzzel is afgelopen: probeer het opnieuw of ga naar de volgende.

# A place on the map, from the middle of it.

cell-way =
    { $wind ->
        [n] { $count } noord
        [e] { $count } oost
        [s] { $count } zuid
       *[w] { $count } west
    }
cell-from-middle = { $ways } van het midden
cell-middle = in het midden
cell-square = het vak { $where }

# What is missing, in any game.

missing-amount =
    { $what ->
        [coins] { $amount ->
            [one] 1 munt
           *[other] { $amount } munten
        }
        [spirit] { $amount ->
            [one] 1 niveau spiritualiteit
           *[other] { $amount } niveaus spiritualiteit
        }
        [wood] { $amount } hout
        [wool] { $amount } wol
        [copper] { $amount } koper
        [stone] { $amount } steen
        [iron] { $amount } ijzer
       *[gold] { $amount } goud
    }
