"""The log of one game: what was played, what followed from it, and how it is brought back from storage."""
