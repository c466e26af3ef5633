/** What the hand takes at the lower edge of the board, in pixels: the deal keeps clear of it. */
export const taken = $state({ hand: 0 });
