"""How bots think about City of the Great Machine.

All values are in steps of the Master Plan, from the heroes' side: one step of the plan costs them
1, a successful riot is worth a little more than 3.
"""
