# Streets, Russian.
game-title = Улицы
game-pitch = Возводите постройки вдоль растущих улиц и заселяйте их туристами, хипстерами, родителями и покупателями. Кто закрывает улицу, решает, когда все на ней получат доход и куда потом переедут её жители.

## Set-up
mode-standard = Обычная игра
mode-standard-text = 2–5 игроков; побеждает тот, у кого в конце больше денег.
mode-solo = Одиночная игра
mode-solo-text = Вы против Проныры, который всегда строит там, где постройка дороже всего.
option-business = Бизнес-модуль
option-business-text = За посчитанные и заброшенные постройки дают бизнес-жетоны; большинство и наборы приносят деньги в конце.
option-advisors = Советники
option-advisors-text = Каждый игрок получает советника с постоянной способностью.
option-advisor = Ваш советник
option-advisor-text = Одиночная игра с советниками: карта, с которой вы играете, или случайная.
option-difficulty = Начальный капитал Проныры
option-difficulty-text = Сколько денег у Проныры в начале.
option-first_player = Первый игрок
option-first_player-text = По жребию или по выбору хозяина стола.
option-people_may_enter_abandoned = Переезд в заброшенные постройки
option-people_may_enter_abandoned-text = Заброшенные постройки нужного вида на незакрытых улицах тоже принимают человечков.
option-copy_positional = Копировать ценность по месту
option-copy_positional-text = Закрывающую ценность и соседство можно копировать; считается место копируемой постройки.
option-sneak_people_tie_closing_only = Проныра: человечки решают ничью только для закрывающих
option-sneak_people_tie_closing_only-text = Как в английском издании: среди равных мест человечки решают для построек с закрывающей ценностью, но не для копирующих.
option-station_is_destination = Центральный вокзал принимает человечков
option-station_is_destination-text = Пока улица вокзала не закрыта, туда могут переезжать человечки всех цветов.
option-closing_pays_at_end = Закрывающая ценность приносит деньги в конце
option-closing_pays_at_end-text = В финальном подсчёте постройка с закрывающей ценностью приносит её половину, хотя её улица не закрыта.
option-sneak_people_tie_closing = Проныра: человечки решают ничью и для закрывающих
option-sneak_people_tie_closing-text = Среди равных мест для постройки с закрывающей ценностью можно выбрать только те, где к Проныре переедет больше всего человечков.
value-difficulty-easy = Лёгкая
value-difficulty-easy-text = Проныра начинает с 0 долларов.
value-difficulty-normal = Средняя
value-difficulty-normal-text = Проныра начинает с 20 долларами.
value-difficulty-hard = Тяжёлая
value-difficulty-hard-text = Проныра начинает с 50 долларами.
value-first_player-random = По жребию
value-first_player-0 = Место 1
value-first_player-1 = Место 2
value-first_player-2 = Место 3
value-first_player-3 = Место 4
value-first_player-4 = Место 5
value-advisor-random = Случайный
value-advisor-hacker = Хакер
value-advisor-entrepreneur = Предприниматель
value-advisor-investor = Инвестор
value-advisor-hipster_legend = Легенда хипстеров
value-advisor-location_scout = Специалист по поиску

## Words
seat-sneak = Проныра
face-n = север
face-e = восток
face-s = юг
face-w = запад
kind-tourist = туристы
kind-hipster = хипстеры
kind-parent = родители
kind-shopper = покупатели
kind-wild = смешанные
initial-tourist = Т
initial-hipster = Х
initial-parent = Р
initial-shopper = П
initial-wild = С
people-counted = { $people ->
    [tourist] { $count ->
        [one] { $count } турист
        [few] { $count } туриста
       *[many] { $count } туристов
    }
    [hipster] { $count ->
        [one] { $count } хипстер
        [few] { $count } хипстера
       *[many] { $count } хипстеров
    }
    [parent] { $count ->
        [one] { $count } родитель
        [few] { $count } родителя
       *[many] { $count } родителей
    }
   *[shopper] { $count ->
        [one] { $count } покупатель
        [few] { $count } покупателя
       *[many] { $count } покупателей
    }
}
people-moved = { $people ->
    [tourist] { $count ->
        [one] { $count } туриста
       *[other] { $count } туристов
    }
    [hipster] { $count ->
        [one] { $count } хипстера
       *[other] { $count } хипстеров
    }
    [parent] { $count ->
        [one] { $count } родителя
       *[other] { $count } родителей
    }
   *[shopper] { $count ->
        [one] { $count } покупателя
       *[other] { $count } покупателей
    }
}
people-of = { $people ->
    [tourist] туристы
    [hipster] хипстеры
    [parent] родители
   *[shopper] покупатели
}
tiles-counted = { $left ->
    [one] { $left } клетка
    [few] { $left } клетки
   *[many] { $left } клеток
}
business-universal = Универсальный
valuation-per_symbol = { $money } $ за каждый символ ({ $kinds })
valuation-per_set = { $money } $ за каждую пару символов ({ $kinds })
valuation-per_person = { $money } $ за каждого человечка на улице ({ $kinds })
valuation-per_own_sign = { $money } $ за каждый ваш знак на улице
valuation-per_building_in_street = { $money } $ за каждую постройку улицы
valuation-per_adjacent_building = { $money } $ за каждую постройку на восьми местах вокруг
valuation-if_closing = { $money } $, если закрывает улицу
valuation-copy = копирует другую ценность этой улицы

## Decisions
prompt-build = { $seat }: выберите клетку, место и сторону дороги
prompt-abandon = { $seat }: нет свободного знака, выберите постройку, которую забросите
prompt-signs = { $seat }: один знак или два на постройку «{ $tile }»?
prompt-pick-street = { $seat }: закрыто несколько улиц, какую считать следующей?
prompt-move-people = { $seat }: переезжают { people-counted }, куда?
prompt-take-token = { $seat }: выберите постройку, за которую возьмёте жетон
prompt-token-type = { $seat }: выберите жетон
prompt-substitute = { $seat }: посчитать вместо этой клетку из руки?
prompt-sneak-place = Проныра строит «{ $tile }» ценностью { $value } $: выберите одно из лучших мест
prompt-sneak-token = Проныра берёт жетон: выберите из тех, которых у него меньше всего

## Actions
action-place = Построить «{ $tile }» на месте { $cell }, дорога: { $face }
action-over = Построить «{ $tile }» поверх постройки на месте { $cell }
action-discard = Убрать «{ $tile }» в коробку
action-abandon = Забросить постройку на месте { $cell }
action-signs = { $signs ->
    [1] Поставить один знак
   *[other] Поставить два знака
}
action-street = Посчитать улицу, которая начинается на месте { $cell }, дороги: { $face }
action-take = Взять жетоны за постройку на месте { $cell }
action-token = Взять жетон: { $business }
action-substitute = Посчитать «{ $tile }» из руки за постройку на месте { $cell }
action-keep = Посчитать всё как напечатано
action-move = Отправить { $count } ({ $colour }) на место { $cell }
action-sneak = Построить клетку Проныры на месте { $cell }, дорога: { $face }

## What happened
event-begins = Первый ход: { $seat }.
event-dealt = Ваши клетки: { $tiles }.
event-advisor-dealt = { $seat }: советник — { $advisor }.
event-sneak-money = Проныра начинает с { $money } $.
place-at = к { $side ->
    [n] северу
    [e] востоку
    [s] югу
   *[w] западу
} от постройки «{ $beside-tile }»
place-beside = { place-at }{ $joined ->
    [1] , на той же улице
   *[other] , дорога: { $face }
}
event-built = { $seat } строит: «{ $tile }», { place-beside }.
event-built-over = { $seat } строит: «{ $tile }», поверх постройки «{ $covered-tile }».
event-went-to-station = { people-counted } { $count ->
    [one] переходит на Центральный вокзал и ищет
   *[other] переходят на Центральный вокзал и ищут
} место дальше.
event-discarded = { $seat } не может строить: клетка «{ $tile }» уходит в коробку.
event-two-signs = { $seat } ставит два знака на постройку «{ $tile }».
event-seekers-came = Искатели нашли место: { people-counted } { $count ->
    [one] переезжает
   *[other] переезжают
} в постройку «{ $tile }».
event-became-seekers = Переехать некуда: { people-counted } на постройке «{ $tile }» { $count ->
    [one] становится искателем
   *[other] становятся искателями
}.
event-moved = { $choice ->
    [forced] { people-counted } { $count ->
        [one] переезжает
       *[other] переезжают
    } { $from-tiles-number ->
        [one] из постройки «{ $from-tiles }»
       *[other] из построек: { $from-tiles },
    } в постройку «{ $tile }»: больше некуда.
   *[free] { $seat } переселяет { people-moved } { $from-tiles-number ->
        [one] из постройки «{ $from-tiles }»
       *[other] из построек: { $from-tiles },
    } в постройку «{ $tile }».
}
event-scoring = { $seat } начинает подсчёт улицы: { $tiles }.
income-counted = { $op ->
    [per_symbol] { $units } × { $each } $ за символы ({ $kinds })
    [per_set] { $units } × { $each } $ за пары символов ({ $kinds })
    [per_person] { $units } × { $each } $ за человечков на улице ({ $kinds })
    [per_own_sign] { $units } × { $each } $ за свои знаки
    [per_building_in_street] { $units } × { $each } $ за постройки улицы
    [per_adjacent_building] { $units } × { $each } $ за постройки вокруг
    [if_closing] { $valuation } $ за закрытие улицы
   *[copy] копировать нечего
}
income-more = { $copied-tile ->
    [none] {""}
   *[other] {" "}(скопировано с постройки «{ $copied-tile }»)
}{ $factor ->
    [1] {""}
   *[other] , всё × { $factor }
}{ $advisor-part ->
    [0] {""}
   *[other] , из них { $advisor-part } $ даёт { $advisor }
}{ $people ->
    [0] {""}
   *[other] { $advisor-part ->
        [0] {" "}
       *[other] {", "}
    }и ещё { $people } $ за человечков в самой постройке
}
event-income = { $seat }: { $money } $ за постройку «{ $tile }» — { income-counted }{ income-more }.
event-final-income = { $seat }: { $money } $ за постройку «{ $tile }», половина от суммы: { income-counted }{ income-more }.
event-signs-back = { $seat }: { $count ->
    [one] возвращается { $count } знак
    [few] возвращаются { $count } знака
   *[many] возвращаются { $count } знаков
}; свободно: { $free }.
event-takes-tokens = { $seat } берёт за постройку «{ $tile }» жетоны по выбору: её знак универсальный.
event-token = { $tile ->
    [none] { $seat } берёт жетон по выбору: { $business }.
   *[other] { $seat } берёт за постройку «{ $tile }» { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
       *[many] { $count } жетонов
    }: { $business }.
}
event-type-used-up = Жетоны «{ $business }» кончились: за постройку «{ $tile }» { $seat } { $count ->
    [0] ничего не берёт
    [one] берёт любой другой жетон
   *[other] берёт любые другие жетоны: { $count }
}.
event-majority = { $tied ->
    [1] { $seat }: { $money } $ за большинство жетонов «{ $business }» ({ $count }).
   *[other] { $seat }: { $money } $ за большинство жетонов «{ $business }», поровну с другими ({ $count }).
}
event-sets = { $seat }: { $money } $ за { $count ->
    [one] { $count } набор жетонов
    [few] { $count } набора жетонов
   *[many] { $count } наборов жетонов
}.
event-substituted = { $seat } показывает клетку «{ $shown-tile }»: постройка «{ $tile }» считается с её ценностью.
event-abandoned = { $seat } забрасывает постройку «{ $tile }»; { $count ->
    [one] знак возвращается
   *[other] знаки возвращаются
}.
event-drew = { $seat } берёт клетку (вид: { $kind }); осталось: { tiles-counted }.
event-drew-tile = Вам досталась клетка «{ $tile }».
event-stack-empty = Стопка кончилась: все строят клетки из руки, потом незакрытые улицы приносят половину.
event-drew-open = { $seat } берёт клетку «{ $tile }»; осталось: { tiles-counted }.
event-stack-shows = Верхняя клетка стопки: «{ $tile }».
event-endgame-stack = Последние клетки Проныры открыты: первой идёт «{ $tile }».

## Refusals
refusal-not-now = Сначала другое решение.
refusal-not-in-hand = Клетки «{ $tile }» нет у вас в руке.
refusal-already-built = «{ $tile }» уже стоит в городе.
refusal-must-build = Нужно строить: место для ваших клеток есть.
refusal-cell-taken = Это место занято.
refusal-no-neighbour = Это место не касается города.
refusal-long-sides-touch = Дорога: { $face }. Длинные стороны двух дорог соприкоснулись бы. Здесь подходит: { $fitting-faces }.
refusal-not-connected = Дорога: { $face }. Клетка не соединялась бы с городом дорогой. Здесь подходит: { $fitting-faces }.
refusal-street-too-long = Дорога: { $face }. На улице оказалось бы построек: { $length }, а можно не больше { $longest }. Здесь подходит: { $fitting-faces }.
refusal-needs-renovator = Строить поверх может только Реставратор.
refusal-no-building-there = Там нет постройки.
refusal-start-tile-stays = Поверх «{ $tile }» строить нельзя.
refusal-street-is-open = «{ $tile }» стоит на незакрытой улице; строить поверх можно только на закрытых.
refusal-not-your-building = Это не ваша постройка.
refusal-not-your-building-here = Это не ваша постройка на этой улице.
refusal-not-on-this-street = «{ $tile }» не стоит на этой улице.
refusal-sign-is-free = Пока есть свободный знак, забрасывать нельзя (у вас их { $free-signs }).
refusal-not-closed-now = Эта улица не закрыта этой клеткой или уже посчитана.
refusal-other-people-first = Сначала переезжают { people-of }.
refusal-not-so-many-people = Переехать могут только { $count }.
refusal-later-buildings-only = Остальные идут в постройки, возведённые позже последней выбранной, а не в «{ $tile }».
refusal-the-rest-goes-here = «{ $tile }» — последнее место: туда идут все оставшиеся ({ $count }).
refusal-start-tile-takes-nobody = В «{ $tile }» никто не переезжает.
refusal-mixed-takes-nobody = «{ $tile }» — смешанная постройка, туда никто не переезжает.
refusal-wrong-colour = В «{ $tile }» не переезжают { people-of }.
refusal-street-is-closed = Улица постройки «{ $tile }» закрыта.
refusal-nobody-owns-it = У постройки «{ $tile }» нет владельца.
refusal-sneak-buildings-first = Человечки Проныры сначала идут в его постройки, а не в «{ $tile }».
refusal-type-used-up = Таких жетонов не осталось: { $business }.
refusal-copies-cannot-be-used = «{ $tile }» копирует; из руки её ценность использовать нельзя.
refusal-sneak-takes-fewest = Проныра берёт вид, которого у него меньше всего, а не { $business }.
refusal-sneak-wants-more = Там клетка стоит для Проныры { $value } $, в другом месте { $best } $.
refusal-sneak-wants-people = Там к Проныре переедет человечков: { $count }, в другом месте больше.

## The end
outcome-most-money = { $winners } побеждает: больше всего денег.
outcome-shared-victory = Победа на всех, у кого денег поровну: { $winners }.
outcome-sneak-beaten = Проныра побеждён: у вас больше денег.
outcome-sneak-not-beaten = Победил Проныра: вам нужно было больше денег.

## Evaluation
term-money = деньги
term-open = незакрытые постройки
term-people = человечки и искатели
term-signs = свободные знаки
term-business = бизнес-жетоны
temper-builder = Строитель
temper-builder-text = Даёт улицам вырасти.
temper-banker = Банкир
temper-banker-text = Берёт деньги, пока они есть.
temper-host = Хозяин
temper-host-text = Собирает человечков.

## The table as text
label-streets = Незакрытые улицы (свободные концы; что принесёт постройка, если улица закроется сейчас, и что в конце):
label-street = { $arrow } { $length }, свободно { $free }:
label-players = Игроки:
label-seat = { $seat }
label-player = { $name }: { $money } $, свободных знаков { $signs }, рука: { $kinds }
label-advisor = Советник: { $advisor }
label-shown = показано: { $list }
label-tokens = жетоны: { $list }
label-stack = Стопка: { tiles-counted }, сверху: { $kind }.
label-stack-open = Стопка: { tiles-counted }, сверху: «{ $tile }».
label-stack-empty = Стопка пуста.
label-endgame = Последние клетки Проныры: { $left } ({ $kinds }).
label-seekers = Искатели: { $list }
label-token-supply = Жетонов в запасе: { $list }
label-hand = Ваша рука:
label-sneak-tile = Клетка Проныры:
label-tile = { $name } ({ $symbols }): { $valuation }
label-business = · { $business } × { $count }
label-worth = { $money }/{ $half } $
label-abandoned = заброшена
pile-tiles = Здания
pile-advisors = Советники
sources-note = Виды, символы и ценности большинства построек, значки бизнеса всех 45 и количество построек каждого вида придуманы нами.
