"""The themes, one a file, each as the value `THEME`."""
