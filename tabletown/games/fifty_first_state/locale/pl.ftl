# 51. Stan, po polsku.

## Set-up
game-title = 51. Stan
game-pitch = Zbuduj nowy stan na gruzach Ameryki: przejmuj lokacje, zawieraj z nimi umowy albo plądruj je dla łupów, także u rywali. To, czego dosięgniesz, zależy od kontaktów w trzech kolorach, a runda kończy się dla ciebie, gdy spasujesz.
mode-standard = Gra standardowa
mode-standard-text = 2–4 frakcje; 25 punktów uruchamia koniec gry.
mode-solo = Gra solo
mode-solo-text = Ty przeciw Hegemonii, bandzie, która zabiera koneksje i atakuje twój stan.
option-expansion = Dodatkowa talia
option-expansion-text = Którą talię wtasować do podstawowej.
option-factions = Frakcje
option-factions-text = Losowe albo wybierane przez graczy.
option-hegemony_lingers = Hegemonia zwleka
option-hegemony_lingers-text = Po trzecim ataku Hegemonia pasuje dopiero w swojej następnej turze. Instrukcja mówi: po trzecim ataku.
option-shipwreck_once = Wrak statku raz na rundę
option-shipwreck_once-text = Wraku statku można użyć raz na rundę, jak podają spisy kart innych wydań. Instrukcja mówi: dwa razy.
value-expansion-none = Tylko talia podstawowa
value-expansion-none-text = 88 lokacji podstawowych.
value-expansion-new_era = Nowa Era
value-expansion-new_era-text = Talia podstawowa i 50 lokacji „Nowej Ery”.
value-expansion-winter = Zima
value-expansion-winter-text = Talia podstawowa i 50 lokacji „Zimy”.
value-expansion-all = Wszystkie trzy talie
value-expansion-all-text = Wariant: podstawa, „Nowa Era” i „Zima” razem.
value-factions-random = Losowo
value-factions-random-text = Każdy dostaje losową frakcję.
value-factions-choose = Do wyboru
value-factions-choose-text = Każdy potajemnie wybiera frakcję; o takich samych życzeniach rozstrzyga los.

## Words
phase-setup = Przygotowanie
phase-lookout = Faza zwiadu
phase-production = Faza produkcji
phase-action = Faza akcji
phase-cleanup = Faza porządków
phase-over = koniec gry
row-production = Produkcja
row-feature = Cecha
row-action = Akcja
colour-blue = niebieska
colour-red = czerwona
means-brick = cegła
means-development = żeton rozbudowy
power-contact_grey = szare kontakty
power-contact_red = czerwone kontakty
power-contact_blue = niebieskie kontakty
power-recruit = rekrutacja
payment-ammo_for_gun = amunicja zamiast broni
payment-ammo_for_fuel = amunicja zamiast paliwa
payment-ammo_for_iron = amunicja zamiast żelaza
payment-ammo_for_brick = amunicja zamiast cegły
payment-universal_for_red = uniwersalny kontakt zamiast czerwonego
payment-universal_for_blue = uniwersalny kontakt zamiast niebieskiego
payment-universal_for_grey = uniwersalny kontakt zamiast szarego
payment-gun = broń
payment-fuel = paliwo
payment-iron = żelazo
payment-brick = cegła
payment-ammo = amunicja
next-take = bierze kartę koneksji
next-attack = atakuje
next-pass = pasuje
next-done = nic nie robi
cause-start = przygotowanie
cause-board = plansza frakcji
cause-deal = umowa
cause-product = produkcja
cause-copy = powtórzona produkcja
cause-redirected = przejęta produkcja
cause-entering = wejście do stanu
cause-bonus = premia za budowę
cause-spoils = łupy
cause-compensation = rekompensata
cause-event = cecha
cause-condition = cecha po produkcji
cause-use = akcja lokacji
cause-faction = akcja frakcji
cause-visit = wysłany pracownik
cause-host = pracownik gościa
cause-connection = karta koneksji
cause-develop = rozbudowa
reason-categories = liczba wspólnych kategorii
reason-distance = odległość
reason-kind = typ lokacji (akcja przed cechą, cecha przed produkcją)
reason-spoils = wartość łupów

## Prompts
prompt-want-faction = Którą frakcję wybierasz?
prompt-keep-start = Wybierz karty, które odrzucisz
prompt-pick = Wybierz kartę z rzędu
prompt-redirect = Zaopatrzeniowcy: czyją produkcję przejmujesz?
prompt-choose-goods = Wybierz, co zdobywasz
prompt-copy = Wybierz produkcję, którą powtórzysz
prompt-copy-opponent = Wybierz produkcję przeciwnika
prompt-use-deals = Wybierz umowy
prompt-use-opponent-deal = Wybierz umowę przeciwnika
prompt-steal = Wybierz, co i komu zabierasz
prompt-reset = Wybierz lokacje do wyczyszczenia
prompt-turn = Wybierz akcję albo spasuj
prompt-after-action = Jeszcze raz, tarcza czy koniec tury?
prompt-onto = Wybierz kartę, którą zastąpi { $card }
prompt-with = { $card } na miejscu { $location }: czym płacisz?
prompt-pay = Czym płacisz?
prompt-discard-card = Wybierz kartę do odrzucenia
prompt-end-deal = Wybierz umowę, z której rezygnujesz
prompt-store = Wybierz dobra do zmagazynowania
prompt-attack-tie = Atak może trafić w każdą z tych lokacji: wybierz jedną

## Actions
action-want = { $faction }
action-want_any = Dowolna frakcja
action-discard = Odrzuć: { $card }
action-pick = Weź: { $card }
action-redirect = Przejmij produkcję: { $location } ({ $seat })
action-redirect_hegemony = Przejmij produkcję Hegemonii: { $location }
action-copy = Powtórz: { $location }
action-copy_at = Skopiuj: { $location } ({ $seat })
action-copy_hegemony = Skopiuj lokację Hegemonii: { $location }
action-gain = Zdobądź: { $goods }
action-steal = Zabierz { $seat }: { $good }
action-use_deal = Umowa: { $card }
action-use_deal_at = Umowa { $seat }: { $card }
action-reset = Wyczyść: { $location }
action-done = Gotowe
action-build = Zbuduj: { $card }
action-develop = Rozbuduj: { $card }
action-onto = W miejsce: { $location }
action-with = Zapłać: { $means }
action-deal = Zawrzyj umowę: { $card }
action-raze = Splądruj z ręki: { $card }
action-raze_at = Splądruj: { $location } ({ $seat })
action-raze_hegemony = Splądruj lokację Hegemonii: { $location }
action-use = Użyj: { $location }
action-faction = Akcja frakcji: { $power }
action-visit = Wyślij pracownika: { $location } ({ $seat })
action-visit_hegemony = Wyślij pracownika do Hegemonii: { $location }
action-take_connection = Weź kartę koneksji ({ $colour })
action-connect = Zagraj: { $connection }
action-shield = Tarcza: { $location }
action-end_turn = Zakończ turę
action-pass = Spasuj
action-pay = Zapłać tak
action-spend = Wydaj: { $payment }
action-draw_on = Weź z lokacji „{ $location }”: { $good }
action-discard_connection = Odrzuć: { $connection }
action-end_deal = Zrezygnuj z umowy: { $card }
action-store = Zachowaj: { $good }
action-hit = Trafiona lokacja: { $location }

## Events
# What somebody gets, pays or takes: so many of a good.
goods-counted = { $good-word ->
    [gun] { $amount ->
        [one] { $amount } sztukę broni
        [few] { $amount } sztuki broni
       *[many] { $amount } sztuk broni
    }
    [fuel] { $amount ->
        [one] { $amount } jednostkę paliwa
        [few] { $amount } jednostki paliwa
       *[many] { $amount } jednostek paliwa
    }
    [iron] { $amount ->
        [one] { $amount } jednostkę żelaza
        [few] { $amount } jednostki żelaza
       *[many] { $amount } jednostek żelaza
    }
    [brick] { $amount ->
        [one] { $amount } cegłę
        [few] { $amount } cegły
       *[many] { $amount } cegieł
    }
    [worker] { $amount ->
        [one] { $amount } pracownika
        [few] { $amount } pracowników
       *[many] { $amount } pracowników
    }
    [ammo] { $amount ->
        [one] { $amount } jednostkę amunicji
        [few] { $amount } jednostki amunicji
       *[many] { $amount } jednostek amunicji
    }
    [red] { $amount ->
        [one] { $amount } czerwony kontakt
        [few] { $amount } czerwone kontakty
       *[many] { $amount } czerwonych kontaktów
    }
    [blue] { $amount ->
        [one] { $amount } niebieski kontakt
        [few] { $amount } niebieskie kontakty
       *[many] { $amount } niebieskich kontaktów
    }
    [grey] { $amount ->
        [one] { $amount } szary kontakt
        [few] { $amount } szare kontakty
       *[many] { $amount } szarych kontaktów
    }
    [universal] { $amount ->
        [one] { $amount } uniwersalny kontakt
        [few] { $amount } uniwersalne kontakty
       *[many] { $amount } uniwersalnych kontaktów
    }
    [development] { $amount ->
        [one] { $amount } żeton rozbudowy
        [few] { $amount } żetony rozbudowy
       *[many] { $amount } żetonów rozbudowy
    }
    [shield] { $amount ->
        [one] { $amount } tarczę
        [few] { $amount } tarcze
       *[many] { $amount } tarcz
    }
    [card] { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
    [vp] { $amount ->
        [one] { $amount } punkt zwycięstwa
        [few] { $amount } punkty zwycięstwa
       *[many] { $amount } punktów zwycięstwa
    }
   *[other] { $amount } × { $good }
}
event-round = Runda { $round }. Pierwszy gracz: { $seat }.
event-first-player = Pierwszy gracz: { $seat }.
event-faction-is = { $seat } gra frakcją „{ $faction }”.
event-wished = { $seat }: frakcja wybrana.
event-you-wished = Chcesz grać frakcją „{ $faction }”.
event-wishes-shown = Wszyscy wybrali frakcje.
event-put-aside = { $seat } odkłada kartę.
event-you-put-aside = Odkładasz kartę „{ $card }”.
event-start-discards = { $seat } odrzuca { $card-number ->
    [1] kartę „{ $card }”
   *[other] karty: { $card }
 }.
event-turned-up = Karta koneksji ({ $colour }): { $connection }.
event-display = { $card-number ->
    [one] Odkryta karta
   *[other] Odkryte karty
 }: { $card }.
event-picked = { $seat } bierze kartę „{ $card }”.
event-left-over = Karty „{ $card }” nikt nie wziął, trafia na stos odrzuconych.
event-production = Faza produkcji.
event-action-phase = Faza akcji. Zaczyna { $seat }.
event-cleanup = Porządki.
event-gained = { $seat } zyskuje { goods-counted } ({ $cause }).
event-gained-from = { $seat } zyskuje { goods-counted } ({ $cause }: { $card }).
event-drew =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cause }).
event-drew-from =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ({ $cause }: { $source_card }).
event-you-drew = Dobierasz { $card-number ->
    [one] kartę
   *[other] karty
 }: { $card }.
event-shortage = Brakuje w zasobach ogólnych: { $seat } traci { goods-counted }.
event-reshuffled =
    Stos odrzuconych staje się nową talią: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-took-back = { $seat } zabiera { goods-counted } z magazynu lokacji „{ $location }”.
event-redirected = { $seat } przejmuje od gracza { $owner_seat } produkcję lokacji „{ $location }”.
event-redirected-hegemony = { $seat } przejmuje od Hegemonii produkcję lokacji „{ $location }”.
event-copies = { $seat } powtarza akcję lokacji „{ $location }”.
event-copies-opponent = { $seat } kopiuje lokację „{ $location }” gracza { $owner_seat }.
event-copies-opponent-hegemony = { $seat } kopiuje lokację „{ $location }” Hegemonii.
event-built = { $seat } buduje lokację „{ $card }”.
event-developed = { $seat } rozbudowuje lokację „{ $location }”: powstaje „{ $card }”.
event-dealt = { $seat } zawiera umowę „{ $card }”.
event-razed-hand = { $seat } plądruje lokację „{ $card }” z ręki.
event-razed = { $seat } plądruje lokację „{ $location }” gracza { $owner_seat }.
event-razed-hegemony = { $seat } plądruje lokację „{ $location }” Hegemonii.
event-used = { $seat } używa lokacji „{ $location }”.
event-used-faction = { $seat } wykonuje akcję frakcji: { $power }.
event-visited = { $seat } wysyła pracownika do gracza { $owner_seat }, do lokacji „{ $location }”.
event-visited-hegemony = { $seat } wysyła pracownika do Hegemonii, do lokacji „{ $location }”.
event-took-connection = { $seat } bierze kartę koneksji „{ $connection }”.
event-played-connection = { $seat } zagrywa kartę „{ $connection }”.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-discarded-connection = { $seat } odrzuca kartę „{ $connection }”.
event-ended-deal = { $seat } rezygnuje z umowy „{ $card }”.
event-spent = { $seat } płaci { goods-counted }.
event-drew-on = { $seat } płaci { goods-counted } z lokacji „{ $location }”.
event-cached = { $seat } wkłada { goods-counted } do skrytki lokacji „{ $location }”.
event-stored = { $seat } magazynuje { goods-counted } w lokacji „{ $location }”.
event-stole = { $seat } zabiera graczowi { $owner_seat } { goods-counted }.
event-reset = { $seat } usuwa znaczniki z { $location-number ->
    [1] lokacji „{ $location }”
   *[other] lokacji: { $location }
 }.
event-shielded = { $seat } kładzie tarczę na lokacji „{ $location }”.
event-passed = { $seat } pasuje.
event-final-points =
    { $seat }: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } za lokacje.
event-hegemony-final-points =
    Hegemonia: { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } za lokacje.
event-won = { $seat } wygrywa, mając { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 }.
event-won-by-goods = { $seat } wygrywa: tyle samo punktów co { $rival_seat } ({ $score }), ale więcej dóbr ({ $goods }).
event-won-by-locations = { $seat } wygrywa: tyle samo punktów i dóbr co { $rival_seat }, ale więcej lokacji ({ $locations }).
event-won-together = Punktów, dóbr i lokacji jest tyle samo. Wspólne zwycięstwo: { $winner_seat }. Punkty: { $score }.
event-hegemony-location = Do Hegemonii trafia: { $card }.
event-hegemony-draws = Hegemonia dobiera kartę.
event-hegemony-connection = Hegemonia zabiera kartę koneksji: { $connection }.
event-hegemony-scored =
    Hegemonia zdobywa { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }.
event-hegemony-passed = Hegemonia pasuje.
event-last-round = { $seat } ma już { $goal } punktów: to ostatnia runda.
event-last-round-hegemony = Hegemonia ma już { $goal } punktów: to ostatnia runda.
event-attacked = Atak { $number } Hegemonii: { $card }.
event-attack-aimed = Na celowniku: { $location }. Rozstrzyga { $reason }.
event-attack-without-card = Nie ma już kart: atak się nie udaje.
event-attack-failed = Brak wspólnej kategorii: atak się nie udaje.
event-attack-hit = Atak się udaje. Splądrowano: { $location }.
event-attack-stopped = Atak się udaje, ale tarcza ratuje lokację „{ $location }”.
event-solo-won = { $seat } wygrywa z Hegemonią { $score } do { $rival_score } i otrzymuje tytuł: { $title }.
event-solo-lost = { $seat } przegrywa z Hegemonią { $score } do { $rival_score }.

## Refusals
refusal-not-now = Teraz to niemożliwe: { $action }.
refusal-alike = „{ $location }” i „{ $other_location }” niczym się nie różnią: podaj „{ $other_location }”.
refusal-one-action-per-turn = Akcja już wykonana: powtórz ją albo zakończ turę.
refusal-only-in-action-phase = To możliwe dopiero w fazie akcji.
refusal-you-have-passed = Spasowałeś; wracasz w następnej rundzie.
refusal-not-your-turn = Teraz gra { $seat }.
refusal-not-in-your-hand = Nie masz na ręce karty „{ $card }”.
refusal-too-far = { $card } jest za daleko: { $good } { $have } z { $need } (razem z uniwersalnymi).
refusal-too-few-goods = Za mało: { $good } { $have } z { $need }, licząc zamienniki.
refusal-too-few-resources = Za mało surowców: { $have } z { $need }.
refusal-no-card-to-discard = Nie masz karty do odrzucenia.
refusal-no-deal-to-end = Nie masz umowy, z której można zrezygnować.
refusal-nothing-to-develop-on = W twoim stanie nie ma karty do zastąpienia.
refusal-no-brick = Potrzebna cegła, amunicja albo żeton rozbudowy.
refusal-no-category-fits = { $card } nie ma wspólnej kategorii z żadną kartą twojego stanu.
refusal-no-shared-category = { $location } nie ma wspólnej kategorii z nową kartą: pomoże tylko żeton rozbudowy.
refusal-not-in-your-state = Lokacji { $location } nie ma w twoim stanie.
refusal-not-in-that-state = Lokacji { $location } nie ma w tym stanie.
refusal-is-a-ruin = { $location } leży w ruinach.
refusal-is-no-action = { $location } nie jest lokacją akcji.
refusal-used-up = { $location } jest już użyta w tej rundzie (użyć: { $uses }).
refusal-no-target = { $location } nie ma celu.
refusal-not-on-your-board = Na twojej planszy nie ma takiej akcji: { $power }.
refusal-faction-action-used = Już użyte w tej rundzie: { $power }.
refusal-has-built-in-shield = { $location } zawsze liczy się jako osłonięta.
refusal-already-shielded = { $location } ma już tarczę.
refusal-no-shield = Nie masz tarczy.
refusal-own-location = To twoja własna lokacja.
refusal-no-such-opponent = Nie ma takiego przeciwnika.
refusal-opponent-has-passed = { $seat }: spasował, nie można go ruszać.
refusal-hegemony-has-passed = Hegemonia spasowała.
refusal-defence-too-high = Obrona lokacji „{ $location }” to { $need }; masz { $have }.
refusal-defence-with-shield = Z tarczą lokacja „{ $location }” ma obronę { $need }; masz { $have }.
refusal-not-open = { $location } nie jest otwartą produkcją.
refusal-already-visited = W lokacji „{ $location }” jest już pracownik w tej rundzie.
refusal-no-connection-open = Nie ma odkrytej karty koneksji ({ $colour }).
refusal-not-your-connection = Nie masz karty „{ $connection }”.
refusal-not-itself = { $location } nie może wybrać samej siebie.
refusal-payment-not-possible = Tak nie można zapłacić: { $action }.
refusal-no-room-for = Brak miejsca w magazynach: { $good }.
refusal-not-in-the-display = Karty { $card } nie ma w rzędzie.
refusal-pick-first = Najpierw weź kartę z rzędu.
refusal-choose-a-faction = Najpierw wybierz frakcję.
refusal-choose-start-discards = Najpierw wybierz karty do odrzucenia: { $count }.
refusal-choose-brick-or-token = Najpierw wybierz: cegła czy żeton rozbudowy.
refusal-choose-card-to-discard = Najpierw wybierz kartę z ręki do odrzucenia.
refusal-choose-card-to-replace = Najpierw wybierz kartę do zastąpienia.
refusal-choose-deal = Najpierw wybierz umowę.
refusal-choose-deal-to-end = Najpierw wybierz umowę, z której rezygnujesz.
refusal-choose-goods = Najpierw wybierz, co zdobywasz.
refusal-choose-goods-to-keep = Najpierw wybierz dobra do zmagazynowania.
refusal-choose-hit-location = Najpierw wybierz trafioną lokację.
refusal-choose-location-to-redirect = Najpierw wybierz produkcję przeciwnika.
refusal-choose-location-to-reset = Najpierw wybierz lokacje do wyczyszczenia.
refusal-choose-product-to-copy = Najpierw wybierz produkcję do skopiowania.
refusal-choose-what-to-take = Najpierw wybierz, co zabierasz.

## Outcomes
outcome-points = Ostatnia runda rozegrana. Zwycięstwo: { $winners }.
outcome-idle = Trzy rundy bez akcji: koniec gry. Zwycięstwo: { $winners }.
outcome-solo-won = Hegemonia pokonana.
outcome-solo-lost = Hegemonia wygrywa.

## What bots weigh
term-points = punkty
term-locations = lokacje na koniec gry
term-engine = kolejne rundy
term-goods = dobra w zasobach
term-hand = karty na ręce
term-shields = tarcze
term-rivals = przeciwnicy
term-result = wynik gry
term-card = najlepsze użycie karty

## Labels
label-round = Runda { $round }, { $phase }. Pierwszy gracz: { $seat }.
label-last-round = Ostatnia runda: ktoś ma już { $goal } punktów!
label-title = Tytuł: { $title }.
label-piles = Talia główna: { $deck }, stos odrzuconych: { $discard }.
label-face-up = Karty koneksji: { $connection }.
label-supply = Zasoby ogólne: { $goods_named }
label-display = Odkryty rząd kart:
label-hand = Twoja ręka:
label-aside = Odłożone: { $cards_named }
label-passed = spasował
label-active = na ruchu
label-you = ty
label-player = { $seat }, { $faction_named }: { $vp } PZ{ $marks }
label-tokens = Dobra: { $goods_named }
label-hand-size =
    Na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
label-seen = (znane: { $card })
label-connections = Karty koneksji: { $connection }
label-faction-used = Użyte w tej rundzie: { $power }
label-deals = Umowy: { $deals_named }
label-hegemony =
    Hegemonia: { $vp } PZ, { $count ->
        [one] { $count } lokacja
        [few] { $count } lokacje
       *[many] { $count } lokacji
    }
label-hegemony-next = Następnie { $next } (ataki: { $attacks } z { $most }).
label-attack-pile = Karty ataku: { $card }
label-open = , otwarta
label-card = { $card } ({ $row }{ $open }, odległość { $distance }; { $categories_named }) łupy: { $spoils_named }; umowa: { $deal_named }. { $effect_named }
mark-ruin = ruiny ({ $name })
mark-shield = tarcza
mark-visited = pracownik gościa
mark-used = użyto { $count } ×
mark-cache = skrytka: { $goods_named }
mark-stored = magazyn: { $goods_named }

temper-builder = Budowniczy
temper-builder-text = Buduje z myślą o kolejnych rundach.
temper-raider = Łupieżca
temper-raider-text = Plądruje to, co zbudowali inni.
temper-dealer = Handlarz
temper-dealer-text = Żyje z umów.
temper-racer = Sprinter
temper-racer-text = Wcześnie zbiera punkty i przyspiesza koniec gry.
pile-locations_base = Lokacje podstawowe
pile-locations_new_era = Lokacje Nowej Ery
pile-locations_winter = Lokacje Zimy
pile-connections = Karty powiązań
pile-factions = Frakcje
sources-note = Publiczne listy układają gracze. Trzy karty Zimy odczytano inaczej niż w ich jedynej liście, a kolejność, w jakiej Hegemonia wybiera łupy, jest nasza.
