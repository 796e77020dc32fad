# Las lecciones de Meduris; sus posiciones están en src/oppidum/games/meduris/learn/lessons.

lesson-meduris-yield = Un gran beneficio
    .teaches = En tu turno haces una de tres cosas: mover un trabajador, construir una cabaña o construir un templo. Mover se llama gran beneficio: pon uno de tus trabajadores encima de otro altiplano. Todos los de ese altiplano dan su materia prima: el de abajo 1, el segundo 2, el tercero 3.
    .task = Consigue 3 de piedra con un solo movimiento.
    .hint = ¿Dónde quedaría tu trabajador el tercero desde abajo? Los altiplanos están en el centro del tablero; los tuyos son los azules.
    .reached = El tercero desde abajo, así que 3 de piedra. Los de debajo dieron 1 y 2, pero no son tuyos.
    .missed-built = Has construido un edificio. Ya habrá ocasión, pero esta vez mueve un trabajador.
    .missed-low = Ahí tu trabajador no queda el tercero, y no da 3 de piedra. Busca el altiplano donde ya hay dos trabajadores.

lesson-meduris-heights = Trabajadores sobre trabajadores
    .teaches = Un trabajador puede irse desde cualquier altura; los de encima bajan un puesto. En un altiplano caben como mucho tres. Y antes de cada turno el dado da a todos 1 por cada trabajador de un altiplano, estén a la altura que estén.
    .task = En dos turnos, consigue 2 de piedra y 5 de cobre.
    .hint = El altiplano del cobre está lleno. Lleva de allí a la piedra tu trabajador de más abajo; así queda sitio para otro en el cobre.
    .reached = El tuyo de arriba bajó al segundo puesto y el nuevo llegó al tercero: 2 y 3 son 5. Un trabajador de abajo no tiene por qué quedarse ahí.
    .missed-built = Has construido un edificio. Esta vez mueve un trabajador en los dos turnos.
    .missed-steps = Han pasado los dos turnos y no llegaste a 2 de piedra y 5 de cobre. Dos trabajadores tuyos en un altiplano dan más que uno.

lesson-meduris-settlement = Cabañas y asentamientos
    .teaches = Cada casilla muestra dos materias primas. Una cabaña sola cuesta una de cada. Varias cabañas seguidas, sean de quien sean, forman un asentamiento: ahí pagas de cada una tantas como cabañas tendrá. Los grandes son caros, pero el druida los recompensa.
    .task = Construye la tercera cabaña del asentamiento.
    .hint = Hay dos cabañas seguidas. La casilla libre justo antes de ellas, en el sentido de las agujas del reloj, muestra piedra y madera, y tienes tres de cada.
    .reached = Tres de madera y tres de piedra por la tercera cabaña. No importa que las otras dos no sean tuyas.
    .missed-temple = Eso es un templo. Esta vez construye una cabaña.
    .missed-lone = Tu cabaña está sola. Busca las dos cabañas que ya están juntas.
    .missed-yield = Has movido un trabajador. ¡La cabaña ya puedes pagarla!

lesson-meduris-exchange = Tres por una
    .teaches = Si te falta una materia prima, puedes dar otras tres en su lugar, iguales o mezcladas. Una cabaña sobre una ficha bonus con un 2 da 2 puntos al momento.
    .task = No tienes lana. Aun así, construye una cabaña en la casilla del 2.
    .hint = La casilla del 2 muestra lana y madera. Una madera tuya paga la madera; otras tres pagan la lana.
    .reached = Cuatro materias primas en total, y 2 puntos al momento. Es caro, pero a veces compensa.
    .missed-elsewhere = Esa no es la casilla del 2. La ficha está en una casilla de lana y madera.
    .missed-yield = Has movido un trabajador. Esa cabaña puedes pagarla ya: otras tres valen por la lana.

lesson-meduris-druid = El druida
    .teaches = Después de cada edificio, el druida va en el sentido de las agujas del reloj a la siguiente cabaña y pide a su dueño las dos materias primas de su casilla. Si no das nada pierdes 1 punto, una da 1 punto, y las dos dan un punto por cada cabaña del asentamiento. Después sigue por las cabañas que tiene justo delante.
    .task = Construye la cabaña a la que irá el druida y dale lo suficiente para 3 puntos.
    .hint = El druida está junto a una cabaña sola. Si hay una tercera cabaña delante de las otras dos, llegará primero a ella. Págala y guarda para él una madera y una piedra.
    .reached = Tres cabañas, 3 puntos. Ahora sigue por el asentamiento y pide al otro jugador.
    .missed-one = Le diste una materia prima o ninguna. Las dos valen un punto por cada una de las tres cabañas.
    .missed-elsewhere = Ahí no encuentra un asentamiento de tres que empiece por una cabaña tuya. Construye justo antes de las dos cabañas, por el lado por el que llega.
    .missed-yield = Con un gran beneficio el druida no se mueve. Construye una cabaña.

lesson-meduris-temple = Templos
    .teaches = Un templo cuesta siempre una de cada materia prima de su casilla. Al final te da un punto por cada cabaña de las filas que tiene a ambos lados, sean de quien sean. Un templo también termina un asentamiento.
    .task = Construye un templo que ahora mismo daría 5 puntos.
    .hint = Cuenta las cabañas a ambos lados de cada casilla libre. Lo mejor es entre dos filas.
    .reached = Dos cabañas a un lado y tres al otro: 5 puntos, y más si las filas crecen.
    .missed-poor = Ese templo tiene menos de cinco cabañas en las filas de al lado. Un hueco entre dos filas tiene más.
    .missed-hut = Eso es una cabaña. Esta vez construye un templo.
    .missed-yield = Has movido un trabajador. Ya puedes pagar un templo.

lesson-meduris-runes = Piedras rúnicas
    .teaches = El anillo tiene nueve zonas, cada una con una piedra rúnica. La tiene quien construyó la última cabaña de la zona. Cada vez que el druida cruza el gran río, cada piedra te da un punto; al final de la partida dan juntas 1, 3, 6, 10 …
    .task = El druida está a punto de cruzar el río y tienes 3 piedras. Construye de modo que el cruce te dé 4.
    .hint = Construye una cabaña en una zona cuya piedra aún no tengas. Cuenta enseguida, porque la tomas antes de que ande el druida.
    .reached = Cuatro piedras, 4 puntos. La cuarta llegó justo a tiempo.
    .missed-few = El druida ha cruzado y seguías con 3 piedras. Una cabaña trae la piedra de su zona; un templo no trae ninguna.
    .missed-yield = Con un gran beneficio el druida no se mueve. Construye una cabaña.

lesson-meduris-last-lap = La última vuelta
    .teaches = Cuando alguien ha construido todo lo suyo, los demás tienen un turno más. Después el druida visita cada cabaña una última vez y pide como siempre. Al final puntúan los templos y las piedras rúnicas.
    .task = Es tu último turno. Consigue al menos 5 puntos más antes de que acabe la partida.
    .hint = Irá a tus dos cabañas y en las dos pedirá cobre. Solo tienes uno. ¿Qué puedes hacer con tu último turno?
    .reached = Guardaste lo que pide el druida, y te ha pagado por dos asentamientos. Al final, las materias primas no valen nada por sí mismas.
    .missed-spent = Has construido, pero ahora queda poco para el druida. Guarda tus materias primas para su última vuelta.
    .missed-steps = La partida ha terminado con menos de 5 puntos más. Da las dos materias primas en las dos cabañas; para eso te falta un cobre.
