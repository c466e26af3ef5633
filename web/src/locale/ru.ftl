zoom-in = Приблизить
zoom-out = Отдалить
fit-board = Показать всё поле
