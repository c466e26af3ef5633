# 51-й штат, собственные слова поля.
ui-cost-any_resource = любой ресурс
ui-cost-deal = сделка
ui-distance = дальность { $n }
ui-deal-strip = сделка
ui-open = общее производство
ui-when-built = вход
ui-when-deal = за сделку
ui-when-raze = за разнос точки
ui-cache = тайник
ui-per = за
ui-per-produced = за полученное
ui-at-most = макс. { $n }
ui-if-produced = если получено
ui-copy-own = своё производство
ui-copy-other = чужое производство
ui-deals-own = до { $n } своих сделок
ui-deals-other = до { $n } сделок соперника
ui-take-other = взять { $n }
ui-reset = освободить { $n }
ui-store = склад
ui-built-in-shield = встроен
ui-ruin = развалины
ui-defence = оборона { $n }
ui-used = { $used }/{ $of }
ui-visited = здесь был рабочий
ui-no-faction = Фракции ещё нет
ui-each-production = каждое производство
ui-used-up = использовано
ui-ready = готово
ui-lose = Если закрыть границы, пропадёт
ui-storable = Места для { $n } из
ui-deals = Сделки в производство: { $n }
ui-passed = границы закрыты
ui-empty-state = Точек пока нет.
ui-row-empty-production = Точки этого ряда дают ништяки каждый раунд.
ui-row-empty-feature = Точки этого ряда действуют постоянно или один раз при появлении.
ui-row-empty-action = Точки этого ряда вы используете в свой ход, за плату.
ui-race = Гонка до { $n } очков
ui-vp = ПО
ui-hegemony = Гегемония
ui-hegemony-next = далее: { $next }.
ui-attacks = Атаки: { $n } из { $of }
ui-display = Разведка
ui-connections = Карты транспорта
ui-no-connection = нет
ui-your-hand = Ваша рука
ui-hand-empty = Рука пуста.
ui-use-build = Присвоить
ui-use-develop = Построить
ui-use-deal = Сделка
ui-use-raze = Разнести
ui-choice = на выбор
ui-cards-in-hand = карты в руке
ui-first = первый
ui-end-score-means = очки сейчас + точки = итог, если бы игра кончилась сейчас
ui-next-production = Следующее производство
ui-forecast = прогноз
ui-exposure = Под прицелом Гегемонии
ui-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ui-piles = Стопки
ui-deck = Колода
ui-discard = Сброс
ui-categories = Категории
ui-tap-to-light = нажмите, чтобы подсветить
ui-after = После этого действия
ui-you = Вы
ui-now = сейчас
ui-then = после
ui-projected = прогноз итога
ui-unknown-next = Дальше откроется неизвестное.
ui-pick-something = Выберите карту, точку или действие фракции, чтобы увидеть результат.
ui-reach = В пределах досягаемости
ui-location = Точка
ui-def = обор.
ui-spoils = трофеи
ui-owner-gets = владельцу
ui-nothing-in-reach = Сейчас ничего чужого не достать.
ui-hint-turn = Выберите карту из руки, точку, карту транспорта или действие фракции.
ui-hint-after = То же ещё раз, если есть чем заплатить; потом ходят другие.
ui-hint-pick = Одна карта вам в руку; последняя уходит в сброс.
ui-hint-keep-start = Две из шести возвращаются.
ui-hint-onto = Новая карта займёт место старой.
ui-phase-lookout = Разведка
ui-phase-production = Производство
ui-phase-action = Действия
ui-phase-cleanup = Уборка
ui-status = раунд { $round }, конец при { $goal } ПО
ui-status-last = раунд { $round }, последний
ui-source-vp = очки
ui-source-locations = точки
ui-fits = здесь можно построить выбранную карту
ui-moment-points = { $player }: очков +{ $n } ({ $from })

ui-your-goods = Ваши ништяки
ui-no-goods = нет ништяков

## Прочитать о предмете
ui-about-distance = Дальность { $n }: столько серых жетонов нужно, чтобы присвоить точку, синих – для сделки, красных – чтобы разнести её с руки.
ui-about-spoils = Если разнести её, она один раз принесёт: { $goods }.
ui-about-deal = Сделка приносит сейчас и в каждом производстве: { $goods }.
ui-about-categories = Категории: { $names }. Карту можно построить на месте той, с которой у неё есть общая категория; некоторые карты считают категории.
ui-about-open = Общее производство: соперник может прислать сюда рабочего и тоже получить ништяки.
ui-about-ruin = Развалины: не действуют, но на их месте можно построить любую карту.
ui-about-defence = Оборона { $n }: столько красных жетонов нужно, чтобы разнести точку.
ui-about-used = Использовано в этом раунде: { $used } из { $of }.
ui-about-kept = Точка хранит: { $goods }.
ui-about-raze = Вы можете разнести её сейчас и получить: { $goods }.
ui-about-connection = карта транспорта
ui-about-connection-play = Розыгрыш приносит: { $goods }.
ui-about-price = Нужно заплатить: { $goods }.
ui-about-faction = фракция
ui-about-faction-makes = Каждое производство приносит: { $goods }.
ui-about-power = Заплатите: { $cost }, получите: { $goods }; { $uses ->
    [1] один раз за раунд.
   *[other] сколько угодно раз.
  }
ui-about-good = ништяк
ui-about-good-worker = Нанимает, приходит на общие производства, берёт карты транспорта, работает на точках с действием.
ui-about-good-gun = Ресурс; чаще всего меняется на красные жетоны.
ui-about-good-fuel = Ресурс; чаще всего меняется на синие жетоны.
ui-about-good-iron = Ресурс; чаще всего меняется на серые жетоны.
ui-about-good-brick = Ресурс; им же платят, чтобы построить карту на месте другой с общей категорией или развалин.
ui-about-good-ammo = Заменяет при оплате любой один ресурс.
ui-about-good-red = Чтобы разнести точку: столько, какова её дальность или оборона.
ui-about-good-blue = Для сделки: столько, какова дальность карты.
ui-about-good-grey = Чтобы присвоить точку: столько, какова её дальность.
ui-about-good-universal = Заменяет при оплате жетон транспорта любого цвета.
ui-about-good-development = Позволяет построить карту без кирпича; категории тогда могут не совпадать.
ui-about-good-shield = Лежит на своей точке и повышает её оборону на 1.
ui-about-good-card = Карта из колоды.
ui-about-good-vp = Победное очко.
ui-about-no-connection = Взята в этом раунде; новая откроется в следующей фазе разведки.
ui-story-production = Производство: { $player }
ui-chosen-of = Выбрано { $n } из { $of }
ui-put-back = { $n ->
    [one] Вернуть { $n } карту
    [few] Вернуть { $n } карты
   *[other] Вернуть { $n } карт
}
ui-hint-pay = Так, как нарисовано, или замените жетон.
ui-from = с карты: { $place }

## What the four uses of a card are
ui-use-build-production = Остаётся в вашем штате и производит каждый раунд.
ui-use-build-feature = Остаётся в вашем штате: 1 очко в конце.
ui-use-build-action = Остаётся в вашем штате; действует со следующего хода.
ui-use-develop-words = Встаёт на место вашей карты: сразу 1 очко.
ui-use-develop-onto = Встаёт на место вашей карты: сразу 1 очко. Подходит { $n ->
    [one] к { $n } карте.
   *[other] к { $n } картам.
}
ui-use-deal-words = Только ништяк с синей полосы: сейчас и каждый раунд.
ui-use-raze-words = Ништяки с красной полосы один раз; карта уходит в сброс.
ui-you-have = У вас { $have } из { $need }.
ui-one-step = Остался один шаг:
ui-about-keep = Четыре карты останутся у вас. Число в углу — расстояние: ближние карты (1) обходятся дешевле. Наведите на карту, чтобы прочитать её.
ui-about-pick = Все берут по карте, по два раза за раунд. Наведите на карту, чтобы прочитать её.
ui-status-start = подготовка, конец при { $goal } ПО
ui-counted-any_resource = { $n ->
    [one] { $n } любой ресурс
    [few] { $n } любых ресурса
   *[many] { $n } любых ресурсов
}
ui-counted-deal = { $n ->
    [one] { $n } свою сделку
    [few] { $n } свои сделки
   *[many] { $n } своих сделок
}

## Before and after a plan
ui-hold-points = Очки
ui-hold-locations = Точки

## The end
ui-finished-states = Штаты в конце игры
ui-tie-goods = Поровну с игроком { $other }, но у игрока { $winner } осталось больше ништяков: { $n } против { $m }.
ui-tie-locations = Поровну с игроком { $other }, и ништяков столько же, но у игрока { $winner } больше точек: { $n } против { $m }.
