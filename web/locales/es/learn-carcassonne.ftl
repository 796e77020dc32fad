### The rule book of Carcassonne: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-carcassonne-start = El objetivo y el comienzo
    .intro = Entre todos construís un paisaje, loseta a loseta, y enviáis seguidores a sus ciudades, caminos, monasterios y granjas. Os dan puntos durante la partida y al final. Gana quien tenga más puntos.
chapter-carcassonne-turn = Tu turno y tu loseta
    .intro = Un turno es breve: roba una loseta, colócala donde encaje y decide si envías a ella un seguidor.
chapter-carcassonne-followers = Seguidores
    .intro = Los seguidores te dan los puntos. Cada uno se queda donde lo enviaste hasta que se completa su ciudad, camino o monasterio; los granjeros, hasta el final. Así que nunca los tienes todos a mano.
chapter-carcassonne-roads = Caminos
    .intro = Los caminos se empiezan y se completan deprisa. Dan poco, pero tus ladrones vuelven pronto a casa.
chapter-carcassonne-cities = Ciudades
    .intro = Las ciudades son lo que más da: el doble por loseta que un camino. Cuanto más crecen, más tiempo se quedan en ellas tus caballeros y más ganas tienen los demás de participar.
chapter-carcassonne-cloisters = Monasterios
    .intro = Un monasterio ocupa su propia loseta y no se comparte. Está completo cuando tiene losetas por todo alrededor.
chapter-carcassonne-fields = Granjas y granjeros
    .intro = Un granjero se tumba en una granja y se queda hasta el final de la partida. Entonces las granjas pagan por las ciudades completas que tocan, a menudo más que todo lo demás.
chapter-carcassonne-end = El final
    .intro = Cuando se acaban las losetas, lo que quedó incompleto aún da algo, y cobran los granjeros.
chapter-carcassonne-river = El río
    .intro = Una pequeña expansión de doce losetas. Primero se coloca un río desde su nacimiento hasta un lago; después la partida sigue como siempre, en un paisaje más amplio.
chapter-carcassonne-about = Sobre el juego
    .intro = De dónde viene Carcassonne.

## Pictures

diagram-carcassonne-start-tile = La loseta inicial: una ciudad arriba, un camino que la cruza y una granja debajo. Todo crece desde aquí.
diagram-carcassonne-where-it-fits = La loseta de la derecha es la tuya. Encaja en todas las casillas señaladas, si la giras bien; en las demás algún lado no coincidiría.
diagram-carcassonne-four-kinds-of-work = Un caballero en una ciudad y un monje en un monasterio (azul), un ladrón en un camino y un granjero tumbado en una granja (naranja).
diagram-carcassonne-taken = Una loseta de camino en la casilla señalada alargaría el camino azul. Nadie puede enviar allí un ladrón: el camino está ocupado, por lejos que esté su ladrón.
diagram-carcassonne-two-knights = Dos ciudades, cada una con un caballero. La loseta en la casilla señalada hace de ellas una sola, que azul y naranja comparten.
diagram-carcassonne-fields = El camino separa dos granjas: el granjero azul está arriba y el naranja abajo. Las dos granjas acaban donde aún no hay nada construido.
diagram-carcassonne-city-with-shield = La loseta en la casilla señalada cierra la ciudad azul: tres losetas y un escudo dan 8 puntos, y el caballero vuelve a casa.
diagram-carcassonne-small-city = Si se cierra aquí, esta ciudad solo tiene dos losetas.
diagram-carcassonne-road = Del monasterio al cruce en la casilla señalada: el camino de cuatro losetas está completo y da 4 puntos a azul.
diagram-carcassonne-cloister-complete = Solo falta la casilla señalada. Quien coloque allí una loseta completa el monasterio azul: 9 puntos.
diagram-carcassonne-cloister-open = Si la partida acabara ahora, el monasterio naranja daría 4 puntos: 1 por él mismo y 3 por sus vecinas.
diagram-carcassonne-farmers = Dos ciudades completas, y junto a ambas un granjero de cada uno: tanto azul como naranja se llevan todos los puntos de cada ciudad.
diagram-carcassonne-no-u-turn = El río ha girado al sur y luego otra vez al este. Girar al oeste, hacia el mismo lado que antes, habría sido dar media vuelta.

## Worked examples

example-carcassonne-cities-shared-at-three = Dos granjeros comparten dos ciudades completas, y cada ciudad da 3 puntos a sus granjeros. ¿Cuánto recibe cada uno?
    .answer = 6 puntos cada uno: 3 por cada ciudad. Con el mismo número de granjeros, los dos se llevan todos los puntos. Es así con la opción de 3 puntos por ciudad.
example-carcassonne-cities-shared = Dos granjeros comparten dos ciudades completas. ¿Cuánto recibe cada uno?
    .answer = 8 puntos cada uno. Cada ciudad da 4 puntos a quien tenga más granjeros junto a ella, y, si empatan, los dos se llevan todos los puntos.
example-carcassonne-city-supplied = El granjero naranja está en una granja entre dos ciudades. ¿Cuánto cobra al final?
    .answer = 4 puntos. La ciudad de abajo está completa y da 4; la de arriba sigue abierta y no da nada. La última loseta se coloca en otro sitio y no cambia nada.
example-carcassonne-city-with-shield = Naranja cierra la ciudad azul, de tres losetas y un escudo. ¿Quién recibe cuánto?
    .answer = Azul recibe 8 puntos: 3 × 2 por las losetas y 2 por el escudo. No importa quién cierra la ciudad. El caballero vuelve a casa.
example-carcassonne-cloister-at-the-end = ¿Cuánto vale al final un monasterio con tres vecinas?
    .answer = 4 puntos: 1 por su propia loseta y 1 por cada vecina. La última loseta se coloca en otro sitio.
example-carcassonne-cloister-complete = Naranja coloca la última de las ocho losetas alrededor del monasterio azul. ¿Cuánto da?
    .answer = 9 puntos, para azul: 8 por las vecinas y 1 por la loseta del propio monasterio.
example-carcassonne-farmers-meet = Una loseta une las granjas de dos granjeros. ¿Era posible? ¿Y puede venir un tercero?
    .answer = Sí, y no. Un camino que acaba en un monasterio separa las dos granjas hasta que se coloca la última loseta. Después los granjeros comparten una sola granja y nadie más puede entrar.
example-carcassonne-placing = ¿Dónde puede ir la loseta de camino?
    .answer = Junto a un lado entero de otra loseta, de modo que el camino siga: por ejemplo, al este de la loseta inicial. En una esquina no tocaría ningún lado, y de pie su camino no casaría.
example-carcassonne-road-before-the-cloister = Naranja coloca el monasterio que termina el camino azul. ¿Puede enviar un ladrón al camino? ¿Quién cobra?
    .answer = No: ya está el ladrón azul. El camino azul queda completo, con cuatro losetas, y da 4 puntos a azul.
example-carcassonne-shared-city = Azul y naranja tienen cada uno un caballero en su propia ciudad. Una loseta las une y cierra la ciudad. ¿Quién cobra?
    .answer = Ambos, y se llevan todos los puntos: 6 cada uno por tres losetas. Cada parte estaba libre cuando llegó su caballero; ahora nadie puede entrar en la ciudad unida.
example-carcassonne-shared-road = Una loseta une los caminos de dos ladrones, de monasterio a monasterio. ¿Quién cobra?
    .answer = Ambos: el camino tiene seis losetas, así que cada uno recibe 6 puntos.
example-carcassonne-small-city = Azul cierra una ciudad de dos losetas y envía enseguida un caballero. ¿Cuánto vale?
    .answer = 2 puntos; una ciudad de dos losetas da menos que las demás. El caballero puntúa y vuelve a casa en el mismo turno.
