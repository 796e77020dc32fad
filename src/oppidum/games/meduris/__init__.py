"""Meduris: roll for materials, build huts and temples around the mountain, and give the druid what he asks for."""
