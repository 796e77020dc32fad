### Las reglas de Carcassonne con el Río, para consultarlas por número. Fuente: src/oppidum/games/carcassonne/RULES.md.

## Preparación

rule-CAR-01 = Podéis jugar de dos a seis personas.
    .title = De dos a seis jugadores
rule-CAR-02 = Tienes siete seguidores de tu color para enviar. Un octavo marca tus puntos en el marcador de puntos.
    .title = Tus seguidores
rule-CAR-03 = Sin el Río, la loseta inicial está boca arriba en el centro. Robas de las otras 71 losetas, que están boca abajo.
    .title = La loseta inicial
rule-CAR-04 = La caja trae 72 losetas de 24 tipos, de la A a la X, con 6 monasterios y 10 escudos entre ellas. Con la opción del Río se añaden 12 losetas más.
    .title = Las losetas de la caja

## Tu turno

rule-CAR-05 = En tu turno robas una loseta, la colocas y, si quieres, envías un seguidor; después se puntúa todo lo que esté completo. Luego le toca al siguiente jugador, en el sentido de las agujas del reloj.
    .title = Un turno, paso a paso
rule-CAR-06 = Quien empieza roba y coloca la primera loseta. Podéis elegir libremente quién será.
    .title = Quién empieza
rule-CAR-07 = Tu loseta debe tocar al menos otra loseta por un lado entero; tocarse por una esquina no basta. En cada casilla solo cabe una loseta.
    .title = Lado con lado
rule-CAR-08 = Cada lado que toque otra loseta debe coincidir con ella: ciudad con ciudad, camino con camino, granja con granja, río con río. No basta con que coincida un lado si otro no coincide.
    .title = Los lados deben coincidir
rule-CAR-09 = Todos ven la loseta que robas. Si encaja en algún sitio, tienes que colocarla; no puedes pasar.
    .title = Hay que colocarla
rule-CAR-10 = Si tu loseta no encaja en ningún sitio, queda fuera de la partida y robas otra. Si era la última, la partida termina en ese momento.
    .title = Una loseta sin sitio

## Seguidores

rule-CAR-11 = Después de colocar tu loseta puedes enviar a ella un seguidor de tu reserva. Nunca a otra loseta, y nunca dos.
    .title = Enviar un seguidor
rule-CAR-12 = Tu seguidor es caballero en una ciudad, ladrón en un camino, monje en un monasterio y granjero en una granja.
    .title = Cuatro oficios
rule-CAR-13 = Solo puedes enviar un seguidor a una parte de tu loseta si no hay nadie en toda la ciudad, el camino o la granja a la que pertenece. La distancia no importa, y tus propios seguidores también cuentan.
    .title = Solo donde no hay nadie
rule-CAR-14 = No puedes enviar un caballero a una ciudad ocupada, pero sí a una parte separada. Si más tarde una loseta une las partes, la ciudad se comparte (CAR-28).
    .title = Encuentros en la ciudad
rule-CAR-15 = Con los caminos pasa lo mismo: envía un ladrón a un tramo que aún no esté conectado. Si más tarde una loseta une los tramos, el camino se comparte (CAR-31).
    .title = Encuentros en el camino
rule-CAR-16 = Mientras un camino sigue abierto, solo es de quien está en la parte ya colocada: antes de colocar la loseta de monasterio que lo cierra, un ladrón en esa parte está solo.
    .title = Un camino antes de cerrarse
rule-CAR-17 = Una granja termina en las ciudades, los caminos, los ríos y el borde donde aún no hay nada construido. Solo puedes enviar un granjero a una granja sin ningún otro granjero.
    .title = Dónde termina una granja
rule-CAR-18 = Cuando una loseta ha unido dos granjas con granjeros, estos comparten la granja. Ya no puedes enviar allí otro granjero.
    .title = Granjas unidas
rule-CAR-19 = En las losetas de monasterio A y B, en el nacimiento del río y en el lago, todo lo que rodea el centro es una sola granja. El camino de la loseta A no la divide.
    .title = Granjas de una pieza
rule-CAR-20 = Si no te quedan seguidores, no puedes enviar ninguno. El que vuelve a casa al puntuar este turno puede salir otra vez a partir de tu próximo turno.
    .title = Sin seguidores
rule-CAR-21 = Puedes enviar un seguidor a algo que tu loseta acaba de completar, si todavía no hay nadie allí. Puntúa y vuelve a casa en el mismo turno.
    .title = Ida y vuelta
rule-CAR-22 = Cuando una ciudad, un camino o un monasterio se completa y se puntúa, sus seguidores vuelven con sus dueños. Los granjeros se quedan en sus granjas hasta el final.
    .title = Los seguidores vuelven

## Puntos

rule-CAR-23 = Una ciudad está completa cuando su muralla está cerrada del todo y no queda ningún hueco dentro. Da 2 puntos por cada una de sus losetas; para una ciudad de solo dos losetas, mira CAR-26.
    .title = Una ciudad completa
rule-CAR-24 = Cada escudo suma 2 puntos en una ciudad completa. En una ciudad que al final siga incompleta suma 1. Para una ciudad de solo dos losetas, mira CAR-26.
    .title = Lo que suman los escudos
rule-CAR-25 = Un ejemplo: tu ciudad completa tiene tres losetas y una de ellas lleva un escudo. Recibes 3 por 2 puntos y 2 por el escudo, 8 en total.
    .title = Una ciudad de ocho puntos
rule-CAR-26 =
    { $small_city ->
        [4] Una ciudad completa de solo dos losetas da { $small_city } puntos como cualquier otra, y 2 más por un escudo.
       *[2] Una ciudad completa de solo dos losetas da { $small_city } puntos, y 1 más por un escudo.
    } Con las losetas de la caja, una ciudad así nunca tiene escudo.
    .title = La ciudad más pequeña
rule-CAR-27 = Si una loseta contiene dos partes de la misma ciudad, sigue contando como una sola loseta.
    .title = Cada loseta, una vez
rule-CAR-28 =
    { $option_sharing ->
        [majority] Si varios jugadores tienen caballeros en una ciudad, los puntos son para quien tenga más caballeros en ella; si hay empate, cada uno de los empatados los recibe todos, una sola vez.
       *[everyone] Si varios jugadores tienen caballeros en una ciudad, cada uno recibe todos los puntos, una sola vez.
    }
    .title = Una ciudad compartida
rule-CAR-29 = Un camino da 1 punto por cada una de sus losetas. Da los mismos si al final sigue incompleto.
    .title = Lo que da un camino
rule-CAR-30 = Un camino está completo cuando sus dos extremos llegan a un cruce, un monasterio o una ciudad, o cuando se cierra sobre sí mismo. Una loseta por la que el camino pasa dos veces cuenta una sola vez.
    .title = Un camino completo
rule-CAR-31 =
    { $option_sharing ->
        [majority] Si varios jugadores tienen ladrones en un camino, los puntos son para quien tenga más ladrones en él; si hay empate, cada uno de los empatados los recibe todos, una sola vez.
       *[everyone] Si varios jugadores tienen ladrones en un camino, cada uno recibe todos los puntos, una sola vez.
    }
    .title = Un camino compartido
rule-CAR-32 = Cuando hay losetas en las ocho casillas que rodean tu monasterio, tu monje gana 9 puntos: 8 por las vecinas y 1 por la loseta del propio monasterio. No importa quién haya colocado la última.
    .title = Un monasterio completo
rule-CAR-33 = Al final, tu monasterio incompleto da 1 punto por su propia loseta y 1 por cada loseta que lo rodea. Con tres vecinas son 4.
    .title = Un monasterio incompleto
rule-CAR-34 = Todo lo que se completa en un turno se puntúa, aunque sean varias cosas a la vez y sean de quien sean. Si allí no hay ningún seguidor, nadie recibe puntos.
    .title = Todo lo completado

## El final

rule-CAR-35 = Cuando se ha colocado la última loseta, ese turno se acaba como siempre, con su seguidor y sus puntos. Después la partida termina con la puntuación final.
    .title = El final de la partida
rule-CAR-36 = Al final, una ciudad incompleta da 1 punto por loseta y 1 por escudo, un camino incompleto 1 por loseta y un monasterio incompleto 1 por sí mismo y 1 por cada vecina. Los puntos son para los mismos jugadores que si estuviera completo.
    .title = Incompleto al final
rule-CAR-37 =
    Los granjeros solo cobran al final. { $option_farms ->
        [field] En cada granja, quien tenga más granjeros recibe { $farm_points } puntos por cada ciudad completa cuya muralla toca la granja.
       *[city] Cada ciudad completa da { $farm_points } puntos a quien tenga más granjeros en las granjas que tocan su muralla.
    } Una ciudad incompleta no da nada.
    .title = Lo que ganan los granjeros
rule-CAR-38 = Tus granjeros solo abastecen a las ciudades cuya muralla toca su propia granja. No cruzan caminos, ciudades ni ríos.
    .title = A qué ciudades abastecen
rule-CAR-39 =
    { $option_farms ->
        [field] Si varios jugadores empatan como los que más granjeros tienen en una granja, cada uno recibe todos los puntos.
       *[city] Si varios jugadores empatan como los que más granjeros tienen junto a una ciudad, cada uno recibe todos los puntos.
    }
    .title = Igual número de granjeros
rule-CAR-40 =
    Un ejemplo: otro jugador y tú tenéis el mismo número de granjeros, todos en la misma granja, que toca dos ciudades completas. Cada uno recibe 2 por { $farm_points } puntos, es decir, { $farm_points ->
        [3] 6
       *[4] 8
    }.
    .title = Cuatro puntos o tres
rule-CAR-41 =
    { $option_farms ->
        [field] Cada granja va por su cuenta: quien tenga más granjeros en ella cobra por cada ciudad completa que toca. Una ciudad entre varias granjas paga en cada una de ellas.
       *[city] Junto a una ciudad se suman tus granjeros de todas las granjas que la rodean, y la ciudad paga una sola vez.
    }
    .title = Por ciudad o por granja
rule-CAR-42 = Si tienes más puntos que nadie, ganas. Quienes tienen los mismos puntos comparten el puesto, y también la victoria.
    .title = Quién gana

## El Río

rule-CAR-43 = Con la opción del Río, al empezar está en la mesa el nacimiento del río en lugar de la loseta inicial. El lago se aparta, y las otras diez losetas de río se roban antes que todas las demás.
    .title = Primero, el río
rule-CAR-44 = Una loseta de río se coloca como cualquier otra, con los lados coincidentes, pero siempre debes continuar el río con ella. Puedes enviar un seguidor a su ciudad, camino, monasterio o granjas como siempre.
    .title = Continuar el río
rule-CAR-45 = No puedes enviar un seguidor al propio río. El río separa las granjas de sus dos orillas.
    .title = Nadie en el río
rule-CAR-46 = El río no da media vuelta: no puede girar hacia el mismo lado en dos losetas seguidas. Con una loseta recta en medio, sí puedes volver a girarlo hacia ese lado.
    .title = Sin media vuelta
rule-CAR-47 = Puedes llevar el río a un lugar donde su próxima loseta no encaje. Entonces esa loseta queda fuera de la partida, y quien la robó roba otra (CAR-10).
    .title = Un río sin sitio
rule-CAR-48 = Después de las diez losetas de río, el jugador de turno roba el lago y termina el río con él. Se puede enviar un seguidor a su granja como siempre; después vienen las demás losetas.
    .title = El lago
rule-CAR-49 =
    En una partida con el Río, { $option_start_tile ->
        [after-river] la loseta inicial es la primera que se roba tras el lago.
       *[mixed] la loseta inicial se mezcla con las demás.
    }
    .title = Loseta inicial y Río
rule-CAR-50 = No puedes enviar un seguidor al nacimiento del río: está ahí desde el principio y no lo colocó nadie.
    .title = Nadie en el nacimiento

## Varios

rule-CAR-51 = El marcador de puntos tiene 50 casillas y da la vuelta. Si pasas del final, conservas todos tus puntos y sigues contando.
    .title = Más de cincuenta puntos
rule-CAR-52 = El juego es de 2001 y su autor es Klaus-Jürgen Wrede. Una partida dura unos 60 minutos.
    .title = Sobre el juego
