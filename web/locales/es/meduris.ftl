# El tablero de Meduris: qué se pide, las casillas y el druida en palabras, el registro, el teclado.

## What is asked

meduris-tell =
    { $phase ->
        [chips] Pon una ficha bonus en una casilla que brilla.
        [kinds] Se descubren las fichas bonus.
        [workers] Pon un trabajador en uno de los cuatro altiplanos.
        [take] Toma un material a tu elección.
        [return] Devuelve un material.
       *[roll] Se tira el dado.
    }
meduris-tell-act = Construye en una casilla que brilla, o mueve un trabajador tuyo para el gran beneficio.
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
        [take] Toma un material
        [return] Devuelve un material
       *[workers] Pon un trabajador en un altiplano
    }
meduris-build-hut = Cabaña
meduris-build-temple = Templo
meduris-trade =
    { $what ->
        [hut] Construir una cabaña y elegir el pago: otros tres sustituyen a uno
       *[temple] Construir un templo y elegir el pago: otros tres sustituyen a uno
    }
meduris-lifted = Elige un altiplano que brilla para este trabajador.
meduris-put-chip = Poner aquí la ficha
meduris-offer-title = Ofrenda en la casilla { $number }
meduris-offer-about =
    { $size ->
        [one] Una cabaña sola.
       *[other] Un asentamiento de { $size } cabañas.
    } Puntos por un material: { $one }; por los dos: { $both }.
meduris-offer =
    { $kind ->
        [nothing] Nada
        [one] { $material ->
            [wood] Madera
            [wool] Lana
            [copper] Cobre
           *[stone] Piedra
        }
        [offer-both] Los dos
        [offer-chip] Ficha druida
        [exchange-one] Uno por 3 : 1
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
        [replace] ¿Cuántas unidades de { $material } sustituyes, cada una por otras tres?
       *[give] ¿Cuántas unidades de { $material } das a cambio?
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
       *[druid] Queda bajo la cabaña: una vez vale como ofrenda de los dos materiales.
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
meduris-unverified = * Esta casilla es una reconstrucción nuestra.
meduris-walk-stone = El druida pasa a su siguiente piedra.
meduris-walk-none = El druida no pide nada a nadie.
meduris-walk-stop = { $name } ({ $number })
meduris-walk-asks = El druida pide una ofrenda a { $stops }.
meduris-walk-crossing =
    De camino cruza el gran río: cada piedra rúnica da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } a quien la tiene.
meduris-druid-at = El druida está en la casilla { $number }.
meduris-druid-stone = El druida está en la piedra { $stone } de 3.
meduris-druid-temple = El druida está en su templo.
meduris-face =
    { $face ->
        [wood] Madera: 1 por cada trabajador de allí
        [wool] Lana: 1 por cada trabajador de allí
        [copper] Cobre: 1 por cada trabajador de allí
        [stone] Piedra: 1 por cada trabajador de allí
        [any] Cada jugador toma 1 a su elección
       *[minus] Cada jugador devuelve 1
    }
meduris-hand = Tus materiales
meduris-others = Detrás de las otras pantallas
meduris-count =
    { $count ->
        [one] { $name }: 1 material
       *[other] { $name }: { $count } materiales
    }

## The log

meduris-move =
    { $kind ->
        [hut] Cabaña en la casilla { $number }
        [hut-exchange] Cabaña en la casilla { $number }, pagando tres por uno
        [temple] Templo en la casilla { $number }
        [temple-exchange] Templo en la casilla { $number }, pagando tres por uno
        [chip] Ficha en la casilla { $number }
        [move] Trabajador ({ $from } → { $to })
        [worker] Trabajador ({ $from })
        [take] Tomar { $from }
        [return] Devolver { $from }
        [replace] Sustituir { $number } ({ $from })
        [give] Dar { $number } ({ $from })
        [nothing] No ofrecer nada
        [offer-one] Ofrecer { $from }
        [offer-both] Ofrecer los dos materiales
        [offer-chip] Ofrecer la ficha druida
        [exchange-one] Ofrecer otros tres por uno
       *[exchange-both] Ofrecer los dos, otros tres por uno
    }
meduris-line-chips = Se repartieron seis fichas bonus.
meduris-line-roll =
    { $face ->
        [wood] El dado trajo madera para nadie.
        [wool] El dado trajo lana para nadie.
        [copper] El dado trajo cobre para nadie.
        [stone] El dado trajo piedra para nadie.
        [any] El dado dio un material a cada jugador.
       *[minus] El dado quitó un material a cada jugador.
    }
meduris-line-yield =
    { $face ->
        [wood] El dado trajo madera: { $gains }.
        [wool] El dado trajo lana: { $gains }.
        [copper] El dado trajo cobre: { $gains }.
       *[stone] El dado trajo piedra: { $gains }.
    }
meduris-line-gain = { $name } +{ $amount }
meduris-line = { $name } { $deeds }.
meduris-line-built =
    { $what ->
        [hut] construyó una cabaña en la casilla { $number }
        [temple] construyó un templo en la casilla { $number }
        [hut-exchange] construyó una cabaña en la casilla { $number } con un pago de tres por uno
        [temple-exchange] construyó un templo en la casilla { $number } con un pago de tres por uno
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
        [one] ofreció { $material }
        [both] ofreció los dos materiales
        [chip] ofreció la ficha druida
        [exchange-one] ofreció otros tres por un material
       *[exchange-both] ofreció los dos, con otros tres por uno
    }
meduris-award-chip = ficha bonus
meduris-award-one = un material para el druida
meduris-award-both =
    { $huts ->
        [one] los dos materiales en una cabaña sola
       *[other] los dos materiales en un asentamiento de { $huts }
    }
meduris-award-refusal = nada para el druida
meduris-award-druid-chip =
    { $huts ->
        [one] ficha druida en una cabaña sola
       *[other] ficha druida en un asentamiento de { $huts }
    }
meduris-award-crossing =
    { $runes ->
        [one] 1 piedra rúnica cuando el druida cruzó el río
       *[other] { $runes } piedras rúnicas cuando el druida cruzó el río
    }
meduris-award-temple = templo junto a { $huts } cabañas
meduris-award-runes =
    { $runes ->
        [one] 1 piedra rúnica al final
       *[other] { $runes } piedras rúnicas al final
    }
award-chip = Fichas bonus
award-offering = Ofrendas
award-refusal = Ofrendas negadas
award-druid-chip = Fichas druida
award-crossing = Runas en el río
award-temple = Templos
award-runes = Runas al final

## The board

meduris-board = Tablero: la montaña y su anillo de casillas
meduris-board-help = Recorre el anillo con las flechas, o ve con N a la siguiente casilla que brilla. W pasa por los altiplanos. Intro abre una casilla o levanta un trabajador, y las cifras eligen.
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
        [one] 1 material.
       *[other] { $materials } materiales.
    }
meduris-side-no-runes = sin piedras rúnicas
meduris-side-stock = En la reserva
meduris-side-chips = Fichas bonus
meduris-side-board = Este lado del tablero
meduris-side-guessed = Las casillas con asterisco ({ $count }, entre la { $first } y la { $last }) son nuestra reconstrucción del lado para cuatro jugadores: solo las demás se conocen por imágenes del original.

## The keyboard

meduris-key-walk = Recorrer el anillo
meduris-key-next = Siguiente casilla que brilla
meduris-key-plateau = Siguiente altiplano
meduris-key-enter = Abrir una casilla, levantar o dejar un trabajador
meduris-key-choose = Elegir un botón de la tarjeta
meduris-key-leave = Cerrar la tarjeta, devolver el trabajador
meduris-key-zoom = Acercar, alejar
meduris-key-fit = Mostrar todo
