# De tafel: spelers, actiebalk, verslag, chat, punten, regels, einde van de partij.

table-opening = De tafel gaat open…
table-failed = Deze tafel kan niet worden geopend
table-frozen = Deze partij is bevroren
table-to-lobby = Naar de startpagina
table-menu = Meer
table-cancel = Annuleren
table-side-column = Spelers, verslag en chat
table-open-log = Verslag en chat
table-side = Voorraad
table-watchers =
    { $count ->
        [one] Eén persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }

## Spelers

table-players = Spelers
table-seat = Gast { $number }
table-you = jij
table-plays = speelt
table-bot-of-level = { $name } ({ $level })
table-bot-hurried = bot, gehaast
table-hurried = Denkt maar even na tot { $game } op volle snelheid is ({ $percent } %).
table-hurried-stuck = Denkt maar even na: { $game } kan hier niet op volle snelheid draaien.
table-away = weg
table-resigned = opgegeven
table-taken-over = { $bot } speelt
table-at-home = { $count } thuis
table-points-of = Waar komen de punten van { $name } vandaan?
table-points-word =
    { $count ->
        [one] punt
       *[other] punten
    }
table-track = Scorespoor: { $scores }
table-track-score = { $name } { $points }

## Wat er gevraagd wordt

table-action-bar = Wat je kunt doen
table-choices = Keuzes
table-done = Klaar
table-undo = Ongedaan maken
table-hint = Hint
table-hint-title = Wat een sterke bot zou doen
table-hint-legend = Met de kans op winst en de verwachte voorsprong. Kies een zet om die te spelen.
table-hint-plain = Kies de zet om die te spelen.
table-hint-figures = winst { $win }, { $lead } punten
table-hint-thinking = Een sterke bot denkt na…
table-your-turn = Jij bent aan de beurt
table-your-turn-name = { $name }, jij bent aan de beurt
table-asked = Jou wordt iets gevraagd
table-asked-name = { $name }, jou wordt iets gevraagd
table-holding = Je beurt is compleet. Sluit hem af, of maak een stap ongedaan.
table-holding-first = Je beurt is compleet. De instellingen kunnen hem voor je afsluiten.
table-waiting-for = { $name } denkt na…
table-chance = Een ogenblik…
table-over = De partij is afgelopen.
table-watching = Je kijkt mee
table-sending = Versturen…
table-show-result = Toon de uitslag
table-curtain = Geef het apparaat aan { $name }
table-curtain-about = Wat je in handen hebt, mogen de anderen niet zien.
table-curtain-lift = Ik ben { $name }: toon het bord
table-rule-look-up = Bekijk de regel
table-rule-of = Bekijk de regel: { $what }

## Meldingen boven het bord

table-lost =
    { $seconds ->
        [one] Verbinding verbroken. Nieuwe poging over één seconde.
       *[other] Verbinding verbroken. Nieuwe poging over { $seconds } seconden.
    }
table-lost-trying = Verbinding verbroken. Nieuwe poging…
table-retry = Nu proberen
table-back = Weer verbonden.
table-robot-plays = Een bot speelt voor jou.
table-robot-plays-for = Een bot speelt voor { $name }.
table-hand-back = Neem je plaats weer in
table-ask-undo = Vragen om een zet terug te nemen…
table-ask-undo-title = Je laatste zet terugnemen?
table-ask-undo-text = Anderen hebben al gespeeld of wachten op jou. Ze moeten het eerst goedvinden.
table-ask-undo-yes = Vraag het
table-undo-asked = { $name } wil graag een zet terugnemen.
table-undo-waits = Je hebt gevraagd een zet terug te nemen. We wachten op de anderen.
table-undo-agree = Goed
table-undo-decline = Nee
table-resign = Opgeven…
table-resign-title = Opgeven?
table-resign-text = Je geeft de partij op en wordt laatste. Dit kan niet ongedaan worden gemaakt.
table-resign-text-name = { $name } geeft de partij op en wordt laatste. Dit kan niet ongedaan worden gemaakt.
table-resign-yes = Opgeven

## Verslag en chat

table-log = Verslag
table-log-since = Sinds je beurt
table-upkeep = Sinds je laatste beslissing
table-upkeep-log = Lees het in het verslag
table-log-empty = Er is nog niets gebeurd.
table-log-newest = Nieuwste
table-log-resign = { $name } heeft opgegeven.
table-log-takeover = { $bot } speelt voor { $name }, die weg is.
table-log-handback = { $name } is er weer.
table-log-undone = { $name } nam terug, met ieders instemming:
table-log-taken-back =
    { $count ->
        [one] Eén stap is ongedaan gemaakt
       *[other] { $count } stappen zijn ongedaan gemaakt
    }
table-announce-loss =
    { $points ->
        [one] { $name } verliest één punt: { $what }
       *[other] { $name } verliest { $points } punten: { $what }
    }
table-announce-award =
    { $points ->
        [one] { $name } krijgt één punt: { $what }
       *[other] { $name } krijgt { $points } punten: { $what }
    }
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-write = Schrijf iets…
table-chat-send = Versturen
table-chat-watching = Wie meespeelt, kan hier schrijven.
table-unread = nieuw

## Punten en regels

table-points-title = Waar komen de punten vandaan?
table-points-one-by-one = Eén voor één
table-points-now = Als de partij nu eindigde
table-points-still = Nog te komen
table-points-if-ended =
    { $points ->
        [one] 1 punt als de partij nu eindigde
       *[other] { $points } punten als de partij nu eindigde
    }
table-points-hint = Kies een regel om hem op het bord te zien.
table-points-none = Nog geen punten.
table-points-what = Wat
table-points-rule = Regel
table-points-points = Punten
table-points-total = Totaal
table-points-part = { $kind } { $points }
table-rules-title = Spelregels
table-rules-search = Zoek in de regels…
table-rules-none = Geen enkele regel gaat daarover.
table-rules-found =
    { $count ->
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }

## Het einde

table-end-you-win = Je hebt gewonnen!
table-end-wins = { $name } wint!
table-end-shared = Een gedeelde overwinning!
table-end-place = Plaats { $place }
table-rematch = Revanche
table-rematch-join = Naar de revanche
table-replay = Terugkijken
table-share = Delen
table-export = Partij opslaan

telling-title = De eindtelling
telling-at = { $at } van { $of }
telling-award = { $name }: { $what }
telling-now =
    { $points ->
        [one] Nu 1 punt.
       *[other] Nu { $points } punten.
    }
telling-back = Terug
telling-pause = Pauze
telling-play = Vanzelf verder
telling-next = Volgende
telling-skip = Overslaan
telling-done = Toon de uitslag
telling-again = Vertel de telling opnieuw

## Toetsen

table-how-title = Zo speel je
table-help-title = Toetsen
table-help-general = Aan tafel
table-help-board = Op het bord
table-key-done = je beurt afsluiten
table-key-undo = een stap ongedaan maken
table-key-hint = om een hint vragen
table-key-points = waar de punten vandaan komen
table-key-rules = spelregels
table-key-log = verslag
table-key-chat = chat
table-key-escape = meldingen en markeringen verbergen
table-key-help = zo speel je, en deze toetsen

## Soorten punten

award-city = Steden
award-road = Wegen
award-cloister = Kloosters
award-farm = Weiden
award-start = Bij het begin

## Wat je van het bord ziet

table-zoom = Zoomen
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-zoom-fit = Alles tonen

## Guided matches

table-tip = Tip
table-tip-got = Begrepen
table-tip-rule = Bekijk de regel
table-tip-stop = Geen tips meer
table-tips-on = Toon tips
table-tips-off = Hier komen geen tips meer. In het menu zet je ze weer aan.
table-key-tip = Begrepen: de tip sluiten
table-intro-place = { $number } van { $panels }
table-intro-back = Terug
table-intro-next = Volgende
table-intro-begin = Beginnen
reason-brings =
    { $before ->
        [0] { $what }: { $points } meteen
       *[other] { $what }: { $points } meteen, waarvan { $before } al in zicht
    }
reason-promises = { $what }: { $points } in zicht
reason-takes =
    { $before ->
        [0] { $what }: { $points } meteen voor { $name }
       *[other] { $what }: { $points } meteen voor { $name }, waarvan { $before } al in zicht
    }
reason-threatens = { $what }: { $points } in zicht voor { $name }
reason-gives = Materialen voor { $name }: { $amount }
reason-keeps =
    { $what ->
        [follower] Volgelingen nog thuis: { $amount }
        [hut] Hutten nog thuis: { $amount }
        [temple] Tempels nog thuis: { $amount }
        [worker] Arbeiders nog thuis: { $amount }
        [village] Dorpstegels nog thuis: { $amount }
        [vehicle] Boten en karren nog thuis: { $amount }
        [material] Materialen in de hand: { $amount }
       *[coin] Munten: { $amount }
    }
reason-open =
    { $fits ->
        [0] { $what }: geen van de resterende tegels past bij die van jou
        [one] { $what }: 1 van de resterende tegels past bij die van jou
       *[other] { $what }: { $fits } van de resterende tegels passen bij die van jou
    }
reason-blocks =
    { $fits ->
        [0] { $what }: geen van de resterende tegels past nog bij die van { $name }, eerder { $before }
        [one] { $what }: 1 van de resterende tegels past bij die van { $name }, eerder { $before }
       *[other] { $what }: { $fits } van de resterende tegels passen bij die van { $name }, eerder { $before }
    }
reason-against = Ertegen: { $reasons }
