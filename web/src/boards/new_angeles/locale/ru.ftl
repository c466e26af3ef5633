# Новый Анджелес, собственные слова поля.
ui-city = Город
ui-root-threat = прибытие: +2 угрозы
ui-exploited = эксплуатация
ui-asset = Актив
ui-assets = активы
ui-no-asset = Актив ещё не открыт.
ui-no-main = Основного предложения ещё нет.
ui-no-counter = Встречного предложения нет; цена следующего в картах: { $n }.
ui-support-cards = { $n ->
    [one] карта поддержки
    [few] карты поддержки
   *[many] карт поддержки
}
ui-contract = Контракты:
ui-leads = впереди; при ничьей побеждает активный игрок
ui-wins = побеждает в сделке
ui-your-hand = Ваши карты
ui-threat = Угроза { $n }
ui-threat-label = Угроза { $n } из { $of }, событие добавит не больше { $worst }
ui-next-event = событие: { $back }, худший случай
ui-cards-in-hand = карты в руке
ui-active = активный игрок
ui-promises-kept = сдержано { $kept } из { $made }
ui-supply = Запасы
ui-enough = хватает
ui-short = не хватает
ui-demand-short = Спрос не будет удовлетворён: угроза +{ $threat }
ui-secrets = Ваши тайны
ui-only-you = только вы
ui-rival = Соперник
ui-ahead = разница в капитале: { $n }
ui-investment = Инвестиция
ui-worth = сейчас даёт { $n }
ui-win-if-stands = Если город устоит, сейчас вы бы победили.
ui-lose-if-stands = Если город устоит, сейчас вы бы не победили.
ui-win-if-falls = Если город падёт сейчас, победите только вы.
ui-need-fall = Вы победите, только если город падёт при 25 капитала у вас.
ui-to-anyone = любому
ui-binding = обязывает
ui-promise = обещание
ui-for = за
ui-withdraw = Отозвать
ui-accept = Принять
ui-reject = Отказать
ui-for-you = Для вас сейчас
ui-bounties = Открытые награды
ui-your-offers = Ваши предложения
ui-between-others = Между другими
ui-no-offers = Открытых предложений нет.
ui-propose = Предложить
ui-with = Кому
ui-give = Даю (капитал)
ui-take = Получаю (капитал)
ui-in-return = Взамен сейчас
ui-nothing = ничего
ui-capital = капитал: { $n }
ui-act-support = поддержать { $offer ->
    [main] основное предложение
   *[counter] встречное предложение
  }, карт: { $n }
ui-act-abstain = воздержаться
ui-act-pass_counter = не делать встречного предложения
ui-act-counter_type = встречное предложение типа
ui-act-main_type = предложение типа
ui-act-reaction = применить актив или нет
ui-act-choice = сделать выбор
ui-act-spend = потратить капитал
ui-act-end_of_turn = способность в конце хода
ui-send-offer = Предложить
ui-ready-made = Готовые предложения
ui-book = Книга обещаний
ui-no-promises = Обещаний пока нет.
ui-status-open = открыто
ui-status-kept = сдержано
ui-status-broken = нарушено
ui-status-released = снято
ui-status-expired = истекло
ui-tab-talk = Переговоры
ui-step-asset = Актив
ui-step-main = Основное
ui-step-counter = Встречные
ui-step-support = Поддержка
ui-step-resolution = Итог
ui-status-round = раунд { $round } из 6
ui-status-demand = спрос после раунда { $round }
