zoom-in = Zoom in
zoom-out = Zoom out
fit-board = Fit the board
