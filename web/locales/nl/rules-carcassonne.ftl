### De regels van Carcassonne met de Rivier, op te zoeken per nummer. Bron: src/oppidum/games/carcassonne/RULES.md.

## Voorbereiding

rule-CAR-01 = Jullie kunnen met twee tot zes mensen spelen.
    .title = Twee tot zes spelers
rule-CAR-02 = Je hebt zeven volgelingen in je kleur om op pad te sturen. Een achtste houdt je punten bij op het scorespoor.
    .title = Jouw volgelingen
rule-CAR-03 = Zonder de Rivier ligt de starttegel open in het midden. Je trekt uit de andere 71 tegels, die gedekt liggen.
    .title = De starttegel
rule-CAR-04 = In de doos zitten 72 tegels van 24 soorten, A tot en met X, met daarop 6 kloosters en 10 wapenschilden. Met de optie voor de Rivier komen er 12 tegels bij.
    .title = Tegels in de doos

## Jouw beurt

rule-CAR-05 = In je beurt trek je een tegel, leg je hem aan en stuur je een volgeling als je wilt; daarna levert alles wat voltooid is punten op. Na jou is de volgende speler aan de beurt, met de klok mee.
    .title = Een beurt, stap voor stap
rule-CAR-06 = De startspeler trekt en legt de eerste tegel. Jullie kiezen zelf wie dat is.
    .title = Wie begint
rule-CAR-07 = Je tegel moet minstens één andere tegel langs een hele zijde raken; alleen een hoek raken is niet genoeg. Op elk vak ligt maar één tegel.
    .title = Zijde aan zijde
rule-CAR-08 = Elke zijde die een andere tegel raakt, moet daarbij passen: stad aan stad, weg aan weg, weide aan weide, rivier aan rivier. Eén passende zijde is niet genoeg als een andere niet past.
    .title = Zijden moeten passen
rule-CAR-09 = Iedereen ziet de tegel die je trekt. Past hij ergens, dan moet je hem leggen; passen mag niet.
    .title = Leggen is verplicht
rule-CAR-10 = Past je tegel nergens, dan gaat hij uit de partij en trek je een andere. Was het de laatste tegel, dan is de partij meteen afgelopen.
    .title = Een tegel zonder plek

## Volgelingen

rule-CAR-11 = Nadat je je tegel hebt gelegd, mag je er één volgeling uit je voorraad op zetten. Nooit op een andere tegel, en nooit twee.
    .title = Een volgeling sturen
rule-CAR-12 = Je volgeling is ridder in een stad, struikrover op een weg, monnik in een klooster en boer in een weide.
    .title = Vier soorten werk
rule-CAR-13 = Je mag een volgeling alleen naar een deel van je tegel sturen als er niemand staat in de hele stad, weg of weide waar het bij hoort. Afstand maakt niet uit, en je eigen volgelingen tellen ook mee.
    .title = Alleen waar niemand staat
rule-CAR-14 = Naar een bezette stad mag je geen ridder sturen, maar wel naar een los deel. Verbindt een latere tegel de delen, dan wordt de stad gedeeld (CAR-28).
    .title = Samenkomen in steden
rule-CAR-15 = Met wegen gaat het net zo: stuur een struikrover naar een stuk dat nog niet verbonden is. Verbindt een latere tegel de stukken, dan wordt de weg gedeeld (CAR-31).
    .title = Samenkomen op wegen
rule-CAR-16 = Zolang een weg open is, is hij alleen van wie op het gelegde deel staat: voordat de kloostertegel ligt die hem sluit, staat een struikrover op dat deel daar alleen.
    .title = Een weg voordat hij sluit
rule-CAR-17 = Een weide houdt op bij steden, wegen, rivieren en de rand waar nog niets ligt. Je mag een boer alleen naar een weide zonder andere boer sturen.
    .title = Waar weiden ophouden
rule-CAR-18 = Heeft een tegel twee weiden met boeren verbonden, dan delen die boeren de weide. Je kunt er geen boer meer bij sturen.
    .title = Verbonden weiden
rule-CAR-19 = Op de kloostertegels A en B, op de bron en op het meer is alles rond het midden één enkele weide. De weg op tegel A splitst die niet.
    .title = Weiden uit één stuk
rule-CAR-20 = Heb je geen volgeling meer over, dan kun je er geen sturen. Een volgeling die bij de punten van deze beurt thuiskomt, kan vanaf je volgende beurt weer op pad.
    .title = Geen volgeling over
rule-CAR-21 = Je mag een volgeling sturen naar iets wat je tegel net heeft voltooid, als er nog niemand staat. Hij levert punten op en komt in dezelfde beurt weer thuis.
    .title = Heen en terug
rule-CAR-22 = Als een stad, weg of klooster voltooid is en punten heeft gegeven, gaan de volgelingen terug naar hun eigenaars. Boeren blijven tot het einde in hun weide.
    .title = Volgelingen komen thuis

## Punten

rule-CAR-23 = Een stad is voltooid als de muur rondom gesloten is en er binnenin geen gat meer is. Ze geeft 2 punten voor elk van haar tegels; voor een stad van maar twee tegels zie CAR-26.
    .title = Een voltooide stad
rule-CAR-24 = Elk wapenschild geeft 2 punten extra in een voltooide stad. In een stad die aan het einde nog onvoltooid is, geeft het er 1. Voor een stad van maar twee tegels zie CAR-26.
    .title = Wat wapenschilden opleveren
rule-CAR-25 = Een voorbeeld: je voltooide stad heeft drie tegels, en op één daarvan staat een wapenschild. Je krijgt 3 keer 2 punten en 2 voor het wapenschild, samen 8.
    .title = Een stad van acht punten
rule-CAR-26 =
    { $small_city ->
        [4] Een voltooide stad van maar twee tegels geeft { $small_city } punten zoals elke andere, en 2 meer voor een wapenschild.
       *[2] Een voltooide stad van maar twee tegels geeft { $small_city } punten, en 1 meer voor een wapenschild.
    } Met de tegels in de doos heeft zo’n stad nooit een wapenschild.
    .title = De kleinste stad
rule-CAR-27 = Heeft een tegel twee delen van dezelfde stad, dan telt hij toch als één tegel.
    .title = Elke tegel telt eenmaal
rule-CAR-28 =
    { $option_sharing ->
        [majority] Hebben meerdere spelers ridders in een stad, dan gaan de punten naar wie er de meeste ridders heeft; bij een gelijke stand krijgt elk van die spelers alle punten, één keer.
       *[everyone] Hebben meerdere spelers ridders in een stad, dan krijgt ieder van hen alle punten, één keer.
    }
    .title = Een gedeelde stad
rule-CAR-29 = Een weg geeft 1 punt voor elk van zijn tegels. Is hij aan het einde nog onvoltooid, dan geeft hij evenveel.
    .title = Wat een weg oplevert
rule-CAR-30 = Een weg is voltooid als beide uiteinden bij een kruising, een klooster of een stad uitkomen, of als hij een gesloten rondje vormt. Een tegel waar de weg twee keer langskomt, telt één keer.
    .title = Een voltooide weg
rule-CAR-31 =
    { $option_sharing ->
        [majority] Hebben meerdere spelers struikrovers op een weg, dan gaan de punten naar wie er de meeste struikrovers heeft; bij een gelijke stand krijgt elk van die spelers alle punten, één keer.
       *[everyone] Hebben meerdere spelers struikrovers op een weg, dan krijgt ieder van hen alle punten, één keer.
    }
    .title = Een gedeelde weg
rule-CAR-32 = Liggen er tegels op alle acht vakken rond je klooster, dan verdient je monnik 9 punten: 8 voor de buren en 1 voor de tegel van het klooster zelf. Het maakt niet uit wie de laatste heeft gelegd.
    .title = Een voltooid klooster
rule-CAR-33 = Aan het einde geeft je onvoltooide klooster 1 punt voor zijn eigen tegel en 1 voor elke tegel eromheen. Met drie buren zijn dat er 4.
    .title = Een onvoltooid klooster
rule-CAR-34 = Alles wat in een beurt voltooid wordt, geeft punten, ook meer dingen tegelijk en van wie ze ook zijn. Staat er geen volgeling, dan krijgt niemand punten.
    .title = Alles wat voltooid wordt

## Het einde

rule-CAR-35 = Als de laatste tegel ligt, wordt die beurt gewoon afgemaakt, met volgeling en punten. Daarna eindigt de partij met de eindtelling.
    .title = Het einde van de partij
rule-CAR-36 = Aan het einde geeft een onvoltooide stad 1 punt per tegel en 1 per wapenschild, een onvoltooide weg 1 per tegel, en een onvoltooid klooster 1 voor zichzelf en 1 per buur. De punten gaan naar dezelfde spelers als wanneer het voltooid was.
    .title = Onvoltooid aan het einde
rule-CAR-37 =
    Boeren leveren pas aan het einde punten op. { $option_farms ->
        [field] In elke weide krijgt wie er de meeste boeren heeft { $farm_points } punten voor elke voltooide stad waarvan de weide de muur raakt.
       *[city] Elke voltooide stad geeft { $farm_points } punten aan wie de meeste boeren heeft in de weiden die haar muur raken.
    } Een onvoltooide stad geeft niets.
    .title = Wat boeren opleveren
rule-CAR-38 = Je boeren voeden alleen steden waarvan de muur aan hun eigen weide grenst. Ze steken geen wegen, steden of rivieren over.
    .title = Welke steden boeren voeden
rule-CAR-39 =
    { $option_farms ->
        [field] Staan meerdere spelers gelijk met de meeste boeren in een weide, dan krijgt ieder van hen alle punten.
       *[city] Staan meerdere spelers gelijk met de meeste boeren bij een stad, dan krijgt ieder van hen alle punten.
    }
    .title = Evenveel boeren
rule-CAR-40 =
    Een voorbeeld: jij en een andere speler hebben evenveel boeren, allemaal in dezelfde weide, en die raakt twee voltooide steden. Jullie krijgen elk 2 keer { $farm_points } punten, dus { $farm_points ->
        [3] 6
       *[4] 8
    }.
    .title = Vier punten of drie
rule-CAR-41 =
    { $option_farms ->
        [field] Elke weide staat op zichzelf: wie er de meeste boeren heeft, krijgt punten voor elke voltooide stad waaraan ze grenst. Een stad tussen meerdere weiden geeft punten in elk daarvan.
       *[city] Bij een stad worden je boeren uit alle weiden eromheen opgeteld, en de stad geeft maar één keer punten.
    }
    .title = Per stad of weide
rule-CAR-42 = Heb je de meeste punten, dan win je. Spelers met evenveel punten delen hun plaats, en ook de winst.
    .title = Wie wint

## De Rivier

rule-CAR-43 = Met de optie voor de Rivier ligt bij het begin de bron op tafel in plaats van de starttegel. Het meer wordt apart gelegd, en de andere tien riviertegels worden vóór alle andere getrokken.
    .title = Eerst de rivier
rule-CAR-44 = Een riviertegel leg je zoals elke andere, met passende zijden, maar je moet er altijd de rivier mee verlengen. Je mag zoals gewoonlijk een volgeling sturen naar de stad, de weg, het klooster of de weiden erop.
    .title = De rivier verlengen
rule-CAR-45 = Je kunt geen volgeling op de rivier zelf zetten. De rivier scheidt de weiden op haar twee oevers.
    .title = Niemand op de rivier
rule-CAR-46 = De rivier keert niet om: ze mag niet op twee tegels na elkaar dezelfde kant op buigen. Met een rechte tegel ertussen mag je haar wel weer die kant op laten buigen.
    .title = Geen U-bocht
rule-CAR-47 = Je mag de rivier naar een plek leiden waar haar volgende tegel niet past. Die tegel gaat dan uit de partij, en wie hem trok, trekt een andere (CAR-10).
    .title = Een rivier zonder plek
rule-CAR-48 = Na de tien riviertegels trekt de speler die aan de beurt is het meer en sluit daarmee de rivier af. Op de weide van die tegel mag zoals gewoonlijk een volgeling; daarna volgen de andere tegels.
    .title = Het meer
rule-CAR-49 =
    In een partij met de Rivier { $option_start_tile ->
        [after-river] is de starttegel de eerste tegel die na het meer wordt getrokken.
       *[mixed] wordt de starttegel tussen de andere tegels gemengd.
    }
    .title = Starttegel en Rivier
rule-CAR-50 = Je kunt geen volgeling naar de bron sturen: die ligt er vanaf het begin en niemand heeft hem gelegd.
    .title = Niemand bij de bron

## Varia

rule-CAR-51 = Het scorespoor heeft 50 vakjes en loopt rond. Kom je voorbij het einde, dan houd je al je punten en tel je door.
    .title = Meer dan vijftig punten
rule-CAR-52 = Het spel is uit 2001 en Klaus-Jürgen Wrede is de auteur. Een partij duurt ongeveer 60 minuten.
    .title = Over het spel
