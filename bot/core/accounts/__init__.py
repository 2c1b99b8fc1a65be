"""What is a person's own and no match's: names, settings, vacations, limits, data."""
