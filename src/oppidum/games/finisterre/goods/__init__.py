"""Goods: on the ground and in stores, harvested, eaten and paid."""
