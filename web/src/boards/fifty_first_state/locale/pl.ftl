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
ui-visited = był tu robotnik
ui-no-faction = Jeszcze bez frakcji
ui-each-production = każda produkcja
ui-used-up = użyte
ui-ready = gotowe
ui-lose = Pasując teraz, stracisz
ui-storable = Miejsce na { $n } z
ui-deals = Umowy, każda produkcja: { $n }
ui-passed = pas
ui-empty-state = Jeszcze bez lokacji.
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
ui-every-round = i co rundę
ui-cards-in-hand = karty na ręce
ui-first = pierwszy
ui-end-score = { $vp } + { $locations } = { $total }
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
ui-moment-points = { $player }: punkty +{ $n }

ui-your-goods = Twoje zasoby
ui-no-goods = brak zasobów

## Przeczytaj o elemencie
ui-about-distance = Odległość { $n }: tyle szarych kontaktów kosztuje budowa, niebieskich umowa, czerwonych splądrowanie z ręki.
ui-about-spoils = Łupy po splądrowaniu: { $goods }.
ui-about-deal = Umowa daje w każdej produkcji: { $name }.
ui-about-categories = Kategorie: { $names }. Karty o wspólnej kategorii można rozbudować jedną w miejsce drugiej; niektóre karty je liczą.
ui-about-open = Otwarta produkcja: inni mogą wysłać tu pracownika i też dostać produkt.
ui-about-ruin = Ruiny: nic nie robią, ale można na nich rozbudować lokację.
ui-about-defence = Obrona { $n }: tyle czerwonych kontaktów kosztuje splądrowanie.
ui-about-used = Użyto w tej rundzie: { $used } z { $of }.
ui-about-kept = Leży na karcie: { $goods }.
ui-about-raze = Możesz ją teraz splądrować: { $goods }.
ui-about-connection = karta kontaktów
ui-about-connection-play = Zagranie daje: { $goods }.
ui-about-price = Cena: { $goods }.
ui-about-faction = frakcja
ui-about-faction-makes = W każdej produkcji: { $goods }.
ui-about-power = { $cost } → { $goods }, { $uses ->
    [1] raz na rundę
   *[other] dowolnie wiele razy
  }.
ui-about-good = towar
ui-about-good-worker = Rekrutuje, odwiedza otwarte produkcje, bierze karty kontaktów, pracuje w lokacjach akcji.
ui-about-good-gun = Zasób; najczęściej na czerwone kontakty.
ui-about-good-fuel = Zasób; najczęściej na niebieskie kontakty.
ui-about-good-iron = Zasób; najczęściej na szare kontakty.
ui-about-good-brick = Zasób; płaci też za rozbudowę na ruinach.
ui-about-good-ammo = Zastępuje przy płaceniu dowolny jeden zasób.
ui-about-good-red = Do plądrowania: tyle, ile wynosi odległość lub obrona.
ui-about-good-blue = Do umowy: tyle, ile wynosi odległość.
ui-about-good-grey = Do budowy: tyle, ile wynosi odległość.
ui-about-good-universal = Zastępuje przy płaceniu kontakt dowolnego koloru.
ui-about-good-development = Płaci za rozbudowę na lokacji o wspólnej kategorii.
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

## Before and after a plan
ui-hold-points = Punkty
ui-hold-locations = Lokacje
