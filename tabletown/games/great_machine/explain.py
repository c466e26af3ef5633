from tabletown.core.errors import refuse


def why_not_access(s, seat, action):
    return refuse("not-now", "GM-7.1")


def why_not_command(s, action):
    return refuse("not-now", "GM-5.10")


def why_not_step(s, action):
    return refuse("not-now", "GM-9.3")


def why_not_act(s, action):
    return refuse("not-now", "GM-5.14")


def why_not_citizen(s, action, rule, price):
    return refuse("not-now", "GM-11.15")


def why_not_goal(s, action, token, actor, op):
    return refuse("not-now", "GM-11.17")


def why_not_relocate(s, action):
    return refuse("not-now", "GM-3.10")
