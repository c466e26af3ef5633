# Город Великой машины, русский.
game-title = Город Великой машины
game-pitch = Три героя тайно перемещаются по летающему городу, привлекают жителей и поднимают мятежи, а Великая машина угадывает, куда они направились, и посылает слуг. Сыграйте за Машину против друзей или бросьте вызов её Автоме вместе либо в одиночку.
mode-versus = Один против всех
mode-versus-text = 2–4 игрока: Великая машина против трёх героев.
mode-automa = Кооперативный и одиночный режим
mode-automa-text = 1–3 игрока против Автомы.
option-layout = План города
option-layout-text = Готовый город или составленный перед игрой.
option-missions = Миссии
option-missions-text = Автома: набор из трёх миссий, дающих право на мятеж, или любая смесь: II-I-I — это A из набора II, B и C из I.
option-level = Уровень Автомы
option-level-text = Бонусы героев и начало Великого плана.
option-progressive_plan = Прогрессивный Великий план
option-progressive_plan-text = После победы героев план того, кто играл за Машину, в следующий раз начинается на 1 выше, после победы Машины — на 1 ниже.
option-favour_heroes = В пользу героев
option-favour_heroes-text = После успешного мятежа каждый герой идентифицирует жителя или берёт 2 траста.
option-heroes = Герои
option-heroes-text = Какие три из шести героев участвуют.
option-bonus_1 = Бонус 1
option-bonus_1-text = Каждый успешный мятеж отодвигает Великий план на 1.
option-bonus_2 = Бонус 2
option-bonus_2-text = Карты техобслуживания иногда лишают слугу хода.
option-bonus_2_hard_all = Бонус 2, усложнённый (все)
option-bonus_2_hard_all-text = При перемешивании уходят все вышедшие карты техобслуживания.
option-bonus_2_hard_one = Бонус 2, усложнённый (по одной)
option-bonus_2_hard_one-text = При перемешивании уходит одна вышедшая карта техобслуживания.
option-bonus_3 = Бонус 3
option-bonus_3-text = Усиление патруля действует как обычное патрулирование.
value-missions-none = Без миссий
value-missions-none-text = Все три жетона мятежей доступны сразу.
value-missions-I = I. Знай врага своего
value-missions-I-text = Самый простой набор, лучший для первой партии.
value-missions-II = II. Бреши в системе
value-missions-II-text = Второй набор, немного сложнее.
value-missions-III = III. Сломанные шестерни
value-missions-III-text = Третий набор, о стражах и их приказах.
value-missions-IV = IV. Вопреки неизбежному
value-missions-IV-text = Самый сложный набор.
value-missions-random = Случайный выбор миссий
value-missions-random-text = По одной миссии A, B и C, каждая из любого набора.
value-level-starting = Начальный
value-level-starting-text = Бонусы 1, 2 и 3; план с отметки I.
value-level-easy = Лёгкий
value-level-easy-text = Бонусы 1 и 2; план с отметки I.
value-level-medium = Средний
value-level-medium-text = Бонусы 1 и 2; план с отметки III.
value-level-high = Высокий
value-level-high-text = Бонус 1; план с отметки I.
value-level-super = Сверхвысокий
value-level-super-text = Без бонусов; план с отметки I.
value-level-extreme = Экстремальный
value-level-extreme-text = Без бонусов; план с отметки II или III.
value-level-custom = Настраиваемый
value-level-custom-text = Любые бонусы и начало Великого плана.
value-layout-layout_standard_1 = Стандартный вариант № 1
value-layout-layout_standard_1-text = Готовый город, подходит для первой партии.
value-layout-layout_standard_2 = Стандартный вариант № 2
value-layout-layout_standard_2-text = Готовый город.
value-layout-layout_standard_3 = Стандартный вариант № 3
value-layout-layout_standard_3-text = Готовый город.
value-layout-layout_standard_4 = Стандартный вариант № 4
value-layout-layout_standard_4-text = Готовый город.
value-layout-layout_original_5 = Оригинальный вариант № 5
value-layout-layout_original_5-text = Готовый город необычной формы.
value-layout-layout_original_6 = Оригинальный вариант № 6
value-layout-layout_original_6-text = Готовый город необычной формы.
value-layout-build_quick_manual = Быстрый способ
value-layout-build_quick_manual-text = Весь город выкладывает один игрок.
value-layout-build_quick_random = Быстрый способ (случайно)
value-layout-build_quick_random-text = Случайный город с поправками.
value-layout-build_rivalry = Путём соперничества
value-layout-build_rivalry-text = Машина и герои добавляют районы по очереди.
option-advice = Советы по планам
option-advice-text = Случайный город следует трём советам по постройке: всё не дальше двух шагов от Главной цитадели, ни один обычный район не связан только с особыми, Башня закона не рядом с Цитаделью.
option-split = Кто ведёт двух героев
option-split-text = При двух местах героев одно из них ведёт двоих.
value-servant_order-pel = Фантазм, Вершитель, Лекс Геката
value-servant_order-ple = Фантазм, Лекс Геката, Вершитель
value-servant_order-epl = Вершитель, Фантазм, Лекс Геката
value-servant_order-elp = Вершитель, Лекс Геката, Фантазм
value-servant_order-lpe = Лекс Геката, Фантазм, Вершитель
value-servant_order-lep = Лекс Геката, Вершитель, Фантазм
value-split-first = Первый
value-split-second = Второй
option-plan_start = Начало Великого плана
option-plan_start-text = С какой отметки начинается Великий план. Без миссий советуют II или III.
value-plan_start-0 = Как обычно
value-plan_start-1 = I
value-plan_start-2 = II
value-plan_start-3 = III
option-common_decisions = Общие решения героев
option-common_decisions-text = Как несколько игроков за героев решают то, что касается всех.
value-common_decisions-agreed = Предложить и согласиться
value-common_decisions-agreed-text = Предлагает герой с наименьшей инициативой, остальные соглашаются; после возражения он решает один.
value-common_decisions-one = Решает один
value-common_decisions-one-text = Герой с наименьшей инициативой решает сразу.
option-machine_seat = Место Машины
option-machine_seat-text = Какое место играет за Великую машину.
option-servant_order = Порядок слуг
option-servant_order-text = В каком порядке действуют слуги Автомы.
value-heroes-choose = По выбору игроков
value-heroes-random = Случайно
phase-initial = Начальная фаза
phase-access = Фаза доступа
phase-machine = Фаза Машины
phase-heroes = Фаза героев
phase-closing = Завершающая фаза
phase-setup = Подготовка
role-machine = Великая машина
role-heroes = герои
side-machine = Великая машина
side-heroes = Герои
kind-artist = артист
kind-scientist = учёный
kind-merchant = коммерсант
kind-industrialist = промышленник
kind-aristocrat = аристократ
kind-traitor = предатель
guard-regular = обычный страж
guard-core = страж с ядром
guard-reinforcement = страж усиления
measure-great_goal = Великая цель
measure-seizure_of_funds = Конфискация средств
measure-denial_of_access = Лишение доступа
pile-common = обычные районы
pile-special = особые районы
turn-h = лёжа
turn-v = стоя
choice-take = взять
choice-give = отдать
choice-shake_off = оторваться
choice-rally = сплотить
choice-inspire = вдохновить
choice-copy = скопировать
choice-broadcast = передать в эфир
choice-two_from_hand = две с руки
choice-one_published = опубликованную
choice-identify = идентифицировать жителя
choice-trust = взять траст
prompt-access = { $hero }: тайно выберите, куда идти
prompt-advance-plan = Продвинуть Великий план?
prompt-arrest = Выберите, кого арестовать
prompt-attach = Выберите жителя для жетона
prompt-attack-pay = Заплатить, сколько требует бросок?
prompt-attack-target = Выберите стража
prompt-base = Выберите район для базы
prompt-bid = Сколько трастов ставите?
prompt-break-guard = Выберите, какой страж ломается
prompt-cancel-directive = Выберите, какую директиву отменить
prompt-choose = Выберите одно
prompt-choose-hero = Выберите героя
prompt-choose-your-hero = Выберите своего героя
prompt-citizen-goal = Выберите, куда идёт житель
proposal = { $question ->
    [skip-event] раунд без события
    [skip-event-no] событие как обычно
    [share-trust-2] трасты делятся так ({ $district }): { $a-hero } — { $a }, { $b-hero } — { $b }
    [share-trust-3] трасты делятся так ({ $district }): { $a-hero } — { $a }, { $b-hero } — { $b }, { $c-hero } — { $c }
    [next-hero] следующим ходит { $hero }
    [reveal-to-prevent] открыть жителя { $citizen }, чтобы остановить план
    [reveal-to-prevent-no] никого не открывать, план продвигается
    [identify-instead] идентифицировать жителя { $citizen }
    [identify-instead-no] никого не идентифицировать
    [underground] положить жетон подполья { $district-in }
    [base] базы: { $districts }
    [break-guard] сломать стража { $district-in }: { $guard }
    [cancel-directive] отменить директиву «{ $directive }»
    [restore-whose] вернуть карту доступа: { $hero }
    [relocate] передвинуть район: { $district }
   *[relocate-no] районы не двигать
}
prompt-confirm = { $by-seat } предлагает: { proposal }. Вы согласны?
event-proposed = { $by-seat } предлагает: { proposal }.
event-objected = { $by-seat } возражает, решает { $lead-seat }.
prompt-detention = Герой задержан ({ $hero }): выберите меру
prompt-discard-directive = Выберите, какую директиву сбросить
prompt-draw-tile = Выберите стопку
prompt-hero-action = { $hero }: выберите действие или завершите ход
prompt-hero-token = Выберите жетон героя
prompt-identify = Выберите, кого идентифицировать
prompt-identify-instead = Идентифицировать жителя взамен?
prompt-interaction = Выполнить взаимодействие миссии?
prompt-lay-tile = Выберите место: { $district }
prompt-machine = Командуйте слугами и стражами или завершите фазу (бонды: { $n })
prompt-mix = Выберите, кого перемешать
prompt-mix-with = С кем перемешать?
prompt-move-citizen = Выберите, кого передвинуть
prompt-next-hero = Кто ходит следующим?
prompt-offer = Применить «{ $card }»?
prompt-pledge = Заплатить за «{ $card }»?
prompt-publish = Выберите директиву для публикации
prompt-redirect = Перенаправить стража?
prompt-release = Выберите, куда вернуть жителя
prompt-relocate = Выберите район и новое место
prompt-repair-again = Починить ещё одного стража?
prompt-reroll = Перебросить?
prompt-restore-card = Выберите карту доступа для возврата
prompt-restore-whose = Чью карту вернуть?
prompt-reveal = Выберите, кого открыть
prompt-reveal-to-prevent = Открыть жителя, чтобы остановить план?
prompt-servant-token = Выберите жетон слуги
prompt-share-trust = Разделите трасты
prompt-skip-event = Пропустить событие?
prompt-step = Выберите следующий район
prompt-take-back = Выберите, какую директиву забрать
prompt-take-tile = Выберите район
prompt-token-receiver = Кому жетон?
prompt-underground = Выберите район для жетона подполья
action-step = Идти { $district-to }
action-access = { $hero } идёт { $district-to }
action-act = { $act }
action-bid = Поставить { $n }
action-citizen = Житель { $citizen }
action-district = { $district }
action-done = Готово
action-end = Завершить
action-take = Да
action-pass = Нет
action-hero = { $hero }
action-servant = { $servant }
action-give = { $hero }: трастов { $n }
action-relocate = { $district } на { $cell }, { $turn }
action-lay = { $district } на { $cell }, { $turn }
action-tile = { $district }
action-pile = Взять: { $pile }
action-directive = { $directive }
action-card = Карта «{ $district }»
action-use = Применить «{ $card }»
action-choose = { $choice }
action-target = { $guard }
action-redirect = { $guard } { $from-district-from } { $district-to }
action-reroll = Перебросить
action-keep = Оставить бросок
action-again = Ещё раз
action-move = { $servant } идёт { $district-to }
action-guard = Страж переходит { $from-district-from } { $district-to }
action-order = { $servant }: { $act }
action-detain = { $measure }
action-interact = { $mission }
action-pickup = Подобрать
action-rethink = { $hero } выбирает заново
event-accepted = { $seat } применяет «{ $card }».
event-declined = { $seat } не применяет «{ $card }».
event-access-chosen = { $own ->
    [yes] { $hero } выбирает карту доступа «{ $district }».
   *[no] { $hero }: карта доступа выбрана.
}
event-access-rethought = { $hero } выбирает заново.
event-action = { $placed ->
    [1] { $hero } выполняет действие «{ $act }».
   *[0] { $hero } выполняет { $district-in } действие «{ $act }».
}
event-order = { $placed ->
    [1] { $servant } выполняет действие «{ $act }».
   *[0] { $servant } выполняет { $district-in } действие «{ $act }».
}
event-arrested = Житель { $citizen } ({ $kind }) арестован { $district-in }.
event-attack-failed = { $hero } терпит неудачу в атаке.
event-attack-roll = { $hero } бросает: { $face }.
event-awake = { $servant } снова действует.
event-deactivated = { $servant } больше не действует: деактивация.
bonds-counted = { $n ->
    [one] { $n } бонд
    [few] { $n } бонда
   *[many] { $n } бондов
}
trust-counted = { $n ->
    [one] { $n } траст
    [few] { $n } траста
   *[many] { $n } трастов
}
event-bonds-gained = Машина получает { bonds-counted } ({ $why }).
event-bonds-paid = Машина платит { bonds-counted } ({ $why }).
event-bonds-laid = Положено бондов { $district-in }: { $n }.
event-hero-bonds = { $hero } берёт { bonds-counted }.
event-breakthrough = «{ $card }»: прорыв.
event-protocol = «{ $card }»: протокол безопасности выполнен.
event-protocol-prevented = «{ $card }»: протокол безопасности сорван.
event-cancelled = Директива «{ $directive }» отменена.
event-published = Директива «{ $directive }» опубликована.
event-taken-back = Директива «{ $directive }» забрана.
event-directive-discarded = Директива «{ $directive }» сброшена.
event-directive-under-deck = Директива «{ $directive }» уходит под колоду.
event-directive-drawn = { $own ->
    [yes] Машина берёт директиву «{ $directive }».
   *[no] Машина берёт директиву.
}
event-directive-hidden = Директива отложена втайне.
event-card-restored = { $own ->
    [yes] { $hero } получает обратно карту доступа «{ $district }».
   *[no] { $hero } получает обратно карту доступа.
}
event-card-seized = { $hero } теряет карту доступа «{ $district }» ({ $why }).
event-citizen-moved = Житель { $citizen } переходит { $from-district-from } { $district-to }.
event-core-taken = Ядро захвачено { $district-in }.
event-data-returned = Данные возвращены.
event-detained = { $hero } попадает в облаву { $district-in }.
event-detained-by = { $servant } задерживает { $hero-whom }.
event-detained-moving = { $hero } попадается по пути { $district-to }.
event-measure = Машина выбирает меру для { $hero-of }: «{ $measure }».
event-discontent = Недовольство: { $change } ({ $why }), теперь { $space } (стадия { $stage }).
event-escape = { $hero } бросает кубик побега: { $result }.
event-event-opened = Городское событие: «{ $card }».
event-event-skipped = Событие пропущено.
event-game-over = { $why ->
    [plan] { outcome-plan }
    [access] { outcome-access }
   *[riots] { outcome-riots }
}
event-goal-reached = Миссия «{ $mission }»: цель достигнута.
event-mission = Новая миссия: «{ $mission }».
event-guard-broken = { $n ->
    [1] Ломается { $guard } { $district-in } ({ $why }).
   *[other] Сломано стражей { $district-in }: { $n }, { $guard } ({ $why }).
}
event-guard-moved = Страж переходит { $from-district-from } { $district-to }.
event-guards-repaired = Починено стражей { $district-in }: { $n }.
event-hero-chosen = { $seat } ведёт { $hero-whom }.
event-hero-moved = { $hero } идёт { $from-district-from } { $district-to }.
event-identified = { $own ->
    [yes] Герои идентифицируют { $citizens-number ->
        [one] жителя
       *[other] жителей
    } { $citizens }: { $kinds }.
   *[no] Герои идентифицируют { $citizens-number ->
        [one] жителя
       *[other] жителей
    } { $citizens }.
}
event-looked-at = { $own ->
    [yes] Герои тайно смотрят, кто житель { $citizen }: { $kind }.
   *[no] Герои тайно смотрят, кто житель { $citizen }.
}
event-mixed = Перемешаны жители: { $citizens }; известно, что один из них — { $kind }.
event-revealed = { $citizens-number ->
    [one] Открыт житель { $citizens }: { $kinds }.
   *[other] Открыты жители { $citizens }: { $kinds }.
}
event-released = Житель { $citizen } возвращается { $district-to }.
event-marker = Маркер развития переходит на стадию { $stage } ({ $why }).
event-movement-card = { $servant } берёт карту движения «{ $movement }».
event-movement-shuffled = Карты движения перемешаны: { $n }.
event-optimized = { $servant } действует ещё раз.
event-plan = { $n ->
    [-1] Великий план отходит на отметку { plan-space } ({ $why }).
    [-2] Великий план отходит на отметку { plan-space } ({ $why }).
   *[other] Великий план продвигается на отметку { plan-space } ({ $why }){ $space ->
        [11] : ещё один шаг, и Машина победит
       *[other] {""}
    }.
}
event-plan-holds = «{ $card }»: Великий план остаётся на отметке { plan-space }.
event-raid = Облава { $district-in }.
event-raid-failed = Облава { $district-in } не удалась.
event-raid-token-returned = Жетон облавы убран { $district-from }.
event-reinforced = Страж усиления встаёт { $district-in } ({ $why }).
event-relocated = Перемещён район: { $district }.
event-riot = { $hero } поднимает мятеж { $district-in }.
event-riot-result = Мятеж { $district-in }: { $support } за, { $opposition } против — { $result }.
event-riot-stage = Достигнута стадия мятежа: один успех.
event-round = Раунд { $round }.
event-servant-stays = { $servant } остаётся { $district-in }.
event-servant-moved = { $servant } идёт { $from-district-from } { $district-to }.
event-swapped = Поменялись местами: { $districts }.
event-tile-drawn = Взят район: { $district }.
event-tile-laid = Выложен район: { $district }.
event-token-attached = Жетон у жителя { $citizen }: { $token } ({ $hero }).
event-token-discarded = { $hero } сбрасывает жетон.
event-token-passed = { $hero } передаёт жетон { $to-hero-to }.
event-token-placed = Жетон { $district-in }: { $token }.
event-token-returned = Жетон { $hero-of } возвращается.
event-token-taken = { $hero } берёт жетон: { $token }.
event-token-turned = Случайный район: { $district }.
event-tokens-shuffled = Жетоны районов перемешаны.
event-trust-gained = { $hero } получает { trust-counted } ({ $why }){ $lost ->
    [0] .
   *[other] ; не поместилось: { $lost }.
}
event-trust-laid = Положено трастов { $district-in }: { $n }.
event-trust-lost = { $hero } теряет { trust-counted } ({ $why }).
event-trust-paid = { $hero } платит { trust-counted } ({ $why }).
event-turn = { $hero } открывает карту доступа «{ $district }».
event-turn-over = { $hero } заканчивает ход.
token-servant_token = жетон слуги
token-hero = жетон героя
result-failure = неудача
result-success = успех
result-cuffs = наручники
result-run = бегущий человек, путь свободен
face-shield = щит
event-raid-token-placed = После мятежа { $district-in } остаётся жетон облавы.
plan-space = { $space ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
    [9] IX
    [10] X
    [11] XI
   *[12] XII
}
why-income = доход
why-citizens = жители
why-failed_raid = неудачная облава
why-leave = выход из района
why-escape = побег
why-guard_move = перемещение стража
why-servant_move = перемещение слуги
why-movement_detention = задержание в пути
why-progress_marker = маркер развития
why-no_action = нет возможного действия
why-great_goal = Великая цель
why-seizure_of_funds = Конфискация средств
why-denial_of_access = Лишение доступа
refusal-access-phase-over = Фаза доступа окончена.
refusal-already-chosen = Уже выбрано: { $hero }.
refusal-already-identified = Житель { $citizen } уже идентифицирован.
refusal-already-picked = Житель { $citizen } уже выбран.
refusal-already-there = Уже там.
refusal-another-hero-first = Сначала другой герой.
refusal-card-seized = Карта изъята, { $hero }: { $district }.
refusal-citizen-arrested = Житель { $citizen } арестован.
refusal-data-just-attached = Житель { $citizen } получил жетон данных в этот ход: переместить его можно только со следующего хода героя.
refusal-citizen-elsewhere = Жителя { $citizen } нет здесь: { $district }.
refusal-citizen-unknown = Житель { $citizen } неизвестен.
refusal-city-falls-apart = Город распался бы.
refusal-district-chosen = Уже выбрано: { $district }. Каждый из этих жителей должен быть в другом районе.
refusal-entered-before = Здесь уже были: { $district }.
refusal-fewer-than-two-connections = Останется меньше двух связей: { $district }.
refusal-first-action-was-the-only-one = { $hero }: второго действия не будет.
refusal-hero-not-in-play = { $hero } не участвует.
refusal-needs-not-met = { $act }: условия не выполнены.
refusal-no-action-left = { $hero }: действий не осталось.
refusal-no-citizen-slot = Нет места для жителя: { $district }.
refusal-no-effect = { $act }: без эффекта.
refusal-no-free-side = Нет свободной стороны: { $district }.
refusal-no-guard-slot = Нет места для стража: { $district }.
refusal-no-legal-place = Некуда поставить: { $district }.
refusal-no-riot-token-held = У вас нет жетона мятежа.
refusal-no-way-on = Отсюда дальше не пройти: { $district }.
refusal-no-working-guard = Нет исправного стража: { $district }.
refusal-not-connected = Нет связи: { $from_district }, { $district }.
refusal-not-in-force = { $act }: не действует.
refusal-not-in-this-district = { $act }: не здесь ({ $district }).
refusal-not-now = Не сейчас: { $action }.
refusal-not-published = Эта директива не опубликована.
refusal-not-your-hero = { $hero }: не ваш герой.
refusal-nothing-to-bid = { $hero }: нечего ставить.
refusal-nothing-to-rethink = Нечего выбирать заново.
refusal-nothing-to-use-it-for = Сейчас применить не к чему.
refusal-places-overlap = Место занято: { $other_district }.
refusal-riot-only-alone = { $hero }: мятеж только единственным действием.
refusal-riot-stage-reached = Стадия мятежа достигнута.
refusal-riot-token-here = Мятеж здесь уже был: { $district }.
refusal-same-action-twice = { $hero }: дважды одно и то же нельзя.
refusal-same-district = Это тот же район.
refusal-same-place = Он уже там лежит.
refusal-servant-has-acted = { $servant }: уже действовал в этом раунде.
refusal-share-too-big = Нужно ещё только трастов: { $left }.
refusal-share-too-small = С такой долей оставшиеся трасты ({ $left }) не набрать: дайте больше или ничего.
refusal-too-few-bonds = Мало бондов: { $have } из { $need }.
refusal-too-little-trust = Мало трастов: { $have } из { $need }.
refusal-too-little-trust-for-more = На большее не хватает трастов: { $have } из { $need }.
refusal-trust-is-full = { $hero }: больше трастов не взять.
refusal-used-this-round = Уже применено в этом раунде.
refusal-already-revealed = Житель { $citizen } уже открыт.
refusal-another-tile-first = Сейчас кладётся район: { $district }.
refusal-base-already-there = Жетон героя здесь уже есть: { $district }.
refusal-bid-at-least-one = Ставят не меньше 1 траста.
refusal-card-not-seized = { $hero }: карта не изъята ({ $district }).
refusal-choice-does-nothing = { $choice }: сейчас без эффекта.
refusal-choose-first = Сначала выберите хотя бы одного.
refusal-choose-more = Можно выбрать ещё: всего { $n }.
refusal-citizen-bears-token = У жителя { $citizen } уже есть жетон героя.
refusal-citizen-not-active = Житель { $citizen } на этой стадии не активен.
refusal-citizen-not-revealed = Житель { $citizen } не открыт.
refusal-directive-not-held = У Машины нет этой директивы на руке.
refusal-first-tile-in-the-corner = Первый район кладётся на 0,0.
refusal-guard-elsewhere = Передвинуть можно только стражей отсюда: { $district }.
refusal-hero-elsewhere = { $hero }: не здесь ({ $district }).
refusal-hero-is-taken = { $hero }: герой уже выбран.
refusal-hero-token-elsewhere = { $hero }: жетон лежит в другом месте.
refusal-hero-without-trust = { $hero }: трастов нет.
refusal-lower-number-first = Перед жителем { $citizen } идёт житель с меньшим числом.
refusal-mission-not-open = { $mission }: миссия не открыта.
refusal-no-base-there = Сюда не клали жетон героя: { $district }.
refusal-no-card-of-hero-seized = { $hero }: ни одна карта не изъята.
refusal-no-citizen-slot-anywhere = Ни в одном другом районе нет места для жителя.
refusal-no-data-token = У жителя { $citizen } нет жетона данных.
refusal-no-such-choice = { $card }: такого выбора нет ({ $choice }).
refusal-no-such-guard = Нет такого исправного стража: { $guard } ({ $district }).
refusal-not-a-common-district = { $district }: не обычный район.
refusal-not-optional = Нужно выбрать: отказаться нельзя.
refusal-not-so-much-to-share = К разделу трастов: { $n }.
refusal-nothing-to-interact-with = { $mission }: здесь для неё нечего сделать.
refusal-own-token-elsewhere = { $hero }: здесь нет своего жетона.
refusal-picked-enough = Уже выбрано: { $n }.
refusal-pile-is-empty = В стопке ничего не осталось: { $pile }.
refusal-same-hero = { $hero }: нужен другой герой.
refusal-servant-token-elsewhere = { $servant }: жетона здесь нет.
refusal-tile-lies-already = Этот район уже выложен: { $district }.
refusal-touches-too-few = Соседних районов было бы { $have } из { $need }.
refusal-turn-taken = { $hero }: ход уже сделан.
outcome-plan = Великий план завершён: победила Великая машина.
outcome-access = Последняя карта доступа героя изъята: победила Великая машина.
outcome-riots = Три успеха: победили герои.
label-round = Раунд { $round }, { $phase }
label-tracks = Недовольство { $discontent } (стадия { $stage }), Великий план { $plan } из 12, успехи { $successes } из 3
label-event = Городское событие: { $card }
label-district = { $district }: стражи { $guards }, сломано { $broken }, цена { $load }
label-people = жители: { $people }
label-raid = облава
label-riot = мятеж
label-next-to = рядом: { $districts }
label-hero = { $hero } ({ $calling }): трасты { $trust } из { $most }, { $district }, карт доступа { $cards }.
label-hand = В руке: { $districts }.
label-machine = Великая машина: бонды { $bonds }, директив в руке { $hand }
label-published = Действует: { $directive }. { $words }
label-in-hand = На руке: { $directive }. { $words }
label-active = Активные жители: { $kinds }
label-marker = Маркер развития на стадии { $stage }; шагов до продвижения плана: { $n }
label-protocol = Протокол, его предотвращает: { $words }
label-breakthrough = Прорыв: { $words }
label-hold = План стоит, если: { $words }
label-support = Поддержка: { $words }
label-setup = Подготовка: { $words }
label-interaction = Взаимодействие: { $words }
label-goal = Цель: { $words }
label-benefit = Преимущество: { $words }
label-mission = Миссия { $letter }, { $mission } ({ $progress })
progress-later = позже
progress-open = открыта
progress-reached = выполнена
label-cores = ядра { $n }
label-trust-here = трасты здесь { $n }
label-bonds-here = бонды здесь { $n }
label-hero-token = жетон: { $name }
label-servant-token = жетон: { $name }
token-drone = дрон
token-command_post = командный пункт
token-ambush = засада
token-remote_access = удалённый доступ
token-underground = подполье
token-data = данные
state-unknown = неизвестен
state-known = известен
state-revealed = открыт
state-active = активен
label-detained = Герой задержан.
label-card = Выбранная карта: { $district }
label-card-hidden = Карта выбрана
label-seized = Изъяты: { $districts }
label-automaton = Великая машина: директив в колоде { $deck }, скрытых { $hand }
label-servant = { $servant }: { $district }
label-acted = уже действовал
label-idle = техобслуживание
label-deactivated = деактивирован
label-unseen = Ещё не видели: { $words }
label-arrested = Арестованных жителей: { $n }
label-order = Слуги действуют в таком порядке: { $servants }
label-movement-left = Карты движения в колоде: { $movements }
label-movement-seen = Открытые: { $movements }
label-tokens-down = Закрытые жетоны районов: { $districts }
label-supply = Осталось стражей усиления: { $n }
label-riot-tokens = Жетоны мятежа у героев: { $n }

# Callings and abilities of the heroes.
calling-mateusz = Ветеран
calling-culum = Птицелов
calling-veiga = Актриса
calling-olga = Бродяга
calling-sylvia = Инженер
calling-mustafa = Врач
text-mateusz = Атакуя стража, сначала бросает кубик, а потом решает, платить ли выпавшее число. Действие потрачено в любом случае; щит ничего не стоит.
text-culum = Может выполнить за ход два разных действия, оплачивая каждое. Мятеж может быть только единственным действием, а «Получить траст» не может быть первым из двух.
text-veiga = Когда её задерживает облава или слуга: если её ход окончен, недовольство растёт на 2; если вместо этого движется план или маркер развития, она получает 2 траста.
text-olga = Не платит за стражей (и за слуг, которые считаются стражами), покидая район, в котором начинает движение.
text-sylvia = В начальной фазе получает ещё 3 траста в Главной цитадели, Башне закона или Контрольном центре; этой прибавкой нельзя делиться.
text-mustafa = Может потратить действие, чтобы бесплатно привести неизвестного жителя из соседнего района в свой и сразу идентифицировать его.

# Actions.
text-attack = Поставьте и заплатите трасты, затем бросьте кубик: страж ломается, если ставка не меньше выпавшего числа. Щит всегда означает неудачу.
text-identify = Укажите неизвестных жителей здесь и заплатите за каждого цену района; герои узнают, кто они.
text-move_citizens = Отправьте известных или открытых жителей отсюда куда угодно: 1 траст за каждый район, который покидает каждый из них.
text-gain_trust = Возьмите 1 траст.
text-riot = Заплатите цену района за каждого неизвестного жителя, затем все открываются. Успех, если активных жителей больше, чем стражей и предателей; при равенстве неудача.
text-agitate = Заплатите цену района: недовольство +1.
text-citadel_a = Заплатите цену района: случайная директива с руки Машины уходит из игры.
text-citadel_b = Заплатите цену района: посмотрите случайного арестованного жителя и верните его в любой район известным.
text-tower_a = Заплатите цену района: одна опубликованная директива по вашему выбору уходит из игры.
text-tower_b = Заплатите цену района: одна изъятая карта доступа возвращается владельцу.
text-control_a = Заплатите цену района: переместите один район на другое место.
text-control_b = Отправьте до 2 исправных стражей куда угодно: 1 траст за каждый район, который покидает каждый из них. За стражей здесь не платят.
text-square_a = Заплатите цену района: недовольство растёт на число жителей минус число стражей здесь.
text-raid = 2 бонда: жетон облавы здесь. Каждый герой, который закончит здесь движение в этом раунде, задержан; облава впустую повышает недовольство на 1.
text-arrest = 2 бонда: один открытый активный житель здесь арестован.
text-repair = 2 бонда: один сломанный страж здесь снова исправен.
text-citadel_draw = 2 бонда: возьмите директиву.
text-tower_publish = 2 бонда: опубликуйте директиву с руки. Если опубликованы три, сначала заберите одну из них.
text-control_relocate = 2 бонда: переместите один район на другое место.
text-square_collect = Бесплатно: бонды за число жителей минус число стражей здесь.
text-automa_arrest = Открытый активный житель с наименьшим числом здесь арестован.
text-automa_repair = Все сломанные стражи здесь снова исправны.
text-automa_directive = Скрытая директива публикуется; если её нет, одна откладывается втёмную.
text-automa_swap = Два случайных района со свободной стороной меняются местами.
text-automa_common = Маркер развития идёт на 1 стадию.
text-automa_square = Маркер развития идёт на число жителей минус число стражей здесь.
text-amnesty = Заплатите цену района: посмотрите случайного арестованного жителя и верните его в любой район известным.
text-repeal = Заплатите цену района: одна опубликованная директива уходит из игры.
text-draw_anywhere = 2 бонда: возьмите директиву, где бы ни стоял слуга.
text-confiscate = Один герой здесь сбрасывает 2 траста (или 1, если больше нет).
text-pacify = Недовольство −1, если стадия не снижается.
act-house_call = Визит на дом
text-house_call = Бесплатно: приведите неизвестного жителя из соседнего района и идентифицируйте его.

# Citizens.
text-great_goal = Великий план продвигается на 1, и ход продолжается.
text-seizure_of_funds = Все трасты героя становятся бондами, и ход окончен.
text-denial_of_access = Выбранная карта доступа изъята, и ход окончен.
text-artist = Активен со стадии 1.
text-scientist = Активен со стадии 2.
text-merchant = Активен со стадии 3.
text-industrialist = Активен со стадии 4.
text-aristocrat = Активен со стадии 5.
text-traitor = Никогда не активен; выступает против любого мятежа.

# Servants of the automaton.
text-phantasm = Сначала чинит, затем действует по району, затем арестовывает. Задержанный им герой двигает маркер развития на 3 стадии и ходит дальше.
text-executor = Сначала арестовывает, затем чинит, затем действует по району. Задержанный им герой сбрасывает все трасты, и ход окончен.
text-lex_hecate = Сначала действует по району, затем арестовывает, затем чинит. Задержанный ею герой теряет выбранную карту доступа, и ход окончен.

# Movement cards.
text-pursuit_rose = Слуга идёт к герою с этим символом и действует.
text-pursuit_goggles = Слуга идёт к герою с этим символом и действует.
text-pursuit_bird = Слуга идёт к герою с этим символом и действует.
text-direction_north = Слуга выходит через первый мост по часовой стрелке, считая сверху, и действует.
text-direction_east = Слуга выходит через первый мост по часовой стрелке, считая справа, и действует.
text-direction_south = Слуга выходит через первый мост по часовой стрелке, считая снизу, и действует.
text-direction_west = Слуга выходит через первый мост по часовой стрелке, считая слева, и действует.
text-patrol = Слуга остаётся на месте и действует.
text-city_heart = Слуга идёт на Центральную площадь и действует.
text-patrol_reinforcement = Слуга остаётся и вместо действия выставляет здесь стража усиления (в случайный район, если нет места).
text-maintenance = Слуга остаётся, ничего не делает, не применяет директив и никого не задерживает в этом раунде.

# Directives of the Machine player.
text-confiscation = Слуга может потратить действие: один герой в его районе сбрасывает 2 траста (или 1, если больше нет).
text-levy = Ещё 3 бонда в каждой начальной фазе.
text-mechanization = Слуги платят 1 бонд вместо 2 за каждый район, который покидают.
text-optimization = Раз в раунд один слуга может выполнить два действия в одном районе; перед вторым платится 1 бонд.
text-pacification = Раз в раунд слуга в обычном районе может потратить действие: недовольство −1, если стадия не снижается.
text-provocation = Когда в фазе героев недовольство входит в стадию 2, 3, 4 или 5, Машина может сбросить 3 бонда: план +1.
text-fortification = Мятежи разыгрываются так, будто там ещё один страж; цены не меняются.
text-resettlement = Раз в раунд, в любой момент своей фазы, Машина может бесплатно передвинуть одного жителя куда угодно.
text-surveillance = Слуги считаются стражами в ценах движения и действий героев, но не в результатах.

# Directives of the automaton.
text-auto_confiscation = Раз в раунд: первый слуга, который пришёл к герою с трастами (или остался по карте), заставляет героя с наименьшей инициативой сбросить 2.
text-auto_levy = В конце каждого раунда маркер развития идёт на 1 стадию.
text-auto_mechanization = Стражей усиления так же трудно сломать, как обычных.
text-auto_optimization = Раз в раунд первый слуга, который может, выполняет ещё одно, другое действие.
text-auto_pacification = В конце каждого раунда недовольство падает на 1, если хотя бы двое слуг в обычных районах.
text-auto_provocation = Когда недовольство поднимается до стадии 2, 3, 4 или 5: план +1.
text-auto_fortification = Мятежи разыгрываются так, будто там ещё один страж.
text-auto_resettlement = Раз в раунд: первый слуга, рядом с которым после действий остался открытый активный житель, перемешивает младшего из них с неизвестным жителем случайного района; оба становятся неизвестными.
text-auto_surveillance = Слуги считаются стражами в ценах движения и действий героев.

# City events: the rule of the round, and when the plan advances.
text-trials_won = В конце раунда каждый герой может вернуть одну свою изъятую карту, заплатив по трасту за стража своего района.
plan-trials_won = План продвигается, если герои вместе не сбросят 5 трастов.
text-flying_carpets = В начале фазы доступа герои могут бесплатно переместить один район.
plan-flying_carpets = План продвигается, если четыре особых района соединены без обычных.
text-security_control = Выход из первого района движения стоит героям на 1 траст, а стражам на 1 бонд больше.
plan-security_control = План продвигается, если хотя бы один герой выбрал карту района, где начал раунд.
text-rebels_and_loyalists = В обычных районах без сломанных стражей на слом стража нужно на 1 траст меньше.
plan-rebels_and_loyalists = План продвигается, если хотя бы один герой в районе со слугой.
text-join_the_uprising = В конце раунда каждый незадержанный герой в обычном районе может бесплатно идентифицировать там одного жителя.
plan-join_the_uprising = План продвигается, если хотя бы один герой был задержан и лишился из-за этого карты доступа.
text-no_one_is_safe = Если хотя бы одна облава не удалась, в конце раунда недовольство растёт ещё на 1.
plan-no_one_is_safe = План продвигается, если хотя бы один герой выбрал карту особого района.
text-high_alert = На слом любого стража нужно на 1 траст больше.
plan-high_alert = План продвигается, если нет ни одного сломанного стража в районах без слуг и без жетона мятежа.
text-show_amnesty = Герой в особом районе может потратить действие и цену района, чтобы вернуть случайного арестованного жителя куда угодно известным.
plan-show_amnesty = План продвигается, если Машина возвращает в город 2 арестованных жителей, не глядя.
text-oppression_and_resistance = В конце раунда Машина получает 1 бонд за каждого слугу в обычном районе.
plan-oppression_and_resistance = План продвигается, если ни один герой не выполнил особого действия.
text-concentration_of_force = Любой слуга где угодно может потратить действие и 2 бонда, чтобы взять директиву.
plan-concentration_of_force = План продвигается, если все трое слуг в одном районе.
text-past_the_patrols = Герой, закончивший движение незадержанным в особом районе, получает 2 траста.
plan-past_the_patrols = План продвигается, если в каком-нибудь районе стражей больше, чем жителей.
text-city_council_elections = В этом раунде герои агитируют в особых районах, а не в обычных.
plan-city_council_elections = План продвигается, если не было ни облав, ни арестов.
text-trust_versus_coercion = В начальной фазе каждый герой получает ещё 1 траст, а Машина ещё 2 бонда.
plan-trust_versus_coercion = План продвигается, если у Машины бондов больше, чем трастов у всех героев вместе.
text-citywide_maintenance = Ремонт стоит 1 бонд за стража, и одно действие может починить двоих.
plan-citywide_maintenance = План продвигается, если к завершающей фазе есть район без исправных стражей, без облавы и без мятежа.
text-mass_searches = Герой, закончивший движение в районе со слугой, лишается карты доступа этого района.
plan-mass_searches = План продвигается, если герои не откроют одного известного активного жителя.
text-order_versus_chaos = Жители, которых идентифицируют герои, сразу открываются.
plan-order_versus_chaos = План продвигается, если Машина сбрасывает по бонду за каждого известного или открытого жителя рядом с незадержанными героями (открытые предатели не считаются).
text-wiretapping = В конце раунда каждый слуга в районе без героев может открыть там одного жителя.
plan-wiretapping = План продвигается, если Машина сбрасывает на 2 бонда больше, чем номер стадии.
text-public_punishment = Герой в особом районе может потратить действие и цену района, чтобы отменить опубликованную директиву.
plan-public_punishment = План продвигается, если Машина прервала ход героя, задержанного облавой.
text-free_trade = Герой, закончивший движение незадержанным в обычном районе, получает 1 траст.
plan-free_trade = План продвигается, если Машина сбрасывает 2 директивы с руки или 1 опубликованную.
text-bread_and_circuses = Когда герой заканчивает движение в районе со слугой, Машина может заплатить 2 бонда: недовольство −1.
plan-bread_and_circuses = План продвигается, если недовольство не выше, чем в начале раунда, или стадия мятежа достигнута раньше.
text-countdown = Остаётся до конца игры; новые события не открываются.
plan-countdown = План продвигается в каждом раунде.

# Events of the automaton: protocol, breakthrough, plan, support.
protocol-underground_network = герой в Контрольном центре или на Центральной площади
breakthrough-underground_network = сбросить 2 траста: недовольство +1
plan-underground_network = районы героев соединены
text-underground_network = герои ходят в любом порядке
protocol-night_shift = герой в Промышленном районе
breakthrough-night_shift = в этом раунде сломан страж: ещё один ломается в случайном районе
plan-night_shift = есть район без исправных стражей
text-night_shift = стражам в обычных районах для слома нужно на 1 траст меньше
protocol-market_rumours = герой в Торговом или Театральном районе
breakthrough-market_rumours = сбросить 2 траста: идентифицировать любого жителя
plan-market_rumours = в этом раунде идентифицирован житель
protocol-closed_symposium = герой в Научном районе
breakthrough-closed_symposium = сбросить 2 траста: отменить опубликованную директиву
plan-closed_symposium = у героев вместе не меньше 6 трастов
text-closed_symposium = идентификация стоит на 1 траст меньше за жителя
protocol-premiere_night = герой в Театральном районе
breakthrough-premiere_night = два героя в одном районе: недовольство +1
plan-premiere_night = недовольство выше, чем в начале раунда
text-premiere_night = герой, закончивший движение незадержанным в обычном районе без слуги, получает 1 траст
protocol-high_society_ball = герой в Элитарном районе
breakthrough-high_society_ball = сбросить 3 траста: вернуть случайного арестованного жителя куда угодно
plan-high_society_ball = в этом раунде ни один герой не задержан
protocol-general_census = сбросить 2 траста
breakthrough-general_census = герой на Центральной площади: идентифицировать до 2 жителей одного района
plan-general_census = все герои в разных районах
protocol-blackout = герой в Промышленном районе или Контрольном центре
breakthrough-blackout = герой в Контрольном центре: в двух случайных районах ломается по стражу
plan-blackout = герой выполнил особое действие
text-blackout = за стражей первого района не платят
protocol-tribunal = герой в Башне закона
breakthrough-tribunal = сбросить 2 траста: вернуть изъятую карту доступа
plan-tribunal = герои сбрасывают 3 траста
protocol-citadel_audit = герой в Главной цитадели
breakthrough-citadel_audit = сбросить 2 траста: маркер развития на 2 стадии назад
plan-citadel_audit = хотя бы двое героев в особых районах
text-citadel_audit = особые действия стоят на 1 траст меньше
protocol-smugglers_routes = герой в Торговом или Элитарном районе
breakthrough-smugglers_routes = сбросить 2 траста: передвинуть одного открытого жителя куда угодно
plan-smugglers_routes = герой или прорыв передвинул жителя в этом раунде
text-smugglers_routes = первый район, который покидает каждый передвигаемый житель, бесплатен
protocol-street_theatre = герой в Театральном районе или на Центральной площади
breakthrough-street_theatre = 3 открытых активных жителя рядом с героями: недовольство +1
plan-street_theatre = хотя бы двое героев в обычных районах
protocol-factory_accident = герой в Промышленном или Научном районе
breakthrough-factory_accident = в этом раунде сломан страж: недовольство +1
plan-factory_accident = ни один герой не в районе с 3 и более исправными стражами
text-factory_accident = щит можно перебросить один раз за атаку
protocol-informers = сбросить 2 траста
breakthrough-informers = сбросить ещё 2 траста: идентифицировать любого жителя
plan-informers = у каждого героя есть хотя бы 1 траст
protocol-free_press = герой в Башне закона или Главной цитадели
breakthrough-free_press = сбросить 2 траста: недовольство +1
plan-free_press = опубликовано не больше одной директивы
text-free_press = агитация стоит на 1 траст меньше
protocol-curfew = сбросить 2 траста
breakthrough-curfew = все герои в разных районах: в случайном районе ломается страж
plan-curfew = хотя бы один герой выбрал карту района, где начал раунд
text-curfew = кубик побега бросают дважды, считается лучший результат
text-countdown_automa = остаётся до конца игры; новые события не открываются
plan-countdown_automa = никогда: план продвигается в каждом раунде

# Missions: setup, interaction, goal, benefit.
interaction-deactivating_trap = положите свой жетон героя в обычный район, где закончили движение
goal-deactivating_trap = все три жетона героев в одном обычном районе
benefit-deactivating_trap = там засада: первый слуга, который придёт или останется по карте, деактивирован до конца следующего раунда
setup-learn_their_weaknesses = в конце раунда 1 каждый жетон слуги кладётся в район своего слуги
interaction-learn_their_weaknesses = возьмите жетон слуги из своего района (не больше одного)
goal-learn_their_weaknesses = у каждого героя есть жетон слуги
benefit-learn_their_weaknesses = героя никогда не задерживает слуга, чей жетон у него есть
interaction-class_consciousness = отдайте свой жетон героя открытому жителю здесь; он вернётся, если жителя арестуют или перемешают
goal-class_consciousness = три жетона у жителей трёх видов в трёх районах
benefit-class_consciousness = мятежи разыгрываются так, будто стадия на 1 выше
interaction-forged_decrees = положите свой жетон героя в Главную цитадель, Башню закона или Контрольный центр, закончив там движение
goal-forged_decrees = ровно по одному жетону героя в каждом из трёх
benefit-forged_decrees = один раз, в одном из следующих раундов, событие не открывается
setup-self_destruct_command = командный пункт лежит в случайном обычном районе
interaction-self_destruct_command = если вы пришли к командному пункту в этот ход, бросьте кубик атаки и положите там столько трастов (щит: ничего)
goal-self_destruct_command = не меньше 7 трастов у командного пункта
benefit-self_destruct_command = ломаются все стражи там и по одному в каждом соседнем районе
interaction-leader_of_the_resistance = возьмите жетон героя у героя здесь или отдайте ему
goal-leader_of_the_resistance = у одного героя, лидера, все три жетона героев
benefit-leader_of_the_resistance = лидер может сбросить жетон, чтобы избежать задержания, получить 3 траста перед действием или убрать 1 противника в своём мятеже
interaction-system_hack = положите свой жетон героя в Главную цитадель, Башню закона или Контрольный центр, закончив там движение
goal-system_hack = все три жетона героев в одном и том же из них
benefit-system_hack = его особые действия можно выполнять откуда угодно по цене своего района
interaction-falsification = отдайте данные активному жителю здесь; они вернутся, если жителя арестуют или перемешают
goal-falsification = в конце раунда житель с данными в Главной цитадели; приводит его действие «Передвинуть жителей»
benefit-falsification = верните до 2 арестованных жителей в любые районы
setup-guard_control = три ядра на исправных стражах в трёх случайных районах
interaction-guard_control = нет: герои забирают ядро каждого такого сломанного стража
goal-guard_control = у героев все три ядра
benefit-guard_control = три раза бесплатно: переместите до 2 исправных стражей из своего района в соседние
setup-program_swap = дроны в трёх случайных районах; герой, входя туда, сбрасывает 1 траст
interaction-program_swap = положите свой жетон героя к дрону, у которого его нет
goal-program_swap = жетон героя у каждого дрона
benefit-program_swap = атаки в районах дронов можно один раз перебросить
interaction-revealing_the_plans = возьмите 2 бонда в Главной цитадели или Башне закона (не больше 4); оставьте их в Контрольном центре
goal-revealing_the_plans = не меньше 6 бондов в Контрольном центре
benefit-revealing_the_plans = оставшиеся бонды становятся трастами, и план отступает на 1
setup-rise_of_the_resistance = выберите три обычных района и положите в каждый жетон героя
interaction-rise_of_the_resistance = заберите свой жетон, если там есть открытый активный житель
goal-rise_of_the_resistance = все жетоны героев дома
benefit-rise_of_the_resistance = подполье в одном из трёх: кто закончит там движение, получает 3 траста

# What a price is made of.
price-guards = { $n ->
    [one] страж
    [few] стража
   *[other] стражей
  }
price-price = цена
price-districts = { $n ->
    [one] район
    [few] района
   *[other] районов
  }
price-unknown_citizens = { $n ->
    [one] неизвестный житель
    [few] неизвестных жителя
   *[other] неизвестных жителей
  }
price-die = кубик
price-traitors = { $n ->
    [one] предатель
    [few] предателя
   *[other] предателей
  }
price-stage = стадия
price-reinforcement = страж усиления

# More reasons.
refusal-no-active-citizen = Нет открытых активных жителей: { $district }.
refusal-no-broken-guard = Нет сломанных стражей: { $district }.
refusal-no-card-seized = Ни одна карта доступа не изъята.
refusal-no-directive-in-hand = У Машины нет директив на руке.
refusal-no-directive-left = В колоде не осталось директив.
refusal-no-directive-published = Ни одна директива не опубликована.
refusal-no-guard-to-move = Ни одного стража нельзя передвинуть.
refusal-no-hero-with-trust = Нет героев с трастами: { $district }.
refusal-no-identified-citizen = Нет известных или открытых жителей: { $district }.
refusal-no-unknown-citizen = Нет неизвестных жителей: { $district }.
refusal-no-unknown-citizen-near = По соседству нет неизвестных жителей: { $district }.
refusal-nobody-arrested = Никто не арестован.
refusal-not-your-decision = Сейчас решаете не вы.
refusal-nothing-to-relocate = Ни один район нельзя переместить.
refusal-raid-already-here = Облава здесь уже идёт: { $district }.
refusal-stage-would-drop = Стадия снизилась бы, или недовольство не может упасть.
refusal-too-few-citizens = Жителей не больше, чем стражей: { $district }.

# Что взвешивают боты.
term-successes = успешные мятежи
term-discontent = недовольство
term-riots = мятежи, до которых недалеко
term-trust = трасты героев
term-cards = карты доступа героев
term-plan = Великий план
term-machine = бонды и директивы Машины
term-square = стражи на Центральной площади
term-missions = миссии
term-outcome = конец партии
term-way = надёжный и дешёвый путь
term-place = что герой может там сделать
term-reach = что слуга может сделать там
term-guards = стражи там, где близок мятеж
term-order = что это даёт там сразу
term-saved = облигации, которые лучше сберечь
temper-bold = Смелый
temper-bold-text = Герои рано поднимают мятеж и не боятся облав; Машина устраивает облавы.
temper-cautious = Осторожный
temper-cautious-text = Герои избегают облав и берегут трасты; Машина бережёт стражей.
pile-districts = Районы
pile-layouts = Планы города
pile-heroes = Герои
pile-servants = Слуги
pile-citizens = Жители
pile-dice = Кубики
pile-events_versus = События, противостояние
pile-directives_versus = Директивы, противостояние
pile-events_automa = События, автома
pile-directives_automa = Директивы, автома
pile-movement_cards = Карты движения
pile-missions = Миссии
sources-note = Основной книги правил у нас не было: базовые правила восстановлены по печатному приложению. Планы города, ячейки районов, большинство событий автомы и части большинства миссий придуманы нами.

## Формы имён
district-main_citadel-from = из Главной цитадели
district-main_citadel-to = в Главную цитадель
district-main_citadel-in = в Главной цитадели
district-tower_of_law-from = из Башни закона
district-tower_of_law-to = в Башню закона
district-tower_of_law-in = в Башне закона
district-control_centre-from = из Контрольного центра
district-control_centre-to = в Контрольный центр
district-control_centre-in = в Контрольном центре
district-central_square-from = с Центральной площади
district-central_square-to = на Центральную площадь
district-central_square-in = на Центральной площади
district-trade-from = из Торгового района
district-trade-to = в Торговый район
district-trade-in = в Торговом районе
district-industrial-from = из Промышленного района
district-industrial-to = в Промышленный район
district-industrial-in = в Промышленном районе
district-science-from = из Научного района
district-science-to = в Научный район
district-science-in = в Научном районе
district-theatre-from = из Театрального района
district-theatre-to = в Театральный район
district-theatre-in = в Театральном районе
district-elite-from = из Элитарного района
district-elite-to = в Элитарный район
district-elite-in = в Элитарном районе
hero-mateusz-whom = Матеуша Ожешко
hero-mateusz-of = Матеуша Ожешко
hero-mateusz-to = Матеушу Ожешко
hero-culum-whom = Кулума Макдугласа
hero-culum-of = Кулума Макдугласа
hero-culum-to = Кулуму Макдугласу
hero-veiga-whom = Вейгу Васкес
hero-veiga-of = Вейги Васкес
hero-veiga-to = Вейге Васкес
hero-olga-whom = Ольгу де Труа
hero-olga-of = Ольги де Труа
hero-olga-to = Ольге де Труа
hero-sylvia-whom = Сильвию Ву
hero-sylvia-of = Сильвии Ву
hero-sylvia-to = Сильвии Ву
hero-mustafa-whom = Мустафу Азикиве
hero-mustafa-of = Мустафы Азикиве
hero-mustafa-to = Мустафе Азикиве
