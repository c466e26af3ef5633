# Нью-Анджелес, собственные слова поля.
ui-city = Город
ui-root-threat = прибытие: +2 угрозы
ui-part-deal = Торги
ui-part-talk = Разговор
ui-part-supply = Снабжение
ui-part-secrets = Тайны
ui-exploited = эксплуатация
ui-asset = Преимущество
ui-assets = карты преимуществ
ui-no-asset = Карта преимущества ещё не открыта.
ui-no-main = Основного предложения ещё нет.
ui-no-counter = Контрпредложения нет; цена следующего в картах: { $n }.
ui-support-cards = { $n ->
    [one] карта поддержки
    [few] карты поддержки
   *[many] карт поддержки
}
ui-contract = Контракты:
ui-leads = впереди; при ничьей побеждает активный игрок
ui-wins = выигрывает торги
ui-your-hand = Ваши карты
ui-threat = Угроза { $n }
ui-threat-label = Угроза { $n } из { $of }, событие добавит не больше { $worst }
ui-next-event = событие: { $back }, худший случай
ui-cards-in-hand = карты в руке
ui-active = активный игрок
ui-promises-kept = сдержано { $kept } из { $made }
ui-supply = Снабжение
ui-enough = хватает
ui-short = не хватает
ui-demand-brief = Не хватит: угроза +{ $threat }
ui-demand-short = Спрос не будет удовлетворён: угроза +{ $threat }
ui-secrets = Ваши тайны
ui-only-you = только вы
ui-rival = Соперник
ui-ahead = { $way ->
    [more] у вас больше на { $n } { $n ->
        [one] актив
        [few] актива
       *[many] активов
      }
    [less] у вас меньше на { $n } { $n ->
        [one] актив
        [few] актива
       *[many] активов
      }
   *[even] активов у вас поровну
}
ui-own-rival = ваша же карта, позади вас { $n ->
    [0] никого
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
ui-investment = Инвестиция
ui-worth = сейчас даёт { $n }
ui-wins-now = Сейчас вы бы победили.
ui-wins-not-now = Сейчас вы бы не победили.
ui-win-if-stands = Если город устоит, сейчас вы бы победили.
ui-lose-if-stands = Если город устоит, сейчас вы бы не победили.
ui-win-if-falls = Если город падёт сейчас, победите только вы.
ui-need-fall = Вы победите, только если город падёт, а у вас будет 25 активов.
ui-to-anyone = любому
ui-binding = обязательная
ui-promise = обещание
ui-for = за
ui-withdraw = Отозвать
ui-accept = Принять
ui-reject = Отклонить
ui-for-you = Для вас сейчас
ui-bounties = Открытые награды
ui-your-offers = Ваши оферты
ui-between-others = Между другими
ui-no-offers = Открытых оферт нет.
ui-propose = Новая оферта
ui-with = Кому
ui-give = Даю (активы)
ui-take = Получаю (активы)
ui-in-return = Взамен
ui-nothing = ничего
ui-capital = { $n ->
    [one] { $n } актив
    [few] { $n } актива
   *[many] { $n } активов
}
ui-act-support = поддержать { $side ->
    [main] основное предложение
   *[counter] контрпредложение
  }, карт: { $exact ->
    [yes] ровно
   *[no] не меньше
  } { $n }
ui-corporations = Корпорации
ui-not-now = Сейчас вы не можете это принять.
ui-refused-it = Вы от этого отказались.
ui-i-do = Я сразу делаю
ui-which-cards = { $n ->
    [one] Выберите карту, которую положите; можно и больше
   *[other] Выберите карты, которые положите, не меньше { $n }
}
ui-which-offer = Выберите карту, которую предложите
ui-which-price = { $n ->
    [1] Выберите карту, которую сбросите за это
   *[other] Выберите карты, которые сбросите за это: { $n }
}
ui-which-way = Выберите одно
ui-do-lay = { $n ->
    [one] Положить { $n } карту
    [few] Положить { $n } карты
   *[other] Положить { $n } карт
}
ui-do-discard = { $n ->
    [one] Сбросить { $n } карту
    [few] Сбросить { $n } карты
   *[other] Сбросить { $n } карт
}
ui-support-n = Поддержать { $side ->
    [main] основное предложение
   *[counter] контрпредложение
}: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
ui-chosen-of = Выбрано { $n } из { $of }
ui-stay-out = Не участвовать в торгах
ui-stays-out = Вы не участвуете в этих торгах: пасуете и воздерживаетесь.
ui-habit = Ответить на это раз и навсегда
ui-habit-never = Больше не спрашивать
ui-habit-always = Всегда применять
ui-habits = Ответы заранее
ui-quiet = В чужих торгах пасовать и воздерживаться, пока не вступлю
ui-trades-not = Оферты могут лежать: моего ответа не ждут
ui-trade-not = Пусть оферты лежат
ui-goes-by = Вы пасуете и воздерживаетесь, если не вступите.
ui-step-in = Вступить
ui-passes-in = { $n ->
    [one] Через { $n } секунду вы останетесь в стороне; любой выбор это отменит.
    [few] Через { $n } секунды вы останетесь в стороне; любой выбор это отменит.
   *[many] Через { $n } секунд вы останетесь в стороне; любой выбор это отменит.
}
ui-draw-lines = { $n ->
    [one] Взять из { $n } колоды
   *[other] Взять из { $n } колод
}
ui-deck-left = В колоде { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ui-spend-other = другая сумма
ui-spent-enough = Уже хватает.
ui-draw-so = Впредь брать так же
ui-draws-so = Без вопроса беру из колод, по порядку: { $decks }
ui-habit-ask = Снова спрашивать
ui-habit-is = { $asset }: { $answer ->
    [use] применяется всегда
   *[decline] не применяется
}
ui-finished = Город в конце игры, угроза { $n } из { $of }
ui-title-ready = Время переговоров
ui-title-deck = { $n ->
    [one] Выберите тип карты, которую возьмёте
   *[other] Выберите тип { $n } карт, которые возьмёте
}
ui-choose-cards = Выберите сколько угодно карт, в любом порядке.
ui-choose-side = Выберите карты в руке, затем предложение, для которого они.
ui-act-abstain = воздержаться
ui-act-pass_counter = не выдвигать контрпредложения
ui-send-offer = Предложить
ui-speak = Прошу слова: { $n ->
    [0] никогда
    [one] в { $n } окне
   *[other] в { $n } окнах
 }
ui-speak-note = В эти моменты игра ждёт вас, чтобы вы могли делать оферты.
ui-proposals-left = { $n ->
    [0] Больше оферт пока нельзя: отзовите одну или дождитесь следующего хода.
    [one] Можно сделать ещё { $n } оферту.
    [few] Можно сделать ещё { $n } оферты.
   *[other] Можно сделать ещё { $n } оферт.
 }
ui-ready-made = Готовые оферты
ui-book = Книга обещаний
ui-no-promises = Обещаний пока нет.
ui-status-open = открыто
ui-status-kept = сдержано
ui-status-broken = нарушено
ui-status-released = снято
ui-status-expired = истекло
ui-tab-talk = Сделки
ui-step-asset = Преимущество
ui-step-main = Предложение
ui-step-counter = Контр
ui-step-support = Поддержка
ui-step-resolution = Итог
ui-status-round = раунд { $round } из 6
ui-status-demand = спрос после раунда { $round }
ui-any-type = любого типа
ui-act-counter_type = контрпредложение картой: { $type }
ui-act-main_type = предложение картой: { $type }
ui-act-asset-use = применить: { $asset }
ui-act-asset-not = не применять: { $asset }
ui-act-spend = потратить активов: { $n }
ui-term-support = поддержать ({ $player }), карт не менее { $n }
ui-term-no_support = не поддерживать ({ $player })
ui-term-no_counter = не выдвигать контрпредложений
ui-term-pay = заплатить ({ $player }), активов: { $n }
ui-term-give = отдать ({ $player }): { $asset }
ui-term-no_target = не применять преимуществ против ({ $player })
ui-term-type = следующее основное предложение: { $type }
ui-term-free = «{ $text }»
ui-scope-deal = в этих торгах
ui-scope-turn = в этот ход
ui-scope-round = в этом раунде
ui-promised = обещание: { $what }
ui-anyone = кому угодно
ui-everyone = всем
ui-quick-promise = { $to }: обещаю { $what }
ui-quick-propose = { $to }: { $gives } за { $gets }
ui-counter = Встречная
ui-counter-title = Ваша встречная оферта
ui-no-counter-proposal = Вместо неё новая
ui-now = сразу, обязательно
ui-later = обещание, необязательно
ui-i-promise = Я обещаю
ui-binding-note = Всё исполняется сразу при принятии.
ui-promise-note = Активы переходят сразу; обещание никого не связывает.
ui-uses = Можно принять ещё раз: { $n }
ui-mark-kept = Сдержано
ui-mark-broken = Нарушено
ui-release = Снять
ui-contract-of = Контракт
ui-source-contract = контракт
ui-source-investment = инвестиции
ui-source-all = активы
ui-source-other = прочее
ui-moment-fell = Город пал
ui-moment-demand-met = Спрос удовлетворён
ui-moment-demand-failed = Спрос не удовлетворён, угроза +{ $n }
ui-moment-counter = { $player }: основное предложение побито, { $counter } : { $main }
ui-moment-capital = { $player }: активы +{ $n }
ui-moment-threat = Событие: угроза +{ $n }
ui-try = Примерить на карте
ui-try-threat = угроза +{ $n }
ui-you-are-federalist = Вы — федералист.
ui-read = Прочитать: { $card }
ui-verdict-ahead = { $player } побеждает: соперник — { $whom }, активы { $own } против { $theirs }.
ui-verdict-behind = { $player } не побеждает: соперник — { $whom }, активы { $own } против { $theirs }.
ui-verdict-fell = { $player } не побеждает: город пал; соперник — { $whom }, активы { $own } против { $theirs }.
ui-verdict-own-fell = { $player } не побеждает: город пал; соперника нет (своя карта), активы: { $own }.
ui-verdict-fall = { $player } — Федералист и побеждает в одиночку: город пал, активов на руках { $own }.
ui-verdict-stand = { $player } — Федералист и не побеждает; активы: { $own }.

## Прочитать о предмете
ui-about-tier = район { $number }, ярус { $n }
ui-about-next = Что отсюда вытеснено, идёт дальше: { $district }.
ui-about-first = Основной ресурс: { $resource }, { $n }
ui-about-second = Второй ресурс: { $resource }, { $n }
ui-about-human_first = при эксплуатации беспорядки растут на две ступени вместо одной
ui-about-orgcrime = основной ресурс здесь не производится
ui-about-prisec = фигурки врагов не могут здесь оставаться
ui-about-android = район будет эксплуатироваться в ближайшем производстве
ui-about-development = на один основной ресурс больше
ui-about-outage = здесь ничего не производится
ui-about-illness = карта действия, затронувшая район, повышает угрозу на 2
ui-about-protest = первая ступень беспорядков; следующая – забастовка
ui-about-strike = здесь ничего не производится
ui-about-exploited = После ближайшего производства: { $piece }.
ui-about-offered = Предлагает { $player }.
ui-about-income = Контракт: { $player } +{ $n }
ui-about-prize = Достанется победителю торгов.
ui-about-ready = Владелец: { $player }, карта готова.
ui-about-exhausted = Владелец: { $player }, карта повёрнута до следующего обновления.
ui-about-corporation = корпорация
ui-about-draws = При каждом обновлении берёт карт: { $n }, { $type }
ui-about-capital = Активы: { $n }
ui-about-hand = Карт на руке: { $n }, в конце хода остаётся до { $of }
ui-about-demand = требование
ui-about-demand-fail = Его оплачивают все вместе; если какого-то ресурса не хватит, угроза вырастет на { $n }.
ui-about-demand-met = Пока что оно будет выполнено.
ui-about-event = событие
ui-about-resource = Производят районы с андроидами; требование: { $n }.
ui-about-stock = Сейчас { $n }, перед требованием { $then }.
ui-about-threat = При { $of } город падёт: победить сможет только федералист.
ui-story-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
ui-verdict-own-won = { $player } побеждает: соперника нет (своя карта), а беднее { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
  }; активы: { $own }.
ui-verdict-own-lost = { $player } не побеждает: соперника нет (своя карта), а беднее { $n ->
    [0] никого нет
    [one] только { $n } игрок
    [few] только { $n } игрока
   *[other] только { $n } игроков
  }; активы: { $own }.
ui-give-assets = Даю (преимущества)
ui-take-assets = Получаю (преимущества)
ui-own-words = своими словами
ui-own-words-label = Моё обещание (до конца раунда)
ui-note = Несколько слов к оферте
ui-only-promised = только обещание: сейчас ничего не передаётся

## Before and after a plan
ui-hold-capital = Активы
ui-hold-cards = Карты на руке
ui-hold-threat = Угроза
