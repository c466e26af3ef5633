# Raporty laboratorium.
balance-report = Raport o balansie
made-by = Przygotował tabletown { $version }. Przedziały Wilsona, 95 %.
versions = zasady { $rules }, zawartość { $content }
seats = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}
games = { $number ->
    [one] { $text } partia
    [few] { $text } partie
   *[other] { $text } partii
}
seeds = ziarna { $first }–{ $last }
rotated = miejsca na zmianę
failures = { $number ->
    [one] { $number } partia przerwana błędem, pominięta.
    [few] { $number } partie przerwane błędem, pominięte.
   *[other] { $number } partii przerwanych błędem, pominiętych.
}
level-random = losowy
level-easy = łatwy
level-normal = normalny
level-hard = trudny
level-master = mistrz
seat = Miejsce { $number }
numbers = Liczby
interval = przedział 95 %
bands = mediana, 50 % i 80 % partii
target = cel { $fair } ± { $band }
strong = mocne
weak = słabe
share = udział
ending = zakończenie
games-head = partie
wins-head = wygrane
score-head = średni wynik
won = wygrane

overall = Wygrane z grą
overall-find = Wygrano <b>{ $share }</b> partii; przedział sięga od { $low } do { $high }.
by-roles = Wygrane według ról
by-seats = Wygrane według miejsc
by-levels = Wygrane według poziomów
roles-head = rola
seats-head = miejsce
levels-head = poziom
levels-find = Silniejszy poziom powinien wygrywać częściej, a przedziały nie powinny się stykać.
above = – cały przedział powyżej { $low }.
below = – cały przedział poniżej { $low }.
others-on-target = O pozostałych nie można tego powiedzieć.
on-target = Nikt nie wychodzi poza cel, a przedziały są dość wąskie, by to stwierdzić.
too-few = Nikt nie wychodzi poza cel całym przedziałem, ale przedziały ± { $half } są szersze niż cel ± { $band }. Wystarczyłoby około { $text } partii.

score-distribution = Rozkład wyników
scores-find = Zwycięzcy wyprzedzają pozostałych średnio o <b>{ $ahead }</b>; w { $share } partii drugi traci do pierwszego najwyżej 5 %.
scores-alone = Połowa partii kończy się wynikiem <b>{ $middle }</b> lub wyższym.
results = wyników: { $text }
winner = zwycięzcy
others = pozostali
winner-mean = zwycięzcy { $score }
others-mean = pozostali { $score }
mean = średnio { $score }
final-score = wynik końcowy

endings = Zakończenia
endings-find = Najczęstszym sposobem kończy się <b>{ $share }</b> partii.

length = Długość
length-find = Decyzje w środkowej partii: <b>{ $middle }</b>; najdłuższa partia – { $unit }: { $most }.
median = mediana { $number } ({ $unit })
unit-turns = tury
unit-rounds = rundy
unit-spaces = pola toru rund
unit-decisions = decyzje

curve-find = Od <b>{ $first }</b> do <b>{ $last }</b> w środkowej partii.
limit = granica { $number }

uses = Użycie a wygrana
uses-aside = po lewej: ilu graczy na partię to zrobiło; po prawej: ich udział wygranych, kreska to wynik neutralny · { $shown } z { $total }
uses-even = Nic nie wychodzi poza neutralny udział całym przedziałem.
wins-when = wygrane
actions = Działania
actions-find = Jak często wybiera się każde działanie i jak wiedzie się tym, którzy je wybierają. To nie jest próba losowa: wygrana może być przyczyną wyboru.
per-game = na partię
pairings = Jeden przeciw drugiemu
pairings-aside = wiersz wyżej niż kolumna, %
pairings-find = <b>{ $row }</b> kończy wyżej niż { $column } w { $share } partii.

talk = Negocjacje
talk-find = Co proponowano, czym handlowano, co obiecano – i co z tego wyszło.
talk-kept = Dotrzymano { $share } wszystkich rozstrzygniętych obietnic.
in-games = partii

next = Na co spojrzeć dalej
next-find = Każdej z tych rzeczy można się przyjrzeć z bliska.
look-at-use = { $name }: udział wygranych { $share }.
look-at-swing = { $number ->
    [one] Partia { $seed }: prowadzenie zmieniło się { $number } raz.
   *[other] Partia { $seed }: prowadzenie zmieniło się { $number } razy.
}
look-at-more = Rozegrać { $text } partii, by przedziały nie były szersze niż cel.
nothing-to-look-at = Nic się nie wyróżnia.

# Ulice
kind-place = postawiono
kind-over = zabudowano
kind-discard = odrzucono
kind-signs = wybór liczby szyldów
kind-abandon = budynek porzucony
kind-street = wybór ulicy
kind-move = przeprowadzka mieszkańców
kind-sneak = ustawienie za Spryciarza
kind-take = wzięte żetony
kind-token = wybór rodzaju żetonu
kind-substitute = zamiana wyceny
kind-keep = wycena bez zmian
track-streets-closed = Budynki zamkniętych ulic
track-streets-money = Pieniądze wszystkich graczy

# 51. Stan
kind-build = zbudowano
kind-develop = rozbudowano
kind-deal = umowa
kind-raze = splądrowano
track-fifty_first_state-best_points = Punkty prowadzącego
track-fifty_first_state-locations = Lokacje wszystkich graczy
kind-fifty_first_state-want = wybór frakcji
kind-fifty_first_state-want_any = dowolna frakcja
kind-fifty_first_state-discard = odrzucenie karty
kind-fifty_first_state-pick = karta z wystawki
kind-fifty_first_state-redirect = przekierowanie produkcji
kind-fifty_first_state-redirect_hegemony = przekierowanie produkcji Hegemonii
kind-fifty_first_state-copy = powtórzenie własnej produkcji
kind-fifty_first_state-copy_at = powtórzenie cudzej produkcji
kind-fifty_first_state-copy_hegemony = powtórzenie produkcji Hegemonii
kind-fifty_first_state-gain = wybór dóbr
kind-fifty_first_state-steal = zabranie dóbr
kind-fifty_first_state-use_deal = użycie umowy
kind-fifty_first_state-use_deal_at = użycie cudzej umowy
kind-fifty_first_state-reset = lokacja znów gotowa
kind-fifty_first_state-done = dość
kind-fifty_first_state-onto = rozbudowana lokacja
kind-fifty_first_state-with = środek rozbudowy
kind-fifty_first_state-raze_at = splądrowana lokacja przeciwnika
kind-fifty_first_state-raze_hegemony = splądrowana lokacja Hegemonii
kind-fifty_first_state-use = użycie lokacji
kind-fifty_first_state-faction = akcja frakcji
kind-fifty_first_state-visit = odwiedziny w otwartej lokacji
kind-fifty_first_state-visit_hegemony = odwiedziny w lokacji Hegemonii
kind-fifty_first_state-take_connection = wzięte połączenie
kind-fifty_first_state-connect = zagrane połączenie
kind-fifty_first_state-shield = wystawiona tarcza
kind-fifty_first_state-end_turn = koniec tury
kind-fifty_first_state-pass = pas
kind-fifty_first_state-pay = zapłata
kind-fifty_first_state-spend = zapłata zamiennikiem
kind-fifty_first_state-draw_on = zapłata z lokacji
kind-fifty_first_state-discard_connection = odrzucone połączenie
kind-fifty_first_state-end_deal = zerwana umowa
kind-fifty_first_state-store = dobra zachowane
kind-fifty_first_state-hit = wynik ataku

# Nowe Angeles
track-new_angeles-threat = Zagrożenie
track-new_angeles-unrest = Niespokojne dzielnice
track-new_angeles-enemies = Wrogie jednostki w mieście
talk-new_angeles-proposed = złożone propozycje
talk-new_angeles-accepted = przyjęte propozycje
talk-new_angeles-traded = wymiany kapitału
talk-new_angeles-capital = kapitał, który zmienił właściciela
talk-new_angeles-promised = złożone obietnice
talk-new_angeles-promise-kept = obietnice dotrzymane
talk-new_angeles-promise-broken = obietnice złamane
talk-new_angeles-promise-released = obietnice darowane
talk-new_angeles-promise-expired = obietnice wygasłe
kind-offer = główna oferta
kind-counter = kontroferta
kind-new_angeles-corporation = wybór korporacji
kind-new_angeles-keep = wybór inwestycji
kind-new_angeles-deck = wybór talii
kind-new_angeles-use = użycie zasobu ludzkiego
kind-new_angeles-decline = rezygnacja z zasobu
kind-new_angeles-pass = bez kontroferty
kind-new_angeles-discard = odrzucenie karty
kind-new_angeles-pay = zapłata
kind-new_angeles-refuse = odmowa zapłaty
kind-new_angeles-support = wsparcie oferty
kind-new_angeles-abstain = wstrzymanie się
kind-new_angeles-lay = karta wsparcia
kind-new_angeles-done = dość
kind-new_angeles-lose = utrata kapitału
kind-new_angeles-place = umieszczenie
kind-new_angeles-remove = usunięcie
kind-new_angeles-android = przesunięcie androida
kind-new_angeles-lower = niepokój obniżony
kind-new_angeles-raise = niepokój podniesiony
kind-new_angeles-produce = eksploatacja dzielnicy
kind-new_angeles-name = nazwana dzielnica
kind-new_angeles-stop = zatrzymanie
kind-new_angeles-player = wybór gracza
kind-new_angeles-option = wybór możliwości
kind-new_angeles-resource = wybór surowca
kind-new_angeles-spend = wydanie kapitału
kind-new_angeles-finish = koniec tury
kind-new_angeles-asset = wybór zasobu ludzkiego
kind-new_angeles-emergency = wybór karty awaryjnej
kind-new_angeles-steal = zabranie karty
kind-new_angeles-give = oddanie karty
kind-new_angeles-swap = zamiana
kind-new_angeles-leave = bez zmian
kind-new_angeles-bottom = wydarzenie na spód
kind-new_angeles-top = wydarzenie na wierzch
kind-new_angeles-winner = wybór zwycięskiej oferty
kind-new_angeles-ready = gotowość

# Miasto Wielkiej Maszyny
track-great_machine-discontent = Niezadowolenie
track-great_machine-plan = Wielki Plan
track-great_machine-successes = Udane bunty
track-great_machine-guards = Sprawni strażnicy
kind-great_machine-act = akcja bohatera
kind-great_machine-order = akcja sługi
kind-great_machine-use = użycie karty
kind-great_machine-directive = wybór dyrektywy
kind-great_machine-step = krok ruchu
kind-great_machine-access = wybór karty dostępu
kind-great_machine-bid = wybór liczby
kind-great_machine-citizen = wybór mieszkańca
kind-great_machine-district = wybór dzielnicy
kind-great_machine-done = dość
kind-great_machine-end = koniec tury
kind-great_machine-take = wzięte
kind-great_machine-pass = pas
kind-great_machine-hero = wybór bohatera
kind-great_machine-servant = wybór sługi
kind-great_machine-give = przekazanie zaufania
kind-great_machine-relocate = przesunięta dzielnica
kind-great_machine-lay = wyłożona dzielnica
kind-great_machine-tile = wybór kafelka
kind-great_machine-pile = wybór stosu
kind-great_machine-card = karta odłożona
kind-great_machine-choose = wybór
kind-great_machine-target = wybór rodzaju strażnika
kind-great_machine-redirect = przekierowany strażnik
kind-great_machine-reroll = przerzut
kind-great_machine-keep = rzut bez zmian
kind-great_machine-again = jeszcze raz
kind-great_machine-move = ruch sługi
kind-great_machine-guard = ruch strażnika
kind-great_machine-detain = środek wobec zatrzymanego
kind-great_machine-interact = akcja misji
kind-great_machine-pickup = podniesiony żeton
kind-great_machine-rethink = cofnięty wybór
