# The shell of the browser client. A test compares the three languages and the keys in the code.

## turn
your-turn = Ваш ход
waiting-for = Ждём: { $player }
waiting-for-n = Ждём игроков: { $n }
waiting = Ждём
decides-now = решает сейчас
decision = Решение
choose-number = Выберите вариант; до подтверждения ничего не отправляется
choose-on-board = Выберите на поле; до подтверждения ничего не отправляется
nothing-sent = ещё ничего не отправлено
cannot-be-undone = Это нельзя будет отменить
confirm = Подтвердить
cancel = Отмена
undo = Отменить ход
restart-turn = Начать ход заново
ask-undo = Попросить отмену хода
ask-restart = Попросить начать ход заново
took-back = { $player }: отмена ходов ({ $n })
saving = Сохраняем…
queued = Нет связи: ход сохранён и будет отправлен при первой возможности
table-moved-on = Положение изменилось, посмотрите ещё раз
watching = Вы смотрите
paused = Игра на паузе
your-options = Ваши варианты
on-the-table = На столе
fact = Показатель
find-option = Найти среди вариантов ({ $n })
why-allowed = Это разрешено.
your-clock = Ваши часы: { $time }
short-time = Короткое время на этот вопрос: { $time }
short-time-then = потом: согласие
day-short = д
hour-short = ч
yes = Да
no = Нет
done = Готово
next = Далее
back = Назад
close = Закрыть
open = Открыть
all = Все
more = Ещё

## side panel
side-panel = Боковая панель
preview = Предпросмотр
preview-empty = Выберите вариант, и здесь появится, что он даст.
preview-wait = Когда придёт ваш ход, здесь появится, что даст выбранное действие.
if-you-do-this = Если так сделать
then-unknown = Дальше решает случай или скрытое.
pin = Оставить для сравнения
unpin = Убрать из сравнения
compare = Сравнить
hint = Подсказка
suggest-move = Подсказать ход
chance-to-win = Он оценивает ваш шанс на победу в { $chance }.
next-best = Следующий по силе:
hardly-different = Для него разницы почти нет.
speaks-for = говорит за
speaks-against = говорит против
thinking = Думаем…
tap-why = нажмите: почему
log = Журнал
log-filter = Чьи ходы показывать
older-lines = Раньше ({ $n })
log-empty = Пока ничего не произошло.
log-and-chat = Журнал и чат
log-and-chat-new = Журнал и чат, новых: { $n }
since-your-turn = до вашего последнего хода
go-to-moment = К ходу { $n }
chat = Чат
chat-empty = Сообщений пока нет.
say-something = Напишите что-нибудь
say-to = Кому
everybody = Всем
whispers = (шёпотом)
message = Сообщение
send = Отправить
notes = Заметки
notes-saved = Сохранено
notes-saving = Сохраняем…
notes-failed = Не сохранено; попробуем со следующей буквой
only-you = только вы
rules = Правила
rules-page = Книга правил
search-rules = Поиск по правилам
search-rules-long = Поиск по правилам и компонентам
no-rulebook = Для этой игры нет книги правил.
rules-in-english = Книга правил на английском; сам стол говорит на вашем языке.
source-seed = правила игры
source-public = открытые источники
source-house = наше решение
game-sources = Разных карт, плиток и полей — { $all }, из них: { $list }.
sources-seed = по книге правил — { $n }
sources-public = из открытых списков — { $n }
sources-part = отчасти придумано нами — { $n }
sources-house = придумано для tabletown — { $n }
sources-of-what = Чего именно?
pack = Содержимое
pack-text = Набор хозяина сервера меняет карты или жетоны.
pack-none = Обычное
not-found = Ничего не найдено
players = Игроки
phases = Фазы
layers = Слои
hold-key = удерживайте клавишу
sheet-smaller = Меньше
sheet-larger = Больше

## plan
plan = План
plan-on = План включён
plan-not-now = Планировать можно, когда решаете вы
plan-title =
    План, только для вас: { $n ->
        [0] шагов пока нет
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
plan-hint = Пробуйте ходы на своей копии; их никто не видит
plan-empty = Выбирайте ходы как обычно: они станут шагами плана.
plan-add = Добавить в план
plan-play =
    { $n ->
        [one] Сделать { $n } шаг
        [few] Сделать { $n } шага
       *[many] Сделать { $n } шагов
    }{ $later ->
        [0] {""}
       *[other] , оставить { $later }
    }
plan-leave = Выйти, сохранив
plan-clear = Очистить план
plan-stops = Отправляются шаги до первого неизвестного. Следующие исходят из того, что другие ничего не изменят, и ждут вашего хода; вытянутые карты не угадываются.
plan-letter = План { $letter }
plan-compared = Сейчас и потом
plan-compared-text = Насколько это известно; что сделают другие, не угадывается.
now = сейчас
points = Очки
plan-assumed = после неизвестного: подойдёт, если ничего не изменится
plan-done = подходит
plan-uncertain = дальше неизвестно
plan-unreached = не дошли
plan-refused = нельзя
plan-up = Шаг { $n } раньше
plan-down = Шаг { $n } позже
plan-remove = Убрать шаг { $n }
your-steps = Ваши шаги

## table
menu = Меню
this-table = Этот стол
home = На главную
you = вы
bot = бот
bot-plays = пока играет бот
free-seat = свободное место
offline = не в сети
away = нет на месте
presence-here = здесь
presence-away = нет на месте
presence-gone = не в сети
level-random = Случайный
level-easy = Лёгкий
level-normal = Обычный
level-hard = Сложный
level-master = Мастер
difficulty = Сложность
temper = Характер
any-temper = Любой характер
copy-link = Скопировать ссылку
link-not-copied = Не удалось скопировать ссылку: { $link }
link-copied = Ссылка скопирована
look-back = Посмотреть назад
pause = Пауза
resume = Продолжить
leave = Выйти из-за стола
abandon-game = Прервать партию
replace-by-bot = Бот вместо: { $player }
sure-leave = Дальше за вас сыграет бот. Выйти?
sure-cancel = Партия закончится без результата, если остальные согласны.
motion-undo = { $player } просит отменить ходы ({ $n })
motion-pause = { $player } просит паузу
motion-resume = { $player } предлагает продолжить
motion-replace = { $player } предлагает бота вместо: { $target }
motion-cancel = { $player } предлагает прервать партию
motion-end = { $player } предлагает закончить сейчас
agree = Согласиться
refuse = Отказать
withdraw = Отозвать
agreed = Согласны: { $n } из { $all }
showing-since = Нет связи. Вы видите стол на { $time }.
moves-queued = Ждут отправки: { $n }.
while-away = Пока вас не было
show-me = Показать
n-moves =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
pass-device = Передайте устройство: { $player }
public-since = Открытое за это время ({ $player })
hold-to-open = Удерживайте, чтобы открыть
curtain-text = Секреты закрыты.
curtain-keyboard = С клавиатуры: нажмите один раз.
part-failed = Эта часть стола сломалась. Остальное работает.
board-failed = Не удалось нарисовать поле.
table-gone = Этот стол вам больше недоступен
gone-kicked = Хозяин стола удалил вас из-за стола.
gone-blocked = Хозяин этого стола не хочет вас здесь видеть.
gone-private = Этот стол только для тех, кто за ним сидит.
gone-not-found = Такого стола нет, или он закрытый.
no-such-table = Отсюда этот стол не виден
no-such-table-text = Он закрыт от чужих, или его больше нет. Адрес вам прислали? Попросите ссылку-приглашение: меню стола, «Скопировать ссылку». Стол ваш? Откройте его в том браузере, где играете, или войдите в учётную запись в настройках.
status-open = открыт
status-running = идёт
status-finished = завершена
status-cancelled = Партия прервана
status-archived = Загруженная запись
status-stuck = Стол чинят

## before the start
waiting-room = Перед игрой
invitation = Вас приглашают
invite-link = Ссылка-приглашение
by-link = по ссылке
by-link-text = Кто откроет ссылку-приглашение
sit-down = Сесть
stand-up = Встать
join = Присоединиться
add-bot = Добавить бота
remove-from-seat = Освободить место: { $player }
removed-people = Удалены из-за стола
was-removed = Место освобождено: { $player }. Ссылка-приглашение теперь новая
let-in-again = Впустить снова
start-game = Начать игру
close-table = Закрыть стол
host-starts = Игру начинает хозяин стола.
seats-left =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
table-full = Все места заняты; вы увидите игру, как только она начнётся.
your-name = Ваше имя
guest-name = Гость
name = Имя

## home
hero = { $more ->
    [0] Четыре города. Один стол.
   *[other] Четыре города и не только. Один стол.
}
hero-text = Против ботов, с друзьями на другом конце света или с тем, кто рядом. Без регистрации.
with-bots = С ботами
one-device = За одним экраном
invite-by-link = Пригласить по ссылке
play = Играть
learn = Учиться
play-game = Играть: { $game }
learn-game = Учиться: { $game }
nav-play = Играть
nav-tables = Столы
nav-learn = Обучение
nav-rules = Правила
pages = Страницы
skip = К содержанию
your-tables = Ваши столы
open-tables = Открытые столы
live-tables = Идущие партии
replays = Повторы партий
no-tables = Сейчас нет начатых партий.
no-open-tables = Сейчас никто не ищет игроков.
no-live-tables = Сейчас нет открытых для всех партий.
no-replays = Здесь можно пересмотреть завершённые партии.
start-easy = Начать с лёгким ботом
n-open =
    { $n ->
        [one] { $n } открытый стол
        [few] { $n } открытых стола
       *[many] { $n } открытых столов
    }
n-wait = Ждут вас: { $n }
n-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
players-range = { $least }–{ $most } игроков
n-minutes = { $n } мин
watch = Смотреть
replay = Повтор
won-by = победа: { $player }
nobody-won = Никто не победил
load-record = Загрузить запись
to-home = На главную
not-found-page = Такой страницы нет
more-games = Другие игры
games = Игры
title-streets = Улицы
title-fifty_first_state = 51-й штат
title-new_angeles = Нью-Анджелес
title-great_machine = Город Великой машины
short-great_machine = Великая машина
pitch-streets = Стройте улицы и владейте тем, куда идут люди.
pitch-fifty_first_state = Строить, договориться или разрушить: каждая карта трижды.
pitch-new_angeles = Торгуйтесь ради города, побеждайте ради себя.
pitch-great_machine = Три героя против одной безупречной машины.

## new game
new-game = Новая игра
new-game-text = До нажатия «Начать» ничего не создаётся.
game = Игра
fits = подходит: { $n }
fits-not = не для { $n }
seats-of = Места: { $n } (играют { $least }–{ $most })
who-plays = Кто на месте { $n }
seat-me = Я
seat-bot = Бот
seat-link = Кто-то по ссылке
seat-device = Кто-то за этим экраном
seat-up = Место { $n } выше
seat-remove = Убрать место { $n }
add-seat = Добавить место
player-n = Игрок { $n }
curtain-between = руки закрывает занавес
options = Настройки
more-options = Другие настройки
readings = Толкования правил
readings-text = Там, где правила можно понять по-разному. По умолчанию их слова понимаются буквально.
reset-options = вернуть правила коробки
mode = Режим
role-change = Нажмите, чтобы посадить сюда другую сторону
mode-needs = мест: { $least }–{ $most }; у вас { $n }
clock = Часы
clock-text = На игрока; для ботов нет.
clock-none = Без ограничения
clock-15min = 15 минут
clock-30min = 30 минут
clock-60min = 1 час
clock-1day = 1 день на ход
clock-3days = 3 дня на ход
undo-text = Пока ничего не открылось; потом с согласия.
undo-free = Свободно
undo-consent = С согласия
undo-none = Нет
hints = Подсказки
hints-text = Бот скажет, как сходил бы он.
open-to-all = Открыт для всех
open-to-all-text = Стол виден на главной странице.
several = Несколько мест одному человеку
several-text = Гости со ссылкой могут занять больше одного свободного места.
random-order = Случайная рассадка
table-name = Название стола
seed = Число расклада
seed-text = То же число – тот же расклад. Пусто: случайно.
about-minutes = около { $n } мин.
n-to-settle = Осталось решить: { $n }
start = Начать
start-here = Начать на этом устройстве
start-and-wait =
    { $n ->
        [one] Открыть и ждать: { $n } место
        [few] Открыть и ждать: { $n } места
       *[many] Открыть и ждать: { $n } мест
    }
fault-too-few = { $mode }: нужно мест { $least }–{ $most }, у вас { $n }.
fault-too-many = { $mode }: мест не больше { $most }, у вас { $n }.
fault-nobody = Только боты: нужен хотя бы один человек.
fault-no-name = Этому игроку нужно имя.
fault-same-name = У двух игроков одно имя.
fault-bad-seed = Число расклада: до 15 цифр.
fill-with-bots = Дополнить ботами до { $n }
only-n-seats = Оставить { $n }

## replay and end
moments = Моменты
key-moments = Ключевые моменты
no-moments = Особых моментов нет.
see-as = Смотреть как
public = Открытое всем
all-may-be-shown = партия окончена, можно показать всё
as-you-saw-it = как вы видели тогда
the-past = Прошлое. Здесь ничего нельзя изменить.
move = Ход
round-n = раунд { $n }
move-n = ход { $n }
move-of = Ход { $n } из { $all }
first-move = Первый ход
last-move = Последний ход
step-back = Шаг назад
step-forward = Шаг вперёд
play-pause = Пуск или пауза
speed = Скорость
copy-moment = Скопировать ссылку на момент
continue-here = Играть отсюда
continue-as = Вы играете вместо игрока { $player }, за остальных — боты.
leave-replay = Выйти из повтора
you-win = Вы победили
wins = Победа: { $player }
winners = Победители: { $player }
game-over = Игра окончена
final-score = Итоговый счёт
score-by-source = Из чего сложился счёт
over-time = Счёт по ходам
as-table = Таблицей
curve-label = Очки игроков по ходам
watch-moment = смотреть ход { $n }
coach-text = Сильный бот просматривает всю партию: как менялись шансы, какие решения её повернули и как сыграл бы он.
coach-ask = Разобрать партию
coach-looking = Наставник смотрит партию…
chances-over-time = Шанс каждого игрока на победу после каждого хода, как его видит наставник при открытых картах
chances-label = Шансы игроков на победу по ходам
coach-better = Наставник сыграл бы так:
coach-same = Наставник сыграл бы так же. Не повезло.
coach-no-turns = Ни одно решение само по себе не повернуло партию.
coach-yours = { $n ->
    [one] Ваше самое дорогое решение
    [few] { $n } ваших самых дорогих решения
   *[other] { $n } ваших самых дорогих решений
}
coach-none-of-yours = Ни одно ваше решение не обошлось дорого.
coach-others = Что ещё повернуло партию
coach-cost = Шанс на победу упал с { $before } до { $after }
coach-brought = Шанс на победу вырос с { $before } до { $after }
coach-instead = это оставило бы { $chance }
play-again-here = Сыграть отсюда заново
watch-replay = Смотреть повтор
download-record = Скачать запись
rematch = Реванш
to-rematch = К реваншу

## learn
lessons = Уроки
lesson = Урок
puzzles = Задачи
puzzle = Задача
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
no-lessons = Для этой игры уроков пока нет.
no-puzzles = Для этой игры задач пока нет.
lesson-done = пройдено
lesson-at = шаг { $n } из { $all }
step-of = { $n } из { $all }
then-play = А потом играть
then-play-text = Лёгкий бот и подсказки по желанию.
easy-bot = Против лёгкого бота
rulebook = Книга правил
rulebooks = Книги правил
chapters = Главы
coach = Наставник
why = Почему
why-after-try = Сначала попробуйте; расчёт появится потом.
why-it-pays = Почему это выгодно
in-the-rulebook = В книге правил
already-knew = Уже знаете?
skip-step = Пропустить шаг
leave-lesson = Выйти, место сохранится
lesson-not-today = Так можно, но не сейчас: посмотрите на подсвеченное.
you-know-now = Теперь вы знаете:
play-now = Играть
lesson-finished = Урок пройден
puzzle-not-best = Так можно, но есть ход лучше.
puzzle-solved = Решено
show-solution = Показать решение
show-me-how = Покажите
more-lessons = Другие уроки
once-more = Ещё раз
no-such-lesson = Такого урока нет

## settings
settings = Настройки
settings-of = Настройки: { $player }
language = Язык
lang-en = English
lang-ru = Русский
lang-pl = Polski
theme = Оформление
scheme-auto = Как на устройстве
scheme-light = Светлое
scheme-dark = Тёмное
tables-lit = Игровые столы
tables-designed = Как задумано
tables-light = Светлые
tables-dark = Тёмные
to-light = Светлое оформление
to-dark = Тёмное оформление
animations = Анимация
motion-auto = Как на устройстве
motion-full = Есть
motion-reduced = Нет
high-contrast = Высокий контраст
sound = Звук
sound-on = Включить звук
sound-off = Выключить звук
text-view = Текстовый вид
text-view-text = Списки и кнопки вместо поля (клавиша T).
keyboard = Горячие клавиши
keys-neighbours = К соседним местам на поле
keys-zoom = Крупнее, мельче
keys-tab = От варианта к варианту
zoom-in = Приблизить
zoom-out = Отдалить
fit-board = Показать всё поле
who-you-are = Кто вы
save = Сохранить
saved = Сохранено
account = Учётная запись
account-text = Хранит партии и настройки на всех устройствах. Гость ничего не теряет.
account-made = Учётная запись готова
make-account = Создать
password = Пароль
password-length = Не меньше 8 знаков.
sign-in = Войти
sign-out = Выйти
signed-in = Вы вошли как { $player }
signed-out = Вы вышли
welcome-back = С возвращением
notify-turn = Сообщать о моём ходе
notify-none = Не надо
notify-mail = По почте
notify-push = В этом браузере
my-data = Ваши данные
my-data-text = Всё, что этот сервер хранит о вас, одним файлом; или больше ничего.
export-me = Сохранить мои данные
erase-me = Удалить меня
erase-me-text = Ваше имя, сообщения, заметки и адрес будут стёрты везде, и вернуть их нельзя. Сыгранные партии останутся, но под именем «кто-то»; в идущих партиях продолжит бот.
erased = Данные о вас удалены с этого сервера.
email = Почта
email-asked = На адрес { $email } отправлено письмо. Откройте ссылку в нём в течение суток: до этого туда больше ничего не придёт.
email-confirmed = Ваш адрес подтверждён.
email-late = Ссылка устарела или неполна. Введите адрес ещё раз.
loading = Загрузка…

## people and notices
any-temper-text = Играет как можно лучше.
about-player = Об игроке { $player }
mute = Заглушить
muted = Сообщений этого человека больше не будет.
report = Пожаловаться
reported = Спасибо, хозяин сервера посмотрит.
one-of-yours = один из ваших столов
notice-turn = Ваш ход за столом: { $table }
notice-started = Началась партия: { $table }
notice-finished = Партия окончена: { $table }
notice-joined = За стол сели: { $table }
notice-motion = Вопрос за столом: { $table }
notice-invited = Вас приглашают: { $table }
try-it = Попробовать
try-it-text = Положения, где действует это правило:

## upkeep
admin = Обслуживание
admin-locked = Для хозяина этого сервера: войдите под учётной записью администратора или введите токен администратора из настроек сервера.
admin-token = Токен администратора
admin-open = Открыть
admin-wrong-token = Этот токен не подходит.
admin-part-overview = Обзор
admin-part-people = Люди
admin-part-tables = Столы
admin-part-incidents = Сбои
admin-part-reports = Жалобы
admin-part-limits = Ограничения
admin-part-log = Журнал
admin-closing = Закрыто для новых столов
admin-closed = Без новых столов
admin-closed-text = Например, перед обновлением. Начатые партии продолжаются; администраторы по-прежнему могут создавать столы.
admin-password = Новый пароль
admin-password-text = { $player } получит новый пароль, он показывается вам один раз. Все сеансы этого человека закончатся.
admin-password-made = Новый пароль для { $player }: { $password } – передайте его; сменить его можно в настройках.
admin-who = Кто
admin-deed-tables-rewind = Ход за столом отменён
admin-deed-tables-reopen = Стол прочитан заново
admin-deed-tables-close = Партия прекращена
admin-deed-users-mute = Чат запрещён или разрешён
admin-deed-users-ban = Доступ закрыт или открыт
admin-deed-users-password = Выдан новый пароль
admin-deed-reports-close = Жалоба закрыта
admin-deed-announce = Объявление
admin-deed-closing = Закрыто или открыто для новых столов
admin-deed-backup = Сделана резервная копия
admin-deed-networks-bar = Закрыт доступ из сети
admin-deed-networks-release = Открыт доступ из сети
admin-health = Состояние
admin-health-ok = Всё в порядке: запись и чтение работают
admin-version = Версия
admin-running = Идущие партии
admin-in-memory = Столы в памяти
admin-people = Известно людей
admin-connections = Открытые страницы
admin-incidents-day = Сбои за сутки
admin-backup = Резервная копия
admin-backup-now = Сделать копию сейчас
admin-backup-last = Самая новая: { $file }
admin-backup-none = Ещё ни одной.
admin-backup-made = Записан файл { $file }, { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
  }.
admin-announce = Объявление
admin-announce-text = Его увидят все; пустое поле снимает объявление
admin-find = Найти
admin-nothing = Здесь пусто.
admin-newer = Новее
admin-older = Старше
admin-kind = Вид
admin-guest = Гость
admin-seen = Последний визит
admin-state = Состояние
admin-deeds = Действия
admin-search-people = Имя содержит
admin-only-banned = Только с закрытым доступом
admin-banned = Доступ закрыт
admin-muted = Без чата до { $until }
admin-mute = Запретить чат на сутки
admin-mute-text = { $player }: 24 часа без права писать в чатах.
admin-unmute = Вернуть чат
admin-ban = Закрыть доступ
admin-ban-text = { $player }: все сеансы завершатся сразу, в идущих партиях продолжат боты, открытые столы закроются.
admin-unban = Вернуть доступ
admin-networks = Закрытые сети
admin-networks-text = Гость возвращается под новым именем, а сеть меняется не так легко. Не попадут на сервер и все, кто ею пользуется.
admin-networks-none = Закрытых сетей нет.
admin-network-bar = Закрыть сеть
admin-network-bar-text = Страницы из { $network } закроются сразу, и тридцать дней оттуда никто не войдёт.
admin-network-until = до { $until }
admin-network-add = Адрес или сеть, например 203.0.113.7 или 203.0.113.0/24
admin-table = Стол
admin-moves = Ходы
admin-touched = Последнее изменение
admin-search-tables = Номер, игра, название или игрок
admin-status-open = Ждёт игроков
admin-status-running = Идёт
admin-status-finished = Окончена
admin-status-cancelled = Прекращена без результата
admin-status-archived = Загружена
admin-status-stuck = Застряла
admin-rewind = На ход назад
admin-rewind-text = Последний ход отменяется. Ничего не удаляется: в журнале он остаётся.
admin-reopen = Прочитать заново
admin-reopen-text = Стол будет заново прочитан из базы и проигран с начала.
admin-end = Прекратить партию
admin-end-text = Партия закончится сразу и без результата. Отменить это нельзя.
admin-when = Когда
admin-detail = Что
admin-search-incidents = Вид, стол или текст
admin-show = Показать
admin-incident = Сбой
admin-record = Сохранить запись партии
admin-about = О ком
admin-reason = Почему
admin-words = Что сказано
admin-settle = Решено
admin-limits-text = Сколько может использовать один человек или один адрес и сколько раз этот процесс отказал с момента запуска. Настройки описаны в руководстве сервера.
admin-limit = Ограничение
admin-per-person = Человек
admin-per-address = Адрес
admin-refused = Отказов
admin-limit-requests = Запросы
admin-limit-visits = Запросы без сеанса
admin-limit-logins = Попытки входа
admin-limit-guests = Новые гости
admin-limit-messages = Сообщения
admin-limit-questions = Вопросы об игре
admin-limit-hints = Подсказки
admin-limit-chat = Чат
admin-limit-notes = Заметки
admin-limit-tables = Новые столы
admin-limit-imports = Загруженные записи
admin-limit-exports = Выгрузки своих данных
admin-limit-mails = Вопросы по почте
admin-limit-bots = Секунды раздумий ботов
admin-limit-faults = Сообщения о сломанных страницах
admin-limit-sockets = Открытые страницы
admin-limit-bytes = Байты в очереди на отправку

## errors
error = Что-то пошло не так
error-page = Не удалось показать страницу.
error-offline = Сервер недоступен.
error-lost = Связь прервалась; попробуйте ещё раз.
error-bad-usage = Игра не допускает такого сочетания.
error-bad-record = Эта запись повреждена.
error-wrong-login = Неверное имя или пароль.
error-not-allowed = Вам этого нельзя.
error-taken = Уже занято.
error-full = Свободных мест нет.
error-blocked = Хозяин стола не хочет играть с вами.
error-paused = Игра на паузе.
error-game-over = Игра окончена.
error-too-many = Слишком быстро, подождите.
error-too-many-tables = Слишком много новых столов сразу.
error-too-many-open-tables = У вас слишком много незаконченных столов.
error-too-many-imports = Слишком много записей сразу.
error-too-many-exports = Пока что данные сохранены достаточно раз.
error-too-many-mails = Слишком много писем на неподтверждённые адреса.
error-too-many-hints = Слишком много подсказок сразу.
error-too-many-bots = Ваши боты пока думали достаточно.
error-too-many-chat = Вы пишете слишком часто.
error-too-many-notes = Ваши заметки меняются слишком часто.
error-too-many-sockets = Открыто слишком много страниц сразу.
error-too-many-logins = Слишком много попыток.
error-too-many-guests = Слишком много новых гостей из вашей сети.
again-in-seconds = Попробуйте снова через { $n ->
    [one] { $n } секунду
    [few] { $n } секунды
   *[other] { $n } секунд
  }.
again-in-minutes = Попробуйте снова через { $n ->
    [one] { $n } минуту
    [few] { $n } минуты
   *[other] { $n } минут
  }.
error-restarting = Сервер перезапускается и скоро вернётся.
error-closed = Новых столов пока нет: хозяин сервера что-то готовит. Начатые партии продолжаются.
error-busy = У сервера сейчас много работы. Попробуйте через несколько минут.
error-disk-full = На сервере кончилось место: сохранить ничего нельзя, пока хозяин сервера его не освободит.
error-storage = Сервер сейчас не может сохранять; ничего не потеряно. Попробуйте чуть позже.
error-stuck = Стол чинят.
error-lesson = Наставник ответил.
error-lesson-table = Не удалось подготовить учебный стол.
error-say = Не отправлено, попробуйте ещё раз.
try-again = Повторить

## credits
credits = Благодарности
credits-games = Игры
credits-games-text = «Улицы» – Хокон Хёль Гордер, «51-й штат» – Игнаций Тшевичек, «Нью-Анджелес» – Джеймс Нифен, «Город Великой машины» – Герман Тихомиров. tabletown делают игроки; покупайте коробки.
credits-icons = Значки
credits-icons-text = Игровые значки авторов game-icons, изменены цвет и размер:
credits-fonts = Шрифты
credits-parts = Программы

## Reading a piece
inspect = Прочитать о предмете
inspect-more = оставить открытым, с правилами
inspect-back = Предыдущий предмет
inspect-next = Следующий предмет
piece-seed = как в правилах
piece-public = из открытых списков
piece-house = придумано для tabletown
piece-part = отчасти наше
piece-ours = придумано нами: { $list }
field-kind = вид
field-symbols = символы
field-effect = свойство
field-business = значок бизнеса
field-setup = место в начале
field-tier = уровень
field-resources = ресурсы
field-amounts = количества
field-track_max = длина шкалы
field-turns = ходы
field-trigger = момент применения
field-slots = ячейки
field-count = количество
field-cost = цена
field-faces = грани
field-priority = порядок действий

## Рассказ о чужих ходах
story-speed = Ходы других
story-slow = Медленно
story-normal = Обычно
story-fast = Быстро
story-step = По шагам
story-off = Не показывать
story-skip = Пропустить ещё { $n }
story-skip-key = Пропустить рассказ или перейти к следующему шагу
story-since = После вашего хода
story-lately = Что было только что
story-again = Показать снова

## Конец игры
won-ahead = Отрыв: { $points } (второе место: { $player }).
won-tie = Поровну ({ $player }): решило правило ничьей.
your-place = Ваше место: { $place } из { $all }, отставание: { $points }.
see-table = Посмотреть итоговый стол
share-picture = Картинка для друзей
## Fewer questions
so-far = Выбрано: { $steps }
take-back = Отменить
forced = Выполнять единственно возможное
forced-text = Где выбора нет, вас не спрашивают.

## Today
first-time = Впервые здесь?
first-time-text = Короткий урок за столом «Улиц» или сразу партия: лёгкий бот, советы о том, что легко упустить, и подсказка по вашей просьбе.
learn-in-three = Научиться за три минуты
play-guided = Играть с подсказками
today = Сегодня
daily-puzzle = Задача дня
daily-deal = Раздача дня
daily-deal-text = Сегодня удача у всех одна и та же
game-with = { $game }: { $players }
n-watching = { $n ->
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
   *[other] Смотрят { $n } человек
}
