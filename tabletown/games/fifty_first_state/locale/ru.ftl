# 51-й штат, по-русски.

## Set-up
game-title = 51-й штат
game-pitch = Соберите новый штат из руин Америки: присваивайте точки, заключайте с ними сделки или разносите их ради трофеев, в том числе у соперников. До чего вы дотянетесь, решают жетоны транспорта трёх цветов, а раунд для вас кончается, когда вы закрываете границы.
mode-standard = Обычная игра
mode-standard-text = 2–4 фракции; 25 очков запускают конец игры.
mode-solo = Одиночная игра
mode-solo-text = Вы против Гегемонии — банды, которая забирает транспорт и нападает на ваш штат.
option-expansion = Дополнение
option-expansion-text = Какая колода замешивается в базовую.
option-factions = Фракции
option-factions-text = По жребию или по выбору игроков.
option-hegemony_lingers = Гегемония медлит
option-hegemony_lingers-text = После третьего нападения Гегемония закрывает границы только в свой следующий ход. В книге правил: после третьего нападения.
option-shipwreck_once = «Корабль на мели» один раз за раунд
option-shipwreck_once-text = «Корабль на мели» можно использовать один раз за раунд, как сказано в списках карт других изданий. В книге правил: дважды.
value-expansion-none = Только база
value-expansion-none-text = 88 базовых точек.
value-expansion-new_era = Новая эра
value-expansion-new_era-text = База и 50 точек «Новой эры».
value-expansion-winter = Зима
value-expansion-winter-text = База и 50 точек «Зимы».
value-expansion-all = Все три колоды
value-expansion-all-text = Вариант: база, «Новая эра» и «Зима» вместе.
value-factions-random = По жребию
value-factions-random-text = Каждый получает фракцию по жребию.
value-factions-choose = По выбору игроков
value-factions-choose-text = Каждый тайно называет фракцию; при одинаковых желаниях решает жребий.

## Words
phase-setup = Подготовка
phase-lookout = Фаза разведки
phase-production = Фаза производства
phase-action = Фаза действий
phase-cleanup = Фаза уборки
phase-over = конец игры
row-production = Производство
row-feature = Свойство
row-action = Действие
colour-blue = синяя
colour-red = красная
means-brick = кирпич
means-development = жетон строительства
power-contact_grey = серые жетоны транспорта
power-contact_red = красные жетоны транспорта
power-contact_blue = синие жетоны транспорта
power-recruit = наём
payment-ammo_for_gun = патроны вместо оружия
payment-ammo_for_fuel = патроны вместо топлива
payment-ammo_for_iron = патроны вместо металла
payment-ammo_for_brick = патроны вместо кирпича
payment-universal_for_red = универсальный жетон вместо красного
payment-universal_for_blue = универсальный жетон вместо синего
payment-universal_for_grey = универсальный жетон вместо серого
payment-gun = оружие
payment-fuel = топливо
payment-iron = металл
payment-brick = кирпич
payment-ammo = патроны
next-take = берёт карту транспорта
next-attack = нападает
next-pass = закрывает границы
next-done = ничего не делает
cause-start = подготовка
cause-board = планшет фракции
cause-deal = сделка
cause-product = производство
cause-copy = повторённое производство
cause-redirected = перехваченное производство
cause-entering = появление в штате
cause-bonus = одноразовый бонус
cause-spoils = трофеи
cause-compensation = компенсация
cause-event = свойство
cause-condition = свойство после производства
cause-use = действие точки
cause-faction = действие фракции
cause-visit = отправленный рабочий
cause-host = рабочий гостя
cause-connection = карта транспорта
cause-develop = постройка
reason-categories = число общих категорий
reason-distance = дальность
reason-kind = тип точки (действие, затем свойство, затем производство)
reason-spoils = ценность трофеев

## Prompts
prompt-want-faction = Какую фракцию вы хотите?
prompt-keep-start = Выберите карты, которые сбросите
prompt-pick = Выберите карту из ряда
prompt-redirect = Снабженцы: чьё производство вы забираете?
prompt-choose-goods = Выберите, что получите
prompt-copy = Выберите производство, которое повторите
prompt-copy-opponent = Выберите производство соперника
prompt-use-deals = Выберите сделки
prompt-use-opponent-deal = Выберите сделку соперника
prompt-steal = Выберите, что и у кого забрать
prompt-reset = Выберите точки, с которых снять отметки
prompt-turn = Выберите действие или закройте границы
prompt-after-action = Ещё раз, жетон обороны или конец хода?
prompt-onto = Выберите карту, которую заменит { $card }
prompt-with = { $card } вместо точки «{ $location }»: чем платите?
prompt-pay = Чем платите?
prompt-discard-card = Выберите карту для сброса
prompt-end-deal = Выберите сделку, от которой откажетесь
prompt-store = Выберите, что складировать
prompt-attack-tie = Нападение может попасть в любую из этих точек: выберите одну

## Actions
action-want = { $faction }
action-want_any = Любая фракция
action-discard = Сбросить: { $card }
action-pick = Взять: { $card }
action-redirect = Забрать производство: { $location } ({ $seat })
action-redirect_hegemony = Забрать производство у Гегемонии: { $location }
action-copy = Повторить: { $location }
action-copy_at = Скопировать: { $location } ({ $seat })
action-copy_hegemony = Скопировать у Гегемонии: { $location }
action-gain = Получить: { $goods }
action-steal = Забрать у { $seat }: { $good }
action-use_deal = Сделка: { $card }
action-use_deal_at = Сделка { $seat }: { $card }
action-reset = Снять отметки: { $location }
action-done = Готово
action-build = Присвоить: { $card }
action-develop = Построить: { $card }
action-onto = На месте: { $location }
action-with = Заплатить: { $means }
action-deal = Заключить сделку: { $card }
action-raze = Разнести из руки: { $card }
action-raze_at = Разнести: { $location } ({ $seat })
action-raze_hegemony = Разнести у Гегемонии: { $location }
action-use = Использовать: { $location }
action-faction = Действие фракции: { $power }
action-visit = Отправить рабочего: { $location } ({ $seat })
action-visit_hegemony = Отправить рабочего к Гегемонии: { $location }
action-take_connection = Взять карту транспорта ({ $colour })
action-connect = Разыграть: { $connection }
action-shield = Жетон обороны: { $location }
action-end_turn = Закончить ход
action-pass = Закрыть границы
action-pay = Заплатить так
action-spend = Потратить: { $payment }
action-draw_on = Взять с точки «{ $location }»: { $good }
action-discard_connection = Сбросить: { $connection }
action-end_deal = Отказаться от сделки: { $card }
action-store = Сохранить: { $good }
action-hit = Удар по точке: { $location }

## Events
# What somebody gets, pays or takes: so many of a good.
goods-counted = { $good-word ->
    [gun] { $amount ->
        [one] { $amount } единицу оружия
        [few] { $amount } единицы оружия
       *[many] { $amount } единиц оружия
    }
    [fuel] { $amount ->
        [one] { $amount } единицу топлива
        [few] { $amount } единицы топлива
       *[many] { $amount } единиц топлива
    }
    [iron] { $amount ->
        [one] { $amount } единицу металла
        [few] { $amount } единицы металла
       *[many] { $amount } единиц металла
    }
    [brick] { $amount ->
        [one] { $amount } кирпич
        [few] { $amount } кирпича
       *[many] { $amount } кирпичей
    }
    [worker] { $amount ->
        [one] { $amount } рабочего
        [few] { $amount } рабочих
       *[many] { $amount } рабочих
    }
    [ammo] { $amount ->
        [one] { $amount } патрон
        [few] { $amount } патрона
       *[many] { $amount } патронов
    }
    [red] { $amount ->
        [one] { $amount } красный жетон транспорта
        [few] { $amount } красных жетона транспорта
       *[many] { $amount } красных жетонов транспорта
    }
    [blue] { $amount ->
        [one] { $amount } синий жетон транспорта
        [few] { $amount } синих жетона транспорта
       *[many] { $amount } синих жетонов транспорта
    }
    [grey] { $amount ->
        [one] { $amount } серый жетон транспорта
        [few] { $amount } серых жетона транспорта
       *[many] { $amount } серых жетонов транспорта
    }
    [universal] { $amount ->
        [one] { $amount } универсальный жетон транспорта
        [few] { $amount } универсальных жетона транспорта
       *[many] { $amount } универсальных жетонов транспорта
    }
    [development] { $amount ->
        [one] { $amount } жетон строительства
        [few] { $amount } жетона строительства
       *[many] { $amount } жетонов строительства
    }
    [shield] { $amount ->
        [one] { $amount } жетон обороны
        [few] { $amount } жетона обороны
       *[many] { $amount } жетонов обороны
    }
    [card] { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
    [vp] { $amount ->
        [one] { $amount } победное очко
        [few] { $amount } победных очка
       *[many] { $amount } победных очков
    }
   *[other] { $amount } × { $good }
}
event-round = Раунд { $round }. Первый игрок: { $seat }.
event-first-player = Первый игрок: { $seat }.
event-faction-is = { $seat } играет за фракцию «{ $faction }».
event-wished = { $seat }: фракция выбрана.
event-you-wished = Вы хотите фракцию «{ $faction }».
event-wishes-shown = Все выбрали фракции.
event-put-aside = { $seat } откладывает карту.
event-you-put-aside = Вы отложили карту «{ $card }».
event-start-discards = { $seat } сбрасывает { $card-number ->
    [1] карту «{ $card }»
   *[other] карты: { $card }
 }.
event-turned-up = Карта транспорта ({ $colour }): { $connection }.
event-display = { $card-number ->
    [one] Открыта карта
   *[other] Открыты карты
 }: { $card }.
event-picked = { $seat } берёт карту «{ $card }».
event-left-over = Карту «{ $card }» никто не взял, она уходит в сброс.
event-production = Фаза производства.
event-action-phase = Фаза действий. Начинает { $seat }.
event-cleanup = Уборка.
event-gained = { $seat } получает { goods-counted } ({ $cause }).
event-gained-from = { $seat } получает { goods-counted } ({ $cause }: { $card }).
event-drew =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ({ $cause }).
event-drew-from =
    { $seat } берёт { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    } ({ $cause }: { $source_card }).
event-you-drew = Вы взяли { $card-number ->
    [one] карту
   *[other] карты
 }: { $card }.
event-shortage = Общий запас пуст: { $seat } недополучает { goods-counted }.
event-reshuffled =
    Сброс замешан в новую колоду: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-took-back = { $seat } забирает { goods-counted } со склада точки «{ $location }».
event-redirected = { $seat } забирает у игрока { $owner_seat } производство точки «{ $location }».
event-redirected-hegemony = { $seat } забирает у Гегемонии производство точки «{ $location }».
event-copies = { $seat } повторяет действие точки «{ $location }».
event-copies-opponent = { $seat } копирует точку «{ $location }» игрока { $owner_seat }.
event-copies-opponent-hegemony = { $seat } копирует точку «{ $location }» Гегемонии.
event-built = { $seat } присваивает точку «{ $card }».
event-developed = { $seat } строит точку «{ $card }» на месте точки «{ $location }».
event-dealt = { $seat } заключает сделку «{ $card }».
event-razed-hand = { $seat } разносит точку «{ $card }» из руки.
event-razed = { $seat } разносит точку «{ $location }» игрока { $owner_seat }.
event-razed-hegemony = { $seat } разносит точку «{ $location }» Гегемонии.
event-used = { $seat } использует точку «{ $location }».
event-used-faction = { $seat } использует действие фракции: { $power }.
event-visited = { $seat } отправляет рабочего к игроку { $owner_seat } на точку «{ $location }».
event-visited-hegemony = { $seat } отправляет рабочего к Гегемонии на точку «{ $location }».
event-took-connection = { $seat } берёт карту транспорта «{ $connection }».
event-played-connection = { $seat } разыгрывает карту «{ $connection }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-discarded-connection = { $seat } сбрасывает карту «{ $connection }».
event-ended-deal = { $seat } отказывается от сделки «{ $card }».
event-spent = { $seat } платит { goods-counted }.
event-drew-on = { $seat } платит { goods-counted } с точки «{ $location }».
event-cached = { $seat } кладёт { goods-counted } в тайник точки «{ $location }».
event-stored = { $seat } складирует { goods-counted } в точке «{ $location }».
event-stole = { $seat } забирает { goods-counted } у игрока { $owner_seat }.
event-reset = { $seat } снимает отметки с { $location-number ->
    [1] точки «{ $location }»
   *[other] точек: { $location }
 }.
event-shielded = { $seat } кладёт жетон обороны на точку «{ $location }».
event-passed = { $seat } закрывает границы.
event-final-points =
    { $seat }: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } за точки.
event-hegemony-final-points =
    Гегемония: { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    } за точки.
event-won = { $seat } побеждает, набрав { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
 }.
event-won-by-goods = { $seat } побеждает: очков столько же ({ $score }), сколько набирает { $rival_seat }, но ништяков больше ({ $goods }).
event-won-by-locations = { $seat } побеждает: очков и ништяков поровну ({ $rival_seat }), но точек больше ({ $locations }).
event-won-together = Очков, ништяков и точек поровну. Общая победа: { $winner_seat }. Очки: { $score }.
event-hegemony-location = Гегемонии достаётся: { $card }.
event-hegemony-draws = Гегемония берёт карту с колоды.
event-hegemony-connection = Гегемония забирает карту транспорта: { $connection }.
event-hegemony-scored =
    Гегемония получает { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }.
event-hegemony-passed = Гегемония закрывает границы.
event-last-round = { $seat } достигает { $goal } очков: это последний раунд.
event-last-round-hegemony = Гегемония достигает { $goal } очков: это последний раунд.
event-attacked = Нападение { $number } Гегемонии: { $card }.
event-attack-aimed = Под ударом: { $location }. Решает { $reason }.
event-attack-without-card = Карт не осталось: нападение не удалось.
event-attack-failed = Общих категорий нет: нападение не удалось.
event-attack-hit = Нападение удалось. Разнос: { $location }.
event-attack-stopped = Нападение удалось, но жетон обороны спасает точку «{ $location }».
event-solo-won = { $seat } побеждает Гегемонию со счётом { $score } : { $rival_score } и получает звание: { $title }.
event-solo-lost = { $seat } проигрывает Гегемонии со счётом { $score } : { $rival_score }.

## Refusals
refusal-not-now = Сейчас это невозможно: { $action }.
refusal-alike = «{ $location }» и «{ $other_location }» ничем не отличаются: назовите «{ $other_location }».
refusal-one-action-per-turn = Действие уже выполнено: повторите его или закончите ход.
refusal-only-in-action-phase = Это возможно только в фазе действий.
refusal-you-have-passed = Вы закрыли границы до следующего раунда.
refusal-not-your-turn = Сейчас ходит { $seat }.
refusal-not-in-your-hand = У вас на руке нет карты «{ $card }».
refusal-too-far = { $card } слишком далеко: { $good } { $have } из { $need } (с универсальными жетонами).
refusal-too-few-goods = Не хватает: { $good } { $have } из { $need }, считая замены.
refusal-too-few-resources = Не хватает ресурсов: { $have } из { $need }.
refusal-no-card-to-discard = У вас нет карты для сброса.
refusal-no-deal-to-end = У вас нет сделки, от которой можно отказаться.
refusal-nothing-to-develop-on = В вашем штате нет карты, на месте которой можно строить.
refusal-no-brick = Нужен кирпич, патроны или жетон строительства.
refusal-no-category-fits = У карты «{ $card }» нет общей категории ни с одной точкой вашего штата.
refusal-no-shared-category = У точки «{ $location }» нет общей категории с новой картой: поможет только жетон строительства.
refusal-not-in-your-state = Точки { $location } нет в вашем штате.
refusal-not-in-that-state = Точки { $location } нет в этом штате.
refusal-is-a-ruin = { $location } лежит в развалинах.
refusal-is-no-action = { $location } — не точка с действием.
refusal-used-up = { $location } уже использована в этом раунде (раз: { $uses }).
refusal-no-target = Для точки «{ $location }» нет цели.
refusal-not-on-your-board = На вашем планшете нет такого действия: { $power }.
refusal-faction-action-used = Уже использовано в этом раунде: { $power }.
refusal-has-built-in-shield = { $location } всегда считается защищённой.
refusal-already-shielded = На точке «{ $location }» уже есть жетон обороны.
refusal-no-shield = У вас нет жетона обороны.
refusal-own-location = Это ваша собственная точка.
refusal-no-such-opponent = Такого соперника нет.
refusal-opponent-has-passed = { $seat }: границы закрыты, трогать нельзя.
refusal-hegemony-has-passed = Гегемония закрыла границы.
refusal-defence-too-high = Оборона точки «{ $location }» — { $need }, у вас { $have }.
refusal-defence-with-shield = С жетоном обороны у точки «{ $location }» оборона { $need }, у вас { $have }.
refusal-not-open = { $location } — не общее производство.
refusal-already-visited = На точке «{ $location }» в этом раунде уже есть рабочий.
refusal-no-connection-open = Открытой карты транспорта нет ({ $colour }).
refusal-not-your-connection = У вас нет карты «{ $connection }».
refusal-not-itself = { $location } не может выбрать саму себя.
refusal-payment-not-possible = Так заплатить нельзя: { $action }.
refusal-no-room-for = На складах нет места: { $good }.
refusal-not-in-the-display = Карты { $card } нет в ряду.
refusal-pick-first = Сначала возьмите карту из ряда.
refusal-choose-a-faction = Сначала выберите фракцию.
refusal-choose-start-discards = Сначала выберите карты для сброса: { $count }.
refusal-choose-brick-or-token = Сначала решите: кирпич или жетон строительства.
refusal-choose-card-to-discard = Сначала выберите карту с руки для сброса.
refusal-choose-card-to-replace = Сначала выберите карту для замены.
refusal-choose-deal = Сначала выберите сделку.
refusal-choose-deal-to-end = Сначала выберите сделку, от которой откажетесь.
refusal-choose-goods = Сначала выберите, что получите.
refusal-choose-goods-to-keep = Сначала выберите, что складировать.
refusal-choose-hit-location = Сначала выберите точку, по которой придётся удар.
refusal-choose-location-to-redirect = Сначала выберите производство соперника.
refusal-choose-location-to-reset = Сначала выберите точки, с которых снять отметки.
refusal-choose-product-to-copy = Сначала выберите производство для копирования.
refusal-choose-what-to-take = Сначала выберите, что забрать.

## Outcomes
outcome-points = Последний раунд сыгран. Победа: { $winners }.
outcome-idle = Три раунда без действий: игра окончена. Победа: { $winners }.
outcome-solo-won = Гегемония побеждена.
outcome-solo-lost = Гегемония победила.

## What bots weigh
term-points = очки
term-locations = точки в конце игры
term-engine = следующие раунды
term-goods = ништяки в запасе
term-hand = карты на руке
term-shields = жетоны обороны
term-rivals = соперники
term-result = исход игры
term-card = лучшее применение карты

## Labels
label-round = Раунд { $round }, { $phase }. Первый игрок: { $seat }.
label-last-round = Последний раунд: у кого-то уже { $goal } очков!
label-title = Звание: { $title }.
label-piles = Основная колода: { $deck }, сброс: { $discard }.
label-face-up = Карты транспорта: { $connection }.
label-supply = Общий запас: { $goods_named }
label-display = Открытый ряд карт:
label-hand = Ваша рука:
label-aside = Отложены: { $cards_named }
label-passed = границы закрыты
label-active = ходит
label-you = вы
label-player = { $seat }, { $faction_named }: { $vp } ПО{ $marks }
label-tokens = Ништяки: { $goods_named }
label-hand-size =
    На руке: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
label-seen = (известны: { $card })
label-connections = Карты транспорта: { $connection }
label-faction-used = Использовано в этом раунде: { $power }
label-deals = Сделки: { $deals_named }
label-hegemony =
    Гегемония: { $vp } ПО, { $count ->
        [one] { $count } точка
        [few] { $count } точки
       *[many] { $count } точек
    }
label-hegemony-next = Дальше она { $next } (нападений { $attacks } из { $most }).
label-attack-pile = Карты нападения: { $card }
label-open = , общее
label-card = { $card } ({ $row }{ $open }, дальность { $distance }; { $categories_named }) трофеи: { $spoils_named }; сделка: { $deal_named }. { $effect_named }
mark-ruin = развалины ({ $name })
mark-shield = жетон обороны
mark-visited = рабочий гостя
mark-used = использовано { $count } ×
mark-cache = тайник: { $goods_named }
mark-stored = склад: { $goods_named }

temper-builder = Строитель
temper-builder-text = Строит на раунды вперёд.
temper-raider = Налётчик
temper-raider-text = Разносит то, что построили другие.
temper-dealer = Делец
temper-dealer-text = Живёт сделками.
temper-racer = Спринтер
temper-racer-text = Рано берёт очки и торопит конец игры.
pile-locations_base = Локации базового набора
pile-locations_new_era = Локации «Новой эры»
pile-locations_winter = Локации «Зимы»
pile-connections = Карты связей
pile-factions = Фракции
sources-note = Открытые списки составлены игроками. Три карты «Зимы» прочитаны иначе, чем в единственном их списке, а порядок, в котором Гегемония выбирает трофеи, придуман нами.
