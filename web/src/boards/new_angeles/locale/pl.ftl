# New Angeles, własne słowa planszy.
ui-city = Miasto
ui-root-threat = przybycie: +2 zagrożenia
ui-exploited = eksploatacja
ui-asset = Atut
ui-assets = atuty
ui-no-asset = Atut jeszcze nieodkryty.
ui-no-main = Nie ma jeszcze oferty głównej.
ui-no-counter = Brak kontroferty; cena następnej w kartach: { $n }.
ui-support-cards = { $n ->
    [one] karta poparcia
    [few] karty poparcia
   *[many] kart poparcia
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
ui-supply = Zasoby
ui-enough = wystarczy
ui-short = za mało
ui-demand-short = Zapotrzebowanie nie będzie spełnione: zagrożenie +{ $threat }
ui-secrets = Twoje tajemnice
ui-only-you = tylko ty
ui-rival = Rywal
ui-ahead = różnica kapitału: { $n }
ui-investment = Inwestycja
ui-worth = teraz warta { $n }
ui-win-if-stands = Gdyby miasto przetrwało, teraz byś wygrał.
ui-lose-if-stands = Gdyby miasto przetrwało, teraz byś nie wygrał.
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
ui-your-offers = Twoje oferty
ui-between-others = Między innymi
ui-no-offers = Brak otwartych ofert.
ui-propose = Zaproponuj
ui-with = Komu
ui-give = Daję (kapitał)
ui-take = Dostaję (kapitał)
ui-in-return = W zamian teraz
ui-nothing = nic
ui-capital = kapitał: { $n }
ui-act-support = poparcie dla { $offer ->
    [main] oferty głównej
   *[counter] kontroferty
  }, karty: { $n }
ui-act-abstain = wstrzymanie się
ui-act-pass_counter = bez kontroferty
ui-act-counter_type = kontroferta danego typu
ui-act-main_type = oferta danego typu
ui-act-reaction = użycie atutu lub nie
ui-act-choice = dokonanie wyboru
ui-act-spend = wydanie kapitału
ui-act-end_of_turn = zdolność na koniec tury
ui-send-offer = Oferuj
ui-ready-made = Gotowe oferty
ui-book = Księga obietnic
ui-no-promises = Nie ma jeszcze obietnic.
ui-status-open = otwarta
ui-status-kept = dotrzymana
ui-status-broken = złamana
ui-status-released = zwolniona
ui-status-expired = wygasła
ui-tab-talk = Negocjacje
ui-step-asset = Atut
ui-step-main = Główna
ui-step-counter = Kontroferty
ui-step-support = Poparcie
ui-step-resolution = Wynik
ui-status-round = runda { $round } z 6
ui-status-demand = zapotrzebowanie po rundzie { $round }
