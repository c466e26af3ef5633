# New Angeles, the board's own words.
ui-city = The city
ui-root-threat = arrival: +2 threat
ui-part-deal = Deal
ui-part-talk = Talk
ui-part-supply = Supply
ui-part-secrets = Secrets
ui-exploited = exploited
ui-asset = Asset
ui-assets = assets
ui-no-asset = No asset turned up yet.
ui-no-main = No main offer yet.
ui-no-counter = { $n ->
    [0] No counteroffer; the first one costs no cards.
    [one] No counteroffer; the next one costs 1 card.
   *[other] No counteroffer; the next one costs { $n } cards.
}
ui-support-cards = { $n ->
    [one] card in support
   *[other] cards in support
}
ui-contract = Contracts:
ui-leads = leads now; a tie goes to the active player
ui-wins = wins the deal
ui-your-hand = Your cards
ui-threat = Threat { $n }
ui-threat-label = Threat { $n } of { $of }, the coming event adds { $worst } at worst
ui-next-event = next event: { $back }, worst case
ui-cards-in-hand = cards in hand
ui-active = active player
ui-promises-kept = kept { $kept } of { $made }
ui-supply = Supply
ui-enough = enough
ui-short = too little
ui-demand-brief = Falls short: threat +{ $threat }
ui-demand-short = The demand will not be met: threat +{ $threat }
ui-secrets = Your secrets
ui-only-you = only you
ui-rival = Rival
ui-ahead = { $way ->
    [more] you have { $n } capital more
    [less] you have { $n } capital less
   *[even] you have equal capital
}
ui-own-rival = your own card, ahead of { $n ->
    [0] nobody
    [one] one other
   *[other] { $n } others
}
ui-investment = Investment
ui-worth = now worth { $n }
ui-wins-now = Now you would win.
ui-wins-not-now = Now you would not win.
ui-win-if-stands = If the city stands at the end, you would win now.
ui-lose-if-stands = If the city stands at the end, you would not win now.
ui-win-if-falls = If the city falls now, you win alone.
ui-need-fall = You win only if the city falls while you hold 25 capital.
ui-to-anyone = to anyone
ui-binding = binding
ui-promise = promise
ui-for = for
ui-withdraw = Withdraw
ui-accept = Accept
ui-reject = Refuse
ui-for-you = For you, now
ui-bounties = Standing bounties
ui-your-offers = Your proposals
ui-between-others = Between others
ui-no-offers = No open proposals.
ui-propose = New proposal
ui-with = With
ui-give = I give (capital)
ui-take = I get (capital)
ui-in-return = In return
ui-nothing = nothing
ui-capital = { $n } capital
ui-act-support = support the { $side ->
    [main] main offer
   *[counter] counteroffer
  } with { $exact ->
    [yes] exactly
   *[no] at least
  } { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
ui-corporations = Corporations
ui-not-now = You cannot accept this now.
ui-refused-it = You have refused this.
ui-i-do = I do at once
ui-which-cards = { $n ->
    [one] Choose the card that is laid; more are allowed
   *[other] Choose the cards that are laid, at least { $n }
}
ui-which-offer = Choose the card you offer
ui-which-price = { $n ->
    [one] Choose the card you discard for it
   *[other] Choose the { $n } cards you discard for it
}
ui-which-way = Choose one
ui-do-lay = { $n ->
    [one] Lay 1 card
   *[other] Lay { $n } cards
}
ui-do-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
ui-support-n = { $side ->
    [main] Support the main offer
   *[counter] Support the counteroffer
} with { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-chosen-of = { $n } of { $of } chosen
ui-stay-out = Stay out of this deal
ui-stays-out = You stay out of this deal: you pass and abstain.
ui-habit = Answer this once and for all
ui-habit-never = Do not ask again
ui-habit-always = Always use it
ui-habits = Answered in advance
ui-quiet = In deals of others I pass and abstain, unless I step in
ui-trades-not = Proposals may lie: nobody waits for my answer
ui-trade-not = Let proposals lie from now on
ui-goes-by = You pass and abstain here, unless you step in.
ui-step-in = Step in
ui-passes-in = { $n ->
    [one] In one second you stay out; whatever you choose stops it.
   *[other] In { $n } seconds you stay out; whatever you choose stops it.
}
ui-draw-lines = { $n ->
    [one] Draw from one deck
   *[other] Draw from { $n } decks
}
ui-deck-left = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}
ui-spend-other = another amount
ui-spent-enough = It is enough already.
ui-draw-so = Draw so from now on
ui-draws-so = Drawn without asking, in this order: { $decks }
ui-habit-ask = Ask me again
ui-habit-is = { $asset }: { $answer ->
    [use] always used
   *[decline] never used
}
ui-finished = The city at the end, threat { $n } of { $of }
ui-title-ready = Time to negotiate
ui-title-deck = { $n ->
    [one] Choose the type of the card you draw
   *[other] Choose the type of the { $n } cards you draw
}
ui-choose-cards = Choose any number of cards, in any order.
ui-choose-side = Choose cards in your hand, then the offer they are for.
ui-act-abstain = abstain
ui-act-pass_counter = make no counteroffer
ui-send-offer = Propose
ui-speak = I want to speak: { $n ->
    [0] never
    [one] in one window
   *[other] in { $n } windows
 }
ui-speak-note = The game waits for you at these moments, so that you can make proposals.
ui-proposals-left = { $n ->
    [0] No more proposals now: withdraw one, or wait for the next turn.
    [one] One more proposal can be made now.
   *[other] { $n } more proposals can be made now.
 }
ui-ready-made = Ready-made proposals
ui-book = Promise book
ui-no-promises = No promises yet.
ui-status-open = open
ui-status-kept = kept
ui-status-broken = broken
ui-status-released = released
ui-status-expired = expired
ui-tab-talk = Talk
ui-step-asset = Asset
ui-step-main = Main offer
ui-step-counter = Counteroffers
ui-step-support = Support
ui-step-resolution = Resolution
ui-status-round = round { $round } of 6
ui-status-demand = demand after round { $round }
ui-any-type = of any type
ui-act-counter_type = counter with a card: { $type }
ui-act-main_type = offer a card: { $type }
ui-act-asset-use = use { $asset }
ui-act-asset-not = do not use { $asset }
ui-act-spend = spend { $n } capital
ui-term-support = support { $player } with { $n ->
    [one] 1 card or more
   *[other] { $n } cards or more
  }
ui-term-no_support = give no support to { $player }
ui-term-no_counter = make no counteroffer
ui-term-pay = pay { $player } { $n } capital
ui-term-give = give { $player } { $asset }
ui-term-no_target = aim no asset at { $player }
ui-term-type = the next main offer: { $type }
ui-term-free = “{ $text }”
ui-scope-deal = in this deal
ui-scope-turn = in this turn
ui-scope-round = in this round
ui-promised = promise: { $what }
ui-anyone = anyone
ui-everyone = everyone
ui-quick-promise = To { $to }: I promise to { $what }
ui-quick-propose = To { $to }: { $gives } for { $gets }
ui-counter = Counter
ui-counter-title = Your counter
ui-no-counter-proposal = A new one instead
ui-now = at once, binding
ui-later = a promise, not binding
ui-i-promise = I promise
ui-binding-note = All of it happens when it is accepted.
ui-promise-note = Capital moves at once; a promise binds nobody.
ui-uses = { $n ->
    [one] can be taken once more
   *[other] can be taken { $n } times more
}
ui-mark-kept = Kept
ui-mark-broken = Broken
ui-release = Release
ui-contract-of = Contract
ui-source-contract = contract
ui-source-investment = investments
ui-source-all = capital
ui-source-other = other
ui-moment-fell = The city falls
ui-moment-demand-met = Demand met
ui-moment-demand-failed = Demand failed, threat +{ $n }
ui-moment-counter = { $player } beats the main offer, { $counter } : { $main }
ui-moment-capital = { $player } +{ $n } capital
ui-moment-threat = Event: threat +{ $n }
ui-try = Try on the map
ui-try-threat = threat +{ $n }
ui-you-are-federalist = You are the Federalist.
ui-read = Read { $card }
ui-verdict-ahead = { $player } wins: more capital than the rival { $whom }, { $own } to { $theirs }.
ui-verdict-behind = { $player } does not win: the rival was { $whom }, { $own } to { $theirs }.
ui-verdict-fell = { $player } does not win, for the city fell; the rival was { $whom }, { $own } to { $theirs }.
ui-verdict-own-fell = { $player } does not win, for the city fell; without a rival (the own card), with { $own } capital.
ui-verdict-fall = { $player } was the Federalist and wins alone: the city fell, with { $own } capital in hand.
ui-verdict-stand = { $player } was the Federalist and does not win, with { $own } capital.

## Read about a piece
ui-about-tier = district { $number }, tier { $n }
ui-about-next = What is driven out of here moves on to { $district }.
ui-about-first = Primary resource: { $resource }, { $n }
ui-about-second = Secondary resource: { $resource }, { $n }
ui-about-human_first = exploited here, unrest rises by two stages instead of one
ui-about-orgcrime = the primary resource is not produced here
ui-about-prisec = enemy units cannot stay here
ui-about-android = the district is exploited in the next production
ui-about-development = one more of the primary resource
ui-about-outage = nothing is produced here
ui-about-illness = an action card that affects this district raises threat by 2
ui-about-protest = one stage of unrest; the next one is strike
ui-about-strike = nothing is produced here
ui-about-exploited = After the next production: { $piece }.
ui-about-offered = Offered by { $player }.
ui-about-income = Contract: { $player } +{ $n }
ui-about-prize = The winner of the deal takes it.
ui-about-ready = Owned by { $player }, ready.
ui-about-exhausted = Owned by { $player }, exhausted until the next refresh.
ui-about-corporation = corporation
ui-about-draws = In each refresh it draws { $n }: { $type }
ui-about-capital = { $n } capital
ui-about-hand = Cards in hand: { $n } of { $of } kept at the end of the turn
ui-about-demand = demand
ui-about-demand-fail = Paid by all together after the next rounds; if a resource is short, threat rises by { $n }.
ui-about-demand-met = As things stand it will be met.
ui-about-event = event
ui-about-resource = Produced by districts with androids; the demand asks for { $n }.
ui-about-stock = { $n } now, { $then } before the demand.
ui-about-threat = At { $of } the city falls: the Federalist may win, nobody else.
ui-story-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ui-verdict-own-won = { $player } wins: without a rival (the own card), ahead of { $n } others, with { $own } capital.
ui-verdict-own-lost = { $player } does not win: without a rival (the own card), but ahead of { $n ->
    [0] nobody
    [one] only one other
   *[other] only { $n } others
  }, with { $own } capital.
ui-give-assets = I give (assets)
ui-take-assets = I get (assets)
ui-own-words = in my own words
ui-own-words-label = My promise (until the end of the round)
ui-note = A word with it
ui-only-promised = only promised: nothing changes hands now

## Before and after a plan
ui-hold-capital = Capital
ui-hold-cards = Cards in hand
ui-hold-threat = Threat
