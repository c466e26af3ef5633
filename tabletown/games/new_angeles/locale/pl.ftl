# New Angeles, po polsku.
game-title = New Angeles
game-pitch = Korporacje wspólnie utrzymują miasto przy życiu i walczą o każdą umowę ofertami, kontrofertami i kupionym wsparciem. Zdobądź więcej kapitału niż tajny rywal, zanim zagrożenie sięgnie 25, chyba że właśnie tobie na tym zależy.

## Przygotowanie
mode-standard = Gra standardowa
mode-standard-text = 4–6 korporacji, sześć rund i trzy rundy wymagań.
option-windows = Okna negocjacji
option-windows-text = Przerwy, w których wszyscy mogą negocjować, zanim gra ruszy dalej.
option-whispers = Szepty
option-whispers-text = Zezwala na prywatną rozmowę dwóch graczy.
option-corporations = Korporacje
option-corporations-text = Wybierane po kolei, losowe albo przypisane do miejsc.
option-setup_card = Karta przygotowania
option-setup_card-text = Losowa albo wybrana przez gospodarza.
option-deck_vote = Karta Isabel McGuire
option-deck_vote-text = Czy gracz, który dołożył do oferty kartę z talii, wsparł tę ofertę.
value-windows-asked = Na życzenie
value-windows-asked-text = Przerwa tylko dla tych, którzy chcą wtedy mówić, i dla tych, do których się zwracają.
value-windows-full = Pełne
value-windows-full-text = Przerwa dla wszystkich w każdym oknie, nawet gdy nie ma o czym mówić.
value-windows-short = Krótkie
value-windows-short-text = Tak samo, ale z zegarem od 7 do 30 sekund: kto się nie odezwał, jest gotowy. Innego gracza można przywołać tylko raz na okno.
value-windows-off = Wyłączone
value-windows-off-text = Bez przerw poza ostatnimi wymaganiami; handel możliwy, gdy ktoś podejmuje decyzję.
value-corporations-draft = Po kolei
value-corporations-draft-text = Gracze wybierają po kolei, w losowej kolejności.
value-corporations-random = Losowe
value-corporations-random-text = Każdy dostaje losową korporację.
value-corporations-fixed = Przypisane
value-corporations-fixed-text = Miejsce 1 gra jako Haas-Bioroid, miejsce 2 jako Jinteki i tak dalej.
value-deck_vote-binds = Tak
value-deck_vote-binds-text = Dosłownie według instrukcji: nie wolno wesprzeć obu ofert.
value-deck_vote-free = Nie
value-deck_vote-free-text = Gracz nadal może wesprzeć dowolną ofertę.
value-setup_card-random = Losowa
value-setup_card-new_arrivals = Nowe nabytki
value-setup_card-labor_dispute = Spór pracowniczy
value-setup_card-turf_war = Wojna o teren
value-setup_card-first_cases = Pierwsze przypadki
value-setup_card-brownout = Spadki napięcia
value-setup_card-boom_years = Lata koniunktury

## Słowa
phase-setup = przygotowanie
phase-action = faza akcji
phase-production = faza produkcji
phase-event = faza wydarzeń
phase-demand = runda wymagań
piece-human_first = Front Ludzkości
piece-orgcrime = Organizacja przestępcza
piece-prisec = Prywatna ochrona
piece-enemy = wroga jednostka
piece-outage = wyłączenie
piece-illness = choroba
piece-development = rozwój
piece-android = android
piece-protest = protest
piece-strike = strajk
piece-unrest = niepokój
stage-stable = stabilnie
stage-protest = protest
stage-strike = strajk
back-human_first = Front Ludzkości
back-orgcrime = Organizacje przestępcze
back-outage = wyłączenia
back-unrest = niepokój
offer-main = główna oferta
offer-counter = kontroferta
type-general = ogólna
type-any = dowolna
type-emergency = akcja awaryjna
district-root = Korzeń
reason-contract = kontrakt
reason-card = karta
reason-asset = zasób ludzki
reason-investment = inwestycja
reason-stolen = kradzież
reason-spent = wydane
reason-paid = zapłata
reason-bet = zakład
scope-decision = ta decyzja
scope-deal = ta umowa
scope-turn = ta tura
scope-round = ta runda
status-open = otwarta
status-kept = dotrzymana
status-broken = złamana
status-released = zwolniona
status-expired = wygasła
window-turn_start = na początku tury innego gracza
window-asset_revealed = po odkryciu zasobu ludzkiego
window-offer_proposed = po złożeniu oferty
window-counter_discard = przy odrzucaniu kart za kontrofertę
window-support_start = na początku kroku wsparcia
window-abstained = gdy ktoś się wstrzyma
window-resolution_start = na początku rozstrzygnięcia
window-support_tied = przy remisie wsparcia
window-deal_decided = gdy ustalono zwycięzcę umowy
window-claimed = przy zdobyciu
window-deal_end = na końcu umowy
window-threat_increased = gdy rośnie zagrożenie
window-illness_raised_threat = gdy choroba podnosi zagrożenie
window-end_of_turn = na końcu twojej tury
window-static = zawsze
window-window_asset = odkryto zasób ludzki
window-window_offer = główna oferta na stole
window-window_support = przed wsparciem
window-window_demand = przed spełnieniem wymagań
window-window_turn = koniec tury
window-window_production = przed produkcją
window-window_event = przed wydarzeniem
option-unrest = obniż niepokój
option-remove_orgcrime = usuń Organizację przestępczą
option-draw = dobierz karty
option-flip_emergency = odkryj kartę akcji awaryjnej
option-discard_action = odrzuć karty
option-steal_asset_others = ukradnij zasób ludzki
option-capital = zyskaj kapitał
option-steal_capital_other = ukradnij 1 kapitał dowolnemu graczowi
option-steal_capital_richest = ukradnij 2 kapitału najbogatszemu

## Pytania
prompt-corporation = Wybierz korporację
prompt-investment = Zatrzymaj jedną z dwóch inwestycji
prompt-general = Wybierz talię, z której dobierzesz { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
 }
prompt-deck = Wybierz rodzaj kart (gracz: { $drawer-seat }, kart: { $count })
prompt-reaction = Użyć zasobu ludzkiego? ({ $window })
prompt-main-offer = Wybierz kartę głównej oferty
prompt-second-offer = Wybierz także kartę kontroferty
prompt-counteroffer = Kontroferta czy pas? Koszt w kartach: { $price }
prompt-pay-or-return = Oddaj graczowi { $to-seat } kapitał: { $price } albo cofnij kontrofertę
prompt-declare = Zapowiedz, jak rozpatrzysz: { $card }
prompt-support = Wesprzyj ofertę albo się wstrzymaj (na razie { $main } : { $counter })
prompt-lay = Wybierz karty, które dołożysz zakryte: { $offer } (na razie { $laid })
prompt-support-or-lose = Dołóż kartę do głównej oferty albo strać kapitał: { $amount }
prompt-deck-for-support = Wybierz talię, której wierzchnia karta będzie wsparciem
prompt-offer-for-support = Wybierz ofertę, która dostanie kartę
prompt-winner = Zdecyduj, która oferta wygrywa
prompt-spend = Wspólna składka: na razie { $total } z { $need }
prompt-end-of-turn = Zakończ turę albo najpierw użyj zasobu
prompt-discard = { $reason ->
    [counter] Odrzuć koszt kontroferty, zostało: { $count }
    [hand_size] Odrzuć karty do rozmiaru ręki, zostało: { $count }
   *[effect] Odrzuć karty, zostało: { $count }
 }
prompt-ready = Negocjacje ({ $window })
prompt-choose = Dokonaj wyboru: { $card }
prompt-place = Umieść: { $piece }. Wybierz dzielnicę
prompt-remove = Usuń: { $piece }. Najwyżej { $left }
prompt-name = Wybierz inną dzielnicę tego samego poziomu
prompt-android = Przenieś żeton androida (najwyżej { $left })
prompt-lower = Obniż niepokój: wybierz dzielnicę
prompt-spread = Obniż niepokój o stopień (najwyżej { $left })
prompt-raise = Podnieś niepokój: wybierz dzielnicę
prompt-produce = Wybierz dzielnicę, która produkuje
prompt-resource = Wybierz dobro ({ $by })
prompt-asset = Wybierz zasób ludzki
prompt-swap = Wybierz dwa zasoby ludzkie do zamiany (2 kapitału, jeśli jeden jest twój)
prompt-victim = Komu ukraść kapitał: { $by }?
prompt-steal = Ukradnij jedną z tych kart albo żadnej
prompt-emergency = Wybierz kartę akcji awaryjnej
prompt-give = Wybierz kartę, którą oddasz
prompt-player = Wybierz gracza
prompt-bottom = Wybierz wydarzenie, które trafi na spód
prompt-top = Wybierz wydarzenie, które będzie następne
prompt-rival = Zamienić kartę rywala z tą spod planszy?
prompt-option = Wybierz jedno

## Akcje
action-corporation = Graj jako { $corporation }
action-keep = Zatrzymaj: { $investment }
action-deck = Dobierz z talii: { $type }
action-use = Użyj: { $asset }
action-decline = Zrezygnuj
action-offer = Zaproponuj: { $card }
action-counter = Kontroferta: { $card }
action-pass = Spasuj
action-discard = Odrzuć: { $card }
action-pay = Zapłać
action-refuse = Cofnij kontrofertę
action-support = Wesprzyj { $offer-word ->
    [main] główną ofertę
   *[counter] kontrofertę
 }
action-abstain = Wstrzymaj się
action-lay = Dołóż zakrytą: { $card }
action-done = To wszystko
action-lose = Strać kapitał
action-place = Umieść: { $piece }, { $district }
action-remove = Usuń: { $piece }, { $district }
action-android = Android: z dzielnicy { $from-district } do dzielnicy { $to-district }
action-lower = Obniż niepokój: { $district }
action-raise = Podnieś niepokój: { $district }
action-produce = Produkuje: { $district }
action-name = Wskaż: { $district }
action-stop = Więcej nie
action-player = Wybierz: { $seat }
action-option = Wybierz: { $option }
action-resource = Wybierz: { $resource }
action-spend = Wydaj: { $amount }
action-finish = Zakończ turę
action-asset = Wybierz: { $asset }
action-emergency = Wybierz: { $card }
action-steal = Ukradnij: { $card }
action-give = Oddaj: { $card }
action-swap = Zamień
action-leave = Zostaw
action-bottom = Na spód: { $event }
action-top = Na wierzch: { $event }
action-winner = Wygrywa { $offer }
action-ready = Można dalej

## Wydarzenia
event-took-corporation = { $seat } gra korporacją „{ $corporation }”.
event-setup-card = Karta przygotowania: { $setup }.
event-first-player = Pierwszy aktywny gracz: { $seat }.
event-rival-dealt = { $seat } dostaje kartę rywala{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-drew-investments = { $seat } dobiera dwie inwestycje{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-kept-investment = { $seat } zatrzymuje inwestycję{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-round-begins = Runda { $round }: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }.
event-last-round = To ostatnia runda: po niej trzecie wymagania i koniec gry.
event-turn-begins = Teraz gra { $seat }.
event-token-passed = Żeton aktywnego gracza dostaje { $seat }.
event-drew = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
 } „{ $type }”{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-refilled = Stos kart odrzuconych odkryto i wtasowano: { $card }.
event-discarded = { $seat } odrzuca zakrytą kartę{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-took-discard = { $to-seat } bierze kartę, którą odrzuca { $seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-revealed = Odkryto zasób ludzki: { $asset }.
event-main-offer = { $seat } proponuje kartę „{ $card }”.
event-no-main-offer = { $seat } nie ma karty na ofertę.
event-counteroffer = { $seat } składa kontrofertę: „{ $card }”.
event-passed = { $seat } pasuje.
event-counteroffer-returned = { $seat } dostaje z powrotem kartę „{ $card }”.
event-declared = { $seat } zapowiada: „{ $action }”.
event-abstained = { $seat } wstrzymuje się.
event-laid = { $seat } dokłada kartę do { $offer-word ->
    [main] głównej oferty
   *[counter] kontroferty
 }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-laid-from-deck = { $seat } dokłada do { $offer-word ->
    [main] głównej oferty
   *[counter] kontroferty
 } wierzchnią kartę talii „{ $type }”.
event-supported = { $seat } wspiera { $offer-word ->
    [main] główną ofertę
   *[counter] kontrofertę
 } { $count ->
    [one] { $count } kartą
    [few] { $count } kartami
   *[many] { $count } kartami
 }.
event-barred-support = { $seat } nie może wspierać kontroferty w tej umowie.
event-barred-trade = { $seat } nie może handlować do końca umowy.
event-winner-set = { $seat } decyduje: wygrywa { $offer }.
event-deal-won = { $tied ->
    [1] Umowę wygrywa { $seat }, { $main } : { $counter }: przy równym wsparciu wygrywa aktywny gracz.
   *[0] Umowę wygrywa { $seat }, { $main } : { $counter }.
 }
event-claimed = { $seat } zdobywa zasób ludzki „{ $asset }”.
event-cards-discarded = Odrzucono karty umowy: { $count }.
event-emergency-returned = { $seat } dostaje z powrotem kartę „{ $card }”.
event-flipped = { $seat } odkrywa kartę „{ $card }”.
event-stole-emergency = { $seat } zabiera graczowi { $from-seat } kartę „{ $card }”.
event-stole-card = { $seat } kradnie kartę graczowi { $from-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-gave-card = { $seat } oddaje kartę graczowi { $to-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-used = { $seat } używa zasobu ludzkiego „{ $asset }”.
event-asset-moved = Zasób ludzki „{ $asset }” przechodzi od gracza { $from-seat } do gracza { $to-seat }.
event-asset-discarded = { $seat } odkłada zasób ludzki „{ $asset }” na spód talii.
event-chose-player = { $seat } wybiera gracza { $chosen-seat }.
event-saw-hand = { $seat } ogląda rękę gracza { $of-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-saw-events = { $seat } ogląda następne wydarzenia ({ $back }){ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-to-bottom = { $seat } kładzie wydarzenie ({ $back }) na spód{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-on-top = { $seat } odkłada wydarzenie ({ $back }) na wierzch{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-saw-spare = { $seat } ogląda kartę rywala pod planszą{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-swapped-rival = { $seat } zamienia swoją kartę rywala z tą spod planszy{ $seen ->
    [0] .
   *[other] . Nowy rywal: { $rival }.
 }
event-left-rival = { $seat } zostawia kartę rywala pod planszą.
event-spent-nothing = { $seat } nic nie wydaje.
event-capital = { $seat } zyskuje { $by ->
    [one] 1 kapitał
   *[other] { $by } kapitału
 } ({ $reason }), teraz { $capital }.
event-capital-lost = { $seat } traci { $by ->
    [one] 1 kapitał
   *[other] { $by } kapitału
 } ({ $reason }), teraz { $capital }.
event-threat = Zagrożenie rośnie o { $by }, teraz { $threat }.
event-threat-lowered = Zagrożenie spada o { $by }, teraz { $threat }.
event-illness-touched = Karta wpłynęła na chorobę w dzielnicy { $district }.
event-none-left = Dla dzielnicy { $district } nic już nie ma w rezerwach: { $piece }.
event-no-room = W dzielnicy { $district } jest już { $piece }.
piece-named = { $piece }
# Korzeń nie jest dzielnicą: co tam trafi, opuszcza miasto.
event-placed = { $district-word ->
    [root] Do Korzenia dociera { piece-named }.
   *[other] W dzielnicy { $district } pojawia się { piece-named }.
 }
event-moved = { $district-word ->
    [root] Z dzielnicy { $from-district } do Korzenia dociera { piece-named }.
   *[other] Z dzielnicy { $from-district } do dzielnicy { $district } przechodzi { piece-named }.
 }
event-removed = Z dzielnicy { $district } znika { piece-named }.
event-android = Android przechodzi z dzielnicy { $from-district } do dzielnicy { $to-district }.
event-unrest = { $change ->
    [0] Niepokój w dzielnicy { $district } bez zmian: { $stage }.
   *[other] Niepokój w dzielnicy { $district }: zamiast „{ $from-stage }” teraz „{ $stage }”.
 }
event-supply = { $resource } +{ $by }, teraz { $amount }.
event-supply-lowered = { $resource } −{ $by }, teraz { $amount }.
event-production = Produkcja.
event-exploited = Dzielnica { $district } jest eksploatowana.
event-event = Wydarzenie: { $event }.
event-event-back = Następne wydarzenie pokazuje: { $back }.
event-track-filled = W następnej fazie akcji { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }.
event-demand-round = Runda wymagań.
event-investment = { $seat } ujawnia inwestycję „{ $investment }”.
event-demand-paid = { $short ->
    [0] Wymagania „{ $demand }” są spełnione.
   *[other] Wymagania „{ $demand }” nie są spełnione. Za mało: { $resource }.
 }
event-demand = Nowe wymagania: { $demand }.
event-window-opened = Czas negocjacji: { $window }.
event-ready = { $seat }: można dalej.
event-wants-to-speak = { $number ->
    [0] { $seat } nie prosi o głos w żadnym oknie negocjacji.
   *[other] { $seat } prosi o głos w oknach negocjacji: { $window }.
 }
event-proposed = Propozycja { $proposal }, { $seat } do gracza { $to-seat }{ $give ->
    [0] {""}
   *[other] {"; "}daje kapitał: { $give }
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}daje: { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}chce kapitału: { $take }
 }{ $take-number ->
    [0] {""}
   *[other] {"; "}chce: { $take-assets }
 }{ $act ->
    [none] .
    [support] {"; "}chce wsparcia teraz: { $offer }, kart co najmniej { $count }.
    [abstain] {"; "}chce wstrzymania się teraz.
    [pass_counter] {"; "}nie chce teraz kontroferty.
    [main_type] {"; "}chce teraz oferty { $type-word ->
        [any] dowolną kartą
       *[other] kartą „{ $type }”
     }.
    [counter_type] {"; "}chce teraz kontroferty { $type-word ->
        [any] dowolną kartą
       *[other] kartą „{ $type }”
     }.
    [spend] {"; "}chce teraz: wydać kapitał: { $count }.
    [choice] {"; "}chce teraz: „{ $actions }”.
   *[other] {"; "}prosi, by teraz { $how ->
        [not] nie używać
       *[use] użyć
     } zasobu „{ $asset }”.
 }
event-proposed-to-anybody = Propozycja { $proposal }, { $seat } do dowolnego gracza{ $give ->
    [0] {""}
   *[other] {"; "}daje kapitał: { $give }
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}daje: { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}chce kapitału: { $take }
 }{ $act ->
    [none] .
    [support] {"; "}chce wsparcia: { $offer }, kart co najmniej { $count }.
    [abstain] {"; "}chce wstrzymania się.
    [pass_counter] {"; "}nie chce kontroferty.
    [main_type] {"; "}chce oferty { $type-word ->
        [any] dowolną kartą
       *[other] kartą „{ $type }”
     }.
    [counter_type] {"; "}chce kontroferty { $type-word ->
        [any] dowolną kartą
       *[other] kartą „{ $type }”
     }.
    [spend] {"; "}chce: wydać kapitał: { $count }.
    [choice] {"; "}chce: „{ $actions }”.
   *[other] {"; "}prosi, by { $how ->
        [not] nie używać
       *[use] użyć
     } zasobu „{ $asset }”.
 }
event-proposal-promises = … i obiecuje: { $what ->
    [support] wesprzeć gracza { $player-seat }, kart co najmniej { $count }
    [no_support] nie wspierać gracza { $player-seat }
    [no_counter] nie składać kontrofert ({ $scope })
    [pay] zapłacić graczowi { $player-seat }, kapitał: { $count } ({ $scope })
    [give] oddać graczowi { $player-seat } zasób ludzki „{ $asset }” ({ $scope })
    [no_target] nie używać zasobów ludzkich przeciw graczowi { $player-seat } ({ $scope })
    [type] następna główna oferta: { $type }
   *[free] „{ $text }” ({ $scope })
 }.
event-proposal-asks = … i prosi o obietnicę: { $what ->
    [support] wesprzeć gracza { $player-seat }, kart co najmniej { $count }
    [no_support] nie wspierać gracza { $player-seat }
    [no_counter] nie składać kontrofert ({ $scope })
    [pay] zapłacić graczowi { $player-seat }, kapitał: { $count } ({ $scope })
    [give] oddać graczowi { $player-seat } zasób ludzki „{ $asset }” ({ $scope })
    [no_target] nie używać zasobów ludzkich przeciw graczowi { $player-seat } ({ $scope })
    [type] następna główna oferta: { $type }
   *[free] „{ $text }” ({ $scope })
 }.
event-promised = Obietnica { $promise }, { $seat } dla gracza { $to-seat }: { $what ->
    [support] wesprzeć gracza { $player-seat }, kart co najmniej { $count }
    [no_support] nie wspierać gracza { $player-seat }
    [no_counter] nie składać kontrofert ({ $scope })
    [pay] zapłacić graczowi { $player-seat }, kapitał: { $count } ({ $scope })
    [give] oddać graczowi { $player-seat } zasób ludzki „{ $asset }” ({ $scope })
    [no_target] nie używać zasobów ludzkich przeciw graczowi { $player-seat } ({ $scope })
    [type] następna główna oferta: { $type }
   *[free] „{ $text }” ({ $scope })
 }.
event-promised-to-all = Obietnica { $promise }, { $seat } dla wszystkich: { $what ->
    [support] wesprzeć gracza { $player-seat }, kart co najmniej { $count }
    [no_support] nie wspierać gracza { $player-seat }
    [no_counter] nie składać kontrofert ({ $scope })
    [pay] zapłacić graczowi { $player-seat }, kapitał: { $count } ({ $scope })
    [give] oddać graczowi { $player-seat } zasób ludzki „{ $asset }” ({ $scope })
    [no_target] nie używać zasobów ludzkich przeciw graczowi { $player-seat } ({ $scope })
    [type] następna główna oferta: { $type }
   *[free] „{ $text }” ({ $scope })
 }.
event-promise-judged = Obietnica { $promise } gracza { $seat }: { $status }.
event-accepted = { $seat } przyjmuje propozycję { $proposal } gracza { $from-seat }.
event-traded = { $take ->
    [0] { $from-seat } płaci graczowi { $to-seat } { $give ->
        [one] 1 kapitał
       *[other] { $give } kapitału
     }.
   *[other] { $give ->
        [0] { $to-seat } płaci graczowi { $from-seat } { $take ->
        [one] 1 kapitał
       *[other] { $take } kapitału
     }.
       *[other] { $from-seat } płaci graczowi { $to-seat } { $give ->
        [one] 1 kapitał
       *[other] { $give } kapitału
     }, a w zamian dostaje { $take }.
     }
 }
event-proposal-ended = { $how ->
    [rejected] { $seat } odrzuca propozycję { $proposal } gracza { $from-seat }.
    [withdrawn] { $seat } wycofuje propozycję { $proposal }.
    [void] Propozycja { $proposal } gracza { $from-seat } stała się niewykonalna.
   *[lapsed] Termin propozycji { $proposal } gracza { $from-seat } minął.
 }
event-said = { $seat }: „{ $why }”
event-rival-revealed = { $kind ->
    [federalist] { $seat } to Federalista, kapitał: { $capital }. { $seat } { $won ->
        [1] wygrywa.
       *[0] nie wygrywa.
     }
    [own] Rywalem gracza { $seat } była własna korporacja; graczy z mniejszym kapitałem: { $fewer }. { $seat } { $won ->
        [1] wygrywa.
       *[0] nie wygrywa.
     }
   *[rival] Rywal gracza { $seat } to { $rival }: kapitał { $capital } przeciw { $against }. { $seat } { $won ->
        [1] wygrywa.
       *[0] nie wygrywa.
     }
 }
event-game-ends = { $outcome } Zwycięzcy: { $winners-seat }. Karty rywali: { $rivals }.

## Koniec gry
outcome-city-fell = Zagrożenie sięgnęło granicy: miasto upada.
outcome-city-stands = Trzecia runda wymagań za nami: miasto przetrwało.
outcome-text-city-fell = Przegrywają wszyscy poza Federalistą z 25 kapitału.
outcome-text-city-stands = Wygrywa każdy, kto ma więcej kapitału niż własny rywal.

## Odmowy
refusal-accepted-already = Propozycja { $proposal } jest już przez ciebie przyjęta.
refusal-already-drawn-from = W tym kroku karty z tej talii już dobrano: { $type }.
refusal-already-stable = { $district }: tam już jest stabilnie.
refusal-android-moved-already = { $district }: ten android już się przeniósł.
refusal-android-there-already = { $district }: android już tam jest.
refusal-another-player = To musi być inny gracz.
refusal-asked-anyway = Według zasad tego stołu w każdym oknie negocjacji pyta się wszystkich.
refusal-asset-changes-nothing = { $asset }: teraz nic to nie zmieni.
refusal-barred-from-counteroffer = { $seat } nie może wspierać kontroferty w tej umowie.
refusal-barred-from-trading = Mark Yale: jedno z was nie może handlować do końca umowy.
refusal-card-or-capital = Dołóż kartę albo strać kapitał.
refusal-card-removes-other-pieces = Ta karta nie usuwa: { $piece }.
refusal-choose-a-corporation = Najpierw wybierz korporację.
refusal-choose-a-deck = Wybierz talię.
refusal-choose-an-offer = Wybierz ofertę.
refusal-chosen-already = { $seat }: ten gracz jest już wybrany.
refusal-corporation-taken = { $corporation }: korporacja jest zajęta.
refusal-counter-or-pass = Złóż kontrofertę albo spasuj.
refusal-decision-not-pending = { $seat } nie podejmuje teraz takiej decyzji; propozycja musi poczekać.
refusal-declare-a-choice = Zapowiedz jeden z wyborów karty.
refusal-discard-first = Najpierw odrzuć karty, zostało: { $count }.
refusal-discard-in-hand-order = Karty odrzuca się w kolejności ręki: na { $card } już za późno.
refusal-district-does-not-qualify = { $district }: karta nie pozwala na tę dzielnicę.
refusal-district-in-outage = { $district }: wyłączenie, dzielnica nic nie produkuje, a niepokój nie rośnie.
refusal-district-in-strike = { $district }: strajk, dzielnica nic nie produkuje.
refusal-emergency-is-no-support = { $card } to akcja awaryjna i nie może być wsparciem.
refusal-empty-hand = { $seat }: ręka jest pusta.
refusal-empty-proposal = Propozycja musi mieć choć jeden warunek.
refusal-exhausted = { $asset }: karta wyczerpana do następnego odnowienia właściciela.
refusal-facedown = { $card } jest zakryta i nie można jej zaproponować.
refusal-human-first-doubles-unrest = { $district }: Front Ludzkości, eksploatacja podnosi niepokój o dwa stopnie albo wyłącza prąd.
refusal-illness-costs-threat = { $district }: choroba, karta akcji wpływająca na dzielnicę kosztuje 2 zagrożenia.
refusal-judged-by-the-game = Obietnicę { $promise } ocenia sama gra.
refusal-keep-one-of-two = Zatrzymaj jedną z dwóch inwestycji.
refusal-lay-a-card = Dołóż kartę z ręki.
refusal-lay-in-hand-order = Karty dokłada się w kolejności ręki: na { $card } już za późno.
refusal-move-does-not-fit = To nie jest to, o co prosi propozycja.
refusal-move-not-finished = Ruch nie jest dokończony.
refusal-move-not-legal = Ten ruch jest niemożliwy: { $action }.
refusal-needs-a-move = Przyjęcie musi zawierać sam ruch.
refusal-no-android-there = { $district }: nie ma tam androida.
refusal-no-assets-from-anybody = Propozycja dla kogokolwiek nie może żądać zasobów ludzkich.
refusal-no-capital-to-lose = Nie ma kapitału do stracenia: trzeba dołożyć kartę.
refusal-no-counteroffer = Nie ma kontroferty.
refusal-no-deal-now = Teraz nie ma umowy.
refusal-no-move-needed = Do tej propozycji nie należy żaden ruch.
refusal-no-negotiation-yet = Negocjacje zaczynają się po przygotowaniu.
refusal-no-such-cards = Nie ma już kart tego rodzaju: { $type }.
refusal-no-such-decision-coming = W tym czasie takiej decyzji już nie będzie.
refusal-no-such-piece-there = { $district }: nie ma tam ({ $piece }).
refusal-no-such-player = Nie ma takiego gracza.
refusal-no-such-promise = Nie ma takiej otwartej obietnicy: { $promise }.
refusal-no-such-proposal = Nie ma takiej otwartej propozycji: { $proposal }.
refusal-no-windows = Ten stół gra bez okien negocjacji.
refusal-nobody-owns-it = { $asset }: nikt nie ma tej karty.
refusal-not-a-choice-of-this-card = Karta nie daje takiego wyboru.
refusal-not-for-you = Propozycja { $proposal } nie jest dla ciebie.
refusal-not-in-hand = { $card }: nie ma tej karty w twojej ręce.
refusal-not-in-your-area = { $card }: karta nie leży u ciebie.
refusal-not-now = { $asset }: użycie możliwe { $window }.
refusal-not-now-a-card = { $card }: teraz nie można zagrać tej karty.
refusal-not-promised-to-you = Obietnica { $promise } nie jest dla ciebie.
refusal-not-the-richest = { $seat }: ten gracz nie ma najwięcej kapitału.
refusal-not-their-asset = { $seat }: ten gracz nie ma karty { $asset }.
refusal-not-your-asset = { $asset }: karta nie jest twoja.
refusal-not-your-proposal = Propozycja { $proposal } nie jest twoja.
refusal-nothing-in-the-way = { $district }: nic nie stoi na przeszkodzie.
refusal-nothing-to-reply-to = Na propozycję { $proposal } nie możesz odpowiedzieć.
refusal-nothing-to-steal = { $seat }: nie ma czego ukraść.
refusal-offer-a-card = Główna oferta jest obowiązkowa: wybierz kartę.
refusal-one-offer-only = Do drugiej oferty dołożono już twoją kartę z talii, a nie wolno wesprzeć obu.
refusal-option-does-nothing = To nic nie da: { $option }.
refusal-orgcrime-blocks-primary = { $district }: Organizacja przestępcza blokuje dobro podstawowe.
refusal-pay-or-refuse = Zapłać albo cofnij kontrofertę.
refusal-possible-now = Nic nie stoi na przeszkodzie: { $action }.
refusal-prisec-keeps-enemies-out = { $district }: Prywatna ochrona, wrogie jednostki muszą iść dalej.
refusal-ready-first = Trwa okno negocjacji: zgłoś gotowość.
refusal-resource-does-not-qualify = { $resource }: nie można wybrać.
refusal-sealed-for-this-decision = Zapieczętowany ruch dotyczy tylko obecnej decyzji.
refusal-sealed-promise = Propozycja z obietnic nie zawiera ruchu.
refusal-sealed-without-act = Zapieczętowany ruch wymaga działania.
refusal-spend-or-nothing = Wydaj jakąś kwotę, choćby 0.
refusal-support-or-abstain = Wesprzyj ofertę albo się wstrzymaj.
refusal-they-have-too-little = { $seat }: kapitał to tylko { $have }.
refusal-too-few-cards = Masz { $have ->
    [one] { $have } kartę
    [few] { $have } karty
   *[many] { $have } kart
 }, potrzeba { $need } (koszt { $price }).
refusal-too-little-capital = Twój kapitał to tylko { $have }.
refusal-too-many-moves = Ten ruch już tu nie należy: { $action }.
refusal-too-many-open = Liczba twoich otwartych propozycji to już { $most }.
refusal-too-many-this-turn = W tej turze wysłano już takich wiadomości: { $most }.
refusal-too-many-uses = Tej propozycji można użyć najwyżej { $most ->
    [one] { $most } raz
    [few] { $most } razy
   *[many] { $most } razy
 }.
refusal-use-or-decline = Użyj zasobu ludzkiego albo zrezygnuj.
refusal-use-or-finish = Użyj zdolności albo zakończ.
refusal-used-already = { $asset }: w tym kroku już użyto.
refusal-wished-already = To już zostało powiedziane.
refusal-works-by-itself = { $asset }: działa samoczynnie.
refusal-would-tell-your-hand = O to może prosić tylko druga strona: zdradziłoby to twoją rękę.

## Stół słowami
label-head = Runda { $round }, { $phase }; tur na torze: { $turns }; następne wydarzenie: { $back }
label-threat = Zagrożenie { $threat }/{ $end } { $bar }
label-city = Miasto
label-root = Korzeń
label-district = { $number } { $name } (poziom { $tier }, droga do { $way }): { $goods }
label-supply = Pula: { $list }
label-demand = Wymagania: { $name } (inaczej zagrożenie +{ $threat })
label-deal = Umowa
label-revealed = Zasób ludzki: { $name }. { $text }
label-offer = { $side }, { $seat }: { $card }. { $text } Wsparcie: { $cards }
label-to-decide = Decydują jeszcze: { $list }
label-players = Gracze (* aktywny)
label-who = { $number } { $name }
label-player = { $name }: kapitał { $capital }, kart { $cards }, obietnice dotrzymane/złamane { $kept }/{ $broken }
label-exhausted = wyczerpana
label-facedown = zakryta
label-decks = Talie: { $list }; karty odrzucone { $discard }; zasoby ludzkie { $assets }
label-proposals = Propozycje
label-promises = Otwarte obietnice
label-anybody = ktokolwiek
label-everyone = wszyscy
label-binding = wiążąca
label-not-binding = niewiążąca
label-give = daje: { $list }
label-take = chce: { $list }
label-act = teraz: { $act }
label-promise = obiecuje: { $term }
label-asks = prosi o obietnicę: { $term }
label-secrets = Twoje sekrety
label-rival = Rywal: { $name }
label-investment = Inwestycja „{ $name }”: { $text }
label-hand = Ręka:

## Na co patrzą boty
term-capital = własny kapitał
term-rival = przewaga nad rywalem
term-threat = zagrożenie
term-assets = zasoby ludzkie
term-cards = karty na ręce
term-demand = spełnienie wymagań
term-investment = inwestycja
term-outlook = co będzie dalej
term-draw = karty pasujące do twoich planów
term-use = działanie zasobu
term-deal = wynik negocjacji
term-player = co to znaczy dla tego gracza
term-district = co to daje w tej dzielnicy
term-share = ile to kosztuje i kto jeszcze może zapłacić

## Karty
text-aaron_marron = Karty, które inny gracz odrzuca za kontrofertę, trafiają na twoją rękę zamiast na stos.
text-alex_westlund = Koniec tury: zamień właścicieli dwóch zasobów ludzkich w grze; jeśli któryś jest twój, najpierw strać 2 kapitału.
text-bernice_mai = Koniec tury: oddaj innemu graczowi 1 lub 2 karty z ręki i zyskaj 1 kapitał za każdą.
text-braintrust = Wszystkie liczby na twojej liście doboru są podwojone; rozmiar ręki jest mniejszy o 1.
text-bryan_stinson = Przy zdobyciu odrzuć, aby ukraść innym graczom 2 karty akcji awaryjnych.
text-caprice_nisei = Gdy gracz składa ofertę, możesz wyczerpać tę kartę: musi on dokładnie zapowiedzieć, jak rozpatrzy kartę, i jest tym związany.
text-chief_gorman = Po złożeniu kontroferty możesz wyczerpać tę kartę: kontroferta wraca do gracza, chyba że odda ci 2 kapitału.
text-coach_walden = Zyskaj 1 kapitał, gdy gracz po twojej prawej wygrywa umowę.
text-eiko = Gdy gracz się wstrzymuje, możesz wyczerpać tę kartę: dokłada on 1 kartę do głównej oferty albo traci 1 kapitał.
text-elizabeth_mills = Koniec tury: oddaj tę kartę innemu graczowi, potem wybierz: odrzuca on 3 karty akcji albo dobiera 3 karty najwyższego rodzaju ze swojego arkusza.
text-floyd_2x3a7c = Przy zdobyciu dobierz 5 kart akcji dowolnych rodzajów; rozmiar ręki jest większy o 5.
text-fumiko_yamamori = Koniec tury: zmniejsz o 1 dobro, które nie jest na 0, aby zyskać 2 kapitału.
text-gurren_imaishi = Przy zdobyciu odrzuć, aby zyskać 5 kapitału.
text-hernando_cortez = Przy zdobyciu odrzuć, aby ukraść innemu graczowi 1 zasób ludzki albo zyskać 2 kapitału.
text-isabel_mcguire = Na początku kroku wsparcia możesz wyczerpać tę kartę i dołożyć zakrytą wierzchnią kartę dowolnej talii akcji do dowolnej oferty.
text-jackson_howard = Po odkryciu zasobu ludzkiego możesz wyczerpać tę kartę i wybrać innego gracza; jeśli wygra umowę, zyskaj 2 kapitału.
text-lily_lockwell = Na początku tury innego gracza, jeśli ma więcej kapitału niż ty, możesz ukraść mu 1 losową kartę z ręki.
text-locust_company = Na początku kroku wsparcia możesz wyczerpać tę kartę i wybrać gracza, który nie może wspierać kontroferty w tej umowie.
text-marco_cubrero = Koniec tury: ukradnij 1 kapitał dowolnemu graczowi albo 2 temu, który ma go najwięcej.
text-mark_yale = Po złożeniu oferty możesz wyczerpać tę kartę: ten gracz nie handluje kapitałem ani zasobami ludzkimi do końca umowy.
text-midori = Przy remisie wsparcia możesz wyczerpać tę kartę i zdecydować, kto wygrywa umowę.
text-monica_singh = Gdy przegrasz umowę jako aktywny gracz, możesz ukraść 2 kapitału graczowi konkurującemu.
text-mr_li = Koniec tury: wybierz dowolnego gracza, który traci 1 kapitał i dobiera 2 karty akcji dowolnych rodzajów.
text-mr_white = Koniec tury: obejrzyj rękę innego gracza; możesz ukraść jedną z tych kart akcji.
text-naoko_watanabe = Przy zdobyciu odrzuć, aby zdobyć 2 wierzchnie karty talii zasobów ludzkich, jedna po drugiej.
text-rachel_beckmann = Na końcu każdej umowy, jeśli masz pustą rękę, możesz dobrać 1 kartę akcji najwyższego rodzaju ze swojego arkusza.
text-saul_eustecio = Gdy gracz konkurujący wygrywa umowę, możesz wyczerpać tę kartę i zyskać 1 kapitał; potem aktywny gracz zyskuje 1 kapitał.
text-sunny_lebeau = Gdy rośnie zagrożenie, możesz dobrać 2 karty akcji najwyższego rodzaju ze swojego arkusza.
text-susan_chen = Koniec tury: zyskaj 2 kapitału, potem oddaj tę kartę innemu graczowi.
text-tanaka = Na początku rozstrzygnięcia możesz odrzucić tę kartę i wskazać zwycięzcę: gracza aktywnego albo konkurującego.
text-the_fall_guy = Po złożeniu głównej oferty możesz odrzucić tę kartę i złożyć także kontrofertę; od razu następuje krok wsparcia.
text-thomas_haas = Koniec tury: obejrzyj kartę rywala pod planszą; możesz zamienić ją ze swoją.
text-toshiyuki_sakai = Przy zdobyciu odrzuć, aby dobrać po 2 karty akcji każdego rodzaju; w tej turze nie odrzucasz do rozmiaru ręki.
text-wong_ya_ching = Zyskaj 2 kapitału, gdy żeton choroby podnosi zagrożenie.
text-ark_construction = Umieść 1 żeton rozwoju w dowolnej dzielnicy.
text-budget_renovations = Usuń do 2 żetonów wyłączenia, potem podnieś niepokój o stopień w każdej z tych dzielnic.
text-gentrification = Usuń 1 żeton wyłączenia; potem umieść tam Prywatną ochronę, jeśli jej nie ma, a każda wroga jednostka stamtąd odchodzi.
text-vanity_project = Wybierz gracza, który zyskuje 2 kapitału albo 4, jeśli wsparł tę ofertę; potem odrzuć 1 jego zasób ludzki, jeśli to możliwe.
text-clean_slate = Usuń do 2 żetonów choroby, potem umieść 1 wyłączenie w jednej z tych dzielnic; choroba nie podnosi przy tym zagrożenia.
text-clinical_trials = Usuń 1 żeton choroby; choroba nie podnosi przy tym zagrożenia.
text-information_procurement = Od aktywnego gracza każdy może wydać dowolny kapitał; jeśli suma jest co najmniej równa liczbie graczy, zagrożenie −2.
text-unorthodox_knowledge = Obejrzyj 3 wierzchnie wydarzenia, jedno połóż na spód, resztę odłóż na wierzch w dowolnej kolejności.
text-efficiency_experts = Przenieś 1 androida do dzielnicy bez androida; choroba nie podnosi przy tym zagrożenia.
text-high_risk_investments = Wybierz 3 graczy po kolei: zyskują 3, 2 i 1 kapitału.
text-labor_solutions = Przenieś do 3 androidów do dzielnic bez androidów, potem umieść Organizację przestępczą w dowolnej dzielnicy.
text-liquidation = Wybierz dzielnicę bez strajku i wyłączenia: od razu produkuje wszystkie dobra mimo Organizacji przestępczej; potem jest w niej strajk.
text-live_feeds_24_7 = Obniż niepokój o stopień w dowolnej dzielnicy albo usuń 1 Organizację przestępczą.
text-media_circus = Obniż niepokój o 2 stopnie w dowolnej dzielnicy, potem umieść Front Ludzkości w dowolnej dzielnicy.
text-puff_piece = Od aktywnego gracza każdy może dobrać 2 karty akcji jednego rodzaju albo 3, jeśli wsparł tę ofertę.
text-spin_doctors = Obniż niepokój o stopień w najwyżej 2 dzielnicach, potem zmniejsz kredyty o 1; jeśli są na 0, zagrożenie +1.
text-arrest_orders = Umieść Prywatną ochronę w dowolnej dzielnicy, aby usunąć stamtąd wszystkie inne jednostki.
text-full_deployment = Wybierz innego gracza i jedno z dwojga: dobiera 5 kart akcji wskazanego rodzaju albo odkrywa kartę akcji awaryjnej.
text-riot_control = Usuń 1 Prywatną ochronę, aby usunąć do 2 wrogich jednostek; potem podnieś niepokój w 1 dzielnicy bez strajku i wyłączenia.
text-scorched_earth = Umieść wyłączenie w dzielnicy bez wyłączenia, aby usunąć wszystkie wrogie jednostki stamtąd i z innej dzielnicy tego samego poziomu.
text-ruthless_tactics = Usuń do 4 wrogich jednostek, potem podnieś niepokój w 2 dzielnicach bez strajku i wyłączenia.
text-underpaid_overclocked = Podnieś do 2 dóbr o 1; potem zyskaj 4 kapitału i umieść 2 jednostki Frontu Ludzkości.
text-mandatory_quarantine = Usuń do 4 żetonów choroby, potem umieść 2 wyłączenia; choroba nie podnosi przy tym zagrożenia.
text-energy_for_all = Od aktywnego gracza każdy dobiera 4 karty akcji jednego rodzaju.
text-sweeps_week = Obniż niepokój łącznie o najwyżej 4 stopnie; potem umieść 2 żetony choroby.
text-massive_reconstruction = Usuń do 3 wyłączeń, potem umieść 2 Organizacje przestępcze.
text-activist_cells_awaken = Od dzielnicy o najwyższym numerze każda jednostka Frontu Ludzkości porusza się dwa razy.
text-beanstalk_beset_by_protesters = Jeśli Front Ludzkości jest w dzielnicy poziomu 3, zagrożenie +4; inaczej każda jego jednostka porusza się raz.
text-human_first_starts_riot = Jeśli Front Ludzkości jest w dzielnicy poziomu 2, zagrożenie +2; inaczej każda jego jednostka porusza się raz.
text-humanity_labor_hosts_union_heads = Zagrożenie +1 za każdą jednostkę Frontu Ludzkości w mieście.
text-beanstalk_owned_by_mob = Jeśli Organizacja przestępcza jest w dzielnicy poziomu 3, zagrożenie +4; inaczej każda porusza się raz.
text-gang_wars_at_all_time_high = Zagrożenie +1 za każdą Organizację przestępczą w mieście.
text-pistoleros_hit_squads_strike = Jeśli Organizacja przestępcza jest w dzielnicy poziomu 2, zagrożenie +3; inaczej każda porusza się raz.
text-tri_maf_leaders_unite = Zagrożenie +1 za każdą Organizację przestępczą w mieście.
text-crumbling_infrastructure = Zagrożenie +1 za każdą dzielnicę z wyłączeniem.
text-earthquake_rocks_city = Jeśli wyłączenia są w co najmniej trzech dzielnicach, zagrożenie +5.
text-helium_3_transport_threatened = Jeśli wyłączenie jest na poziomie 3, zagrożenie +5; inaczej, jeśli na poziomie 2, zagrożenie +3.
text-rolling_outages_increase = Zagrożenie +1 za każdą dzielnicę z wyłączeniem.
text-average_wage_falls_again = Jeśli strajki są w co najmniej trzech dzielnicach, zagrożenie +4.
text-report_record_unemployment = Jeśli protesty i strajki są w co najmniej sześciu dzielnicach, zagrożenie +4.
text-social_apps_spark_revolution = Zagrożenie +1 za każdą dzielnicę w proteście lub strajku.
text-welfare_programs_slashed = Zagrożenie +1 za każdą dzielnicę w strajku.
text-healthcare_initiative = 3 / 5 / 7 kapitału, jeśli w mieście są 2 / 3 / 4 lub więcej żetonów choroby.
text-power_siphoning = 3 / 5 / 7 kapitału, jeśli w mieście jest 1 / 2 / 3 lub więcej wyłączeń.
text-union_agreement = 3 / 5 / 7 kapitału, jeśli w mieście są 2 / 3 / 4 lub więcej jednostek Frontu Ludzkości.
text-laundering_scheme = 3 / 5 / 7 kapitału, jeśli w mieście są 2 / 3 / 4 lub więcej Organizacji przestępczych.
text-militarized_police = 3 / 6 / 8 kapitału, jeśli w mieście jest 1 / 2 / 3 lub więcej jednostek Prywatnej ochrony.
text-short_sale = 3 / 5 / 7 kapitału, jeśli 1 / 2 / 3 lub więcej dóbr stoi na najwyżej 1.
text-retail_sector = Jeśli żywność spełnia wymagania: 2 kapitału plus 2 za każdą jednostkę, najwyżej 6.
text-energy_sector = Jeśli energia spełnia wymagania: 3 kapitału plus 2 za każdą jednostkę, najwyżej 7.
text-banking_sector = Jeśli kredyty spełniają wymagania: 2 kapitału plus 1 za każdą jednostkę, najwyżej 6.
text-technology_sector = Jeśli technologie spełniają wymagania: 3 kapitału plus 1 za każdą jednostkę, najwyżej 6.
text-entertainment_sector = Jeśli rozrywka spełnia wymagania: 2 kapitału plus 1 za każdą jednostkę, najwyżej 6.
text-populist_dismissal = 1 kapitał za każdą dzielnicę w proteście lub strajku.
text-federalist = Wygrywasz tylko wtedy, gdy masz co najmniej 25 kapitału w chwili, gdy zagrożenie sięga 25.
text-rival = Wygrywasz na końcu trzeciej rundy wymagań, mając więcej kapitału niż rywal; z własną kartą więcej niż trzech innych graczy (dwóch w grze czteroosobowej).
contract-haas_bioroid = 2 kapitału, gdy karta akcji przenosi jednego lub więcej androidów.
contract-jinteki = 2 kapitału za każdy żeton choroby usunięty z dzielnicy przez kartę akcji.
contract-nbn = 1 kapitał za każdy stopień niepokoju obniżony przez kartę akcji.
contract-weyland = 2 kapitału za każde wyłączenie usunięte z dzielnicy przez kartę akcji.
contract-melange = 3 kapitału po wydarzeniu, które podniosło zagrożenie o mniej niż 2.
contract-globalsec = 1 kapitał za każdą wrogą jednostkę usuniętą z dzielnicy przez kartę akcji.

temper-honest = Uczciwy
temper-honest-text = Dotrzymuje obietnic i tego samego oczekuje.
temper-opportunist = Oportunista
temper-opportunist-text = Dotrzymuje obietnicy, póki się opłaca.
temper-saboteur = Sabotażysta
temper-saboteur-text = Nie dba o to, czy miasto przetrwa.
pile-board = Dzielnice, tory i typy
pile-corporations = Korporacje
pile-action_cards = Karty akcji
pile-emergency_actions = Akcje awaryjne
pile-assets = Zasoby ludzkie
pile-events = Wydarzenia
pile-demands = Wymagania
pile-investments = Inwestycje
pile-rivals = Rywale
pile-setups = Karty przygotowania
sources-note = Publiczne listy to pomoce i strony fanów. Poziomy dzielnic, większość zasobów i wszystkie ilości na mapie, długość torów zasobów oraz wszystkie karty przygotowania są nasze.

# what is said with a proposal or a refusal, in the voice of a temper
why-vote = Jeszcze jedna karta i umowa jest moja.
why-vote_honest = Płacę za kartę od razu: najpierw pieniądze.
why-vote_opportunist = Każdy ma swoją cenę. To jest twoja.
why-vote_saboteur = Pieniądze to tylko papier. Poproszę kartę.
why-word = Wystarczy mi twoje słowo.
why-peace = Odpuść tym razem, jest to dla mnie coś warte.
why-threat = Zapłać albo złożę kontrofertę.
why-threat_honest = Złożę kontrofertę i mówię o tym z góry. Chyba że zapłacisz.
why-threat_opportunist = Kontrofertę mam w ręce. Za tyle tam zostanie.
why-threat_saboteur = Płać albo patrz, jak to płonie.
why-sell_vote = O wszystkim decydują moje karty. Tyle kosztują.
why-sell_vote_honest = I tak jestem za, ale karty nie są za darmo.
why-sell_vote_opportunist = Mogę zagłosować tak lub tak. Niech mi się to opłaci.
why-sell_vote_saboteur = Mój głos nie ma ulubieńców. Lubi pieniądze.
why-sell_word = Poprę to, jeśli pomyślisz o mnie już teraz.
why-idle_asset = Tobie przyda się bardziej niż mnie.
why-want_asset = Ja skorzystam z tego częściej niż ty.
why-pay_in_kind = Brakuje mi kapitału. Weź zamiast tego to.
why-share = Miasto tego potrzebuje. Podzielmy koszt, a ja to zaoferuję.
why-better_price = Za tyle nie. Za tyle tak.
why-better_price_honest = Uczciwie byłoby tak.
why-better_price_opportunist = Prawie. Jeszcze trochę i jesteśmy przyjaciółmi.
why-better_price_saboteur = Więcej.
why-too_little = Dla mnie jest to warte więcej.
why-too_little_honest = To nie pokrywa moich kosztów.
why-too_little_opportunist = Wróć z prawdziwą ofertą.
why-too_little_saboteur = Nie. Mam inne plany.
why-ahead = Prowadzisz. Nie będę ci jeszcze pomagać.
why-ahead_honest = Prowadzisz przed nami wszystkimi. Dalej nie pomogę, wybacz.
why-ahead_opportunist = Dla prowadzącego cena jest podwójna.
why-ahead_saboteur = Masz już dosyć.
why-rival = Właśnie ciebie muszę wyprzedzić.
why-rival_honest = Nie pomagam temu, kogo muszę wyprzedzić. Wybacz.
why-rival_opportunist = Dla rywala cena jest podwójna.
why-rival_saboteur = Tobie? Nigdy.
why-bad_partner = Twoje słowo zostało złamane.
why-bad_partner_honest = Twoje słowo zostało złamane. Nie zapominam o tym.
why-bad_partner_opportunist = Twoje obietnice są już tanie.
why-bad_partner_saboteur = Kłamiesz gorzej ode mnie.
why-sure_win = Prowadzę i tak zostanie.
why-word_given = Moje słowo ma już ktoś inny.
why-city_first = Nie teraz, gdy miasto jest w takim stanie.
