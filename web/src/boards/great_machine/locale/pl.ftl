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
# On a small map; a slash says where the name may be broken into two lines.
ui-short-main_citadel = Cyta/dela
ui-short-tower_of_law = Wieża
ui-short-control_centre = Centrum
ui-short-central_square = Plac
ui-short-trade = Han/dlowa
ui-short-industrial = Prze/mysłowa
ui-short-science = Nau/kowa
ui-short-theatre = Tea/tralna
ui-short-elite = Elit
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
ui-next-stage = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
  } do stadium { $stage }: { $who }
ui-to-riot = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[other] { $n } pól
  } do stadium buntu: to sukces
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
ui-as-now = Teraz: { $words }.
ui-compared = { $left } przeciw { $right }
ui-bonds-of = cena { $price }, obligacji jest { $have }
ui-trust-of = cena { $price }, zaufania jest { $have }
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
ui-removed = poza grą { $n }
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
ui-help-hero-action = Akcje stoją obok bohatera, z cenami; szare mówią, czemu nie można.
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
ui-agreement = Propozycja dla bohaterów
ui-you-propose = Proponujesz: { proposal }.
ui-agree = Zgoda
ui-object = Sprzeciw
ui-agreed = zgoda
ui-asked-still = jeszcze bez odpowiedzi
ui-silence-agrees = potem milczenie oznacza zgodę
ui-after-objection = Po sprzeciwie decyduje jedna osoba: { $seat }.
ui-title-confirm = Zgadzasz się z propozycją?
ui-to-share = Zaufanie do podziału: { $n }
ui-to-pay = Zaufanie do zapłaty: { $n }
ui-rest = Pozostało: { $n }
ui-others-may = inni mają { $n }
ui-has-trust = ma { $n }
ui-less = { $hero }: mniej
ui-more = { $hero }: więcej
ui-pay-it = Zapłać całość
ui-pay-nothing = Nie płać
ui-pay-n = Zapłać { $n }
ui-share-it = Podziel tak
ui-one-step = Tylko następny krok
ui-walk-alone = Zawsze idź najlepszą drogą
ui-walks-alone = Bohaterowie sami idą najlepszą drogą, o ile nie trzeba rzucać kością.
ui-walk-ask = Pytaj o każdą drogę

## Before and after a plan
ui-hold-bonds = Obligacje
ui-hold-trust = Zaufanie twoich bohaterów
ui-hold-discontent = Niezadowolenie
ui-hold-plan = Wielki Plan

ui-citizen-at = { $who }, { $district }
ui-citizen-unknown = Nieznany obywatel
ui-citizen-known = Obywatel znany bohaterom
ui-citizen-any = Obywatel
ui-end-turn = Zakończ turę
ui-end-phase = Zakończ fazę
ui-title-step = { $who }: dokąd dalej?
ui-title-share = Podziel zaufanie { $district-in }
ui-title-next-hero = Wybierz jeszcze jednego bohatera
ui-confirm-move = { $servant } { $district-to }, { $n ->
    [0] za darmo
    [one] { $n } obligacja
    [few] { $n } obligacje
   *[many] { $n } obligacji
}
ui-set-up = przygotowanie
ui-aim = Bohaterowie wygrywają przy trzech sukcesach: to bunty w dzielnicach i niezadowolenie, które dochodzi do stadium buntu. Maszyna wygrywa, gdy jej Wielki Plan dochodzi do XII.
ui-help-share-trust = Zaufaniem, które dają obywatele { $district-in }, dzielą się stojący tam bohaterowie. Daj je temu, kogo czeka najdłuższa droga albo najdroższa akcja.
ui-help-pledge = Bohaterowie płacą razem. Kto ile daje, zależy od ciebie.
ui-goes-here = { $hero } tu zmierza
ui-relocate = { $district } na nowe miejsce

ui-won-heroes = Bohaterowie wygrywają
ui-won-machine = Wielka Maszyna wygrywa
ui-verdict-machine = { $reason ->
    [access] W rundzie { $round } bohater stracił ostatnią kartę dostępu; Wielki Plan stał na { $plan }.
   *[plan] Wielki Plan doszedł do { $plan } w rundzie { $round }.
}
ui-verdict-heroes-left = { $n ->
    [0] Bohaterowie nie mieli żadnego z trzech potrzebnych sukcesów
    [one] Bohaterowie mieli { $n } sukces z trzech potrzebnych
   *[other] Bohaterowie mieli { $n } sukcesy z trzech potrzebnych
}; niezadowolenie: { $discontent } z 18.
ui-verdict-heroes = Trzy sukcesy do rundy { $round }: { $successes }.
ui-verdict-machine-left = { $n ->
    [one] Wielki Plan stał na { $plan }: jeszcze krok, a wygrałaby Maszyna.
   *[other] Wielki Plan stał na { $plan }: do XII zabrakło { $n } kroków.
}
ui-success-riot = bunt { $district-in }
ui-success-stage = stadium buntu
