# Общие тексты: то, что ядро говорит о любой игре.
seat-name = Игрок { $number }
value-yes = да
value-no = нет

refusal-not-among-the-options = Сейчас это невозможно: { $action }.
refusal-not-your-decision = Сейчас решаете не вы.
refusal-no-free-actions = В этой игре нет свободных действий.
refusal-game-over = Игра окончена.
refusal-hangs-on-others = Возможно ли это тогда, зависит от того, что до этого сделают другие.
refusal-bad-notation = С этим сейчас ничего нельзя сделать.
refusal-nothing-to-undo = Отменять нечего.
refusal-somebody-else-acted = { $seat } уже сделал ход; нужно согласие.
refusal-something-was-revealed = Что-то открылось или решил случай; нужно согласие.
