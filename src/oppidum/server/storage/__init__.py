"""Storage: the data folder, the database in it, and its backups."""
