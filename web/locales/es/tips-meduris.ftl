# Consejos de una partida guiada de Meduris: qué se puede hacer ahora, qué ha hecho el rival y por qué importa.

tip-meduris-workers = Cada uno de los cuatro altiplanos da una materia prima. Un trabajador allí te trae una cuando sale en el dado: repártelos o júntalos.
    .title = Pon a tus trabajadores
tip-meduris-turn = En cada turno haces una de tres cosas: una cabaña o un templo en una casilla iluminada, o un gran beneficio moviendo a un trabajador. Con cabañas y templos se ganan los puntos: por las ofrendas al druida, las piedras rúnicas y las filas junto a los templos.
    .title = Tu turno
tip-meduris-die = El dado muestra { $material ->
        [wood] madera
        [wool] lana
        [copper] cobre
       *[stone] piedra
    }: cada trabajador de ese altiplano, tuyo o ajeno, acaba de traer una a su dueño. Este pequeño beneficio abre cada turno.
    .title = El pequeño beneficio
tip-meduris-any = El dado muestra +1: cada cual toma la materia prima que quiera. Toma lo que pide la casilla que te interesa.
    .title = Toma lo que necesitas
tip-meduris-minus = El dado muestra −1: cada cual devuelve una materia prima. Da la que menos falta te haga.
    .title = Se devuelve una
tip-meduris-big-yield = Toca a un trabajador tuyo para levantarlo y luego otro altiplano: se pone encima de todos, y cada uno de los de allí da tanto como su altura. Te cuesta el turno: úsalo cuando te falten materias primas.
    .title = El gran beneficio
tip-meduris-lifted = Tu trabajador está ahora arriba, y cada uno de los que están allí ha traído tanto como su altura. En el altiplano que ha dejado, los que estaban encima de él han bajado un puesto.
    .title = Cuanto más alto, más
tip-meduris-opponent-lifted = Tu rival ha movido a un trabajador en vez de construir. Cada trabajador de ese altiplano ha dado materias primas{ $there ->
        [yes] , los tuyos también
       *[no] { "" }
    }: estar allí compensa.
    .title = Un gran beneficio ajeno
tip-meduris-hut = Esta casilla está libre y puedes pagarla: { $count ->
        [one] una materia prima
       *[other] { $count } materias primas
    }, como indican sus dos símbolos. Con una cabaña te llevas la piedra rúnica de su zona, y cuando el druida la visita, lo que le ofreces da puntos.
    .title = Puedes construir una cabaña
tip-meduris-settlement = Las cabañas contiguas forman un asentamiento, sean de quien sean. La siguiente cuesta aquí { $most } de cada materia prima, pero el druida paga más en los grandes.
    .title = Más grande, más caro
tip-meduris-exchange = Aquí te falta una materia prima, pero puedes dar otras tres cualesquiera por una. Es caro, pero a veces llega a tiempo.
    .title = Tres por una
tip-meduris-pay = Di qué das: por cada materia prima que sustituyes, otras tres cualesquiera.
    .title = Elige el pago
tip-meduris-opponent-hut = Si construyes junto a esta cabaña, las dos forman un asentamiento. Te cuesta más, pero os da más puntos a los dos cuando llega el druida.
    .title = Una cabaña ajena
tip-meduris-rune = { $who ->
        [me] Te llevas la piedra rúnica de esta parte del anillo.
       *[other] Tu rival se lleva la piedra rúnica de esta parte del anillo.
    } Quien construya aquí la próxima cabaña se la quita, y cada piedra más vale más al final.
    .title = Una piedra rúnica
tip-meduris-druid-waits = Tras las primeras construcciones el druida solo avanza por sus casillas de piedra. Luego entra en el anillo, y cada construcción lo envía a la próxima cabaña.
    .title = El druida se prepara
tip-meduris-druid = Una construcción envía al druida a la próxima cabaña, y visita todo el asentamiento que tiene delante. Al mirar una casilla ves adónde iría.
    .title = El druida avanza
tip-meduris-offer = Pide las dos materias primas de esta casilla. { $count ->
        [one] Ante una cabaña sola
       *[other] En un asentamiento de { $count } cabañas
    } una da { $one } y las dos dan { $both }; si no das nada pierdes 1 punto, si lo tienes.
    .title = El druida está ante tu cabaña
tip-meduris-opponent-offer = El druida estaba ante una cabaña de tu rival, que ha ofrecido algo y ha recibido { $points ->
        [one] un punto
       *[other] { $points } puntos
    }. Estos puntos vienen de los asentamientos grandes.
    .title = Una ofrenda
tip-meduris-refusal = { $who ->
        [me] No has dado nada y has perdido un punto.
       *[other] Tu rival no ha dado nada y ha perdido un punto.
    } Guarda las materias primas que pedirá el druida allí adonde va.
    .title = Sin ofrenda
tip-meduris-chip = Aquí hay una ficha bonus: puntos enseguida, una cabaña gratis o algo que ofrecer al druida. Es para la primera cabaña de esta casilla.
    .title = Una ficha bonus
tip-meduris-chip-points = { $who ->
        [me] La ficha bajo tu cabaña te da { $points } puntos enseguida.
       *[other] La ficha bajo su cabaña da enseguida { $points } puntos a tu rival.
    }
    .title = La ficha da puntos
tip-meduris-temple = Un templo no da nada ahora. Al final da un punto por cada cabaña de las filas de ambos lados, sean de quien sean: constrúyelo donde se juntan cabañas.
    .title = Puedes construir un templo
tip-meduris-crossing = El druida ha cruzado el gran río y cada piedra rúnica da puntos a su dueño: { $who ->
        [me] { $points ->
            [one] has recibido un punto
           *[other] has recibido { $points }
        }
       *[other] { $points ->
            [one] tu rival ha recibido un punto
           *[other] tu rival ha recibido { $points }
        }
    }.
    .title = Al otro lado del gran río
tip-meduris-few-huts = { $count ->
        [one] Te queda una construcción.
       *[other] Te quedan { $count } construcciones.
    } Cuando alguien lo ha construido todo, los demás tienen un turno más y empieza el final.
    .title = Casi todo construido
tip-meduris-last-turn = Alguien lo ha construido todo. Los demás tienen un turno más, y después el druida camina por última vez.
    .title = Ha empezado el final
tip-meduris-lap = El druida visita ahora una vez más todas las cabañas del anillo. Sigue ofreciendo: después las materias primas no valen nada.
    .title = La última vuelta
tip-meduris-final = Ahora los templos puntúan por las cabañas que tienen al lado, y cada piedra rúnica vale más cuantas más tengas. Abre «Puntos» para ver de dónde viene cada uno.
    .title = La puntuación final
