"""What this machine has: instructions of the CPU and free memory. Asked before native code is loaded."""

from __future__ import annotations

import ctypes
import os
import platform
import subprocess
import sys
from pathlib import Path

NEEDED = ("avx", "avx2", "f16c", "fma", "bmi2")
"""Instructions that llama.cpp's own x86-64 build uses without asking; without them the process dies."""

ANY_CPU = "VADEMECUM_MODEL_ANY_CPU"
"""Environment variable: set it to 1 for a llama-cpp-python that was built for an older CPU."""

_X86 = ("x86_64", "amd64", "i386", "i686", "x86")
_WINDOWS_FEATURES = {"avx": 39, "avx2": 40}
"""Numbers of `IsProcessorFeaturePresent`; f16c, fma and bmi2 came with AVX2 on every CPU."""


def missing_instructions() -> tuple[str, ...]:
    """Instructions of `NEEDED` that this CPU lacks; empty elsewhere, or when it cannot be told."""
    if platform.machine().casefold() not in _X86 or os.environ.get(ANY_CPU) == "1":
        return ()
    have = _cpu_features()
    return tuple(name for name in NEEDED if name not in have) if have else ()


def _cpu_features() -> frozenset[str]:
    if sys.platform == "win32":
        present = ctypes.windll.kernel32.IsProcessorFeaturePresent
        have = {name for name, number in _WINDOWS_FEATURES.items() if present(number)}
        return frozenset(NEEDED if "avx2" in have else have | {"sse2"})
    if sys.platform == "darwin":
        return features_of(_sysctl("machdep.cpu.features") + " " + _sysctl("machdep.cpu.leaf7_features"))
    try:
        text = Path("/proc/cpuinfo").read_text("utf-8", "replace")
    except OSError:
        return frozenset()
    line = next((line for line in text.splitlines() if line.startswith("flags")), "")
    return features_of(line.partition(":")[2])


def features_of(text: str) -> frozenset[str]:
    """The names in a list of CPU features, as Linux and macOS write it."""
    names = {word.casefold().replace("avx1.0", "avx") for word in text.split()}
    return frozenset(names)


def _sysctl(name: str) -> str:
    try:
        done = subprocess.run(  # noqa: S603 - a fixed command
            ["/usr/sbin/sysctl", "-n", name], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout.strip()


def free_memory() -> int | None:
    """Bytes that a new process can use without swapping; None when it cannot be told."""
    if sys.platform == "win32":
        return _windows_memory()
    if sys.platform == "darwin":
        total = _sysctl("hw.memsize")
        return int(total) * 3 // 4 if total.isdigit() else None
    return _linux_memory(Path("/proc/meminfo"), Path("/sys/fs/cgroup"))


def _linux_memory(meminfo: Path, cgroup: Path) -> int | None:
    """Available memory of the machine, or what the control group leaves of it."""
    try:
        lines = dict(line.split(":", 1) for line in meminfo.read_text("ascii", "replace").splitlines())
        free = int(lines["MemAvailable"].split()[0]) * 1024
    except (OSError, ValueError, KeyError):
        return None
    try:
        limit = int((cgroup / "memory.max").read_text("ascii"))
        used = int((cgroup / "memory.current").read_text("ascii"))
    except (OSError, ValueError):
        return free
    return max(0, min(free, limit - used))


class _Status(ctypes.Structure):
    """What `GlobalMemoryStatusEx` fills in."""

    _fields_ = (
        ("length", ctypes.c_ulong),
        ("load", ctypes.c_ulong),
        *(
            (name, ctypes.c_ulonglong)
            for name in ("total", "free", "page", "page_free", "own", "own_free", "x")
        ),
    )


def _windows_memory() -> int | None:
    status = _Status()
    status.length = ctypes.sizeof(_Status)
    system = getattr(ctypes, "windll").kernel32  # noqa: B009 - unknown to type checkers elsewhere
    return int(status.free) if system.GlobalMemoryStatusEx(ctypes.byref(status)) else None


def cores() -> int:
    """Cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0)) or 1
    return os.cpu_count() or 1


def model_threads() -> int:
    """One core is left for the window: with all of them, other work made the model 6 to 11 times slower."""
    return max(1, cores() - 1)
