"""What changes matches: the service, its clocks, the computer's turns, vacations."""
