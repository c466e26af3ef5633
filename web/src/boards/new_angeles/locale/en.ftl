# New Angeles, the board's own words.
ui-city = The city
ui-root-threat = arrival: +2 threat
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
ui-demand-short = The demand will not be met: threat +{ $threat }
ui-secrets = Your secrets
ui-only-you = only you
ui-rival = Rival
ui-ahead = { $n } capital between you
ui-investment = Investment
ui-worth = now worth { $n }
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
ui-your-offers = Your offers
ui-between-others = Between others
ui-no-offers = No open offers.
ui-propose = Propose
ui-with = With
ui-give = I give (capital)
ui-take = I get (capital)
ui-in-return = In return they do now
ui-nothing = nothing
ui-capital = { $n } capital
ui-act-support = support the { $offer ->
    [main] main offer
   *[counter] counteroffer
  } with { $n }
ui-act-abstain = abstain
ui-act-pass_counter = make no counteroffer
ui-act-counter_type = counter with a type
ui-act-main_type = offer a type
ui-act-reaction = use or decline an asset
ui-act-choice = make a choice
ui-act-spend = spend capital
ui-act-end_of_turn = use an ability at the end of the turn
ui-send-offer = Offer
ui-ready-made = Ready-made offers
ui-book = Promise book
ui-no-promises = No promises yet.
ui-status-open = open
ui-status-kept = kept
ui-status-broken = broken
ui-status-released = released
ui-status-expired = expired
ui-tab-talk = Negotiate
ui-step-asset = Asset
ui-step-main = Main offer
ui-step-counter = Counteroffers
ui-step-support = Support
ui-step-resolution = Resolution
ui-status-round = round { $round } of 6
ui-status-demand = demand after round { $round }
