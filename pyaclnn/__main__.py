import sys

from pyaclnn.cli import main

sys.exit(main())
