# Waar je een spel leert, en het kader van de lessen.

learn-title = Leer { $game }
learn-about = Elke les duurt ongeveer twee minuten: een kleine stelling, één opdracht, en jij speelt.
learn-begin = Begin met de eerste.
learn-progress = Lessen gedaan
learn-done = gedaan
learn-more = Verder hier
learn-how-about = Nog nooit gespeeld? Het doel, een beurt, de symbolen en de punten, in twee minuten.
learn-rules-about = Alle regels in hoofdstukken, met plaatjes en een zoekveld.
learn-today-about = Eén zet is duidelijk de beste. Vind hem; elke dag is er een nieuwe.
learn-puzzles-about = Makkelijke, gemiddelde en moeilijke, op nummer; wat je hebt opgelost, is afgevinkt.
learn-examples-about = Vragen over de regels, beantwoord op het bord.
learn-lesson = Les { $number } van { $count }
learn-explanation = Uitleg
learn-task = De opdracht
learn-left =
    { $count ->
        [one] nog één zet
       *[other] nog { $count } zetten
    }
learn-hint = Hint
learn-hint-back =
    { $count ->
        [one] Neem je laatste zet terug, dan laat ik je een weg zien.
       *[other] Neem { $count } zetten terug, dan laat ik je een weg zien.
    }
learn-again = Opnieuw proberen
learn-next = Volgende les
learn-see-rule = Bekijk de regel
learn-reached = Goed gedaan!
learn-missed = Deze keer niet. Lees de opdracht nog eens.
