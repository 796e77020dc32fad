### Waarom iets geweigerd wordt: `why-<reden>`, met de feiten van de weigering als argumenten. Velden worden vanaf 0 geteld.

## Voorbereiding

why-chips-too-near = Te dichtbij: tussen twee bonuschips moeten minstens drie velden zonder chip liggen.
why-chips-no-room = Daar niet: voor de andere bonuschips zou er geen plaats meer zijn.
why-chips-in-order = Daar niet: het toeval legt de bonuschips in oplopende volgorde neer, de volgende op een veld van { $first } tot en met { $last }.
why-no-such-field = Veld { $field } bestaat niet.

## Arbeiders en materialen

why-plateau-full =
    { $material ->
        [wood] De hoogvlakte met hout is vol: er staan al drie arbeiders.
        [wool] De hoogvlakte met wol is vol: er staan al drie arbeiders.
        [copper] De hoogvlakte met koper is vol: er staan al drie arbeiders.
       *[stone] De hoogvlakte met steen is vol: er staan al drie arbeiders.
    }
why-same-plateau =
    { $material ->
        [wood] Deze arbeider staat al op de hoogvlakte met hout: kies een andere.
        [wool] Deze arbeider staat al op de hoogvlakte met wol: kies een andere.
        [copper] Deze arbeider staat al op de hoogvlakte met koper: kies een andere.
       *[stone] Deze arbeider staat al op de hoogvlakte met steen: kies een andere.
    }
why-not-your-worker =
    { $material ->
        [wood] Op hoogte { $height } van de hoogvlakte met hout staat geen arbeider van jou.
        [wool] Op hoogte { $height } van de hoogvlakte met wol staat geen arbeider van jou.
        [copper] Op hoogte { $height } van de hoogvlakte met koper staat geen arbeider van jou.
       *[stone] Op hoogte { $height } van de hoogvlakte met steen staat geen arbeider van jou.
    }
why-stock-empty =
    { $material ->
        [wood] Er is geen hout meer in de voorraad.
        [wool] Er is geen wol meer in de voorraad.
        [copper] Er is geen koper meer in de voorraad.
       *[stone] Er is geen steen meer in de voorraad.
    }
why-hand-empty =
    { $material ->
        [wood] Je hebt geen hout.
        [wool] Je hebt geen wol.
        [copper] Je hebt geen koper.
       *[stone] Je hebt geen steen.
    }

## Bouwen en betalen

why-no-hut-left = Je hebt geen hut meer om te bouwen.
why-no-temple-left = Je hebt geen tempel meer om te bouwen.
why-built = Daar niet: op veld { $field } staat al een gebouw.
why-chip-field = Daar niet: op veld { $field } ligt een bonuschip, en daar mag geen tempel op staan.
why-missing =
    Niet genoeg: je komt { $missing } tekort.{ $rate ->
        [0] { "" }
       *[other] { " " }Maar je mag { $rate } andere geven voor elke die je mist.
    }
why-nothing-to-exchange = Je kunt hier niets vervangen: of er is niets te betalen, of je hebt geen drie andere om voor één te geven.
why-lacking-only = Je hebt alles wat hier nodig is, en je mag alleen vervangen wat je niet hebt.
why-bad-amount =
    { $material ->
        [wood] Met zoveel hout komt de betaling niet uit: je kunt minstens { $least } en hoogstens { $most } kiezen.
        [wool] Met zoveel wol komt de betaling niet uit: je kunt minstens { $least } en hoogstens { $most } kiezen.
        [copper] Met zoveel koper komt de betaling niet uit: je kunt minstens { $least } en hoogstens { $most } kiezen.
       *[stone] Met zoveel steen komt de betaling niet uit: je kunt minstens { $least } en hoogstens { $most } kiezen.
    }

## Offergaven

why-no-chip = Onder deze hut ligt geen druïdechip.
why-not-wanted =
    { $material ->
        [wood] De druïde vraagt hier niet om hout.
        [wool] De druïde vraagt hier niet om wol.
        [copper] De druïde vraagt hier niet om koper.
       *[stone] De druïde vraagt hier niet om steen.
    }
