# 51. Stan, własne słowa planszy.
ui-cost-any_resource = dowolny surowiec
ui-cost-deal = umowa
ui-distance = odległość { $n }
ui-deal-strip = umowa
ui-open = otwarta produkcja
ui-when-built = wejście
ui-when-deal = za umowę
ui-when-raze = za splądrowanie
ui-cache = skrytka
ui-per = za
ui-per-produced = za wytworzone
ui-at-most = maks. { $n }
ui-if-produced = jeśli wytworzysz
ui-copy-own = własna produkcja
ui-copy-other = cudza produkcja
ui-deals-own = do { $n } własnych umów
ui-deals-other = do { $n } umów rywala
ui-take-other = zabierz { $n }
ui-reset = zwolnij { $n }
ui-store = magazyn
ui-built-in-shield = wbudowana
ui-ruin = ruiny
ui-defence = obrona { $n }
ui-used = użyto { $used }/{ $of }
ui-visited = był tu pracownik
ui-no-faction = Jeszcze bez frakcji
ui-each-production = każda produkcja
ui-used-up = użyte
ui-ready = gotowe
ui-lose = Pasując teraz, stracisz
ui-storable = Miejsce na { $n } z
ui-deals = Umowy, każda produkcja: { $n }
ui-passed = pas
ui-empty-state = Jeszcze bez lokacji.
ui-row-empty-production = Lokacje tego rzędu produkują w każdej rundzie.
ui-row-empty-feature = Lokacje tego rzędu działają stale albo raz, przy wejściu.
ui-row-empty-action = Lokacji tego rzędu używasz w swojej turze, za opłatą.
ui-race = Wyścig do { $n } punktów
ui-vp = PZ
ui-hegemony = Hegemonia
ui-hegemony-next = dalej: { $next }.
ui-attacks = Ataki: { $n } z { $of }
ui-display = Zwiad
ui-connections = Karty koneksji
ui-no-connection = brak
ui-your-hand = Twoja ręka
ui-hand-empty = Twoja ręka jest pusta.
ui-use-build = Buduj
ui-use-develop = Rozbuduj
ui-use-deal = Umowa
ui-use-raze = Splądruj
ui-choice = do wyboru
ui-cards-in-hand = karty na ręce
ui-first = pierwszy
ui-end-score-means = punkty teraz + lokacje = wynik, gdyby gra skończyła się teraz
ui-next-production = Następna produkcja
ui-forecast = prognoza
ui-exposure = Na celowniku Hegemonii
ui-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
ui-piles = Stosy
ui-deck = Talia
ui-discard = Odrzucone
ui-categories = Kategorie
ui-tap-to-light = dotknij, by podświetlić
ui-after = Po tej akcji
ui-you = Ty
ui-now = teraz
ui-then = potem
ui-projected = przewidywany wynik
ui-unknown-next = Potem odkryje się coś nieznanego.
ui-pick-something = Wskaż kartę, lokację albo akcję frakcji, by zobaczyć jej skutek.
ui-reach = W twoim zasięgu
ui-location = Lokacja
ui-def = obr.
ui-spoils = łupy
ui-owner-gets = dla właściciela
ui-nothing-in-reach = Teraz nic cudzego nie jest w zasięgu.
ui-hint-turn = Wskaż kartę z ręki, lokację, koneksję albo akcję frakcji.
ui-hint-after = To samo jeszcze raz, jeśli masz czym zapłacić; potem grają inni.
ui-hint-pick = Jedna karta na twoją rękę; ostatnia jest odrzucana.
ui-hint-keep-start = Dwie z sześciu wracają.
ui-hint-onto = Nowa karta zajmie miejsce starej.
ui-phase-lookout = Zwiad
ui-phase-production = Produkcja
ui-phase-action = Akcje
ui-phase-cleanup = Porządki
ui-status = runda { $round }, koniec przy { $goal } PZ
ui-status-last = runda { $round }, ostatnia
ui-source-vp = punkty
ui-source-locations = lokacje
ui-fits = tu można rozbudować wybraną kartą
ui-moment-points = { $player }: punkty +{ $n } ({ $from })

ui-your-goods = Twoje dobra
ui-no-goods = brak dóbr

## Przeczytaj o elemencie
ui-about-distance = Odległość { $n }: tyle szarych kontaktów kosztuje budowa, niebieskich umowa, czerwonych splądrowanie z ręki.
ui-about-spoils = Splądrowana daje jeden raz: { $goods }.
ui-about-deal = Umowa daje teraz i w każdej produkcji: { $goods }.
ui-about-categories = Kategorie: { $names }. Kartę można rozbudować w miejsce innej, z którą ma wspólną kategorię; niektóre karty je liczą.
ui-about-open = Otwarta produkcja: rywal może wysłać tu pracownika i też dostać produkt.
ui-about-ruin = Ruiny: nic nie robią, ale można na nich rozbudować lokację.
ui-about-defence = Obrona { $n }: tyle czerwonych kontaktów kosztuje splądrowanie.
ui-about-used = Użyto w tej rundzie: { $used } z { $of }.
ui-about-kept = Przechowuje: { $goods }.
ui-about-raze = Możesz ją teraz splądrować i zyskać: { $goods }.
ui-about-connection = karta koneksji
ui-about-connection-play = Zagranie daje: { $goods }.
ui-about-price = Płacisz: { $goods }.
ui-about-faction = frakcja
ui-about-faction-makes = Każda produkcja daje: { $goods }.
ui-about-power = Płacisz: { $cost }, zyskujesz: { $goods }; { $uses ->
    [1] raz na rundę.
   *[other] dowolnie wiele razy.
  }
ui-about-good = dobro
ui-about-good-worker = Rekrutuje, odwiedza otwarte produkcje, bierze karty koneksji, pracuje w lokacjach akcji.
ui-about-good-gun = Surowiec; najczęściej na czerwone kontakty.
ui-about-good-fuel = Surowiec; najczęściej na niebieskie kontakty.
ui-about-good-iron = Surowiec; najczęściej na szare kontakty.
ui-about-good-brick = Surowiec; płaci też za rozbudowę w miejsce karty o wspólnej kategorii albo ruin.
ui-about-good-ammo = Zastępuje przy płaceniu dowolny jeden surowiec.
ui-about-good-red = Do plądrowania: tyle, ile wynosi odległość lub obrona.
ui-about-good-blue = Do umowy: tyle, ile wynosi odległość.
ui-about-good-grey = Do budowy: tyle, ile wynosi odległość.
ui-about-good-universal = Zastępuje przy płaceniu kontakt dowolnego koloru.
ui-about-good-development = Płaci za rozbudowę zamiast cegły; kategorie nie muszą się wtedy zgadzać.
ui-about-good-shield = Położona na własnej lokacji podnosi jej obronę o 1.
ui-about-good-card = Karta dobrana z talii.
ui-about-good-vp = Punkt zwycięstwa.
ui-about-no-connection = Wzięta w tej rundzie; nowa zostanie odkryta w następnej fazie Zwiadu.
ui-story-production = Produkcja: { $player }
ui-chosen-of = Wybrano { $n } z { $of }
ui-put-back = { $n ->
    [one] Odłóż { $n } kartę
    [few] Odłóż { $n } karty
   *[other] Odłóż { $n } kart
}
ui-hint-pay = Tak jak narysowano albo zamień żeton.
ui-from = z karty: { $place }

## What the four uses of a card are
ui-use-build-production = Zostaje w twoim stanie i produkuje co rundę.
ui-use-build-feature = Zostaje w twoim stanie: 1 punkt na koniec.
ui-use-build-action = Zostaje w twoim stanie; działa od twojej następnej tury.
ui-use-develop-words = Zajmuje miejsce twojej karty: od razu 1 punkt.
ui-use-develop-onto = Zajmuje miejsce twojej karty: od razu 1 punkt. Pasuje do { $n ->
    [one] { $n } karty.
   *[other] { $n } kart.
}
ui-use-deal-words = Tylko dobro z niebieskiego paska: teraz i co rundę.
ui-use-raze-words = Dobra z czerwonego paska jeden raz; potem karta przepada.
ui-you-have = Masz { $have } z { $need }.
ui-one-step = Brakuje jednego kroku:
ui-about-keep = Cztery karty zostają u ciebie. Liczba w rogu to odległość: bliskie karty (1) kosztują mniej. Wskaż kartę, by ją przeczytać.
ui-about-pick = Każdy bierze po karcie, dwa razy w rundzie. Wskaż kartę, by ją przeczytać.
ui-status-start = przygotowanie, koniec przy { $goal } PZ
ui-counted-any_resource = { $n ->
    [one] { $n } dowolny surowiec
    [few] { $n } dowolne surowce
   *[many] { $n } dowolnych surowców
}
ui-counted-deal = { $n ->
    [one] { $n } własną umowę
    [few] { $n } własne umowy
   *[many] { $n } własnych umów
}

## Before and after a plan
ui-hold-points = Punkty
ui-hold-locations = Lokacje

## The end
ui-finished-states = Stany na końcu gry
ui-tie-goods = Remis z graczem { $other }, ale { $winner } ma więcej dóbr: { $n } do { $m }.
ui-tie-locations = Remis z graczem { $other }, także w dobrach, ale { $winner } ma więcej lokacji: { $n } do { $m }.
