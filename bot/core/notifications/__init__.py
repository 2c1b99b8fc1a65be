"""Whom a change calls, when, and how that comes to the front-ends.

Law: what is to be said is stored with what it is about, and said until it has arrived.
"""
