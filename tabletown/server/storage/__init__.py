"""Storage: SQLAlchemy Core, one writer thread with group commit, the same on SQLite and PostgreSQL."""
