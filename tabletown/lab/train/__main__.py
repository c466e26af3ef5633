"""``python -m tabletown.lab.train``: what is missing or wrong is said in one sentence."""

from __future__ import annotations

import sys

from tabletown.core.errors import BadUsage
from tabletown.core.extras import needs

try:
    with needs("lab", "learning"):
        from tabletown.lab.train.command import main
    main()
except BadUsage as fault:
    print(f"tabletown: {fault}", file=sys.stderr)
    sys.exit(2)
