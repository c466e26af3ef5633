"""People: guests, accounts, sessions, results, ratings, notices, and looking after one another."""
