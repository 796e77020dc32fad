### How to play Finisterre: sections, steps, symbols and points of src/oppidum/games/finisterre/learn/how.toml.

how-finisterre-goal = El objetivo
    .text = De dos a cinco clanes pueblan una costa que nadie ha cartografiado. Las cartas forman la tierra, y donde coinciden paisajes aparecen recursos. Con los recursos fundas poblados y ciudades, los alimentas y ganas espiritualidad: niveles que dan ofrendas, festines y regalos. Cuando se acaba el mazo, gana quien tenga más puntos.
how-finisterre-map = En el mapa
    .text = Al principio no hay nada: las primeras cartas hacen el mapa. Los ríos dividen la tierra en comarcas, cada una con su nombre; en su suelo quedan los recursos. Junto a los caminos hay asentamientos: poblados de una loseta o ciudades cerradas: dos losetas contiguas dentro de una muralla. Una loseta pequeña lleva una bandera y una grande dos, y casi todo depende de tus banderas.
how-finisterre-turn = Un turno
    .text = Un turno tiene cuatro partes. Todos los clanes hacen una parte, y después todos la siguiente.
how-finisterre-turn-cards = Cartas
    .text = Recibes tantas cartas como banderas tuyas tiene tu mayor asentamiento; sin poblado, { $nomad_cards }. Por turnos, cada uno juega una carta hasta que no queda ninguna.
how-finisterre-turn-harvest = Recolección
    .text = En una comarca tomas del suelo un recurso por cada bandera tuya, y uno más si tu clan está solo allí o tiene una ciudad cerrada. Después cada enlace entre dos asentamientos tuyos trae uno más. Lo que tomas debe caber en tus poblados.
how-finisterre-turn-meal = Comida
    .text =
        Cada loseta pequeña come 1 punto de comida y cada grande 2. Una loseta que pasa hambre se pierde. Después recibes { $idle_coin ->
            [one] una moneda
           *[other] { $idle_coin } monedas
        } por cada hueco vacío de tus almacenes.
how-finisterre-turn-actions = Acciones
    .text = Tienes una acción por cada comarca donde vives y una por cada ciudad cerrada; sin poblado tienes { $nomad_actions }. Los clanes hacen por turnos unas pocas, un bloque cada vez, hasta que a nadie le quedan.
how-finisterre-cards = La fase de cartas
    .text = Así empieza una partida: tienes una carta, y el tablero te pregunta qué haces con ella. Hay tres tipos: terreno, especialistas y objetivos.
how-finisterre-cards-terrain = Una carta de terreno
    .text = Muestra dos cuadrados, y debe colocarse si cabe. Una carta con río continúa un río; cualquier otra, un camino. También puede cubrir un cuadrado de otra carta, o los dos. Las casillas donde puede ir se iluminan; gírala como quieras. Si no cabe en ningún sitio, espera en una fila para todos.
how-finisterre-cards-goods = Los paisajes que coinciden dan recursos
    .text = Donde un cuadrado de tu carta toca el mismo paisaje, aparecen recursos en el suelo de esa comarca: los bosques traen madera, las montañas hierro, los campos cultivos. Puedes tomar enseguida uno de ellos si tienes sitio.
how-finisterre-cards-specialist = Un especialista
    .text = «¿Qué haces con tu carta Ladrón?» Un especialista es alguien que puede ayudar a tu clan. Boca arriba puede trabajar para ti; boca abajo vale al final tantos puntos como su precio en oro, y más tarde aún puedes descubrirlo gratis. O lo rechazas. Las cartas de un nómada están a la vista de todos: mientras lo seas, solo puedes guardarlo boca arriba o rechazarlo.
how-finisterre-cards-objective = Un objetivo
    .text = Te pide tener más que nadie de algo, o conseguir algo antes que nadie. Oculto, cuenta solo para ti y vale más, pero resta puntos si no lo cumples. Público, es para todos. O lo vendes enseguida por { $objective_sale } monedas. El objetivo de un nómada lo ven todos, así que se hace público enseguida.
how-finisterre-first = Tu primer poblado
    .text =
        Empiezas como nómada: no tienes poblado, sino una caravana donde caben { $caravan_slots } recursos. Como primera acción, funda un poblado en la casilla libre que señala cualquier flecha. Uno pequeño cuesta { $costs_small_village_1 } de madera y { $costs_small_village_2 } de hierro. { $option_nomad_ground ->
            [yes] Un nómada puede pagar con recursos del suelo de esa comarca.
           *[no] Guárdalos en tu caravana cuando tus cartas los traigan.
        }
how-finisterre-deeds = Qué hacen las acciones
    .text = El tablero enumera lo que puedes hacer ahora, lo que cuesta y por qué otra cosa no es posible.
how-finisterre-deeds-build = Construir
    .text = Funda más poblados, pero solo en flechas adonde llegan tus propios caminos; agranda una loseta pequeña; o pon una segunda loseta junto a tu poblado: eso hace una ciudad cerrada, que da una acción, vale más y es más difícil de atacar{ $option_flood_cities ->
        [no] , y ninguna carta puede cubrirla
       *[yes] { "" }
    }. Los barcos y carros llevan recursos.
how-finisterre-deeds-stores = Almacenar
    .text = Una loseta pequeña guarda { $huts_2 } recursos y una grande { $huts_3 }. Los poblados, barcos y carros que tienen acceso unos a otros, en una comarca o por un camino, forman un territorio: guardan y pagan juntos. Por eso un poblado pequeño solo no puede guardar { $costs_small_village_1 } de madera y { $costs_small_village_2 } de hierro para el siguiente; ayudan un carro, un barco o lo que compres en el mercado.
how-finisterre-deeds-link = Enlazar
    .text = Dos asentamientos tuyos en un mismo camino, con un puente en medio como mucho, están enlazados. No cuesta nada; trae un recurso en cada recolección y puntos al final.
how-finisterre-deeds-trade = Comerciar
    .text = Compra o vende { $market_wood_lot } de madera, { $market_iron_lot } de hierro o { $market_food_lot } puntos de comida en el mercado: cuanto más tiene, más barato. El oro se acuña en monedas, y las monedas se funden en oro.
how-finisterre-deeds-pray = Ganar espiritualidad
    .text = Ofrece oro en un dolmen, da un festín a otros o regala oro. También { $star_most } puntos de estrella hacen un nivel. Cada nivel que ganas da una acción.
how-finisterre-deeds-people = Poner a trabajar a los especialistas
    .text = La mayoría empieza a ayudar cuando el recurso que pide está sobre su carta.
how-finisterre-deeds-force = Atacar y convertir
    .text = Con hierro puedes quitar recursos a otros; con mucha espiritualidad, incluso una bandera. Puedes dejarlo para otra partida.
how-finisterre-symbols = Lo que ves
    .text = En el mapa, en las cartas y en los paneles de al lado. Señala cualquier cosa del mapa y se describe.
how-finisterre-points = Cómo se ganan puntos
    .text = Casi todo se cuenta solo al final.
how-finisterre-end = El final
    .text = Cuando se acaba el mazo, el turno se juega hasta el final y se cuenta todo. Gana quien tenga más puntos; si hay empate, quien tenga más espiritualidad.

## Symbols

how-finisterre-signs-land = Paisajes
how-finisterre-sign-forest = Bosque
    .text = madera, y caza si viven animales en él
how-finisterre-sign-iron = Montaña
    .text = hierro
how-finisterre-sign-gold = Montaña de oro
    .text = oro: tanto como pepitas muestran juntas ella y la vecina
how-finisterre-sign-farm = Granja
    .text = ganado: ovejas { $yields_livestock_1 }, cerdos { $yields_livestock_2 }, vacas { $yields_livestock_3 }
how-finisterre-sign-crop = Campo
    .text = cultivos
how-finisterre-sign-fish = Peces
    .text = en los ríos, para las dos orillas
how-finisterre-sign-dolmen = Dolmen
    .text = para ofrendas; las banderas construidas cerca dan puntos de estrella
how-finisterre-signs-ways = Comarcas y caminos
how-finisterre-sign-comarca = Comarca
    .text = tierra entre ríos; tiene nombre y color, y sus recursos están junto al nombre
how-finisterre-sign-river = Río
    .text = separa comarcas para siempre
how-finisterre-sign-sea = Mar
    .text = aquí acaba un río
how-finisterre-sign-bridge = Puente
    .text = un camino cruza un río
how-finisterre-sign-site = Flecha
    .text = ubicación de un poblado: va en la casilla que señala
how-finisterre-sign-dock = Ancla
    .text = un embarcadero: delante puede estar un barco
how-finisterre-signs-goods = Recursos
how-finisterre-sign-wood = Madera
    .text = un cubo: para construir y para el fuego
how-finisterre-sign-iron-cube = Hierro
    .text = un cubo: para construir y para atacar
how-finisterre-sign-gold-cube = Oro
    .text = un cubo: para losetas grandes y para la espiritualidad
how-finisterre-sign-crop-die = Cultivos
    .text = la comida es un dado: su número dice cuántos puntos alimenta
how-finisterre-sign-fish-die = Pescado
    .text = comida
how-finisterre-sign-game-die = Caza
    .text = comida
how-finisterre-sign-livestock-die = Ganado
    .text = comida
how-finisterre-sign-crate = Recursos
    .text = de lejos; acércate, o señala la comarca, para ver cuáles son
how-finisterre-signs-clan = Lo que construyen los clanes
how-finisterre-sign-small-village = Loseta pequeña
    .text = una bandera, sitio para { $huts_2 } recursos
how-finisterre-sign-large-village = Loseta grande
    .text = dos banderas, sitio para { $huts_3 } recursos, come más
how-finisterre-sign-closed-city = Ciudad cerrada
    .text = dos losetas dentro de una muralla
how-finisterre-sign-boat = Barco
    .text = lleva { $boat_slots } recursos por los ríos
how-finisterre-sign-cart = Carro
    .text = lleva { $cart_slots } por los puentes
how-finisterre-signs-tracks = Lo que tienen los clanes
how-finisterre-sign-coins = Monedas
how-finisterre-sign-food = Comida de cualquier tipo
how-finisterre-sign-spirit = Nivel de espiritualidad
how-finisterre-sign-star = Punto de estrella
    .text = { $star_most } hacen un nivel
how-finisterre-signs-events = Sucesos de las cartas
how-finisterre-sign-summer = Verano
    .text = los cultivos nuevos valen más
how-finisterre-sign-winter = Invierno
    .text = los cultivos nuevos valen menos
how-finisterre-sign-fertility = Fertilidad
    .text = más cultivos en esta comarca
how-finisterre-sign-vein = Veta rica
    .text = más hierro en esta comarca desde ahora
how-finisterre-sign-plague = Plaga
    .text = se pierde comida de un tipo y enferman especialistas
how-finisterre-sign-fire = Incendio
    .text = se pierde madera
how-finisterre-sign-flood = Crecida
    .text = se hunden los barcos del río
how-finisterre-sign-robbery = Robo
    .text = los clanes de la comarca pierden monedas
how-finisterre-signs-cards = Cartas
how-finisterre-sign-terrain-card = Carta de terreno
    .text = dos cuadrados
how-finisterre-sign-specialist-card = Especialista
    .text = con su precio en oro
how-finisterre-sign-objective-card = Objetivo
how-finisterre-sign-hidden-card = Una carta boca abajo
    .text = solo la conoce su dueño

## Points

how-finisterre-worth-small = Una loseta pequeña
    .worth = { $points_tile_2 }
how-finisterre-worth-large = Una loseta grande
    .worth = { $points_tile_3 }
how-finisterre-worth-city = Una loseta en una ciudad cerrada
    .worth = { $points_city_2 } más si es pequeña, { $points_city_3 } si es grande
how-finisterre-worth-city-link = Una ciudad cerrada con enlace
    .worth = { $points_link_city } por cada bandera tuya en ella
how-finisterre-worth-village-link = Un poblado con enlace
    .worth =
        { $points_link_open } por bandera{ $option_open_link ->
            [floor2] , al menos { $points_open_link_least } si lleva a una ciudad cerrada tuya
           *[other] { "" }
        }
how-finisterre-worth-bridge = Una ciudad cerrada junto a un puente, sin enlace
    .worth = { $points_bridge } por cada bandera tuya en ella
how-finisterre-worth-vehicles = Un barco, un carro
    .worth = { $points_boat }, { $points_cart }
how-finisterre-worth-spirit = Un nivel de espiritualidad
    .worth = { $points_spirit }
how-finisterre-worth-most-spirit = La mayor espiritualidad; la menor
    .worth = de { $points_spirit_share_2 } a { $points_spirit_share_5 } más; otros tantos menos
how-finisterre-worth-specialist = Un especialista boca abajo
    .worth = tantos como su precio en oro
how-finisterre-worth-open-objective = Un objetivo público, por tener más que nadie
    .worth = { $objectives_final_open_alone }, o { $objectives_final_open_shared } cada uno si empatan dos; los demás { $objectives_final_open_others }
how-finisterre-worth-hidden-objective = Tu objetivo oculto, por tener más que nadie
    .worth = { $objectives_final_hidden_alone }, o { $objectives_final_hidden_shared } si empatas con otro; si no, { $objectives_final_hidden_others }
how-finisterre-worth-fulfilled = Un objetivo cumplido por el camino
    .worth = lo que dice su carta
