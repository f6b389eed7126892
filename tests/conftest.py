"""Fixtures that every test may use. Nothing here is heavy: pyaclnn is imported by the fixtures that need it."""

import pytest


@pytest.fixture(scope="session")
def home():
    """The installed folder with include/ and lib64/."""
    import pyaclnn

    return pyaclnn.home()


@pytest.fixture(scope="session")
def library_dir(home):
    return home / "lib64"


@pytest.fixture
def device():
    """Device 0, current in the test's thread."""
    from pyaclnn import Device

    with Device(0) as current:
        yield current
