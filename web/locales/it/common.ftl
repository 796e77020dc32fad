# Parole di tutte le pagine, nomi di giochi, bot, edizioni e opzioni, ed errori.

common-close = Chiudi
common-dismiss = Ignora
common-save = Salva
common-loading = Caricamento…
common-try-again = Riprova
common-skip = Vai al contenuto
common-navigation = Principale
common-home = Alla pagina iniziale
common-about = Informazioni su Oppidum
common-my-matches = Le mie partite
common-offline = Sei offline. Si continua appena torna la rete.
common-independent = Oppidum è un progetto indipendente. Non è realizzato, approvato né sponsorizzato dagli autori o dagli editori di questi giochi.
common-missing = Qui non c'è nulla
common-missing-about = Questa pagina non esiste o si è spostata. Le colline tacciono.

common-settings = Impostazioni
common-theme = Aspetto
common-theme-auto = Automatico
common-theme-light = Chiaro
common-theme-dark = Scuro
common-language = Lingua
common-hints = Suggerimenti
common-hints-about = Mostra dove può andare un pezzo e che cosa porterebbe.
common-auto-done = Finisci il mio turno da solo
common-auto-done-about = Non serve confermare il turno, ma non puoi nemmeno ripensarci.
common-sounds = Suoni
common-sounds-about = Un colpetto quando si posa un pezzo e quando tocca a te.
common-reduced-motion = Meno movimento
common-reduced-motion-about = I pezzi compaiono subito invece di muoversi.

common-name = Il tuo nome
common-name-field = Come ti chiamiamo?
common-name-choose = Scegli il tuo nome
common-name-none = Ospite
common-name-about = Lo vedono gli altri al tavolo. Non ti serve un account.
common-name-invent = Inventa un nome
common-guest-name = { $animal } di { $material }
common-guest-materials = Rame, Bronzo, Ferro, Quercia, Selce, Muschio, Pietra, Lana
common-guest-animals = Corvo, Volpe, Cinghiale, Lontra, Airone, Lepre, Tasso, Gufo, Lupo, Cervo

game-carcassonne-title = Carcassonne
game-carcassonne-summary = Costruisci il paesaggio tessera dopo tessera e manda i seguaci nelle sue città, strade, monasteri e prati.

bot-greedy = Bot astuto
bot-greedy-about = coglie quel che il turno gli offre
bot-resting = Sostituto
bot-uniform = Bot spensierato
bot-uniform-about = gioca a caso

preset-carcassonne-rulebook = Regolamento
preset-carcassonne-rulebook-about = Chi condivide una città o una strada prende tutti i punti.
preset-carcassonne-first-edition = Prima edizione
preset-carcassonne-first-edition-about = In una città o strada condivisa prende punti solo la maggioranza.
preset-carcassonne-modern = Moderno
preset-carcassonne-modern-about = Conta la maggioranza, le città piccole valgono come le altre e ogni prato dà 3 punti per città.

option-carcassonne-sharing = Chi prende i punti di una città o strada condivisa
option-carcassonne-sharing-everyone = Chiunque vi abbia un seguace, per intero
option-carcassonne-sharing-majority = Solo chi vi ha più seguaci; a pari merito, tutti per intero
option-carcassonne-small_city = Quanto vale una città completa di due tessere
option-carcassonne-small_city-2 = 2 punti, e 1 per ogni stemma
option-carcassonne-small_city-4 = 4 punti, e 2 per ogni stemma, come ogni altra città
option-carcassonne-farms = Come sono pagati i contadini alla fine
option-carcassonne-farms-city = Città per città: chi ha più contadini in tutti i prati attorno
option-carcassonne-farms-field = Prato per prato: la sua maggioranza, per ogni città completa che tocca
option-carcassonne-farm_points = Quanto porta ai contadini una città completa
option-carcassonne-farm_points-4 = 4 punti
option-carcassonne-farm_points-3 = 3 punti
option-carcassonne-river = Il fiume
option-carcassonne-river-false = No: la partita comincia con la tessera iniziale
option-carcassonne-river-true = Sì: prima si posa un fiume di dodici tessere
option-carcassonne-start_tile = La tessera iniziale, quando si gioca con il fiume
option-carcassonne-start_tile-mixed = Si pesca come le altre
option-carcassonne-start_tile-after-river = È la prima dopo il lago

error-network = Il server non risponde. Controlla la connessione e riprova.
error-unknown = Qualcosa è andato storto. Riprova.
