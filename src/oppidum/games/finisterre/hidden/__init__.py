"""What a clan knows, and what a step has shown."""
