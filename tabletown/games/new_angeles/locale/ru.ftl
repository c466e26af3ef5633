# New Angeles, по-русски.
game-title = Нью-Анджелес
game-pitch = Корпорации вместе держат город на плаву и бьются в каждых торгах предложениями, контрпредложениями и купленной поддержкой. Обойдите тайного соперника по активам, пока угроза не дошла до 25, — если только вам самим не нужно, чтобы дошла.

## Подготовка
mode-standard = Обычная игра
mode-standard-text = 4–6 корпораций, шесть раундов и три раунда спроса.
option-windows = Окна переговоров
option-windows-text = Паузы, в которые все могут договориться, прежде чем игра продолжится.
option-whispers = Личные сообщения
option-whispers-text = Разрешить личную переписку двух игроков.
option-corporations = Корпорации
option-corporations-text = По очереди на выбор, по жребию или закреплены за местами.
option-setup_card = Карта стартовой расстановки
option-setup_card-text = Случайная или по выбору хозяина стола.
option-deck_vote = Карта Изабель Макгуайр
option-deck_vote-text = Считается ли, что положивший карту из колоды поддержал это предложение.
value-windows-asked = По желанию
value-windows-asked-text = Пауза только для тех, кто хочет в это время говорить, и для тех, к кому они обращаются.
value-windows-full = Полные
value-windows-full-text = Пауза для всех в каждом окне, даже если говорить не о чем.
value-windows-short = Короткие
value-windows-short-text = То же, но по часам, от 7 до 30 секунд: кто не высказался, тот готов. Вернуть другого к переговорам можно лишь один раз за окно.
value-windows-off = Выключены
value-windows-off-text = Без пауз, кроме последнего спроса; сделки возможны, пока кто-то принимает решение.
value-corporations-draft = На выбор
value-corporations-draft-text = Игроки выбирают по очереди в случайном порядке.
value-corporations-random = По жребию
value-corporations-random-text = Каждый получает случайную корпорацию.
value-corporations-fixed = Закреплены
value-corporations-fixed-text = Место 1 играет за Хаас-Биороид, место 2 — за Дзинтеки и так далее.
value-deck_vote-binds = Считается
value-deck_vote-binds-text = По букве правил: поддержать оба предложения нельзя.
value-deck_vote-free = Не считается
value-deck_vote-free-text = Игрок по-прежнему может поддержать любое предложение.
value-setup_card-random = Случайная
value-setup_card-new_arrivals = Мигранты
value-setup_card-labor_dispute = Трудовой конфликт
value-setup_card-turf_war = Передел территорий
value-setup_card-first_cases = Первые заболевшие
value-setup_card-brownout = Перебои с током
value-setup_card-boom_years = Годы подъёма

## Слова
phase-setup = подготовка
phase-action = фаза действий
phase-production = фаза производства
phase-event = фаза событий
phase-demand = раунд спроса
piece-human_first = страйкер
piece-orgcrime = преступник
piece-prisec = страж
piece-enemy = фигурка врага
piece-outage = обесточивание
piece-illness = болезнь
piece-development = улучшение
piece-android = андроид
piece-protest = протест
piece-strike = забастовка
piece-unrest = беспорядки
stage-stable = спокойствие
stage-protest = протест
stage-strike = забастовка
back-human_first = страйкеры
back-orgcrime = преступники
back-outage = обесточивание
back-unrest = беспорядки
offer-main = основное предложение
offer-counter = контрпредложение
type-general = любая
type-any = любая
type-emergency = экстренное действие
district-root = Корень
reason-contract = контракт
reason-card = карта
reason-asset = преимущество
reason-investment = инвестиция
reason-stolen = кража
reason-spent = потрачено
reason-paid = плата
reason-bet = ставка
scope-decision = это решение
scope-deal = эти торги
scope-turn = этот ход
scope-round = этот раунд
status-open = открыто
status-kept = сдержано
status-broken = нарушено
status-released = снято
status-expired = истекло
window-turn_start = в начале хода другого игрока
window-asset_revealed = когда раскрыто преимущество
window-offer_proposed = когда выдвинуто предложение
window-counter_discard = при сбросе карт за контрпредложение
window-support_start = в начале шага поддержки
window-abstained = когда кто-то воздержался
window-resolution_start = в начале подведения итога
window-support_tied = при равной поддержке
window-deal_decided = когда определён победитель торгов
window-claimed = при получении
window-deal_end = в конце торгов
window-threat_increased = когда растёт угроза
window-illness_raised_threat = когда болезнь повышает угрозу
window-end_of_turn = в конце вашего хода
window-static = всегда
window-window_asset = раскрыто преимущество
window-window_offer = выдвинуто основное предложение
window-window_support = перед поддержкой
window-window_demand = перед удовлетворением спроса
window-window_turn = конец хода
window-window_production = перед производством
window-window_event = перед событием
option-unrest = снизить беспорядки
option-remove_orgcrime = удалить преступника
option-draw = взять карты
option-flip_emergency = открыть карту экстренного действия
option-discard_action = сбросить карты
option-steal_asset_others = забрать преимущество
option-capital = получить активы
option-steal_capital_other = забрать 1 актив у любого игрока
option-steal_capital_richest = забрать 2 актива у самого богатого

## Вопросы
prompt-corporation = Выберите корпорацию
prompt-investment = Оставьте одну из двух инвестиций
prompt-general = Выберите колоду, из которой возьмёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 }
prompt-deck = Выберите тип карт (игрок: { $drawer-seat }, карт: { $count })
prompt-reaction = Использовать преимущество? ({ $window })
prompt-main-offer = Выберите карту основного предложения
prompt-second-offer = Выберите карту и для контрпредложения
prompt-counteroffer = Контрпредложение или пропуск? Цена в картах: { $price }
prompt-pay-or-return = Отдать игроку { $to-seat } активов: { $price } — или забрать контрпредложение назад
prompt-declare = Объявите, как разыграете: { $card }
prompt-support = Поддержите предложение или воздержитесь (сейчас { $main } : { $counter })
prompt-lay = Выберите карты, которые положите лицом вниз: { $offer } (уже { $laid })
prompt-support-or-lose = Положите карту к основному предложению или потеряйте активов: { $amount }
prompt-deck-for-support = Выберите колоду, верхняя карта которой станет поддержкой
prompt-offer-for-support = Выберите предложение, к которому ляжет карта
prompt-winner = Решите, какое предложение победит
prompt-spend = Тратим активы вместе: уже { $total } из { $need }
prompt-end-of-turn = Закончите ход или сначала примените преимущество
prompt-discard = { $reason ->
    [counter] Сбросьте цену контрпредложения, осталось: { $count }
    [hand_size] Сбросьте карты до предела руки, осталось: { $count }
   *[effect] Сбросьте карты, осталось: { $count }
 }
prompt-ready = Переговоры ({ $window })
prompt-choose = Сделайте выбор: { $card }
prompt-place = Поместить: { $piece }. Выберите район
prompt-remove = Удалить: { $piece }. Не больше { $left }
prompt-name = Выберите другой район того же яруса
prompt-android = Переместите жетон андроида (не больше { $left })
prompt-lower = Снизьте беспорядки: выберите район
prompt-spread = Снизьте беспорядки на ступень (не больше { $left })
prompt-raise = Повысьте беспорядки: выберите район
prompt-produce = Выберите район, который производит
prompt-resource = Выберите ресурс ({ $by })
prompt-asset = Выберите карту преимущества
prompt-swap = Выберите две карты преимуществ для обмена (2 актива, если одна ваша)
prompt-victim = У кого забрать активов: { $by }?
prompt-steal = Заберите одну из этих карт или ни одной
prompt-emergency = Выберите карту экстренного действия
prompt-give = Выберите карту, которую отдадите
prompt-player = Выберите игрока
prompt-bottom = Выберите событие, которое уйдёт под низ
prompt-top = Выберите событие, которое будет следующим
prompt-rival = Поменять карту соперника с той, что под полем?
prompt-option = Выберите одно

## Действия
action-corporation = Играть за: { $corporation }
action-keep = Оставить: { $investment }
action-deck = Взять из колоды: { $type }
action-use = Использовать: { $asset }
action-decline = Отказаться
action-offer = Предложить: { $card }
action-counter = Контрпредложение: { $card }
action-pass = Пропустить
action-discard = Сбросить: { $card }
action-pay = Заплатить
action-refuse = Забрать контрпредложение назад
action-support = Поддержать { $offer }
action-abstain = Воздержаться
action-lay = Положить лицом вниз: { $card }
action-done = Это всё
action-lose = Потерять активы
action-place = Поместить: { $piece }, { $district }
action-remove = Удалить: { $piece }, { $district }
action-android = Андроид: из района { $from-district } в район { $to-district }
action-lower = Снизить беспорядки: { $district }
action-raise = Повысить беспорядки: { $district }
action-produce = Производит: { $district }
action-name = Назвать: { $district }
action-stop = Больше не надо
action-player = Выбрать: { $seat }
action-option = Выбрать: { $option }
action-resource = Выбрать: { $resource }
action-spend = Потратить: { $amount }
action-finish = Закончить ход
action-asset = Выбрать: { $asset }
action-emergency = Выбрать: { $card }
action-steal = Забрать: { $card }
action-give = Отдать: { $card }
action-swap = Поменять
action-leave = Оставить
action-bottom = Под низ: { $event }
action-top = Наверх: { $event }
action-winner = Побеждает { $offer }
action-ready = Можно продолжать

## События
event-took-corporation = { $seat } играет за { $corporation }.
event-setup-card = Стартовая расстановка: { $setup }.
event-first-player = { $seat } становится первым активным игроком.
event-rival-dealt = { $seat } получает карту соперника{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-drew-investments = { $seat } берёт две инвестиции{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-kept-investment = { $seat } оставляет инвестицию{ $seen ->
    [0] .
   *[other] : { $investment }.
 }
event-round-begins = Раунд { $round }: { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }.
event-last-round = Это последний раунд: за ним третий спрос и конец игры.
event-turn-begins = Ходит { $seat }.
event-token-passed = Жетон активного игрока получает { $seat }.
event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
 } «{ $type }»{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-refilled = Сброс открыт и замешан в колоды: { $card }.
event-discarded = { $seat } сбрасывает карту лицом вниз{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-took-discard = { $to-seat } забирает карту, которую сбрасывает { $seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-revealed = Раскрыто преимущество: { $asset }.
event-main-offer = { $seat } предлагает карту «{ $card }».
event-no-main-offer = { $seat }: предложить нечего.
event-counteroffer = { $seat } выдвигает контрпредложение: «{ $card }».
event-passed = { $seat } пропускает.
event-counteroffer-returned = { $seat } получает обратно карту «{ $card }».
event-declared = { $seat } объявляет: «{ $action }».
event-abstained = { $seat } воздерживается.
event-laid = { $seat } кладёт карту в поддержку { $offer-word ->
    [main] основного предложения
   *[counter] контрпредложения
 }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-laid-from-deck = { $seat } кладёт в поддержку { $offer-word ->
    [main] основного предложения
   *[counter] контрпредложения
 } верхнюю карту колоды «{ $type }».
event-supported = { $seat } поддерживает { $offer } { $count ->
    [one] { $count } картой
    [few] { $count } картами
   *[many] { $count } картами
 }.
event-barred-support = { $seat } не может поддерживать контрпредложение в этих торгах.
event-barred-trade = { $seat } не может заключать сделки до конца торгов.
event-winner-set = { $seat } решает: побеждает { $offer }.
event-deal-won = { $tied ->
    [1] Торги выигрывает { $seat }, { $main } : { $counter }: при равной поддержке побеждает активный игрок.
   *[0] Торги выигрывает { $seat }, { $main } : { $counter }.
 }
event-claimed = { $seat } получает преимущество «{ $asset }».
event-cards-discarded = Карты торгов сброшены: { $count }.
event-emergency-returned = { $seat } получает обратно карту «{ $card }».
event-flipped = { $seat } открывает карту «{ $card }».
event-stole-emergency = { $seat } забирает у игрока { $from-seat } карту «{ $card }».
event-stole-card = { $seat } забирает карту у игрока { $from-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-gave-card = { $seat } отдаёт карту игроку { $to-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-asset-used = { $seat } использует преимущество «{ $asset }».
event-asset-moved = Преимущество «{ $asset }» переходит от игрока { $from-seat } к игроку { $to-seat }.
event-asset-discarded = { $seat } убирает преимущество «{ $asset }» под колоду.
event-chose-player = { $seat } выбирает игрока { $chosen-seat }.
event-saw-hand = { $seat } смотрит руку игрока { $of-seat }{ $seen ->
    [0] .
   *[other] : { $card }.
 }
event-saw-events = { $seat } смотрит следующие события ({ $back }){ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-to-bottom = { $seat } кладёт событие ({ $back }) под низ{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-event-on-top = { $seat } возвращает событие ({ $back }) наверх{ $seen ->
    [0] .
   *[other] : { $event }.
 }
event-saw-spare = { $seat } смотрит карту соперника под полем{ $seen ->
    [0] .
   *[other] : { $rival }.
 }
event-swapped-rival = { $seat } меняет свою карту соперника с той, что под полем{ $seen ->
    [0] .
   *[other] . Новый соперник: { $rival }.
 }
event-left-rival = { $seat } оставляет карту соперника под полем.
event-spent-nothing = { $seat } ничего не тратит.
event-capital = { $seat } получает { $by ->
    [one] { $by } актив
    [few] { $by } актива
   *[many] { $by } активов
 } ({ $reason }), теперь { $capital }.
event-capital-lost = { $seat } теряет { $by ->
    [one] { $by } актив
    [few] { $by } актива
   *[many] { $by } активов
 } ({ $reason }), теперь { $capital }.
event-threat = Угроза растёт на { $by }, теперь { $threat }.
event-threat-lowered = Угроза падает на { $by }, теперь { $threat }.
event-illness-touched = Карта затронула болезнь в районе { $district }.
event-none-left = Для района { $district } в резерве больше ничего нет: { $piece }.
event-no-room = В районе { $district } уже есть { $piece }.
piece-named = { $piece }
# Корень — не район: что туда попало, покидает город.
event-placed = { $district-word ->
    [root] До Корня доходит { piece-named }.
   *[other] В районе { $district } появляется { piece-named }.
 }
event-moved = { $district-word ->
    [root] Из района { $from-district } до Корня доходит { piece-named }.
   *[other] Из района { $from-district } в район { $district } переходит { piece-named }.
 }
event-removed = Из района { $district } исчезает { piece-named }.
event-android = Андроид переходит из района { $from-district } в район { $to-district }.
event-unrest = { $change ->
    [0] Беспорядки в районе { $district } без изменений: { $stage }.
   *[other] Беспорядки в районе { $district }: вместо «{ $from-stage }» теперь «{ $stage }».
 }
event-supply = { $resource } +{ $by }, теперь { $amount }.
event-supply-lowered = { $resource } −{ $by }, теперь { $amount }.
event-production = Производство.
event-exploited = Район { $district } эксплуатируется.
event-event = Событие: { $event }.
event-event-back = На следующем событии: { $back }.
event-track-filled = В следующей фазе действий { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
 }.
event-demand-round = Раунд спроса.
event-investment = { $seat } раскрывает инвестицию «{ $investment }».
event-demand-paid = { $short ->
    [0] Спрос «{ $demand }» удовлетворён.
   *[other] Спрос «{ $demand }» не удовлетворён. Не хватило: { $resource }.
 }
event-demand = Новый спрос: { $demand }.
event-window-opened = Время переговоров: { $window }.
event-ready = { $seat }: можно продолжать.
event-wants-to-speak = { $number ->
    [0] { $seat } не просит слова ни в одном окне переговоров.
   *[other] { $seat } просит слова в окнах переговоров: { $window }.
 }
event-proposed = Оферта { $proposal }, { $seat } игроку { $to-seat }{ $give ->
    [0] {""}
   *[other] {"; "}отдаёт { $give ->
        [one] { $give } актив
        [few] { $give } актива
       *[many] { $give } активов
    }
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}отдаёт: { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}просит { $take ->
        [one] { $take } актив
        [few] { $take } актива
       *[many] { $take } активов
    }
 }{ $take-number ->
    [0] {""}
   *[other] {"; "}просит: { $take-assets }
 }{ $act ->
    [none] .
    [support] {"; "}просит поддержку сейчас: { $offer }, карт не менее { $count }.
    [abstain] {"; "}просит сейчас воздержаться.
    [pass_counter] {"; "}просит сейчас не выдвигать контрпредложения.
    [main_type] {"; "}просит сейчас предложить { $type-word ->
        [any] любую карту
       *[other] карту «{ $type }»
     }.
    [counter_type] {"; "}просит сейчас выдвинуть контрпредложение { $type-word ->
        [any] любой картой
       *[other] картой «{ $type }»
     }.
    [spend] {"; "}просит сейчас: потратить активов: { $count }.
    [choice] {"; "}просит сейчас: «{ $actions }».
   *[other] {"; "}просит сейчас { $how ->
        [not] не использовать
       *[use] использовать
     } преимущество «{ $asset }».
 }
event-proposed-to-anybody = Оферта { $proposal }, { $seat } любому игроку{ $give ->
    [0] {""}
   *[other] {"; "}отдаёт { $give ->
        [one] { $give } актив
        [few] { $give } актива
       *[many] { $give } активов
    }
 }{ $give-number ->
    [0] {""}
   *[other] {"; "}отдаёт: { $give-assets }
 }{ $take ->
    [0] {""}
   *[other] {"; "}просит { $take ->
        [one] { $take } актив
        [few] { $take } актива
       *[many] { $take } активов
    }
 }{ $act ->
    [none] .
    [support] {"; "}просит поддержку: { $offer }, карт не менее { $count }.
    [abstain] {"; "}просит воздержаться.
    [pass_counter] {"; "}просит не выдвигать контрпредложения.
    [main_type] {"; "}просит предложить { $type-word ->
        [any] любую карту
       *[other] карту «{ $type }»
     }.
    [counter_type] {"; "}просит выдвинуть контрпредложение { $type-word ->
        [any] любой картой
       *[other] картой «{ $type }»
     }.
    [spend] {"; "}просит: потратить активов: { $count }.
    [choice] {"; "}просит: «{ $actions }».
   *[other] {"; "}просит { $how ->
        [not] не использовать
       *[use] использовать
     } преимущество «{ $asset }».
 }
event-proposal-promises = … и обещает: { $what ->
    [support] поддержать игрока { $player-seat }, карт не менее { $count }
    [no_support] не поддерживать игрока { $player-seat }
    [no_counter] не выдвигать контрпредложений ({ $scope })
    [pay] заплатить игроку { $player-seat }, активов: { $count } ({ $scope })
    [give] отдать игроку { $player-seat } преимущество «{ $asset }» ({ $scope })
    [no_target] не применять преимущества против игрока { $player-seat } ({ $scope })
    [type] следующее основное предложение: { $type }
   *[free] «{ $text }» ({ $scope })
 }.
event-proposal-asks = … и просит обещание: { $what ->
    [support] поддержать игрока { $player-seat }, карт не менее { $count }
    [no_support] не поддерживать игрока { $player-seat }
    [no_counter] не выдвигать контрпредложений ({ $scope })
    [pay] заплатить игроку { $player-seat }, активов: { $count } ({ $scope })
    [give] отдать игроку { $player-seat } преимущество «{ $asset }» ({ $scope })
    [no_target] не применять преимущества против игрока { $player-seat } ({ $scope })
    [type] следующее основное предложение: { $type }
   *[free] «{ $text }» ({ $scope })
 }.
event-promised = Обещание { $promise }, { $seat } игроку { $to-seat }: { $what ->
    [support] поддержать игрока { $player-seat }, карт не менее { $count }
    [no_support] не поддерживать игрока { $player-seat }
    [no_counter] не выдвигать контрпредложений ({ $scope })
    [pay] заплатить игроку { $player-seat }, активов: { $count } ({ $scope })
    [give] отдать игроку { $player-seat } преимущество «{ $asset }» ({ $scope })
    [no_target] не применять преимущества против игрока { $player-seat } ({ $scope })
    [type] следующее основное предложение: { $type }
   *[free] «{ $text }» ({ $scope })
 }.
event-promised-to-all = Обещание { $promise }, { $seat } всем: { $what ->
    [support] поддержать игрока { $player-seat }, карт не менее { $count }
    [no_support] не поддерживать игрока { $player-seat }
    [no_counter] не выдвигать контрпредложений ({ $scope })
    [pay] заплатить игроку { $player-seat }, активов: { $count } ({ $scope })
    [give] отдать игроку { $player-seat } преимущество «{ $asset }» ({ $scope })
    [no_target] не применять преимущества против игрока { $player-seat } ({ $scope })
    [type] следующее основное предложение: { $type }
   *[free] «{ $text }» ({ $scope })
 }.
event-promise-judged = Обещание { $promise } игрока { $seat }: { $status }.
event-accepted = { $seat } принимает оферту { $proposal } игрока { $from-seat }.
event-traded = { $take ->
    [0] { $from-seat } платит игроку { $to-seat } { $give ->
        [one] { $give } актив
        [few] { $give } актива
       *[many] { $give } активов
     }.
   *[other] { $give ->
        [0] { $to-seat } платит игроку { $from-seat } { $take ->
        [one] { $take } актив
        [few] { $take } актива
       *[many] { $take } активов
     }.
       *[other] { $from-seat } платит игроку { $to-seat } { $give ->
        [one] { $give } актив
        [few] { $give } актива
       *[many] { $give } активов
     }, а в ответ получает { $take }.
     }
 }
event-proposal-ended = { $how ->
    [rejected] { $seat } отклоняет оферту { $proposal } игрока { $from-seat }.
    [withdrawn] { $seat } отзывает оферту { $proposal }.
    [void] Оферта { $proposal } игрока { $from-seat } стала невыполнимой.
   *[lapsed] Срок оферты { $proposal } игрока { $from-seat } истёк.
 }
event-said = { $seat }: «{ $why }»
event-rival-revealed = { $kind ->
    [federalist] { $seat } — Федералист, активов: { $capital }. { $seat } { $won ->
        [1] выигрывает.
       *[0] не выигрывает.
     }
    [own] Соперник игрока { $seat } — своя же корпорация; игроков с меньшими активами: { $fewer }. { $seat } { $won ->
        [1] выигрывает.
       *[0] не выигрывает.
     }
   *[rival] Соперник игрока { $seat } — { $rival }: активы { $capital } против { $against }. { $seat } { $won ->
        [1] выигрывает.
       *[0] не выигрывает.
     }
 }
event-game-ends = { $outcome } Победители: { $winners-seat }. Карты соперников: { $rivals }.

## Конец игры
outcome-city-fell = Угроза достигла предела: город пал.
outcome-city-stands = Третий раунд спроса позади: город устоял.
outcome-text-city-fell = Проигрывают все, кроме Федералиста с 25 активами.
outcome-text-city-stands = Побеждают все, у кого активов больше, чем у своего соперника.

## Отказы
refusal-accepted-already = Вы уже приняли оферту { $proposal }.
refusal-already-drawn-from = На этом шаге вы уже брали из колоды: { $type }.
refusal-already-stable = { $district }: там и так спокойно.
refusal-android-moved-already = { $district }: этот андроид уже перемещался.
refusal-android-there-already = { $district }: андроид там уже есть.
refusal-another-player = Это должен быть другой игрок.
refusal-asked-anyway = По правилам этого стола в каждом окне переговоров спрашивают всех.
refusal-asset-changes-nothing = { $asset }: сейчас это ничего не изменит.
refusal-barred-from-counteroffer = { $seat } не может поддерживать контрпредложение в этих торгах.
refusal-barred-from-trading = Марк Йель: один из вас не может заключать сделки до конца торгов.
refusal-card-or-capital = Положите карту или потеряйте активы.
refusal-card-removes-other-pieces = Эта карта не удаляет: { $piece }.
refusal-choose-a-corporation = Сначала выберите корпорацию.
refusal-choose-a-deck = Выберите колоду.
refusal-choose-an-offer = Выберите предложение.
refusal-chosen-already = { $seat }: этот игрок уже выбран.
refusal-corporation-taken = { $corporation }: корпорация занята.
refusal-counter-or-pass = Выдвиньте контрпредложение или пропустите.
refusal-decision-not-pending = Сейчас { $seat } не принимает такого решения; оферта должна подождать.
refusal-declare-a-choice = Объявите один из вариантов карты.
refusal-discard-first = Сначала сбросьте карты, осталось: { $count }.
refusal-discard-in-hand-order = Карты сбрасывают в порядке руки: { $card } уже пропущена.
refusal-district-does-not-qualify = { $district }: карта не разрешает этот район.
refusal-district-in-outage = { $district }: район обесточен, ничего не производит, беспорядки там не растут.
refusal-district-in-strike = { $district }: там забастовка, район ничего не производит.
refusal-emergency-is-no-support = { $card } — экстренное действие, ею нельзя поддержать.
refusal-empty-hand = { $seat }: в руке нет карт.
refusal-empty-proposal = В оферте должно быть хотя бы одно условие.
refusal-exhausted = { $asset }: карта повёрнута до следующего обновления владельца.
refusal-facedown = { $card } лежит лицом вниз, её нельзя предложить.
refusal-human-first-doubles-unrest = { $district }: страйкер, эксплуатация повышает беспорядки на две ступени или обесточивает.
refusal-illness-costs-threat = { $district }: болезнь, карта действия, затронувшая район, стоит 2 угрозы.
refusal-judged-by-the-game = Обещание { $promise } оценивает сама игра.
refusal-keep-one-of-two = Оставьте одну из двух инвестиций.
refusal-lay-a-card = Положите карту из руки.
refusal-lay-in-hand-order = Карты кладут в порядке руки: { $card } уже пропущена.
refusal-move-does-not-fit = Это не то, о чём просит оферта.
refusal-move-not-finished = Ход не закончен.
refusal-move-not-legal = Такой ход невозможен: { $action }.
refusal-needs-a-move = Вместе с согласием нужен сам ход.
refusal-no-android-there = { $district }: андроида там нет.
refusal-no-assets-from-anybody = Оферта для любого не может просить карты преимуществ.
refusal-no-capital-to-lose = Активов нет: нужно положить карту.
refusal-no-counteroffer = Контрпредложения нет.
refusal-no-deal-now = Сейчас нет торгов.
refusal-no-move-needed = К этой оферте ход не относится.
refusal-no-negotiation-yet = Переговоры начнутся после подготовки.
refusal-no-such-cards = Карт такого типа не осталось: { $type }.
refusal-no-such-decision-coming = За это время такого решения уже не будет.
refusal-no-such-piece-there = { $district }: там нет ({ $piece }).
refusal-no-such-player = Такого игрока нет.
refusal-no-such-promise = Нет такого открытого обещания: { $promise }.
refusal-no-such-proposal = Нет такой открытой оферты: { $proposal }.
refusal-no-windows = За этим столом играют без окон переговоров.
refusal-nobody-owns-it = { $asset }: ни у кого нет этой карты.
refusal-not-a-choice-of-this-card = Карта не даёт такого выбора.
refusal-not-for-you = Оферта { $proposal } не для вас.
refusal-not-in-hand = { $card }: карты нет в вашей руке.
refusal-not-in-your-area = { $card }: карта лежит не у вас.
refusal-not-now = { $asset } применяется { $window }.
refusal-not-now-a-card = { $card }: сейчас карту нельзя разыграть.
refusal-not-promised-to-you = Обещание { $promise } дано не вам.
refusal-not-the-richest = { $seat }: у этого игрока не больше всех активов.
refusal-not-their-asset = { $seat }: у этого игрока нет карты { $asset }.
refusal-not-your-asset = { $asset }: карта не ваша.
refusal-not-your-proposal = Оферта { $proposal } не ваша.
refusal-nothing-in-the-way = { $district }: ничто не мешает.
refusal-nothing-to-reply-to = На оферту { $proposal } вы ответить не можете.
refusal-nothing-to-steal = { $seat }: забрать нечего.
refusal-offer-a-card = Основное предложение обязательно: выберите карту.
refusal-one-offer-only = Вы уже положили карту из колоды за другое предложение, а поддержать оба нельзя.
refusal-option-does-nothing = Это ничего не даст: { $option }.
refusal-orgcrime-blocks-primary = { $district }: преступник блокирует основной ресурс.
refusal-pay-or-refuse = Заплатите или заберите контрпредложение назад.
refusal-possible-now = Ничто не мешает: { $action }.
refusal-prisec-keeps-enemies-out = { $district }: страж, фигурки врагов уходят дальше.
refusal-ready-first = Открыто окно переговоров: сообщите о готовности.
refusal-resource-does-not-qualify = { $resource }: выбрать нельзя.
refusal-sealed-for-this-decision = Запечатанный ход годится только для нынешнего решения.
refusal-sealed-promise = Оферта из обещаний не содержит хода.
refusal-sealed-without-act = Запечатанному ходу нужно действие.
refusal-spend-or-nothing = Потратьте сколько-нибудь, хотя бы 0.
refusal-support-or-abstain = Поддержите предложение или воздержитесь.
refusal-they-have-too-little = { $seat }: активов только { $have }.
refusal-too-few-cards = У вас { $have ->
    [one] { $have } карта
    [few] { $have } карты
   *[many] { $have } карт
 }, нужно { $need } (цена { $price }).
refusal-too-little-capital = У вас активов только { $have }.
refusal-too-many-moves = Этот ход сюда уже не относится: { $action }.
refusal-too-many-open = У вас уже открыто оферт: { $most }.
refusal-too-many-this-turn = За этот ход вы уже отправили таких сообщений: { $most }.
refusal-too-many-uses = Эту оферту можно использовать не более чем { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
 }.
refusal-use-or-decline = Используйте преимущество или откажитесь.
refusal-use-or-finish = Примените свойство или закончите.
refusal-used-already = { $asset }: на этом шаге уже использовано.
refusal-wished-already = Вы это уже сказали.
refusal-works-by-itself = { $asset } действует само.
refusal-would-tell-your-hand = Просить об этом может только другая сторона: вы бы раскрыли руку.

## Стол словами
label-head = Раунд { $round }, { $phase }; ходов на треке: { $turns }; следующее событие: { $back }
label-threat = Угроза { $threat }/{ $end } { $bar }
label-city = Город
label-root = Корень
label-district = { $number } { $name } (ярус { $tier }, путь в { $way }): { $goods }
label-supply = Снабжение: { $list }
label-demand = Спрос: { $name } (иначе угроза +{ $threat })
label-deal = Торги
label-revealed = Преимущество: { $name }. { $text }
label-offer = { $side }, { $seat }: { $card }. { $text } Поддержка: { $cards }
label-to-decide = Ещё решают: { $list }
label-players = Игроки (* активный)
label-who = { $number } { $name }
label-player = { $name }: активы { $capital }, карт { $cards }, обещаний сдержано/нарушено { $kept }/{ $broken }
label-exhausted = повёрнута
label-facedown = лицом вниз
label-decks = Колоды: { $list }; сброс { $discard }; преимущества { $assets }
label-proposals = Оферты
label-promises = Открытые обещания
label-anybody = любой
label-everyone = все
label-binding = обязательная
label-not-binding = необязательная
label-give = отдаёт: { $list }
label-take = просит: { $list }
label-act = сейчас: { $act }
label-promise = обещает: { $term }
label-asks = просит обещать: { $term }
label-secrets = Ваши секреты
label-rival = Соперник: { $name }
label-investment = Инвестиция «{ $name }»: { $text }
label-hand = Рука:

## На что смотрят боты
term-capital = свои активы
term-rival = отрыв от соперника
term-threat = угроза
term-assets = преимущества
term-cards = карты в руке
term-demand = выполнение спроса
term-investment = инвестиция
term-outlook = что дальше
term-draw = карты, подходящие вашим планам
term-use = действие преимущества
term-deal = исход торгов
term-player = что это значит для этого игрока
term-district = что это даёт в этом районе
term-share = сколько это стоит и кто ещё может заплатить

## Карты
text-aaron_marron = Карты, которые другой игрок сбрасывает за контрпредложение, идут вам в руку, а не в сброс.
text-alex_westlund = Конец хода: поменяйте владельцев двух карт преимуществ в игре; если одна из них ваша, сначала потеряйте 2 актива.
text-bernice_mai = Конец хода: отдайте другому игроку 1 или 2 карты с руки и получите по 1 активу за каждую.
text-braintrust = Все количества в вашем списке добора удваиваются; предел руки меньше на 1.
text-bryan_stinson = При получении сбросьте, чтобы забрать 2 карты экстренных действий у других игроков.
text-caprice_nisei = Когда игрок выдвигает предложение, можете повернуть эту карту: он должен точно объявить, как разыграет карту, и связан этим.
text-chief_gorman = После контрпредложения можете повернуть эту карту: оно возвращается игроку, если тот не отдаст вам 2 актива.
text-coach_walden = Получайте 1 актив, когда игрок справа от вас выигрывает торги.
text-eiko = Когда игрок воздерживается, можете повернуть эту карту: он кладёт 1 карту к основному предложению или теряет 1 актив.
text-elizabeth_mills = Конец хода: отдайте эту карту другому игроку и выберите: он сбрасывает 3 карты действий или берёт 3 карты верхнего типа своего планшета.
text-floyd_2x3a7c = При получении возьмите 5 карт действий любых типов; предел руки больше на 5.
text-fumiko_yamamori = Конец хода: уменьшите на 1 ресурс, который не на нуле, чтобы получить 2 актива.
text-gurren_imaishi = При получении сбросьте, чтобы получить 5 активов.
text-hernando_cortez = При получении сбросьте, чтобы забрать 1 преимущество у другого игрока или получить 2 актива.
text-isabel_mcguire = В начале шага поддержки можете повернуть эту карту и положить верхнюю карту любой колоды лицом вниз к любому предложению.
text-jackson_howard = Когда раскрыто преимущество, можете повернуть эту карту и выбрать другого игрока; если он выиграет торги, получите 2 актива.
text-lily_lockwell = В начале хода другого игрока, если у него больше активов, можете забрать 1 случайную карту из его руки.
text-locust_company = В начале шага поддержки можете повернуть эту карту и выбрать игрока: он не может поддерживать контрпредложение в этих торгах.
text-marco_cubrero = Конец хода: заберите 1 актив у любого игрока или 2 у того, у кого их больше всех.
text-mark_yale = После предложения можете повернуть эту карту: выдвинувший его игрок не заключает сделок с активами и преимуществами до конца торгов.
text-midori = При равной поддержке можете повернуть эту карту и решить, кто выигрывает торги.
text-monica_singh = Проиграв торги как активный игрок, можете забрать 2 актива у контригрока.
text-mr_li = Конец хода: выберите любого игрока: он теряет 1 актив и берёт 2 карты действий любых типов.
text-mr_white = Конец хода: посмотрите руку другого игрока; можете забрать одну из этих карт.
text-naoko_watanabe = При получении сбросьте, чтобы получить 2 верхние карты колоды преимуществ, по одной.
text-rachel_beckmann = В конце каждых торгов, если рука пуста, можете взять 1 карту верхнего типа своего планшета.
text-saul_eustecio = Когда торги выигрывает контригрок, можете повернуть эту карту и получить 1 актив; затем 1 актив получает активный игрок.
text-sunny_lebeau = Каждый раз, когда растёт угроза, можете взять 2 карты верхнего типа своего планшета.
text-susan_chen = Конец хода: получите 2 актива, затем отдайте эту карту другому игроку.
text-tanaka = В начале подведения итога можете сбросить эту карту и назвать победителем активного игрока или контригрока.
text-the_fall_guy = Выдвинув основное предложение, можете сбросить эту карту и выдвинуть ещё и контрпредложение; сразу начинается шаг поддержки.
text-thomas_haas = Конец хода: посмотрите карту соперника под полем; можете поменять её со своей.
text-toshiyuki_sakai = При получении сбросьте, чтобы взять по 2 карты каждого типа; в этом ходу вы не сбрасываете до предела руки.
text-wong_ya_ching = Получайте 2 актива каждый раз, когда жетон болезни повышает угрозу.
text-ark_construction = Поместите 1 улучшение в любой район.
text-budget_renovations = Удалите до 2 жетонов обесточивания, затем повысьте беспорядки на ступень в каждом из этих районов.
text-gentrification = Удалите 1 жетон обесточивания; затем поместите туда стража, если его нет, и каждая фигурка врага уходит оттуда.
text-vanity_project = Выберите игрока: он получает 2 актива или 4, если поддержал это предложение; затем сбросьте 1 его преимущество, если можно.
text-clean_slate = Удалите до 2 жетонов болезни, затем поместите 1 обесточивание в один из этих районов; болезнь при этом не повышает угрозу.
text-clinical_trials = Удалите 1 жетон болезни; болезнь при этом не повышает угрозу.
text-information_procurement = Начиная с активного игрока, каждый может потратить сколько угодно активов; если всего не меньше числа игроков, угроза −2.
text-unorthodox_knowledge = Посмотрите 3 верхних события, одно положите под низ, остальные верните наверх в любом порядке.
text-efficiency_experts = Переместите 1 андроида в район без андроида; болезнь при этом не повышает угрозу.
text-high_risk_investments = Выберите 3 игроков по порядку: они получают 3, 2 и 1 актив.
text-labor_solutions = Переместите до 3 андроидов в районы без андроидов, затем поместите преступника в любой район.
text-liquidation = Выберите район без забастовки и обесточивания: он сразу производит все ресурсы, не считаясь с преступником; затем там забастовка.
text-live_feeds_24_7 = Снизьте беспорядки на ступень в любом районе или удалите 1 преступника.
text-media_circus = Снизьте беспорядки на 2 ступени в любом районе, затем поместите страйкера в любой район.
text-puff_piece = Начиная с активного игрока, каждый может взять 2 карты одного типа или 3, если поддержал это предложение.
text-spin_doctors = Снизьте беспорядки на ступень не более чем в 2 районах, затем уменьшите финансирование на 1; если оно на нуле, угроза +1.
text-arrest_orders = Поместите стража в любой район, чтобы удалить оттуда все другие фигурки.
text-full_deployment = Выберите другого игрока и одно из двух: он берёт 5 карт названного вами типа или открывает карту экстренного действия.
text-riot_control = Удалите 1 стража, чтобы удалить до 2 фигурок врагов; затем повысьте беспорядки в 1 районе без забастовки и обесточивания.
text-scorched_earth = Поместите обесточивание в район без него, чтобы удалить все фигурки врагов там и в другом районе того же яруса.
text-ruthless_tactics = Удалите до 4 фигурок врагов, затем повысьте беспорядки в 2 районах без забастовки и обесточивания.
text-underpaid_overclocked = Повысьте до 2 ресурсов на 1; затем получите 4 актива и поместите 2 страйкеров.
text-mandatory_quarantine = Удалите до 4 жетонов болезни, затем поместите 2 обесточивания; болезнь при этом не повышает угрозу.
text-energy_for_all = Начиная с активного игрока, каждый берёт 4 карты одного типа.
text-sweeps_week = Снизьте беспорядки суммарно до 4 ступеней; затем поместите 2 жетона болезни.
text-massive_reconstruction = Удалите до 3 обесточиваний, затем поместите 2 преступников.
text-activist_cells_awaken = Начиная с района с высшим номером, каждый страйкер перемещается дважды.
text-beanstalk_beset_by_protesters = Если страйкер есть в районе 3-го яруса, угроза +4; иначе каждый страйкер перемещается один раз.
text-human_first_starts_riot = Если страйкер есть в районе 2-го яруса, угроза +2; иначе каждый страйкер перемещается один раз.
text-humanity_labor_hosts_union_heads = Угроза +1 за каждого страйкера в городе.
text-beanstalk_owned_by_mob = Если преступник есть в районе 3-го яруса, угроза +4; иначе каждый преступник перемещается один раз.
text-gang_wars_at_all_time_high = Угроза +1 за каждого преступника в городе.
text-pistoleros_hit_squads_strike = Если преступник есть в районе 2-го яруса, угроза +3; иначе каждый преступник перемещается один раз.
text-tri_maf_leaders_unite = Угроза +1 за каждого преступника в городе.
text-crumbling_infrastructure = Угроза +1 за каждый обесточенный район.
text-earthquake_rocks_city = Если обесточены три района или больше, угроза +5.
text-helium_3_transport_threatened = Если обесточен район 3-го яруса, угроза +5; иначе, если обесточен район 2-го яруса, угроза +3.
text-rolling_outages_increase = Угроза +1 за каждый обесточенный район.
text-average_wage_falls_again = Если забастовки в трёх районах или больше, угроза +4.
text-report_record_unemployment = Если протесты и забастовки в шести районах или больше, угроза +4.
text-social_apps_spark_revolution = Угроза +1 за каждый район с протестом или забастовкой.
text-welfare_programs_slashed = Угроза +1 за каждый район с забастовкой.
text-healthcare_initiative = 3 / 5 / 7 активов, если в городе 2 / 3 / 4 и больше жетонов болезни.
text-power_siphoning = 3 / 5 / 7 активов, если в городе 1 / 2 / 3 и больше обесточиваний.
text-union_agreement = 3 / 5 / 7 активов, если в городе 2 / 3 / 4 и больше страйкеров.
text-laundering_scheme = 3 / 5 / 7 активов, если в городе 2 / 3 / 4 и больше преступников.
text-militarized_police = 3 / 6 / 8 активов, если в городе 1 / 2 / 3 и больше стражей.
text-short_sale = 3 / 5 / 7 активов, если 1 / 2 / 3 и больше ресурсов не выше 1.
text-retail_sector = Если спрос на жизнеобеспечение выполнен: 2 актива и по 2 за каждую единицу, не больше 6.
text-energy_sector = Если спрос на энергию выполнен: 3 актива и по 2 за каждую единицу, не больше 7.
text-banking_sector = Если спрос на финансирование выполнен: 2 актива и по 1 за каждую единицу, не больше 6.
text-technology_sector = Если спрос на технику выполнен: 3 актива и по 1 за каждую единицу, не больше 6.
text-entertainment_sector = Если спрос на развлечения выполнен: 2 актива и по 1 за каждую единицу, не больше 6.
text-populist_dismissal = 1 актив за каждый район с протестом или забастовкой.
text-federalist = Вы побеждаете, только если у вас не меньше 25 активов в момент, когда угроза достигает 25.
text-rival = Победа в конце третьего раунда спроса, если активов больше, чем у соперника; со своей картой — больше, чем у трёх других игроков (у двух при четверых).
contract-haas_bioroid = 2 актива, когда карта действия перемещает одного или нескольких андроидов.
contract-jinteki = 2 актива за каждый жетон болезни, который карта действия удаляет из района.
contract-nbn = 1 актив за каждую ступень беспорядков, которую снижает карта действия.
contract-weyland = 2 актива за каждое обесточивание, которое карта действия удаляет из района.
contract-melange = 3 актива после события, которое повысило угрозу меньше чем на 2.
contract-globalsec = 1 актив за каждую фигурку врага, которую карта действия удаляет из района.

temper-honest = Честный
temper-honest-text = Держит слово и ждёт того же от других.
temper-opportunist = Ловкач
temper-opportunist-text = Держит слово, пока это выгодно.
temper-saboteur = Саботажник
temper-saboteur-text = Не заботится о том, устоит ли город.
pile-board = Районы, шкалы и типы
pile-corporations = Корпорации
pile-action_cards = Карты действий
pile-emergency_actions = Экстренные действия
pile-assets = Преимущества
pile-events = События
pile-demands = Спрос
pile-investments = Инвестиции
pile-rivals = Соперники
pile-setups = Карты подготовки
sources-note = Открытые списки — памятки и страницы, сделанные поклонниками. Уровни районов, большинство ресурсов и все количества на карте, длина шкал ресурсов и все карты подготовки придуманы нами.

# what is said with a proposal or a refusal, in the voice of a temper
why-vote = Ещё одна карта, и торги за мной.
why-vote_honest = Плачу за карту сразу: сначала деньги.
why-vote_opportunist = Цена есть у каждого. Вот ваша.
why-vote_saboteur = Деньги — просто бумага. Карту, пожалуйста.
why-word = Мне хватит вашего слова.
why-peace = Пропустите этот раз, мне это кое-чего стоит.
why-threat = Платите, или выдвину контрпредложение.
why-threat_honest = Выдвину контрпредложение и говорю об этом заранее. Если не заплатите.
why-threat_opportunist = Контрпредложение у меня на руке. За это там и останется.
why-threat_saboteur = Платите, или смотрите, как всё горит.
why-sell_vote = Мои карты решают. Вот их цена.
why-sell_vote_honest = Я и так за, но карты даром не отдаю.
why-sell_vote_opportunist = Могу и так, и этак. Сделайте, чтобы стоило.
why-sell_vote_saboteur = У моего голоса нет любимцев. Он любит деньги.
why-sell_word = Поддержу, если вспомните обо мне сейчас.
why-idle_asset = Вам оно пригодится больше, чем мне.
why-want_asset = Мне это пригодится чаще, чем вам.
why-pay_in_kind = Активов мало. Возьмите вот это.
why-share = Городу это нужно. Разделим расходы, и я это предложу.
why-better_price = За это нет. Вот так — да.
why-better_price_honest = Честно было бы так.
why-better_price_opportunist = Почти. Ещё чуть-чуть, и мы друзья.
why-better_price_saboteur = Больше.
why-too_little = Мне это дороже.
why-too_little_honest = Это не покроет моих затрат.
why-too_little_opportunist = Приходите с настоящим предложением.
why-too_little_saboteur = Нет. У меня другие планы.
why-ahead = Вы и так впереди. Помогать не стану.
why-ahead_honest = Вы впереди всех. Дальше помогать не могу, простите.
why-ahead_opportunist = Для того, кто впереди, цена двойная.
why-ahead_saboteur = С вас уже хватит.
why-rival = Именно вас мне и надо обойти.
why-rival_honest = Кого надо обойти, тому не помогаю. Простите.
why-rival_opportunist = Для соперника цена двойная.
why-rival_saboteur = Вам? Никогда.
why-bad_partner = Вы нарушили слово.
why-bad_partner_honest = Вы нарушили слово. Я это помню.
why-bad_partner_opportunist = Ваши обещания подешевели.
why-bad_partner_saboteur = Вы лжёте хуже меня.
why-sure_win = Я впереди и там останусь.
why-word_given = Моё слово уже дано другому.
why-city_first = Не сейчас, когда город в таком виде.
