"""Notifications: who is notified of a change, when, where and by which message.

Invariant: a notification is stored with the change it is about, and sent until it has arrived.
"""
