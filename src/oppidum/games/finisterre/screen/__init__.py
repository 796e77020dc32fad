"""What a client draws."""
