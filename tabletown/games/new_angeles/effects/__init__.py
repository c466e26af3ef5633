"""The effect vocabulary of the cards (section 21 of the rules): every step a card may name."""
