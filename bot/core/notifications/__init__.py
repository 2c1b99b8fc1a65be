"""Notifications: who is notified of a change, when, where and by which message.

Law: a notification is stored with the change it is about, and sent until it has arrived.
"""
