### Las reglas de Meduris, para consultarlas por número. Fuente: src/oppidum/games/meduris/RULES.md.

## Preparación

rule-MED-01 = Podéis jugar de dos a cuatro personas. El color es solo cuestión de gustos.
    .title = De dos a cuatro jugadores
rule-MED-02 = Si jugáis dos o tres, usáis el lado del tablero con 32 casillas; si jugáis cuatro, el lado con 40.
    .title = Dos lados
rule-MED-03 = Cada casilla muestra dos materias primas distintas. En el lado para dos y tres jugadores se conocen con certeza las 32 casillas; cada materia prima está en 16 de ellas.
    .title = El lado de 32
rule-MED-04 = En el lado para cuatro jugadores, las casillas 0 a 7 y la 39 se conocen por imágenes del original. Las demás son una reconstrucción nuestra, y el tablero las señala con un asterisco junto al número.
    .title = El lado de 40
rule-MED-05 = Alrededor del anillo hay nueve zonas rúnicas, una junto a otra. Cada una tiene una piedra rúnica, y al empezar ninguno de vosotros posee ninguna.
    .title = Nueve zonas rúnicas
rule-MED-06 = Hay madera, lana, cobre y piedra, 18 de cada. Empiezas con una de cada; el resto está en la reserva común, en la montaña.
    .title = Las cuatro materias primas
rule-MED-07 = Tienes 12 cabañas si jugáis dos, y 8 si jugáis tres o cuatro. Siempre tienes 2 templos.
    .title = Tus cabañas y templos
rule-MED-08 = Tienes tres trabajadores si jugáis dos; si no, dos. Desde el jugador inicial y en el sentido de las agujas del reloj, cada uno pone un trabajador cada vez encima de cualquier altiplano con menos de tres, hasta que estén todos. Esto aún no da materias primas.
    .title = Colocar los trabajadores
rule-MED-09 = Empiezas con 5 puntos, como todos los demás.
    .title = Cinco puntos cada uno
rule-MED-10 = Antes de empezar hay seis fichas bonus en el anillo: dos con un 2, dos con una cabaña y dos con el druida. Entre dos de ellas hay al menos tres casillas sin ficha. Las reparte el azar; con la opción de ponerlas a mano, las ponéis por turnos boca abajo y después se les da la vuelta.
    .title = Seis fichas bonus
    .detail = Todas las disposiciones que cumplen esto son igual de probables.
rule-MED-11 = El druida empieza en su santuario, en lo alto. Desde allí, tres casillas de piedra lo llevan al sendero que bordea las casillas.
    .title = Dónde empieza el druida
rule-MED-12 = Tus materias primas están detrás de una pantalla: los demás ven cuántas tienes, pero no cuáles. Todo lo demás está a la vista, así que quien lleva la cuenta puede deducirlas, y los bots lo hacen. Con la opción de materias primas a la vista, las ven todos.
    .title = Detrás de la pantalla

## Tu turno y el dado

rule-MED-13 = Primero se tira el dado para todos. Después haces exactamente una de tres cosas, y no puedes pasar: un gran beneficio, una cabaña o un templo. Tras construir puede moverse el druida; luego le toca al siguiente jugador, en el sentido de las agujas del reloj.
    .title = Un turno, paso a paso
rule-MED-14 = El dado tiene seis caras, todas igual de probables: madera, lana, cobre, piedra, +1 para una materia prima a tu elección y −1 para una que devuelves.
    .title = Seis caras
rule-MED-15 = Si el dado muestra una materia prima, cada uno de tus trabajadores en el altiplano correspondiente te da 1. Aquí no importa a qué altura estén.
    .title = El pequeño beneficio
rule-MED-16 = Si en la reserva común no hay suficiente para un pequeño beneficio, se sirve primero a los trabajadores de arriba. Los de abajo pueden quedarse sin nada.
    .title = Una reserva pequeña
rule-MED-17 = Con +1, cada uno toma una materia prima a su elección de la reserva común, mientras quede alguna. Empieza el jugador de turno y se sigue en el sentido de las agujas del reloj; no importa dónde estén tus trabajadores. Con la opción que cuenta los trabajadores, tomas una por cada uno de los tuyos.
    .title = A tu elección
rule-MED-18 = Con −1, cada uno devuelve una materia prima a su elección. Empieza el jugador de turno y se sigue en el sentido de las agujas del reloj. Si no tienes ninguna, no devuelves nada ni pierdes puntos.
    .title = Devolver una

## El gran beneficio

rule-MED-19 = Toma uno de tus propios trabajadores, esté a la altura que esté; los que tenga encima bajan un puesto. Después ponlo encima de otro altiplano con menos de tres trabajadores.
    .title = Mover un trabajador
rule-MED-20 = Entonces todos los trabajadores del altiplano al que ha llegado el tuyo dan la materia prima de allí: el de abajo 1, el segundo 2, el tercero 3. Los de los demás jugadores también se la dan a sus dueños; el altiplano que has dejado no da nada.
    .title = Más alto, más beneficio
rule-MED-21 = Si en la reserva común no hay suficiente, el trabajador de arriba toma primero lo que haya, y luego el siguiente hacia abajo. Puedes mover aunque no quede nada.
    .title = De arriba abajo
rule-MED-22 = Con un gran beneficio no construyes nada, y el druida se queda donde está.
    .title = El druida no se mueve
rule-MED-23 = Un gran beneficio siempre es posible: en otro altiplano siempre hay sitio para alguno de tus trabajadores. Así nunca te quedas sin nada que hacer.
    .title = Siempre hay salida

## Construir una cabaña

rule-MED-24 = Para una cabaña necesitas una cabaña en tu reserva y una casilla sin edificio. Puede haber una ficha bonus en ella.
    .title = Dónde caben las cabañas
rule-MED-25 = Una cabaña sin otra cabaña al lado te cuesta una de cada una de las dos materias primas de su casilla. Lo que pagas vuelve a la reserva común.
    .title = Una cabaña sola
rule-MED-26 = Si construyes junto a otras cabañas, cuenta todas las del asentamiento, incluida la nueva: pagas esa cantidad de cada una de las dos materias primas. La segunda cabaña cuesta dos de cada, la tercera tres, y así sucesivamente.
    .title = Crecer cuesta más
rule-MED-27 = Si tu cabaña cierra un hueco, cuentan las cabañas de ambos lados y también la nueva. Entre una fila de 2 y una de 3 pagas 6 de cada materia prima.
    .title = Cerrar un hueco
rule-MED-28 = Un asentamiento son dos o más cabañas seguidas, sean del color que sean. Se extiende más allá de los límites de las zonas rúnicas y a través del gran río; un templo o una casilla libre lo terminan.
    .title = Qué es un asentamiento
rule-MED-29 = En lugar de una materia prima que necesitas puedes dar otras tres, iguales o mezcladas, tantas veces como quieras; pero nunca más de lo necesario. Esto vale para cabañas, templos y ofrendas. Con la opción de sustituir solo lo que falta, puedes sustituir únicamente lo que no tienes.
    .title = Tres por una
rule-MED-30 = Cuando has puesto tu cabaña, tomas la piedra rúnica de su zona, de la reserva o del jugador que la tenga. Si ya es tuya, te la quedas.
    .title = Tomar la piedra rúnica
rule-MED-31 = Si pones tu cabaña sobre una ficha bonus con un 2, recibes 2 puntos al momento y la ficha se retira. La cabaña se paga como siempre.
    .title = La ficha del 2
rule-MED-32 = Sobre una ficha bonus con una cabaña, tu cabaña no cuesta nada, por grande que sea el asentamiento. Después la ficha se retira; tomas la piedra rúnica y el druida se mueve como siempre.
    .title = Una cabaña gratis
rule-MED-33 = Una ficha bonus con el druida se queda bajo tu cabaña, que pagas como siempre. Puedes usarla más tarde, cuando el druida llegue a esa cabaña (MED-55).
    .title = La ficha druida espera
rule-MED-34 = Todo por orden: pagas, pones la cabaña, usas la ficha bonus y tomas la piedra rúnica. Después se mueve el druida.
    .title = Una cosa tras otra

## Construir un templo

rule-MED-35 = Para un templo necesitas un templo en tu reserva y una casilla sin edificio y sin ficha bonus.
    .title = Dónde caben los templos
rule-MED-36 = Un templo siempre te cuesta una de cada una de las dos materias primas de su casilla, tenga lo que tenga al lado. También aquí puedes dar otras tres por una (MED-29).
    .title = Lo que cuesta un templo
rule-MED-37 = Con un templo no tomas ninguna piedra rúnica: quien la tenga se la queda.
    .title = Sin piedra rúnica
rule-MED-38 = Después de tu templo, el druida se mueve igual que después de una cabaña. Con la opción de que solo lo muevan las cabañas, se queda donde está.
    .title = El templo mueve al druida
rule-MED-39 = Puedes construir templos uno junto a otro. Entre ellos no se dan puntos.
    .title = Templo junto a templo

## El druida

rule-MED-40 = Después de cada uno de los tres primeros edificios de la partida, los construya quien los construya, el druida avanza a su siguiente casilla de piedra y no te pide nada. Con la opción de que solo lo muevan las cabañas, los templos no cuentan.
    .title = Tres casillas de piedra
rule-MED-41 = Después del cuarto edificio, el druida deja sus casillas de piedra, entra en el sendero antes de la casilla 0 y va en el sentido de las agujas del reloj hasta la primera cabaña. Con la opción de que solo lo muevan las cabañas, lo hace después de la cuarta cabaña.
    .title = Hacia el sendero
rule-MED-42 = Después de cada edificio posterior, el druida va en el sentido de las agujas del reloj hasta la siguiente cabaña, pasando de largo templos y casillas libres. Con la opción de que solo lo muevan las cabañas, no se mueve después de un templo.
    .title = A la siguiente cabaña
rule-MED-43 = La siguiente cabaña en el camino del druida puede ser justo la que acabas de construir.
    .title = La nueva también cuenta
rule-MED-44 = Si construyes una cabaña justo delante del druida, junto a aquella en la que está, él pasa a tu cabaña nueva y el ritual empieza allí. Las dos materias primas dan puntos por todo el asentamiento, pero a las cabañas que quedan detrás no les vuelve a pedir.
    .title = Construir ante el druida
rule-MED-45 = Si tu cabaña nueva se une al asentamiento por detrás del druida, él no se da la vuelta. Sigue hasta la siguiente cabaña que tenga delante.
    .title = Construir tras el druida
rule-MED-46 = Cuando el druida llega desde sus casillas de piedra, puede entrar en medio de un asentamiento que cruza el gran río. Si tu cabaña queda allí detrás de él, no te pide nada; aun así, cuenta para el tamaño del asentamiento.
    .title = En medio del asentamiento
rule-MED-47 = Si hay cuatro templos o más antes de que haya ninguna cabaña, el druida espera en su tercera casilla de piedra. En cuanto alguno construye la primera cabaña, va hasta ella. Con la opción que lo hace esperar más, no va hasta después del siguiente edificio.
    .title = Esperando una cabaña
rule-MED-48 = Si la única cabaña es aquella en la que está el druida, da una vuelta entera al anillo, cruza el gran río, regresa a ella y vuelve a pedir a su dueño. Con la opción que lo deja quieto, se queda y no pasa nada.
    .title = La única cabaña

## El ritual de ofrenda

rule-MED-49 = Cuando el druida llega a tu cabaña, decides qué ofreces. Después pasa a la cabaña que esté justo delante y pide a su dueño, y así hasta que no haya ninguna; se queda en la última. Puede tocarte varias veces.
    .title = De cabaña en cabaña
rule-MED-50 = El druida pide las dos materias primas de la casilla. Si das una de ellas, recibes 1 punto.
    .title = Ofrecer una
rule-MED-51 = Si das las dos materias primas, recibes tantos puntos como cabañas tenga todo el asentamiento, de todos los colores.
    .title = Ofrecer las dos
rule-MED-52 = Si no das nada, pierdes 1 punto, pero nunca bajas de 0. Siempre puedes negarte; si no tienes nada que puedas dar, esto ocurre sin preguntarte.
    .title = No ofrecer nada
rule-MED-53 = En una cabaña sola, incluso las dos materias primas te dan solo 1 punto.
    .title = La cabaña sola da poco
rule-MED-54 = También en las ofrendas otras tres pueden sustituir a una materia prima: recibes 1 punto por una de las dos, y los puntos del asentamiento por ambas. Con la opción de sustituir solo lo que falta, puedes sustituir únicamente lo que no tienes.
    .title = Ofrecer tres por una
rule-MED-55 = Si bajo tu cabaña hay una ficha druida, puedes entregarla en lugar de materias primas: vale por las dos y después se retira. O te la guardas para otra visita.
    .title = Usar la ficha druida
rule-MED-56 = Cuando el druida llega a tu cabaña respondes, aunque no sea tu turno. Después se sigue en el orden de antes.
    .title = Responder fuera de turno
rule-MED-57 = Un ejemplo: el druida está en la casilla 16, el naranja tiene cabañas en la 19 y la 20, y tú construyes en la 18 por 3 de piedra y 3 de madera; llega a tu cabaña, le das las dos materias primas y pasas de 10 puntos a 13. En la 19 el naranja no da nada y baja de 7 a 6, en la 20 da madera y vuelve a 7; tu templo de la 21 termina el ritual.
    .title = Un ritual de tres

## El gran río

rule-MED-58 = Cada vez que el druida cruza el gran río, entre la última casilla y la casilla 0, hay un recuento rúnico intermedio: cada piedra rúnica que tengas te da 1 punto.
    .title = Cruzar el gran río
rule-MED-59 = Si el druida cruza el río de camino a una cabaña, primero contáis las piedras rúnicas. Después empieza el ritual.
    .title = Primero contar, luego ofrecer
rule-MED-60 = Si un asentamiento se extiende a través del río, el druida lo cruza en mitad del ritual. Contáis las piedras rúnicas entre la última ofrenda antes del río y la primera después.
    .title = Contar durante un ritual
rule-MED-61 = Cuando el druida llega al sendero desde sus casillas de piedra, no cruza el río: no contáis las piedras rúnicas.
    .title = Entrar no es cruzar
rule-MED-62 = Si acabas de tomar una piedra rúnica con tu cabaña y entonces el druida cruza el río, ya cuenta para ti.
    .title = Una piedra rúnica nueva

## El final

rule-MED-63 = Cuando uno de vosotros ha construido todas sus cabañas y los dos templos, ese turno se acaba como siempre. Cada uno de los demás tiene un turno más; después vienen la última vuelta del druida y la puntuación final.
    .title = Empieza el final
rule-MED-64 = Si en tu último turno también terminas de construirlo todo, no cambia nada: nadie recibe otro turno por ello.
    .title = Terminar más tarde
rule-MED-65 = En la última vuelta nadie construye: el druida va en el sentido de las agujas del reloj a cada cabaña una vez, y la última es aquella en la que estaba. Si sigue en sus casillas de piedra, empieza en la casilla 0.
    .title = La última vuelta
rule-MED-66 = En la última vuelta tus ofrendas valen lo mismo que siempre. Si no das nada, también aquí pierdes 1 punto.
    .title = Ofrendas en la vuelta
rule-MED-67 = En la última vuelta no contáis las piedras rúnicas cuando el druida cruza el río.
    .title = Sin recuento rúnico
rule-MED-68 = Al final, cada uno de tus templos da 1 punto por cada cabaña de las filas que empiezan justo a su lado, a ambos lados y de todos los colores; una cabaña sola también cuenta. Con la opción que solo cuenta las vecinas, valen únicamente las cabañas que están justo al lado, 2 como mucho.
    .title = Lo que dan los templos
rule-MED-69 = Una fila de cabañas entre dos templos cuenta para ambos, aunque los dos sean tuyos.
    .title = Entre dos templos
rule-MED-70 = Al final, tu primera piedra rúnica da 1 punto, la segunda 2, la tercera 3, y así sucesivamente. Tres suman 6 puntos; las nueve, 45.
    .title = Lo que dan las runas
rule-MED-71 = El marcador de puntos termina en el 99, tus puntos no: sigues contando más allá de 100 y de 200.
    .title = Más de cien puntos
rule-MED-72 = Si tienes más puntos que nadie, ganas. En caso de empate va delante quien haya construido más cabañas y templos, y luego quien tenga más materias primas; si eso también es igual, compartís la victoria.
    .title = Quién gana
rule-MED-73 = Tus edificios y las materias primas que te quedan no dan puntos por sí mismos.
    .title = Lo que no da puntos

## Lo que siempre se cumple

rule-MED-74 = Ninguna materia prima se pierde: la reserva común y lo que tenéis entre todos suman siempre 18 de cada.
    .title = Siempre dieciocho
rule-MED-75 = En un altiplano nunca hay más de tres trabajadores, y nunca pierdes ninguno.
    .title = Los trabajadores se quedan
rule-MED-76 = Nunca tienes menos de 0 puntos.
    .title = Nunca bajo cero
rule-MED-77 = Una piedra rúnica nunca tiene más de un dueño. No podéis compartirla.
    .title = Un solo dueño
rule-MED-78 = Vuestras cabañas nunca pueden llenar el anillo: hay como mucho 24 para 32 casillas, o 32 para 40. Por eso ningún asentamiento cierra el anillo y todo ritual termina.
    .title = Nunca un anillo lleno
rule-MED-79 = Cuando termina tu turno, el druida está en una cabaña sin ninguna otra justo delante, o sigue en su santuario o en sus casillas de piedra.
    .title = Dónde descansa el druida
rule-MED-80 = Las mismas decisiones y la misma suerte dan siempre la misma partida. Por eso puedes volver a verla exactamente igual.
    .title = Otra vez lo mismo
rule-MED-81 = Esta regla es nuestra, para que ninguna partida sea eterna. Después de 100 turnos de cada uno empieza el final, como si quien jugó el último lo hubiera construido todo: todos los demás tienen un turno más (MED-63).
    .title = Después de cien turnos
