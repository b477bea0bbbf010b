"""`python -m vademecum`."""

import sys

from vademecum.cli.main import main

sys.exit(main())
