# Miasto Wielkiej Maszyny, polski.
game-title = Miasto Wielkiej Maszyny
game-pitch = Trójka bohaterów przemyka przez latające miasto, zdobywa obywateli i wznieca bunty, a Wielka Maszyna zgaduje, dokąd poszli, i wysyła za nimi sługi. Zagraj Maszyną przeciw przyjaciołom albo zmierz się z jej Automą razem lub w pojedynkę.
mode-versus = Jeden przeciw wszystkim
mode-versus-text = 2–4 graczy: Wielka Maszyna przeciw trójce bohaterów.
mode-automa = Tryb kooperacyjny i solo
mode-automa-text = 1–3 graczy przeciw Automie.
option-layout = Układ miasta
option-layout-text = Gotowe miasto albo zbudowane przed grą.
option-missions = Misje
option-missions-text = Automa: zestaw trzech misji dających prawo do buntu albo dowolna mieszanka: II-I-I to A z zestawu II, B i C z I.
option-level = Poziom Automy
option-level-text = Premie bohaterów i początek Wielkiego Planu.
option-progressive_plan = Progresywny Wielki Plan
option-progressive_plan-text = Kto grał Maszyną, następnym razem zaczyna plan o 1 wyżej po wygranej bohaterów, o 1 niżej po wygranej Maszyny.
option-favour_heroes = Na korzyść bohaterów
option-favour_heroes-text = Po udanym buncie każdy bohater identyfikuje obywatela albo bierze 2 zaufania.
option-heroes = Bohaterowie
option-heroes-text = Którzy trzej z sześciu bohaterów biorą udział.
option-bonus_1 = Bonus 1
option-bonus_1-text = Każdy udany bunt cofa Wielki Plan o 1.
option-bonus_2 = Bonus 2
option-bonus_2-text = Karty konserwacji czasem odbierają słudze turę.
option-bonus_2_hard_all = Bonus 2, utrudniony (wszystkie)
option-bonus_2_hard_all-text = Przy tasowaniu odpadają wszystkie odkryte karty konserwacji.
option-bonus_2_hard_one = Bonus 2, utrudniony (po jednej)
option-bonus_2_hard_one-text = Przy tasowaniu odpada jedna odkryta karta konserwacji.
option-bonus_3 = Bonus 3
option-bonus_3-text = Wzmocnienie patrolu działa jak zwykły patrol.
value-missions-none = Bez misji
value-missions-none-text = Wszystkie trzy żetony buntu od początku.
value-missions-I = I. Poznaj swego wroga
value-missions-I-text = Najłatwiejszy zestaw, dobry na pierwszą grę.
value-missions-II = II. Luki w systemie
value-missions-II-text = Drugi zestaw, nieco trudniejszy.
value-missions-III = III. Złamane tryby
value-missions-III-text = Trzeci zestaw, o strażnikach i ich rozkazach.
value-missions-IV = IV. Na przekór nieuchronnemu
value-missions-IV-text = Najtrudniejszy zestaw.
value-missions-random = Mieszane misje
value-missions-random-text = Po jednej misji A, B i C, każda z dowolnego zestawu.
value-level-starting = Początkowy
value-level-starting-text = Bonusy 1, 2 i 3; Wielki Plan na I.
value-level-easy = Łatwy
value-level-easy-text = Bonusy 1 i 2; Wielki Plan na I.
value-level-medium = Średni
value-level-medium-text = Bonusy 1 i 2; Wielki Plan na III.
value-level-high = Wysoki
value-level-high-text = Bonus 1; Wielki Plan na I.
value-level-super = Bardzo wysoki
value-level-super-text = Bez bonusów; Wielki Plan na I.
value-level-extreme = Ekstremalny
value-level-extreme-text = Bez bonusów; Wielki Plan na II lub III.
value-level-custom = Własny
value-level-custom-text = Dowolne bonusy i początek Wielkiego Planu.
value-layout-layout_standard_1 = Układ standardowy nr 1
value-layout-layout_standard_1-text = Gotowe miasto, dobre na pierwszą grę.
value-layout-layout_standard_2 = Układ standardowy nr 2
value-layout-layout_standard_2-text = Gotowe miasto.
value-layout-layout_standard_3 = Układ standardowy nr 3
value-layout-layout_standard_3-text = Gotowe miasto.
value-layout-layout_standard_4 = Układ standardowy nr 4
value-layout-layout_standard_4-text = Gotowe miasto.
value-layout-layout_original_5 = Układ oryginalny nr 5
value-layout-layout_original_5-text = Gotowe miasto o nietypowym kształcie.
value-layout-layout_original_6 = Układ oryginalny nr 6
value-layout-layout_original_6-text = Gotowe miasto o nietypowym kształcie.
value-layout-build_quick_manual = Szybka budowa ręczna
value-layout-build_quick_manual-text = Jeden gracz układa całe miasto.
value-layout-build_quick_random = Szybka budowa losowa
value-layout-build_quick_random-text = Losowe miasto z poprawkami.
value-layout-build_rivalry = Budowa w rywalizacji
value-layout-build_rivalry-text = Maszyna i bohaterowie dokładają dzielnice na zmianę.
option-advice = Rady do układów
option-advice-text = Losowe miasto trzyma się trzech rad: nic dalej niż dwa kroki od Głównej Cytadeli, żadna zwykła dzielnica przy samych specjalnych, Wieża Prawa nie przy Cytadeli.
option-split = Kto prowadzi dwóch bohaterów
option-split-text = Przy dwóch miejscach jedno z nich prowadzi dwóch.
value-servant_order-pel = Fantazmat, Egzekutor, Lex Hecate
value-servant_order-ple = Fantazmat, Lex Hecate, Egzekutor
value-servant_order-epl = Egzekutor, Fantazmat, Lex Hecate
value-servant_order-elp = Egzekutor, Lex Hecate, Fantazmat
value-servant_order-lpe = Lex Hecate, Fantazmat, Egzekutor
value-servant_order-lep = Lex Hecate, Egzekutor, Fantazmat
value-split-first = Pierwszy
value-split-second = Drugi
option-plan_start = Początek Wielkiego Planu
option-plan_start-text = Od którego pola zaczyna się Wielki Plan. Bez misji zaleca się II lub III.
value-plan_start-0 = Jak zwykle
value-plan_start-1 = I
value-plan_start-2 = II
value-plan_start-3 = III
option-common_decisions = Wspólne decyzje bohaterów
option-common_decisions-text = Jak kilku graczy bohaterów decyduje o tym, co dotyczy wszystkich.
value-common_decisions-agreed = Propozycja i zgoda
value-common_decisions-agreed-text = Proponuje bohater o najniższej inicjatywie, pozostali się zgadzają; po sprzeciwie decyduje sam.
value-common_decisions-one = Decyduje jeden
value-common_decisions-one-text = Bohater o najniższej inicjatywie decyduje od razu.
option-machine_seat = Miejsce Maszyny
option-machine_seat-text = Które miejsce gra Wielką Maszyną.
option-servant_order = Kolejność sług
option-servant_order-text = W jakiej kolejności działają sługi Automy.
value-heroes-choose = Wybierają gracze
value-heroes-random = Losowo
phase-initial = Faza początkowa
phase-access = Faza dostępu
phase-machine = Faza Maszyny
phase-heroes = Faza bohaterów
phase-closing = Faza końcowa
phase-setup = Przygotowanie
role-machine = Wielka Maszyna
role-heroes = bohaterowie
side-machine = Wielka Maszyna
side-heroes = Bohaterowie
kind-artist = artysta
kind-scientist = naukowiec
kind-merchant = kupiec
kind-industrialist = przemysłowiec
kind-aristocrat = arystokrata
kind-traitor = zdrajca
guard-regular = zwykły strażnik
guard-core = strażnik z rdzeniem
guard-reinforcement = strażnik wsparcia
measure-great_goal = Wielki Cel
measure-seizure_of_funds = Konfiskata środków
measure-denial_of_access = Pozbawienie dostępu
pile-common = zwykłe dzielnice
pile-special = dzielnice specjalne
turn-h = poziomo
turn-v = pionowo
choice-take = weź
choice-give = daj
choice-shake_off = zgub pościg
choice-rally = zbierz ludzi
choice-inspire = natchnij
choice-copy = skopiuj
choice-broadcast = nadaj
choice-two_from_hand = dwie z ręki
choice-one_published = ogłoszoną
choice-identify = zidentyfikuj obywatela
choice-trust = weź zaufanie
prompt-access = { $hero }: wybierz w tajemnicy, dokąd pójść
prompt-advance-plan = Przesunąć Wielki Plan?
prompt-arrest = Wybierz obywatela do aresztowania
prompt-attach = Wybierz obywatela dla żetonu
prompt-attack-pay = Zapłacić tyle, ile wymaga rzut?
prompt-attack-target = Wybierz strażnika
prompt-base = Wybierz dzielnicę na bazę
prompt-bid = Ile zaufania stawiasz?
prompt-break-guard = Wybierz strażnika, który się zepsuje
prompt-cancel-directive = Wybierz dyrektywę do odwołania
prompt-choose = Wybierz jedno
prompt-choose-hero = Wybierz bohatera
prompt-choose-your-hero = Wybierz swojego bohatera
prompt-citizen-goal = Wybierz, dokąd idzie obywatel
proposal = { $question ->
    [skip-event] runda bez wydarzenia
    [skip-event-no] wydarzenie jak zwykle
    [share-trust-2] podział zaufania ({ $district }): { $a-hero } – { $a }, { $b-hero } – { $b }
    [share-trust-3] podział zaufania ({ $district }): { $a-hero } – { $a }, { $b-hero } – { $b }, { $c-hero } – { $c }
    [next-hero] następny ruch: { $hero }
    [reveal-to-prevent] ujawnić obywatela { $citizen }, aby zatrzymać plan
    [reveal-to-prevent-no] nikogo nie ujawniać, plan się posuwa
    [identify-instead] zidentyfikować obywatela { $citizen }
    [identify-instead-no] nikogo nie identyfikować
    [underground] położyć żeton podziemia: { $district }
    [base] bazy: { $districts }
    [break-guard] zepsuć strażnika ({ $district }): { $guard }
    [cancel-directive] anulować dyrektywę „{ $directive }”
    [restore-whose] zwrócić kartę dostępu: { $hero }
    [relocate] przesunąć dzielnicę: { $district }
   *[relocate-no] nie przesuwać dzielnic
}
prompt-confirm = { $by-seat } proponuje: { proposal }. Zgadzasz się?
event-proposed = { $by-seat } proponuje: { proposal }.
event-objected = { $by-seat } się sprzeciwia, decyduje { $lead-seat }.
prompt-detention = { $hero }: zatrzymanie, wybierz środek
prompt-discard-directive = Wybierz dyrektywę do odrzucenia
prompt-draw-tile = Wybierz stos
prompt-hero-action = { $hero }: wybierz akcję albo zakończ turę
prompt-hero-token = Wybierz żeton bohatera
prompt-identify = Wybierz obywatela do zidentyfikowania
prompt-identify-instead = Zidentyfikować obywatela w zamian?
prompt-interaction = Wykonać interakcję misji?
prompt-lay-tile = Wybierz miejsce: { $district }
prompt-machine = Wydaj rozkazy albo zakończ fazę (obligacje: { $n })
prompt-mix = Wybierz obywatela do wymieszania
prompt-mix-with = Z kim wymieszać?
prompt-move-citizen = Wybierz obywatela do przemieszczenia
prompt-next-hero = Kto działa następny?
prompt-offer = Użyć karty { $card }?
prompt-pledge = Zapłacić za { $card }?
prompt-publish = Wybierz dyrektywę do ogłoszenia
prompt-redirect = Przekierować strażnika?
prompt-release = Wybierz, gdzie wraca obywatel
prompt-relocate = Wybierz dzielnicę i nowe miejsce
prompt-repair-again = Naprawić kolejnego strażnika?
prompt-reroll = Rzucić ponownie?
prompt-restore-card = Wybierz kartę dostępu do odzyskania
prompt-restore-whose = Czyją kartę odzyskać?
prompt-reveal = Wybierz obywatela do ujawnienia
prompt-reveal-to-prevent = Ujawnić obywatela, aby zatrzymać plan?
prompt-servant-token = Wybierz żeton sługi
prompt-share-trust = Podzielcie zaufanie
prompt-skip-event = Pominąć wydarzenie?
prompt-step = Wybierz następną dzielnicę
prompt-take-back = Wybierz dyrektywę do zabrania
prompt-take-tile = Wybierz dzielnicę
prompt-token-receiver = Kto dostaje żeton?
prompt-underground = Wybierz dzielnicę dla żetonu podziemia
action-step = Idź { $district-to }
action-access = { $hero } idzie { $district-to }
action-act = { $act }
action-bid = Postaw { $n }
action-citizen = Obywatel { $citizen }
action-district = { $district }
action-done = Gotowe
action-end = Zakończ
action-take = Tak
action-pass = Nie
action-hero = { $hero }
action-servant = { $servant }
action-give = { $hero }: zaufanie { $n }
action-relocate = { $district } na { $cell }, { $turn }
action-lay = { $district } na { $cell }, { $turn }
action-tile = { $district }
action-pile = Dobierz: { $pile }
action-directive = { $directive }
action-card = Karta { $district }
action-use = Użyj: { $card }
action-choose = { $choice }
action-target = { $guard }
action-redirect = { $guard } { $from-district-from } { $district-to }
action-reroll = Rzuć ponownie
action-keep = Zostaw rzut
action-again = Jeszcze raz
action-move = { $servant } idzie { $district-to }
action-guard = Strażnik przechodzi { $from-district-from } { $district-to }
action-order = { $servant }: { $act }
action-detain = { $measure }
action-interact = { $mission }
action-pickup = Podnieś
action-rethink = { $hero } wybiera ponownie
event-accepted = { $seat } używa karty „{ $card }”.
event-declined = { $seat } nie używa karty „{ $card }”.
event-access-chosen = { $own ->
    [yes] { $hero } wybiera kartę dostępu „{ $district }”.
   *[no] { $hero }: karta dostępu wybrana.
}
event-access-rethought = { $hero } wybiera ponownie.
event-action = { $placed ->
    [1] { $hero } wykonuje akcję „{ $act }”.
   *[0] { $hero } wykonuje { $district-in } akcję „{ $act }”.
}
event-order = { $placed ->
    [1] { $servant } wykonuje akcję „{ $act }”.
   *[0] { $servant } wykonuje { $district-in } akcję „{ $act }”.
}
event-arrested = Obywatel { $citizen } ({ $kind }) zostaje aresztowany { $district-in }.
event-attack-failed = Atak { $hero-of } się nie udaje.
event-attack-roll = { $hero } rzuca: { $face }.
event-awake = { $servant } znów działa.
event-deactivated = { $servant } już nie działa: dezaktywacja.
bonds-counted = { $n ->
    [one] 1 obligację
    [few] { $n } obligacje
   *[many] { $n } obligacji
}
trust-counted = { $n ->
    [one] 1 punkt zaufania
    [few] { $n } punkty zaufania
   *[many] { $n } punktów zaufania
}
event-bonds-gained = Maszyna zyskuje { bonds-counted } ({ $why }).
event-bonds-paid = Maszyna płaci { bonds-counted } ({ $why }).
event-bonds-laid = Położono obligacje { $district-in }: { $n }.
event-hero-bonds = { $hero } bierze { bonds-counted }.
event-breakthrough = „{ $card }”: przełom.
event-protocol = „{ $card }”: protokół bezpieczeństwa wykonany.
event-protocol-prevented = „{ $card }”: protokół bezpieczeństwa udaremniony.
event-cancelled = Dyrektywa „{ $directive }” odwołana.
event-published = Dyrektywa „{ $directive }” ogłoszona.
event-taken-back = Dyrektywa „{ $directive }” zabrana.
event-directive-discarded = Dyrektywa „{ $directive }” odrzucona.
event-directive-under-deck = Dyrektywa „{ $directive }” trafia pod talię.
event-directive-drawn = { $own ->
    [yes] Maszyna dobiera dyrektywę „{ $directive }”.
   *[no] Maszyna dobiera dyrektywę.
}
event-directive-hidden = Dyrektywa odłożona w tajemnicy.
event-card-restored = { $own ->
    [yes] { $hero } odzyskuje kartę dostępu „{ $district }”.
   *[no] { $hero } odzyskuje kartę dostępu.
}
event-card-seized = { $hero } traci kartę dostępu „{ $district }” ({ $why }).
event-citizen-moved = Obywatel { $citizen } przechodzi { $from-district-from } { $district-to }.
event-core-taken = Rdzeń zabrano { $district-from }.
event-data-returned = Dane zwrócone.
event-detained = { $hero } wpada w obławę { $district-in }.
event-detained-by = { $servant } zatrzymuje { $hero-whom }.
event-detained-moving = { $hero } wpada w drodze { $district-to }.
event-measure = Maszyna wybiera środek wobec { $hero-of }: „{ $measure }”.
event-discontent = Niezadowolenie: { $change } ({ $why }), teraz { $space } (stadium { $stage }).
event-escape = { $hero } rzuca kością ucieczki: { $result }.
event-event-opened = Wydarzenie miejskie: „{ $card }”.
event-event-skipped = Wydarzenie pominięte.
event-game-over = { $why ->
    [plan] { outcome-plan }
    [access] { outcome-access }
   *[riots] { outcome-riots }
}
event-goal-reached = Misja „{ $mission }”: cel osiągnięty.
event-mission = Nowa misja: „{ $mission }”.
event-guard-broken = { $n ->
    [1] Psuje się { $guard } { $district-in } ({ $why }).
   *[other] Psują się strażnicy { $district-in }: { $n }, { $guard } ({ $why }).
}
event-guard-moved = Strażnik przechodzi { $from-district-from } { $district-to }.
event-guards-repaired = Naprawieni strażnicy { $district-in }: { $n }.
event-hero-chosen = { $seat } prowadzi { $hero-whom }.
event-hero-moved = { $hero } idzie { $from-district-from } { $district-to }.
event-identified = { $own ->
    [yes] Bohaterowie identyfikują { $citizens-number ->
        [one] obywatela
       *[other] obywateli
    } { $citizens }: { $kinds }.
   *[no] Bohaterowie identyfikują { $citizens-number ->
        [one] obywatela
       *[other] obywateli
    } { $citizens }.
}
event-looked-at = { $own ->
    [yes] Bohaterowie oglądają obywatela { $citizen }: { $kind }.
   *[no] Bohaterowie oglądają obywatela { $citizen }.
}
event-mixed = Wymieszani obywatele: { $citizens }; wiadomo, że jeden z nich to { $kind }.
event-revealed = { $citizens-number ->
    [one] Ujawniono obywatela { $citizens }: { $kinds }.
   *[other] Ujawniono obywateli { $citizens }: { $kinds }.
}
event-released = Obywatel { $citizen } wraca { $district-to }.
event-marker = Znacznik rozwoju przechodzi na stadium { $stage } ({ $why }).
event-movement-card = { $servant } dobiera kartę ruchu „{ $movement }”.
event-movement-shuffled = Karty ruchu przetasowane: { $n }.
event-optimized = { $servant } działa jeszcze raz.
event-plan = { $n ->
    [-1] Wielki Plan cofa się na pole { plan-space } ({ $why }).
    [-2] Wielki Plan cofa się na pole { plan-space } ({ $why }).
   *[other] Wielki Plan posuwa się na pole { plan-space } ({ $why }){ $space ->
        [11] : jeszcze jeden krok i Maszyna wygra
       *[other] {""}
    }.
}
event-plan-holds = „{ $card }”: Wielki Plan zostaje na polu { plan-space }.
event-raid = Obława { $district-in }.
event-raid-failed = Obława { $district-in } się nie udaje.
event-raid-token-returned = Żeton obławy znika { $district-from }.
event-reinforced = Strażnik wsparcia staje { $district-in } ({ $why }).
event-relocated = Przeniesiono: { $district }.
event-riot = { $hero } wznieca bunt { $district-in }.
event-riot-result = Bunt { $district-in }: { $support } za, { $opposition } przeciw — { $result }.
event-riot-stage = Osiągnięto stadium buntu: jeden sukces.
event-round = Runda { $round }.
event-servant-stays = { $servant } zostaje { $district-in }.
event-servant-moved = { $servant } idzie { $from-district-from } { $district-to }.
event-swapped = Zamieniły się miejscami: { $districts }.
event-tile-drawn = Dobrano: { $district }.
event-tile-laid = Wyłożono: { $district }.
event-token-attached = Żeton u obywatela { $citizen }: { $token } ({ $hero }).
event-token-discarded = { $hero } odrzuca żeton.
event-token-passed = { $hero } przekazuje żeton { $to-hero-to }.
event-token-placed = Żeton { $district-in }: { $token }.
event-token-returned = Żeton { $hero-of } wraca.
event-token-taken = { $hero } bierze żeton: { $token }.
event-token-turned = Losowa dzielnica: { $district }.
event-tokens-shuffled = Żetony dzielnic przetasowane.
event-trust-gained = { $hero } zyskuje { trust-counted } ({ $why }){ $lost ->
    [0] .
   *[other] ; nie zmieściło się: { $lost }.
}
event-trust-laid = Położono zaufanie { $district-in }: { $n }.
event-trust-lost = { $hero } traci { trust-counted } ({ $why }).
event-trust-paid = { $hero } płaci { trust-counted } ({ $why }).
event-turn = { $hero } pokazuje kartę dostępu „{ $district }”.
event-turn-over = { $hero } kończy turę.
token-servant_token = żeton sługi
token-hero = żeton bohatera
result-failure = niepowodzenie
result-success = powodzenie
result-cuffs = kajdanki
result-run = biegnący człowiek, droga wolna
face-shield = tarcza
event-raid-token-placed = Po buncie { $district-in } zostaje żeton obławy.
plan-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
   *[12] XII
}
why-income = dochód
why-citizens = obywatele
why-failed_raid = nieudana obława
why-leave = opuszczenie dzielnicy
why-escape = ucieczka
why-guard_move = ruch strażnika
why-servant_move = ruch sługi
why-movement_detention = zatrzymanie w drodze
why-progress_marker = znacznik rozwoju
why-no_action = brak możliwej akcji
why-great_goal = Wielki Cel
why-seizure_of_funds = Konfiskata środków
why-denial_of_access = Pozbawienie dostępu
refusal-access-phase-over = Faza dostępu się skończyła.
refusal-already-chosen = Już wybrano: { $hero }.
refusal-already-identified = Obywatel { $citizen } jest już zidentyfikowany.
refusal-already-picked = Obywatel { $citizen } jest już wybrany.
refusal-already-there = Już tam jest.
refusal-another-hero-first = Najpierw inny bohater.
refusal-card-seized = Karta odebrana, { $hero }: { $district }.
refusal-citizen-arrested = Obywatel { $citizen } jest aresztowany.
refusal-data-just-attached = Obywatel { $citizen } dostał żeton danych w tej turze; można go przenieść dopiero w turze następnego bohatera.
refusal-citizen-elsewhere = Obywatela { $citizen } nie ma tu: { $district }.
refusal-citizen-unknown = Obywatel { $citizen } jest nieznany.
refusal-city-falls-apart = Miasto by się rozpadło.
refusal-district-chosen = Już wybrano: { $district }. Każdy z tych obywateli musi być w innej dzielnicy.
refusal-entered-before = Tu już był: { $district }.
refusal-fewer-than-two-connections = Zostałyby mniej niż dwa połączenia: { $district }.
refusal-first-action-was-the-only-one = { $hero }: nie ma drugiej akcji.
refusal-hero-not-in-play = { $hero } nie bierze udziału.
refusal-needs-not-met = { $act }: warunki niespełnione.
refusal-no-action-left = { $hero }: brak akcji.
refusal-no-citizen-slot = Brak miejsca dla obywatela: { $district }.
refusal-no-effect = { $act }: bez skutku.
refusal-no-free-side = Brak wolnego boku: { $district }.
refusal-no-guard-slot = Brak miejsca dla strażnika: { $district }.
refusal-no-legal-place = Nie ma miejsca dla: { $district }.
refusal-no-riot-token-held = Nie macie żetonu buntu.
refusal-no-way-on = Stąd nie ma dalszej drogi: { $district }.
refusal-no-working-guard = Brak sprawnego strażnika: { $district }.
refusal-not-connected = Brak połączenia: { $from_district }, { $district }.
refusal-not-in-force = { $act }: nie obowiązuje.
refusal-not-in-this-district = { $act }: nie tutaj ({ $district }).
refusal-not-now = Nie teraz: { $action }.
refusal-not-published = Ta dyrektywa nie jest ogłoszona.
refusal-not-your-hero = { $hero }: nie twój bohater.
refusal-nothing-to-bid = { $hero }: nie ma czego postawić.
refusal-nothing-to-rethink = Nie ma czego wybierać ponownie.
refusal-nothing-to-use-it-for = Teraz nie ma do czego użyć.
refusal-places-overlap = Miejsce zajęte: { $other_district }.
refusal-riot-only-alone = { $hero }: bunt tylko jako jedyna akcja.
refusal-riot-stage-reached = Stadium buntu osiągnięte.
refusal-riot-token-here = Bunt już tu był: { $district }.
refusal-same-action-twice = { $hero }: nie dwa razy to samo.
refusal-same-district = To ta sama dzielnica.
refusal-same-place = Już tam leży.
refusal-servant-has-acted = { $servant }: już działał w tej rundzie.
refusal-share-too-big = Brakuje już tylko { $left } zaufania.
refusal-share-too-small = Z takim udziałem nie zbierze się brakujących { $left } zaufania: daj więcej albo nic.
refusal-too-few-bonds = Za mało obligacji: { $have } z { $need }.
refusal-too-little-trust = Za mało zaufania: { $have } z { $need }.
refusal-too-little-trust-for-more = Na więcej za mało zaufania: { $have } z { $need }.
refusal-trust-is-full = { $hero }: więcej zaufania nie zmieści.
refusal-used-this-round = Użyto w tej rundzie.
refusal-already-revealed = Obywatel { $citizen } jest już ujawniony.
refusal-another-tile-first = Teraz wykłada się dzielnicę: { $district }.
refusal-base-already-there = Żeton bohatera już tu leży: { $district }.
refusal-bid-at-least-one = Stawia się co najmniej 1 zaufanie.
refusal-card-not-seized = { $hero }: karta nie jest odebrana ({ $district }).
refusal-choice-does-nothing = { $choice }: teraz bez skutku.
refusal-choose-first = Najpierw wybierz przynajmniej jednego.
refusal-choose-more = Można wybrać więcej: razem { $n }.
refusal-citizen-bears-token = Obywatel { $citizen } ma już żeton bohatera.
refusal-citizen-not-active = Obywatel { $citizen } nie jest aktywny w tym stadium.
refusal-citizen-not-revealed = Obywatel { $citizen } nie jest ujawniony.
refusal-directive-not-held = Maszyna nie ma tej dyrektywy na ręce.
refusal-first-tile-in-the-corner = Pierwszą dzielnicę wykłada się na 0,0.
refusal-guard-elsewhere = Można przenieść tylko strażników stąd: { $district }.
refusal-hero-elsewhere = { $hero }: nie tutaj ({ $district }).
refusal-hero-is-taken = { $hero }: bohater już wybrany.
refusal-hero-token-elsewhere = { $hero }: żeton leży gdzie indziej.
refusal-hero-without-trust = { $hero }: brak zaufania.
refusal-lower-number-first = Przed obywatelem { $citizen } jest obywatel z mniejszą liczbą.
refusal-mission-not-open = { $mission }: misja nie jest otwarta.
refusal-no-base-there = Nie położono tu żetonu bohatera: { $district }.
refusal-no-card-of-hero-seized = { $hero }: żadna karta nie jest odebrana.
refusal-no-citizen-slot-anywhere = W żadnej innej dzielnicy nie ma miejsca dla obywatela.
refusal-no-data-token = Obywatel { $citizen } nie ma żetonu danych.
refusal-no-such-choice = { $card }: nie ma takiego wyboru ({ $choice }).
refusal-no-such-guard = Nie ma takiego sprawnego strażnika: { $guard } ({ $district }).
refusal-not-a-common-district = { $district }: to nie jest zwykła dzielnica.
refusal-not-optional = Trzeba wybrać: nie można zrezygnować.
refusal-not-so-much-to-share = Do podziału zaufania: { $n }.
refusal-nothing-to-interact-with = { $mission }: tu nie ma dla niej nic do zrobienia.
refusal-own-token-elsewhere = { $hero }: nie ma tu własnego żetonu.
refusal-picked-enough = Już wybrano: { $n }.
refusal-pile-is-empty = W stosie nic nie zostało: { $pile }.
refusal-same-hero = { $hero }: potrzebny jest inny bohater.
refusal-servant-token-elsewhere = { $servant }: nie ma tu żetonu.
refusal-tile-lies-already = Ta dzielnica już leży: { $district }.
refusal-touches-too-few = Sąsiednich dzielnic byłoby { $have } z { $need }.
refusal-turn-taken = { $hero }: tura już się odbyła.
outcome-plan = Wielki Plan ukończony: wygrywa Wielka Maszyna.
outcome-access = Ostatnia karta dostępu bohatera odebrana: wygrywa Wielka Maszyna.
outcome-riots = Trzy sukcesy: wygrywają bohaterowie.
label-round = Runda { $round }, { $phase }
label-tracks = Niezadowolenie { $discontent } (stadium { $stage }), Wielki Plan { $plan } z 12, sukcesy { $successes } z 3
label-event = Wydarzenie miejskie: { $card }
label-district = { $district }: strażnicy { $guards }, zepsuci { $broken }, cena { $load }
label-people = obywatele: { $people }
label-raid = obława
label-riot = bunt
label-next-to = obok: { $districts }
label-hero = { $hero } ({ $calling }): zaufanie { $trust } z { $most }, { $district }, karty dostępu { $cards }.
label-hand = Na ręce: { $districts }.
label-machine = Wielka Maszyna: obligacje { $bonds }, dyrektywy na ręce { $hand }
label-published = W mocy: { $directive }. { $words }
label-in-hand = Na ręce: { $directive }. { $words }
label-active = Aktywni obywatele: { $kinds }
label-marker = Znacznik rozwoju na stadium { $stage }; kroki do przesunięcia planu: { $n }
label-protocol = Protokół, zapobiega mu: { $words }
label-breakthrough = Przełom: { $words }
label-hold = Plan stoi, jeśli: { $words }
label-support = Wsparcie: { $words }
label-setup = Przygotowanie: { $words }
label-interaction = Interakcja: { $words }
label-goal = Cel: { $words }
label-benefit = Korzyść: { $words }
label-mission = Misja { $letter }, { $mission } ({ $progress })
progress-later = później
progress-open = otwarta
progress-reached = osiągnięta
label-cores = rdzenie { $n }
label-trust-here = zaufanie tutaj { $n }
label-bonds-here = obligacje tutaj { $n }
label-hero-token = żeton: { $name }
label-servant-token = żeton: { $name }
token-drone = dron
token-command_post = punkt dowodzenia
token-ambush = zasadzka
token-remote_access = zdalny dostęp
token-underground = podziemie
token-data = dane
state-unknown = nieznany
state-known = znany
state-revealed = ujawniony
state-active = aktywny
label-detained = Zatrzymanie.
label-card = Wybrana karta: { $district }
label-card-hidden = Karta wybrana
label-seized = Odebrane: { $districts }
label-automaton = Wielka Maszyna: dyrektywy w talii { $deck }, ukryte { $hand }
label-servant = { $servant }: { $district }
label-acted = już działał
label-idle = konserwacja
label-deactivated = dezaktywowany
label-unseen = Jeszcze niewidziani: { $words }
label-arrested = Aresztowani obywatele: { $n }
label-order = Sługi działają w tej kolejności: { $servants }
label-movement-left = Karty ruchu w talii: { $movements }
label-movement-seen = Odkryte: { $movements }
label-tokens-down = Zakryte żetony dzielnic: { $districts }
label-supply = Pozostali strażnicy wsparcia: { $n }
label-riot-tokens = Żetony buntu u bohaterów: { $n }

# Callings and abilities of the heroes.
calling-mateusz = Weteran
calling-culum = Ptasznik
calling-veiga = Aktorka
calling-olga = Włóczęga
calling-sylvia = Inżynier
calling-mustafa = Lekarz
text-mateusz = Atakując strażnika, najpierw rzuca kością, a potem decyduje, czy zapłacić wymaganą liczbę. Akcja i tak przepada; tarcza nic nie kosztuje.
text-culum = Może wykonać w turze dwie różne akcje, za każdą płaci osobno. Bunt musi być jego jedyną akcją, a „Zdobądź zaufanie” nie może być pierwszą z dwóch.
text-veiga = Gdy zatrzyma ją obława lub sługa: jeśli jej tura się kończy, niezadowolenie rośnie o 2; jeśli zamiast tego rusza plan lub znacznik rozwoju, zyskuje 2 zaufania.
text-olga = Nie płaci za strażników (ani za sługi liczone jak strażnicy), gdy opuszcza dzielnicę, w której zaczyna ruch.
text-sylvia = W fazie początkowej zyskuje dodatkowe 3 zaufania w Głównej Cytadeli, Wieży Prawa lub Centrum Kontroli; nie można się nimi dzielić.
text-mustafa = Może za darmo zużyć akcję, by sprowadzić nieznanego obywatela z połączonej dzielnicy do swojej i od razu go zidentyfikować.

# Actions.
text-attack = Postaw i zapłać zaufanie, potem rzuć kością: strażnik psuje się, jeśli stawka jest nie mniejsza od wyniku. Tarcza zawsze oznacza porażkę.
text-identify = Wskaż nieznanych obywateli w tym miejscu i zapłać za każdego cenę dzielnicy; bohaterowie dowiadują się, kim są.
text-move_citizens = Wyślij stąd znanych lub ujawnionych obywateli dokądkolwiek, za 1 zaufania od każdej dzielnicy, którą każdy z nich opuszcza.
text-gain_trust = Weź 1 zaufania.
text-riot = Zapłać cenę dzielnicy za każdego nieznanego obywatela, potem wszyscy zostają ujawnieni. Sukces, jeśli aktywnych jest więcej niż strażników i zdrajców; remis to porażka.
text-agitate = Zapłać cenę dzielnicy: niezadowolenie +1.
text-citadel_a = Zapłać cenę dzielnicy: losowa dyrektywa z ręki Maszyny opuszcza grę.
text-citadel_b = Zapłać cenę dzielnicy: obejrzyj losowego aresztowanego i zwróć go do dowolnej dzielnicy jako znanego.
text-tower_a = Zapłać cenę dzielnicy: wybrana ogłoszona dyrektywa opuszcza grę.
text-tower_b = Zapłać cenę dzielnicy: jedna odebrana karta dostępu wraca do właściciela.
text-control_a = Zapłać cenę dzielnicy: przenieś jedną dzielnicę w inne miejsce.
text-control_b = Wyślij do 2 sprawnych strażników dokądkolwiek, za 1 zaufania od każdej dzielnicy, którą każdy z nich opuszcza. Za strażników tutaj nie płacisz.
text-square_a = Zapłać cenę dzielnicy: niezadowolenie rośnie o liczbę obywateli minus liczbę strażników w tym miejscu.
text-raid = 2 obligacje: żeton obławy w tym miejscu. Każdy bohater, który w tej rundzie zakończy tu ruch, zostaje zatrzymany; nieudana obława podnosi niezadowolenie o 1.
text-arrest = 2 obligacje: jeden ujawniony aktywny obywatel w tym miejscu zostaje aresztowany.
text-repair = 2 obligacje: jeden zepsuty strażnik w tym miejscu znów jest sprawny.
text-citadel_draw = 2 obligacje: dobierz dyrektywę.
text-tower_publish = 2 obligacje: ogłoś dyrektywę z ręki. Jeśli ogłoszone są trzy, najpierw zabierz jedną z nich.
text-control_relocate = 2 obligacje: przenieś jedną dzielnicę w inne miejsce.
text-square_collect = Za darmo: obligacje za liczbę obywateli minus liczbę strażników w tym miejscu.
text-automa_arrest = Ujawniony aktywny obywatel o najniższym numerze w tym miejscu zostaje aresztowany.
text-automa_repair = Wszyscy zepsuci strażnicy w tym miejscu znów są sprawni.
text-automa_directive = Ukryta dyrektywa zostaje ogłoszona; jeśli jej nie ma, jedną odkłada się zakrytą.
text-automa_swap = Dwie losowe dzielnice z wolnym bokiem zamieniają się miejscami.
text-automa_common = Znacznik rozwoju przesuwa się o 1 stadium.
text-automa_square = Znacznik rozwoju przesuwa się o liczbę obywateli minus liczbę strażników w tym miejscu.
text-amnesty = Zapłać cenę dzielnicy: obejrzyj losowego aresztowanego i zwróć go do dowolnej dzielnicy jako znanego.
text-repeal = Zapłać cenę dzielnicy: jedna ogłoszona dyrektywa opuszcza grę.
text-draw_anywhere = 2 obligacje: dobierz dyrektywę, gdziekolwiek stoi sługa.
text-confiscate = Jeden bohater w tym miejscu odrzuca 2 zaufania (albo 1, jeśli ma tylko tyle).
text-pacify = Niezadowolenie −1, jeśli stadium nie spada.
act-house_call = Wizyta domowa
text-house_call = Za darmo: sprowadź nieznanego obywatela z połączonej dzielnicy i zidentyfikuj go.

# Citizens.
text-great_goal = Wielki Plan rusza o 1, a tura trwa dalej.
text-seizure_of_funds = Całe zaufanie bohatera staje się obligacjami, a tura się kończy.
text-denial_of_access = Wybrana karta dostępu zostaje odebrana, a tura się kończy.
text-artist = Aktywny od stadium 1.
text-scientist = Aktywny od stadium 2.
text-merchant = Aktywny od stadium 3.
text-industrialist = Aktywny od stadium 4.
text-aristocrat = Aktywny od stadium 5.
text-traitor = Nigdy nie jest aktywny; sprzeciwia się każdemu buntowi.

# Servants of the automaton.
text-phantasm = Najpierw naprawia, potem działa według dzielnicy, potem aresztuje. Zatrzymany przez niego bohater przesuwa znacznik rozwoju o 3 stadia i gra dalej.
text-executor = Najpierw aresztuje, potem naprawia, potem działa według dzielnicy. Zatrzymany przez niego bohater odrzuca całe zaufanie i kończy turę.
text-lex_hecate = Najpierw działa według dzielnicy, potem aresztuje, potem naprawia. Zatrzymany przez nią bohater traci wybraną kartę dostępu i kończy turę.

# Movement cards.
text-pursuit_rose = Sługa idzie do bohatera z tym symbolem i działa.
text-pursuit_goggles = Sługa idzie do bohatera z tym symbolem i działa.
text-pursuit_bird = Sługa idzie do bohatera z tym symbolem i działa.
text-direction_north = Sługa wychodzi pierwszym mostem zgodnie z ruchem wskazówek, licząc od góry, i działa.
text-direction_east = Sługa wychodzi pierwszym mostem zgodnie z ruchem wskazówek, licząc od prawej, i działa.
text-direction_south = Sługa wychodzi pierwszym mostem zgodnie z ruchem wskazówek, licząc od dołu, i działa.
text-direction_west = Sługa wychodzi pierwszym mostem zgodnie z ruchem wskazówek, licząc od lewej, i działa.
text-patrol = Sługa zostaje na miejscu i działa.
text-city_heart = Sługa idzie na Plac Centralny i działa.
text-patrol_reinforcement = Sługa zostaje i zamiast działać wystawia tu strażnika wsparcia (w losowej dzielnicy, jeśli brak miejsca).
text-maintenance = Sługa zostaje, nic nie robi, nie używa dyrektyw i nikogo w tej rundzie nie zatrzymuje.

# Directives of the Machine player.
text-confiscation = Sługa może zużyć akcję, by jeden bohater w jego dzielnicy odrzucił 2 zaufania (albo 1, jeśli ma tylko tyle).
text-levy = 3 obligacje więcej w każdej fazie początkowej.
text-mechanization = Sługi płacą 1 obligację zamiast 2 za każdą opuszczaną dzielnicę.
text-optimization = Raz na rundę jeden sługa może wykonać dwie akcje w tej samej dzielnicy; przed drugą płaci się 1 obligację.
text-pacification = Raz na rundę sługa w zwykłej dzielnicy może zużyć akcję: niezadowolenie −1, jeśli stadium nie spada.
text-provocation = Gdy w fazie bohaterów niezadowolenie wchodzi w stadium 2, 3, 4 lub 5, Maszyna może odrzucić 3 obligacje: plan +1.
text-fortification = Bunty rozstrzyga się tak, jakby stał tam jeszcze jeden strażnik; ceny się nie zmieniają.
text-resettlement = Raz na rundę, w dowolnej chwili swojej fazy, Maszyna może za darmo przenieść jednego obywatela dokądkolwiek.
text-surveillance = Sługi liczą się jak strażnicy w cenach ruchu i akcji bohaterów, ale nie w wynikach.

# Directives of the automaton.
text-auto_confiscation = Raz na rundę: pierwszy sługa, który przyjdzie do bohatera z zaufaniem (lub zostanie przy nim z karty), sprawia, że ten o najniższej inicjatywie odrzuca 2.
text-auto_levy = Na końcu każdej rundy znacznik rozwoju przesuwa się o 1 stadium.
text-auto_mechanization = Strażników wsparcia równie trudno zepsuć jak zwykłych.
text-auto_optimization = Raz na rundę pierwszy sługa, który może, wykonuje jeszcze jedną, inną akcję.
text-auto_pacification = Na końcu każdej rundy niezadowolenie spada o 1, jeśli co najmniej dwa sługi są w zwykłych dzielnicach.
text-auto_provocation = Gdy niezadowolenie wzrasta do stadium 2, 3, 4 lub 5: plan +1.
text-auto_fortification = Bunty rozstrzyga się tak, jakby stał tam jeszcze jeden strażnik.
text-auto_resettlement = Raz na rundę: pierwszy sługa, przy którym po działaniu został ujawniony aktywny obywatel, miesza najniższego z nich z nieznanym obywatelem losowej dzielnicy; obaj stają się nieznani.
text-auto_surveillance = Sługi liczą się jak strażnicy w cenach ruchu i akcji bohaterów.

# City events: the rule of the round, and when the plan advances.
text-trials_won = Na końcu rundy każdy bohater może odzyskać jedną własną odebraną kartę, płacąc zaufaniem za strażników swojej dzielnicy.
plan-trials_won = Plan rusza, chyba że bohaterowie razem odrzucą 5 zaufania.
text-flying_carpets = Na początku fazy dostępu bohaterowie mogą za darmo przenieść jedną dzielnicę.
plan-flying_carpets = Plan rusza, jeśli cztery dzielnice specjalne są połączone bez zwykłych.
text-security_control = Opuszczenie pierwszej dzielnicy ruchu kosztuje bohaterów 1 zaufania, a strażników 1 obligację więcej.
plan-security_control = Plan rusza, jeśli któryś bohater wybrał kartę dzielnicy, w której zaczął rundę.
text-rebels_and_loyalists = W zwykłych dzielnicach bez zepsutych strażników zepsucie strażnika wymaga o 1 zaufania mniej.
plan-rebels_and_loyalists = Plan rusza, jeśli któryś bohater jest w dzielnicy ze sługą.
text-join_the_uprising = Na końcu rundy każdy niezatrzymany bohater w zwykłej dzielnicy może za darmo zidentyfikować tam jednego obywatela.
plan-join_the_uprising = Plan rusza, jeśli któryś bohater został zatrzymany i stracił przez to kartę dostępu.
text-no_one_is_safe = Jeśli któraś obława się nie udała, na końcu rundy niezadowolenie rośnie jeszcze o 1.
plan-no_one_is_safe = Plan rusza, jeśli któryś bohater wybrał kartę dzielnicy specjalnej.
text-high_alert = Zepsucie każdego strażnika wymaga o 1 zaufania więcej.
plan-high_alert = Plan rusza, jeśli nie ma ani jednego zepsutego strażnika w dzielnicach bez sługi i bez żetonu buntu.
text-show_amnesty = Bohater w dzielnicy specjalnej może zużyć akcję i cenę dzielnicy, by zwrócić losowego aresztowanego dokądkolwiek jako znanego.
plan-show_amnesty = Plan rusza, jeśli Maszyna zwróci do miasta 2 aresztowanych, nie patrząc.
text-oppression_and_resistance = Na końcu rundy Maszyna zyskuje 1 obligację za każdego sługę w zwykłej dzielnicy.
plan-oppression_and_resistance = Plan rusza, jeśli żaden bohater nie wykonał akcji specjalnej.
text-concentration_of_force = Każdy sługa, gdziekolwiek jest, może zużyć akcję i 2 obligacje, by dobrać dyrektywę.
plan-concentration_of_force = Plan rusza, jeśli wszystkie trzy sługi są w jednej dzielnicy.
text-past_the_patrols = Bohater, który niezatrzymany kończy ruch w dzielnicy specjalnej, zyskuje 2 zaufania.
plan-past_the_patrols = Plan rusza, jeśli w którejś dzielnicy jest więcej strażników niż obywateli.
text-city_council_elections = W tej rundzie bohaterowie agitują w dzielnicach specjalnych, a nie w zwykłych.
plan-city_council_elections = Plan rusza, jeśli nie było ani obławy, ani aresztowania.
text-trust_versus_coercion = W fazie początkowej każdy bohater zyskuje dodatkowo 1 zaufania, a Maszyna 2 obligacje.
plan-trust_versus_coercion = Plan rusza, jeśli Maszyna ma więcej obligacji niż wszyscy bohaterowie zaufania.
text-citywide_maintenance = Naprawa kosztuje 1 obligację za strażnika, a jedna akcja może naprawić dwóch.
plan-citywide_maintenance = Plan rusza, jeśli na początku fazy końcowej istnieje dzielnica bez sprawnego strażnika, obławy i buntu.
text-mass_searches = Bohater, który kończy ruch w dzielnicy ze sługą, traci kartę dostępu tej dzielnicy.
plan-mass_searches = Plan rusza, chyba że bohaterowie ujawnią jednego znanego aktywnego obywatela.
text-order_versus_chaos = Obywatele, których identyfikują bohaterowie, są od razu ujawniani.
plan-order_versus_chaos = Plan rusza, jeśli Maszyna odrzuci po obligacji za każdego znanego lub ujawnionego obywatela przy niezatrzymanych bohaterach (ujawnieni zdrajcy się nie liczą).
text-wiretapping = Na końcu rundy każdy sługa w dzielnicy bez bohaterów może ujawnić tam jednego obywatela.
plan-wiretapping = Plan rusza, jeśli Maszyna odrzuci o 2 obligacje więcej, niż wynosi stadium.
text-public_punishment = Bohater w dzielnicy specjalnej może zużyć akcję i cenę dzielnicy, by unieważnić ogłoszoną dyrektywę.
plan-public_punishment = Plan rusza, jeśli Maszyna zakończyła turę bohatera zatrzymanego w obławie.
text-free_trade = Bohater, który niezatrzymany kończy ruch w zwykłej dzielnicy, zyskuje 1 zaufania.
plan-free_trade = Plan rusza, jeśli Maszyna odrzuci 2 dyrektywy z ręki lub 1 ogłoszoną.
text-bread_and_circuses = Gdy bohater kończy ruch w dzielnicy ze sługą, Maszyna może zapłacić 2 obligacje: niezadowolenie −1.
plan-bread_and_circuses = Plan rusza, jeśli niezadowolenie nie jest wyższe niż na początku rundy albo stadium buntu osiągnięto wcześniej.
text-countdown = Zostaje do końca gry; nowych wydarzeń się nie odkrywa.
plan-countdown = Plan rusza w każdej rundzie.

# Events of the automaton: protocol, breakthrough, plan, support.
protocol-underground_network = bohater w Centrum Kontroli lub na Placu Centralnym
breakthrough-underground_network = odrzućcie 2 zaufania: niezadowolenie +1
plan-underground_network = dzielnice bohaterów są połączone
text-underground_network = bohaterowie działają w dowolnej kolejności
protocol-night_shift = bohater w Dzielnicy Przemysłowej
breakthrough-night_shift = w tej rundzie zepsuto strażnika: jeszcze jeden psuje się w losowej dzielnicy
plan-night_shift = istnieje dzielnica bez sprawnego strażnika
text-night_shift = zepsucie strażnika w zwykłej dzielnicy wymaga o 1 zaufania mniej
protocol-market_rumours = bohater w Dzielnicy Handlowej lub Teatralnej
breakthrough-market_rumours = odrzućcie 2 zaufania: zidentyfikujcie dowolnego obywatela
plan-market_rumours = w tej rundzie zidentyfikowano obywatela
protocol-closed_symposium = bohater w Dzielnicy Naukowej
breakthrough-closed_symposium = odrzućcie 2 zaufania: unieważnijcie ogłoszoną dyrektywę
plan-closed_symposium = bohaterowie mają razem co najmniej 6 zaufania
text-closed_symposium = identyfikacja kosztuje o 1 zaufania mniej za obywatela
protocol-premiere_night = bohater w Dzielnicy Teatralnej
breakthrough-premiere_night = dwoje bohaterów w jednej dzielnicy: niezadowolenie +1
plan-premiere_night = niezadowolenie jest wyższe niż na początku rundy
text-premiere_night = bohater, który niezatrzymany kończy ruch w zwykłej dzielnicy bez sługi, zyskuje 1 zaufania
protocol-high_society_ball = bohater w Dzielnicy Elit
breakthrough-high_society_ball = odrzućcie 3 zaufania: zwróćcie losowego aresztowanego dokądkolwiek
plan-high_society_ball = w tej rundzie nie zatrzymano żadnego bohatera
protocol-general_census = odrzućcie 2 zaufania
breakthrough-general_census = bohater na Placu Centralnym: zidentyfikujcie do 2 obywateli jednej dzielnicy
plan-general_census = wszyscy bohaterowie są w różnych dzielnicach
protocol-blackout = bohater w Dzielnicy Przemysłowej lub Centrum Kontroli
breakthrough-blackout = bohater w Centrum Kontroli: w dwóch losowych dzielnicach psuje się po strażniku
plan-blackout = bohater wykonał akcję specjalną
text-blackout = za strażników pierwszej dzielnicy się nie płaci
protocol-tribunal = bohater w Wieży Prawa
breakthrough-tribunal = odrzućcie 2 zaufania: odzyskajcie odebraną kartę dostępu
plan-tribunal = bohaterowie odrzucają 3 zaufania
protocol-citadel_audit = bohater w Głównej Cytadeli
breakthrough-citadel_audit = odrzućcie 2 zaufania: znacznik rozwoju o 2 stadia wstecz
plan-citadel_audit = co najmniej dwoje bohaterów jest w dzielnicach specjalnych
text-citadel_audit = akcje specjalne kosztują o 1 zaufania mniej
protocol-smugglers_routes = bohater w Dzielnicy Handlowej lub Dzielnicy Elit
breakthrough-smugglers_routes = odrzućcie 2 zaufania: przenieście jednego ujawnionego obywatela dokądkolwiek
plan-smugglers_routes = bohater lub przełom przeniósł w tej rundzie obywatela
text-smugglers_routes = pierwsza dzielnica, którą opuszcza każdy przenoszony obywatel, jest darmowa
protocol-street_theatre = bohater w Dzielnicy Teatralnej lub na Placu Centralnym
breakthrough-street_theatre = 3 ujawnionych aktywnych obywateli przy bohaterach: niezadowolenie +1
plan-street_theatre = co najmniej dwoje bohaterów jest w zwykłych dzielnicach
protocol-factory_accident = bohater w Dzielnicy Przemysłowej lub Naukowej
breakthrough-factory_accident = w tej rundzie zepsuto strażnika: niezadowolenie +1
plan-factory_accident = żaden bohater nie jest w dzielnicy z 3 lub więcej sprawnymi strażnikami
text-factory_accident = tarczę można raz na atak rzucić ponownie
protocol-informers = odrzućcie 2 zaufania
breakthrough-informers = odrzućcie jeszcze 2 zaufania: zidentyfikujcie dowolnego obywatela
plan-informers = każdy bohater ma co najmniej 1 zaufania
protocol-free_press = bohater w Wieży Prawa lub Głównej Cytadeli
breakthrough-free_press = odrzućcie 2 zaufania: niezadowolenie +1
plan-free_press = ogłoszona jest najwyżej jedna dyrektywa
text-free_press = agitacja kosztuje o 1 zaufania mniej
protocol-curfew = odrzućcie 2 zaufania
breakthrough-curfew = wszyscy bohaterowie w różnych dzielnicach: w losowej dzielnicy psuje się strażnik
plan-curfew = któryś bohater wybrał kartę dzielnicy, w której zaczął rundę
text-curfew = kością ucieczki rzuca się dwa razy, liczy się lepszy wynik
text-countdown_automa = zostaje do końca gry; nowych wydarzeń się nie odkrywa
plan-countdown_automa = nigdy: plan rusza w każdej rundzie

# Missions: setup, interaction, goal, benefit.
interaction-deactivating_trap = połóż swój żeton bohatera w zwykłej dzielnicy, w której kończysz ruch
goal-deactivating_trap = wszystkie trzy żetony bohaterów w jednej zwykłej dzielnicy
benefit-deactivating_trap = tam zasadzka: pierwszy sługa, który wejdzie lub zostanie z karty, jest dezaktywowany do końca następnej rundy
setup-learn_their_weaknesses = na końcu rundy 1 każdy żeton sługi trafia do dzielnicy swojego sługi
interaction-learn_their_weaknesses = weź żeton sługi ze swojej dzielnicy (najwyżej jeden)
goal-learn_their_weaknesses = każdy bohater ma żeton sługi
benefit-learn_their_weaknesses = bohatera nigdy nie zatrzymuje sługa, którego żeton ma
interaction-class_consciousness = daj swój żeton bohatera ujawnionemu obywatelowi w tym miejscu; wraca, jeśli obywatel zostanie aresztowany lub wymieszany
goal-class_consciousness = trzy żetony u obywateli trzech rodzajów w trzech dzielnicach
benefit-class_consciousness = bunty rozstrzyga się tak, jakby stadium było o 1 wyższe
interaction-forged_decrees = połóż swój żeton bohatera w Głównej Cytadeli, Wieży Prawa lub Centrum Kontroli, gdy kończysz tam ruch
goal-forged_decrees = dokładnie jeden żeton bohatera w każdej z trzech
benefit-forged_decrees = raz, w jednej z późniejszych rund, wydarzenia się nie odkrywa
setup-self_destruct_command = punkt dowodzenia leży w losowej zwykłej dzielnicy
interaction-self_destruct_command = jeśli w tej turze przyszedłeś do punktu dowodzenia, rzuć kością ataku i połóż tam tyle zaufania (tarcza: nic)
goal-self_destruct_command = co najmniej 7 zaufania przy punkcie dowodzenia
benefit-self_destruct_command = psują się wszyscy strażnicy tam i po jednym w każdej połączonej dzielnicy
interaction-leader_of_the_resistance = weź żeton bohatera od bohatera w tym miejscu albo mu go daj
goal-leader_of_the_resistance = jeden bohater, przywódca, ma wszystkie trzy żetony bohaterów
benefit-leader_of_the_resistance = przywódca może odrzucić żeton, by zignorować zatrzymanie, zyskać 3 zaufania przed akcją albo mieć o 1 przeciwnika mniej we własnym buncie
interaction-system_hack = połóż swój żeton bohatera w Głównej Cytadeli, Wieży Prawa lub Centrum Kontroli, gdy kończysz tam ruch
goal-system_hack = wszystkie trzy żetony bohaterów w tej samej z nich
benefit-system_hack = jej akcje specjalne można wykonywać z dowolnego miejsca, po cenie własnej dzielnicy
interaction-falsification = daj dane aktywnemu obywatelowi w tym miejscu; wracają, jeśli obywatel zostanie aresztowany lub wymieszany
goal-falsification = na końcu rundy obywatel z danymi jest w Głównej Cytadeli; prowadzi go akcja „Przemieść obywateli”
benefit-falsification = zwróćcie do 2 aresztowanych do dowolnych dzielnic
setup-guard_control = trzy rdzenie na sprawnych strażnikach w trzech losowych dzielnicach
interaction-guard_control = brak: bohaterowie zabierają rdzeń każdego takiego zepsutego strażnika
goal-guard_control = bohaterowie mają wszystkie trzy rdzenie
benefit-guard_control = trzy razy za darmo: przenieś do 2 sprawnych strażników ze swojej dzielnicy do połączonych
setup-program_swap = drony w trzech losowych dzielnicach; bohater, który tam wchodzi, odrzuca 1 zaufania
interaction-program_swap = połóż swój żeton bohatera przy dronie, przy którym go nie ma
goal-program_swap = żeton bohatera przy każdym dronie
benefit-program_swap = ataki w dzielnicach dronów można raz rzucić ponownie
interaction-revealing_the_plans = weź 2 obligacje w Głównej Cytadeli lub Wieży Prawa (najwyżej 4); zostaw je w Centrum Kontroli
goal-revealing_the_plans = co najmniej 6 obligacji w Centrum Kontroli
benefit-revealing_the_plans = pozostałe obligacje stają się zaufaniem, a plan cofa się o 1
setup-rise_of_the_resistance = wybierzcie trzy zwykłe dzielnice i połóżcie w każdej żeton bohatera
interaction-rise_of_the_resistance = zabierz swój żeton, jeśli jest tam ujawniony aktywny obywatel
goal-rise_of_the_resistance = wszystkie żetony bohaterów są w domu
benefit-rise_of_the_resistance = podziemie w jednej z trzech: kto zakończy tam ruch, zyskuje 3 zaufania

# What a price is made of.
price-guards = { $n ->
    [one] strażnik
   *[other] strażników
  }
price-price = cena
price-districts = { $n ->
    [one] dzielnica
    [few] dzielnice
   *[other] dzielnic
  }
price-unknown_citizens = { $n ->
    [one] nieznany obywatel
   *[other] nieznanych obywateli
  }
price-die = kość
price-traitors = { $n ->
    [one] zdrajca
   *[other] zdrajców
  }
price-stage = stadium
price-reinforcement = strażnik wsparcia

# More reasons.
refusal-no-active-citizen = Brak ujawnionych aktywnych obywateli: { $district }.
refusal-no-broken-guard = Brak zepsutych strażników: { $district }.
refusal-no-card-seized = Żadna karta dostępu nie jest odebrana.
refusal-no-directive-in-hand = Maszyna nie ma dyrektyw na ręce.
refusal-no-directive-left = W talii nie ma już dyrektyw.
refusal-no-directive-published = Żadna dyrektywa nie jest ogłoszona.
refusal-no-guard-to-move = Żadnego strażnika nie można przenieść.
refusal-no-hero-with-trust = Brak bohaterów z zaufaniem: { $district }.
refusal-no-identified-citizen = Brak znanych lub ujawnionych obywateli: { $district }.
refusal-no-unknown-citizen = Brak nieznanych obywateli: { $district }.
refusal-no-unknown-citizen-near = W sąsiedztwie brak nieznanych obywateli: { $district }.
refusal-nobody-arrested = Nikt nie jest aresztowany.
refusal-not-your-decision = Teraz decyduje ktoś inny.
refusal-nothing-to-relocate = Żadnej dzielnicy nie można przenieść.
refusal-raid-already-here = Obława już tu trwa: { $district }.
refusal-stage-would-drop = Stadium by spadło albo niezadowolenie nie może spaść.
refusal-too-few-citizens = Obywateli nie jest więcej niż strażników: { $district }.

# Co ważą boty.
term-successes = udane bunty
term-discontent = niezadowolenie
term-riots = bunty w zasięgu
term-trust = zaufanie bohaterów
term-cards = karty dostępu bohaterów
term-plan = Wielki Plan
term-machine = obligacje i dyrektywy Maszyny
term-square = strażnicy na Placu Centralnym
term-missions = misje
term-outcome = koniec gry
term-way = pewna i tania droga
term-place = co bohater może tam zrobić
term-reach = co sługa może tam zrobić
term-guards = strażnicy tam, gdzie bliski jest bunt
term-order = co to daje tam od razu
term-saved = obligacje, które lepiej zachować
temper-bold = Śmiały
temper-bold-text = Bohaterowie wcześnie wzniecają bunt i nie boją się obław; Maszyna urządza obławy.
temper-cautious = Ostrożny
temper-cautious-text = Bohaterowie unikają obław i oszczędzają zaufanie; Maszyna stawia na strażników.
pile-districts = Dzielnice
pile-layouts = Układy miasta
pile-heroes = Bohaterowie
pile-servants = Słudzy
pile-citizens = Obywatele
pile-dice = Kości
pile-events_versus = Wydarzenia, pojedynek
pile-directives_versus = Dyrektywy, pojedynek
pile-events_automa = Wydarzenia, automat
pile-directives_automa = Dyrektywy, automat
pile-movement_cards = Karty ruchu
pile-missions = Misje
sources-note = Podstawowej instrukcji nie mieliśmy: zasady podstawowe odtworzono z drukowanego dodatku. Układy miasta, pola dzielnic, większość wydarzeń automatu i części większości misji są nasze.

## Formy nazw
district-main_citadel-from = z Głównej Cytadeli
district-main_citadel-to = do Głównej Cytadeli
district-main_citadel-in = w Głównej Cytadeli
district-tower_of_law-from = z Wieży Prawa
district-tower_of_law-to = do Wieży Prawa
district-tower_of_law-in = w Wieży Prawa
district-control_centre-from = z Centrum Kontroli
district-control_centre-to = do Centrum Kontroli
district-control_centre-in = w Centrum Kontroli
district-central_square-from = z Placu Centralnego
district-central_square-to = na Plac Centralny
district-central_square-in = na Placu Centralnym
district-trade-from = z Dzielnicy Handlowej
district-trade-to = do Dzielnicy Handlowej
district-trade-in = w Dzielnicy Handlowej
district-industrial-from = z Dzielnicy Przemysłowej
district-industrial-to = do Dzielnicy Przemysłowej
district-industrial-in = w Dzielnicy Przemysłowej
district-science-from = z Dzielnicy Naukowej
district-science-to = do Dzielnicy Naukowej
district-science-in = w Dzielnicy Naukowej
district-theatre-from = z Dzielnicy Teatralnej
district-theatre-to = do Dzielnicy Teatralnej
district-theatre-in = w Dzielnicy Teatralnej
district-elite-from = z Dzielnicy Elit
district-elite-to = do Dzielnicy Elit
district-elite-in = w Dzielnicy Elit
hero-mateusz-whom = Mateusza Orzeszkę
hero-mateusz-of = Mateusza Orzeszki
hero-mateusz-to = Mateuszowi Orzeszce
hero-culum-whom = Culuma McDouglasa
hero-culum-of = Culuma McDouglasa
hero-culum-to = Culumowi McDouglasowi
hero-veiga-whom = Veigę Vasquez
hero-veiga-of = Veigi Vasquez
hero-veiga-to = Veidze Vasquez
hero-olga-whom = Olgę de Trois
hero-olga-of = Olgi de Trois
hero-olga-to = Oldze de Trois
hero-sylvia-whom = Sylvię Wu
hero-sylvia-of = Sylvii Wu
hero-sylvia-to = Sylvii Wu
hero-mustafa-whom = Mustafę Azikiwe
hero-mustafa-of = Mustafy Azikiwe
hero-mustafa-to = Mustafie Azikiwe
