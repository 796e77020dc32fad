# Las lecciones de Finisterre; sus posiciones están en src/oppidum/games/finisterre/learn/lessons.

lesson-finisterre-land = Paisajes que coinciden
    .teaches = El mapa lo dibujáis carta a carta. Donde tu carta nueva y otra más antigua muestran el mismo paisaje a los dos lados de su borde, aparecen recursos: los bosques traen madera y caza, las montañas hierro. Puedes tomar uno de esos recursos; los demás quedan ahí para todos.
    .task = Coloca tu carta de modo que coincidan bosques y montañas a la vez. Después toma hierro.
    .hint = Los dos cuadrados del lado este muestran bosque y montaña. Gira tu carta hasta ponerla vertical: su montaña junto a uno, su bosque junto al otro.
    .reached = Han aparecido madera, hierro y caza, y el hierro es tuyo. Dos bordes han traído más que uno.
    .missed-wood = Coinciden bosques, pero no has tomado hierro o no lo había. Los dos paisajes tienen que coincidir.
    .missed-one = Ahí coincide un solo paisaje, o ninguno. Prueba con la carta en vertical, en el lado este del mapa.

lesson-finisterre-found = Tu primer poblado
    .teaches = Sin poblado eres un nómada. Puedes fundar uno ante cualquier flecha libre, por 3 de madera y 2 de hierro, y pagar con lo que hay en el suelo de esa tierra. La tierra entre ríos se llama comarca. Un poblado come cada turno, pero solo comida de sus almacenes, nunca del suelo: antes tiene que recolectarla en su propia comarca.
    .task = Funda un poblado pequeño en la comarca donde hay algo que comer.
    .hint = En las dos orillas hay madera y hierro. ¿En cuál hay además cultivos?
    .reached = La madera y el hierro se han pagado del suelo, y hay cultivos que recolectar en los próximos turnos.
    .missed-hungry = En esta comarca no hay nada que comer. Mira qué hay en la otra orilla.
    .missed-stopped = Has parado sin fundar. Un nómada tiene una acción; úsala.

lesson-finisterre-harvest = Recolectar y comer
    .teaches = En la recolección tomas recursos del suelo de tu comarca: uno por cada bandera que tienes en ella, y uno más si tu clan está solo. Después comen todos: un poblado pequeño, 1 punto de comida, o se pierde. Y cada hueco vacío de tus almacenes da una moneda.
    .task = Consigue hierro y que tu poblado no pase hambre.
    .hint = Puedes tomar dos recursos. Uno de ellos deberían ser cultivos.
    .reached = Ya tienes el hierro, y el poblado ha comido. Lo que sobra de los cultivos le sirve el próximo turno.
    .missed-hungry = Nadie trajo comida y el poblado se ha perdido. Uno de tus dos recursos tiene que ser cultivos.
    .missed-poor = El poblado ha comido, pero no hay hierro. Puedes tomar dos recursos: cultivos y hierro.

lesson-finisterre-two-comarcas = Dos comarcas, un camino
    .teaches = Por cada comarca en la que vives tienes una acción en cada turno. Dos poblados tuyos en un mismo camino, con un puente entre ellos como mucho, están enlazados: el enlace trae un recurso en cada recolección, y puntos al final.
    .task = Funda un segundo poblado en la otra comarca, enlazado con el primero.
    .hint = Sigue el camino desde tu poblado por el puente. ¿A qué flecha libre llega al otro lado?
    .reached = Dos comarcas, dos acciones y un enlace. Desde ahora cada recolección trae un recurso más.
    .missed-same = Ese poblado está en la misma comarca que el primero y no da otra acción. Mira al otro lado del río.
    .missed-spent = Has gastado tu acción. Esta vez es para un poblado.
    .missed-stopped = Has parado sin fundar. En tu almacén están la madera y el hierro para un poblado pequeño.
    .missed-steps = Aún tienes la acción, pero se acabaron los pasos. Funda un poblado pequeño en la otra orilla.

lesson-finisterre-city = Mercado y ciudad
    .teaches = El mercado vende lotes completos, 3 de madera o 2 de hierro, y lo comprado se puede usar enseguida. Una segunda loseta junto a tu poblado lo convierte en ciudad cerrada: una acción más, un recurso más y más puntos. Con dos losetas pequeñas cuesta 3 de madera, 4 de hierro y 4 monedas.
    .task = Cierra una ciudad.
    .hint = La madera ya la tienes. Compra hierro dos veces; se encarece, pero tus monedas alcanzan. Después añade la loseta.
    .reached = Una ciudad cerrada: 8 puntos en vez de 3, y una acción más en cada turno.
    .missed-apart = Eso es un segundo poblado, no una ciudad. Elige la acción que añade una loseta junto a tu poblado.
    .missed-steps = Todavía no hay ciudad. Necesitas 4 de hierro: compra dos lotes, y nada más.

lesson-finisterre-specialist = Un especialista
    .teaches = Los especialistas están delante de ti. La mayoría solo hacen algo cuando están activos: con una acción se les pone un recurso encima. Tu comerciante necesita oro; entonces pagas una moneda menos por cada lote que compras y recibes una más por cada venta.
    .task = Con dos acciones, vende tu madera por 9 monedas.
    .hint = Sin el comerciante el mercado paga 8. Primero pon tu oro sobre él.
    .reached = Nueve monedas. El comerciante sigue activo, y en otro turno puedes recuperar el oro.
    .missed-plain = Esa venta dio 8 monedas. Activa al comerciante antes de vender.
    .missed-steps = Aún no has vendido la madera por 9 monedas. Activa al comerciante y después vende.

lesson-finisterre-spirit-or-sword = Espíritu o espada
    .teaches = Con dos acciones puedes incomodar a un vecino. Ataque: gastas hierro, el vecino responde con el suyo, y si eres más fuerte te llevas todos los recursos de un tipo. Conversión: si estás dos niveles de espiritualidad por encima, gastas dos y una de sus banderas pasa a ser tuya.
    .task = Quédate con el oro de tu vecino, o con su poblado.
    .hint = Aquí sirven los dos caminos. Tiene 1 de hierro para defenderse. Y no tiene espiritualidad; tú tienes 3.
    .reached = Hecho, por la fuerza o por la fe. Las dos cosas tienen su precio: hierro, o dos niveles de espiritualidad.
    .missed-repelled = El vecino también tenía 1 de hierro: tu ataque no fue más fuerte que su defensa. Los dos lo pierden.
    .missed-other = Eso gasta una acción, y un ataque o una conversión necesitan dos. Empieza por una de ellas.
    .missed-steps = Aún no has conseguido nada. Elige el ataque o la conversión entre tus acciones.

lesson-finisterre-objective = Objetivos
    .teaches = Un objetivo que robas se puede guardar oculto, hacer público o vender sin mostrarlo por 3 monedas. El público es de quien lo cumple primero, por menos puntos. El oculto es solo tuyo, pero resta puntos si nunca lo cumples.
    .task = El objetivo pide tres carros. Consigue sus 5 puntos en este turno.
    .hint = Ya tienes dos carros, y madera y hierro para un tercero. ¿Quién más debería aprovecharlo? Nadie: guárdalo oculto.
    .reached = Oculto y cumplido enseguida: 5 puntos, y su hueco vuelve a estar libre.
    .missed-sold = Vendido: 3 monedas ahora, pero ningún punto. Podías cumplirlo en este mismo turno.
    .missed-public = Público da solo 3 puntos, y otros pueden ser más rápidos.
    .missed-steps = Todavía no está cumplido. Construye un carro en este turno.

lesson-finisterre-last-turn = El último turno
    .teaches = Cuando se acaba el mazo se juega el turno hasta el final, y entonces puntúa todo: losetas, enlaces, barcos y carros, objetivos. Cada nivel de espiritualidad vale 2; con dos clanes, quien tiene más gana otros 4 y el otro pierde 4. Los recursos no valen nada por sí solos; solo algunos objetivos los cuentan.
    .task = Es tu última acción. Termina con 18 puntos.
    .hint = Tu vecino y tú tenéis dos niveles. Uno más decide. Un dolmen acepta oro.
    .reached = Un nivel más que tu vecino: 2 puntos por él, 4 por tener más, y tu vecino pierde 4.
    .missed-steps = La partida termina con menos de 18 puntos. ¿Cuánto vale tu oro en el dolmen, y cuánto en tu almacén?
