# Puzzels: één op het bord, en alle van een spel.

puzzle-title = Puzzel { $number }
puzzle-stars =
    { $stars ->
        [1] Makkelijk
        [2] Gemiddeld
       *[3] Moeilijk
    }
puzzle-decisions =
    { $count ->
        [one] één beslissing
       *[other] { $count } beslissingen
    }
puzzle-about = Puzzels komen uit partijen tussen bots. Eén zet is duidelijk de beste: daarmee heb je de meeste kans om de partij te winnen. Het hoeft niet de zet te zijn die meteen de meeste punten oplevert.
puzzle-goal = Vind je beste zet.
puzzle-so-far = Tot nu toe goed. En nu?
puzzle-solved = Opgelost! Dat is de beste zet.
puzzle-best = De beste zet: { $move }
puzzle-ahead = Daarmee is je winstkans { $best }; met de beste van de andere zetten { $next }.
puzzle-ahead-points = Gemiddeld levert hij { $points } punten meer voorsprong op.
puzzle-missed = Dat is niet de beste zet. Met de beste is je winstkans { $best }, met deze { $now }.
puzzle-missed-points = Gemiddeld kost de jouwe ook { $points } punten voorsprong.
puzzle-missed-far = Er is een veel betere zet.
puzzle-missed-later = Je begon met de beste stap, maar deze geeft het weg.
puzzle-as-good = Net zo goed: { $moves }.
puzzle-exact = Dat is zeker: elk verloop tot het einde is bekeken.
puzzle-searched = Een lange zoektocht zegt het; een tweede en partijen die tot het einde zijn gespeeld bevestigen het.
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-done = opgelost
puzzles-progress = Opgeloste puzzels
puzzles-solved = { $done } van { $count } opgelost
puzzles-stars = Hoe moeilijk
puzzles-all = Alle
puzzles-open = Alleen onopgeloste
puzzles-none = Hier is niets meer: deze zijn allemaal opgelost.
puzzles-nowhere = Er zijn nog geen puzzels van dit spel.
