"""How the tables came to be: one file a step, never changed once it was released."""
