### Las reglas de Carcassonne con el Río, para consultarlas por número. Fuente: src/oppidum/games/carcassonne/RULES.md.

## Preparación

rule-CAR-01 = Podéis jugar de dos a seis personas.
    .title = De dos a seis jugadores
rule-CAR-02 = Tienes ocho seguidores de tu color. Uno marca tus puntos en la pista de puntuación; los otros siete son los que envías.
    .title = Tus seguidores
rule-CAR-03 = Sin el Río, la ficha inicial está boca arriba en el centro. Robas de las otras 71 fichas, que están boca abajo.
    .title = La ficha inicial
rule-CAR-04 = La caja trae 72 fichas de 24 tipos, de la A a la X, con 6 monasterios y 10 escudos entre ellas. Con la opción del Río se añaden 12 fichas más.
    .title = Las fichas de la caja

## Tu turno

rule-CAR-05 = En tu turno robas una ficha, la colocas y, si quieres, envías un seguidor; después se puntúa todo lo que esté completo. Luego le toca al siguiente jugador, en el sentido de las agujas del reloj.
    .title = Un turno, paso a paso
rule-CAR-06 = Quien empieza roba y coloca la primera ficha. Podéis elegir libremente quién será.
    .title = Quién empieza
rule-CAR-07 = Tu ficha debe tocar al menos otra ficha por un lado entero; tocarse por una esquina no basta. En cada casilla solo cabe una ficha.
    .title = Lado con lado
rule-CAR-08 = Cada lado que toque otra ficha debe coincidir con ella: ciudad con ciudad, camino con camino, granja con granja, río con río. No basta con que coincida un lado si otro no coincide.
    .title = Los lados deben coincidir
rule-CAR-09 = Todos ven la ficha que robas. Si cabe en algún sitio, tienes que colocarla; no puedes pasar.
    .title = Hay que colocarla
rule-CAR-10 = Si tu ficha no cabe en ningún sitio, queda fuera de la partida y robas otra. Si era la última, la partida termina en ese momento.
    .title = Una ficha sin sitio

## Seguidores

rule-CAR-11 = Después de colocar tu ficha puedes enviar a ella un seguidor de tu reserva. Nunca a otra ficha, y nunca dos.
    .title = Enviar un seguidor
rule-CAR-12 = Tu seguidor es caballero en una ciudad, ladrón en un camino, monje en un monasterio y granjero en una granja.
    .title = Cuatro oficios
rule-CAR-13 = Solo puedes enviar un seguidor a una parte de tu ficha si no hay nadie en toda la ciudad, el camino o la granja a la que pertenece. La distancia no importa, y tus propios seguidores también cuentan.
    .title = Solo donde no hay nadie
rule-CAR-14 = No puedes enviar un caballero a una ciudad ocupada, pero sí a una parte separada. Si más tarde una ficha une las partes, todos los que están en ellas comparten la ciudad.
    .title = Encuentros en la ciudad
rule-CAR-15 = Con los caminos pasa lo mismo: envía un ladrón a un tramo que aún no esté conectado. Si más tarde una ficha une los tramos, todos los que están en ellos comparten el camino.
    .title = Encuentros en el camino
rule-CAR-16 = Un dibujo del reglamento muestra un camino cerrado con un texto poco claro. Lo entendemos así: sin la ficha de monasterio que cierra el camino, el rojo se queda solo en lo que resta. No es una regla aparte.
    .title = Un dibujo poco claro
rule-CAR-17 = Una granja termina en las ciudades, los caminos, los ríos y el borde donde aún no hay nada construido. Solo puedes enviar un granjero a una granja sin ningún otro granjero.
    .title = Dónde termina una granja
rule-CAR-18 = Cuando una ficha ha unido dos granjas con granjeros, estos comparten la granja. Ya no puedes enviar allí otro granjero.
    .title = Granjas unidas
rule-CAR-19 = En las fichas de monasterio A y B, en el nacimiento del río y en el lago, todo lo que rodea el centro es una sola granja. El camino de la ficha A no la divide.
    .title = Granjas de una pieza
rule-CAR-20 = Si no te quedan seguidores, no puedes enviar ninguno. El que vuelve a casa al puntuar este turno puede salir otra vez a partir de tu próximo turno.
    .title = Sin seguidores
rule-CAR-21 = Puedes enviar un seguidor a algo que tu ficha acaba de completar, si todavía no hay nadie allí. Puntúa y vuelve a casa en el mismo turno.
    .title = Ida y vuelta
rule-CAR-22 = Cuando una ciudad, un camino o un monasterio se completa y se puntúa, sus seguidores vuelven con sus dueños. Los granjeros se quedan en sus granjas hasta el final.
    .title = Los seguidores vuelven

## Puntos

rule-CAR-23 = Una ciudad está completa cuando su muralla está cerrada del todo y no queda ningún hueco dentro. Da 2 puntos por cada una de sus fichas; para una ciudad de solo dos fichas, mira CAR-26.
    .title = Una ciudad completa
rule-CAR-24 = Cada escudo suma 2 puntos en una ciudad completa. En una ciudad que al final siga incompleta suma 1. Para una ciudad de solo dos fichas, mira CAR-26.
    .title = Lo que suman los escudos
rule-CAR-25 = Un ejemplo: tu ciudad completa tiene tres fichas y una de ellas lleva un escudo. Recibes 3 por 2 puntos y 2 por el escudo, 8 en total.
    .title = Una ciudad de ocho
rule-CAR-26 = Una ciudad completa de solo dos fichas da 2 puntos, y 1 más por un escudo. Con la opción de la ciudad pequeña de 4 puntos da 4, y 2 más por un escudo. Con las fichas de la caja, una ciudad así nunca tiene escudo.
    .title = La ciudad más pequeña
rule-CAR-27 = Si una ficha contiene dos partes de la misma ciudad, sigue contando como una sola ficha.
    .title = Cada ficha, una vez
rule-CAR-28 = Si varios jugadores tienen caballeros en una ciudad, cada uno recibe todos los puntos, una sola vez. Con la opción que solo paga a la mayoría, los puntos son para quien tenga más caballeros en ella; si hay empate, cada uno de los empatados los recibe todos.
    .title = Una ciudad compartida
rule-CAR-29 = Un camino da 1 punto por cada una de sus fichas. Da los mismos si al final sigue incompleto.
    .title = Lo que da un camino
rule-CAR-30 = Un camino está completo cuando sus dos extremos llegan a un cruce, un monasterio o una ciudad, o cuando se cierra sobre sí mismo. Una ficha por la que el camino pasa dos veces cuenta una sola vez.
    .title = Un camino completo
rule-CAR-31 = Si varios jugadores tienen ladrones en un camino, cada uno recibe todos los puntos, una sola vez. Con la opción que solo paga a la mayoría, los puntos son para quien tenga más ladrones en él; si hay empate, cada uno de los empatados los recibe todos.
    .title = Un camino compartido
rule-CAR-32 = Cuando hay fichas en las ocho casillas que rodean tu monasterio, tu monje gana 9 puntos: 8 por las vecinas y 1 por la ficha del propio monasterio. No importa quién haya colocado la última.
    .title = Un monasterio completo
rule-CAR-33 = Al final, tu monasterio incompleto da 1 punto por su propia ficha y 1 por cada ficha que lo rodea. Con tres vecinas son 4.
    .title = Un monasterio incompleto
rule-CAR-34 = Todo lo que se completa en un turno se puntúa, aunque sean varias cosas a la vez y sean de quien sean. Si allí no hay ningún seguidor, nadie recibe puntos.
    .title = Todo lo completado

## El final

rule-CAR-35 = Cuando se ha colocado la última ficha, ese turno se acaba como siempre, con su seguidor y sus puntos. Después la partida termina con la puntuación final.
    .title = El final de la partida
rule-CAR-36 = Al final, una ciudad incompleta da 1 punto por ficha y 1 por escudo, un camino incompleto 1 por ficha y un monasterio incompleto 1 por sí mismo y 1 por cada vecina. Los puntos son para los mismos jugadores que si estuviera completo.
    .title = Incompleto al final
rule-CAR-37 = Los granjeros solo cobran al final. Cada ciudad completa da 4 puntos a quien tenga más granjeros en las granjas que tocan su muralla; una ciudad incompleta no da nada. Hay opciones que cambian los puntos (CAR-40) o deciden granja por granja (CAR-41).
    .title = Lo que ganan los granjeros
rule-CAR-38 = Tus granjeros solo alimentan las ciudades cuya muralla toca su propia granja. No cruzan caminos, ciudades ni ríos.
    .title = A qué ciudades alimentan
rule-CAR-39 = Si varios jugadores empatan como los que más granjeros tienen junto a una ciudad, cada uno recibe todos los puntos. Con la opción que decide granja por granja, lo mismo vale para cada granja.
    .title = Igual número de granjeros
rule-CAR-40 = Imagina que otro jugador y tú alimentáis dos ciudades completas con el mismo número de granjeros: recibís 2 por 4 puntos cada uno, es decir, 8. El texto de un dibujo del reglamento dice 6; son 3 por ciudad, como con la opción de 3 puntos por ciudad.
    .title = Cuatro puntos o tres
rule-CAR-41 = Junto a una ciudad se suman tus granjeros de todas las granjas que la rodean, y la ciudad paga una sola vez. Con la opción que decide granja por granja, cada granja va por su cuenta: quien tenga más granjeros en ella cobra por cada ciudad completa que toca.
    .title = Por ciudad o por granja
rule-CAR-42 = Si tienes más puntos que nadie, ganas. Quienes tienen los mismos puntos comparten el puesto, y también la victoria.
    .title = Quién gana

## El Río

rule-CAR-43 = Con la opción del Río, al empezar está en la mesa el nacimiento del río en lugar de la ficha inicial. El lago se aparta, y las otras diez fichas de río se roban antes que todas las demás.
    .title = Primero, el río
rule-CAR-44 = Una ficha de río se coloca como cualquier otra, con los lados coincidentes, pero siempre debes continuar el río con ella. Puedes enviar un seguidor a su ciudad, camino, monasterio o granjas como siempre.
    .title = Continuar el río
rule-CAR-45 = No puedes enviar un seguidor al propio río. El río separa las granjas de sus dos orillas.
    .title = Nadie en el río
rule-CAR-46 = El río no da media vuelta: no puede girar hacia el mismo lado en dos fichas seguidas. Con una ficha recta en medio, sí puedes volver a girarlo hacia ese lado.
    .title = Sin media vuelta
rule-CAR-47 = Puedes llevar el río a un lugar donde su próxima ficha no quepa. Entonces esa ficha queda fuera de la partida, y quien la robó roba otra (CAR-10).
    .title = Un río sin sitio
rule-CAR-48 = Después de las diez fichas de río, el jugador en turno roba el lago y termina el río con él. Se puede enviar un seguidor a su granja como siempre; después vienen las demás fichas.
    .title = El lago
rule-CAR-49 = En una partida con el Río, la ficha inicial se mezcla con las demás. Con la opción que la pone después del río, es la primera ficha que se roba tras el lago.
    .title = Ficha inicial y Río
rule-CAR-50 = No puedes enviar un seguidor al nacimiento del río: está ahí desde el principio y no lo colocó nadie.
    .title = Nadie en el nacimiento

## Varios

rule-CAR-51 = La pista de puntuación tiene 50 casillas y da la vuelta. Si pasas del final, conservas todos tus puntos y sigues contando.
    .title = Más de cincuenta puntos
rule-CAR-52 = El juego es de 2001; calcula unos 60 minutos. La editorial reconoce a Klaus-Jürgen Wrede como autor, aunque nuestro documento de reglas nombra a otra persona.
    .title = Sobre el juego
