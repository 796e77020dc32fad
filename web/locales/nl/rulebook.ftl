### The rule book of any game, and the pictures in it.

rulebook-title = De spelregels van { $game }
rulebook-about = Alle regels in onze eigen woorden. De afbeeldingen zijn echte stellingen, gecontroleerd door hetzelfde programma dat het spel leidt.
rulebook-contents = Inhoud
rulebook-preset = Regels van:
rulebook-other = Andere regels
rulebook-of-table = Wat aan jouw tafel wordt gespeeld, is gemarkeerd.
rulebook-to-table = Terug naar de tafel
rulebook-in-force = volgens deze regels
rulebook-in-force-table = zo gespeeld aan deze tafel
rulebook-pays = Bij de punten heet het:
rulebook-refuses = Wat ze weigert, en hoe de tafel dat zegt
rulebook-try = Bekijk en probeer
rulebook-lesson = Les: { $title }
rulebook-whole = Alle spelregels
rulebook-example = Een uitgewerkt voorbeeld
rulebook-answer = Toon het antwoord

# Whose pieces are seen in a picture; the games show these colours.
rulebook-player =
    { $number ->
        [1] Blauw
        [2] Oranje
        [3] Groen
        [4] Paars
        [5] Geel
       *[other] Zwart
    }
