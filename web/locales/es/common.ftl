# Palabras de todas las páginas, nombres de juegos, bots, ediciones y opciones, y errores.

common-close = Cerrar
common-dismiss = Descartar
common-save = Guardar
common-loading = Cargando…
common-try-again = Intentar de nuevo
common-skip = Saltar al contenido
common-navigation = Principal
common-home = Ir al inicio
common-about = Acerca de Oppidum
common-my-matches = Mis partidas
common-offline = Estás sin conexión. Seguimos en cuanto vuelva la red.
common-independent = Oppidum es un proyecto independiente. No está hecho, avalado ni patrocinado por los autores o las editoriales de estos juegos.
common-missing = Aquí no hay nada
common-missing-about = Esta página no existe o se ha mudado. Las colinas están en silencio.

common-settings = Ajustes
common-theme = Aspecto
common-theme-auto = Automático
common-theme-light = Claro
common-theme-dark = Oscuro
common-language = Idioma
common-hints = Pistas
common-hints-about = Muestra dónde cabe una pieza y qué daría.
common-auto-done = Terminar mi turno solo
common-auto-done-about = No hace falta confirmar el turno, pero tampoco puedes pensártelo dos veces.
common-sounds = Sonidos
common-sounds-about = Un golpe suave al colocar una pieza y cuando te toca.
common-reduced-motion = Menos movimiento
common-reduced-motion-about = Las piezas aparecen de golpe en vez de moverse.

common-name = Tu nombre
common-name-field = ¿Cómo te llamamos?
common-name-choose = Elige tu nombre
common-name-none = Invitado
common-name-about = Lo ven los demás en la mesa. No necesitas cuenta.
common-name-invent = Inventar un nombre
common-guest-name = { $animal } de { $material }
common-guest-materials = Cobre, Bronce, Hierro, Plata, Ámbar, Sílex, Roble, Musgo
common-guest-animals = Cuervo, Zorro, Jabalí, Nutria, Garza, Liebre, Tejón, Búho, Lobo, Ciervo

game-carcassonne-title = Carcassonne
game-carcassonne-summary = Construye el paisaje ficha a ficha y envía seguidores a sus ciudades, caminos, monasterios y granjas.

bot-greedy = Bot astuto
bot-greedy-about = aprovecha lo que le da su turno
bot-resting = Suplente
bot-uniform = Bot despreocupado
bot-uniform-about = juega al azar

preset-carcassonne-rulebook = Reglamento
preset-carcassonne-rulebook-about = Todos los que comparten una ciudad o un camino cobran por completo.
preset-carcassonne-first-edition = Primera edición
preset-carcassonne-first-edition-about = En una ciudad o un camino compartidos solo cobra la mayoría.
preset-carcassonne-modern = Moderno
preset-carcassonne-modern-about = Cobra la mayoría, las ciudades pequeñas valen como las demás y cada granja paga 3 por ciudad.

option-carcassonne-sharing = Quién cobra por una ciudad o un camino compartidos
option-carcassonne-sharing-everyone = Todos los que tienen un seguidor, por completo
option-carcassonne-sharing-majority = Solo quien tiene más seguidores; en caso de empate, todos los empatados por completo
option-carcassonne-small_city = Qué paga una ciudad completa de dos fichas
option-carcassonne-small_city-2 = 2 puntos, y 1 por cada escudo
option-carcassonne-small_city-4 = 4 puntos, y 2 por cada escudo, como cualquier otra ciudad
option-carcassonne-farms = Cómo cobran los granjeros al final
option-carcassonne-farms-city = Ciudad por ciudad: quien tenga más granjeros en todas las granjas que la rodean
option-carcassonne-farms-field = Granja por granja: su propia mayoría, por cada ciudad completa que toca
option-carcassonne-farm_points = Qué da una ciudad completa a sus granjeros
option-carcassonne-farm_points-4 = 4 puntos
option-carcassonne-farm_points-3 = 3 puntos
option-carcassonne-river = El río
option-carcassonne-river-false = No: la partida empieza con la ficha inicial
option-carcassonne-river-true = Sí: primero se coloca un río de doce fichas
option-carcassonne-start_tile = La ficha inicial cuando se juega con el río
option-carcassonne-start_tile-mixed = Se roba como cualquier otra
option-carcassonne-start_tile-after-river = Es la primera después del lago

error-network = No llegamos al servidor. Comprueba tu conexión e inténtalo de nuevo.
error-unknown = Algo ha salido mal. Inténtalo de nuevo.
