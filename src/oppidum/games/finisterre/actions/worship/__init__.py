"""What is done for spirit: offerings, feasts, gifts."""
