zoom-in = Przybliż
zoom-out = Oddal
fit-board = Dopasuj planszę
