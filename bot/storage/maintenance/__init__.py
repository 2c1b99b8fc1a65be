"""Looking after a database: backups, restores, moves to another database, exports and checks."""
