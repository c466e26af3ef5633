"""Bots at tables: processes outside the server, a time limit, and a quick policy when it runs out."""
