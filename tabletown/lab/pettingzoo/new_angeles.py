"""The PettingZoo environments of new_angeles."""

from tabletown.lab.pettingzoo.base import of

HERE = of("new_angeles")
env = HERE.env
raw_env = HERE.raw_env
__getattr__ = HERE.variant
