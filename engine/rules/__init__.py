"""Small named functions that the catalogue puts together: reach, offers, catch, fate, endings."""
