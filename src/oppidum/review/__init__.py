"""What decided a match: luck and skill told apart, by an appraiser's eyes."""
