"""The effect vocabulary of the cards (chapter 50): programs, conditions, one class for each verb."""
