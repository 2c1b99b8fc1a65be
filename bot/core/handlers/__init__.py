"""What people ask for in words and by buttons, and who answers.

Invariant: no chat is known here; each answer is a value that every front-end lays out its own way.
"""
