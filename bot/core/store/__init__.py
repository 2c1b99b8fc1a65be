"""What the core asks of a database: the port, and the values that it takes and returns."""
