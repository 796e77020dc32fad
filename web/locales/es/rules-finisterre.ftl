### Las reglas de Finisterre, para consultar por número. Fuente: src/oppidum/games/finisterre/RULES.md.

## La caja y el comienzo

rule-FIN-001 = Hay 216 cartas: 109 de terreno, 70 especialistas y 37 objetivos. Son nuestras, hechas para cuadrar con las cantidades del original.
    .title = 216 cartas
rule-FIN-002 = El mazo tiene 54 cartas si juegan dos clanes, 78 con tres, 104 con cuatro y 122 con cinco. Las opciones de la mesa cambian sus números antes de la primera carta.
    .title = El mazo
rule-FIN-003 = Arriba va un grupo inicial de terreno, barajado con un objetivo y un especialista por clan. Debajo sigue el montón principal, con un objetivo y dos especialistas más por clan.
    .title = Dos montones
rule-FIN-004 = De los 70 especialistas, unos tipos son más raros que otros: los cuatro que pasan de clan en clan existen una vez, guerreros y luchadores dos, los demás hasta cuatro.
    .title = Los especialistas
rule-FIN-005 = De los 37 objetivos, 17 comparan a los clanes al final de la partida y 20 se pueden cumplir por el camino.
    .title = Los objetivos
rule-FIN-006 = Una carta de terreno muestra dos cuadrados con bordes de río, mar, camino, ubicación de poblado, embarcadero o tierra llana, y con bosques, montañas, granjas, cultivos, peces, puentes o dólmenes. Algunas traen un suceso.
    .title = Las cartas de terreno
rule-FIN-007 = Tienes seis fichas de poblado, pequeñas por una cara y grandes por la otra, y seis fichas que son barcos o carros. Cuando se acaban, no puedes construir más.
    .title = Tus fichas
rule-FIN-008 = Los cubos y los dados están contados. Si quedan menos de los que trae una carta, primero recibe el suelo lo que haya y después el mercado.
    .title = La reserva es limitada
rule-FIN-009 = Empiezas sin unidades, monedas, espiritualidad ni acciones guardadas. El mercado está vacío, el calendario está al principio y un dado de cultivo vale 2.
    .title = El comienzo

## Cuadrados, ríos y comarcas

rule-FIN-010 = Pones el cuadrado A en una casilla y giras la carta por cuartos de vuelta; el cuadrado B queda al lado, hacia donde mira la carta. Las cartas nunca se reflejan.
    .title = Girar una carta
rule-FIN-011 = Un río divide su cuadrado en orillas, y una confluencia en tres partes. Un cuadrado sin agua es un solo trozo de tierra.
    .title = Partes de un cuadrado
rule-FIN-012 = La primera carta de la mesa lleva agua, y su cuadrado A va en 0,0. Las cartas sin agua tienen que esperar hasta entonces.
    .title = La primera carta
rule-FIN-013 = La tierra que está unida forma una comarca. Un río separa sus orillas aunque sus extremos sigan abiertos, así que son dos comarcas.
    .title = Dos orillas
rule-FIN-014 = Donde se unen tres brazos de un río se encuentran tres comarcas: cada confluencia añade una.
    .title = Una confluencia
rule-FIN-015 = Un río que llega al mar termina allí, y sus orillas siguen separadas. Delante del mar no puede haber ninguna carta ni ficha.
    .title = El mar
rule-FIN-016 = Un borde de río solo puede dar a otro borde de río o a una casilla vacía. Una carta con agua debe continuar un río de la mesa.
    .title = Los ríos siguen
rule-FIN-017 = Dos cuadrados con agua solo pueden compartir un lado si el río pasa por él. Si no, debe quedar una casilla entre ellos; las esquinas pueden tocarse.
    .title = Los ríos se apartan
rule-FIN-018 = Una carta no puede ponerse donde convertiría dos comarcas en una.
    .title = Las comarcas no se juntan
rule-FIN-019 = Un cuadrado con agua solo puede cubrirse con otro que tenga exactamente el mismo curso de agua.
    .title = Cubrir un río
rule-FIN-020 = Una carta puede ponerse en dos casillas vacías, en cualquiera de sus cuatro posiciones, donde lo permitan sus ríos, sus caminos y las comarcas.
    .title = En casillas vacías
rule-FIN-021 = Una carta también puede cubrir un cuadrado con una de sus mitades, o los dos cuadrados de una misma carta.
    .title = Sobre otras cartas

## Paisajes, caminos y cubrir

rule-FIN-022 = Donde un cuadrado nuevo comparte lado con otro más antiguo, cada paisaje que ambos muestran ahí trae bienes. Las dos orillas de un río cuentan por separado, y también sus peces.
    .title = Paisajes que coinciden
rule-FIN-023 = Un lado trae los bienes de un paisaje una sola vez en la partida, aunque después se cubra. La otra mitad de un lado de río aún puede traer los suyos.
    .title = Una sola vez
rule-FIN-024 = Una carta sin agua debe unir un extremo de camino con otro de la mesa. Sus demás extremos pueden dar a tierra llana, salvo con la opción de caminos estrictos.
    .title = Los caminos siguen
rule-FIN-025 = Si tienes un poblado, una carta sin agua debe continuar un camino de una comarca donde vives, o uno en el que haya una unidad tuya.
    .title = Caminos de los asentados
rule-FIN-026 = Si no tienes ningún poblado, una carta sin agua puede continuar cualquier camino.
    .title = Caminos de los nómadas
rule-FIN-027 = Una carta con agua puede continuar cualquier río, vivas donde vivas.
    .title = Los ríos son libres
rule-FIN-028 = Los cuadrados de dos cartas distintas solo puede cubrirlos a la vez una carta de agua que no tenga otro sitio. Una opción lo permite siempre.
    .title = Dos cartas a la vez
rule-FIN-029 = Una carta de agua puede cubrir poblados abiertos y barcos: la ficha vuelve a su clan y sus bienes quedan en el suelo. Cada uno ajeno te cuesta un punto de estrella. Las ciudades cerradas están a salvo, y de las demás cartas también los poblados.
    .title = Poblados arrasados
rule-FIN-030 = Un barco cuyo embarcadero se cubre se pierde, y sus bienes quedan en el suelo. Si el cuadrado nuevo tiene un embarcadero en ese lugar, el barco se queda.
    .title = Un embarcadero perdido
rule-FIN-031 = Una carta sin agua no puede dejar una ciudad cerrada ajena sin camino a un puente o a otro asentamiento; una ciudad mixta es ajena para todos. Aislar un poblado abierto se permite, por un punto de estrella.
    .title = Caminos de ciudades ajenas
rule-FIN-032 = Una carta sin agua no puede cortar el camino entre dos ciudades cerradas, sean de quien sean. A las cartas con agua esto no les afecta.
    .title = Caminos entre ciudades
rule-FIN-033 = Si cubres los dos cuadrados de una carta, puedes recuperarla y jugarla otra vez en esta fase de cartas, una vez por turno. No es obligatorio.
    .title = Recuperar una carta
rule-FIN-034 = Si una mitad de una carta queda cubierta y la otra no toca ninguna otra carta ni ficha, puedes recuperar la carta; la mitad sola se retira.
    .title = Una mitad sola
rule-FIN-035 = Los bienes del suelo nunca se pierden al cubrir. Se quedan en su esquina y pertenecen a la orilla en que esa esquina se haya convertido.
    .title = Los bienes se quedan

## Poblados, enlaces y territorios

rule-FIN-036 = Un poblado va en la casilla vacía que señala la flecha de una ubicación. Cuando esa casilla se ocupa, la ubicación ya no está libre.
    .title = Ubicaciones de poblado
rule-FIN-037 = Una segunda ficha necesita una casilla vacía junto a la primera. Sin ella, el poblado no puede convertirse en ciudad.
    .title = Sin sitio para una ciudad
rule-FIN-038 = Dos asentamientos tuyos están enlazados por un camino que cruza un puente como mucho. Los poblados de otros clanes que haya en medio no importan.
    .title = Enlaces directos
rule-FIN-039 = Tus unidades tienen acceso unas a otras en la misma comarca o por un camino. A los bienes del suelo solo llegan las unidades de su propia comarca.
    .title = Acceso
rule-FIN-040 = Las unidades con acceso entre sí, directo o a través de otras, forman un territorio. Dentro de él almacenas y pagas en común.
    .title = Territorios

## Cartas

rule-FIN-041 = El jugador inicial del primer turno se sortea. Después empieza quien tiene menos monedas; luego decide la mayor espiritualidad y por fin el asiento siguiente al último jugador inicial.
    .title = Quién empieza
rule-FIN-042 = Las cartas se reparten de una en una alrededor de la mesa: recibes, ocultas, tantas como banderas tuyas tiene tu mayor asentamiento. Un nómada recibe una, y todos la ven.
    .title = El reparto
rule-FIN-043 = Para el reparto solo cuentan tus banderas en tu mayor asentamiento. No se suman varios asentamientos ni las banderas de tu socio en una ciudad mixta.
    .title = Solo tus banderas
rule-FIN-044 = Juegas tus cartas en el orden que quieras, de una en una y en el sentido de las agujas del reloj. Una carta de terreno que cabe en algún sitio debe colocarse.
    .title = Hay que colocarla
rule-FIN-045 = Una carta de terreno que no cabe en ningún sitio va a la fila común. Una vez por turno, antes de una carta de tu mano, puedes colocar una carta de la fila como si fuera tuya.
    .title = La fila
rule-FIN-046 = Tienes cinco huecos para especialistas y objetivos ocultos. Un especialista se guarda boca arriba, boca abajo o se rechaza; sin hueco libre va al expositor abierto.
    .title = Cinco huecos
rule-FIN-047 = Un objetivo oculto se puede vender por 3 monedas al robarlo, y nadie lo ve. Una vez guardado, ya no se puede vender.
    .title = Vender un objetivo
rule-FIN-048 = Si tu carta lleva una ubicación de poblado libre a una comarca que no tenía ninguna, ganas un punto de estrella.
    .title = Una ubicación nueva
rule-FIN-049 = Si tu carta lleva un embarcadero libre a una comarca que no tenía ninguno, ganas un punto de estrella.
    .title = Un embarcadero nuevo
rule-FIN-050 = Un dolmen nuevo da a cada clan un punto de estrella por cada bandera suya en esa comarca, ponga quien ponga la carta.
    .title = Aparece un dolmen

## Lo que trae la tierra

rule-FIN-051 = Donde coinciden bosques queda en el suelo tanta madera como clanes juegan, y 1 va al mercado.
    .title = Madera
rule-FIN-052 = Cada animal de los bosques que coinciden trae un dado de caza: un conejo vale 1, un jabalí 2, un ciervo 3. El mercado recibe uno igual al mejor.
    .title = Caza
rule-FIN-053 = Donde coinciden montañas quedan 2 de hierro, 1 más por cada asentamiento de la comarca y 1 más por cada veta rica. El mercado recibe 1.
    .title = Hierro
rule-FIN-054 = Donde coinciden montañas de oro queda tanto oro como pepitas muestran las dos. El mercado no recibe nada.
    .title = Oro
rule-FIN-055 = Donde coinciden cultivos queda un dado de cultivo más que clanes juegan, cada uno del valor actual. El mercado también recibe uno.
    .title = Cultivos
rule-FIN-056 = Cada animal de las granjas que coinciden trae un dado de ganado: una oveja vale 1, un cerdo 2, una vaca 3. El mercado recibe uno igual al mejor.
    .title = Ganado
rule-FIN-057 = Si las dos granjas tienen el mismo animal, nace una cría: un dado que vale 1 menos que el mejor animal en común, pero al menos 1.
    .title = Crías
rule-FIN-058 = Un especialista activo de una clase de bienes te deja descubrir un segundo de ellos, y añade uno cuando recolectas al menos dos en una comarca: cada cosa una vez por turno.
    .title = Un especialista activo
rule-FIN-059 = Donde se unen dos tramos de río con peces, cada pez trae un dado de 2, la mitad en cada orilla. Si el número es impar, tú dices adónde va el último.
    .title = Peces
rule-FIN-060 = Puedes tomar uno de los bienes que ha traído tu carta, si tienes sitio para él allí. Un carro tuyo vacío puede venir por los puentes a buscarlo, y un nómada usa su caravana.
    .title = Un hallazgo
rule-FIN-061 = Si colocas una carta sin ningún camino, ubicación ni embarcadero, robas otra carta que todos ven. La juegas en el turno siguiente.
    .title = Cartas sin caminos

## Sucesos

rule-FIN-062 = El suceso de una carta ocurre antes de repartir sus bienes: un verano, por ejemplo, ya mejora los cultivos de su propia carta.
    .title = Primero los sucesos
rule-FIN-063 = Una estación adelanta el año hasta el próximo verano o invierno, medio año o uno entero. El verano sube en 1 el valor de los nuevos dados de cultivo y el invierno lo baja, entre 1 y 6.
    .title = Verano e invierno
rule-FIN-064 = Al final de cada año los dados de ganado y caza del suelo crecen en 1, y en 2 cada tercer año, hasta 6.
    .title = Los animales crecen
rule-FIN-065 = Los peces del suelo crecen cuando el calendario se detiene en un invierno: en 1 tras los años impares y en 2 tras los pares, hasta 6. Con una opción crecen en 1 cada medio año.
    .title = Los peces crecen
rule-FIN-066 = Una peste afecta a un tipo de comida en el suelo de una comarca. Queda la mitad de sus dados, redondeando hacia abajo: los mejores.
    .title = Peste
rule-FIN-067 = Una plaga hace enfermar a todo especialista descubierto que tenga un dado de esa clase encima. Lo que tenía va al mercado. Una carta enferma no hace nada hasta que se cura; las mágicas no enferman nunca.
    .title = Enfermedad
rule-FIN-068 = También enferman todos tus especialistas descubiertos que no sean mágicos, si tienes una bandera en la comarca y guardas esa clase de comida en una unidad de allí.
    .title = Enfermedad por los víveres
rule-FIN-069 = Un incendio en invierno quema la mitad de la madera del suelo de una comarca. En verano la quema toda, y además la mitad de la que cada clan almacena allí.
    .title = Incendio
rule-FIN-070 = Un robo quita a cada clan con una bandera en la comarca un cuarto de sus monedas, redondeando hacia abajo.
    .title = Robo
rule-FIN-071 = La tierra fértil trae un dado de cultivo del valor actual por cada vez que antes coincidieron cultivos en esta comarca.
    .title = Fertilidad
rule-FIN-072 = Una crecida hunde todos los barcos con sus bienes en su tramo de río, hasta las próximas confluencias. Con una opción es el río entero.
    .title = Crecida
rule-FIN-073 = Una veta rica añade 1 de hierro cada vez que coinciden montañas en su comarca, ya desde su propia carta.
    .title = Una veta rica

## Recolección y comida

rule-FIN-074 = Por turno eliges una comarca donde tienes una bandera. Después cada clan de allí, empezando por ti, toma tantos bienes como banderas tiene en ella, más el extra.
    .title = La recolección
rule-FIN-075 = Después tomas un bien por cada enlace directo tuyo, de la comarca de cualquiera de sus extremos.
    .title = Recolección por enlaces
rule-FIN-076 = Tomas un bien más si tu clan está solo en la comarca o tiene parte en una ciudad cerrada de allí. Las dos cosas juntas siguen trayendo uno, salvo que la opción las sume.
    .title = El extra
rule-FIN-077 = Solo tomas lo que puedes almacenar al momento en ese territorio. La comida que se junta con otra puede no necesitar sitio nuevo.
    .title = Sitio para lo recolectado
rule-FIN-078 = La comida de un mismo tipo se suma dentro de una unidad. Cada seis puntos, o parte de seis, ocupan un sitio.
    .title = La comida se junta
rule-FIN-079 = Después de la recolección cada ficha pequeña come 1 punto de comida y cada ficha grande 2.
    .title = Comer
rule-FIN-080 = Una ficha come primero de las unidades de su comarca, después del resto del territorio y nunca de otro. Primero los cultivos, luego peces, caza y ganado.
    .title = Qué comida se come
rule-FIN-081 = Si falta comida, eliges quién pasa hambre. Una ficha sin comer se pierde y cuesta un punto de estrella; los bienes sin sitio quedan en el suelo. Una ficha grande con 1 de comida pasa a ser pequeña.
    .title = Hambre
rule-FIN-082 = Una ciudad cerrada que pierde una ficha vuelve a estar abierta, también para el clan que se queda. Lo pagado por unirla se pierde.
    .title = Una ciudad rota
rule-FIN-083 = Si pierdes tu último poblado, vuelves a ser nómada. Tus barcos y carros se quedan contigo.
    .title = Nómada otra vez
rule-FIN-084 = Después de comer recibes 1 moneda por cada sitio vacío de tus unidades. Una caravana no trae ninguna.
    .title = Los almacenes vacíos pagan

## Acciones

rule-FIN-085 = Tienes una acción por cada comarca donde vives y otra por cada ciudad cerrada en la que tienes parte. Un nómada tiene una.
    .title = Tus acciones
rule-FIN-086 = Antes de las acciones puedes vender acciones guardadas por 3 monedas cada una, o saldar las que debes por 5 cada una, hasta donde te alcance.
    .title = Acciones guardadas
rule-FIN-087 = Las acciones se hacen por bloques, en el sentido de las agujas del reloj. En tu turno haces las de tu bloque, o paras y guardas todas las que quedan para el turno siguiente.
    .title = Rondas de acciones
rule-FIN-088 = Los bloques tienen 1, 3, 4, 5 y 6 acciones. En cada ronda haces las que tu número alcanza dentro de su bloque más alto: con 7 acciones, primero 3.
    .title = Los bloques
rule-FIN-089 = Un ataque o una conversión cuesta dos acciones, y necesitas ambas en el mismo turno de acción.
    .title = Dos acciones
rule-FIN-090 = Si debes más acciones de las que tienes, no haces ninguna, y lo que falta se sigue debiendo.
    .title = Acciones debidas
rule-FIN-091 = Guardas cinco acciones como máximo. Las que sobran se venden por 3 monedas cada una; una opción quita el límite.
    .title = Cinco guardadas

## Construir

rule-FIN-092 = Un poblado pequeño cuesta 2 de hierro y 3 de madera.
    .title = Un poblado pequeño
rule-FIN-093 = Un poblado grande cuesta 4 de hierro, 6 de madera y 1 de oro.
    .title = Un poblado grande
rule-FIN-094 = Una ficha pequeña pasa a ser grande por 2 de hierro, 3 de madera y 1 de oro. En una ciudad cerrada cuesta además 2 de hierro y 4 monedas.
    .title = Crecer
rule-FIN-095 = Cierras una ciudad con una segunda ficha junto a tu poblado. Además de la ficha misma, cada una de las dos fichas pequeñas cuesta 1 de hierro y 2 monedas.
    .title = Cerrar una ciudad
rule-FIN-096 = Al unir una ficha grande a otra se pagan por ella 2 de hierro y 4 monedas en vez de 1 de hierro y 2 monedas, además del precio de un poblado grande.
    .title = Una ficha grande en la ciudad
rule-FIN-097 = Con un patriarca activo las fichas de una ciudad no pagan monedas al unirse, y nadie convierte a tus especialistas.
    .title = El patriarca
rule-FIN-098 = Puedes poner una ficha junto a un poblado de otro clan, si consiente. Pagas tu ficha y su grupo; el dueño paga el grupo de la suya y gana un nivel de espiritualidad. Una negativa no cuesta nada; al mismo poblado se le pregunta una vez por fase de acción.
    .title = Una ciudad de dos clanes
rule-FIN-099 = En una ciudad que comparten dos clanes, ambos tienen lo que da una ciudad cerrada: el extra de la recolección, una acción y protección.
    .title = Una ciudad mixta
rule-FIN-100 = Puedes llevar tu ficha de una ciudad mixta a una ubicación libre de la misma comarca, con sus bienes. Ambos poblados quedan abiertos y no se devuelve nada.
    .title = Dejar una ciudad
rule-FIN-101 = Una ciudad cerrada tiene exactamente dos fichas. No se le puede unir una tercera.
    .title = Dos fichas
rule-FIN-102 = Si tienes un poblado, solo fundas otros en ubicaciones cuyo camino lleva a un asentamiento o barco tuyo.
    .title = Fundar por el camino
rule-FIN-103 = Un nómada funda en cualquier ubicación libre y puede pagar un poblado pequeño con bienes del suelo de esa comarca. Una opción lo prohíbe.
    .title = Los nómadas fundan
rule-FIN-104 = Un nómada guarda hasta cinco bienes en una caravana. Cuando funda un poblado pasan a él; lo que no cabe se deja, a su elección.
    .title = La caravana
rule-FIN-105 = Cada bandera que construyes trae un punto de estrella por cada dolmen de su comarca.
    .title = Construir junto a dólmenes
rule-FIN-106 = Un barco cuesta 1 de hierro y 2 de madera. Va ante un embarcadero libre de una comarca donde vives o en un camino con una unidad tuya.
    .title = Un barco
rule-FIN-107 = Un carro cuesta 1 de hierro y 1 de madera. Lo construyes en cualquier comarca que tenga un camino y una unidad tuya.
    .title = Un carro
rule-FIN-108 = Un barco que desmontas devuelve 2 de madera y un carro 1; el hierro se pierde. Los poblados no se pueden desmontar.
    .title = Desmontar
rule-FIN-109 = En un dolmen de una comarca con una unidad tuya, o en su camino, ofreces 2 de oro por un nivel de espiritualidad: uno queda en el dolmen y otro se gasta. Cada dolmen una vez por fase. Un bardo ahorra el oro que se gasta.
    .title = Ofrenda
rule-FIN-110 = En un asentamiento das un banquete a otros clanes con un asentamiento al alcance: 5 de comida por invitado, 1 de oro a cada uno y 1 de oro gastado. Cada invitado te trae un nivel de espiritualidad.
    .title = Banquete
rule-FIN-111 = Das 2 de oro a un clan con una unidad al alcance y ganas un nivel de espiritualidad: un regalo por fase, y ninguno a un clan que te dio uno en esta fase o en la anterior.
    .title = Regalo

## Espiritualidad y transporte

rule-FIN-112 = Cinco puntos de estrella son un nivel de espiritualidad, y cada nivel ganado da una acción guardada. Al perder puntos, un nivel vuelve a ser cinco puntos; por debajo de cero no se pierde nada.
    .title = Puntos de estrella
rule-FIN-113 = Un barco navega por el río hasta un embarcadero libre. Puede alcanzar 4 embarcaderos, uno menos por cada bien a bordo, y pasar por los ocupados.
    .title = Navegar
rule-FIN-114 = Un carro lleva un bien por cualquier número de puentes a otra comarca. Si vives en los dos extremos, puede traer otro de vuelta. Mover un carro vacío es un paso libre.
    .title = Carros
rule-FIN-115 = Una acción pone sobre un especialista el bien que necesita, o recupera el último. Cada carta se cambia una vez por fase. Descubrir un especialista oculto es gratis.
    .title = Activar y desactivar
rule-FIN-116 = Una unidad con hierro ataca a una unidad a su alcance. Comprometes hierro, el otro clan responde con hierro de su unidad, y ambos lo pierden. Con 1 más vences y tomas todos los bienes de una clase, si te caben.
    .title = Ataque
rule-FIN-117 = Contra una ciudad cerrada necesitas 2 más que la defensa.
    .title = Atacar una ciudad
rule-FIN-118 = Solo tomas lo que cabe en tu territorio. El resto se queda donde estaba.
    .title = Sitio para el botín
rule-FIN-119 = Un barco o carro vacío que es vencido se destruye: recibes 2 o 1 de madera y pierdes un punto de estrella.
    .title = Un barco o carro vacío
rule-FIN-120 = Un guerrero activo suma 1 a un ataque, una vez por fase. Un luchador activo suma 1 a una defensa. Cada uno come 1 punto de la comida de su carta.
    .title = Guerrero y luchador
rule-FIN-121 = Por 2 niveles de espiritualidad una bandera de otro clan cambia de bando; ese clan gana un nivel. Donde vives en esa comarca, una ficha tuya crece o recibe una segunda. Los bienes sin sitio los salva primero su clan.
    .title = Conversión
rule-FIN-122 = Donde no tienes bandera en la comarca, una ficha pequeña de allí se cambia por una tuya; en una ciudad cerrada pagas un grupo, y pasa a ser mixta.
    .title = Convertir en otra comarca
rule-FIN-123 = Si no se puede cambiar ninguna ficha, el otro clan pierde la bandera y crece una ficha pequeña tuya en otra parte.
    .title = Convertir sin ficha
rule-FIN-124 = Necesitas 2 niveles de espiritualidad más que el otro clan, contando las cartas mágicas activas, y 2 propios que gastar.
    .title = Quién puede convertir
rule-FIN-125 = Con un druida activo tomas de otro clan un especialista descubierto que valga menos de 4 de oro, por su valor en oro. Un clan con un patriarca activo conserva los suyos.
    .title = El druida

## Mercado y monedas

rule-FIN-126 = Compras un lote completo del mercado: 3 de madera, 2 de hierro o un grupo de comida. Cuanto más hay, más bajo es el precio; el lote completo más barato sale primero.
    .title = Comprar
rule-FIN-127 = Vendes 3 de madera, 2 de hierro o exactamente 12 puntos de comida de cualquier tipo. Cuanto más tiene el mercado, menos paga.
    .title = Vender
rule-FIN-128 = Con un comerciante activo cada compra cuesta 1 moneda menos y cada venta da 1 moneda más.
    .title = El comerciante
rule-FIN-129 = El mercado solo vende lotes completos: 3 de madera, 2 de hierro o un grupo de comida con 12 puntos o más.
    .title = Solo lotes completos
rule-FIN-130 = Un mercado lleno sigue comprando, al precio más bajo. Lo que no le cabe va a la reserva.
    .title = Un mercado lleno
rule-FIN-131 = Los bienes comprados están en tu mano y pueden usarse al momento, en cualquier lugar. Lo que sobra al final se almacena, o se deja junto a tu primera unidad.
    .title = Bienes comprados
rule-FIN-132 = Con 1 de madera para el fuego se acuña oro: 5 monedas por el primero y 6 por cada uno más. Fundir cuesta 7 monedas por el primer oro y 6 por cada uno más, si tienes sitio.
    .title = Acuñar y fundir
rule-FIN-133 = El oro, la leña y el almacén deben estar en el mismo territorio. La madera de otro lugar no sirve, pero la comprada sí.
    .title = El fuego
rule-FIN-134 = Cada fundición trae un punto de estrella por cada dos de oro que produce, dos como máximo en una fase de acciones. Hay opciones que cuentan monedas o quitan el límite.
    .title = Puntos por fundir
rule-FIN-135 = Con un carpintero activo, tras pagar 2 de madera en una fase la siguiente es gratis, una vez, por 1 punto de la comida de la carta.
    .title = El carpintero
rule-FIN-136 = Con un herrero activo, tras pagar 2 de hierro en una fase el siguiente es gratis, una vez, por 1 punto de la comida de la carta.
    .title = El herrero
rule-FIN-137 = Con un constructor activo, tras pagar 3 de madera por fichas de poblado en una fase la siguiente es gratis, e igual con el hierro: cada una una vez, por 1 punto de la comida de la carta.
    .title = El constructor
rule-FIN-138 = Un mesonero activo ahorra 1 de comida en una comarca donde se deben al menos 3, o 1 en un banquete, una vez por turno.
    .title = El mesonero
rule-FIN-139 = Un ladrón activo toma un bien de una unidad ajena a su alcance, por una acción y 1 punto de la comida de la carta.
    .title = El ladrón
rule-FIN-140 = Un vate activo mira las dos cartas de encima del mazo y guarda una para el turno siguiente; o descubre una carta oculta de otro clan. Un objetivo oculto pasa a ser de todos.
    .title = El vate
rule-FIN-141 = Un hechicero activo convierte 1 de hierro en 1 de oro, o desactiva a un especialista activo de otro clan, que recupera sus bienes.
    .title = El hechicero
rule-FIN-142 = Un bardo activo cura todas las cartas de un clan; un druida, vate o hechicero activo cura una carta de cualquier clan.
    .title = Curar
rule-FIN-143 = Un espía activado va al vecino de la derecha. Tras cada fase de cartas con uno o dos medios años, quien lo tiene pierde otras tantas acciones guardadas, el dado baja y la carta sigue. Tras más de un año su dueño queda descubierto y pierde lo que marca el dado.
    .title = El espía
rule-FIN-144 = El mendigo circula del mismo modo. Quien lo tiene pone 2 monedas por medio año; al acabarse el dado van a su dueño, y si queda descubierto, a la banca.
    .title = El mendigo
rule-FIN-145 = Cada druida, bardo, vate o hechicero activo cuenta como un nivel de espiritualidad al comparar y al final. No da acción ni se puede gastar.
    .title = Cartas mágicas

## El final

rule-FIN-146 = Un especialista que al final sigue boca abajo vale su precio en oro. Uno boca arriba no vale nada.
    .title = Especialistas ocultos
rule-FIN-147 = Quien más tenga al final gana 5 puntos; dos que empatan, 2 cada uno; los demás pierden 1. Si empatan tres o más no ganan nada.
    .title = Objetivos finales públicos
rule-FIN-148 = Cuenta solo para su dueño: 8 puntos por tener más que nadie, 4 si empata con otro clan, si no 2 puntos menos.
    .title = Objetivos finales ocultos
rule-FIN-149 = Un objetivo público es del primer clan que lo cumple. Uno oculto se descubre cuando lo cumple su dueño y vale más; si no se cumple, resta puntos.
    .title = Objetivos parciales
rule-FIN-150 = Una ficha pequeña vale 3 puntos y una grande 8; en una ciudad cerrada, 1 o 3 más. Una ciudad cerrada con un enlace directo vale 3 por cada bandera tuya en ella.
    .title = Fichas y enlaces
rule-FIN-151 = Un poblado abierto con un enlace directo vale 1 por bandera, pero al menos 2 si el enlace lleva a una ciudad cerrada tuya. Una opción quita ese mínimo.
    .title = Poblados abiertos con enlaces
rule-FIN-152 = En una ciudad mixta cada clan puntúa su propia ficha y sus propios enlaces.
    .title = Ciudades compartidas al final
rule-FIN-153 = Cada barco vale 2 puntos y cada carro 1.
    .title = Barcos y carros
rule-FIN-154 = Cada nivel de espiritualidad vale 2. Quienes tienen más se reparten 4, 6 u 8 puntos con dos, tres o más clanes; quienes tienen menos pierden otros tantos. Si todos empatan, nada.
    .title = La espiritualidad al final
rule-FIN-155 = Por cada asentamiento solo cuenta la mejor conexión: una ciudad cerrada con enlace no puntúa además su puente. Sin enlace, una ciudad cerrada junto a un puente vale 1 por bandera.
    .title = La mejor conexión
rule-FIN-156 = Cuando el mazo se acaba, el turno se juega hasta el final. Después se puntúa la partida.
    .title = El final
rule-FIN-157 = A igualdad de puntos gana la mayor espiritualidad, luego quien tiene más monedas y luego más comarcas con banderas propias.
    .title = Empates

## En la mesa

rule-FIN-158 = Nadie conoce el orden del mazo. Tu mano oculta y tus cartas boca abajo solo las conoces tú; lo demás está a la vista. Al final se muestra todo.
    .title = Lo que está oculto
rule-FIN-159 = El mismo azar y las mismas decisiones llevan siempre a la misma posición, en cualquier máquina.
    .title = Siempre igual
rule-FIN-160 = Cada turno reparte cartas mientras las haya, y los pasos libres son 20 como máximo en un turno de acciones. Tras el turno 80 la partida se puntúa en cualquier caso.
    .title = Toda partida termina
rule-FIN-161 = Hay 50 de madera, 50 de hierro y 50 de oro: en la reserva, en el suelo, en almacenes, en el mercado o sobre cartas y dólmenes. Nada sale de la nada.
    .title = Nada se pierde
rule-FIN-162 = Una ficha pequeña almacena 3 bienes, una grande 5, un barco 2 y un carro 1. Lo que sobra se deja; de la comida se va el dado más pequeño.
    .title = Sitio en las unidades

## Casos especiales

rule-FIN-163 = Un río sobre la tierra puede dividir una comarca, pero ninguna carta une nunca dos.
    .title = Las comarcas se dividen
rule-FIN-164 = Ningún poblado, segunda ficha ni barco puede estar en una casilla donde termina un río o el mar.
    .title = Los ríos quedan abiertos
rule-FIN-165 = Si dos flechas señalan la misma casilla, dices a cuál pertenece el poblado. Solo llevan a él los caminos de esa comarca.
    .title = Dos flechas
rule-FIN-166 = Si se cubre un dolmen, el oro que hay sobre él queda allí en el suelo.
    .title = Un dolmen cubierto
rule-FIN-167 = Si una ciudad pierde la ficha de su flecha, la otra se desliza hasta allí y conserva el camino. Cuenta como poblado abierto.
    .title = La ficha que queda
rule-FIN-168 = Si una comarca se divide, cada carro va con la parte donde su clan tiene más banderas, y después más unidades.
    .title = Carros cuando la tierra se divide
rule-FIN-169 = Si no hay sitio en un territorio, la comida de un mismo tipo se junta cuando así queda libre un sitio: de la unidad más alta a la más baja, primero cultivos, luego peces, caza y ganado.
    .title = Hacer sitio
rule-FIN-170 = Un clan regala oro al mismo clan dos veces por partida como mucho; una opción quita el límite.
    .title = Dos regalos
rule-FIN-171 = Las acciones guardadas van de 10 debidas a 5. Un nivel ganado en el tope se paga con 3 monedas; lo que bajaría más se olvida.
    .title = Límites de lo guardado
rule-FIN-172 = La acción de un nivel ganado mientras se juegan cartas ya es tuya en ese mismo turno.
    .title = Un nivel en la fase de cartas
rule-FIN-173 = Con una sola carta en el mazo el vate la guarda o la devuelve; sin ninguna no hay nada que ver. Una carta devuelta es la próxima que se reparte.
    .title = El vate al final
rule-FIN-174 = Con dos clanes, una carta que circula se queda con el rival. Si enferma fuera, vuelve a casa enferma.
    .title = Circular con dos clanes
rule-FIN-175 = El farsante circula como el espía. Quien lo tiene recibe menos cartas en el reparto siguiente, nunca menos de cero.
    .title = El farsante
rule-FIN-176 = El cizañero circula como el espía. Quien lo tiene toma menos bienes en la próxima recolección por enlaces.
    .title = El cizañero
rule-FIN-177 = Con dos herramientas sobre un cazador, el primer dado de caza que recolectas en un turno vale 2 más, hasta 6.
    .title = La segunda herramienta del cazador
rule-FIN-178 = Los bienes de un lote pueden venir de todas tus unidades juntas, estén donde estén.
    .title = Vender desde lejos
rule-FIN-179 = Un objetivo cumplido conserva sus puntos aunque luego se pierda su condición. Uno oculto deja libre su lugar.
    .title = Lo cumplido queda cumplido
rule-FIN-180 = Un clan sin poblados tiene una acción, y sus barcos y carros siguen almacenando. Puede usar lo que llevan para fundar un poblado en su camino.
    .title = Un nómada con barco
rule-FIN-181 = Una unidad que gastó sus últimos bienes en la defensa ni se saquea ni se destruye.
    .title = Vaciada por la defensa
rule-FIN-182 = Si conviertes la otra ficha de una ciudad mixta tuya, esa ficha se retira, la ciudad queda abierta y tu ficha crece sin coste.
    .title = Convertir al socio
rule-FIN-183 = La comida que no le cabe al mercado se compra al precio más bajo y se olvida.
    .title = Demasiada comida
rule-FIN-184 = Si la reserva tiene menos de lo que te toca, recibes lo que haya.
    .title = Una reserva vacía
rule-FIN-185 = Cuando tu ciudad se cierra o crece, tu segunda ficha puede pasar a otra casilla vacía junto a la primera.
    .title = La segunda ficha se mueve
rule-FIN-186 = Una comarca que una carta acaba de crear no tenía antes ninguna ubicación. Por eso la primera libre también te da un punto de estrella.
    .title = Ubicaciones de una comarca nueva
rule-FIN-187 = Un asentamiento ajeno queda aislado si pierde el camino a otro con el que estaba enlazado, o a su último puente. Cada uno te cuesta un punto de estrella por carta; los tuyos no cuestan nada.
    .title = Quién queda aislado
rule-FIN-188 = Solo los poblados pequeños pueden pagarse con bienes del suelo, nunca los grandes.
    .title = Del suelo, solo pequeños
rule-FIN-189 = Todos saben cuántas cartas de cada clase quedan en un montón, y cada carta que queda en el de arriba tiene la misma probabilidad de salir.
    .title = Qué hay en los montones
rule-FIN-190 = La mesa tiene 63 por 63 casillas, 31 desde el centro en cada dirección, y nunca pueden cubrirse más de 400. Más allá no puede haber nada.
    .title = El borde de la mesa
rule-FIN-191 = Una carta no puede cubrir una confluencia de modo que desaparezca una de sus comarcas.
    .title = Una confluencia se queda
rule-FIN-192 = Si tres poblados tuyos están en un mismo camino, solo se enlazan los vecinos, no el primero con el último.
    .title = Enlaces entre vecinos
rule-FIN-193 = Una carta con dolmen que se recupera y se vuelve a colocar no trae más puntos de estrella.
    .title = Un dolmen paga una vez
rule-FIN-194 = Los bienes comprados pueden guardarse durante todas las rondas de una fase de acciones. Con una opción, solo hasta el final de cada turno de acciones.
    .title = Cuánto esperan los bienes
