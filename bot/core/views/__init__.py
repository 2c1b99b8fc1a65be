"""What one person is shown of a match: sentences as codes, boards, marks, buttons.

Invariant: facts and codes, never a sentence of any language; nothing here changes a match.
"""
