### The rule book of Finisterre: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-finisterre-goal = De qué trata
    .intro = De dos a cinco clanes pueblan una costa que nadie ha cartografiado. Las cartas dibujan la tierra; los ríos la dividen en comarcas y los caminos unen lo que se construye en ellas. Fundas poblados, recolectas y comes, comercias y rezas. Cuando se acaba el mazo, cuentan tus asentamientos, tus enlaces, tu espiritualidad y tus objetivos.
chapter-finisterre-box = La caja y el comienzo
    .intro = Lo que hay y cómo empieza una partida.
chapter-finisterre-map = El mapa: ríos y comarcas
    .intro = Una carta muestra dos cuadrados. La tierra unida es una comarca, y el agua separa las comarcas para siempre.
chapter-finisterre-placing = Colocar y cubrir
    .intro = Los ríos continúan ríos y los caminos, caminos. Una carta también puede ponerse sobre otras, con límites.
chapter-finisterre-cards = Turnos y cartas
    .intro = Un turno tiene cuatro partes: cartas, recolección, comida y acciones. Cuanto mayor es tu mayor asentamiento, más cartas juegas.
chapter-finisterre-goods = Lo que trae la tierra
    .intro = Donde una carta nueva toca el mismo paisaje aparecen recursos: los bosques traen madera, las montañas hierro, y así sucesivamente. De ahí vienen todos los recursos.
chapter-finisterre-year = Sucesos y el año
    .intro = Algunas cartas llevan un suceso. Los veranos e inviernos hacen avanzar el año; otros ayudan o castigan a una comarca.
chapter-finisterre-settlements = Asentamientos, caminos y enlaces
    .intro = Los poblados van en ubicaciones, dos losetas forman una ciudad cerrada y los caminos entre tus asentamientos son enlaces. De quién llega a quién depende lo que puedes usar en común.
chapter-finisterre-stores = Almacenes
    .intro = Los recursos están en tus unidades, y el sitio escasea.
chapter-finisterre-harvest = La recolección
    .intro = Los recursos quedan en el suelo hasta que se recolectan: primero comarca por comarca, después por tus enlaces.
chapter-finisterre-food = La comida
    .intro = Después de la recolección comen todas las losetas. Las que pasan hambre se pierden.
chapter-finisterre-actions = Acciones
    .intro = Cuántas cosas puedes hacer en un turno, y en qué orden las hacen los clanes.
chapter-finisterre-building = Construir
    .intro = Funda, amplía y cierra ciudades. Lo que necesitas debe estar al alcance del lugar.
chapter-finisterre-transport = Barcos y carros
    .intro = Llevan recursos adonde no llega ningún camino tuyo, y ellos mismos almacenan un poco.
chapter-finisterre-spirit = Espiritualidad
    .intro = Los niveles de espiritualidad puntúan al final y dan acciones por el camino. Los ganas con ofrendas, festines, regalos y puntos de estrella.
chapter-finisterre-market = Mercado y ceca
    .intro = La madera, el hierro y la comida se compran y venden por lotes; el oro se acuña y se funde.
chapter-finisterre-specialists = Especialistas
    .intro = Personas que ayudan a tu clan: algunas con solo estar boca arriba, la mayoría cuando se pone un recurso sobre ellas.
chapter-finisterre-travellers = Cartas que dan la vuelta
    .intro = Cuatro especialistas viajan de clan en clan y le cuestan algo a quien los tiene, hasta que vuelven o los descubren.
chapter-finisterre-force = Ataques
    .intro = El hierro también sirve para saquear. Un ataque cuesta dos acciones y gana recursos, nunca tierra.
chapter-finisterre-conversion = Conversión
    .intro = Quien aventaja mucho en espiritualidad puede ganarse una bandera de otro clan.
chapter-finisterre-objectives = Objetivos
    .intro = Unos preguntan quién tiene más al final, otros se cumplen por el camino. Los públicos son de todos; los ocultos, de su dueño.
chapter-finisterre-scoring = La puntuación final
    .intro = Lo que vale todo cuando acaba la partida.
chapter-finisterre-table = En la mesa
    .intro = Para quien quiera saberlo con exactitud.

## Pictures

diagram-finisterre-whole-map = Una partida a medias: tres ríos dividen la tierra en cuatro comarcas, de oeste a este Ardal, Brelo, Dunel y Corvia. Junto a los caminos hay poblados y ciudades cerradas con las banderas azules, naranjas y verdes; en el suelo hay madera, hierro y cultivos.
diagram-finisterre-two-banks = Una carta, dos cuadrados, dos comarcas: el río separa Brelo de Ardal, aunque sus extremos siguen abiertos. El camino lo cruza por un puente; la flecha es una ubicación para un poblado.
diagram-finisterre-junction = La carta nueva continúa el río y lo divide en dos: al otro lado hay una tercera comarca, Corvia.
diagram-finisterre-where-a-card-fits = Una carta de bosque con un camino: uno de sus extremos debe tocar otro extremo de camino. Las casillas señaladas son donde puede ir su primer cuadrado; una de ellas cubre media carta.
diagram-finisterre-covering = Lo mismo con dos cartas en la mesa: la nueva también puede cubrir los dos cuadrados de la carta de bosque.
diagram-finisterre-forests-meet = El bosque de la carta nueva toca el bosque de la primera: con dos clanes, quedan 2 de madera en Ardal.
diagram-finisterre-animals-meet = Una granja con dos vacas toca otra con un cerdo y una oveja: dos dados de 3, uno de 2 y uno de 1.
diagram-finisterre-village-sites = Una flecha señala desde un camino la casilla donde puede ir un poblado. Verde ocupa dos de ellas.
diagram-finisterre-links = La ciudad y el poblado naranjas están enlazados: el camino entre ellos cruza un puente. La ciudad verde del mismo camino no importa.
diagram-finisterre-harvest = Hay hierro en Brelo. Naranja tiene allí una bandera y toma 1; verde tiene tres y una ciudad cerrada, y toma 4.
diagram-finisterre-mixed-city = Una ciudad de dos clanes: azul y naranja tienen una loseta cada uno. Ambos tienen lo que da una ciudad cerrada.
diagram-finisterre-dock-and-boat = El barco azul está en un embarcadero; su poblado, en la ubicación.
diagram-finisterre-dolmen = A la derecha hay un dolmen. Cada bandera construida en su comarca, Ardal, dará un punto de estrella.
diagram-finisterre-conversion-before = Azul aventaja a verde en dos niveles, y ambos viven en Dunel.
diagram-finisterre-conversion-after = Una bandera ha cambiado de bando: el poblado verde es ahora pequeño; el azul, grande.

## Worked examples

example-finisterre-blocks = Azul tiene 7 acciones, naranja 4 y verde 5. ¿En qué orden se hacen?
    .answer = Por bloques. Primero azul hace 3, naranja 3 y verde 1; quedan 4, 1 y 4. Luego azul hace 3, naranja la última y verde 3. Azul hace la última y verde para: guarda la acción que le queda.
example-finisterre-carried-actions = Azul debe dos acciones, naranja guarda tres y verde ninguna. ¿Qué pueden hacer antes de las acciones?
    .answer = Azul salda las dos por 10 monedas y naranja vende dos por 6. Después se cuentan: azul tiene 2 comarcas y una ciudad, 3; naranja 3 comarcas, 2 ciudades y la acción guardada, 6; verde 2 comarcas y una ciudad, 3.
example-finisterre-conversion = Azul tiene espiritualidad 4 y verde 2. Azul convierte el poblado grande de verde. ¿Qué pasa?
    .answer = A azul le cuesta dos niveles y dos acciones; verde gana un nivel. El poblado verde pasa a ser pequeño y guarda 3 recursos en vez de 4, así que uno va a la ciudad de verde. El poblado azul de la misma comarca pasa a ser grande, gratis.
example-finisterre-deal = Empieza un turno. ¿Quién empieza y cuántas cartas recibe cada clan?
    .answer = Empieza azul, que tiene menos monedas. Las cartas se reparten por las banderas propias en el mayor asentamiento: una para azul, dos para naranja y tres para verde. En la ciudad compartida de azul y naranja cada uno cuenta solo su loseta.
example-finisterre-feeding = ¿Cuánto comen los clanes?
    .answer = Un punto de comida por bandera: azul 2, naranja 4 y verde 5. El poblado verde del sur no tiene comida propia y la recibe de su territorio. Después cada hueco libre de una unidad da una moneda.
example-finisterre-harvest = Se recolecta en cuatro comarcas y luego por los enlaces. ¿Cuánto toma cada clan?
    .answer = Azul elige Corvia: azul y naranja comparten allí una ciudad, una bandera y el extra cada uno, así que 2 cada uno. Naranja elige Brelo: tiene una bandera y toma 1; verde, tres y una ciudad, toma 4. Verde elige Dunel: toma 2 y azul 1. Naranja elige Ardal: dos banderas y un solo extra, 3, aunque está solo y tiene una ciudad. Después cada clan toma un recurso por su enlace: verde, azul, naranja.
example-finisterre-market-buying = Azul compra hierro, madera y comida. ¿Cuánto paga?
    .answer = 7 monedas por dos de hierro, 6 por tres de madera y 9 por el grupo de comida con todo lo que contiene. Lo comprado queda de momento en la mano.
example-finisterre-market-selling = Naranja vende hierro, madera y comida. ¿Cuánto recibe?
    .answer = 5 monedas por dos de hierro y 4 por tres de madera. La comida se vende de 12 en 12 puntos: 3 de cultivos, 7 de pescado y 2 de caza llegan al segundo grupo y dan 7; 12 de ganado llegan al cuarto y dan 4. Los recursos de un lote pueden estar en cualquier sitio.
example-finisterre-minting = ¿Cuántas monedas valen dos de oro, y cuántas cuesta el oro?
    .answer = Dos de oro dan 11 monedas. Uno de oro cuesta 7 monedas y tres cuestan 19. Cada vez se quema una madera.
example-finisterre-rancher = Verde pone una granja con dos vacas junto a otra con un cerdo y una oveja, y tiene un granjero activo. ¿Qué aparece?
    .answer = Dados de 3, 3, 2 y 1, y un 3 para el mercado. Ningún animal está en las dos granjas, así que no nace ninguno. El granjero descubierto añade dos dados del valor más bajo y, como está activo, verde puede tomar un segundo dado de ganado.
example-finisterre-scoring = El mazo se ha acabado y la partida también. ¿Cuántos puntos tienen los clanes?
    .answer = Verde 34: una ciudad de 15, enlazada, 3 por cada una de sus 3 banderas; un poblado grande de 8 y 2 por su enlace. Naranja 24: una ciudad de 8 y 3 por bandera; un poblado de 3 y al menos 2; 4 por su parte de una ciudad mixta y 1 por el puente. Azul 12: 4 y 3 por su parte de la ciudad mixta; un poblado de 3 y 2. La espiritualidad es igual, así que nadie gana con ella.
