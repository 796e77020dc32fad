### How to play Meduris: sections, steps, symbols and points of src/oppidum/games/meduris/learn/how.toml.

how-meduris-goal = El objetivo
    .text = Tus trabajadores recogen materias primas en la montaña. Con ellas construyes cabañas y templos en el anillo que la rodea. Un druida recorre el anillo de cabaña en cabaña: lo que le ofreces da puntos, y también las piedras rúnicas y los templos. Gana quien tenga más puntos al final.
how-meduris-start = Antes del primer turno
    .text = Tienes { $workers_2 } trabajadores si jugáis dos; si no, { $workers_3 }. Por turno, de uno en uno, los ponéis en los altiplanos que queráis, encima de quienes ya estén allí. Cada uno empieza con una de cada materia prima.
how-meduris-turn = Tu turno
    .text = Primero el dado, después una sola cosa que tú eliges, y luego quizá el druida.
how-meduris-turn-roll = El dado se tira para todos
    .text = Si muestra una materia prima, cada trabajador de ese altiplano le da 1 a su dueño, sea de quien sea el turno: es el pequeño beneficio. Con +1 cada uno toma una materia prima a su elección; con −1 cada uno devuelve una.
how-meduris-turn-act = Haces una de tres cosas
    .text = Un gran beneficio, que da materias primas; o construyes una cabaña; o un templo. No puedes pasar.
how-meduris-turn-druid = El druida sigue su camino
    .text =
        { $option_druid_moves ->
            [huts] Después de una cabaña va, en el sentido de las agujas del reloj, hasta la siguiente y pide allí una ofrenda.
           *[other] Después de un edificio va, en el sentido de las agujas del reloj, hasta la siguiente cabaña y pide allí una ofrenda.
        } Pero al principio solo baja de su santuario, en lo alto, por { $stones } casillas de piedra.
how-meduris-big-yield = Un gran beneficio
    .text = Toma uno de tus trabajadores y ponlo encima de otro altiplano donde haya menos de { $plateau_height }. Entonces todos los trabajadores de allí dan esa materia prima: el de abajo 1, el segundo 2, el tercero 3. Así que conviene llegar encima de otros; pero ellos también reciben algo.
how-meduris-hut = Una cabaña
    .text = Elige una casilla libre: muestra dos materias primas. Una cabaña sola cuesta una de cada. Las cabañas seguidas forman un asentamiento, sean de quien sean, y allí una nueva cuesta de cada una tantas como cabañas tenga entonces el asentamiento. Con la cabaña tomas la piedra rúnica de su zona, aunque la tenga otro. Las zonas son los tramos del anillo entre dos arroyos; un asentamiento sí puede cruzar un arroyo. Si te falta una materia prima, valen otras { $exchange } en su lugar.
how-meduris-temple = Un templo
    .text = Tienes { $temples }. Un templo cuesta siempre una de cada materia prima de su casilla. No toma ninguna piedra rúnica; no puede estar sobre una ficha bonus y pone fin a los asentamientos de sus lados. Al final tu templo te da { $option_temples ->
            [rows] { $points_temple ->
                [one] 1 punto
               *[other] { $points_temple } puntos
            } por cada cabaña de las filas de ambos lados
           *[beside] { $points_temple ->
                [one] 1 punto
               *[other] { $points_temple } puntos
            } por cada cabaña justo al lado
        }, sea de quien sea.
how-meduris-druid = Lo que pide el druida
    .text = En una cabaña, el druida pide a su dueño las dos materias primas de la casilla; luego sigue por el asentamiento y pide en la siguiente. Las dos dan tantos puntos como cabañas tiene el asentamiento, una da { $points_offering } y si no das nada pierdes { $points_refusal }. Así que guarda algo para cuando se acerque a ti.
how-meduris-symbols = Lo que ves en el tablero
    .text = El color y el símbolo dicen de quién es una pieza; cada materia prima tiene su propia forma.
how-meduris-points = Cómo se ganan puntos
    .text = Construir no da puntos por sí solo. Los dan las piedras rúnicas, las cabañas en asentamientos grandes y poder hacer ofrendas.
how-meduris-end = El final
    .text = Tienes { $huts_2 } cabañas si jugáis dos; si no, { $huts_3 }. Cuando alguien las ha construido todas y los dos templos, cada uno de los demás tiene un turno más. Después el druida da una última vuelta, de cabaña en cabaña, y se cuentan los templos y las piedras rúnicas. Gana quien tenga más puntos; si hay empate, quien haya construido más.

## Symbols

how-meduris-signs-materials = Materias primas
how-meduris-sign-wood = Madera
how-meduris-sign-wool = Lana
how-meduris-sign-copper = Cobre
how-meduris-sign-stone = Piedra
how-meduris-signs-die = El dado
how-meduris-sign-die-material = Una materia prima
    .text = cada trabajador de su altiplano da 1
how-meduris-sign-die-any = +1
    .text = cada uno toma una a su elección
how-meduris-sign-die-back = −1
    .text = cada uno devuelve una
how-meduris-signs-mountain = En la montaña
how-meduris-sign-plateau = Altiplano
    .text = uno por materia prima, con sitio para { $plateau_height } trabajadores
how-meduris-sign-worker = Trabajador
    .text = recoge la materia prima de su altiplano
how-meduris-sign-tower = Altura
    .text = el número junto a un trabajador dice cuánto da en un gran beneficio
how-meduris-sign-stock = Reserva
    .text = cuánto queda por tomar de una materia prima
how-meduris-signs-ring = En el anillo
how-meduris-sign-plot = Casilla
    .text = sus dos materias primas: lo que cuesta construir aquí y lo que pide el druida; con asterisco junto al número: una reconstrucción nuestra
how-meduris-sign-hut = Cabaña
    .text = la visita el druida; juntas forman asentamientos
how-meduris-sign-temple = Templo
    .text = al final cuenta las cabañas de al lado
how-meduris-sign-chip-two = Ficha bonus: 2
    .text = { $points_chip } puntos para quien construya aquí una cabaña
how-meduris-sign-chip-hut = Ficha bonus: cabaña
    .text = una cabaña aquí no cuesta nada
how-meduris-sign-chip-druid = Ficha bonus: druida
    .text = se queda bajo tu cabaña y vale una vez por las dos materias primas
how-meduris-sign-rune = Piedra rúnica
    .text = una por zona; esta sigue libre
how-meduris-sign-rune-owned = Piedra rúnica con dueño
    .text = el símbolo de al lado dice quién la tiene
how-meduris-sign-stream = Arroyo
    .text = termina una zona, pero no un asentamiento
how-meduris-sign-river = El gran río
    .text = entre la última casilla y la primera; cuando el druida lo cruza, pagan las piedras rúnicas
how-meduris-signs-druid = El druida
how-meduris-sign-druid-figure = El druida
    .text = va en el sentido de las agujas del reloj, de cabaña en cabaña
how-meduris-sign-druid-temple = Su santuario
    .text = donde empieza
how-meduris-sign-druid-stone = Sus casillas de piedra
    .text = baja una con cada uno de los primeros edificios

## Points

how-meduris-worth-start = Para empezar
    .worth = { $start_points }
how-meduris-worth-offer-both = Ofrecer las dos materias primas
    .worth = tantos como cabañas tenga el asentamiento
how-meduris-worth-offer-one = Ofrecer una de las dos
    .worth = { $points_offering }
how-meduris-worth-refuse = No ofrecer nada
    .worth = −{ $points_refusal }
how-meduris-worth-chip = Una cabaña sobre una ficha bonus con un 2
    .worth = { $points_chip }
how-meduris-worth-crossing = El druida cruza el gran río
    .worth = { $points_crossing } por cada piedra rúnica tuya
how-meduris-worth-temple = Al final, cada templo tuyo
    .worth =
        { $option_temples ->
            [rows] { $points_temple } por cada cabaña de las filas de al lado
           *[beside] { $points_temple } por cada cabaña justo al lado
        }
how-meduris-worth-runes = Al final, 1, 2, 3, 4… piedras rúnicas
    .worth = { $points_runes_2 }, { $points_runes_3 }, { $points_runes_4 }, { $points_runes_5 }…
