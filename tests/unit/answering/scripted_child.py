"""Stands in for the model's process where the real one can't be made to fail: `HOW [COUNTER FILE]`."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path


def say(**message: object) -> None:
    """One reply."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def die(name: str) -> None:
    """End as native code does."""
    os.kill(os.getpid(), getattr(signal, name))
    time.sleep(10)


def main() -> None:
    """Behave as told; the counter file holds one letter per start."""
    how = sys.argv[1]
    starts = 1
    if len(sys.argv) > 2:
        counter = Path(sys.argv[2])
        counter.write_text((counter.read_text() if counter.exists() else "") + "x")
        starts = len(counter.read_text())
    if how == "illegal-at-start":
        die("SIGILL")
    say(event="ready")
    for line in sys.stdin:
        job = json.loads(line)
        if job.get("do") == "load":
            say(id=job["id"], progress=0.5)
            if how == "illegal-at-load":
                die("SIGILL")
            if how == "no-memory":
                print("ggml: failed to allocate buffer of size 99", file=sys.stderr, flush=True)
                die("SIGABRT")
            if how == "slow-load":
                time.sleep(60)
            if how == "noise":
                sys.stdout.write("llama says hello\n[1, 2]\n")
            say(id=job["id"], done={"context": 512, "chat": True})
        elif job.get("do") == "count":
            say(id=job["id"], done={"counts": [len(text.split()) for text in job["texts"]]})
        elif job.get("do") == "write":
            write(how, job["id"], starts)


def write(how: str, number: int, starts: int) -> None:
    """One reply, or what becomes of it."""
    if how == "illegal-at-first-token":
        die("SIGILL")
    if how == "crash-once" and starts == 1:
        die("SIGSEGV")
    if how in ("crash-always", "crash-after-text"):
        if how == "crash-after-text":
            say(id=number, text="half a ")
        die("SIGSEGV")
    if how == "deaf":
        time.sleep(60)
    if how.startswith("say:"):
        for word in how.removeprefix("say:").split(" "):
            say(id=number, text=f"{word} ")
            time.sleep(0.02)
        say(id=number, done={"end": "end"})
        return
    at = 0
    while how == "endless":
        at += 1
        say(id=number, text=f"word{at} ")
        time.sleep(0.01)
    say(id=number, text="fine")
    say(id=number, done={"end": "end", "prompt": 3, "kept": 0, "written": 1, "prompt_s": 0.0, "write_s": 0.0})


main()
