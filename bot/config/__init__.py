"""The configuration: its keys, and how it is read from a file and the environment."""
