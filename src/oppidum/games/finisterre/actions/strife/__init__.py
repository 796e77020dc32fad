"""Attack and conversion, and what is answered to them."""
