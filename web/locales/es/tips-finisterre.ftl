# La introducción a una partida guiada de Finisterre y sus consejos: qué se puede hacer ahora, qué ha hecho el otro clan y por qué importa.

## Before the first decision

intro-finisterre-1 = Llevas un clan a una tierra vacía. Extiéndela carta a carta, funda poblados, únelos por caminos y haz de ellos ciudades. Los puntos llegan al final de la partida: por poblados y ciudades, por los caminos entre ellos, barcos, espiritualidad y objetivos.
    .title = A qué se juega
intro-finisterre-2 = Una carta tiene dos cuadrados. Donde uno nuevo toca otro con el mismo paisaje, llegan recursos al suelo de esa comarca: la tierra que está unida, sin río en medio. Una flecha al final de un camino es una ubicación para un poblado.
    .title = Qué muestra el mapa
intro-finisterre-3 = Empiezas como nómada, con una carta por turno y una acción. Tu primera meta es un poblado pequeño: entonces recolectas, y más tierra trae más de todo. En esta partida nadie ataca ni convierte, y el mazo tiene la mitad de cartas.
    .title = Un turno tiene cuatro partes
intro-finisterre-legend =
    { $good ->
        [wood] Madera, de los bosques
        [iron] Hierro, de las montañas
        [gold] Oro, de las montañas de oro
        [crop] Cultivos, de los campos
        [fish] Peces, de los ríos
        [game] Caza, de bosques con animales
       *[livestock] Ganado, de las granjas
    }
intro-finisterre-step =
    { $step ->
        [cards] Cartas: pon terreno, o guarda especialistas y objetivos.
        [harvest] Recolección: los poblados toman recursos del suelo.
        [meal] Comida: cada poblado come, o pasa hambre.
       *[actions] Acciones: construye, viaja, comercia.
    }

## Cards

tip-finisterre-card = Señala una casilla iluminada para ver la carta allí, y haz clic para colocarla. La tecla R o la rueda del ratón la gira; en un móvil, «Girar». Los ríos continúan ríos y los caminos, caminos.
    .title = Coloca tu carta
tip-finisterre-brings = Los paisajes iguales que se tocan traen recursos al suelo, para quien viva allí. Los símbolos de una casilla dicen cuáles: aquí habría algunos.
    .title = Junta paisajes
tip-finisterre-covering = Una carta también puede ir encima de otra: sobre un cuadrado, o sobre los dos de una misma carta. Los recursos del suelo se quedan, y el cuadrado nuevo vuelve a tocar a sus vecinos.
    .title = Cubre lo que hay
tip-finisterre-recover = Tu carta ha cubierto otra por completo. Puedes recuperarla y jugarla una vez más en este turno.
    .title = Vuelve una carta
tip-finisterre-comarca = La tierra que está unida es una comarca. Los ríos separan unas de otras y ninguna carta puede unirlas. La recolección y el acceso van por comarcas: mira dónde viviría un poblado.
    .title = Comarcas
tip-finisterre-find = Quien pone una carta puede tomar uno de los recursos que trae. Los nómadas lo llevan en su caravana: junta allí lo que cuesta un poblado pequeño.
    .title = Toma lo que has hallado
tip-finisterre-star = Aquí tu carta daría un punto de estrella, porque abre un sitio para un poblado o un embarcadero donde no había. Cinco hacen un nivel de espiritualidad.
    .title = Un punto de estrella
tip-finisterre-bank = Los peces nadan en las dos orillas de un río. El impar va donde tú digas: elige la orilla donde vives, o donde te gustaría.
    .title = ¿Qué orilla?
tip-finisterre-hand = Tienes varias cartas y juegas una cada vez, en el orden que quieras. Una carta de terreno que cabe en algún sitio debe colocarse.
    .title = Tu mano
tip-finisterre-row = Una carta de terreno que no cabía en ningún sitio está ahora en la fila. Una vez por turno, antes de tu propia carta, puedes colocar una de allí.
    .title = La fila
tip-finisterre-specialist = Los especialistas te ayudan mientras están boca arriba; a la mayoría hay que ponerles antes algo encima. Boca abajo, que un nómada no puede elegir, solo puntúan su valor en oro al final.
    .title = Un especialista
tip-finisterre-objective = Un objetivo pide algo. Oculto es solo para ti y vale más, pero puede costar puntos si no lo logras; publicado es una carrera para todos.
    .title = Un objetivo
tip-finisterre-open-objective = Este objetivo está a la vista: cuenta para todos los clanes. Pulsa su carta, en «Reserva», bajo «Objetivos para todos», para leer qué pide y qué da.
    .title = Un objetivo para todos
tip-finisterre-season = Una carta ha hecho avanzar el año. Ahora es { $season ->
        [summer] verano
       *[winter] invierno
    } y cada dado nuevo de cultivo vale { $count }. El verano mejora los cultivos, el invierno los empeora; los animales del suelo crecen con los años.
    .title = El año avanza
tip-finisterre-opponent-card = El otro clan ha puesto terreno. También te sirve a ti: los ríos siguen para todos, y los caminos también mientras eres nómada. Lo que hay en el suelo es de quien vaya a vivir allí.
    .title = Su carta es tu tierra
tip-finisterre-deck = { $count ->
        [one] Queda una carta.
       *[other] Quedan { $count } cartas.
    } El turno en que se acaba el mazo es el último: los recursos no puntúan por sí solos, así que conviértelos en poblados, barcos o espiritualidad, salvo que un objetivo los cuente.
    .title = Se acerca el final

## Harvest and food

tip-finisterre-harvest = Elige una comarca donde tengas banderas. Todos los clanes de allí toman recursos de su suelo, empezando por ti: elige primero donde otro podría llevarse lo que quieres.
    .title = La recolección
tip-finisterre-take = { $count ->
        [one] Puedes tomar un recurso
       *[other] Puedes tomar { $count } recursos
    }: uno por cada bandera tuya aquí, quizá con un extra. Para construir hacen falta madera y hierro, y tus poblados necesitan comida.
    .title = Qué tomar
tip-finisterre-link = Un camino enlaza dos asentamientos tuyos. Trae un recurso en cada recolección, y puntos al final.
    .title = Tu camino rinde
tip-finisterre-food = Después de la recolección tus poblados comen { $count ->
        [one] un punto
       *[other] { $count } puntos
    } de comida por turno. Ten bastante a tu alcance: sirven cultivos, peces, caza o ganado.
    .title = Los poblados comen
tip-finisterre-starving = Hay menos comida de la que comen tus poblados. Di quién pasa hambre: una loseta sin comer se pierde y cuesta un punto de estrella; una grande con la mitad pasa a ser pequeña.
    .title = Falta comida
tip-finisterre-stores = Tu poblado guarda { $count } recursos, y los que no caben se quedan en el suelo. Las losetas grandes, los barcos y los carros guardan más.
    .title = Los almacenes son pequeños
tip-finisterre-overflow = Hay más de lo que cabe en tus almacenes. Lo que dejas queda en el suelo de esa comarca, donde otros también pueden tomarlo.
    .title = No cabe todo

## Actions

tip-finisterre-actions = { $count ->
        [one] Ahora tienes una acción
       *[other] Ahora tienes { $count } acciones
    }. Los nómadas tienen una; los clanes asentados, una por cada comarca donde viven y cada ciudad cerrada. Lo que no puedes hacer ahora está al final de tus opciones, con el motivo.
    .title = Tus acciones
tip-finisterre-stop = Si no hay nada útil que hacer, para: lo que queda se guarda para tu próximo turno, o allí se vende por monedas.
    .title = Puedes esperar
tip-finisterre-carried =
    { $nomad ->
        [yes] No usaste tu acción, quizá porque no podías pagar: un poblado pequeño cuesta { $wood } de madera y { $iron } de hierro. Pasa a este turno; si quieres, véndela por { $coins } monedas.
       *[no] Son acciones que no usaste antes. Guárdalas para un turno en que puedas hacer mucho, o vende cada una por { $coins } monedas.
    }
    .title = Acciones guardadas
tip-finisterre-caravan = Los nómadas llevan sus recursos en una caravana. Mira en «Reserva», en tu clan, qué hay en ella; un poblado pequeño cuesta { $wood } de madera y { $iron } de hierro.
    .title = Dónde están tus recursos
tip-finisterre-nomad = Los nómadas no recolectan ni comen: hasta que fundes un poblado, las dos partes pasan solas. Si no puedes pagar nada, también tu acción pasa sola al turno siguiente.
    .title = Un turno tranquilo
tip-finisterre-village = ¡Puedes fundar un poblado pequeño! Recolecta, guarda recursos, te da cartas y acciones, y puntúa al final. Los nómadas pueden pagarlo con recursos del suelo.
    .title = Tu poblado
tip-finisterre-large = Una loseta grande tiene dos banderas: más cartas, más recolección, más almacén y muchos más puntos. También come más.
    .title = Crece
tip-finisterre-city = Una segunda loseta junto a tu poblado cierra una ciudad. Nada puede cubrirla, trae una acción y mejor recolección, y sus caminos puntúan más.
    .title = Una ciudad cerrada
tip-finisterre-boat = Un barco está ante un embarcadero, navega por el río y lleva recursos. Puntúa al final aunque no navegue nunca.
    .title = Un barco
tip-finisterre-cart = Un carro lleva un recurso por los puentes a otras comarcas, y trae lo que hay allí.
    .title = Un carro
tip-finisterre-market = Puedes comerciar: lotes de madera y de hierro, y comida. Cuanto más tiene el mercado de algo, menos cuesta, y menos paga por más.
    .title = El mercado
tip-finisterre-mint = El oro se vuelve monedas y las monedas oro, donde tengas madera para el fuego. Fundir monedas da puntos de estrella.
    .title = Acuñar y fundir
tip-finisterre-coins = Cada hueco vacío de tus almacenes da una moneda después de cada comida. Quien tiene menos monedas empieza el próximo turno.
    .title = Monedas
tip-finisterre-activate = Ahora puedes activar un especialista que está boca arriba: pon encima lo que pide su carta. Entonces trabaja para ti.
    .title = Ponlos a trabajar
tip-finisterre-spirit = Las ofrendas, los festines y los regalos suben tu espiritualidad. Cada nivel puntúa al final, quien tiene más recibe más, y cada uno trae una acción.
    .title = Espiritualidad
tip-finisterre-opponent-village = El otro clan se ha asentado aquí. Ahora participa en la recolección de esta comarca, y este sitio para un poblado ya no está libre: busca otro a tiempo.
    .title = Se han asentado
tip-finisterre-final = Ahora se cuenta todo: losetas, caminos, barcos y carros, espiritualidad, objetivos. Abre «Puntos» para ver de dónde viene cada uno.
    .title = La puntuación final
