"""Measurements, beside a peer where there is one."""
