# Отчёты лаборатории.
balance-report = Отчёт о балансе
made-by = Создано tabletown { $version }. Интервалы Уилсона, 95 %.
versions = правила { $rules }, состав { $content }
seats = { $number ->
    [one] { $number } место
    [few] { $number } места
   *[other] { $number } мест
}
games = { $number ->
    [one] { $text } партия
    [few] { $text } партии
   *[other] { $text } партий
}
seeds = зёрна { $first }–{ $last }
rotated = места чередуются
failures = { $number ->
    [one] { $number } партия прервалась из-за ошибки и не учтена.
    [few] { $number } партии прервались из-за ошибки и не учтены.
   *[other] { $number } партий прервались из-за ошибки и не учтены.
}
level-random = случайный
level-easy = лёгкий
level-normal = обычный
level-hard = сложный
level-master = мастер
seat = Место { $number }
numbers = Числа
interval = интервал 95 %
bands = медиана, 50 % и 80 % партий
target = цель { $fair } ± { $band }
strong = сильно
weak = слабо
share = доля
ending = исход
games-head = партии
wins-head = победы
score-head = средний счёт
won = победы

overall = Победы над игрой
overall-find = Выиграно <b>{ $share }</b> партий; интервал — от { $low } до { $high }.
by-roles = Доля побед по ролям
by-seats = Доля побед по местам
by-levels = Доля побед по уровням
roles-head = роль
seats-head = место
levels-head = уровень
levels-find = Чем сильнее уровень, тем больше побед; интервалы не должны соприкасаться.
above = — весь интервал выше { $low }.
below = — весь интервал ниже { $low }.
others-on-target = Про остальных этого сказать нельзя.
on-target = Никто не выходит за пределы цели, и интервалы достаточно узки, чтобы это утверждать.
too-few = Никто не выходит за пределы цели всем интервалом, но интервалы ± { $half } шире цели ± { $band }. Хватило бы примерно { $text } партий.

score-distribution = Распределение счёта
scores-find = Победители опережают остальных в среднем на <b>{ $ahead }</b>; в { $share } партий второй отстаёт от первого не более чем на 5 %.
scores-alone = Половина партий заканчивается со счётом <b>{ $middle }</b> и выше.
results = результатов: { $text }
winner = победители
others = остальные
winner-mean = победители { $score }
others-mean = остальные { $score }
mean = в среднем { $score }
final-score = итоговый счёт

endings = Исходы
endings-find = Самым частым образом заканчиваются <b>{ $share }</b> партий.

length = Длительность
length-find = Решений в средней партии: <b>{ $middle }</b>; самая длинная партия — { $unit }: { $most }.
median = медиана { $number } ({ $unit })
unit-turns = ходы
unit-rounds = раунды
unit-spaces = деления трека раундов
unit-decisions = решения

curve-find = От <b>{ $first }</b> до <b>{ $last }</b> в средней партии.
limit = предел { $number }

uses = Применение и победы
uses-aside = слева: сколько игроков за партию это сделали; справа: их доля побед, пунктир — нейтральная · { $shown } из { $total }
uses-even = Ничто не выходит за нейтральную долю побед всем интервалом.
wins-when = победы
actions = Действия
actions-find = Как часто выбирают каждое действие и как дела у тех, кто его выбирает. Это не случайная выборка: победа может быть причиной выбора.
per-game = за партию
pairings = Друг против друга
pairings-aside = строка выше столбца, %
pairings-find = <b>{ $row }</b> занимает место выше, чем { $column }, в { $share } партий.

talk = Переговоры
talk-find = Что предлагали, чем обменивались, что обещали — и что из этого вышло.
talk-kept = Выполнено { $share } всех завершённых обещаний.
in-games = партий

next = На что посмотреть дальше
next-find = Каждое из этого можно рассмотреть подробно.
look-at-use = { $name }: доля побед { $share }.
look-at-swing = { $number ->
    [one] Партия { $seed }: лидер сменился { $number } раз.
    [few] Партия { $seed }: лидер сменился { $number } раза.
   *[other] Партия { $seed }: лидер сменился { $number } раз.
}
look-at-more = Сыграть { $text } партий, чтобы интервалы стали не шире цели.
nothing-to-look-at = Ничего не выделяется.

# Улицы
kind-place = построено
kind-over = построено поверх
kind-discard = сброшено
kind-signs = выбор числа вывесок
kind-abandon = постройка заброшена
kind-street = выбор улицы
kind-move = переезд человечков
kind-sneak = размещение за Хитреца
kind-take = взяты жетоны
kind-token = выбор вида жетона
kind-substitute = замена оценки
kind-keep = оценка без замены
track-streets-closed = Постройки закрытых улиц
track-streets-money = Деньги всех игроков

# 51-й штат
kind-build = присвоено
kind-develop = построено
kind-deal = сделка
kind-raze = разнесено
track-fifty_first_state-best_points = Очки лидера
track-fifty_first_state-locations = Точки всех игроков
kind-fifty_first_state-want = выбор фракции
kind-fifty_first_state-want_any = любая фракция
kind-fifty_first_state-discard = сброс карты
kind-fifty_first_state-pick = карта с витрины
kind-fifty_first_state-redirect = перенаправление производства
kind-fifty_first_state-redirect_hegemony = перенаправление производства Гегемонии
kind-fifty_first_state-copy = повтор своего производства
kind-fifty_first_state-copy_at = повтор чужого производства
kind-fifty_first_state-copy_hegemony = повтор производства Гегемонии
kind-fifty_first_state-gain = выбор товаров
kind-fifty_first_state-steal = товары отняты
kind-fifty_first_state-use_deal = сделка применена
kind-fifty_first_state-use_deal_at = чужая сделка применена
kind-fifty_first_state-reset = точка снова готова
kind-fifty_first_state-done = довольно
kind-fifty_first_state-onto = точка перестроена
kind-fifty_first_state-with = чем оплачена постройка
kind-fifty_first_state-raze_at = разнесена точка соперника
kind-fifty_first_state-raze_hegemony = разнесена точка Гегемонии
kind-fifty_first_state-use = точка применена
kind-fifty_first_state-faction = действие фракции
kind-fifty_first_state-visit = посещение открытой точки
kind-fifty_first_state-visit_hegemony = посещение точки Гегемонии
kind-fifty_first_state-take_connection = взята карта связей
kind-fifty_first_state-connect = сыграна карта связей
kind-fifty_first_state-shield = щит выставлен
kind-fifty_first_state-end_turn = конец хода
kind-fifty_first_state-pass = пас
kind-fifty_first_state-pay = оплата
kind-fifty_first_state-spend = оплата заменой
kind-fifty_first_state-draw_on = оплата с точки
kind-fifty_first_state-discard_connection = сброс карты связей
kind-fifty_first_state-end_deal = сделка расторгнута
kind-fifty_first_state-store = товары на хранение
kind-fifty_first_state-hit = исход нападения

# Новый Анджелес
track-new_angeles-threat = Угроза
track-new_angeles-unrest = Районы с беспорядками
track-new_angeles-enemies = Враги в городе
talk-new_angeles-proposed = сделано предложений
talk-new_angeles-accepted = принято предложений
talk-new_angeles-traded = сделок с активами
talk-new_angeles-capital = активов сменило владельца
talk-new_angeles-promised = дано обещаний
talk-new_angeles-promise-kept = обещаний выполнено
talk-new_angeles-promise-broken = обещаний нарушено
talk-new_angeles-promise-released = обещаний снято
talk-new_angeles-promise-expired = обещаний истекло
kind-offer = основное предложение
kind-counter = контрпредложение
kind-new_angeles-corporation = выбор корпорации
kind-new_angeles-keep = выбор вложения
kind-new_angeles-deck = выбор колоды
kind-new_angeles-use = преимущество применено
kind-new_angeles-decline = преимущество не применено
kind-new_angeles-pass = без контрпредложения
kind-new_angeles-discard = сброс карты
kind-new_angeles-pay = оплата
kind-new_angeles-refuse = отказ платить
kind-new_angeles-support = поддержка предложения
kind-new_angeles-abstain = воздержание
kind-new_angeles-lay = карта поддержки
kind-new_angeles-done = довольно
kind-new_angeles-lose = потеря активов
kind-new_angeles-place = размещение
kind-new_angeles-remove = удаление
kind-new_angeles-android = перемещение андроида
kind-new_angeles-lower = беспорядки снижены
kind-new_angeles-raise = беспорядки усилены
kind-new_angeles-produce = эксплуатация района
kind-new_angeles-name = район назван
kind-new_angeles-stop = остановка
kind-new_angeles-player = выбор игрока
kind-new_angeles-option = выбор варианта
kind-new_angeles-resource = выбор ресурса
kind-new_angeles-spend = трата активов
kind-new_angeles-finish = конец хода
kind-new_angeles-asset = выбор преимущества
kind-new_angeles-emergency = выбор экстренной карты
kind-new_angeles-steal = карта взята
kind-new_angeles-give = карта отдана
kind-new_angeles-swap = обмен
kind-new_angeles-leave = без изменений
kind-new_angeles-bottom = событие вниз колоды
kind-new_angeles-top = событие наверх колоды
kind-new_angeles-winner = выбор победившего предложения
kind-new_angeles-ready = готовность

# Город Великой машины
track-great_machine-discontent = Недовольство
track-great_machine-plan = Великий план
track-great_machine-successes = Успешные мятежи
track-great_machine-guards = Исправные стражи
kind-great_machine-act = действие героя
kind-great_machine-order = действие слуги
kind-great_machine-use = карта применена
kind-great_machine-directive = выбор директивы
kind-great_machine-step = шаг перемещения
kind-great_machine-access = выбор карты доступа
kind-great_machine-bid = выбор числа
kind-great_machine-citizen = выбор горожанина
kind-great_machine-district = выбор района
kind-great_machine-done = довольно
kind-great_machine-end = конец хода
kind-great_machine-take = взято
kind-great_machine-pass = пас
kind-great_machine-hero = выбор героя
kind-great_machine-servant = выбор слуги
kind-great_machine-give = передача доверия
kind-great_machine-relocate = район передвинут
kind-great_machine-lay = район выложен
kind-great_machine-tile = выбор плитки
kind-great_machine-pile = выбор стопки
kind-great_machine-card = карта возвращена
kind-great_machine-choose = выбор
kind-great_machine-target = выбор вида стража
kind-great_machine-redirect = страж перенаправлен
kind-great_machine-reroll = переброс
kind-great_machine-keep = бросок оставлен
kind-great_machine-again = ещё раз
kind-great_machine-move = перемещение слуги
kind-great_machine-guard = перемещение стража
kind-great_machine-detain = мера к задержанному
kind-great_machine-interact = действие миссии
kind-great_machine-pickup = жетон поднят
kind-great_machine-rethink = выбор отменён
