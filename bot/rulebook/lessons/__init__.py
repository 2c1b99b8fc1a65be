"""Lessons: tasks on small positions, which the engine checks."""
