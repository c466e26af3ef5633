"""The PettingZoo environments of streets."""

from tabletown.lab.pettingzoo.base import of

HERE = of("streets")
env = HERE.env
raw_env = HERE.raw_env
__getattr__ = HERE.variant
