# Las lecciones de Carcassonne; sus posiciones están en src/oppidum/games/carcassonne/learn/lessons.

lesson-carcassonne-place = Colocar una loseta
    .teaches = En cada turno robas una loseta y la colocas junto a otras. Donde toca a otra, los lados deben coincidir: ciudad con ciudad, camino con camino, granja con granja.
    .task = Coloca tu loseta en el hueco que hay entre las demás.
    .hint = El hueco tiene losetas en tres lados. ¿Qué le muestran? Elige el hueco: tu loseta se gira sola hasta que coincidan los tres.
    .reached = ¡Muy bien! Todos los lados coinciden. El que no toca nada todavía no importa.
    .missed-elsewhere = Ahí también encaja, pero el hueco sigue abierto. Busca la casilla con losetas en tres lados.

lesson-carcassonne-follower = Enviar un seguidor
    .teaches = Con tu loseta ya en la mesa, puedes poner en ella uno de tus siete seguidores. Espera allí hasta que se completa la zona donde está; entonces te da puntos y vuelve a casa. En un camino se llama ladrón: un camino completo da 1 punto por loseta.
    .task = Completa el camino con esta loseta y consigue sus 4 puntos al momento.
    .hint = Un camino termina en un cruce. Cierra el extremo abierto del camino, al este, y pon tu seguidor en esa parte del camino.
    .reached = Cuatro losetas, cuatro puntos, y tu seguidor ya está en casa. Puedes usarlo en el próximo turno.
    .missed-nobody = Sin seguidor no cobra nadie. La próxima vez envía uno antes de acabar el turno.
    .missed-open = Tu seguidor está en algo que aún no está completo, o en otro camino, y tiene que esperar. ¿Qué camino ha cerrado tu loseta?

lesson-carcassonne-city = Ciudades y escudos
    .teaches = Un seguidor en una ciudad es un caballero. Una ciudad está completa cuando su muralla se cierra por todos lados: entonces cada loseta suya da 2 puntos, y cada escudo otros 2.
    .task = Tu caballero espera en la ciudad. Complétala en dos turnos, con un escudo dentro: al menos 10 puntos.
    .hint = Primero amplía la ciudad con el escudo. Tu loseta siguiente cierra una muralla.
    .reached = Cuatro losetas y un escudo: 4 veces 2, y 2 más. Las ciudades grandes dan más, pero tardan más en completarse.
    .missed-plain = La ciudad está completa, pero sin escudo: son menos de 10 puntos. Coloca antes la loseta del escudo dentro de la ciudad.
    .missed-steps = Han pasado los dos turnos y la ciudad sigue abierta. ¿Dónde tiene un hueco su muralla?

lesson-carcassonne-road = Caminos más largos
    .teaches = Un camino está completo cuando sus dos extremos están cerrados: por un cruce, una ciudad o un monasterio. Si tu ladrón ya está en él, no hace falta enviar a nadie.
    .task = Une los dos tramos de camino. Tu ladrón gana 6 puntos.
    .hint = Tu ladrón está en el camino del oeste; el otro tramo termina en el monasterio del este. Entre los dos falta una loseta.
    .reached = Seis losetas, seis puntos. Da igual quién las colocó: todas cuentan.
    .missed-elsewhere = Los dos tramos siguen separados. Busca el hueco en el camino.

lesson-carcassonne-cloister = Monasterios
    .teaches = Un seguidor en un monasterio es un monje. Un monasterio está completo cuando hay losetas en las ocho casillas que lo rodean; da 1 punto por sí mismo y 1 por cada una de ellas.
    .task = Envía un monje y coloca después la última loseta a su alrededor: 9 puntos en dos turnos.
    .hint = Coloca el monasterio donde más vecinas tenga y pon en él a tu monje. En el próximo turno solo queda una esquina.
    .reached = Nueve puntos. Las esquinas cuentan, y no importa quién coloque las losetas.
    .missed-nobody = En tu monasterio no hay ningún monje, así que nadie cobrará por él. Solo puedes enviarlo en el turno en que colocas la loseta.
    .missed-steps = Han pasado los dos turnos y el monasterio aún no está rodeado. Cuantas más vecinas tenga desde el principio, mejor.

lesson-carcassonne-farm = Granjeros
    .teaches = Un seguidor en una granja es un granjero. Los granjeros se quedan hasta el final de la partida; entonces su granja da 3 puntos por cada ciudad completa que la toca. Los caminos y las ciudades separan las granjas.
    .task = Envía un granjero a la granja que toca tres ciudades completas.
    .hint = Las tres ciudades están al norte del camino. Tu loseta necesita un trozo de esa granja, y ahí tiene que estar el granjero, no al sur del camino.
    .reached = Tres ciudades: 9 puntos al final, si nadie tiene allí más granjeros. Y más, si se completan otras ciudades junto a ella.
    .missed-nobody = Todavía no hay nadie en la granja. Esta vez envía un granjero.
    .missed-robber = No es un granjero: está en el camino o en una ciudad. Elige una parte verde de tu loseta.
    .missed-poor = Tu granjero abastece a menos de tres ciudades. Los caminos separan las granjas: ¿a qué lado del camino están las ciudades?

lesson-carcassonne-join = Unirse a la ciudad de otro
    .teaches = No puedes enviar un caballero a una ciudad en la que ya hay uno. Pero puedes empezar otra al lado y unir las dos. Si entonces tienes tantos caballeros como el otro, los dos os lleváis todos los puntos.
    .task = Comparte la ciudad grande: consigue sus puntos en dos turnos.
    .hint = Empieza una ciudad junto al hueco de la muralla, con un caballero tuyo. La loseta siguiente une las dos.
    .reached = Un caballero cada uno, así que los dos os lleváis todos los puntos. Con dos caballeros te los habrías llevado solo tú.
    .missed-alone = La ciudad está completa, pero no tienes ningún caballero en ella: solo cobra el otro jugador.
    .missed-steps = Han pasado los dos turnos y la ciudad no te ha dado nada. Tu ciudad tiene que tocar el mismo hueco de la muralla.

lesson-carcassonne-river = El río
    .teaches = Con el río, sus losetas se colocan primero, cada una al final de la anterior. El río nunca gira dos veces seguidas hacia el mismo lado. En el agua no se pone nadie, pero lo demás de una loseta de río se puede ocupar.
    .task = Prolonga el río dos veces. Pon un ladrón en el camino de su curva y después un monje en el monasterio de la orilla.
    .hint = Cada loseta de río tiene un solo sitio. Lo que importa es dónde está tu seguidor: ahora en el camino, en el próximo turno en el monasterio.
    .reached = Uno en el camino y otro en el monasterio. Cuando el río llega a su lago, siguen las demás losetas.
    .missed-other = La tarea pide un ladrón en este camino y un monje en aquel monasterio. Solo puedes enviar un seguidor a la loseta que acabas de colocar.
    .missed-steps = Han pasado los dos turnos. La primera loseta tiene el camino; la segunda, el monasterio.
