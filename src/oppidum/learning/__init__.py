"""Learning: what helps somebody who has never played; it knows the games only by what they offer to all."""
