"""Installs each package in a clean root without network, Python or build tools; uses and removes it.

    python3 packaging/smoke/smoke.py [PACKAGE …]     default: everything in dist/

Needs root, debootstrap (the roots are made once, in build/roots), Xvfb, xdotool and ImageMagick. Each
package gets a fresh layer over the root; what it left behind after it was removed is listed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ROOTS = Path(os.environ.get("VADEMECUM_ROOTS", ROOT / "build/roots"))
SHOTS = ROOT / "build/smoke"

LIBRARIES = (
    "libglib2.0-0,libegl1,libgl1,libdbus-1-3,libfontconfig1,libfreetype6,libx11-6,libx11-xcb1,libxcb1,"
    "fonts-dejavu-core,desktop-file-utils,shared-mime-info,hicolor-icon-theme"
)
"""What the packages depend on, and what a desktop has; nothing else is in the clean root."""
OLDEST, NEWEST = "bookworm", "trixie"
RENAMED = {NEWEST: {"libglib2.0-0": "libglib2.0-0t64"}}
"""debootstrap knows packages by their real names only."""
MODEL = Path(os.environ.get("VADEMECUM_SMOKE_MODEL", "~/.cache/vademecum/models/gemma-3-270m-q4_k_m.gguf"))
"""A small model that translates questions; without it packages with the model library are only started."""
SLOWEST_START_S = 4.0
"""Seconds from the start to a window, on a machine that does other things too."""
_PATIENCE_S = 1200
"""Seconds for one command; the longest makes a package with a model."""
PAGES = {
    "knowledge.yaml": "title: Smoke help\nhome: index.md\n",
    "index.md": "# Welcome\n\nRead about [passwords](passwords.md).\n",
    "passwords.md": "# Passwords\n\n## Change your password\n\nOpen **Account** and click **Change**.\n",
}
_KEEPS = (
    "var/lib/dpkg", "var/lib/rpm", "root/.rpmdb", "usr/lib/sysimage", "var/cache", "var/log", "home/anna",
    "tmp", "etc/ld.so.cache", "dev", "proc",
)  # fmt: skip
"""What a system remembers of its packages, and what belongs to the person: both may stay."""


class SmokeError(Exception):
    """Something does not work; the message says what."""


def say(text: str) -> None:
    print(f"smoke: {text}", file=sys.stderr, flush=True)


# --- the clean root -------------------------------------------------------------------------------


def base(suite: str, include: str) -> Path:
    """A minimal Debian with these packages, made once."""
    include = ",".join(RENAMED.get(suite, {}).get(name, name) for name in include.split(","))
    place = ROOTS / f"{suite}-{hashlib.sha256(include.encode()).hexdigest()[:12]}"
    if not (place / "etc/debian_version").is_file():
        say(f"making {place} with debootstrap")
        ROOTS.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", f"--include={include}", suite, str(place)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return place


@contextmanager
def layer(lower: Path) -> Iterator[Path]:
    """A root that can be changed without changing `lower`; gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="vademecum-smoke-") as folder:
        upper, work, merged = (Path(folder) / name for name in ("upper", "work", "root"))
        for place in (upper, work, merged):
            place.mkdir()
        options = f"lowerdir={lower},upperdir={upper},workdir={work}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, str(merged)], check=True)
        mounted = []
        try:
            for name in ("tmp/.X11-unix", "dev", "proc"):
                (merged / name).mkdir(parents=True, exist_ok=True)
            for source, name in (("/tmp/.X11-unix", "tmp/.X11-unix"), ("/dev", "dev"), ("/proc", "proc")):  # noqa: S108 - X's place
                Path(source).mkdir(exist_ok=True)
                subprocess.run(["mount", "--rbind", source, str(merged / name)], check=True)
                mounted.append(merged / name)
            subprocess.run(["chroot", str(merged), "useradd", "-m", "-u", "1234", "anna"], check=True)
            yield merged
        finally:
            for place in (*reversed(mounted), merged):
                subprocess.run(["umount", "--recursive", "--lazy", str(place)], check=False)


def inside(
    root: Path, *command: str, user: str = "anna", display: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command in the root, without any network interface."""
    return subprocess.run(
        jailed(root, command, user, display), capture_output=True, text=True, check=False, timeout=_PATIENCE_S
    )


def jailed(root: Path, command: tuple[str, ...], user: str, display: str) -> list[str]:
    identity = ["--userspec=1234:1234"] if user == "anna" else []
    home = "/home/anna" if user == "anna" else "/root"
    variables = [
        f"HOME={home}",
        "PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
        "LANG=C.UTF-8",
        f"USER={user}",
    ]
    variables += [f"DISPLAY={display}"] if display else []
    return ["unshare", "--net", "chroot", *identity, str(root), "env", "-i", *variables, *command]


def files(root: Path) -> set[str]:
    """Every file and folder of the root that a package could leave behind."""
    found = subprocess.run(
        ["find", ".", "-xdev", "-printf", "%P\\n"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.split("\n")
    return {name for name in found if name and not name.startswith(_KEEPS)}


# --- what each package must do --------------------------------------------------------------------


def expect(done: subprocess.CompletedProcess[str], *words: str, code: int = 0) -> str:
    shown = done.stdout + done.stderr
    if done.returncode != code or not all(word in shown for word in words):
        raise SmokeError(
            f"{done.args[-4:]} ended with {done.returncode}, wanted {code} and {words}:\n{shown[-2000:]}"
        )
    return shown


def use(root: Path, program: str, display: str, name: str) -> None:
    """Every part of the program that an installation can break."""
    help_folder = root / "home/anna/help"
    help_folder.mkdir()
    for path, text in PAGES.items():
        (help_folder / path).write_text(text, encoding="utf-8")
    expect(inside(root, program, "--version"), "vademecum")
    expect(inside(root, program, "search", "/home/anna/help", "change password"), "Change your password")
    expect(inside(root, program, "ask", "/home/anna/help", "how do I change my password?"), "click Change")
    expect(inside(root, program, "ask", "/home/anna/help", "how do I bake bread?"), code=3)
    expect(inside(root, program, "pack", "/home/anna/help", "/home/anna/help.vade"), "help.vade")
    expect(inside(root, program, "verify", "/home/anna/help.vade"), "as they were packed")
    report = inside(root, program, "doctor", "--json")
    wrong = [f for f in json.loads(report.stdout or "[]") if f["state"] == "missing"]
    if wrong or not report.stdout:
        raise SmokeError(f"doctor finds gaps: {wrong} {report.stderr}")
    starts = sorted(
        window(root, (program, "/home/anna/help.vade"), display, "Smoke help", f"{name}-{n}")
        for n in range(3)
    )
    say(f"{name}: a window after {starts[0]:.2f} to {starts[-1]:.2f} s")
    if starts[1] > SLOWEST_START_S:
        raise SmokeError(f"the window takes {starts[1]:.1f} s")
    window(root, (program, "demo"), display, "", f"{name}-demo", keys=("F1",))
    # Without anything named: the manual, or the author's own pages.
    window(root, (program,), display, "", f"{name}-alone")
    if any(found["topic"] == "model" and found["state"] == "ok" for found in json.loads(report.stdout)):
        think(root, program, "/home/anna/help")


def think(root: Path, program: str, knowledge: str) -> None:
    """A model that lies beside the pages translates a question."""
    model = MODEL.expanduser()
    place = (root / knowledge.lstrip("/")).with_suffix(".gguf")
    if not model.is_file() and not place.is_file():
        say(f"NOT TRIED: there is no model at {MODEL}; set VADEMECUM_SMOKE_MODEL")
        return
    if not place.is_file():
        shutil.copyfile(model, place)
    question = ("ask", knowledge, "Wie ändere ich mein Passwort?", "--language", "de")
    expect(inside(root, program, *question), "click Change", "Searched for", "password")


def author(root: Path, program: str) -> None:
    """The installed program makes an author's own package, with a model, and that one works too."""
    if not (root / "home/anna/help.gguf").is_file():
        return
    wish = ("--name", "Acme Help", "--format", "deb", "--model", "/home/anna/help.gguf")
    expect(inside(root, program, "installer", "/home/anna/help", *wish, "--output", "/tmp/out"), "acme-help")  # noqa: S108
    expect(inside(root, "dpkg", "-i", "/tmp/out/acme-help_1.0_amd64.deb", user="root"))  # noqa: S108
    think(root, "/usr/bin/acme-help", "/opt/acme-help/brand/help.vade")
    expect(inside(root, "dpkg", "--purge", "acme-help", user="root"))


def window(
    root: Path, command: tuple[str, ...], display: str, title: str, name: str, keys: tuple[str, ...] = ()
) -> float:
    """Start the program on the screen; seconds until its window is there. Leaves a picture in build/smoke."""
    began = time.monotonic()
    process = subprocess.Popen(
        jailed(root, command, "anna", display),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        found = wait_for(lambda: windows(display, title), process)
        took = time.monotonic() - began
        time.sleep(1.5)
        before = picture(display, f"{name}.png")
        for key in keys:
            xdotool(display, "windowfocus", found[-1], "key", "--clearmodifiers", key)
            time.sleep(2.5)
            after = picture(display, f"{name}-{key}.png")
            if after == before:
                raise SmokeError(f"{key} changes nothing on the screen")
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
    return took


def wait_for(look: Callable[[], list[str]], process: subprocess.Popen[bytes]) -> list[str]:
    for _ in range(600):
        if found := look():
            return found
        if process.poll() is not None:
            message = process.stderr.read().decode() if process.stderr else ""
            raise SmokeError(f"the program ended with {process.returncode}: {message[-1000:]}")
        time.sleep(0.05)
    raise SmokeError("no window after 30 seconds")


def windows(display: str, title: str) -> list[str]:
    return xdotool(display, "search", "--onlyvisible", "--name", title or ".").split()


def xdotool(display: str, *words: str) -> str:
    done = subprocess.run(
        ["xdotool", *words],
        env={**os.environ, "DISPLAY": display},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def picture(display: str, name: str) -> bytes:
    SHOTS.mkdir(parents=True, exist_ok=True)
    place = SHOTS / name
    subprocess.run(["import", "-display", display, "-window", "root", str(place)], check=True)
    colours = subprocess.run(
        ["identify", "-format", "%k", str(place)], capture_output=True, text=True, check=True
    )
    if int(colours.stdout) < 20:
        raise SmokeError(f"the screen is blank: see {place}")
    return place.read_bytes()


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen with a number of its own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            "1280x900x24",
            "-nolisten",
            "tcp",
            "-ac",
            "-noreset",
        ],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as told:
            yield f":{told.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


# --- kinds of packages ----------------------------------------------------------------------------


def deb(package: Path, display: str) -> None:
    for suite in (OLDEST, NEWEST):
        with layer(base(suite, LIBRARIES)) as root:
            before = files(root)
            shutil.copy(package, root / "tmp/x.deb")
            expect(inside(root, "dpkg", "-i", "/tmp/x.deb", user="root"))  # noqa: S108 - a fresh root
            name = inside(root, "dpkg-deb", "-f", "/tmp/x.deb", "Package").stdout.strip()  # noqa: S108
            for tool in ("python3", "gcc"):
                if inside(root, "which", tool).returncode == 0:
                    raise SmokeError(f"the clean root has {tool}")
            program = f"/usr/bin/{name.removesuffix('-model')}"
            use(root, program, display, f"{package.stem}-{suite}")
            types = (root / "usr/share/mime/globs2").read_text(encoding="utf-8")
            if "*.vade" not in types and name.startswith("vademecum"):
                raise SmokeError("the system does not know .vade files")
            if suite == OLDEST and name.endswith("-model"):
                author(root, program)
            expect(inside(root, "dpkg", "--purge", name, user="root"))
            gone(before, root)


def rpm(package: Path, display: str) -> None:
    if shutil.which("rpm") is None:
        raise SmokeError("rpm is not installed here")
    with layer(base(OLDEST, LIBRARIES)) as root:
        before = files(root)
        common = ["rpm", "--root", str(root)]
        done = subprocess.run(
            [*common, "--install", str(package)], capture_output=True, text=True, check=False
        )
        if "libEGL.so.1()(64bit) is needed" not in done.stderr:
            raise SmokeError(f"rpm does not ask for the libraries: {done.stderr}")
        system = system_package(root)
        subprocess.run([*common, "--install", "--justdb", str(system)], check=True, capture_output=True)
        subprocess.run([*common, "--install", str(package)], check=True)
        query = ["rpm", "--query", "--package", "--queryformat", "%{NAME}", str(package)]
        name = subprocess.run(query, capture_output=True, text=True, check=True).stdout
        use(root, f"/usr/bin/{name.removesuffix('-model')}", display, package.stem)
        subprocess.run([*common, "--erase", name], check=True)
        shutil.rmtree(system.parents[2])
        gone(before, root)


def system_package(root: Path) -> Path:
    """An empty package that offers what rpm itself finds in the libraries of the root."""
    tool = next(Path("/usr/lib/rpm").rglob("elfdeps"))
    found = sorted((root / "usr/lib/x86_64-linux-gnu").glob("*.so*"))
    libraries = [place for place in found if place.is_file() and place.read_bytes()[:4] == b"\x7fELF"]
    listed = subprocess.run(
        [str(tool), "--provides"],
        input="".join(f"{place}\n" for place in libraries),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    offers = "\n".join(f"Provides: {line}" for line in sorted(set(listed.splitlines())))
    place = Path(tempfile.mkdtemp(prefix="vademecum-smoke-system-"))
    spec = place / "system.spec"
    head = "Name: system\nVersion: 1\nRelease: 1\nSummary: x\nLicense: MIT\n"
    spec.write_text(f"{head}{offers}\n%description\nx\n%files\n", encoding="utf-8")
    subprocess.run(["rpmbuild", "-bb", "--quiet", "--define", f"_topdir {place}", str(spec)], check=True)
    return next((place / "RPMS").rglob("*.rpm"))


def run(package: Path, display: str) -> None:
    with layer(base(OLDEST, LIBRARIES)) as root:
        shutil.copy(package, root / "tmp/x.run")
        before = files(root)
        expect(inside(root, "sh", "/tmp/x.run", "--check"), "whole")  # noqa: S108 - a fresh root
        expect(inside(root, "sh", "/tmp/x.run", "--prefix", "/usr/local", user="root"), "is installed")  # noqa: S108
        (program,) = (root / "usr/local/bin").iterdir()
        name = program.name
        use(root, f"/usr/local/bin/{name}", display, package.stem)
        expect(inside(root, "sh", f"/usr/local/lib/{name}/uninstall.sh", user="root"), "is removed")
        gone(before, root)
        # For one user: below the home folder, as that user.
        expect(inside(root, "sh", "/tmp/x.run"), "/home/anna/.local/bin")  # noqa: S108
        expect(inside(root, f"/home/anna/.local/bin/{name}", "--version"), "vademecum")
        expect(inside(root, "sh", f"/home/anna/.local/lib/{name}/uninstall.sh"), "is removed")
        left = [p for p in (root / "home/anna/.local").rglob(f"*{name}*") if "state" not in p.parts]
        if left:
            raise SmokeError(f"left behind: {left}")


def tar(package: Path, display: str) -> None:
    with layer(base(OLDEST, LIBRARIES)) as root:
        before = files(root)
        subprocess.run(["tar", "-xf", str(package), "-C", str(root / "srv")], check=True)
        (folder,) = (root / "srv").iterdir()
        (name,) = (p.name for p in folder.iterdir() if p.is_file() and "." not in p.name)
        use(root, f"/srv/{folder.name}/{name}", display, package.stem)
        # Read-only, and for somebody without a home folder.
        nobody = f"chroot --userspec=65534:65534 {root} env -i HOME=/nonexistent"
        search = f"/srv/{folder.name}/{name} search /home/anna/help password"
        script = f"mount -o bind,ro {root}/srv {root}/srv && exec {nobody} {search}"
        command = ["unshare", "--net", "--mount", "sh", "-c", script]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        expect(done, "Change your password")
        harm(root, folder, name, display)
        shutil.rmtree(folder)
        gone(before, root)


def harm(root: Path, folder: Path, name: str, display: str) -> None:
    """A shipped library that is gone is named at the start."""
    found = (folder / "app/_internal").rglob("libQt6Widgets.so.6")
    library = next(place for place in found if not place.is_symlink())
    library.rename(library.with_suffix(".away"))
    done = inside(root, f"/srv/{folder.name}/{name}", "/home/anna/help", display=display)
    shown = done.stdout + done.stderr
    if "libQt6Widgets" not in shown or "Traceback" in shown:
        raise SmokeError(f"a missing library is not named: {shown[-500:]}")


def wheelhouse(package: Path, display: str) -> None:
    """Needs a Python in the root, and pip in it; nothing else."""
    extra = "libxcb-cursor0,libxkbcommon-x11-0,libxcb-icccm4,libxcb-keysyms1,libxcb-shape0,libgssapi-krb5-2"
    include = f"{LIBRARIES},python3,python3-venv,libgomp1,{extra}"
    with layer(base(OLDEST, include)) as root:
        before = files(root)
        shutil.copytree(package, root / "srv/wheels")
        expect(inside(root, "python3", "/srv/wheels/install.py", "/opt/x", user="root"), "is installed")
        program = next(p for p in (root / "opt/x").iterdir() if p.is_file() and p.stat().st_mode & 0o100)
        use(root, f"/opt/x/{program.name}", display, package.stem)
        expect(
            inside(root, "python3", "/srv/wheels/install.py", "--remove", "/opt/x", user="root"), "is removed"
        )
        shutil.rmtree(root / "srv/wheels")
        gone(before, root)


def gone(before: set[str], root: Path) -> None:
    """Nothing may be left of the package."""
    left = sorted(files(root) - before)
    left = [
        name for name in left if not name.startswith(("usr/share/mime", "usr/share/applications/mimeinfo"))
    ]
    if left:
        raise SmokeError(f"left behind: {left[:20]}")


KINDS: dict[str, Callable[[Path, str], None]] = {
    ".deb": deb,
    ".rpm": rpm,
    ".run": run,
    ".gz": tar,
    "": wheelhouse,
}


def main(arguments: list[str]) -> int:
    if os.geteuid() != 0:
        say("it must run as root: it makes clean roots and installs into them")
        return 2
    named = [Path(word).resolve() for word in arguments]
    packages = named or sorted(p for p in (ROOT / "dist").iterdir() if kind_of(p) is not None)
    failed = 0
    with screen() as display:
        for package in packages:
            test = kind_of(package)
            if test is None:
                say(f"{package.name}: no kind of package that is known")
                return 2
            try:
                test(package, display)
                print(f"{package.name}: works, and leaves nothing behind", flush=True)
            except (SmokeError, subprocess.SubprocessError) as problem:
                failed += 1
                print(f"{package.name}: FAILED: {problem}", flush=True)
    return 1 if failed or not packages else 0


def kind_of(package: Path) -> Callable[[Path, str], None] | None:
    if package.is_dir():
        return wheelhouse if (package / "install.py").is_file() else None
    return KINDS.get(package.suffix) if package.suffix else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
