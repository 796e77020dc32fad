# Woorden van alle pagina's, namen van spellen, bots, edities en opties, en fouten.

common-close = Sluiten
common-dismiss = Wegklikken
common-save = Opslaan
common-loading = Laden…
common-try-again = Probeer opnieuw
common-skip = Naar de inhoud
common-navigation = Hoofdmenu
common-home = Naar de startpagina
common-about = Over Oppidum
common-my-matches = Mijn partijen
common-offline = Je bent offline. We gaan verder zodra het netwerk terug is.
common-independent = Oppidum is een onafhankelijk project. Het is niet gemaakt, goedgekeurd of gesponsord door de auteurs of uitgevers van deze spellen.
common-missing = Hier is niets
common-missing-about = Deze pagina bestaat niet of is verhuisd. Het is stil op de heuvels.

common-settings = Instellingen
common-theme = Weergave
common-theme-auto = Automatisch
common-theme-light = Licht
common-theme-dark = Donker
common-language = Taal
common-hints = Aanwijzingen
common-hints-about = Laat zien waar een stuk mag en wat het zou opleveren.
common-auto-done = Beëindig mijn beurt vanzelf
common-auto-done-about = Je hoeft een beurt niet te bevestigen, maar je kunt je ook niet bedenken.
common-sounds = Geluiden
common-sounds-about = Een zacht tikje als er een stuk wordt gelegd en als jij aan de beurt bent.
common-reduced-motion = Minder beweging
common-reduced-motion-about = Stukken verschijnen meteen in plaats van te bewegen.

common-name = Je naam
common-name-field = Hoe zullen we je noemen?
common-name-choose = Kies je naam
common-name-none = Gast
common-name-about = Anderen aan tafel zien hem. Je hebt geen account nodig.
common-name-invent = Verzin een naam
common-guest-name = { $material } { $animal }
common-guest-materials = Koperen, Bronzen, IJzeren, Zilveren, Barnstenen, Vuurstenen, Eiken, Wollen
common-guest-animals = Raaf, Vos, Ever, Otter, Reiger, Haas, Das, Uil, Wolf, Hinde

game-carcassonne-title = Carcassonne
game-carcassonne-summary = Leg tegel voor tegel een landschap en stuur volgelingen naar de steden, wegen, kloosters en weiden.

bot-greedy = Sluwe bot
bot-greedy-about = pakt wat de beurt kan brengen
bot-resting = Invaller
bot-uniform = Zorgeloze bot
bot-uniform-about = speelt op goed geluk

preset-carcassonne-rulebook = Spelregelboek
preset-carcassonne-rulebook-about = Iedereen in een gedeelde stad of weg krijgt alle punten.
preset-carcassonne-first-edition = Eerste editie
preset-carcassonne-first-edition-about = In een gedeelde stad of weg krijgt alleen de meerderheid punten.
preset-carcassonne-modern = Modern
preset-carcassonne-modern-about = De meerderheid krijgt punten, kleine steden tellen volledig en elke weide geeft 3 per stad.

option-carcassonne-sharing = Wie punten krijgt voor een gedeelde stad of weg
option-carcassonne-sharing-everyone = Iedereen met een volgeling erin, volledig
option-carcassonne-sharing-majority = Alleen wie er de meeste volgelingen heeft; bij gelijkstand allen volledig
option-carcassonne-small_city = Wat een voltooide stad van twee tegels oplevert
option-carcassonne-small_city-2 = 2 punten, en 1 voor elk wapenschild
option-carcassonne-small_city-4 = 4 punten, en 2 voor elk wapenschild, zoals elke andere stad
option-carcassonne-farms = Hoe boeren aan het einde punten krijgen
option-carcassonne-farms-city = Stad voor stad: wie de meeste boeren heeft in alle weiden eromheen
option-carcassonne-farms-field = Weide voor weide: haar eigen meerderheid, voor elke voltooide stad waaraan ze grenst
option-carcassonne-farm_points = Wat een voltooide stad haar boeren oplevert
option-carcassonne-farm_points-4 = 4 punten
option-carcassonne-farm_points-3 = 3 punten
option-carcassonne-river = De rivier
option-carcassonne-river-false = Nee: de partij begint met de starttegel
option-carcassonne-river-true = Ja: eerst wordt een rivier van twaalf tegels gelegd
option-carcassonne-start_tile = De starttegel, als met de rivier wordt gespeeld
option-carcassonne-start_tile-mixed = Wordt getrokken zoals elke andere tegel
option-carcassonne-start_tile-after-river = Komt als eerste na het meer

error-network = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
error-unknown = Er ging iets mis. Probeer het opnieuw.
