# New Angeles, własne słowa planszy.
ui-city = Miasto
ui-root-threat = przybycie: +2 zagrożenia
ui-part-deal = Umowa
ui-part-talk = Rozmowy
ui-part-supply = Pula
ui-part-secrets = Tajemnice
ui-exploited = eksploatacja
ui-asset = Zasób ludzki
ui-assets = zasoby ludzkie
ui-no-asset = Zasób ludzki jeszcze nieodkryty.
ui-no-main = Nie ma jeszcze głównej oferty.
ui-no-counter = Brak kontroferty; cena następnej w kartach: { $n }.
ui-support-cards = { $n ->
    [one] karta wsparcia
    [few] karty wsparcia
   *[many] kart wsparcia
}
ui-contract = Kontrakty:
ui-leads = prowadzi; remis dla aktywnego gracza
ui-wins = wygrywa umowę
ui-your-hand = Twoje karty
ui-threat = Zagrożenie { $n }
ui-threat-label = Zagrożenie { $n } z { $of }, wydarzenie doda najwyżej { $worst }
ui-next-event = wydarzenie: { $back }, najgorszy wypadek
ui-cards-in-hand = karty na ręce
ui-active = aktywny gracz
ui-promises-kept = dotrzymane { $kept } z { $made }
ui-supply = Pula dóbr
ui-enough = wystarczy
ui-short = za mało
ui-demand-brief = Nie starczy: zagrożenie +{ $threat }
ui-demand-short = Wymagania nie będą spełnione: zagrożenie +{ $threat }
ui-secrets = Twoje tajemnice
ui-only-you = tylko ty
ui-rival = Rywal
ui-ahead = { $way ->
    [more] masz o { $n } kapitału więcej
    [less] masz o { $n } kapitału mniej
   *[even] macie tyle samo kapitału
}
ui-own-rival = twoja własna karta, za tobą { $n ->
    [0] nikogo
    [one] jeden gracz
    [few] { $n } gracze
   *[many] { $n } graczy
}
ui-investment = Inwestycja
ui-worth = teraz warta { $n }
ui-wins-now = Teraz byłaby to wygrana.
ui-wins-not-now = Teraz nie byłaby to wygrana.
ui-win-if-stands = Gdyby miasto przetrwało, teraz byłaby to wygrana.
ui-lose-if-stands = Gdyby miasto przetrwało, teraz nie byłaby to wygrana.
ui-win-if-falls = Jeśli miasto upadnie teraz, wygrasz tylko ty.
ui-need-fall = Wygrasz tylko, gdy miasto upadnie, a ty masz 25 kapitału.
ui-to-anyone = dla każdego
ui-binding = wiążąca
ui-promise = obietnica
ui-for = za
ui-withdraw = Wycofaj
ui-accept = Przyjmij
ui-reject = Odmów
ui-for-you = Dla ciebie, teraz
ui-bounties = Stałe nagrody
ui-your-offers = Twoje propozycje
ui-between-others = Między innymi
ui-no-offers = Brak otwartych propozycji.
ui-propose = Nowa propozycja
ui-with = Komu
ui-give = Daję (kapitał)
ui-take = Dostaję (kapitał)
ui-in-return = W zamian
ui-nothing = nic
ui-capital = kapitał: { $n }
ui-act-support = wsparcie dla { $side ->
    [main] głównej oferty
   *[counter] kontroferty
  }, karty: { $exact ->
    [yes] dokładnie
   *[no] co najmniej
  } { $n }
ui-corporations = Korporacje
ui-not-now = Teraz nie możesz tego przyjąć.
ui-refused-it = Ta propozycja została przez ciebie odrzucona.
ui-i-do = Robię od razu
ui-which-cards = { $n ->
    [one] Wybierz kartę, którą kładziesz; może być ich więcej
   *[other] Wybierz karty, które kładziesz, co najmniej { $n }
}
ui-which-offer = Wybierz kartę, którą oferujesz
ui-which-price = { $n ->
    [one] Wybierz kartę, którą za to odrzucasz
   *[other] Wybierz karty, które za to odrzucasz: { $n }
}
ui-which-way = Wybierz jedno
ui-do-lay = { $n ->
    [one] Połóż { $n } kartę
    [few] Połóż { $n } karty
   *[other] Połóż { $n } kart
}
ui-do-discard = { $n ->
    [one] Odrzuć { $n } kartę
    [few] Odrzuć { $n } karty
   *[other] Odrzuć { $n } kart
}
ui-support-n = Wesprzyj { $side ->
    [main] główną ofertę
   *[counter] kontrofertę
}: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
ui-chosen-of = Wybrano { $n } z { $of }
ui-stay-out = Nie biorę udziału
ui-stays-out = Nie bierzesz udziału w tej umowie: pasujesz i wstrzymujesz się.
ui-habit = Odpowiedz na to raz na zawsze
ui-habit-never = Nie pytaj więcej
ui-habit-always = Zawsze używaj
ui-habits = Odpowiedzi z góry
ui-quiet = W cudzych umowach pasuję i wstrzymuję się, dopóki nie wkroczę
ui-trades-not = Propozycje mogą leżeć: nikt nie czeka na moją odpowiedź
ui-trade-not = Niech propozycje leżą
ui-goes-by = Pasujesz i wstrzymujesz się, chyba że wkroczysz.
ui-step-in = Wkrocz
ui-passes-in = { $n ->
    [one] Za sekundę nie weźmiesz udziału; każdy wybór to odwoła.
    [few] Za { $n } sekundy nie weźmiesz udziału; każdy wybór to odwoła.
   *[many] Za { $n } sekund nie weźmiesz udziału; każdy wybór to odwoła.
}
ui-draw-lines = { $n ->
    [one] Dobierz z jednej talii
   *[other] Dobierz z { $n } talii
}
ui-deck-left = W talii { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ui-spend-other = inna kwota
ui-spent-enough = Już wystarczy.
ui-draw-so = Odtąd dobieraj tak samo
ui-draws-so = Bez pytania dobieram z talii, w tej kolejności: { $decks }
ui-habit-ask = Pytaj znowu
ui-habit-is = { $asset }: { $answer ->
    [use] używany zawsze
   *[decline] nigdy nie używany
}
ui-finished = Miasto na końcu gry, zagrożenie { $n } z { $of }
ui-title-ready = Czas negocjacji
ui-title-deck = { $n ->
    [one] Wybierz rodzaj karty, którą dobierzesz
   *[other] Wybierz rodzaj { $n } kart, które dobierzesz
}
ui-choose-cards = Wybierz dowolną liczbę kart, w dowolnej kolejności.
ui-choose-side = Wybierz karty z ręki, a potem ofertę, dla której są.
ui-act-abstain = wstrzymanie się
ui-act-pass_counter = bez kontroferty
ui-send-offer = Zaproponuj
ui-speak = Proszę o głos: { $n ->
    [0] nigdy
    [one] w jednym oknie
   *[other] w oknach: { $n }
 }
ui-speak-note = W tych chwilach gra czeka na ciebie, aby można było składać propozycje.
ui-proposals-left = { $n ->
    [0] Teraz nie można złożyć więcej propozycji: wycofaj jedną albo poczekaj na następną turę.
    [one] Można złożyć jeszcze jedną propozycję.
    [few] Można złożyć jeszcze { $n } propozycje.
   *[other] Można złożyć jeszcze { $n } propozycji.
 }
ui-ready-made = Gotowe propozycje
ui-book = Księga obietnic
ui-no-promises = Nie ma jeszcze obietnic.
ui-status-open = otwarta
ui-status-kept = dotrzymana
ui-status-broken = złamana
ui-status-released = zwolniona
ui-status-expired = wygasła
ui-tab-talk = Rozmowy
ui-step-asset = Zasób ludzki
ui-step-main = Główna
ui-step-counter = Kontroferty
ui-step-support = Wsparcie
ui-step-resolution = Rozstrzygnięcie
ui-status-round = runda { $round } z 6
ui-status-demand = wymagania po rundzie { $round }
ui-any-type = dowolnego typu
ui-act-counter_type = kontroferta kartą: { $type }
ui-act-main_type = oferta kartą: { $type }
ui-act-asset-use = użycie: { $asset }
ui-act-asset-not = bez użycia: { $asset }
ui-act-spend = wydanie kapitału: { $n }
ui-term-support = wesprzeć ({ $player }), kart co najmniej { $n }
ui-term-no_support = nie wspierać ({ $player })
ui-term-no_counter = nie składać kontrofert
ui-term-pay = zapłacić ({ $player }), kapitał: { $n }
ui-term-give = oddać ({ $player }): { $asset }
ui-term-no_target = nie używać zasobów ludzkich przeciw ({ $player })
ui-term-type = następna główna oferta: { $type }
ui-term-free = „{ $text }”
ui-scope-deal = w tej umowie
ui-scope-turn = w tej turze
ui-scope-round = w tej rundzie
ui-promised = obietnica: { $what }
ui-anyone = każdy
ui-everyone = wszyscy
ui-quick-promise = { $to }: obiecuję { $what }
ui-quick-propose = { $to }: { $gives } za { $gets }
ui-counter = Odpowiedz inną
ui-counter-title = Twoja odpowiedź
ui-no-counter-proposal = Zamiast niej nowa
ui-now = od razu, wiążąco
ui-later = obietnica, niewiążąca
ui-i-promise = Obiecuję
ui-binding-note = Wszystko dzieje się w chwili przyjęcia.
ui-promise-note = Kapitał przechodzi od razu; obietnica nikogo nie wiąże.
ui-uses = Do przyjęcia jeszcze razy: { $n }
ui-mark-kept = Dotrzymana
ui-mark-broken = Złamana
ui-release = Zwolnij
ui-contract-of = Kontrakt
ui-source-contract = kontrakt
ui-source-investment = inwestycje
ui-source-all = kapitał
ui-source-other = inne
ui-moment-fell = Miasto upada
ui-moment-demand-met = Wymagania spełnione
ui-moment-demand-failed = Wymagania niespełnione, zagrożenie +{ $n }
ui-moment-counter = { $player } przebija główną ofertę, { $counter } : { $main }
ui-moment-capital = { $player } +{ $n } kapitału
ui-moment-threat = Wydarzenie: zagrożenie +{ $n }
ui-try = Przymierz na mapie
ui-try-threat = zagrożenie +{ $n }
ui-you-are-federalist = Grasz Federalistą.
ui-read = Przeczytaj: { $card }
ui-verdict-ahead = { $player } wygrywa: rywalem był gracz { $whom }, kapitał { $own } do { $theirs }.
ui-verdict-behind = { $player } nie wygrywa: rywalem był gracz { $whom }, kapitał { $own } do { $theirs }.
ui-verdict-fell = { $player } nie wygrywa, bo miasto upadło; rywalem był gracz { $whom }, kapitał { $own } do { $theirs }.
ui-verdict-own-fell = { $player } nie wygrywa, bo miasto upadło; rywala nie było (własna karta), kapitał: { $own }.
ui-verdict-fall = { $player } to Federalista i wygrywa w pojedynkę: miasto upadło, a kapitał wynosi { $own }.
ui-verdict-stand = { $player } to Federalista i nie wygrywa; kapitał: { $own }.

## Przeczytaj o elemencie
ui-about-tier = dzielnica { $number }, poziom { $n }
ui-about-next = Co zostanie stąd wyparte, idzie dalej: { $district }.
ui-about-first = Główny zasób: { $resource }, { $n }
ui-about-second = Drugi zasób: { $resource }, { $n }
ui-about-human_first = przy eksploatacji niepokój rośnie o dwa stopnie zamiast o jeden
ui-about-orgcrime = główny zasób nie jest tu produkowany
ui-about-prisec = wrogie jednostki nie mogą tu pozostać
ui-about-android = dzielnica będzie eksploatowana w najbliższej produkcji
ui-about-development = o jeden główny zasób więcej
ui-about-outage = nic się tu nie produkuje
ui-about-illness = karta akcji, która dotknie dzielnicy, podnosi zagrożenie o 2
ui-about-protest = pierwszy stopień niepokoju; następny to strajk
ui-about-strike = nic się tu nie produkuje
ui-about-exploited = Po najbliższej produkcji: { $piece }.
ui-about-offered = Proponuje: { $player }.
ui-about-income = Kontrakt: { $player } +{ $n }
ui-about-prize = Bierze ją zwycięzca umowy.
ui-about-ready = Właściciel: { $player }, karta gotowa.
ui-about-exhausted = Właściciel: { $player }, karta wyczerpana do następnego odświeżenia.
ui-about-corporation = korporacja
ui-about-draws = Przy każdym odświeżeniu dobiera kart: { $n }, { $type }
ui-about-capital = Kapitał: { $n }
ui-about-hand = Kart na ręce: { $n }, na koniec tury zostaje do { $of }
ui-about-demand = żądanie
ui-about-demand-fail = Płacą je wszyscy razem; jeśli któregoś zasobu zabraknie, zagrożenie wzrośnie o { $n }.
ui-about-demand-met = Na razie zostanie spełnione.
ui-about-event = wydarzenie
ui-about-resource = Produkują dzielnice z androidami; żądanie: { $n }.
ui-about-stock = Teraz { $n }, przed żądaniem { $then }.
ui-about-threat = Przy { $of } miasto upada: wygrać może tylko federalista.
ui-story-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
ui-verdict-own-won = { $player } wygrywa: rywala nie było (własna karta), a { $n ->
    [one] uboższy jest 1 gracz
    [few] ubożsi są { $n } gracze
   *[other] uboższych jest { $n } graczy
  }; kapitał: { $own }.
ui-verdict-own-lost = { $player } nie wygrywa: rywala nie było (własna karta), a { $n ->
    [0] nikt nie jest uboższy
    [one] uboższy jest tylko 1 gracz
    [few] ubożsi są tylko { $n } gracze
   *[other] uboższych jest tylko { $n } graczy
  }; kapitał: { $own }.
ui-give-assets = Daję (zasoby ludzkie)
ui-take-assets = Dostaję (zasoby ludzkie)
ui-own-words = własnymi słowami
ui-own-words-label = Moja obietnica (do końca rundy)
ui-note = Słowo do tego
ui-only-promised = tylko obietnica: teraz nic nie zmienia właściciela

## Before and after a plan
ui-hold-capital = Kapitał
ui-hold-cards = Karty na ręce
ui-hold-threat = Zagrożenie
