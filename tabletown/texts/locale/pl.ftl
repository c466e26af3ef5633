# Wspólne teksty: to, co jądro mówi o każdej grze.
seat-name = Gracz { $number }
value-yes = tak
value-no = nie

refusal-not-among-the-options = Teraz nie można: { $action }.
refusal-not-your-decision = Teraz decyduje ktoś inny.
refusal-no-free-actions = W tej grze nie ma swobodnych działań.
refusal-game-over = Gra skończona.
refusal-hangs-on-others = Czy to będzie wtedy możliwe, zależy od tego, co wcześniej zrobią inni.
refusal-bad-notation = Z tym nie da się teraz nic zrobić.
refusal-nothing-to-undo = Nie ma czego cofać.
refusal-somebody-else-acted = { $seat } wykonał już ruch; potrzebna zgoda.
refusal-something-was-revealed = Coś zostało ujawnione lub rozstrzygnął los; potrzebna zgoda.
