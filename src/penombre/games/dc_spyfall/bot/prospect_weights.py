"""What each product of prospects adds to the chances of a Joker, in nats.

`python -m bench.spyfall_prospects` writes it. First for 5.5 players, then how much more for each player more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

WEIGHTS: Final[Mapping[tuple[str, ...], tuple[float, float]]] = {
    (): (0.42, 0.28),
    ("found",): (2.94, 0.05),
    ("misled",): (-1.57, -0.07),
    ("blamed",): (-1.87, -0.79),
    ("blamed", "blamed"): (-1.56, -1.14),
    ("blamed", "found"): (-1.64, -0.78),
    ("spared",): (-3.09, 0.12),
    ("ready",): (-2.48, -0.15),
    ("unanimous",): (-0.42, 0.02),
    ("agreed",): (-0.09, -0.01),
    ("framed",): (2.34, 0.02),
    ("left",): (0.55, -0.15),
    ("left", "found"): (2.75, 0.33),
    ("left", "blamed"): (-1.11, 0.84),
    ("spent",): (0.7, -0.73),
    ("heard",): (-0.53, -0.13),
    ("heard", "found"): (0.78, 0.21),
}
