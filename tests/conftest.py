"""What every test gets: places of its own, never the user's."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

# Windows of tests in this process are never shown; the end-to-end tests bring a screen of their own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings, caches and sockets of the whole run in one temporary folder."""
    before = os.environ.get("VADEMECUM_HOME")
    os.environ["VADEMECUM_HOME"] = str(tmp_path_factory.mktemp("home"))
    yield
    if before is None:
        del os.environ["VADEMECUM_HOME"]
    else:
        os.environ["VADEMECUM_HOME"] = before
