"""The rules of Streets, one module per chapter of the rulebook."""
