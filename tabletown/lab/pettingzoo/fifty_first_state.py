"""The PettingZoo environments of fifty_first_state."""

from tabletown.lab.pettingzoo.base import of

HERE = of("fifty_first_state")
env = HERE.env
raw_env = HERE.raw_env
__getattr__ = HERE.variant
