# De analyse van een partij.

review-compiling = De regels worden nog gecompileerd. De analyse begint vanzelf zodra ze klaar zijn.
review-weighing = { $done } van { $of } stappen beoordeeld
review-first = Een eerste blik. Oordelen volgen als alles is doorgerekend.
review-shown = Wat de grafiek toont
review-win = Winstkans
review-points = Verwachte punten
review-curve = Moment van de partij
review-curve-at = Stap { $at }: { $worths }
review-worth = { $name } { $value }
review-next = Volgend moment
review-key-next = volgend moment van de analyse
review-moments = Wat de partij besliste
review-moments-none = Geen enkele stap springt eruit.
review-by-chance = Het toeval besliste
review-swing = { $name } { $win }
review-player = Speler
review-best = Beste zetten
review-best-none = Geen zet was zeker beter dan alle andere.
review-worst = Zetten die het meest kostten
review-worst-none = Geen zet gaf zeker iets weg.
review-to-try = Beslissingen om zelf te proberen
review-loss = geeft { $win } winstkans weg (± { $error }); voorsprong in punten: { $points }
review-find = de enige zet die zeker de beste was
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-because = In punten, de betere zet naast de andere:
review-because-next = In punten, naast de op een na beste zet:
review-brings = { $what }: { $amount } meteen
review-promises = { $what }: { $amount } in zicht
review-takes = { $what }: { $amount } voor { $name }
review-keeps =
    { $what ->
        [follower] Volgelingen nog thuis: { $amount }
        [hut] Hutten nog thuis: { $amount }
        [temple] Tempels nog thuis: { $amount }
        [worker] Arbeiders nog thuis: { $amount }
        [village] Dorpstegels nog thuis: { $amount }
        [vehicle] Boten en karren nog thuis: { $amount }
       *[coin] Munten: { $amount }
    }
review-luck = Geluk
review-luck-of = Winstkans: { $win }. Punten: { $points }.
review-luckiest = Gelukkigste trekkingen
review-unluckiest = Ongelukkigste trekkingen
review-draw = Stap { $at }: { $win }
review-accuracy = Nauwkeurigheid
review-accuracy-of = { $accuracy } van 100
review-accuracy-none = niets te beslissen
review-accuracy-about = Hoeveel van de partij de zetten behielden, over { $count } beslissingen: 100 als elke de beste was, de helft voor een zet die een twaalfde van de winstkans weggeeft. Moeilijke partijen geven lagere getallen dan makkelijke.
review-hidden = Er waren gedekte kaarten: elke beslissing wordt beoordeeld naar wat die plaats kon weten.
review-about = Beoordeeld door de kampioen. Verschillen onder tweemaal hun standaardfout krijgen geen oordeel.
review-hide = Verberg oordelen tot ik zelf een zet heb geprobeerd
review-decision = { $name }, stap { $at }
review-ask = Wat zou jij spelen? Kies op het bord of hier.
review-try-more = Kies een andere zet op het bord of hier om te zien wat die waard zou zijn.
review-trying = Je zet wordt beoordeeld …
review-tried = Jouw zet: { $move }. { $verdict }
review-tried-best = Dat is de beste.
review-tried-even = Zo goed als de beste, voor zover te zeggen valt.
review-tried-loss = Die geeft { $win } winstkans weg (± { $error }); voorsprong in punten: { $points }.
review-play-on = Speel vanaf hier verder tegen bots
review-play-on-about = Een nieuwe tafel begint met de stelling van stap { $at }.
review-play-on-seat = Ik speel voor
review-play-on-bot = De anderen zijn
review-play-on-begin = Spelen
review-by-chance-for = Het toeval besliste voor de zet van { $name }
review-step = Stap { $at }
