# De startpagina, een nieuwe tafel, de wachtkamer, mijn partijen.

lobby-tagline = Bordspellen op de oude heuvels
lobby-lead = Speel meteen in je browser, met vrienden of tegen bots. Niets installeren, geen account.
lobby-games = Spellen
lobby-players = { $least }–{ $most } spelers
lobby-minutes = { $minutes } minuten
lobby-play-now = Speel nu
lobby-play-against =
    { $bots ->
        [one] tegen { $bot }
       *[other] tegen { $bots } bots: { $bot }
    }
lobby-play-choose = Kies spelers en niveau
lobby-play-title = { $game }: speel tegen bots
lobby-play-level = Niveau
lobby-play-rules = Regels: { $preset }.
lobby-play-other = Andere regels en plaatsen
lobby-play-start = Begin de partij
lobby-play-with-friends = Met vrienden
lobby-learn = Leren
lobby-rules-of = Regels
lobby-coming = Binnenkort
lobby-examples = Voorbeelden bij de regels
lobby-examples-title = { $game }: voorbeelden bij de regels
lobby-examples-about = De uitgewerkte voorbeelden en beantwoorde vragen uit de spelregels, als stellingen. Open er een, loop hem stap voor stap door en speel vanaf daar verder als je wilt.
lobby-examples-open = Openen

lobby-lessons =
    { $count ->
        [one] Eén korte les
       *[other] { $count } korte lessen
    }
lobby-lessons-done = { $done } van { $count } lessen
lobby-lessons-all = Alle lessen
lobby-puzzle-today = Puzzel van de dag
lobby-puzzles-of = Puzzels: { $game }
lobby-puzzles-all = Alle puzzels

lobby-promise-learn = Leer al spelend
lobby-promise-learn-about = Je ziet waar een tegel mag, en hoort waarom iets niet mag.
lobby-promise-points = Elk punt uitgelegd
lobby-promise-points-about = Eén klik laat zien waar elke score vandaan komt.
lobby-promise-return = Ga weg en kom terug
lobby-promise-return-about = Je plaats wacht op je, op dit apparaat, dagenlang.

lobby-join = Meedoen met een code
lobby-join-go = Naar de tafel
lobby-join-malformed = Een code heeft zes letters en cijfers. Je kunt ook een link plakken.
lobby-join-unknown = Er is geen tafel { $code }.
lobby-running = Bezig
lobby-running-more =
    { $count ->
        [one] Nog één
       *[other] Nog { $count }
    }
lobby-continue = Verder
lobby-public-tables = Openbare tafels
lobby-speed = Je kunt meteen spelen. De spellen komen nog op snelheid: { $games }.
lobby-speed-full = { $game } is op volle snelheid
lobby-speed-percent = { $game } { $percent } %
lobby-speed-stuck = { $game } blijft zoals het is
lobby-no-public-tables = Niemand heeft een openbare tafel geopend. Wees de eerste!
lobby-join-table = Meedoen
lobby-watch = Kijken
lobby-free-seat = Vrije plaats

lobby-new-table = Nieuwe tafel
lobby-setting = Hoe wil je spelen?
lobby-setting-bot = Tegen een bot
lobby-setting-bot-about = Begin meteen, in je eigen tempo.
lobby-setting-friends = Met vrienden
lobby-setting-friends-about = Ieder op een eigen scherm. Jij stuurt een link.
lobby-setting-device = Op dit apparaat
lobby-setting-device-about = Jullie geven het aan elkaar door.
lobby-who-plays = Wie speelt
lobby-player-count = Spelers
lobby-seat = Plaats { $number }
lobby-seat-you = Jij
lobby-seat-you-named = Jij ({ $name })
lobby-seat-friend = Een vriend, via een link
lobby-seat-here = Iemand op dit apparaat
lobby-seat-name = Naam
lobby-seat-name-of = Naam van de speler op plaats { $number }
lobby-seat-name-missing = Wie zit hier? Vul een naam in.
lobby-seat-name-twice = Iemand heet al zo.
lobby-you-watch = Je hebt zelf geen plaats: je kijkt toe.
lobby-rules = Regels
lobby-rules-own = Eigen regels
lobby-preset = Met welke regels
lobby-adjust = Pas de regels aan
lobby-adjusted =
    { $count ->
        [one] 1 wijziging
       *[other] { $count } wijzigingen
    }
lobby-adjust-back = Terug naar “{ $preset }”
lobby-who-comes = Wie kan meedoen
lobby-doors = Deze tafel is
lobby-private = Besloten
lobby-private-about = Alleen wie de link of de code heeft.
lobby-public = Openbaar
lobby-public-about = Voor iedereen te zien op de startpagina: ieder mag meedoen of kijken.
lobby-hints = Hints
lobby-hints-on = Toegestaan
lobby-hints-on-about = In je beurt kun je zien wat een sterke bot zou doen.
lobby-hints-off = Geen
lobby-hints-off-about = Iedereen denkt zelf na.
lobby-hints-allowed = Hints toegestaan
lobby-hints-none = Geen hints
lobby-absence = Als iemand weg is terwijl anderen wachten
lobby-absence-wait = We wachten
lobby-absence-wait-about = Er gebeurt niets tot die terug is.
lobby-absence-bot = Een bot speelt door
lobby-absence-bot-about = Tot die terug is en het weer overneemt.
lobby-absence-pass = De beurten worden overgeslagen
lobby-absence-pass-about = Alleen het hoognodige wordt gedaan.
lobby-absence-forfeit = Die geeft op
lobby-absence-forfeit-about = En doet niet meer mee aan de partij.
lobby-absence-after = Na
lobby-after-minutes =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
lobby-after-hours =
    { $hours ->
        [one] 1 uur
       *[other] { $hours } uur
    }
lobby-incomplete = Hierboven ontbreekt nog iets.
lobby-open-table = Open de tafel

lobby-waiting = Wachten op spelers
lobby-starting = Daar gaan we
lobby-invite = Nodig je vrienden uit
lobby-invite-about = Stuur de link of geef de code door.
lobby-invite-text = Kom { $game } met me spelen! Regels: { $rules }.
lobby-code = Code
lobby-link = Link naar deze tafel
lobby-copy = Kopieer de link
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-invited = Er is een plaats voor je
lobby-sit-down = Ga zitten
lobby-sit-here = Ga hier zitten
lobby-seats = Plaatsen
lobby-seats-free =
    { $count ->
        [0] Iedereen is er.
        [one] Eén plaats is vrij. De partij begint zodra die bezet is.
       *[other] { $count } plaatsen zijn vrij. De partij begint zodra ze allemaal bezet zijn.
    }
lobby-fill = Vul de plaats…
lobby-fill-seat = Vul plaats { $number }
lobby-bot-away = { $name } verwijderen
lobby-you = Jij
lobby-here = Op dit apparaat
lobby-away = Afwezig
lobby-cancel = Annuleren
lobby-watching =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } mensen kijken mee.
    }
lobby-watch-about = Je kunt ook gewoon kijken: het bord verschijnt hier zodra de partij begint.
lobby-leave = Verlaat de tafel

lobby-no-matches = Je hebt nog niet gespeeld. Hier verschijnen je partijen.
lobby-first-match = Speel je eerste partij
lobby-ended = Gespeeld
lobby-older = Oudere partijen tonen
lobby-state-waiting = Wacht
lobby-state-playing = Bezig
lobby-state-over = Afgelopen
lobby-state-frozen = Bevroren
lobby-result-won = Je hebt gewonnen
lobby-result-shared = Gedeelde winst
lobby-result-place = Plaats { $place }
lobby-imported = Uit een bestand
lobby-replay = Terugkijken
lobby-export = Opslaan als bestand
lobby-import = Partij importeren
lobby-import-about = Kies een partijbestand of sleep het hierheen: bekijk de partij opnieuw, of speel verder waar ze stopte.
lobby-import-choose = Kies een bestand
lobby-import-too-long = Dit bestand is te groot voor een partij.
lobby-import-refused = { $file } is niet te lezen: { $why }

lobby-about-what = Oppidum brengt bordspellen naar je browser: tegen mensen dichtbij en ver weg, tegen bots, of allemaal aan één tafel. Een oppidum was een Keltische stad op een heuvel, achter een muur, met een markt in het midden. Een goede plek om elkaar te treffen.
lobby-about-begin = Hoe je begint
lobby-about-begin-alone = Met “Speel nu” zit je meteen aan een tafel tegen een bot. Het spel zegt wat je mag doen, en waarom iets niet mag.
lobby-about-begin-friends = “Met vrienden” opent een tafel met vrije plaatsen. Stuur de link; de partij begint als iedereen zit.
lobby-about-begin-device = Je kunt ook met meer mensen één apparaat delen: geef ieder een naam en geef het door.
lobby-about-table = Aan tafel
lobby-about-table-keys = Alles werkt met muis, vinger of toetsenbord; druk aan tafel op ? voor de toetsen.
lobby-about-table-away = Als je de verbinding kwijtraakt, kom dan gewoon terug: je plaats en de partij zijn er nog, ook dagen later.
lobby-about-kept = Wat bewaard blijft
lobby-about-kept-words = Je naam, je instellingen en een sleutel die bewijst wie je bent, blijven in deze browser. De server bewaart de partijen. Verder hoort niemand iets, en er wordt niets van andere sites geladen.
lobby-about-credits = Dank
lobby-about-credits-words = De spellen zijn van hun auteurs en uitgevers; vind je er een leuk, koop dan het spel. Alle plaatjes hier zijn van onszelf. De letter van de koppen is Alegreya van Juan Pablo del Peral, die van de tekst Source Sans van Paul D. Hunt, beide onder de Open Font License; de iconen komen van Lucide.

## Guided first match

lobby-guide-play = Leren door te spelen
lobby-guide-title = Je eerste partij { $game }?
lobby-guide-about = Een begeleide partij is een echte, tegen een makkelijke bot. Korte tips zeggen wat er kan en waarom dat telt; met één klik zijn ze weg.
lobby-guide-no = Gewoon spelen
