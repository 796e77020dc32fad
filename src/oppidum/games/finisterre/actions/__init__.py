"""The action phase: kinds of actions, what each asks for, and what it does."""
