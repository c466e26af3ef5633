# Shared texts: what the kernel says about any game.
seat-name = Player { $number }
value-yes = yes
value-no = no

refusal-not-among-the-options = This is not possible now: { $action }.
refusal-not-your-decision = It is not your decision now.
refusal-no-free-actions = This game has no free actions.
refusal-game-over = The game is over.
refusal-hangs-on-others = Whether this will be possible depends on what the others do first.
refusal-bad-notation = Nothing can be done with this now.
refusal-nothing-to-undo = There is nothing to take back.
refusal-somebody-else-acted = { $seat } has acted since; ask for consent.
refusal-something-was-revealed = Something was revealed or decided by chance; ask for consent.
