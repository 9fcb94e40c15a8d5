"""Let the C compiler see across the files that Cython writes. Used by setup.py.

Cython compiles every module on its own. A constant of a module is a variable to C, set when the module is imported,
so no mask is folded and no loop unrolled. A method of a class in another module is called through a table of
pointers, so nothing is inlined. Both are put right in the C files: constants are read as macros, and methods of final
classes are called through macros. A header beside each C file says what these mean: the value; and either a copy of
the method, if it is short and needs no Python, or the call as Cython wrote it. Headers are written at every build, so
a copy is never older than its source. A copy passes errors on, but adds no line of its own to their traceback.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

# What a .pxd declares in capitals at the margin: `cdef int ROAD_TILE, CITY_TILE`.
DECLARED = re.compile(r"^cdef (int|long long|unsigned long long) ([A-Z][A-Z0-9_, ]*)$", re.MULTILINE)
SUFFIX = {"int": "", "long long": "LL", "unsigned long long": "ULL"}
READ_VALUES = """
import importlib, json, sys
print(json.dumps([getattr(importlib.import_module(module), name) for module, name in json.load(sys.stdin)]))
"""

FINAL_CLASS = re.compile(r"^@cython\.final\n(?:@.*\n)*cdef class (\w+)", re.MULTILINE)

# `((struct __pyx_vtabstruct_CLASS *)OBJECT->__pyx_vtab)->METHOD(`
CALL = re.compile(r"\(\(struct __pyx_vtabstruct_(\w+) \*\)(__pyx_v_\w+(?:->\w+)*)->__pyx_vtab\)->(\w+)\(")
FUNCTION = re.compile(
    r"^static (?:CYTHON_INLINE )?([\w ]+?\**) ?(__pyx_f_\w+)(\([^;{}]*\)) \{\n(.*?)^\}$", re.MULTILINE | re.DOTALL
)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# What a copy cannot do without the module it comes from: Python's functions, errors, names of the module.
NEEDS_MODULE = re.compile(
    r"\b(__Pyx_\w+|Py_?[A-Z]\w+|__PYX_\w+|__pyx_(?:mstate|n_|kp_|int_|builtin_|L1_error|v_\d|t_\d+[a-z])\w*|languedoc_\w+|LANGUEDOC_(?!CALL_)[A-Z]\w+)\b"
)
LONGEST_COPY = 50  # lines

# How a method passes on an error of one that it calls: a line for the traceback, which needs names of its module.
PASSES_ON = re.compile(r"__PYX_ERR\(\d+, \d+, __pyx_L1_error\)")
LINE_OF_TRACEBACK = re.compile(
    r"  __pyx_L1_error:;\n"
    r"  __pyx_gilstate_save = __Pyx_PyGILState_Ensure\(\);\n"
    r"  __Pyx_AddTraceback\(.*\n"
    r"(  __pyx_r = .*\n)"
    r"  __Pyx_PyGILState_Release\(__pyx_gilstate_save\);\n"
)
FOR_TRACEBACK = re.compile(
    r"  (?:int __pyx_c?lineno = 0|const char \*__pyx_filename = NULL|PyGILState_STATE __pyx_gilstate_save);\n"
)
ASKS_FOR_ERROR = "__Pyx_ErrOccurredWithGIL()"
ERROR_OCCURRED = """static inline int error_occurred(void) {
  PyGILState_STATE state = PyGILState_Ensure();
  int occurred = PyErr_Occurred() != NULL;
  PyGILState_Release(state);
  return occurred;
}
"""

INCLUDED_BEFORE = "/* #### Code section: module_code ### */\n"


def mangled(parts: Iterable[str]) -> str:
    """A dotted name as Cython spells it in C."""
    return "_".join(f"{len(part)}{part}" for part in parts)


def read_constants(source: Path, modules: dict[str, str]) -> dict[str, str]:
    """The value of every constant by its name in C. `modules` are the texts of the .pxd files; the values are read from
    the sources under `source`, not compiled."""
    declared = []
    for module, types in modules.items():
        for kind, names in DECLARED.findall(types):
            declared += [(kind, module, each.strip()) for each in names.split(",")]
    environment = {**os.environ, "LANGUEDOC_INTERPRETED": "1", "PYTHONPATH": str(source)}
    asked = json.dumps([(module, name) for _, module, name in declared])
    command = [sys.executable, "-c", READ_VALUES]
    told = subprocess.run(command, input=asked, env=environment, check=True, text=True, stdout=subprocess.PIPE).stdout
    return {
        f"{mangled(module.split('.'))}_{name}": f"({value}{SUFFIX[kind]})"
        for (kind, module, name), value in zip(declared, json.loads(told), strict=True)
    }


def final_classes(modules: dict[str, str]) -> dict[str, str]:
    """How methods of final classes begin in C, by the name that Cython gives the table of the class."""
    return {
        f"{mangled(module.split('.'))}_{name}": f"__pyx_f_{mangled([*module.split('.'), name])}_"
        for module, types in modules.items()
        for name in FINAL_CLASS.findall(types)
    }


def rewrite(sources: list[Path], constants: dict[str, str], classes: dict[str, str]) -> list[Path]:
    """Rewrite the C files that were not rewritten yet, and the headers of all; returns the headers."""
    texts = {source: rewrite_file(source, constants, classes) for source in sources}
    copies = short_methods(texts.values(), classes)
    return [write_header(source, text, constants, classes, copies) for source, text in texts.items()]


def rewrite_file(source: Path, constants: dict[str, str], classes: dict[str, str]) -> str:
    text = source.read_text()
    include = f'#include "{header_of(source).name}"\n'
    if include in text:
        return text

    def read(match: re.Match[str]) -> str:
        return f"LANGUEDOC_{match[1]}" if match[1] in constants else match[0]

    def call(match: re.Match[str]) -> str:
        known, target, method = match.groups()
        return f"LANGUEDOC_CALL_{known}__{method}({target})(" if known in classes else match[0]

    # all but `&variable`, `static int variable;`, `#define variable` and `variable = ...`
    text = re.sub(r"(?<![&\w])(?<!int )(?<!LONG_LONG )(?<!#define )__pyx_v_(\w+)\b(?!\s*=[^=])", read, text)
    text = CALL.sub(call, text)
    if INCLUDED_BEFORE not in text:
        raise SystemExit(f"languedoc: Cython writes C in another way than rewrite_c.py expects: {source}")
    text = text.replace(INCLUDED_BEFORE, include + INCLUDED_BEFORE, 1)
    source.write_text(text)
    return text


def header_of(source: Path) -> Path:
    return source.with_name(f"{source.stem}_known.h")


def short_methods(texts: Iterable[str], classes: dict[str, str]) -> dict[str, str]:
    """Methods that C may copy, by name, each after those that it calls itself."""
    beginnings = tuple(classes.values())
    own_call = re.compile(rf"\b({'|'.join(beginnings)})(\w+)\((__pyx_v_\w+(?:->\w+)*)(?=[,)])")
    known_by = {beginning: known for known, beginning in classes.items()}

    def call(match: re.Match[str]) -> str:
        beginning, method, target = match.groups()
        return f"LANGUEDOC_CALL_{known_by[beginning]}__{method}({target})({target}"

    candidates = {}
    for text in texts:
        for result, name, parameters, body in FUNCTION.findall(text):
            body = "\n".join(line for line in COMMENT.sub("", body).splitlines() if line.strip())
            body = own_call.sub(call, without_traceback(body))
            if name.startswith(beginnings) and body.count("\n") < LONGEST_COPY and not NEEDS_MODULE.search(body):
                candidates[name] = f"static inline {result} {name}{parameters} {{\n{body}\n}}\n"
    while True:  # a function of its module that is not copied is out of reach of a copy; a method is not
        lost = [name for name in candidates if not called_directly(candidates[name]) <= candidates.keys()]
        if not lost:
            break
        for name in lost:
            del candidates[name]
    known: dict[str, str] = {}
    while True:
        ready = [
            name
            for name in candidates
            if name not in known and (called_by(candidates[name], classes) & candidates.keys()) - {name} <= known.keys()
        ]
        if not ready:
            return known
        known |= {name: candidates[name] for name in ready}


def without_traceback(body: str) -> str:
    """A method that only passes errors on, without the line that it adds to their traceback."""
    body = PASSES_ON.sub("goto passed_on;", body)
    body = LINE_OF_TRACEBACK.sub(r"  passed_on:;\n\1", body)
    return FOR_TRACEBACK.sub("", body).replace(ASKS_FOR_ERROR, "error_occurred()")


def called_by(text: str, classes: dict[str, str]) -> set[str]:
    """The functions that some C calls: directly, or as methods of final classes."""
    return called_directly(text) | {classes[known] + method for known, method in called_methods(text)}


def called_directly(text: str) -> set[str]:
    return set(re.findall(r"\b(__pyx_f_\w+)\(", text))


def called_methods(text: str) -> set[tuple[str, str]]:
    return set(re.findall(r"\bLANGUEDOC_CALL_(\w+?)__(\w+)\(", text))


def write_header(
    source: Path, text: str, constants: dict[str, str], classes: dict[str, str], copies: dict[str, str]
) -> Path:
    """What the macros of a C file mean: values, copies of methods, or the calls that Cython wrote."""
    methods = called_methods(text)
    used = {classes[known] + method for known, method in methods}
    wanted: set[str] = set()
    while used:
        name = used.pop()
        if name in copies and name not in wanted:
            wanted.add(name)
            used |= called_by(copies[name], classes)
            methods |= called_methods(copies[name])
    copied = "".join(body for name, body in copies.items() if name in wanted)
    lines = []
    for name in dict.fromkeys(re.findall(r"\bLANGUEDOC_(\d\w+)", text + copied)):
        lines.append(f"#define LANGUEDOC_{name} {constants[name]}\n")
    for known, method in sorted(methods):
        direct = copy_name(classes[known] + method)
        table = f"((struct __pyx_vtabstruct_{known} *)(object)->__pyx_vtab)->{method}"
        meaning = direct if classes[known] + method in wanted else table
        lines.append(f"#define LANGUEDOC_CALL_{known}__{method}(object) {meaning}\n")
    copied = re.sub(r"\b__pyx_f_\w+(?=\()", lambda match: copy_name(match[0]), copied)
    written = "".join(lines) + (ERROR_OCCURRED if "error_occurred()" in copied else "") + copied
    header = header_of(source)
    if not header.exists() or header.read_text() != written:
        header.write_text(written)
    return header


def copy_name(name: str) -> str:
    return name.replace("__pyx_f_", "languedoc_copy_", 1)
