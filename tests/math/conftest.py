def pytest_collection_modifyitems(config, items):
    """The exhaustive tests take minutes each: they run where they are asked for, with -m exhaustive."""
    if "exhaustive" in config.option.markexpr:
        return
    left_out = [item for item in items if item.get_closest_marker("exhaustive")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
