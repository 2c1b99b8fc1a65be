"""Running the bot: health, metrics, logs, leases, shutdown, the upkeep of the database.

Invariants: no person, match or text is in a metric; a label has few values, all known beforehand.
Watching changes nothing and delays nothing.
"""
