# Streets, Polish.
game-title = Ulice
game-pitch = Stawiaj budynki wzdłuż rosnących ulic i zasiedlaj je turystami, hipsterami, rodzicami i kupującymi. Kto zamyka ulicę, decyduje, kiedy wszyscy na niej zarobią i dokąd przeniosą się jej mieszkańcy.

## Set-up
mode-standard = Gra standardowa
mode-standard-text = 2–5 graczy; wygrywa ten, kto na końcu ma najwięcej pieniędzy.
mode-solo = Gra solo
mode-solo-text = Ty przeciw Cwaniakowi, który zawsze stawia budynek tam, gdzie jest najwięcej wart.
option-business = Moduł biznesowy
option-business-text = Podliczone i porzucone budynki dają żetony biznesu; przewagi i zestawy płacą na koniec.
option-advisors = Doradcy
option-advisors-text = Każdy gracz dostaje doradcę ze stałą zdolnością.
option-advisor = Twój doradca
option-advisor-text = Gra solo z doradcami: karta, z którą grasz, albo losowa.
option-difficulty = Kapitał początkowy Cwaniaka
option-difficulty-text = Z iloma pieniędzmi zaczyna Cwaniak.
option-first_player = Pierwszy gracz
option-first_player-text = Losowy albo wskazany przez gospodarza.
option-people_may_enter_abandoned = Wprowadzanie się do porzuconych budynków
option-people_may_enter_abandoned-text = Porzucone budynki właściwego rodzaju na otwartych ulicach też przyjmują mieszkańców.
option-copy_positional = Kopiowanie wartości z położenia
option-copy_positional-text = Zamykanie i sąsiedztwo można kopiować; liczy się miejsce kopiowanego budynku.
option-sneak_people_tie_closing_only = Cwaniak: mieszkańcy rozstrzygają remis tylko dla zamykających
option-sneak_people_tie_closing_only-text = Jak w wydaniu angielskim: spośród równych miejsc mieszkańcy rozstrzygają dla kafelków z wartością za zamykanie, nie dla kopiujących.
option-station_is_destination = Dworzec Centralny przyjmuje mieszkańców
option-station_is_destination-text = Dopóki jego ulica jest otwarta, na Dworzec mogą przenosić się mieszkańcy wszystkich kolorów.
option-closing_pays_at_end = Wartość za zamykanie płaci na końcu
option-closing_pays_at_end-text = W punktacji końcowej budynek z wartością za zamykanie płaci jej połowę, chociaż jego ulica jest otwarta.
option-sneak_people_tie_closing = Cwaniak: mieszkańcy rozstrzygają remis także dla zamykających
option-sneak_people_tie_closing-text = Spośród równych miejsc dla kafelka z wartością za zamykanie wolno wybrać tylko te, które przynoszą Cwaniakowi najwięcej mieszkańców.
value-difficulty-easy = Łatwy
value-difficulty-easy-text = Cwaniak zaczyna z 0 $.
value-difficulty-normal = Średni
value-difficulty-normal-text = Cwaniak zaczyna z 20 $.
value-difficulty-hard = Trudny
value-difficulty-hard-text = Cwaniak zaczyna z 50 $.
value-first_player-random = Losowo
value-first_player-0 = Miejsce 1
value-first_player-1 = Miejsce 2
value-first_player-2 = Miejsce 3
value-first_player-3 = Miejsce 4
value-first_player-4 = Miejsce 5
value-advisor-random = Losowy
value-advisor-hacker = Haker
value-advisor-entrepreneur = Przedsiębiorca
value-advisor-investor = Inwestor
value-advisor-hipster_legend = Legenda hipsterów
value-advisor-location_scout = Łowca lokalizacji

## Words
seat-sneak = Cwaniak
face-n = północ
face-e = wschód
face-s = południe
face-w = zachód
kind-tourist = turyści
kind-hipster = hipsterzy
kind-parent = rodzice
kind-shopper = kupujący
kind-wild = mieszane
initial-tourist = T
initial-hipster = H
initial-parent = R
initial-shopper = K
initial-wild = M
people-counted = { $people ->
    [tourist] { $count ->
        [one] 1 turysta
       *[other] { $count } turystów
    }
    [hipster] { $count ->
        [one] 1 hipster
       *[other] { $count } hipsterów
    }
    [parent] { $count ->
        [one] 1 rodzic
       *[other] { $count } rodziców
    }
   *[shopper] { $count ->
        [one] 1 kupujący
       *[other] { $count } kupujących
    }
}
people-moved = { $people ->
    [tourist] { $count ->
        [one] 1 turystę
       *[other] { $count } turystów
    }
    [hipster] { $count ->
        [one] 1 hipstera
       *[other] { $count } hipsterów
    }
    [parent] { $count ->
        [one] 1 rodzica
       *[other] { $count } rodziców
    }
   *[shopper] { $count ->
        [one] 1 kupującego
       *[other] { $count } kupujących
    }
}
people-of = { $people ->
    [tourist] turyści
    [hipster] hipsterzy
    [parent] rodzice
   *[shopper] kupujący
}
tiles-counted = { $left ->
    [one] 1 kafelek
    [few] { $left } kafelki
   *[many] { $left } kafelków
}
business-universal = Uniwersalny
valuation-per_symbol = { $money } $ za każdy symbol ({ $kinds })
valuation-per_set = { $money } $ za każdą parę symboli ({ $kinds })
valuation-per_person = { $money } $ za każdego mieszkańca na ulicy ({ $kinds })
valuation-per_own_sign = { $money } $ za każdy twój znak na ulicy
valuation-per_building_in_street = { $money } $ za każdy budynek ulicy
valuation-per_adjacent_building = { $money } $ za każdy budynek na ośmiu polach dokoła
valuation-if_closing = { $money } $, jeśli zamyka ulicę
valuation-copy = kopiuje inną wartość z tej ulicy

## Decisions
prompt-build = { $seat }: wybierz kafelek, pole i stronę drogi
prompt-abandon = { $seat }: brak wolnego znaku, wybierz budynek do porzucenia
prompt-signs = { $seat }: jeden znak czy dwa na budynku „{ $tile }”?
prompt-pick-street = { $seat }: zamknięto kilka ulic, którą podliczyć teraz?
prompt-move-people = { $seat }: przenosi się { people-counted }, dokąd?
prompt-take-token = { $seat }: wybierz budynek, za który weźmiesz żeton
prompt-token-type = { $seat }: wybierz żeton
prompt-substitute = { $seat }: podliczyć zamiast tego kafelek z ręki?
prompt-sneak-place = Cwaniak stawia „{ $tile }” o wartości { $value } $: wybierz jedno z najlepszych miejsc
prompt-sneak-token = Cwaniak bierze żeton: wybierz z tych, których ma najmniej

## Actions
action-place = Postaw „{ $tile }” na polu { $cell }, droga: { $face }
action-over = Postaw „{ $tile }” na budynku z pola { $cell }
action-discard = Odłóż „{ $tile }” do pudełka
action-abandon = Porzuć budynek na polu { $cell }
action-signs = { $signs ->
    [1] Połóż jeden znak
   *[other] Połóż dwa znaki
}
action-street = Podlicz ulicę zaczynającą się na polu { $cell }, drogi: { $face }
action-take = Weź żetony za budynek na polu { $cell }
action-token = Weź żeton: { $business }
action-substitute = Podlicz „{ $tile }” z ręki za budynek na polu { $cell }
action-keep = Podlicz wszystko tak, jak wydrukowano
action-move = Przenieś { $count } ({ $colour }) na pole { $cell }
action-sneak = Postaw kafelek Cwaniaka na polu { $cell }, droga: { $face }

## What happened
event-begins = Zaczyna: { $seat }.
event-dealt = Twoje kafelki: { $tiles }.
event-advisor-dealt = { $seat }: doradca — { $advisor }.
event-sneak-money = Cwaniak zaczyna z { $money } $.
place-at = na { $side ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
} od budynku „{ $beside-tile }”
place-beside = { place-at }{ $joined ->
    [1] , przy tej samej ulicy
   *[other] , droga: { $face }
}
event-built = { $seat } stawia: „{ $tile }”, { place-beside }.
event-built-over = { $seat } stawia: „{ $tile }”, na budynku „{ $covered-tile }”.
event-went-to-station = { people-counted } przechodzi na Dworzec Centralny i szuka dalej.
event-discarded = { $seat } nie ma gdzie budować: „{ $tile }” trafia do pudełka.
event-two-signs = { $seat } kładzie dwa znaki na budynku „{ $tile }”.
event-seekers-came = Poszukujący znajdują miejsce: { people-counted } wprowadza się do budynku „{ $tile }”.
event-became-seekers = Nie ma dokąd się przenieść: { people-counted } z budynku „{ $tile }” szuka nowego miejsca.
event-moved = { $choice ->
    [forced] { people-counted } przenosi się { $from-tiles-number ->
        [one] z budynku „{ $from-tiles }”
       *[other] z budynków: { $from-tiles },
    } do budynku „{ $tile }”, bo innego miejsca nie ma.
   *[free] { $seat } przenosi { people-moved } { $from-tiles-number ->
        [one] z budynku „{ $from-tiles }”
       *[other] z budynków: { $from-tiles },
    } do budynku „{ $tile }”.
}
event-scoring = { $seat } zaczyna podliczanie ulicy: { $tiles }.
income-counted = { $op ->
    [per_symbol] { $units } × { $each } $ za symbole ({ $kinds })
    [per_set] { $units } × { $each } $ za pary symboli ({ $kinds })
    [per_person] { $units } × { $each } $ za mieszkańców na ulicy ({ $kinds })
    [per_own_sign] { $units } × { $each } $ za własne znaki
    [per_building_in_street] { $units } × { $each } $ za budynki ulicy
    [per_adjacent_building] { $units } × { $each } $ za budynki dokoła
    [if_closing] { $valuation } $ za zamknięcie ulicy
   *[copy] nie ma czego kopiować
}
income-more = { $copied-tile ->
    [none] {""}
   *[other] {" "}(skopiowane z budynku „{ $copied-tile }”)
}{ $factor ->
    [1] {""}
   *[other] , wszystko × { $factor }
}{ $advisor-part ->
    [0] {""}
   *[other] , w tym { $advisor-part } $ daje { $advisor }
}{ $people ->
    [0] {""}
   *[other] { $advisor-part ->
        [0] {" "}
       *[other] {", "}
    }oraz { $people } $ za mieszkańców tego budynku
}
event-income = { $seat }: { $money } $ za budynek „{ $tile }” — { income-counted }{ income-more }.
event-final-income = { $seat }: { $money } $ za budynek „{ $tile }”, połowa sumy: { income-counted }{ income-more }.
event-signs-back = { $seat }: { $count ->
    [one] wraca 1 znak
    [few] wracają { $count } znaki
   *[many] wraca { $count } znaków
}; wolne: { $free }.
event-takes-tokens = { $seat } bierze za budynek „{ $tile }” żetony do wyboru: jego znak jest uniwersalny.
event-token = { $tile ->
    [none] { $seat } bierze żeton do wyboru: { $business }.
   *[other] { $seat } bierze za budynek „{ $tile }” { $count ->
        [one] 1 żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }: { $business }.
}
event-type-used-up = Skończyły się żetony „{ $business }”: za budynek „{ $tile }” { $seat } { $count ->
    [0] niczego nie bierze
    [one] bierze dowolny inny żeton
   *[other] bierze dowolne inne żetony: { $count }
}.
event-majority = { $tied ->
    [1] { $seat }: { $money } $ za przewagę żetonów „{ $business }” ({ $count }).
   *[other] { $seat }: { $money } $ za przewagę żetonów „{ $business }”, remis ({ $count }).
}
event-sets = { $seat }: { $money } $ za { $count ->
    [one] 1 zestaw żetonów
    [few] { $count } zestawy żetonów
   *[many] { $count } zestawów żetonów
}.
event-substituted = { $seat } pokazuje kafelek „{ $shown-tile }”: budynek „{ $tile }” liczy się z jego wartością.
event-abandoned = { $seat } porzuca budynek „{ $tile }”; { $count ->
    [one] znak wraca
   *[other] znaki wracają
}.
event-drew = { $seat } dobiera kafelek (rodzaj: { $kind }); zostało: { tiles-counted }.
event-drew-tile = Dobierasz kafelek „{ $tile }”.
event-stack-empty = Stos się skończył: wszyscy stawiają kafelki z ręki, potem otwarte ulice płacą połowę.
event-drew-open = { $seat } dobiera kafelek „{ $tile }”; zostało: { tiles-counted }.
event-stack-shows = Na wierzchu stosu: „{ $tile }”.
event-endgame-stack = Ostatnie kafelki Cwaniaka są odkryte: pierwszy to „{ $tile }”.

## Refusals
refusal-not-now = Najpierw inna decyzja.
refusal-not-in-hand = Nie masz w ręce kafelka „{ $tile }”.
refusal-already-built = „{ $tile }” stoi już w mieście.
refusal-must-build = Musisz budować: jest miejsce na twoje kafelki.
refusal-cell-taken = To pole jest zajęte.
refusal-no-neighbour = To pole nie styka się z miastem.
refusal-long-sides-touch = Droga: { $face }. Zetknęłyby się długie boki dwóch dróg. Pasuje tu: { $fitting-faces }.
refusal-not-connected = Droga: { $face }. Kafelek nie łączyłby się drogą z miastem. Pasuje tu: { $fitting-faces }.
refusal-street-too-long = Droga: { $face }. Liczba budynków ulicy wyniosłaby { $length }, a największa to { $longest }. Pasuje tu: { $fitting-faces }.
refusal-needs-renovator = Na budynkach stawia tylko Renowator.
refusal-no-building-there = Nie ma tam budynku.
refusal-start-tile-stays = Na „{ $tile }” nie wolno budować.
refusal-street-is-open = „{ $tile }” stoi na otwartej ulicy; zabudować można tylko budynek zamkniętej ulicy.
refusal-not-your-building = To nie jest twój budynek.
refusal-not-your-building-here = To nie jest twój budynek na tej ulicy.
refusal-not-on-this-street = „{ $tile }” nie stoi na tej ulicy.
refusal-sign-is-free = Nie wolno porzucać, póki jest wolny znak (masz { $free-signs }).
refusal-not-closed-now = Ta ulica nie została zamknięta tym kafelkiem albo jest już podliczona.
refusal-other-people-first = Najpierw przenoszą się { people-of }.
refusal-not-so-many-people = Przenieść się może tylko { $count }.
refusal-later-buildings-only = Pozostali idą do budynków postawionych później niż ostatnio wybrany, nie do „{ $tile }”.
refusal-the-rest-goes-here = „{ $tile }” to ostatnie miejsce: idą tam wszyscy pozostali ({ $count }).
refusal-start-tile-takes-nobody = Do „{ $tile }” nikt się nie przenosi.
refusal-mixed-takes-nobody = „{ $tile }” to budynek mieszany, nikt się tam nie przenosi.
refusal-wrong-colour = Do „{ $tile }” nie przenoszą się { people-of }.
refusal-street-is-closed = Ulica budynku „{ $tile }” jest zamknięta.
refusal-nobody-owns-it = „{ $tile }” nie ma właściciela.
refusal-sneak-buildings-first = Mieszkańcy Cwaniaka idą najpierw do jego budynków, nie do „{ $tile }”.
refusal-type-used-up = Nie ma już takich żetonów: { $business }.
refusal-copies-cannot-be-used = „{ $tile }” kopiuje; z ręki nie można użyć tej wartości.
refusal-sneak-takes-fewest = Cwaniak bierze typ, którego ma najmniej, a nie { $business }.
refusal-sneak-wants-more = Tam kafelek jest wart dla Cwaniaka { $value } $, gdzie indziej { $best } $.
refusal-sneak-wants-people = Do Cwaniaka przeniosłoby się tylko { $count }, gdzie indziej więcej.

## The end
outcome-most-money = { $winners } wygrywa: ma najwięcej pieniędzy.
outcome-shared-victory = Zwycięstwo dzielą ci, którzy mają tyle samo pieniędzy: { $winners }.
outcome-sneak-beaten = Cwaniak pokonany: masz więcej pieniędzy.
outcome-sneak-not-beaten = Wygrywa Cwaniak: trzeba było mieć więcej pieniędzy.

## Evaluation
term-money = pieniądze
term-open = budynki na otwartych ulicach
term-people = mieszkańcy i poszukujący
term-signs = wolne znaki
term-business = żetony biznesu
temper-builder = Budowniczy
temper-builder-text = Pozwala ulicom rosnąć.
temper-banker = Bankier
temper-banker-text = Bierze pieniądze, póki są.
temper-host = Gospodarz
temper-host-text = Zbiera mieszkańców.

## The table as text
label-streets = Otwarte ulice (wolne końce; ile przyniesie budynek, gdyby ulica zamknęła się teraz, i ile na końcu):
label-street = { $arrow } { $length }, wolne { $free }:
label-players = Gracze:
label-seat = { $seat }
label-player = { $name }: { $money } $, wolne znaki { $signs }, ręka: { $kinds }
label-advisor = Doradca: { $advisor }
label-shown = pokazane: { $list }
label-tokens = żetony: { $list }
label-stack = Stos: { tiles-counted }, na wierzchu: { $kind }.
label-stack-open = Stos: { tiles-counted }, na wierzchu: „{ $tile }”.
label-stack-empty = Stos jest pusty.
label-endgame = Ostatnie kafelki Cwaniaka: { $left } ({ $kinds }).
label-seekers = Poszukujący: { $list }
label-token-supply = Pozostałe żetony: { $list }
label-hand = Twoja ręka:
label-sneak-tile = Kafelek Cwaniaka:
label-tile = { $name } ({ $symbols }): { $valuation }
label-business = · { $business } × { $count }
label-worth = { $money }/{ $half } $
label-abandoned = porzucony
pile-tiles = Kafle
pile-advisors = Doradcy
sources-note = Rodzaje, symbole i wartości większości budynków, znaki biznesu wszystkich 45 oraz liczba budynków każdego rodzaju są nasze.
