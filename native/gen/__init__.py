"""The generator: reads rows and headers, writes data. Run it with `python native/dev.py gen`."""
