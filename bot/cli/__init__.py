"""The command line: `petteia` and its commands."""
