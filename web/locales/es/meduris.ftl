# El tablero de Meduris: qué se pide, las casillas y el druida en palabras, el registro, el teclado.

## What is asked

meduris-tell =
    { $phase ->
        [chips] Pon una ficha bonus en una casilla iluminada.
        [kinds] Se descubren las fichas bonus.
        [workers] Pon un trabajador en uno de los cuatro altiplanos.
       *[roll] Se tira el dado.
    }
meduris-tell-rolled =
    { $whose ->
        [me] { $phase ->
            [take] Has sacado +1: toma una materia prima a tu elección.
           *[return] Has sacado −1: devuelve una materia prima.
        }
       *[other] { $phase ->
            [take] { $name } ha sacado +1: toma una materia prima a tu elección.
           *[return] { $name } ha sacado −1: devuelve una materia prima.
        }
    }
meduris-tell-act = Construye en una casilla iluminada o mueve un trabajador tuyo para el gran beneficio.
meduris-tell-move = Ahora no puedes construir: mueve un trabajador tuyo para el gran beneficio.
meduris-tell-last = Es tu último turno.
meduris-tell-lap = La última vuelta.
meduris-tell-offer = El druida está ante tu cabaña de la casilla { $number }. ¿Qué le ofreces?
meduris-tell-pay =
    { $what ->
        [hut] Elige cómo pagas la cabaña de la casilla { $number }.
        [temple] Elige cómo pagas el templo de la casilla { $number }.
       *[other] Elige cómo pagas tu ofrenda en la casilla { $number }.
    }
meduris-choose-material =
    { $phase ->
        [take] Toma una materia prima
        [return] Devuelve una materia prima
       *[workers] Pon un trabajador en un altiplano
    }
meduris-build-hut = Cabaña
meduris-build-temple = Templo
meduris-trade =
    { $what ->
        [hut] Construir una cabaña y elegir el pago: otras tres sustituyen a una
       *[temple] Construir un templo y elegir el pago: otras tres sustituyen a una
    }
meduris-lifted = Elige un altiplano iluminado para este trabajador.
meduris-put-chip = Poner aquí la ficha
meduris-offer-title = Ofrenda en la casilla { $number }
meduris-offer-asks = Pide:
meduris-offer-about =
    { $size ->
        [one] Una cabaña sola.
       *[other] Un asentamiento de { $size } cabañas.
    } Puntos por una materia prima: { $one }; por las dos: { $both }.
meduris-offer =
    { $kind ->
        [nothing] Nada
        [offer-one] { $material ->
            [wood] Madera
            [wool] Lana
            [copper] Cobre
           *[stone] Piedra
        }
        [offer-both] Las dos
        [offer-chip] Ficha druida
        [exchange-one] Una por 3 : 1
       *[exchange-both] Dos por 3 : 1
    }
meduris-points =
    { $points ->
        [-1] punto
        [one] punto
       *[other] puntos
    }
meduris-pay-title =
    { $what ->
        [hut] La cabaña de la casilla { $number }
        [temple] El templo de la casilla { $number }
       *[other] La ofrenda en la casilla { $number }
    }
meduris-pay-need = Se pide:
meduris-pay-given = Ya das a cambio:
meduris-pay-ask =
    { $kind ->
        [replace] Se pide { $of }: ¿cuántas unidades de { $material } sustituyes, cada una por otras tres?
        [one] En lugar de una de las dos materias primas tienes que dar otras { $left }: ¿cuántas de { $material }, como mucho { $most }?
       *[give] En lugar de { $of } tienes que dar otras { $left }: ¿cuántas de { $material }, como mucho { $most }?
    }
meduris-pay-less = Menos
meduris-pay-more = Más
meduris-pay-confirm =
    { $kind ->
        [replace] Sustituir { $amount }
       *[give] Dar { $amount }
    }

## Materials, plots and the druid

meduris-material =
    { $material ->
        [wood] madera
        [wool] lana
        [copper] cobre
       *[stone] piedra
    }
meduris-amount =
    { $material ->
        [wood] { $amount } de madera
        [wool] { $amount } de lana
        [copper] { $amount } de cobre
       *[stone] { $amount } de piedra
    }
meduris-plateau = Altiplano de { $material }, quedan { $stock }
meduris-plot = Casilla { $number }, { $first } y { $second }
meduris-plot-title = Casilla { $number }
meduris-plot-before = Casilla anterior
meduris-plot-after = Casilla siguiente
meduris-hut-of = cabaña de { $name }
meduris-temple-of = templo de { $name }
meduris-temple-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } al final
meduris-chip =
    { $chip ->
        [two] ficha bonus: { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }
        [hut] ficha bonus: cabaña gratis
        [druid] ficha druida
       *[unknown] ficha bonus, boca abajo
    }
meduris-chip-about =
    { $chip ->
        [two] Una cabaña aquí da { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        } en el acto.
        [hut] Una cabaña aquí no cuesta nada.
       *[druid] Queda bajo la cabaña: vale una vez como ofrenda de las dos materias primas.
    }
meduris-rune =
    { $rune ->
        [snake] Serpiente
        [box] Caja
        [sprout] Brote
        [arch] Arco
        [whirl] Remolino
        [waves] Olas
        [ladder] Escalera
        [hook] Gancho
       *[arrow] Flecha
    }
meduris-nobody = nadie
meduris-cursor-rune = Runa { $rune }, la tiene { $owner }
meduris-cursor-may = Puedes construir aquí
meduris-cursor-goal = Puedes elegirla
meduris-cost = Una cabaña cuesta { $amounts }
meduris-cost-free = Una cabaña es gratis
meduris-card-hut = Una cabaña cuesta
meduris-free = gratis
meduris-takes-rune = Tomas la piedra rúnica.
meduris-takes-rune-from = Le quitas la piedra rúnica a { $owner }.
meduris-temple-brings =
    { $points ->
        [0] Con las cabañas de ahora, nada al final.
        [one] Con las cabañas de ahora, 1 punto al final.
       *[other] Con las cabañas de ahora, { $points } puntos al final.
    }
meduris-unverified = Esta casilla es una reconstrucción nuestra.
meduris-walk-stone = El druida pasa a su siguiente casilla de piedra.
meduris-walk-none = El druida no pide nada a nadie.
meduris-walk-stop = { $name } (casilla { $number })
meduris-walk-asks = El druida pide una ofrenda a { $stops }.
meduris-walk-crossing = El druida cruza el gran río, donde cuentan las piedras rúnicas: { $gains }.
meduris-druid-at = El druida está en la casilla { $number }.
meduris-druid-stone = El druida está en la casilla de piedra { $stone } de 3.
meduris-druid-temple = El druida está en su santuario.
meduris-face =
    { $face ->
        [wood] Madera: 1 por cada trabajador de allí
        [wool] Lana: 1 por cada trabajador de allí
        [copper] Cobre: 1 por cada trabajador de allí
        [stone] Piedra: 1 por cada trabajador de allí
        [any] Cada jugador toma 1 a su elección
       *[minus] Cada jugador devuelve 1
    }
meduris-hand = Tus materias primas
meduris-others = Detrás de las otras pantallas
meduris-count =
    { $count ->
        [one] { $name }: 1 materia prima
       *[other] { $name }: { $count } materias primas
    }

## What explains itself when it is pointed at

meduris-explain-druid-moves =
    { $what ->
        [building] Cada edificio
       *[hut] Cada cabaña
    }{ $way ->
        [stones] { "" } lo lleva a la siguiente casilla de piedra, y desde la tercera a la siguiente cabaña, en el sentido de las agujas del reloj.
       *[ring] { "" } lo lleva a la siguiente cabaña, en el sentido de las agujas del reloj.
    }
meduris-explain-druid-asks =
    En una cabaña pide a su dueño las dos materias primas de la casilla. Una de ellas da { $one ->
        [one] 1 punto
       *[other] { $one } puntos
    }, las dos dan un punto por cada cabaña del asentamiento; quien no ofrece nada pierde { $lost ->
        [one] 1 punto
       *[other] { $lost } puntos
    }.
meduris-explain-river = El gran río
meduris-explain-river-about =
    Corre entre la casilla { $last } y la casilla 0. Cada vez que el druida lo cruza, cada piedra rúnica da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } a quien la tiene.
meduris-explain-river-now = Ahora sería: { $gains }.
meduris-explain-river-nobody = Nadie tiene aún una piedra rúnica.
meduris-explain-river-lap = En la última vuelta no se cuentan aquí las piedras rúnicas.
meduris-explain-area = Zona rúnica { $rune }, casillas { $first } a { $last }
meduris-explain-rune-free = Nadie tiene aún su piedra rúnica: la toma quien construya aquí la primera cabaña.
meduris-explain-rune-owner = { $owner } tiene su piedra rúnica. La toma quien construya aquí la próxima cabaña.
meduris-explain-rune-brings =
    Una piedra rúnica da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada vez que el druida cruza el gran río. Al final, cada una más da más que la anterior.
meduris-explain-rune-player =
    { $runes ->
        [0] { $name }: ninguna piedra rúnica
        [one] { $name }: 1 piedra rúnica
       *[other] { $name }: { $runes } piedras rúnicas
    }; { $points } al final, con una más { $next }.
meduris-explain-chip-hidden = Se descubre cuando todas están en el tablero.
meduris-explain-chip-under = Bajo la cabaña de { $owner } en la casilla { $number }. Vale una vez como ofrenda de las dos materias primas.
meduris-explain-plateau-die = Cuando el dado muestra esta materia prima, cada trabajador de aquí da 1 a su dueño.
meduris-explain-plateau-big = Cuando un trabajador viene aquí, todos los trabajadores de aquí dan esta materia prima a sus dueños: el de abajo 1, el segundo 2, el tercero 3.

## The log

meduris-move =
    { $kind ->
        [hut] Cabaña en la casilla { $number }
        [hut-exchange] Cabaña en la casilla { $number }, pagando tres por una
        [temple] Templo en la casilla { $number }
        [temple-exchange] Templo en la casilla { $number }, pagando tres por una
        [chip] Ficha en la casilla { $number }
        [move] Trabajador ({ $from } → { $to })
        [worker] Trabajador ({ $from })
        [take] Tomar { $from }
        [return] Devolver { $from }
        [replace] Sustituir { $number } de { $from }, cada una por otras tres
        [replace-none] No sustituir { $from }
        [give-none] No dar { $from }
        [give] Dar { $number } de { $from }
        [nothing] No ofrecer nada
        [offer-one] Ofrecer { $from }
        [offer-both] Ofrecer las dos materias primas
        [offer-chip] Ofrecer la ficha druida
        [exchange-one] Ofrecer otras tres por una
       *[exchange-both] Ofrecer las dos, otras tres por una
    }
meduris-line-chips = Se colocaron seis fichas bonus.
meduris-line-roll =
    { $face ->
        [wood] El dado dio madera para nadie.
        [wool] El dado dio lana para nadie.
        [copper] El dado dio cobre para nadie.
        [stone] El dado dio piedra para nadie.
        [any] El dado mostró +1: cada jugador toma una materia prima.
       *[minus] El dado mostró −1: quien tiene alguna materia prima devuelve una.
    }
meduris-line-yield =
    { $face ->
        [wood] El dado dio madera: { $gains }.
        [wool] El dado dio lana: { $gains }.
        [copper] El dado dio cobre: { $gains }.
       *[stone] El dado dio piedra: { $gains }.
    }
meduris-line-big-yield =
    { $material ->
        [wood] El gran beneficio dio madera: { $gains }.
        [wool] El gran beneficio dio lana: { $gains }.
        [copper] El gran beneficio dio cobre: { $gains }.
       *[stone] El gran beneficio dio piedra: { $gains }.
    }
meduris-line-big-nothing =
    { $material ->
        [wood] Ya no quedaba madera para el gran beneficio.
        [wool] Ya no quedaba lana para el gran beneficio.
        [copper] Ya no quedaba cobre para el gran beneficio.
       *[stone] Ya no quedaba piedra para el gran beneficio.
    }
meduris-line-gain = { $name } +{ $amount }
meduris-line = { $name } { $deeds }.
meduris-line-built =
    { $what ->
        [hut] construyó una cabaña en la casilla { $number }
        [temple] construyó un templo en la casilla { $number }
        [hut-exchange] construyó una cabaña en la casilla { $number } pagando tres por una
        [temple-exchange] construyó un templo en la casilla { $number } pagando tres por una
       *[chip] puso una ficha en la casilla { $number }
    }
meduris-line-moved = movió un trabajador ({ $from } → { $to })
meduris-line-material =
    { $verb ->
        [worker] puso un trabajador en el altiplano de { $material }
        [take] tomó { $material }
       *[return] devolvió { $material }
    }
meduris-line-offered =
    { $kind ->
        [nothing] no ofreció nada
        [offer-one] ofreció { $material }
        [offer-both] ofreció las dos materias primas
        [offer-chip] ofreció la ficha druida
        [exchange-one] ofreció otras tres por una materia prima
       *[exchange-both] ofreció las dos, con otras tres por una
    }
meduris-award-chip = ficha bonus
meduris-award-one = una materia prima para el druida
meduris-award-both =
    { $huts ->
        [one] las dos materias primas en una cabaña sola
       *[other] las dos materias primas en un asentamiento de { $huts }
    }
meduris-award-refusal = nada para el druida
meduris-award-druid-chip =
    { $huts ->
        [one] ficha druida en una cabaña sola
       *[other] ficha druida en un asentamiento de { $huts }
    }
meduris-award-crossing =
    { $runes ->
        [one] río cruzado, con 1 piedra rúnica
       *[other] río cruzado, con { $runes } piedras rúnicas
    }
meduris-award-temple =
    { $count ->
        [one] { $one ->
            [1] templo junto a una cabaña sola
           *[other] templo junto a un asentamiento de { $huts } cabañas
        }
       *[other] templo entre filas de { $huts } cabañas
    }
meduris-award-runes =
    { $runes ->
        [one] al final, 1 piedra rúnica
       *[other] al final, { $runes } piedras rúnicas
    }
award-chip = Fichas bonus
award-offering = Ofrendas
award-refusal = Sin ofrenda
award-druid-chip = Fichas druida
award-crossing = Runas en el río
award-temple = Templos
award-runes = Runas al final

## The board

meduris-board = Tablero: la montaña y su anillo de casillas
meduris-board-help = Recorre el anillo con las flechas, o ve con N a la siguiente casilla iluminada. W pasa por los altiplanos. Intro abre una casilla o levanta un trabajador, y las cifras eligen.
meduris-text-board = El tablero en palabras
meduris-text-plateaus = Altiplanos
meduris-text-stack = Trabajadores de abajo arriba: { $workers }
meduris-text-no-workers = Sin trabajadores
meduris-text-druid = Druida
meduris-text-runes = Piedras rúnicas
meduris-text-plots = { $count } casillas
meduris-side-druid = El druida
meduris-side-next = Tras el próximo templo:
meduris-side-lap = La última vuelta: el druida visita una vez más todas las cabañas.
meduris-side-ending = { $name } lo ha construido todo. Los demás tienen un turno más.
meduris-side-players = Lo que queda
meduris-side-end = Si acabara ahora: { $temples } por templos, { $runes } por runas
meduris-side-left =
    Por construir: { $huts ->
        [one] 1 cabaña
       *[other] { $huts } cabañas
    } y { $temples ->
        [one] 1 templo
       *[other] { $temples } templos
    }. { $materials ->
        [one] 1 materia prima.
       *[other] { $materials } materias primas.
    }
meduris-side-no-runes = sin piedras rúnicas
meduris-side-stock = En la reserva
meduris-side-chips = Fichas bonus
meduris-side-board = Este lado del tablero
meduris-side-guessed = { $count } casillas, entre la { $first } y la { $last }, son nuestra reconstrucción del lado para cuatro jugadores: solo las demás se conocen por imágenes del original.

## The keyboard

meduris-key-walk = Recorrer el anillo
meduris-key-next = Siguiente casilla iluminada
meduris-key-plateau = Siguiente altiplano
meduris-key-explain = Explicar el druida, el río, las piedras rúnicas, las fichas y los altiplanos, uno tras otro
meduris-key-enter = Abrir una casilla, levantar o dejar un trabajador
meduris-key-choose = Elegir un botón de la tarjeta
meduris-key-leave = Cerrar la tarjeta, devolver el trabajador
meduris-key-zoom = Acercar, alejar
meduris-key-fit = Mostrar todo
