"""Trading and negotiation: proposals, acts, the promise book (section 17 of the rules)."""
