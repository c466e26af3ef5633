"""The PettingZoo environments of great_machine."""

from tabletown.lab.pettingzoo.base import of

HERE = of("great_machine")
env = HERE.env
raw_env = HERE.raw_env
__getattr__ = HERE.variant
