# The shell of the browser client. A test compares the three languages and the keys in the code.

## turn
your-turn = Twoja tura
waiting-for = Czekamy na: { $player }
waiting-for-n = Czekamy, brakuje graczy: { $n }
waiting = Czekamy
decides-now = decyduje teraz
decision = Decyzja
choose-number = Wybierz opcję; nic nie zostanie wysłane bez potwierdzenia
choose-on-board = Wybierz na planszy; nic nie zostanie wysłane bez potwierdzenia
nothing-sent = nic jeszcze nie wysłano
cannot-be-undone = Tego nie da się cofnąć
confirm = Potwierdź
cancel = Anuluj
undo = Cofnij
restart-turn = Zacznij turę od nowa
ask-undo = Poproś o cofnięcie
ask-restart = Poproś o zaczęcie tury od nowa
took-back = { $player }: cofnięte ruchy ({ $n })
saving = Zapisywanie…
queued = Brak połączenia: ruch zachowano i zostanie wysłany, gdy tylko się da
table-moved-on = Sytuacja się zmieniła, spójrz jeszcze raz
watching = Oglądasz
paused = Gra wstrzymana
your-options = Twoje opcje
on-the-table = Na stole
fact = Informacja
find-option = Znajdź wśród opcji ({ $n })
why-allowed = To jest dozwolone.
your-clock = Twój zegar: { $time }
short-time = Krótki czas na to pytanie: { $time }
short-time-then = potem: zgoda
day-short = d
hour-short = h
yes = Tak
no = Nie
done = Gotowe
next = Dalej
back = Wstecz
close = Zamknij
open = Otwórz
all = Wszystkie
more = Więcej

## side panel
side-panel = Panel boczny
preview = Podgląd
preview-empty = Wskaż możliwość, a zobaczysz tu, co się stanie.
preview-wait = W twojej turze zobaczysz tu skutki wybranego ruchu.
if-you-do-this = Jeśli to zrobisz
then-unknown = Dalej decyduje los albo coś ukrytego.
pin = Zachowaj do porównania
unpin = Usuń z porównania
compare = Porównaj
hint = Podpowiedź
suggest-move = Podpowiedz ruch
chance-to-win = Ocenia twoją szansę na wygraną na { $chance }.
next-best = Drugi najlepszy:
hardly-different = Dla niego prawie bez różnicy.
speaks-for = przemawia za
speaks-against = przemawia przeciw
thinking = Myślę…
tap-why = dotknij: dlaczego
log = Dziennik
log-filter = Czyje ruchy pokazać
older-lines = Wcześniejsze ({ $n })
log-empty = Jeszcze nic się nie wydarzyło.
log-and-chat = Dziennik i czat
log-and-chat-new = Dziennik i czat, nowych: { $n }
since-your-turn = przed twoim ostatnim ruchem
go-to-moment = Do ruchu { $n }
chat = Czat
chat-empty = Nie ma jeszcze wiadomości.
say-something = Napisz coś
say-to = Do kogo
everybody = Wszyscy
whispers = (szeptem)
message = Wiadomość
send = Wyślij
notes = Notatki
notes-saved = Zapisano
notes-saving = Zapisywanie…
notes-failed = Nie zapisano; spróbujemy przy następnej literze
only-you = tylko ty
rules = Zasady
rules-page = Instrukcja
search-rules = Szukaj w zasadach
search-rules-long = Szukaj w zasadach i elementach
no-rulebook = Ta gra nie ma instrukcji.
rules-in-english = Instrukcja jest po angielsku; sam stół mówi w twoim języku.
source-seed = instrukcja
source-public = źródła publiczne
source-house = nasze rozstrzygnięcie
game-sources = Różnych kart, kafli i plansz: { $all }, w tym: { $list }.
sources-seed = według instrukcji – { $n }
sources-public = z publicznych list – { $n }
sources-part = po części nasze – { $n }
sources-house = zaprojektowane dla tabletown – { $n }
sources-of-what = Czego dokładnie?
pack = Zawartość
pack-text = Zestaw gospodarza serwera zmienia kafle lub karty.
pack-none = Zwykła
not-found = Nic nie znaleziono
players = Gracze
phases = Fazy
layers = Warstwy
hold-key = przytrzymaj klawisz
sheet-smaller = Mniejszy
sheet-larger = Większy

## plan
plan = Plan
plan-on = Plan włączony
plan-not-now = Planować można, gdy decyzja należy do ciebie
plan-title =
    Plan, tylko ty: { $n ->
        [0] brak kroków
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
plan-hint = Próbuj ruchów na własnej kopii; nikt ich nie widzi
plan-empty = Wybieraj ruchy jak zwykle: staną się krokami planu.
plan-add = Dodaj do planu
plan-play =
    { $n ->
        [one] Zagraj { $n } krok
        [few] Zagraj { $n } kroki
       *[many] Zagraj { $n } kroków
    }{ $later ->
        [0] {""}
       *[other] , zachowaj { $later }
    }
plan-leave = Wyjdź, zachowaj
plan-clear = Wyczyść plan
plan-stops = Wysyłane są kroki do pierwszej niewiadomej. Późniejsze zakładają, że inni nic nie zmienią, i czekają na twoją turę; dobranych kart nie zgadujemy.
plan-letter = Plan { $letter }
plan-compared = Teraz i potem
plan-compared-text = Na ile to wiadomo; nie zgadujemy, co zrobią inni.
now = teraz
points = Punkty
plan-assumed = po niewiadomej: pasuje, jeśli nic się nie zmieni
plan-done = pasuje
plan-uncertain = dalej nie wiadomo
plan-unreached = nie osiągnięto
plan-refused = niedozwolone
plan-up = Krok { $n } wcześniej
plan-down = Krok { $n } później
plan-remove = Usuń krok { $n }
your-steps = Twoje kroki

## table
menu = Menu
this-table = Ten stół
home = Strona główna
you = ty
bot = bot
bot-plays = na razie gra bot
free-seat = wolne miejsce
offline = offline
away = poza stołem
presence-here = przy stole
presence-away = poza stołem
presence-gone = offline
level-random = Losowy
level-easy = Łatwy
level-normal = Normalny
level-hard = Trudny
level-master = Mistrz
difficulty = Poziom trudności
temper = Charakter
any-temper = Dowolny charakter
copy-link = Kopiuj link
link-not-copied = Nie udało się skopiować linku: { $link }
link-copied = Skopiowano link
look-back = Spójrz wstecz
pause = Pauza
resume = Wznów
leave = Odejdź od stołu
abandon-game = Przerwij partię
replace-by-bot = Bot zamiast: { $player }
sure-leave = Dalej zagra za ciebie bot. Odejść?
sure-cancel = Partia skończy się bez wyniku, jeśli inni się zgodzą.
motion-undo = { $player } prosi o cofnięcie ruchów ({ $n })
motion-pause = { $player } prosi o pauzę
motion-resume = { $player } chce grać dalej
motion-replace = { $player } chce bota zamiast: { $target }
motion-cancel = { $player } chce przerwać partię
motion-end = { $player } chce zakończyć teraz
agree = Zgoda
refuse = Odmów
withdraw = Wycofaj
agreed = Zgodziło się: { $n } z { $all }
showing-since = Brak połączenia. Widzisz stół z { $time }.
moves-queued = Czeka na wysłanie: { $n }.
while-away = Podczas twojej nieobecności
show-me = Pokaż
n-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
pass-device = Przekaż urządzenie: { $player }
public-since = Jawne od ostatniego razu ({ $player })
hold-to-open = Przytrzymaj, aby otworzyć
curtain-text = Sekrety są zakryte.
curtain-keyboard = Z klawiatury: naciśnij raz.
part-failed = Ta część stołu się zepsuła. Reszta działa dalej.
board-failed = Nie udało się narysować planszy.
table-gone = Nie możesz już śledzić tego stołu
gone-kicked = Gospodarz usunął cię od stołu.
gone-blocked = Gospodarz tego stołu nie chce cię tu widzieć.
gone-private = Ten stół jest tylko dla osób, które przy nim siedzą.
gone-not-found = Nie ma takiego stołu albo jest prywatny.
no-such-table = Stąd nie widać tego stołu
no-such-table-text = Jest prywatny albo już go nie ma. Ktoś przysłał ci ten adres? Poproś o link z zaproszeniem: menu stołu, „Kopiuj link”. To twój stół? Otwórz go w przeglądarce, w której grasz, albo zaloguj się w ustawieniach.
status-open = otwarty
status-running = trwa
status-finished = zakończona
status-cancelled = Partię przerwano
status-archived = Wczytany zapis
status-stuck = Stół jest naprawiany

## before the start
waiting-room = Przed grą
invitation = Zaproszenie
invite-link = Link z zaproszeniem
by-link = przez link
by-link-text = Kto otworzy link z zaproszeniem
sit-down = Usiądź
stand-up = Wstań
join = Dołącz
add-bot = Dodaj bota
remove-from-seat = Zwolnij miejsce: { $player }
removed-people = Usunięci od stołu
was-removed = Zwolniono miejsce: { $player }. Link z zaproszeniem jest teraz nowy
let-in-again = Wpuść ponownie
start-game = Zacznij grę
close-table = Zamknij stół
host-starts = Grę zaczyna gospodarz.
seats-left =
    { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
table-full = Wszystkie miejsca zajęte; zobaczysz grę, gdy tylko się zacznie.
your-name = Twoje imię
guest-name = Gość
name = Nazwa

## home
hero = { $more ->
    [0] Cztery miasta. Jeden stół.
   *[other] Cztery miasta i nie tylko. Jeden stół.
}
hero-text = Z botami, z przyjaciółmi na drugim końcu świata albo z osobą obok. Bez konta.
with-bots = Z botami
one-device = Jedno urządzenie
invite-by-link = Zaproś linkiem
play = Graj
learn = Nauka
play-game = Graj: { $game }
learn-game = Nauka: { $game }
nav-play = Graj
nav-tables = Stoły
nav-learn = Nauka
nav-rules = Zasady
pages = Strony
skip = Przejdź do treści
your-tables = Twoje stoły
open-tables = Otwarte stoły
live-tables = Trwające partie
replays = Powtórki
no-tables = Nie masz rozpoczętych partii.
no-open-tables = Nikt teraz nie szuka graczy.
no-live-tables = Nie trwa żadna publiczna partia.
no-replays = Tu obejrzysz zakończone partie.
start-easy = Zacznij z łatwym botem
n-open =
    { $n ->
        [one] { $n } otwarty stół
        [few] { $n } otwarte stoły
       *[many] { $n } otwartych stołów
    }
n-wait = Czekają na ciebie: { $n }
n-players =
    { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
players-range = { $least }–{ $most } graczy
n-minutes = { $n } min
watch = Oglądaj
replay = Powtórka
won-by = wygrana: { $player }
nobody-won = Nikt nie wygrał
load-record = Wczytaj zapis
to-home = Na stronę główną
not-found-page = Nie ma takiej strony
more-games = Inne gry
games = Gry
title-streets = Ulice
title-fifty_first_state = 51. Stan
title-new_angeles = New Angeles
title-great_machine = Miasto Wielkiej Maszyny
short-great_machine = Wielka Maszyna
pitch-streets = Buduj ulice i posiadaj to, co przyciąga ludzi.
pitch-fifty_first_state = Buduj, układaj się albo plądruj: każda karta na trzy sposoby.
pitch-new_angeles = Targuj się dla miasta, wygrywaj dla siebie.
pitch-great_machine = Troje bohaterów przeciw bezbłędnej maszynie.

## new game
new-game = Nowa gra
new-game-text = Nic nie powstanie przed naciśnięciem Start.
game = Gra
fits = pasuje: { $n }
fits-not = nie dla { $n }
seats-of = Miejsca: { $n } (gra od { $least } do { $most })
who-plays = Kto gra na miejscu { $n }
seat-me = Ja
seat-bot = Bot
seat-link = Ktoś przez link
seat-device = Ktoś na tym urządzeniu
seat-up = Miejsce { $n } wyżej
seat-remove = Usuń miejsce { $n }
add-seat = Dodaj miejsce
player-n = Gracz { $n }
curtain-between = ręce zasłania kurtyna
options = Opcje
more-options = Więcej opcji
readings = Odczytania zasad
readings-text = Tam, gdzie instrukcję można rozumieć na dwa sposoby. Domyślnie jej słowa są brane dosłownie.
reset-options = przywróć zasady z pudełka
mode = Tryb
role-change = Naciśnij, by dać temu miejscu drugą stronę
mode-needs = miejsc: { $least }–{ $most }; masz { $n }
clock = Zegar
clock-text = Na gracza; boty nie używają.
clock-none = Bez limitu
clock-15min = 15 minut
clock-30min = 30 minut
clock-60min = 1 godzina
clock-1day = 1 dzień na ruch
clock-3days = 3 dni na ruch
undo-text = Póki nic nie ujawniono; potem za zgodą.
undo-free = Wolno
undo-consent = Za zgodą
undo-none = Brak
hints = Podpowiedzi
hints-text = Bot powie, co by zagrał.
open-to-all = Otwarty dla wszystkich
open-to-all-text = Stół widać na stronie głównej.
several = Kilka miejsc dla jednej osoby
several-text = Goście z linkiem mogą zająć więcej niż jedno wolne miejsce.
random-order = Losowe miejsca
table-name = Nazwa stołu
seed = Ziarno
seed-text = Ta sama liczba, ta sama gra. Puste: losowo.
about-minutes = około { $n } min.
n-to-settle = Do rozstrzygnięcia: { $n }
start = Start
start-here = Zacznij na tym urządzeniu
start-and-wait =
    { $n ->
        [one] Otwórz i czekaj: { $n } miejsce
        [few] Otwórz i czekaj: { $n } miejsca
       *[many] Otwórz i czekaj: { $n } miejsc
    }
fault-too-few = { $mode }: potrzeba miejsc { $least }–{ $most }, masz { $n }.
fault-too-many = { $mode }: najwyżej { $most } miejsc, masz { $n }.
fault-nobody = Same boty: potrzebny przynajmniej jeden człowiek.
fault-no-name = Ten gracz potrzebuje imienia.
fault-same-name = Dwóch graczy ma to samo imię.
fault-bad-seed = Ziarno to liczba do 15 cyfr.
fill-with-bots = Uzupełnij botami do { $n }
only-n-seats = Tylko { $n }

## replay and end
moments = Momenty
key-moments = Kluczowe momenty
no-moments = Brak szczególnych momentów.
see-as = Patrz jako
public = Jawne
all-may-be-shown = koniec gry, można pokazać wszystko
as-you-saw-it = jak to wtedy widać było
the-past = Przeszłość. Niczego tu nie zmienisz.
move = Ruch
round-n = runda { $n }
move-n = ruch { $n }
move-of = Ruch { $n } z { $all }
first-move = Pierwszy ruch
last-move = Ostatni ruch
step-back = Krok wstecz
step-forward = Krok naprzód
play-pause = Odtwarzaj albo wstrzymaj
speed = Szybkość
copy-moment = Kopiuj link do tej chwili
continue-here = Graj od tego miejsca
continue-as = Grasz za gracza { $player }, za pozostałych grają boty.
leave-replay = Wyjdź z powtórki
you-win = Wygrywasz
wins = Wygrywa { $player }
winners = Zwycięzcy: { $player }
game-over = Koniec gry
final-score = Wynik końcowy
score-by-source = Skąd wziął się wynik
over-time = Wynik w czasie
as-table = Jako tabela
curve-label = Punkty graczy w kolejnych ruchach
watch-moment = zobacz ruch { $n }
coach-text = Silny bot ogląda całą partię: jak zmieniały się szanse, które decyzje ją odwróciły i co zagrałby on sam.
coach-ask = Omów tę partię
coach-looking = Trener ogląda partię…
chances-over-time = Szansa każdego gracza na wygraną po każdym ruchu, tak jak widzi ją trener przy odkrytych kartach
chances-label = Szanse graczy na wygraną w kolejnych ruchach
coach-better = Trener zagrałby:
coach-same = Trener zagrałby tak samo. Pech.
coach-no-turns = Żadna pojedyncza decyzja nie odwróciła tej partii.
coach-yours = { $n ->
    [one] Twoja najkosztowniejsza decyzja
    [few] { $n } twoje najkosztowniejsze decyzje
   *[other] { $n } twoich najkosztowniejszych decyzji
}
coach-none-of-yours = Żadna twoja decyzja nie kosztowała wiele.
coach-others = Co jeszcze odwróciło grę
coach-cost = Szansa na wygraną spadła z { $before } do { $after }
coach-brought = Szansa na wygraną wzrosła z { $before } do { $after }
coach-instead = co dałoby { $chance }
play-again-here = Zagraj od tego miejsca
watch-replay = Obejrzyj powtórkę
download-record = Pobierz zapis
rematch = Rewanż
to-rematch = Do rewanżu

## learn
lessons = Lekcje
lesson = Lekcja
puzzles = Zagadki
puzzle = Zagadka
puzzle-easy = łatwa
puzzle-medium = średnia
puzzle-hard = trudna
no-lessons = Ta gra nie ma jeszcze lekcji.
no-puzzles = Ta gra nie ma jeszcze zagadek.
lesson-done = ukończono
lesson-at = krok { $n } z { $all }
step-of = { $n } z { $all }
then-play = A potem graj
then-play-text = Łatwy bot i podpowiedzi na życzenie.
easy-bot = Z łatwym botem
rulebook = Instrukcja
rulebooks = Instrukcje
chapters = Rozdziały
coach = Trener
why = Dlaczego
why-after-try = Najpierw spróbuj; obliczenie pojawi się potem.
why-it-pays = Dlaczego to się opłaca
in-the-rulebook = W instrukcji
already-knew = Już to wiesz?
skip-step = Pomiń krok
leave-lesson = Wyjdź, postęp zostanie
lesson-not-today = Dozwolone, ale nie dziś: spójrz na podświetlony element.
you-know-now = Teraz wiesz:
play-now = Zagraj teraz
lesson-finished = Lekcja ukończona
puzzle-not-best = Dozwolone, ale jest coś lepszego.
puzzle-solved = Rozwiązane
show-solution = Pokaż rozwiązanie
show-me-how = Pokaż
more-lessons = Więcej lekcji
once-more = Jeszcze raz
no-such-lesson = Nie ma takiej lekcji

## settings
settings = Ustawienia
settings-of = Ustawienia: { $player }
language = Język
lang-en = English
lang-ru = Русский
lang-pl = Polski
theme = Motyw
scheme-auto = Jak urządzenie
scheme-light = Jasny
scheme-dark = Ciemny
tables-lit = Stoły gier
tables-designed = Jak zaprojektowano
tables-light = Jasne
tables-dark = Ciemne
to-light = Jasny motyw
to-dark = Ciemny motyw
animations = Animacje
motion-auto = Jak urządzenie
motion-full = Są
motion-reduced = Brak
high-contrast = Wysoki kontrast
sound = Dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
text-view = Widok tekstowy
text-view-text = Listy i przyciski zamiast planszy (klawisz T).
keyboard = Skróty klawiszowe
keys-neighbours = Do sąsiednich miejsc na planszy
keys-zoom = Większe, mniejsze
keys-tab = Od opcji do opcji
zoom-in = Przybliż
zoom-out = Oddal
fit-board = Dopasuj planszę
who-you-are = Kim jesteś
save = Zapisz
saved = Zapisano
account = Konto
account-text = Zachowuje partie i ustawienia na każdym urządzeniu. Gość niczego nie traci.
account-made = Konto jest gotowe
make-account = Załóż konto
password = Hasło
password-length = Co najmniej 8 znaków.
sign-in = Zaloguj się
sign-out = Wyloguj się
signed-in = Zalogowano jako { $player }
signed-out = Wylogowano
welcome-back = Witaj ponownie
notify-turn = Powiadamiaj o mojej turze
notify-none = Nie
notify-mail = E-mailem
notify-push = W tej przeglądarce
my-data = Twoje dane
my-data-text = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku; albo już nic.
export-me = Zapisz moje dane
erase-me = Usuń mnie
erase-me-text = Twoje imię, wypowiedzi, notatki i adres zostaną wszędzie wymazane i nie da się tego cofnąć. Rozegrane partie zostaną jako partie „kogoś”; w trwających zagra dalej bot.
erased = Twoje dane usunięto z tego serwera.
email = E-mail
email-asked = Na adres { $email } idzie wiadomość. Otwórz zawarty w niej link w ciągu doby: do tego czasu nic więcej tam nie wyślemy.
email-confirmed = Twój adres e-mail jest potwierdzony.
email-late = Ten link jest za stary albo niepełny. Podaj adres jeszcze raz.
loading = Wczytywanie…

## people and notices
any-temper-text = Gra najlepiej, jak umie.
about-player = O graczu { $player }
mute = Wycisz
muted = Nie zobaczysz już wiadomości tej osoby.
report = Zgłoś
reported = Dziękujemy, gospodarz serwera to sprawdzi.
one-of-yours = jeden z twoich stołów
notice-turn = Twoja tura przy stole: { $table }
notice-started = Zaczęła się partia: { $table }
notice-finished = Koniec partii: { $table }
notice-joined = Ktoś dołączył: { $table }
notice-motion = Pytanie przy stole: { $table }
notice-invited = Zaproszenie: { $table }
try-it = Wypróbuj
try-it-text = Pozycje, w których działa ta zasada:

## upkeep
admin = Utrzymanie
admin-locked = Dla gospodarza tego serwera: zaloguj się na konto administratora albo podaj token administratora z ustawień serwera.
admin-token = Token administratora
admin-open = Otwórz
admin-wrong-token = Ten token nie pasuje.
admin-part-overview = Przegląd
admin-part-people = Ludzie
admin-part-tables = Stoły
admin-part-incidents = Incydenty
admin-part-reports = Zgłoszenia
admin-part-limits = Limity
admin-part-log = Dziennik
admin-closing = Zamknięcie dla nowych stołów
admin-closed = Bez nowych stołów
admin-closed-text = Na przykład przed aktualizacją. Trwające gry toczą się dalej; administratorzy nadal mogą zakładać stoły.
admin-password = Nowe hasło
admin-password-text = { $player } dostanie nowe hasło, które zobaczysz tylko raz. Wszystkie sesje tej osoby się skończą.
admin-password-made = Nowe hasło osoby { $player }: { $password } – przekaż je; można je zmienić w ustawieniach.
admin-who = Kto
admin-deed-tables-rewind = Cofnięto ruch przy stole
admin-deed-tables-reopen = Wczytano stół ponownie
admin-deed-tables-close = Zakończono grę
admin-deed-users-mute = Wyciszono lub przywrócono głos
admin-deed-users-ban = Zablokowano lub wpuszczono
admin-deed-users-password = Nadano nowe hasło
admin-deed-reports-close = Załatwiono zgłoszenie
admin-deed-announce = Ogłoszono
admin-deed-closing = Zamknięto lub otwarto dla nowych stołów
admin-deed-backup = Zrobiono kopię zapasową
admin-deed-networks-bar = Zablokowano sieć
admin-deed-networks-release = Odblokowano sieć
admin-health = Stan
admin-health-ok = Wszystko w porządku: zapis i odczyt działają
admin-version = Wersja
admin-running = Trwające partie
admin-in-memory = Stoły w pamięci
admin-people = Znane osoby
admin-connections = Otwarte strony
admin-incidents-day = Incydenty w ciągu doby
admin-backup = Kopia zapasowa
admin-backup-now = Zrób kopię teraz
admin-backup-last = Najnowsza: { $file }
admin-backup-none = Nie ma jeszcze żadnej.
admin-backup-made = Zapisano { $file }, { $n ->
    [one] { $n } wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
  }.
admin-announce = Ogłoszenie
admin-announce-text = Zobaczą je wszyscy; puste pole je cofa
admin-find = Szukaj
admin-nothing = Nic tu nie ma.
admin-newer = Nowsze
admin-older = Starsze
admin-kind = Rodzaj
admin-guest = Gość
admin-seen = Ostatnia wizyta
admin-state = Stan
admin-deeds = Działania
admin-search-people = Imię zawiera
admin-only-banned = Tylko z zakazem wstępu
admin-banned = Zakaz wstępu
admin-muted = Bez czatu do { $until }
admin-mute = Wycisz na dobę
admin-mute-text = { $player }: przez 24 godziny bez prawa pisania na czatach.
admin-unmute = Przywróć czat
admin-ban = Zakaż wstępu
admin-ban-text = { $player }: wszystkie sesje zakończą się od razu, w trwających partiach zagrają dalej boty, a otwarte stoły zostaną zamknięte.
admin-unban = Wpuść z powrotem
admin-networks = Zablokowane sieci
admin-networks-text = Gość wraca pod nowym imieniem, ale sieć zmienić trudniej. Nie wejdzie też nikt inny, kto z niej korzysta.
admin-networks-none = Żadna sieć nie jest zablokowana.
admin-network-bar = Zablokuj sieć
admin-network-bar-text = Strony z { $network } zamkną się od razu i przez trzydzieści dni nikt stamtąd nie wejdzie.
admin-network-until = do { $until }
admin-network-add = Adres lub sieć, na przykład 203.0.113.7 albo 203.0.113.0/24
admin-table = Stół
admin-moves = Ruchy
admin-touched = Ostatnia zmiana
admin-search-tables = Numer, gra, nazwa lub gracz
admin-status-open = Czeka na graczy
admin-status-running = Trwa
admin-status-finished = Zakończona
admin-status-cancelled = Przerwana bez wyniku
admin-status-archived = Wczytana
admin-status-stuck = Zablokowana
admin-rewind = Ruch wstecz
admin-rewind-text = Ostatni ruch zostanie cofnięty. Nic nie znika: dziennik go zachowuje.
admin-reopen = Wczytaj ponownie
admin-reopen-text = Stół zostanie ponownie odczytany z bazy i rozegrany od początku.
admin-end = Przerwij partię
admin-end-text = Partia skończy się od razu i bez wyniku. Nie da się tego cofnąć.
admin-when = Kiedy
admin-detail = Co
admin-search-incidents = Rodzaj, stół lub tekst
admin-show = Pokaż
admin-incident = Incydent
admin-record = Zapisz przebieg partii
admin-about = O kim
admin-reason = Dlaczego
admin-words = Co powiedziano
admin-settle = Załatwione
admin-limits-text = Ile może użyć jedna osoba lub jeden adres i ile razy ten proces odmówił od startu. Ustawienia opisuje przewodnik po serwerze.
admin-limit = Limit
admin-per-person = Osoba
admin-per-address = Adres
admin-refused = Odmowy
admin-limit-requests = Zapytania
admin-limit-visits = Zapytania bez sesji
admin-limit-logins = Próby logowania
admin-limit-guests = Nowi goście
admin-limit-messages = Wiadomości
admin-limit-questions = Pytania o grę
admin-limit-hints = Podpowiedzi
admin-limit-chat = Czat
admin-limit-notes = Notatki
admin-limit-tables = Nowe stoły
admin-limit-imports = Wczytane zapisy
admin-limit-exports = Eksporty danych
admin-limit-mails = Pytania e-mailem
admin-limit-bots = Sekundy namysłu botów
admin-limit-faults = Zgłoszenia zepsutych stron
admin-limit-sockets = Otwarte strony
admin-limit-bytes = Bajty czekające na wysłanie

## errors
error = Coś poszło nie tak
error-page = Nie udało się pokazać strony.
error-offline = Serwer jest nieosiągalny.
error-lost = Połączenie się zerwało; spróbuj ponownie.
error-bad-usage = Gra nie pozwala na takie połączenie.
error-bad-record = Ten zapis jest uszkodzony.
error-wrong-login = Błędna nazwa lub hasło.
error-not-allowed = Nie możesz tego zrobić.
error-taken = Już zajęte.
error-full = Nie ma wolnych miejsc.
error-blocked = Gospodarz nie chce z tobą grać.
error-paused = Gra jest wstrzymana.
error-game-over = Gra skończona.
error-too-many = Za szybko, poczekaj chwilę.
error-too-many-tables = Za dużo nowych stołów naraz.
error-too-many-open-tables = Masz za dużo niedokończonych stołów.
error-too-many-imports = Za dużo zapisów naraz.
error-too-many-exports = Na razie zapisano dane wystarczająco wiele razy.
error-too-many-mails = Za dużo wiadomości na niepotwierdzone adresy.
error-too-many-hints = Za dużo podpowiedzi naraz.
error-too-many-bots = Twoje boty na razie dość się namyślały.
error-too-many-chat = Piszesz za szybko.
error-too-many-notes = Twoje notatki zmieniają się za szybko.
error-too-many-sockets = Za dużo stron otwartych naraz.
error-too-many-logins = Za dużo prób.
error-too-many-guests = Za dużo nowych gości z twojej sieci.
again-in-seconds = Spróbuj ponownie za { $n ->
    [one] { $n } sekundę
    [few] { $n } sekundy
   *[other] { $n } sekund
  }.
again-in-minutes = Spróbuj ponownie za { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[other] { $n } minut
  }.
error-restarting = Serwer się restartuje i sam wróci.
error-closed = Na razie bez nowych stołów: gospodarz serwera coś przygotowuje. Trwające gry toczą się dalej.
error-busy = Serwer ma teraz dużo pracy. Spróbuj za kilka minut.
error-disk-full = Na dysku serwera skończyło się miejsce: nic nie zostanie zapisane, póki gospodarz go nie zwolni.
error-storage = Serwer nie może teraz zapisywać; nic nie przepadło. Spróbuj za chwilę.
error-stuck = Stół jest naprawiany.
error-lesson = Trener odpowiedział.
error-lesson-table = Nie udało się przygotować stołu ćwiczebnego.
error-say = Nie wysłano, spróbuj ponownie.
try-again = Spróbuj ponownie

## credits
credits = Podziękowania
credits-games = Gry
credits-games-text = Ulice – Haakon Hoel Gaarder, 51. Stan – Ignacy Trzewiczek, New Angeles – James Kniffen, Miasto Wielkiej Maszyny – German Tikhomirov. tabletown tworzą gracze; kupujcie pudełka.
credits-icons = Ikony
credits-icons-text = Ikony gier autorów game-icons, zmienione kolory i rozmiar:
credits-fonts = Kroje pisma
credits-parts = Oprogramowanie

## Reading a piece
inspect = Przeczytaj o elemencie
inspect-more = pozostaje otwarte, z zasadami
inspect-back = Poprzedni element
inspect-next = Następny element
piece-seed = jak w instrukcji
piece-public = z publicznych list
piece-house = zaprojektowane dla tabletown
piece-part = po części nasze
piece-ours = nasze: { $list }
field-kind = rodzaj
field-symbols = symbole
field-effect = działanie
field-business = znak biznesu
field-setup = miejsce na początku
field-tier = poziom
field-resources = zasoby
field-amounts = ilości
field-track_max = długość toru
field-turns = tury
field-trigger = moment użycia
field-slots = pola
field-count = liczba sztuk
field-cost = cena
field-faces = ścianki
field-priority = kolejność akcji

## Opowieść o ruchach innych
story-speed = Ruchy innych
story-slow = Wolno
story-normal = Normalnie
story-fast = Szybko
story-step = Krok po kroku
story-off = Wyłączone
story-skip = Pomiń jeszcze { $n }
story-skip-key = Pomiń opowieść albo przejdź do następnego kroku
story-since = Od twojego ostatniego ruchu
story-lately = Co było ostatnio
story-again = Pokaż jeszcze raz

## Koniec gry
won-ahead = Przewaga: { $points } (drugie miejsce: { $player }).
won-tie = Po równo ({ $player }): zdecydowała zasada remisu.
your-place = Twoje miejsce: { $place } z { $all }, strata: { $points }.
see-table = Zobacz końcowy stół
share-picture = Obrazek do wysłania
## Fewer questions
so-far = Dotąd: { $steps }
take-back = Cofnij
forced = Wykonuj to, co jedyne możliwe
forced-text = Gdy nie ma wyboru, gra nie pyta.

## Today
first-time = Pierwszy raz tutaj?
first-time-text = Krótka lekcja przy stole „Ulic” albo od razu gra: łatwy bot, rady o tym, co łatwo przeoczyć, i podpowiedź na życzenie.
learn-in-three = Naucz się w trzy minuty
play-guided = Zagraj z podpowiedziami
today = Dzisiaj
daily-puzzle = Zagadka dnia
daily-deal = Rozdanie dnia
daily-deal-text = Dziś wszyscy mają to samo szczęście
game-with = { $game }: { $players }
n-watching = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
   *[other] Ogląda { $n } osób
}
