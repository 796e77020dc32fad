### The rule book of Meduris: its chapters, the captions of its pictures, the questions of its worked examples.

## Chapters

chapter-meduris-start = El objetivo y el comienzo
    .intro = Un anillo de casillas rodea una montaña sagrada. Tus trabajadores recogen materias primas en la montaña, y con ellas construyes cabañas y templos en el anillo. Un druida va de cabaña en cabaña y pide ofrendas. Construir da piedras rúnicas y asentamientos, las ofrendas dan puntos; gana quien tenga más puntos al final.
chapter-meduris-turn = Tu turno y el dado
    .intro = Cada turno empieza con el dado, y se tira para todos. Después haces una sola cosa: un gran beneficio, una cabaña o un templo.
chapter-meduris-big-yield = El gran beneficio
    .intro = Mueve un trabajador y recoge. Cuanto más alto está un trabajador en su altiplano, más trae, y los de debajo también reciben.
chapter-meduris-huts = Construir una cabaña
    .intro = Con las cabañas te visita el druida, ganas piedras rúnicas y se forman asentamientos. Cuanto mayor es el asentamiento, más cuesta una cabaña nueva en él.
chapter-meduris-temples = Construir un templo
    .intro = Un templo es barato y espera al final, cuando cobra por las cabañas de al lado. Hasta entonces también separa asentamientos.
chapter-meduris-druid = El camino del druida
    .intro = Cada edificio mueve al druida. Primero baja de su santuario; después recorre el anillo en el sentido de las agujas del reloj, de cabaña en cabaña.
chapter-meduris-ritual = El ritual
    .intro = En una cabaña, el druida pide a su dueño las dos materias primas de la casilla. Luego sigue por el asentamiento. Guarda algo para cuando se acerque a ti.
chapter-meduris-river = Al cruzar el gran río
    .intro = Un gran río corta el anillo. Cuando el druida lo cruza, se cuentan las piedras rúnicas.
chapter-meduris-end = El final y la puntuación final
    .intro = La partida acaba poco después de que alguien lo haya construido todo: con la última vuelta del druida, los templos y las piedras rúnicas.
chapter-meduris-always = Lo que siempre se cumple
    .intro = Para quien quiera saberlo con exactitud.

## Pictures

diagram-meduris-whole-board = El tablero: en la montaña, cuatro altiplanos con trabajadores; alrededor, el anillo de casillas con cabañas, un templo y fichas bonus; por fuera, las piedras rúnicas, y abajo el gran río. El druida espera en su tercera casilla de piedra.
diagram-meduris-bonus-chips = Los tres tipos de fichas bonus: 2 puntos, una cabaña gratis y una visita del druida pagada.
diagram-meduris-small-yield = El dado muestra madera: azul tiene aquí dos trabajadores y recibe 2 de madera; naranja tiene uno y recibe 1.
diagram-meduris-big-yield-before = Antes: el trabajador azul está abajo en el altiplano de la madera, debajo de uno naranja.
diagram-meduris-big-yield-after = Después: se ha movido al altiplano de la piedra y está el tercero. Da a azul 3 de piedra; los dos de debajo dan a naranja 1 y 2.
diagram-meduris-lone-hut = La casilla señalada muestra cobre y lana. Una cabaña sola cuesta ahí una de cada.
diagram-meduris-settlement-of-three = Entre dos cabañas: una cabaña en la casilla señalada forma un asentamiento de tres, así que cuesta tres de cada una de sus materias primas.
diagram-meduris-rune-stone = Naranja tiene la piedra rúnica de esta zona. Si azul construye en la casilla señalada, que pertenece a ella, la piedra pasa a azul.
diagram-meduris-druid-on-his-stones = Hay tres edificios, y el druida ha llegado a su tercera casilla de piedra. Con el siguiente sale al sendero y va en el sentido de las agujas del reloj hasta la primera cabaña.
diagram-meduris-ritual-before = Azul va a construir en la casilla señalada, junto a dos cabañas naranjas.
diagram-meduris-ritual-after = El druida ha recorrido el asentamiento de tres: azul dio las dos materias primas y ganó 3 puntos; naranja no dio nada y perdió 1, luego dio una y ganó 1. El templo termina el ritual.
diagram-meduris-across-the-river = El druida está en la última casilla. Su próxima cabaña está al otro lado del gran río: por el camino azul recibe 2 puntos por dos piedras rúnicas y naranja 1 por una.
diagram-meduris-temples = Al final, el templo azul cuenta dos cabañas a un lado y tres al otro, sean de quien sean: 5 puntos.

## Worked examples

example-meduris-end-runes = ¿Cuánto dan al final las cinco piedras rúnicas de azul?
    .answer = 15 puntos: 1 + 2 + 3 + 4 + 5. Antes, azul da al druida una última materia prima por 1 punto.
example-meduris-end-temples-both-sides = Hay tres cabañas entre los dos templos de azul. ¿Cuentan dos veces?
    .answer = Sí: cada templo da 3 puntos a azul. La piedra rúnica de su zona es de naranja y da 1.
example-meduris-end-temples = ¿Qué cabañas cuenta al final el templo de azul?
    .answer = Las de las filas a ambos lados, sean de quien sean: dos a la izquierda y tres a la derecha, 5 puntos. Las dos piedras rúnicas de naranja dan 1 + 2.
example-meduris-example-1-yields = Naranja saca madera y luego mueve un trabajador al altiplano de la piedra, donde queda tercero. ¿Quién recibe qué?
    .answer = Por el dado, cada trabajador del altiplano de la madera da a su dueño 1 de madera. Luego, en el de la piedra, cuenta la altura: el de abajo da 1, el segundo 2 y el recién llegado 3.
example-meduris-example-2-stones = Azul construye la cuarta cabaña de la partida. ¿Adónde va el druida?
    .answer = De su última casilla de piedra al sendero y hasta la primera cabaña, la de verde en la casilla 2. Verde da una de las dos materias primas, por 1 punto.
example-meduris-example-3-settlement = Azul construye la tercera cabaña de un asentamiento, en la casilla 18. ¿Qué cuesta y qué pasa después?
    .answer = Tres de cada materia prima, y azul toma la piedra rúnica. El druida llega primero a la cabaña nueva: azul da las dos por 3 puntos. Naranja no tiene ninguna para la siguiente y pierde 1; luego da madera por 1. En el templo acaba el asentamiento, y el druida se queda.
example-meduris-example-4-river = Naranja construye un templo y el druida cruza el gran río. ¿En qué orden se hace todo?
    .answer = Primero las piedras rúnicas: cada una da 1 punto a su dueño. Solo después llega el druida a la cabaña de verde y pide.
example-meduris-faq-both-ends = ¿Puede crecer un asentamiento por los dos extremos?
    .answer = Sí. Solo cuenta el número de cabañas, no dónde esté la nueva: la segunda cuesta dos de cada materia prima; la tercera, en el otro extremo, tres.
example-meduris-faq-bottom-worker = ¿Puede salir un trabajador de debajo de una torre?
    .answer = Sí. Los de encima bajan un puesto; lo que cuenta es la altura a la que llega.
example-meduris-faq-empty-stock-big = ¿Y si un gran beneficio agota la reserva?
    .answer = El de arriba toma primero. Quedan cuatro de madera: 3 para azul, arriba, 1 para naranja, debajo, y nada para verde.
example-meduris-faq-empty-stock-small = ¿Y si un pequeño beneficio agota la reserva?
    .answer = Quedan dos de madera para tres trabajadores. Se sirve primero a los de arriba: naranja y luego uno de los dos de azul. El de abajo se queda sin nada.
example-meduris-faq-four-temples = ¿Adónde va el druida tras cuatro templos si no hay ninguna cabaña?
    .answer = Espera en su última casilla de piedra hasta que se construye la primera cabaña. Entonces va a ella.
example-meduris-faq-fourth-hut = Hay cabañas en ambas orillas del gran río y azul construye la cuarta. ¿Por dónde entra el druida?
    .answer = Detrás del río, lo que no es cruzarlo, en la cabaña de verde. Su asentamiento tiene dos cabañas, así que las dos materias primas dan 2 puntos. A naranja, antes del río, no se le pide.
example-meduris-faq-free-choice = ¿Quién toma qué cuando el dado deja elegir a todos?
    .answer = Desde quien tiró, en el sentido de las agujas del reloj, cada uno toma una materia prima que quede; los trabajadores no importan. Aquí solo quedan dos piedras, así que el tercero no recibe nada.
example-meduris-faq-gap = ¿Cuánto cuesta una cabaña entre otras dos?
    .answer = Es la tercera del asentamiento, así que cuesta tres de cada: aquí tres de lana y tres de madera.
example-meduris-faq-growing-settlement = Una cabaña nueva queda justo delante del druida, en su asentamiento. ¿Adónde va?
    .answer = A la cabaña nueva, y el ritual empieza allí. A las de detrás no se les vuelve a pedir, pero cuentan: las dos materias primas dan 4 puntos.
example-meduris-faq-no-offering = ¿Debo dar algo al druida si puedo?
    .answer = No, pero negarse cuesta un punto. Naranja se queda con lo que tiene.
example-meduris-faq-same-plateau = ¿Puede un trabajador pasar a lo alto de su propio altiplano?
    .answer = No, debe ir a otro. Aquí el de verde se une al otro de verde: 2 + 1 de cobre.
example-meduris-faq-temple-passed = ¿Se para el druida en un templo?
    .answer = Nunca. Pasa de largo por templos y casillas libres, aquí la 6 y la 7, y se para en la siguiente cabaña.
example-meduris-faq-temples-side-by-side = ¿Pueden estar juntos dos templos?
    .answer = Sí, pero un templo solo cuenta cabañas. Es el último turno: el druida cruza el río (3 puntos por las piedras rúnicas de naranja); naranja no tiene nada que dar y pierde 1 punto, y 3 más en la última vuelta. Después un templo da 1 punto a azul, y tres piedras rúnicas dan a naranja 1 + 2 + 3.
example-meduris-faq-whose-turn = ¿A quién le toca después de un ritual?
    .answer = Se sigue en el orden de antes, sea quien sea el último al que se pidió. Aquí verde responde dos veces en el turno de azul; después va naranja.
