### Por qué se rechaza algo: `why-<motivo>`, con los datos del rechazo como argumentos. Las casillas se cuentan desde 0.

## Preparación

why-chips-too-near = Demasiado cerca: entre dos fichas bonus debe haber al menos tres casillas sin ficha.
why-chips-no-room = Ahí no: las otras fichas bonus ya no tendrían sitio.
why-chips-in-order = Ahí no: el azar coloca las fichas bonus en orden ascendente, la siguiente en una casilla entre la { $first } y la { $last }.
why-no-such-field = No existe la casilla { $field }.

## Trabajadores y materias primas

why-plateau-full =
    { $material ->
        [wood] El altiplano de la madera está lleno: ya hay tres trabajadores en él.
        [wool] El altiplano de la lana está lleno: ya hay tres trabajadores en él.
        [copper] El altiplano del cobre está lleno: ya hay tres trabajadores en él.
       *[stone] El altiplano de la piedra está lleno: ya hay tres trabajadores en él.
    }
why-same-plateau =
    { $material ->
        [wood] Este trabajador ya está en el altiplano de la madera: elige otro.
        [wool] Este trabajador ya está en el altiplano de la lana: elige otro.
        [copper] Este trabajador ya está en el altiplano del cobre: elige otro.
       *[stone] Este trabajador ya está en el altiplano de la piedra: elige otro.
    }
why-not-your-worker =
    { $material ->
        [wood] A la altura { $height } del altiplano de la madera no hay ningún trabajador tuyo.
        [wool] A la altura { $height } del altiplano de la lana no hay ningún trabajador tuyo.
        [copper] A la altura { $height } del altiplano del cobre no hay ningún trabajador tuyo.
       *[stone] A la altura { $height } del altiplano de la piedra no hay ningún trabajador tuyo.
    }
why-stock-empty =
    { $material ->
        [wood] Ya no queda madera en la reserva común.
        [wool] Ya no queda lana en la reserva común.
        [copper] Ya no queda cobre en la reserva común.
       *[stone] Ya no queda piedra en la reserva común.
    }
why-hand-empty =
    { $material ->
        [wood] No tienes madera.
        [wool] No tienes lana.
        [copper] No tienes cobre.
       *[stone] No tienes piedra.
    }

## Construir y pagar

why-no-hut-left = No te quedan cabañas por construir.
why-no-temple-left = No te quedan templos por construir.
why-built = Ahí no: en la casilla { $field } ya hay un edificio.
why-chip-field = Ahí no: en la casilla { $field } hay una ficha bonus, y sobre ella no puede haber un templo.
why-missing =
    No te alcanza. Te falta: { $missing }.{ $rate ->
        [0] { "" }
       *[other] { " " }Pero puedes dar otras { $rate } por cada una que te falta.
    }
why-nothing-to-exchange = Aquí no puedes sustituir nada: o no hay nada que pagar, o no tienes otras tres materias primas para dar por una.
why-lacking-only = Tienes todo lo que hace falta aquí, y solo puedes sustituir lo que no tienes.
why-bad-amount =
    { $material ->
        [wood] Con esa cantidad de madera el pago no cuadra: puedes elegir { $least } como mínimo y { $most } como máximo.
        [wool] Con esa cantidad de lana el pago no cuadra: puedes elegir { $least } como mínimo y { $most } como máximo.
        [copper] Con esa cantidad de cobre el pago no cuadra: puedes elegir { $least } como mínimo y { $most } como máximo.
       *[stone] Con esa cantidad de piedra el pago no cuadra: puedes elegir { $least } como mínimo y { $most } como máximo.
    }

## Ofrendas

why-no-chip = Bajo esta cabaña no hay ninguna ficha druida.
why-not-wanted =
    { $material ->
        [wood] Aquí el druida no pide madera.
        [wool] Aquí el druida no pide lana.
        [copper] Aquí el druida no pide cobre.
       *[stone] Aquí el druida no pide piedra.
    }
