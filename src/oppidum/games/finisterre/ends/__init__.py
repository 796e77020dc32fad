"""What a match is played for: objectives and the final scoring."""
