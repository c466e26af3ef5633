# Streets, the board's own words, Russian.
ui-sneak = Проныра
ui-sneak-initial = П
ui-city = Город
ui-finished-city = Построенный город
ui-sold = продано
ui-abandoned = заброшено
ui-owned-by = владелец: { $name }
ui-street-of = { $closed ->
    [yes] закрытая улица, построек: { $n }
   *[no] незакрытая улица, построек: { $n }
}
ui-seeking = ищут место
ui-would-pay = принесёт ${ $money }
ui-can-choose = можно выбрать
ui-cell-legal = Свободное место { place-at }, дорога может идти: { $faces }
ui-cell-illegal = Место { place-at }, здесь ничего не подходит
ui-sneak-less = Место { place-at }, для Проныры ценность { $value } $
ui-copies = копирует «{ $name }»
ui-if-closed = Если закрыть сейчас:

## Hand and trays
ui-your-hand = Ваша рука
ui-hand-empty = Ваша рука пуста.
ui-sneak-tile = Клетка Проныры
ui-people-left = { people-counted }: { $left ->
    [0] все отправлены
   *[other] осталось отправить { $left }
}
ui-one-more = На одного больше: { $name }
ui-one-fewer = На одного меньше: { $name }
ui-all-here = Всех сюда
ui-closed-streets = Закрытые улицы
ui-first-street = { $n ->
    [1] Первой: одна постройка
   *[other] Первой: улица из { $n }
}
ui-nobody-paid = Никто ничего не получает.
ui-then-move = Затем вы расселяете: { $list }.
ui-tokens = Жетоны
ui-left = осталось { $n }

## Players and supply
ui-free-signs = { $n ->
    [one] { $n } свободный знак
    [few] { $n } свободных знака
   *[many] { $n } свободных знаков
}
ui-signs-unlimited = знаков сколько угодно
ui-must-abandon = Свободных знаков нет: ради новой постройки придётся забросить старую.
ui-backs = Рубашки в руке: { $list }
ui-shown = Показано: { $list }
ui-supply = Запас
ui-stack = Стопка
ui-on-top = сверху
ui-empty = пусто
ui-builds-ahead = { $n ->
    [one] Вам строить ещё { $n } раз.
    [few] Вам строить ещё { $n } раза.
   *[many] Вам строить ещё { $n } раз.
}
ui-seekers = Ищут место
ui-tokens-left = Осталось жетонов
ui-endgame = Последние клетки:
ui-advisor-contractor = строит и берёт по две, пока есть стопка
ui-advisor-hacker = считаются рубашки руки и смешанный символ
ui-advisor-entrepreneur = раз за улицу считает клетку из руки
ui-advisor-investor = два знака удваивают одну постройку
ui-advisor-hipster_legend = хипстеры считаются смешанными
ui-advisor-renovator = строит поверх закрытых улиц
ui-advisor-location_scout = считаются свои постройки на других улицах

## Preview
ui-preview = Прогноз хода
ui-help-wait = Когда придёт ваш ход, здесь будет видно, что он принесёт.
ui-help-watch = Наведите на постройку: видно, сколько она стоит и кому заплатят.
ui-help-build = Выберите клетку и место: до отправки хода здесь видно, что он принесёт. Полоски на месте показывают, вдоль каких сторон может лечь дорога.
ui-help-abandon = На каждой вашей постройке видно, какой доход вы потеряете.
ui-help-signs = Два знака удваивают ценность самой постройки.
ui-help-pick-street = На карточках видно, что принесёт каждая улица, если считать её первой.
ui-help-move-people = Каждый человечек приносит хозяину нового дома $1.
ui-help-take-token = Какие жетоны вы получите, показывает вывеска постройки.
ui-help-token-type = В конце платят за большинство жетонов и за наборы из четырёх.
ui-help-substitute = Выберите клетку из руки и свою постройку на этой улице.
ui-help-sneak-place = Открыты только места, где клетка ценнее всего для Проныры.
ui-help-sneak-token = Проныра берёт тот жетон, которых у него меньше всего.
ui-do-abandon = Забросить постройку «{ $name }»
ui-do-take = Взять жетоны за постройку «{ $name }»
ui-do-move = { people-counted } в постройку «{ $name }»
ui-do-street = { $n ->
    [1] Сначала «{ $name }»
   *[other] Сначала улица из { $n }, от постройки «{ $name }»
}
ui-do-place = Построить: «{ $tile }», { place-beside }
ui-do-place-later = Построить: «{ $tile }», дорога: { $face }
ui-do-over = Построить: «{ $tile }», поверх постройки «{ $name }»
ui-do-substitute = «{ $tile }» вместо постройки «{ $name }»
ui-if-you-do = Если сделать так
ui-nothing-sent = ещё не отправлено
ui-road-to = Дорога на { $face }
ui-closes = { $n ->
    [1] закрывает улицу из { $lengths }
   *[other] закрывает улиц: { $n } (из { $lengths })
}
ui-scores = снова считается улица из { $lengths }
ui-building = Постройка
ui-value = Ценность
ui-people = Люди
ui-income = Доход
ui-signs-back = знаки вернутся:
ui-then-worth = Незакрытые
ui-if-closed-then = если закрыть их улицу
ui-then = Затем
ui-seekers-come = Искатели переезжают в «{ $name }»: { people-counted }.
ui-move-to = В «{ $name }» переезжают: { people-counted }.
ui-you-send = Вы решаете, где поселятся { people-counted }: { $list }.
ui-stand-up = Не находят места и остаются искать: { people-counted }.
ui-signs-change = Свободные знаки { $from } → { $to }
ui-you-draw = Вы берёте клетку с рубашкой
ui-which-unknown = (какую, неизвестно)
ui-projected = (в конце ${ $money })
ui-unknown-next = Затем откроется неизвестное.

## Tabs
ui-tab-forecast = Итог
ui-tab-tiles = Клетки
ui-if-it-ended = Если бы всё кончилось сейчас
ui-player = Игрок
ui-money = Деньги
ui-open-half = Половина
ui-sum = Всего
ui-majorities = Большинства и наборы
ui-type = Вид
ui-sets = Наборы из четырёх
ui-open-buildings = На незакрытых улицах
ui-closed-now = Закрыть сейчас
ui-half = В конце
ui-none-open = На незакрытых улицах ни у кого нет построек.
ui-unseen = Ещё не видели
ui-unseen-text = У кого-то в руке, в стопке или в коробке.
ui-all-seen = Все клетки уже видели.

## Layers, keys, phases
ui-layer-streets = Улицы
ui-layer-symbols = Символы
ui-layer-income = Доход сейчас
ui-layer-owners = Владельцы
ui-layer-bare = Чистая карта
ui-key-turn = Повернуть клетку
ui-key-next = Следующее место
ui-key-back = Предыдущее место
ui-key-pick = Взять с подноса
ui-phase-build = Стройка
ui-phase-income = Доход
ui-phase-people = Люди
ui-phase-draw = Добор
ui-status = клетка { $tile-number } из { $all }

## Decision bar
ui-turn = Повернуть
ui-title-build = { $more ->
    [0] Постройте одну из своих клеток
   *[other] Постройте две клетки, это первая
}
ui-title-abandon = Нет свободного знака: забросьте постройку
ui-title-signs = Один знак или два на «{ $tile }»?
ui-title-sneak-place = Поставьте клетку Проныры «{ $tile }», ценность ${ $value }
ui-title-pick-street = Какую улицу считать первой?
ui-title-move-people = Расселите: { people-counted }
ui-title-take-token = Возьмите жетон за одну из построек
ui-title-token-type = Возьмите жетон любого вида
ui-title-sneak-token = Какой жетон возьмёт Проныра?
ui-title-substitute = Посчитать клетку из руки?
ui-hint-build = Выберите клетку, затем отмеченное место.
ui-hint-turn = Нажмите на клетку ещё раз, чтобы повернуть. Ещё не отправлено.
ui-hint-only = Здесь она подходит только так. Ещё не отправлено.
ui-hint-sneak-place = Выберите одно из отмеченных мест для клетки Проныры.
ui-hint-move-people = Нажимайте на постройки или на + и −.
ui-hint-abandon = Знак вернётся к вам, а жители разъедутся.
ui-hint-take-token = Выберите свою постройку на улице, которую считают.
ui-hint-pick-street = Выберите улицу, которую посчитают первой.
ui-hint-substitute = Выберите клетку и свою постройку на улице или считайте как напечатано.
ui-summary = { $tile }, на { $face }
ui-confirm-build = Построить
ui-confirm-discard = Убрать в коробку
ui-confirm-move = Отправить
ui-confirm-abandon = Забросить
ui-confirm-take = Взять
ui-confirm-street = Посчитать
ui-confirm-keep = Как напечатано
ui-confirm-substitute = Взять клетку

## A friend's remarks
ui-tip = Совет: { $text }
ui-tip-turn = Ваши символы смотрят мимо. Поверните, и они посчитаются.
ui-tip-pays-more = { $name } получит от этого больше вас.
ui-tip-people = Ваших домов для них нет: { people-of } уйдут к другому игроку ({ $name }).
ui-tip-leave-open = Оставьте конец свободным: «{ $name }» растёт с каждой постройкой.
ui-tip-closing = «{ $name }» приносит ${ $money }, только если закрывает конец закрытой улицы.
ui-tip-mixed = Смешанная клетка не приводит людей, зато считается любым символом.
ui-tip-half = { $n ->
    [1] Это ваша последняя постройка: незакрытое платит половину.
   *[other] Вам осталось построек: { $n }. Незакрытое платит половину.
}
ui-tip-last-sign = Это ваш последний свободный знак: закройте что-нибудь, иначе придётся забросить постройку.
ui-tip-rival = У соперника ({ $name }) тоже есть клетка для тех, кто ждёт ({ people-of }): к следующему ходу они уйдут.
ui-tip-waiting = Следующей постройки своего вида ждут: { people-counted }.

## The end
ui-source-streets = ценность закрытых улиц
ui-source-people = люди
ui-source-final = конец игры, половина
ui-source-tokens = жетоны
ui-moment-street = Улица из { $n }: { $who }

## Прочитать о предмете
ui-about-start-kind = стартовый жетон
ui-about-start = Не имеет ни ценности, ни владельца; её символы и человечки считаются.
ui-about-symbols = Её символы считаются для всех построек её улицы и для улицы, в которую смотрит стрелка.
ui-about-symbol = { $n ->
    [one] { $n } символ
    [few] { $n } символа
   *[many] { $n } символов
}: { $kind }
ui-about-mixed = { $n ->
    [one] { $n } смешанный символ
    [few] { $n } смешанных символа
   *[many] { $n } смешанных символов
}: сойдёт за любой цвет, нужный оцениваемой постройке.
ui-about-business = { $n ->
    [one] Вывеска
   *[other] Двойная вывеска
}: { $business }.
ui-about-seekers = Ищущие жильё сразу переедут сюда: { people-counted }.
ui-about-worth = Если закрыть улицу сейчас: { $sum } = { $money } $. Если закончить игру сейчас: { $half } $.
ui-about-advisor = советник

## Before and after a plan
ui-hold-money = Деньги, $
ui-hold-open = Открытые постройки, если закрыть сейчас, $
ui-hold-signs = Свободные знаки
