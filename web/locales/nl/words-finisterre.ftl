### Waarom iets geweigerd wordt: `why-<reden>`, met de feiten van de weigering als argumenten. Vakken worden als x,y geschreven; streken en eenheden worden vanaf 1 geteld.

## Kaarten

why-no-such-card = Die kaart bestaat niet.
why-no-such-clan = De clans worden geteld van 1 tot en met { $most }.
why-not-in-the-deck = Kaart { $card } zit niet in de stapel voor dit aantal clans.
why-drawn-already = Kaart { $card } is al getrokken.
why-not-on-top =
    { $pile ->
        [upper] Kaart { $card } kan niet de volgende van de bovenste stapel zijn.
       *[lower] Kaart { $card } kan niet de volgende van de onderste stapel zijn.
    }
why-next-turn = Nog niet: deze kaart is voor de volgende beurt.
why-not-in-hand = Die kaart heb je niet.
why-in-hand = Die kaart is in je hand, niet in de rij.
why-in-the-row = Die kaart ligt in de rij: leg hem vanuit de rij.
why-not-in-the-row = Die kaart ligt niet in de rij.
why-row-used = Je hebt deze beurt al een kaart uit de rij gelegd.
why-fits-nowhere = Deze kaart past nu nergens.
why-not-lost = Deze kaart is niet zo bedekt dat je hem kunt terugnemen.
why-seen-by-all = Iedereen heeft deze specialist gezien, dus je kunt hem alleen open houden.
why-not-an-objective = Als je trekt, kun je alleen een doelkaart verkopen.
why-is-a-specialist = Houd deze specialist open of gedekt, of weiger hem.
why-is-an-objective = Houd deze doelkaart, verkoop hem of maak hem openbaar.
why-no-slot = Je hebt geen vrije plaats voor nog een kaart.

## Een kaart leggen

why-not-a-cell = Dat is geen vak. Vakken schrijf je als 3,-2.
why-off-the-table = Daar niet: het ligt voorbij de rand van de tafel.
why-first-card = De eerste kaart ligt in het midden, op 0,0.
why-must-place = Je moet deze kaart leggen: er is plaats voor.
why-placed-already = Vierkant A ligt al op { $cell }: kies nu welke kant de kaart op ligt.
why-covers-two = Daar niet: een kaart bedekt hoogstens één vierkant, of beide van dezelfde kaart.
why-other-course = Daar niet: de rivier op { $cell } mag alleen door dezelfde waterloop worden bedekt.
why-covers-boat = Daar niet: op { $cell } ligt een boot.
why-covers-village = Daar niet: op { $cell } staat een dorp.
why-water-against-tile = Daar niet: water mag niet tegen de tegel op { $cell } lopen.
why-sea = Daar niet: naast de zee op { $cell } mag niets liggen.
why-water-mismatch = Daar niet: de rivier gaat op { $cell } niet door.
why-rivers-beside = Daar niet: twee rivieren mogen niet naast elkaar liggen, en op { $cell } ligt er een.
why-road-mismatch = Daar niet: de weg gaat op { $cell } niet door.
why-merges-comarcas = Daar niet: twee streken zouden één worden.
why-no-river = Daar niet: een kaart met water moet een rivier voortzetten.
why-foreign-road = Daar niet: zet een weg voort waar je woont, of een met een eenheid van jou.
why-city-road = Daar niet: de wegen van een ommuurde stad van een ander mag je niet doorsnijden.
why-road-between-cities = Daar niet: de weg tussen twee ommuurde steden mag je niet doorsnijden.
why-no-such-bank = De vissen kunnen maar naar een van twee oevers: { $one } of { $other }.
why-not-generated = Je kaart heeft dat niet in die streek gebracht.

## Oogst en voedsel

why-no-such-comarca = Die streek bestaat niet.
why-harvested = Die streek is deze beurt al geoogst.
why-no-flag = Je hebt geen vlag in die streek.
why-no-link = Je hebt geen ongebruikte verbinding die deze streek raakt.
why-not-on-the-ground = Dat ligt niet op de grond van die streek.
why-no-room = Je hebt er daar geen ruimte voor.
why-taken-already = Te laat: karren roep je voor je iets neemt.
why-called-already = Deze kar is bij deze oogst al geroepen.
why-loaded = Deze kar is geladen, en je kunt alleen lege karren roepen.
why-there-already = De kar is daar al.
why-no-bridges = Er zijn geen bruggen waarover de kar daar kan komen.
why-food-short = Er is niet genoeg voedsel voor iedereen. Kies wie honger lijdt.
why-not-your-tile = Op { $cell } ligt geen dorpstegel van jou.
why-marked-already = Over de tegel op { $cell } heb je al beslist.
why-small-tile = Alleen een grote tegel kan half gevoed worden.
why-food-enough = Zijn gebied heeft genoeg voedsel voor de tegel op { $cell }.

## Acties

why-too-many =
    { $good ->
        [wood] Zoveel hout is er niet.
        [iron] Zoveel ijzer is er niet.
        [gold] Zoveel goud is er niet.
       *[none] Je kunt er hoogstens { $most } ruilen.
    }
why-actions-left =
    { $amount ->
        [one] Je hebt nog een actie: gebruik die, of stop en bewaar die.
       *[other] Je hebt nog { $amount } acties: gebruik ze, of stop en bewaar ze.
    }
why-no-action-left = Je hebt deze beurt geen actie meer.
why-no-free-step-left = Je hebt alle vrije stappen van deze beurt gebruikt.
why-impossible = Dat kan nu op geen enkele manier.
why-bad-amount = Dat getal kan hier niet: kies van { $least } tot en met { $most }.
why-no-such-unit = Die eenheid heb je niet.

## Bouwen

why-missing = Niet genoeg: je komt { $missing } tekort.
why-missing-in-store = Niet genoeg in je voorraad: je komt { $missing } tekort. Goederen op de grond betalen alleen een klein dorp.
why-no-tile-left = Je { $most } dorpstegels liggen allemaal op tafel.
why-no-vehicle-left = Je { $most } boten en karren zijn allemaal op tafel.
why-occupied = Daar niet: { $cell } is niet leeg.
why-water-end = Daar niet: op { $cell } eindigt water, en dat moet open blijven.
why-no-road = Er leidt geen weg van jou daarheen.
why-no-site-free = Er is geen dorpsplaats vrij.
why-no-dock-free = Er is geen steiger vrij.
why-no-site = Er is geen dorpsplaats voor.
why-no-dock = Er is geen steiger voor.
why-two-arrows = Twee pijlen wijzen naar { $cell }: zeg welke je bedoelt.
why-no-village = Daarvoor heb je een eigen dorp nodig.
why-no-small-tile = Die nederzetting van jou heeft geen kleine dorpstegel.
why-closed = Deze stad heeft al twee tegels, en een derde kan niet.
why-no-room-beside = Naast dit dorp is geen vak vrij.
why-no-unit = Daarvoor heb je een eigen eenheid nodig.
why-no-vehicle = Je hebt geen boot en geen kar, en dorpen kun je niet slopen.
why-is-village = Dorpen kun je niet slopen.

## Boten, karren en goederen

why-no-boat = Daarvoor heb je een eigen boot nodig.
why-no-dock-in-reach = Er is geen vrije steiger binnen bereik.
why-out-of-reach = De steiger op { $cell } is buiten bereik.
why-no-cart = Daarvoor heb je een eigen kar nodig.
why-no-loaded-cart = Je hebt geen geladen kar.
why-no-empty-cart = Je hebt geen lege kar.
why-cart-empty = Deze kar is leeg: die verplaatsen is een vrije stap, geen actie.
why-cart-loaded = Deze kar is geladen: die verplaatsen is een actie, geen vrije stap.
why-not-there = De kar gaat niet naar de streek van die eenheid.
why-no-round-trip = Om iets terug te brengen heb je aan beide einden een vlag nodig, en ruimte voor de lading.
why-nothing-stored = Je hebt geen eenheid met goederen; een karavaan houdt wat ze draagt.
why-nothing-to-move = Geen andere eenheid van hetzelfde gebied heeft ruimte voor wat je hebt.
why-not-stored = Dat ligt daar niet.
why-not-a-unit = Alleen eenheden kunnen goederen neerleggen.
why-other-unit = Een andere eenheid van je bevat te veel: leg daar eerst iets neer.

## Markt en munten

why-no-full-lot = De markt heeft daar geen volledige kavel van.
why-coins =
    { $price ->
        [one] Dat kost { $price } munt, en je hebt er { $coins }.
       *[other] Dat kost { $price } munten, en je hebt er { $coins }.
    }
why-not-enough = Je hebt niet genoeg voor een volledige kavel.
why-not-enough-food = Voedsel verkoop je per { $need } punten, en je hebt er { $have }.
why-sell-food = Voedsel verkoop je met een eigen actie: kies voedsel verkopen.
why-no-territory = Een karavaan kan geen munten slaan of smelten: daarvoor is een dorp, een boot of een kar nodig.
why-no-fuel =
    { $good ->
        [iron] Het vuur heeft 1 ijzer nodig in hetzelfde gebied.
       *[wood] Het vuur heeft 1 hout nodig in hetzelfde gebied.
    }
why-no-gold = Waar je brandstof hebt, is geen goud.
why-supply-empty = Er is geen goud meer in de voorraad.
why-not-the-first = Kies de eerste eenheid van dit gebied: die staat voor allemaal.

## Andere clans en specialisten

why-two-actions = Dat kost twee acties, en in deze beurt is er nog maar één.
why-no-shared-city = Je hebt geen deel in een gemengde stad.
why-no-free-site = In die streek is geen dorpsplaats vrij.
why-no-dolmen = Er ligt geen hunebed op tafel.
why-no-dolmen-in-reach = Er is geen hunebed binnen bereik van genoeg goud, of je hebt er in deze fase overal al geofferd.
why-no-dolmen-there = Op { $cell } staat geen hunebed.
why-offered-already = Je hebt in deze fase al bij dit hunebed geofferd.
why-dolmen-out-of-reach = Geen gebied van jou met genoeg goud bereikt het hunebed op { $cell }.
why-not-enough-gold = Daar is { $need } goud voor nodig; je hebt er { $have }.
why-no-feast = Geen nederzetting van jou met genoeg voedsel en goud bereikt er een van een andere clan.
why-guests = Deze gasten zijn buiten bereik, of er is te weinig voedsel of goud voor hen.
why-gave-already = Je hebt in deze actiefase al goud gegeven.
why-nobody-to-give = Geen clan binnen bereik van je goud mag nu een gift van je aannemen.
why-own-clan = Een gift is voor een andere clan.
why-returned-gift = Clan { $clan } gaf jou goud in deze of de vorige actiefase: nog niet.
why-gift-limit = Je hebt clan { $clan } in deze partij al { $most } keer goud gegeven.
why-clan-out-of-reach = Geen gebied van jou met genoeg goud bereikt een eenheid van clan { $clan }.
why-no-iron = Een aanval vraagt ijzer in een eenheid, en die van jou hebben er geen.
why-peaceful = Aan deze tafel laten clans elkaar met rust: er zijn geen aanvallen en geen bekeringen.
why-no-target = Geen eenheid van een andere clan is bereikbaar voor een van jou met ijzer.
why-spirit =
    { $price ->
        [one] Een bekering kost 1 niveau spiritualiteit; je hebt er { $have }.
       *[other] Een bekering kost { $price } niveaus spiritualiteit; je hebt er { $have }.
    }
why-spirit-lead =
    { $lead ->
        [one] Je hebt 1 niveau spiritualiteit meer nodig dan de andere clan; je hebt er { $have }.
       *[other] Je hebt { $lead } niveaus spiritualiteit meer nodig dan de andere clan; je hebt er { $have }.
    }
why-nobody-to-convert = Geen nederzetting binnen je bereik kan worden bekeerd.
why-converted-already = Een vlag van deze nederzetting is in deze fase al van clan gewisseld.
why-cannot-convert = Het is buiten bereik, of je hebt geen tegel, vak of goederen voor de vlag.
why-other-form = Zo kan de vlag niet van clan wisselen.
why-no-village-there = Dat is geen dorp.
why-closed-already = Een ommuurde stad heeft al twee tegels.
why-refused-already = Clan { $clan } heeft het in deze actiefase al geweigerd.
why-cannot-join = Je hebt een weg erheen nodig, een vrij vak ernaast, een tegel en de goederen van beide clans.
why-own-unit = Dat is een eenheid van jezelf.
why-unit-out-of-reach = Die eenheid is buiten bereik, bevat niets of is beschermd door een stad die jullie delen.
why-nothing-of-it = Daarvan valt er niets te nemen.
why-none-active = Je hebt thuis geen actieve specialist.
why-no-specialist = Je hebt geen gezonde open specialist.
why-no-specialist-there = Deze kaart is geen specialist.
why-cannot-turn-on = Je hebt niets wat je specialisten nodig hebben, of je hebt ze in deze fase al aan- of uitgezet.
why-cannot-turn-off = Je actieve specialisten zijn in deze fase aangezet, of je hebt geen plaats voor wat erop ligt.
why-turned-already = Deze kaart heb je in deze fase al aan- of uitgezet.
why-display-empty = Er ligt geen specialist in de uitstalling.
why-not-displayed = Zo’n specialist ligt niet in de uitstalling.
why-none-to-sell = Je hebt thuis geen gezonde, inactieve specialist om te verkopen.
why-no-druid = Daarvoor is een actieve druïde nodig die in deze fase niet is gebruikt.
why-nobody-to-win = Er is geen open, onbeschermde specialist die je kunt betalen.
why-used-already = In deze fase al gebruikt.
why-nothing-to-do = Je actieve specialisten hebben niets te doen.
why-empty-slot = Daar ligt geen kaart.
why-open-already = Deze kaart ligt al open.
why-hidden-objective = Een verborgen doelkaart wordt pas omgedraaid als hij gehaald is.
why-face-down = Deze kaart ligt gedekt: draai hem eerst om.
why-ill = Deze specialist is ziek.
why-away = Deze specialist is weg.
why-is-active = Een actieve specialist wordt niet verkocht: zet hem eerst uit.
why-other-comarca = Die dorpsplaats ligt in een andere streek dan je stad.
why-not-wanted = Deze specialist neemt dat niet aan.
why-own-card = Deze kaart is van jezelf.
why-patriarch = Een actieve patriarch houdt deze specialist bij zijn clan.
why-not-below = Deze specialist is niet minder waard dan je druïde.
why-no-room-for-gold = Je hebt geen ruimte voor het goud.
why-other-card = Deze kaart kan hier niet worden gekozen.
why-not-seen = Alleen kaarten die de ziener heeft gezien kunnen worden gehouden.
