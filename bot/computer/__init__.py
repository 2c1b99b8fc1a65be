"""The computer's thinking: what a worker process does, and the pool of these processes."""
