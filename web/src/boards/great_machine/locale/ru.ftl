# City of the Great Machine, the board's own words.
ui-city = Город
ui-guards = стражи { $n }
ui-load = цена { $n }
ui-citizens = жители { $n }
ui-raid = облава
ui-riot = мятеж
ui-known = известен героям
ui-unknown = неизвестный житель
ui-lift = можно переместить
ui-send-guard = Отправить стража: { $district }
ui-dial = Недовольство { $discontent } из 18, Великий план { $plan } из 12, успехи { $successes } из 3
# On a small map; a slash says where the name may be broken into two lines.
ui-short-main_citadel = Цита/дель
ui-short-tower_of_law = Башня
ui-short-control_centre = Центр
ui-short-central_square = Площадь
ui-short-trade = Торго/вый
ui-short-industrial = Промыш/ленный
ui-short-science = Научный
ui-short-theatre = Теат/ральный
ui-short-elite = Элита
ui-discontent = Недовольство { $n }
ui-plan = Великий план { $n }
ui-successes = Успехи { $n } из 3
ui-anger = Недовольство
ui-master-plan = Великий план
ui-won = Успехи
ui-three-win = 3 для победы
ui-marker = Маркер развития: { $n ->
    [one] { $n } шаг, и план продвигается
    [few] { $n } шага, и план продвигается
   *[other] { $n } шагов, и план продвигается
  }
ui-awake = активен
ui-at-stage = на { $n }
ui-next-stage = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[other] { $n } делений
  } до стадии { $stage }: { $who }
ui-to-riot = { $n ->
    [one] { $n } деление
    [few] { $n } деления
   *[other] { $n } делений
  } до стадии мятежа: это успех
ui-event = Событие, раунд { $n }
ui-events-left = ещё { $n }
ui-protocol = Протокол:
ui-breakthrough = Прорыв:
ui-support = Поддержка:
ui-holds-if = Он стоит, если: { $words }.
ui-status-prevented = предотвращён
ui-status-executed = будет исполнен
ui-status-gained = состоится
ui-status-missed = пока нет
ui-status-open = можно оплатить
ui-plan-advances = План продвинется на { $plan }.
ui-plan-holds = План стоит.
ui-plan-open = { $who ->
    [machine] Машина может продвинуть план на { $plan }.
   *[other] Герои могут не пустить план на { $plan }.
  }
ui-as-now = Сейчас: { $words }.
ui-compared = { $left } против { $right }
ui-bonds-of = цена { $price }, бондов есть { $have }
ui-trust-of = цена { $price }, трастов есть { $have }
ui-free = даром
ui-by-choice = по выбору
ui-trust-n = { $n ->
    [one] { $n } траст
    [few] { $n } траста
   *[other] { $n } трастов
  }
ui-trust-each = по { $n } за жителя
ui-bonds-n = { $n ->
    [one] { $n } бонд
    [few] { $n } бонда
   *[other] { $n } бондов
  }
ui-chance = сломает: { $n }
ui-best-bid = в лучшем случае { $chance }
ui-riot-odds = { $pro } : { $contra }, неизвестных { $unknown }, успех { $chance }
ui-riot-line = Мятеж: за { $pro }, против { $contra }, неизвестных { $unknown }; цена { $price }, успех { $chance }
ui-against = Против: { $words }
ui-look-guards = исправные стражи { $n }, сломанные { $broken }
ui-look-trust = траст герою здесь { $n }
ui-crowd = жители минус стражи { $n }
ui-way = путь стоит { $price }, останется { $left }
ui-escape = побег { $chance }
ui-access-cards = Карты доступа
ui-hidden-from-machine = скрыто от Машины
ui-seized = изъята
ui-chosen = выбрана
ui-your-directives = Ваши директивы, тайно
ui-bonds = бонды { $n }
ui-in-hand = на руке { $n }
ui-deck = в колоде { $n }
ui-arrested = арестовано { $n }
ui-cards-left = осталось карт { $n }
ui-detained = задержание
ui-done = ход сделан
ui-leader = лидер
ui-initiative = инициатива { $n }
ui-symbol-rose = символ: роза
ui-symbol-goggles = символ: очки
ui-symbol-bird = символ: птица
ui-seized-cards = Изъяты: { $words }
ui-published = Действующие директивы
ui-directives = в колоде { $deck }, на руке { $hand }, вне игры { $gone }
ui-removed = вне игры { $n }
ui-used = использована
ui-soon = со следующего слуги
ui-none = нет
ui-unseen = Ещё не видели
ui-unseen-n = ещё не видели { $n }
ui-chat-readable = Чат читает и Машина.
ui-riot-tokens = Жетоны мятежа у героев: { $n }.
ui-permits = Каждая выполненная миссия даёт один; для мятежа нужен один.
ui-if-you-do = Если так сделать
ui-nothing-sent = ещё ничего не отправлено
ui-then-chance = Дальше решает случай или скрытое.
ui-preview = Что будет
ui-help-step = Нажмите следующий район; пунктир — самый дешёвый путь.
ui-help-access = Выберите карту района, где герой закончит движение; число — цена самого дешёвого пути.
ui-help-machine = Нажмите слугу, затем район или приказ. Нажмите стражей, чтобы отправить одного. Знаки на плитках: герои, которые могут прийти; пустые с ! — только через кубик побега.
ui-help-relocate = Нажмите район, затем новое место.
ui-help-hero-action = Действия стоят рядом с героем, с ценами; серые объясняют, почему нельзя.
ui-help-other = Выберите на поле, под ним или на панели.
ui-help-wait = Сейчас от вас ничего не требуется.
ui-way-to = Путь: { $district }
ui-leave = Выход из
ui-price = Цена
ui-left = Останется
ui-rolls = кубик
ui-toll = дрон 1
ui-stays = Остаётся здесь: даром.
ui-bids = Шанс по ставке
ui-bid-n = ставка { $n }
ui-after-roll = Сначала бросок, потом оплата или отказ: не больше { $chance }.
ui-who-may-come = Кто может прийти
ui-hero = Герой
ui-of-cards = Карты
ui-funds = Траст
ui-failed-raid = Никто не придёт: недовольство +1.
ui-riots = Мятежи
ui-as-known = по тому, что вы видели
ui-district = Район
ui-sides = Стороны
ui-odds = Успех
ui-raids = Облавы
ui-raid-caught = кого-то поймала
ui-raid-fails = никто не придёт: недовольство +1
ui-raid-open = может поймать: { $words }
ui-income = Доход следующего раунда
ui-end = Конец игры
ui-end-heroes = Героям нужно успехов: { $n }.
ui-end-plan = Плану осталось шагов: { $n }.
ui-end-cards = Меньше всего карт доступа у героя: { $n }; при 0 победит Машина.
ui-end-round = Раунд { $n } — последний возможный.
ui-heroes = Герои
ui-directives-title = Директивы
ui-in-force = действует
ui-held = на руке
ui-gone = вне игры
ui-events = События до сих пор
ui-kinds = Жители
ui-movement-memory = Карты движения
ui-cards-of = в колоде { $n } из { $all }
ui-turned-up = открыта
ui-available = возможно здесь
ui-unavailable = здесь невозможно
ui-tokens-down = Закрытые жетоны районов
ui-reinforcements = Осталось стражей усиления: { $n }
ui-mission-later = позже
ui-mission-open = открыта
ui-mission-reached = выполнена
ui-phase-initial = I Начало
ui-phase-access = II Доступ
ui-phase-machine = III Машина
ui-phase-heroes = IV Герои
ui-phase-closing = V Завершение
ui-round = раунд { $round }
ui-tab-machine = Машина
ui-tab-missions = Миссии
ui-tab-odds = Шансы
ui-tab-cards = Карты
ui-hint-access = Тайно: следующей ходит Машина и карты не видит.
ui-hint-machine = Нажмите слугу или стражей или выберите ниже.
ui-hint-servant = { $servant }: выберите район или приказ.
ui-hint-guard = Страж ({ $district }): выберите, куда.
ui-hint-action = Одно действие за трасты; стражи делают его дороже.
ui-hint-relocate = Выберите район, который поднять.
ui-hint-site = Выберите новое место; у каждого района должно остаться два моста.
ui-confirm-step = { $n ->
    [0] { $district }, даром
   *[other] { $district }, трастов { $n }
  }
ui-confirm-access = Выбрать: { $district }
ui-confirm-act = { $act }, трастов { $n }
ui-price-is = Цена: { $words }
ui-title-access = { $hero }: выберите, куда идти
ui-confirm-site = Сюда: { $district }
ui-finished = Город в конце игры
ui-source-riots = Мятежи
ui-source-stage = Стадия мятежа
ui-source-events = События
ui-source-raids = Облавы
ui-source-rest = Начало и прочее
ui-no-place = Сюда нельзя: { $cell }, { $turn }
ui-chosen-is = { $hero }: { $district }
ui-rethink = Выбрать заново
ui-curve = Недовольство и Великий план по ходам

## Прочитать о предмете
ui-about-common = обычный район
ui-about-special = особый район
ui-about-access = карта доступа
ui-about-access-words = Выбравший её герой закончит здесь движение.
ui-about-servant = слуга Машины
ui-about-citizen = горожанин
ui-about-wakes = активен со ступени недовольства { $n }
ui-about-trust = трасты: { $n } из { $of }
ui-about-leave = Уйти из района стоит { $n }
ui-about-unknown = Этого лица не знает никто; идентификация покажет его героям, бунт – всем.
ui-about-known = Это лицо знают герои, но не Машина.
ui-about-dial = Недовольство и Великий план
ui-about-discontent = Внешнее кольцо – недовольство. Каждая ступень пробуждает один вид горожан; последнее деление – успех героев.
ui-about-plan = Внутреннее кольцо – Великий план. На XII Машина побеждает.
ui-about-mission-do = Что делать: { $words }.
ui-about-mission-goal = Цель: { $words }.
ui-about-mission-gain = Награда: { $words }.
ui-story-arrest = арест
ui-agreement = Предложение героям
ui-you-propose = Вы предлагаете: { proposal }.
ui-agree = Согласиться
ui-object = Возразить
ui-agreed = согласие дано
ui-asked-still = ответа ещё нет
ui-silence-agrees = потом молчание считается согласием
ui-after-objection = После возражения решает один игрок: { $seat }.
ui-title-confirm = Вы согласны с предложением?
ui-to-share = К разделу: трастов { $n }
ui-to-pay = К оплате: трастов { $n }
ui-rest = Осталось: { $n }
ui-others-may = у других { $n }
ui-has-trust = есть { $n }
ui-less = { $hero }: меньше
ui-more = { $hero }: больше
ui-pay-it = Заплатить всё
ui-pay-nothing = Не платить
ui-pay-n = Заплатить { $n }
ui-share-it = Разделить так
ui-one-step = Только следующий шаг
ui-walk-alone = Всегда идти лучшим путём
ui-walks-alone = Герои сами идут лучшим путём, если не нужен бросок.
ui-walk-ask = Спрашивать о каждом пути

## Before and after a plan
ui-hold-bonds = Бонды
ui-hold-trust = Трасты ваших героев
ui-hold-discontent = Недовольство
ui-hold-plan = Великий план

ui-citizen-at = { $who }, { $district }
ui-citizen-unknown = Неизвестный житель
ui-citizen-known = Житель, известный героям
ui-citizen-any = Житель
ui-end-turn = Завершить ход
ui-end-phase = Завершить фазу
ui-title-step = { $who }: куда дальше?
ui-title-share = Разделите трасты { $district-in }
ui-title-next-hero = Выберите ещё одного героя
ui-confirm-move = { $servant } { $district-to }, { $n ->
    [0] даром
    [one] { $n } бонд
    [few] { $n } бонда
   *[many] { $n } бондов
}
ui-set-up = подготовка
ui-aim = Герои побеждают при трёх успехах: это мятежи в районах и недовольство, дошедшее до стадии мятежа. Машина побеждает, когда её Великий план доходит до XII.
ui-help-share-trust = Трасты, которые дают жители { $district-in }, делят между собой герои, стоящие там. Отдайте их тому, кому предстоит самый длинный путь или самое дорогое действие.
ui-help-pledge = Герои платят вместе. Кто сколько даёт, решаете вы.
ui-goes-here = { $hero } на пути сюда
ui-relocate = { $district } — на новое место

ui-won-heroes = Герои побеждают
ui-won-machine = Великая машина побеждает
ui-verdict-machine = { $reason ->
    [access] В раунде { $round } герой лишился последней карты доступа; Великий план стоял на { $plan }.
   *[plan] Великий план дошёл до { $plan } в раунде { $round }.
}
ui-verdict-heroes-left = { $n ->
    [0] У героев не было ни одного из трёх нужных успехов
    [one] У героев был { $n } успех из трёх нужных
   *[other] У героев было { $n } успеха из трёх нужных
}; недовольство: { $discontent } из 18.
ui-verdict-heroes = Три успеха к раунду { $round }: { $successes }.
ui-verdict-machine-left = { $n ->
    [one] Великий план стоял на { $plan }: ещё шаг, и победила бы Машина.
   *[other] Великий план стоял на { $plan }: до XII не хватило { $n } шагов.
}
ui-success-riot = мятеж { $district-in }
ui-success-stage = стадия мятежа
