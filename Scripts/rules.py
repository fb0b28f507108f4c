"""The rules of the house that no compiler checks: who may import whom, and how sources read.

    swift package describe --type json | python3 Scripts/rules.py ROOT

Prints each violation as `file:line: sentence` and ends with 1 if there was any.
"""

import fnmatch
import json
import re
import sys
from collections import defaultdict
from pathlib import Path

# Which way things lean. The first row whose folder fits a target decides what it may depend on; {app}
# stands for one and the same app in a row. A folder without a row is a violation: give it one.
BASE = ["Core/Model", "Core/Ports"]
SHARED = BASE + ["Core/Plugins", "Core/Support", "Core/Container", "Core/Household"]
C = "C[A-Z]*"
DRIVERS = ["Storage/[!C]*", "Audio/[!C]*", "Sync/[!C]*", "Sync/C[a-z]*"]
PLAIN = ["Synchronization"]
SYSTEM = PLAIN + ["Dispatch", "Glibc"]
TESTING = SYSTEM + ["Foundation", "FoundationEssentials", "Testing"]

LAYERS = [
    # folder                     may depend on                                           system modules
    ("Core/Model",               [],                                                     PLAIN),
    ("Core/Ports",               ["Core/Model"],                                         PLAIN),
    ("Core/Plugins",             BASE,                                                   PLAIN),
    ("Core/Support",             BASE + [f"Core/{C}"],                                   SYSTEM),
    ("Core/Container",           BASE,                                                   PLAIN),
    ("Core/Household",           BASE + ["Core/Support"],                                PLAIN),
    ("Core/MiniPlayer",          BASE + ["Core/Support"],                                PLAIN),
    # What is heard is a rule of the player: it commands the engine, which itself knows only the ports.
    ("Core/Player",              SHARED + ["Core/MiniPlayer", "Audio/Engine"],           PLAIN),
    ("Core/{app}",               SHARED,                                                 PLAIN),
    ("Storage/SQL",              BASE + ["Core/Support"],                                SYSTEM),
    ("Storage/*",                BASE + ["Core/Plugins", "Core/Support", "Storage/SQL",
                                         f"Storage/{C}"],                                SYSTEM),
    ("Sync/HTTPClient",          BASE + ["Core/Support", f"Sync/{C}"],                   SYSTEM),
    ("Sync/Protocol",            BASE,                                                   PLAIN),
    # Where it stands is told to people by every program: what is said has to be in words.
    # What loses on the way becomes a record of the household, which the apps show.
    ("Sync/Client",              BASE + ["Core/Household", "Core/Support", "Sync/Protocol"],
                                                                                         PLAIN),
    ("Sync/Hub",                 BASE + ["Sync/Protocol"],                               PLAIN),
    ("Sync/Loopback",            BASE + ["Sync/Protocol", "Sync/Hub"],                   PLAIN),
    ("Sync/*",                   BASE + ["Core/Plugins", "Core/Support", "Sync/Protocol",
                                         f"Sync/{C}"],                                   SYSTEM),
    ("Audio/Engine",             BASE,                                                   SYSTEM),
    ("Audio/Samples",            ["Core/Ports"],                                         SYSTEM),
    ("Audio/*",                  BASE + ["Core/Plugins", "Core/Support", "Audio/Samples",
                                         f"Audio/{C}"],                                  SYSTEM),
    ("Frontends/CommandKit",     SHARED + ["Sync/Client"],                               SYSTEM),
    ("Frontends/HTTPKit",        ["Core/Model", "Core/Support"],                         SYSTEM),
    ("Frontends/HTTPMicroHTTPD", ["Frontends/HTTPKit", f"Frontends/{C}"],                SYSTEM),
    # What the web servers of all apps share; its program reads options as the command lines do.
    ("Frontends/HouseholdWeb",   SHARED + ["Core/MiniPlayer", "Frontends/CommandKit",
                                           "Frontends/HTTPKit", "Frontends/ServerProgram", "Sync/Client"],
                                                                                         SYSTEM),
    # What every program syncs with: one place names the transports, so that all meet at the same ones.
    ("Frontends/SyncProgram",    SHARED + ["Frontends/CommandKit", "Frontends/CodePictures"] + DRIVERS,
                                                                                         SYSTEM),
    ("Frontends/CodePictures",   ["Core/Ports", f"Frontends/{C}"],                       SYSTEM),
    # What programs that serve share; they read options as the command lines do.
    ("Frontends/ServerProgram",  SHARED + ["Frontends/CommandKit", "Frontends/HTTPKit"], SYSTEM),
    # The hub is no app: it stands on the logic of hubs where an app stands on its core.
    ("Frontends/Hub/Server",     SHARED + ["Sync/Protocol", "Sync/Hub", "Frontends/CommandKit",
                                           "Frontends/HTTPKit", "Frontends/ServerProgram"], SYSTEM),
    ("Frontends/Hub/Program",    SHARED + ["Frontends/CommandKit", "Frontends/HTTPKit",
                                           "Frontends/HTTPMicroHTTPD", "Frontends/Hub/Server"] + DRIVERS,
                                                                                         SYSTEM),
    ("Frontends/{app}/Routes",   SHARED + ["Core/{app}", "Core/MiniPlayer", "Frontends/HTTPKit",
                                           "Frontends/HouseholdWeb"],                    SYSTEM),
    ("Frontends/{app}/HTTP",     SHARED + ["Core/{app}", "Frontends/CommandKit", "Frontends/HTTPKit",
                                           "Frontends/HouseholdWeb", "Frontends/HTTPMicroHTTPD",
                                           "Frontends/SyncProgram", "Frontends/{app}/Routes"] + DRIVERS,
                                                                                         SYSTEM),
    ("Frontends/{app}/Commands", SHARED + ["Core/MiniPlayer", "Core/{app}", "Frontends/CommandKit"],
                                                                                         SYSTEM),
    ("Frontends/{app}/CLI",      SHARED + ["Core/{app}", "Frontends/CommandKit", "Frontends/SyncProgram",
                                           "Frontends/{app}/Commands"] + DRIVERS,        SYSTEM),
    ("Frontends/ScreenKit",      SHARED + ["Core/MiniPlayer"],                           PLAIN),
    ("Frontends/ScreenNCurses",  ["Frontends/ScreenKit", "Frontends/CNCurses"],          SYSTEM),
    ("Frontends/TerminalProgram", SHARED + ["Core/MiniPlayer", "Frontends/CommandKit", "Frontends/ScreenKit",
                                           "Frontends/ScreenNCurses", "Sync/Client"],    SYSTEM),
    ("Frontends/{app}/Screens",  SHARED + ["Core/MiniPlayer", "Core/{app}", "Frontends/ScreenKit"],
                                                                                         PLAIN),
    ("Frontends/{app}/TUI",      SHARED + ["Core/MiniPlayer", "Core/{app}", "Frontends/CommandKit", "Frontends/ScreenKit",
                                           "Frontends/SyncProgram", "Frontends/TerminalProgram",
                                           "Frontends/{app}/Screens"] + DRIVERS,         SYSTEM),
    ("Tests/*",                  ["*"],                                                  TESTING),
]

INJECTED = "the clock, the zone, identifiers and randomness are injected"
STDOUT = "results are returned, a frontend prints them"
NOT_IN_CORE = [
    (r"\bDate\(\)", "Date()", INJECTED),
    (r"\bDate\.now\b", "Date.now", INJECTED),
    (r"\b(?:Continuous|Suspending)Clock\b", "a system clock", INJECTED),
    (r"\bTimeZone\.current\b", "TimeZone.current", INJECTED),
    (r"\bCalendar\.current\b", "Calendar.current", INJECTED),
    (r"\bUUID\(\)", "UUID()", INJECTED),
    (r"\bSystemRandomNumberGenerator\b", "SystemRandomNumberGenerator", INJECTED),
    (r"\.random\(in:(?!.*\busing:)", "random(in:)", INJECTED),
    (r"\b(?:Thread|Task)\.sleep\b", "sleep", INJECTED),
    (r"(?<!func )(?:(?<![.\w])|\bSwift\.)print\((?!.*\b(?:in)?to: &)", "print", STDOUT),
]

NEEDS_REASON = [
    (r"@unchecked\s+Sendable\b", "@unchecked Sendable"),
    (r"\bnonisolated\(unsafe\)", "nonisolated(unsafe)"),
    (r"\btry!", "try!"),
    (r"\bas!", "as!"),
    (r"\bfatalError\b", "fatalError"),
]

# A reader that leaves before the end kills the writer, and `pipefail` takes that for a failure, now and then.
LEAVES_EARLY = re.compile(r"(?<!\|)\|\s*(grep\s+(?:-\w+\s+)*-\w*q|head\b|read\b)")

LONGEST_FILE, LONG_FILE, LONGEST_FUNCTION = 400, 250, 50

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|let|var)[ \t]+)?(\w+)", re.MULTILINE)
QUOTE = r'(#*)("""|")'
FUNCTION = re.compile(r"(?<![.\w`])(?:func\b|deinit\b|init\b(?=[?!]?\s*[(<])|subscript\b(?=\s*[(<])|var\b)")
SIGNATURE_GOES_ON = re.compile(r"\s*(?:\{|->|where\b|throws\b|rethrows\b|async\b)")


def code_only(text):
    """The same text with comments and the insides of strings turned into spaces, line by line."""
    parts, at = [], 0
    for_next = re.compile(r"//|/\*|" + QUOTE)
    while match := for_next.search(text, at):
        if match[0] == "//":
            end = text.find("\n", match.end())
            end = len(text) if end < 0 else end
        elif match[0] == "/*":
            end = end_of_comment(text, match.end())
        else:
            end = end_of_string(text, match.end(), match[1], match[2])
        parts += [text[at:match.start()], re.sub(r"[^\n]", " ", text[match.start():end])]
        at = end
    return "".join(parts) + text[at:]


def end_of_comment(text, at):
    depth = 1
    for mark in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def end_of_string(text, at, hashes, quote):
    marks = re.compile(re.escape(quote + hashes) + r"|\\" + hashes + r"(\(|.|\n)")
    while mark := marks.search(text, at):
        if mark[1] is None:
            return mark.end()
        at = end_of_interpolation(text, mark.end()) if mark[1] == "(" else mark.end()
    return len(text)


def end_of_interpolation(text, at):
    depth = 1
    marks = re.compile(r"[()]|" + QUOTE)
    while mark := marks.search(text, at):
        at = mark.end()
        if mark[0] == "(":
            depth += 1
        elif mark[0] == ")":
            depth -= 1
            if depth == 0:
                return at
        else:
            at = end_of_string(text, at, mark[1], mark[2])
    return len(text)


def opening_brace(code, start):
    """Where the body of the declaration at `start` opens; None if it has none."""
    depth, computed = 0, code.startswith("var", start)
    for mark in re.compile(r"[()\[\]{}\n=]").finditer(code, start):
        sign, at = mark[0], mark.start()
        if sign in "([":
            depth += 1
        elif sign in ")]":
            depth -= 1
            if depth < 0:
                return None
        elif depth:
            continue
        elif sign == "{":
            return at
        elif sign == "}" or (sign == "=" and computed):
            return None
        elif sign == "\n" and not SIGNATURE_GOES_ON.match(code, at):
            return None
    return None


def functions(code):
    """The functions of a file: first line and length in lines."""
    for match in FUNCTION.finditer(code):
        opening = opening_brace(code, match.start())
        if opening is None:
            continue
        depth = 0
        for mark in re.compile(r"[{}]").finditer(code, opening):
            depth += 1 if mark[0] == "{" else -1
            if depth == 0:
                yield line_at(code, match.start()), code.count("\n", match.start(), mark.start()) + 1
                break


def line_at(text, index):
    return text.count("\n", 0, index) + 1


def files_below(root):
    """Every file of ours, without what hides behind a dot."""
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root)
        if path.is_file() and not any(part.startswith(".") or part == "__pycache__" for part in name.parts):
            yield str(name)


def file_violations(name, text):
    """What a single file does wrong, whoever imports it."""
    count = len(text.splitlines())
    if count > LONGEST_FILE:
        yield name, LONGEST_FILE + 1, f"the file has {count} lines; {LONGEST_FILE} are the most."
    if text.startswith("#!/bin/bash"):
        for number, line in enumerate(text.split("\n"), 1):
            if LEAVES_EARLY.search(line):
                yield name, number, "a pipe's reader may not leave before its writer ends: give it <<<\"$(…)\"."
    if not name.endswith(".swift"):
        return
    code, lines = code_only(text), text.split("\n")
    for line, length in functions(code):
        if length > LONGEST_FUNCTION:
            yield name, line, f"the function has {length} lines; {LONGEST_FUNCTION} are the most."
    for number, line in enumerate(code.split("\n"), 1):
        if name.startswith("Core/"):
            for pattern, what, why in NOT_IN_CORE:
                if re.search(pattern, line):
                    yield name, number, f"{what} is not for Core: {why}."
        if not name.startswith("Tests/"):
            above = lines[number - 2].strip() if number > 1 else ""
            has_reason = re.match(r"//(?!/)\s*\w", above)
            for pattern, what in NEEDS_REASON:
                if re.search(pattern, line) and not has_reason:
                    yield name, number, f"{what} needs a comment with the reason on the line above."


def fits(folder, pattern, app=""):
    return fnmatch.fnmatchcase(folder, pattern.replace("{app}", app))


def layer(folder):
    """The row for a folder: what it may depend on, its system modules; None if there is none."""
    for pattern, needs, modules in LAYERS:
        match = re.fullmatch(re.escape(pattern).replace(r"\{app\}", r"([A-Z]\w*)").replace(r"\*", ".+"), folder)
        if match:
            return needs, modules, "".join(match.groups())
    return None


def target_violations(root, target, targets, importers):
    """What a Swift target depends on and imports against the table; notes who imports which module."""
    folder = target["path"]
    row = layer(folder)
    if row is None:
        yield "Package.swift", manifest_line(root, folder), f"{folder} has no row in LAYERS of Scripts/rules.py."
        return
    needs, modules, app = row
    dependencies = [targets[name] for name in target.get("target_dependencies", [])]
    for other in dependencies:
        if not any(fits(other["path"], pattern, app) for pattern in needs):
            yield ("Package.swift", manifest_line(root, folder),
                   f"{folder} may not depend on {other['path']}; see LAYERS in Scripts/rules.py.")
    named = {other["c99name"] for other in dependencies}
    ours = {other["c99name"] for other in targets.values()}
    for source in target["sources"]:
        name = f"{folder}/{source}"
        code = code_only((root / name).read_text(encoding="utf-8"))
        for match in IMPORT.finditer(code):
            access, module = match.groups()
            line = line_at(code, match.start(2))
            importers[module].append((name, line, target["name"], access))
            if module in ours and module not in named:
                yield name, line, f"{module} is imported but not named in the dependencies of {target['name']}."
            elif module not in ours and module not in modules:
                yield name, line, f"{module} may not be imported in {folder}; it has {', '.join(modules)}."


def manifest_line(root, folder):
    lines = (root / "Package.swift").read_text(encoding="utf-8").split("\n")
    return next((number for number, line in enumerate(lines, 1) if f'"{folder}"' in line), 1)


def c_violations(root, target, importers):
    """A C module belongs to one Swift target, which keeps it to itself."""
    owners = []
    for name, line, owner, access in importers[target["c99name"]]:
        if access in ("public", "package"):
            yield name, line, f"{target['name']} is C and is imported internally only, not as {access}."
        if owner not in owners:
            owners.append(owner)
        if owner != owners[0]:
            yield name, line, f"{target['name']} is C and belongs to {owners[0]} alone."
    if not owners:
        yield "Package.swift", manifest_line(root, target["path"]), f"{target['name']} is imported nowhere."


def violations(root, description):
    """Every violation in a tree as (file, line, sentence)."""
    targets = {target["name"]: target for target in description["targets"]}
    importers, c_targets = defaultdict(list), []
    for target in sorted(targets.values(), key=lambda target: target["path"]):
        if target["module_type"] == "SwiftTarget":
            yield from target_violations(root, target, targets, importers)
        else:
            c_targets.append(target)
    for target in c_targets:
        yield from c_violations(root, target, importers)
    for name in files_below(root):
        if name.endswith((".swift", ".c", ".h", ".py")) or name.startswith("Scripts/"):
            yield from file_violations(name, (root / name).read_text(encoding="utf-8"))


def long_files(root):
    for name in files_below(root):
        if name.endswith(".swift"):
            count = len((root / name).read_text(encoding="utf-8").splitlines())
            if LONG_FILE < count <= LONGEST_FILE:
                yield f"{name}:{LONG_FILE + 1}: warning: {count} lines; above {LONG_FILE} a file asks to be split."


def main():
    root = Path(sys.argv[1])
    for warning in long_files(root):
        print(warning)
    found = list(violations(root, json.load(sys.stdin)))
    for name, line, sentence in found:
        print(f"{name}:{line}: {sentence}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
