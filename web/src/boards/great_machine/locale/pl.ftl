# City of the Great Machine, the board's own words.
ui-city = Miasto
ui-guards = strażnicy { $n }
ui-load = cena { $n }
ui-citizens = obywatele { $n }
ui-raid = obława
ui-riot = bunt
ui-known = znany bohaterom
ui-unknown = nieznany obywatel
ui-lift = można przenieść
ui-send-guard = Wyślij strażnika: { $district }
ui-dial = Niezadowolenie { $discontent } z 18, Wielki Plan { $plan } z 12, sukcesy { $successes } z 3
ui-discontent = Niezadowolenie { $n }
ui-plan = Wielki Plan { $n }
ui-successes = Sukcesy { $n } z 3
ui-anger = Niezadowolenie
ui-master-plan = Wielki Plan
ui-won = Sukcesy
ui-three-win = 3 wygrywają
ui-marker = Znacznik rozwoju: { $n ->
    [one] 1 krok i rusza plan
    [few] { $n } kroki i rusza plan
   *[other] { $n } kroków i rusza plan
  }
ui-awake = aktywny
ui-at-stage = od { $n }
ui-riot-stage = bunt
ui-next-stage = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
  } do stadium { $stage }: { $who }
ui-event = Wydarzenie, runda { $n }
ui-events-left = jeszcze { $n }
ui-protocol = Protokół:
ui-breakthrough = Przełom:
ui-support = Wsparcie:
ui-holds-if = Stoi, jeśli: { $words }.
ui-status-prevented = powstrzymany
ui-status-executed = zostanie wykonany
ui-status-gained = nastąpi
ui-status-missed = na razie nie
ui-status-open = można zapłacić
ui-plan-advances = Plan ruszy na { $plan }.
ui-plan-holds = Plan stoi.
ui-plan-open = { $who ->
    [machine] Maszyna może przesunąć plan na { $plan }.
   *[other] Bohaterowie mogą nie wpuścić planu na { $plan }.
  }
ui-bonds-of = obligacje { $have } z { $price }
ui-trust-of = zaufanie { $have } z { $price }
ui-free = darmo
ui-by-choice = według wyboru
ui-trust-n = { $n } zaufania
ui-trust-each = po { $n } za każdego
ui-bonds-n = { $n ->
    [one] 1 obligacja
    [few] { $n } obligacje
   *[other] { $n } obligacji
  }
ui-chance = zepsuje: { $n }
ui-best-bid = w najlepszym razie { $chance }
ui-riot-odds = { $pro } : { $contra }, nieznani { $unknown }, sukces { $chance }
ui-riot-line = Bunt: za { $pro }, przeciw { $contra }, nieznani { $unknown }; cena { $price }, sukces { $chance }
ui-against = Przeciw: { $words }
ui-look-guards = sprawni strażnicy { $n }, zepsuci { $broken }
ui-look-trust = zaufanie dla bohatera tutaj { $n }
ui-crowd = obywatele minus strażnicy { $n }
ui-way = droga kosztuje { $price }, zostanie { $left }
ui-escape = ucieczka { $chance }
ui-access-cards = Karty dostępu
ui-hidden-from-machine = ukryte przed Maszyną
ui-seized = odebrana
ui-chosen = wybrana
ui-your-directives = Twoje dyrektywy, tajne
ui-bonds = obligacje { $n }
ui-in-hand = na ręce { $n }
ui-deck = w talii { $n }
ui-arrested = aresztowani { $n }
ui-cards-left = zostało kart { $n }
ui-detained = zatrzymanie
ui-done = po turze
ui-leader = przywódca
ui-initiative = inicjatywa { $n }
ui-symbol-rose = symbol: róża
ui-symbol-goggles = symbol: gogle
ui-symbol-bird = symbol: ptak
ui-seized-cards = Odebrane: { $words }
ui-published = Dyrektywy w mocy
ui-directives = w talii { $deck }, na ręce { $hand }, poza grą { $gone }
ui-used = użyta w tej rundzie
ui-soon = od następnego sługi
ui-none = brak
ui-unseen = Jeszcze niewidziani
ui-unseen-n = jeszcze niewidziani { $n }
ui-chat-readable = Czat czyta też Maszyna.
ui-riot-tokens = Żetony buntu u bohaterów: { $n }.
ui-permits = Każda osiągnięta misja daje jeden; bunt wymaga jednego.
ui-if-you-do = Jeśli to zrobisz
ui-nothing-sent = jeszcze nic nie wysłano
ui-then-chance = Dalej decyduje los albo coś ukrytego.
ui-preview = Podgląd
ui-help-step = Wskaż następną dzielnicę; linia kropkowana to najtańsza droga.
ui-help-access = Wybierz kartę dzielnicy, w której bohater skończy ruch; liczba to cena najtańszej drogi.
ui-help-machine = Wskaż sługę, potem dzielnicę lub rozkaz. Wskaż strażników, by wysłać jednego. Znaki na płytkach: bohaterowie, którzy mogą przyjść; puste z ! tylko dzięki kości ucieczki.
ui-help-relocate = Wskaż dzielnicę, potem nowe miejsce.
ui-help-hero-action = Akcje leżą pod miastem, z cenami; szare mówią, czemu nie można.
ui-help-other = Wybierz na planszy, pod nią albo na pasku.
ui-help-wait = Teraz nic od ciebie nie trzeba.
ui-way-to = Droga: { $district }
ui-leave = Wyjście z
ui-price = Cena
ui-left = Zostanie
ui-rolls = kość
ui-toll = dron 1
ui-stays = Zostaje tutaj: za darmo.
ui-bids = Szansa według stawki
ui-bid-n = stawka { $n }
ui-after-roll = Najpierw rzut, potem zapłata lub nie: najwyżej { $chance }.
ui-who-may-come = Kto może przyjść
ui-hero = Bohater
ui-of-cards = Karty
ui-funds = Zaufanie
ui-failed-raid = Nikt nie przyjdzie: niezadowolenie +1.
ui-riots = Bunty
ui-as-known = według tego, co widziałeś
ui-district = Dzielnica
ui-sides = Strony
ui-odds = Sukces
ui-raids = Obławy
ui-raid-caught = kogoś złapała
ui-raid-fails = nikt nie przyjdzie: niezadowolenie +1
ui-raid-open = może złapać: { $words }
ui-income = Dochód następnej rundy
ui-end = Koniec gry
ui-end-heroes = Bohaterom potrzeba sukcesów: { $n }.
ui-end-plan = Planowi brakuje kroków: { $n }.
ui-end-cards = Najmniej kart dostępu u bohatera: { $n }; przy 0 wygrywa Maszyna.
ui-end-round = Runda { $n } jest ostatnią możliwą.
ui-heroes = Bohaterowie
ui-directives-title = Dyrektywy
ui-in-force = w mocy
ui-held = na ręce
ui-gone = poza grą
ui-events = Dotychczasowe wydarzenia
ui-kinds = Obywatele
ui-movement-memory = Karty ruchu
ui-cards-of = w talii { $n } z { $all }
ui-turned-up = odkryta
ui-available = możliwe tutaj
ui-unavailable = tutaj niemożliwe
ui-tokens-down = Zakryte żetony dzielnic
ui-reinforcements = Pozostali strażnicy wsparcia: { $n }
ui-mission-later = później
ui-mission-open = otwarta
ui-mission-reached = osiągnięta
ui-phase-initial = I Początek
ui-phase-access = II Dostęp
ui-phase-machine = III Maszyna
ui-phase-heroes = IV Bohaterowie
ui-phase-closing = V Koniec
ui-round = runda { $round }
ui-tab-machine = Maszyna
ui-tab-missions = Misje
ui-tab-odds = Szanse
ui-tab-cards = Karty
ui-hint-access = W tajemnicy: następna rusza Maszyna i karty nie widzi.
ui-hint-machine = Wskaż sługę lub strażników albo wybierz poniżej.
ui-hint-servant = { $servant }: wybierz dzielnicę lub rozkaz.
ui-hint-guard = Strażnik ({ $district }): wybierz, dokąd.
ui-hint-action = Jedna akcja za zaufanie; strażnicy podnoszą cenę.
ui-hint-relocate = Wybierz dzielnicę do podniesienia.
ui-hint-site = Wybierz nowe miejsce; każda dzielnica musi zachować dwa mosty.
ui-confirm-step = { $n ->
    [0] { $district }, za darmo
   *[other] { $district }, zaufanie { $n }
  }
ui-confirm-access = Wybierz: { $district }
ui-confirm-act = { $act }, zaufanie { $n }
ui-price-is = Cena: { $words }
ui-title-access = { $hero }: wybierz, dokąd pójść
ui-confirm-site = Tutaj: { $district }
ui-finished = Miasto na końcu gry
ui-source-riots = Bunty
ui-source-stage = Stadium buntu
ui-source-events = Wydarzenia
ui-source-raids = Obławy
ui-source-rest = Start i inne
ui-no-place = Tu nie można: { $cell }, { $turn }
ui-chosen-is = { $hero }: { $district }
ui-rethink = Wybierz ponownie
ui-curve = Niezadowolenie i Wielki Plan w czasie

## Przeczytaj o elemencie
ui-about-common = zwykła dzielnica
ui-about-special = dzielnica specjalna
ui-about-access = karta dostępu
ui-about-access-words = Bohater, który ją wybierze, kończy tam ruch.
ui-about-servant = sługa Maszyny
ui-about-citizen = obywatel
ui-about-wakes = aktywny od stopnia niezadowolenia { $n }
ui-about-trust = zaufanie { $n } z { $of }
ui-about-leave = Wyjście z dzielnicy kosztuje { $n }
ui-about-unknown = Tej twarzy nie zna nikt; identyfikacja pokaże ją bohaterom, bunt wszystkim.
ui-about-known = Tę twarz znają bohaterowie, Maszyna nie.
ui-about-dial = Niezadowolenie i Wielki Plan
ui-about-discontent = Pierścień zewnętrzny: niezadowolenie. Każdy stopień budzi jeden rodzaj obywateli; ostatnie pole to sukces bohaterów.
ui-about-plan = Pierścień wewnętrzny: Wielki Plan. Na XII wygrywa Maszyna.
ui-about-mission-do = Co robić: { $words }.
ui-about-mission-goal = Cel: { $words }.
ui-about-mission-gain = Korzyść: { $words }.
ui-story-arrest = aresztowanie
