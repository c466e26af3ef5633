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
ui-deals = Сделки, каждое производство: { $n }
ui-passed = границы закрыты
ui-empty-state = Точек пока нет.
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
ui-every-round = и каждый раунд
ui-cards-in-hand = карты в руке
ui-first = первый
ui-end-score = { $vp } + { $locations } = { $total }
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
ui-moment-points = { $player }: очков +{ $n }

ui-your-goods = Ваши ресурсы
ui-no-goods = нет ресурсов

## Прочитать о предмете
ui-about-distance = Дальность { $n }: столько серых жетонов нужно, чтобы построить карту, синих – для сделки, красных – чтобы разграбить её с руки.
ui-about-spoils = Трофеи при разграблении: { $goods }.
ui-about-deal = Сделка приносит в каждом производстве: { $name }.
ui-about-categories = Категории: { $names }. Карты с общей категорией можно развивать одну на месте другой; некоторые карты их считают.
ui-about-open = Общее производство: другие могут прислать рабочего и тоже получить товар.
ui-about-ruin = Развалины: не действуют, но на них можно развивать.
ui-about-defence = Оборона { $n }: столько красных жетонов нужно для разграбления.
ui-about-used = Использовано в этом раунде: { $used } из { $of }.
ui-about-kept = Лежит на карте: { $goods }.
ui-about-raze = Вы можете разграбить её сейчас: { $goods }.
ui-about-connection = карта связей
ui-about-connection-play = Розыгрыш приносит: { $goods }.
ui-about-price = Цена: { $goods }.
ui-about-faction = фракция
ui-about-faction-makes = В каждом производстве: { $goods }.
ui-about-power = { $cost } → { $goods }, { $uses ->
    [1] один раз за раунд
   *[other] сколько угодно раз
  }.
ui-about-good = товар
ui-about-good-worker = Нанимает, посещает общие производства, берёт карты связей, работает на картах действий.
ui-about-good-gun = Ресурс; чаще всего меняется на красные жетоны.
ui-about-good-fuel = Ресурс; чаще всего меняется на синие жетоны.
ui-about-good-iron = Ресурс; чаще всего меняется на серые жетоны.
ui-about-good-brick = Ресурс; им же платят за развитие на развалинах.
ui-about-good-ammo = Заменяет при оплате любой один ресурс.
ui-about-good-red = Для разграбления: столько, какова дальность или оборона.
ui-about-good-blue = Для сделки: столько, какова дальность.
ui-about-good-grey = Для постройки: столько, какова дальность.
ui-about-good-universal = Заменяет при оплате жетон транспорта любого цвета.
ui-about-good-development = Платит за развитие на карте с общей категорией.
ui-about-good-shield = Лежит на своей карте и повышает её оборону на 1.
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

## Before and after a plan
ui-hold-points = Очки
ui-hold-locations = Точки
