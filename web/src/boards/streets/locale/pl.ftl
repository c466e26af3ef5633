# Streets, the board's own words, Polish.
ui-sneak = Cwaniak
ui-sneak-initial = C
ui-city = Miasto
ui-finished-city = Ukończone miasto
ui-sold = sprzedane
ui-abandoned = porzucone
ui-owned-by = właściciel: { $name }
ui-street-of = { $closed ->
    [yes] zamknięta ulica, budynków: { $n }
   *[no] otwarta ulica, budynków: { $n }
}
ui-seeking = szuka miejsca
ui-would-pay = przyniesie ${ $money }
ui-can-choose = można wybrać
ui-cell-legal = Wolne pole { place-at }, droga może iść: { $faces }
ui-cell-illegal = Pole { place-at }, nic tu nie pasuje
ui-sneak-less = Pole { place-at }, dla Cwaniaka warte { $value } $
ui-copies = kopiuje „{ $name }”
ui-if-closed = Gdyby zamknąć teraz:

## Hand and trays
ui-your-hand = Twoja ręka
ui-hand-empty = Twoja ręka jest pusta.
ui-sneak-tile = Kafelek Cwaniaka
ui-people-left = { people-counted }: { $left ->
    [0] wszyscy wysłani
   *[other] do wysłania { $left }
}
ui-one-more = O jednego więcej: { $name }
ui-one-fewer = O jednego mniej: { $name }
ui-all-here = Wszyscy tu
ui-closed-streets = Zamknięte ulice
ui-first-street = { $n ->
    [1] Najpierw: jeden budynek
   *[other] Najpierw: ulica z { $n }
}
ui-nobody-paid = Nikt nic nie dostaje.
ui-then-move = Potem rozsyłasz: { $list }.
ui-tokens = Żetony
ui-left = zostało { $n }

## Players and supply
ui-free-signs = { $n ->
    [one] { $n } wolny znak
    [few] { $n } wolne znaki
   *[many] { $n } wolnych znaków
}
ui-signs-unlimited = znaki bez ograniczeń
ui-must-abandon = Brak wolnego znaku: nowy budynek będzie kosztował jeden ze starych.
ui-backs = Rewersy w ręce: { $list }
ui-shown = Pokazane: { $list }
ui-supply = Zasoby
ui-stack = Stos
ui-on-top = na wierzchu
ui-empty = pusty
ui-builds-ahead = { $n ->
    [one] Zbudujesz jeszcze { $n } raz.
    [few] Zbudujesz jeszcze { $n } razy.
   *[many] Zbudujesz jeszcze { $n } razy.
}
ui-seekers = Szukają miejsca
ui-tokens-left = Pozostałe żetony
ui-endgame = Ostatnie kafelki:
ui-advisor-contractor = buduje i dobiera po dwa, póki jest stos
ui-advisor-hacker = liczą się rewersy z ręki i symbol mieszany
ui-advisor-entrepreneur = raz na ulicę liczy kafelek z ręki
ui-advisor-investor = dwa znaki podwajają jeden budynek
ui-advisor-hipster_legend = hipsterzy liczą się jak mieszane
ui-advisor-renovator = buduje na zamkniętych ulicach
ui-advisor-location_scout = liczą się własne budynki gdzie indziej

## Preview
ui-preview = Podgląd
ui-help-wait = Gdy przyjdzie twoja kolej, tu zobaczysz, co da ruch.
ui-help-watch = Wskaż budynek, by zobaczyć, ile jest wart i komu zapłacą.
ui-help-build = Wybierz kafelek i pole: zanim cokolwiek wyślesz, widać tu, co to da. Paski na polu to boki, wzdłuż których może biec droga.
ui-help-abandon = Na każdym twoim budynku widać dochód, który stracisz.
ui-help-signs = Dwa znaki podwajają wartość samego budynku.
ui-help-pick-street = Karty pokazują, co da podliczenie danej ulicy jako pierwszej.
ui-help-move-people = Każdy mieszkaniec daje właścicielowi nowego domu $1.
ui-help-take-token = Szyld budynku mówi, jakie żetony dostaniesz.
ui-help-token-type = Na końcu płacą przewagi i zestawy po cztery.
ui-help-substitute = Wybierz kafelek z ręki i swój budynek na tej ulicy.
ui-help-sneak-place = Otwarte są tylko pola, na których kafelek jest dla Cwaniaka najwięcej wart.
ui-help-sneak-token = Cwaniak bierze żeton, których ma najmniej.
ui-do-abandon = Porzuć budynek „{ $name }”
ui-do-take = Weź żetony za budynek „{ $name }”
ui-do-move = { people-counted } do budynku „{ $name }”
ui-do-street = { $n ->
    [1] Najpierw „{ $name }”
   *[other] Najpierw ulica z { $n }, od budynku „{ $name }”
}
ui-do-place = Postaw: „{ $tile }”, { place-beside }
ui-do-place-later = Postaw: „{ $tile }”, droga: { $face }
ui-do-over = Postaw: „{ $tile }”, na budynku „{ $name }”
ui-do-substitute = „{ $tile }” zamiast budynku „{ $name }”
ui-if-you-do = Jeśli tak zrobisz
ui-nothing-sent = jeszcze nie wysłano
ui-road-to = Droga na { $face }
ui-closes = { $n ->
    [1] zamyka ulicę z { $lengths }
   *[other] zamyka ulic: { $n } (z { $lengths })
}
ui-scores = ponownie podlicza ulicę z { $lengths }
ui-building = Budynek
ui-value = Wartość
ui-people = Ludzie
ui-income = Dochód
ui-signs-back = znaki wracają:
ui-then-worth = Otwarte budynki
ui-if-closed-then = po zamknięciu ulicy
ui-then = Potem
ui-seekers-come = Do „{ $name }” wprowadzają się poszukujący: { people-counted }.
ui-move-to = Do „{ $name }” przenosi się: { people-counted }.
ui-you-send = Decydujesz, gdzie zamieszka { people-counted }: { $list }.
ui-stand-up = Nie znajduje miejsca i szuka dalej: { people-counted }.
ui-signs-change = Wolne znaki { $from } → { $to }
ui-you-draw = Dobierasz kafelek z rewersem
ui-which-unknown = (który, nie wiadomo)
ui-projected = (na końcu ${ $money })
ui-unknown-next = Potem odsłoni się coś nieznanego.

## Tabs
ui-tab-forecast = Wynik
ui-tab-tiles = Kafelki
ui-if-it-ended = Gdyby gra skończyła się teraz
ui-player = Gracz
ui-money = Pieniądze
ui-open-half = Połowa
ui-sum = Razem
ui-majorities = Przewagi i zestawy
ui-type = Rodzaj
ui-sets = Zestawy po cztery
ui-open-buildings = Na otwartych ulicach
ui-closed-now = Zamknąć teraz
ui-half = Na końcu
ui-none-open = Nikt nie ma budynku na otwartej ulicy.
ui-unseen = Jeszcze nie widziane
ui-unseen-text = W czyjejś ręce, na stosie albo w pudełku.
ui-all-seen = Wszystkie kafelki już widziano.

## Layers, keys, phases
ui-layer-streets = Ulice
ui-layer-symbols = Symbole
ui-layer-income = Dochód teraz
ui-layer-owners = Właściciele
ui-layer-bare = Sama mapa
ui-key-turn = Obróć kafelek
ui-key-next = Następne pole
ui-key-back = Poprzednie pole
ui-key-pick = Weź z tacki
ui-phase-build = Budowa
ui-phase-income = Dochód
ui-phase-people = Ludzie
ui-phase-draw = Dobieranie
ui-status = kafelek { $tile-number } z { $all }

## Decision bar
ui-turn = Obróć
ui-title-build = { $more ->
    [0] Postaw jeden ze swoich kafelków
   *[other] Postaw dwa kafelki, to pierwszy
}
ui-title-abandon = Brak wolnego znaku: porzuć budynek
ui-title-signs = Jeden znak czy dwa na „{ $tile }”?
ui-title-sneak-place = Postaw kafelek Cwaniaka „{ $tile }”, wartość ${ $value }
ui-title-pick-street = Którą ulicę podliczyć najpierw?
ui-title-move-people = Znajdź dom: { people-counted }
ui-title-take-token = Weź żeton za jeden ze swoich budynków
ui-title-token-type = Weź żeton dowolnego rodzaju
ui-title-sneak-token = Który żeton bierze Cwaniak?
ui-title-substitute = Podliczyć kafelek z ręki?
ui-hint-build = Wybierz kafelek, potem zaznaczone pole.
ui-hint-turn = Naciśnij kafelek jeszcze raz, aby go obrócić. Jeszcze nie wysłano.
ui-hint-only = Pasuje tu tylko tak. Jeszcze nie wysłano.
ui-hint-sneak-place = Wybierz jedno z zaznaczonych pól dla kafelka Cwaniaka.
ui-hint-move-people = Naciskaj budynki na mapie albo + i −.
ui-hint-abandon = Znak wróci do ciebie, a mieszkańcy się wyprowadzą.
ui-hint-take-token = Wybierz swój budynek na podliczanej ulicy.
ui-hint-pick-street = Wybierz ulicę, która będzie podliczona pierwsza.
ui-hint-substitute = Wybierz kafelek i swój budynek na ulicy albo licz tak, jak wydrukowano.
ui-summary = { $tile }, na { $face }
ui-confirm-build = Postaw
ui-confirm-discard = Do pudełka
ui-confirm-move = Wyślij
ui-confirm-abandon = Porzuć
ui-confirm-take = Weź
ui-confirm-street = Podlicz
ui-confirm-keep = Jak wydrukowano
ui-confirm-substitute = Użyj kafelka

## A friend's remarks
ui-tip = Rada: { $text }
ui-tip-turn = Twoje symbole wskazują w bok. Obróć, a się policzą.
ui-tip-pays-more = { $name } dostanie na tym więcej niż ty.
ui-tip-people = Nie masz dla nich domu: { people-of } pójdą do innego gracza ({ $name }).
ui-tip-leave-open = Zostaw ten koniec wolny: „{ $name }” rośnie z każdym budynkiem.
ui-tip-closing = „{ $name }” daje ${ $money } tylko wtedy, gdy zamyka koniec zamkniętej ulicy.
ui-tip-mixed = Mieszany kafelek nie przyprowadza ludzi, ale liczy się jako dowolny symbol.
ui-tip-half = { $n ->
    [1] To twój ostatni budynek: otwarte ulice płacą połowę.
   *[other] Zostało ci budynków: { $n }. Otwarte ulice płacą połowę.
}
ui-tip-last-sign = To twój ostatni wolny znak: zamknij coś, bo inaczej trzeba będzie porzucić budynek.
ui-tip-rival = { $name } też ma kafelek dla czekających ({ people-of }): w następnej turze może ich nie być.
ui-tip-waiting = Na następny budynek swojego rodzaju czeka: { people-counted }.

## The end
ui-source-streets = wartość zamkniętych ulic
ui-source-people = mieszkańcy
ui-source-final = koniec gry, połowa
ui-source-tokens = żetony
ui-moment-street = Ulica z { $n }: { $who }

## Przeczytaj o elemencie
ui-about-start-kind = kafelek startowy
ui-about-start = Nie ma własnej wartości ani właściciela; jego symbole i mieszkańcy się liczą.
ui-about-symbols = Jego symbole liczą się dla wszystkich budynków jego ulicy i dla ulicy, w którą patrzy strzałka.
ui-about-symbol = { $n ->
    [one] { $n } symbol
    [few] { $n } symbole
   *[many] { $n } symboli
}: { $kind }
ui-about-mixed = { $n ->
    [one] { $n } symbol mieszany
    [few] { $n } symbole mieszane
   *[many] { $n } symboli mieszanych
}: liczy się jako kolor potrzebny wycenianemu budynkowi.
ui-about-business = { $n ->
    [one] Szyld
   *[other] Podwójny szyld
}: { $business }.
ui-about-seekers = Szukający mieszkania wprowadzą się od razu: { people-counted }.
ui-about-worth = Gdyby ulica zamknęła się teraz: { $sum } = { $money } $. Gdyby gra skończyła się teraz: { $half } $.
ui-about-advisor = doradca

## Before and after a plan
ui-hold-money = Pieniądze, $
ui-hold-open = Otwarte budynki, gdyby zamknąć teraz, $
ui-hold-signs = Wolne znaki
