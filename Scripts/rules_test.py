"""Plants one violation of each kind and sees that it, and nothing else, is found."""

import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import rules

ROOT = Path(__file__).resolve().parent.parent


def target(folder, name, *needs, kind="SwiftTarget"):
    return {"path": folder, "name": name, "c99name": name.replace("-", "_"), "module_type": kind,
            "sources": ["File.swift"] if kind == "SwiftTarget" else [], "target_dependencies": list(needs)}


TARGETS = [
    target("Core/Model", "HearthModel"),
    target("Core/Ports", "HearthPorts", "HearthModel"),
    target("Core/CICU", "CICU", kind="ClangTarget"),
    target("Core/Support", "HearthSupport", "CICU", "HearthPorts"),
    target("Core/Diary", "DiaryCore", "HearthSupport"),
    target("Core/Habits", "HabitsCore", "HearthSupport"),
    target("Storage/CSQLite", "CSQLite", kind="SystemLibraryTarget"),
    target("Storage/SQLite", "StorageSQLite", "CSQLite", "HearthPorts"),
    target("Frontends/CommandKit", "CommandKit"),
    target("Frontends/Diary/Commands", "DiaryCommands", "CommandKit", "DiaryCore"),
    target("Frontends/Diary/CLI", "hearth-diary", "DiaryCommands", "StorageSQLite"),
    target("Tests/Storage", "StorageTests", "StorageSQLite", "hearth-diary"),
]

# A tree without a fault, in which each line looks like one to a careless reader.
CLEAN = {
    "Package.swift": "\n".join(f'target("{t["name"]}", at: "{t["path"]}")' for t in TARGETS) + "\n",
    "Core/Model/File.swift": 'let text = "import Foundation, Date() \\(call("try! {")) as!"\n// UUID()\n',
    "Core/Ports/File.swift": "public import HearthModel\nimport Synchronization\n",
    "Core/Support/File.swift": "@preconcurrency internal import Glibc\nimport CICU\nimport HearthPorts\n",
    "Core/Diary/File.swift": 'print("a", to: &text)\n/* /* } */ print(1) */\nlet raw = #"""\n" print(1)\n"""#\n',
    "Core/Habits/File.swift": "func print(\n) {}\nInt.random(in: 1...6, using: &dice)\n",
    "Storage/SQLite/File.swift": "import CSQLite\n// One lock guards all of it.\nclass A: @unchecked Sendable {}\n",
    "Frontends/CommandKit/File.swift": "import struct Glibc.tm\nprint(1)\nDate()\n",
    "Frontends/Diary/Commands/File.swift": "import CommandKit\n",
    "Frontends/Diary/CLI/File.swift": "import DiaryCommands\nimport StorageSQLite\n",
    "Tests/Storage/File.swift": "import Foundation\n@testable import hearth_diary\nlet a = try! b as! C\n",
}


def lines(count, line="let a = 1"):
    return f"{line}\n" * count


def function(count):
    start = "protocol P {\n  func f()\n  var a: Int { get }\n}\nfunc f(\n) async\n  throws {\n"
    return start + lines(count - 4) + "}\n"


# name: the file, what is planted in it, the line and the sentence expected.
SOURCES = {
    "full Foundation": ("Core/Diary", "import Foundation", 1, "Foundation may not be imported in Core/Diary"),
    "a part of Foundation": ("Storage/SQLite", "import CSQLite\nimport FoundationEssentials", 2, "may not be imported"),
    "networking of Foundation": ("Tests/Storage", "\nimport FoundationNetworking", 2, "FoundationNetworking may not"),
    "another test library": ("Tests/Storage", "import XCTest", 1, "XCTest may not be imported"),
    "tests outside tests": ("Frontends/CommandKit", "import Testing", 1, "Testing may not be imported"),
    "libc in Core": ("Core/Ports", "@preconcurrency import Glibc", 1, "Glibc may not be imported in Core/Ports"),
    "queues in Core": ("Core/Model", "import Dispatch", 1, "Dispatch may not be imported in Core/Model"),
    "a module not named": ("Core/Diary", "\n  package import HearthPorts", 2, "dependencies of DiaryCore"),
    "a driver in commands": ("Frontends/Diary/Commands", "import StorageSQLite", 1, "not named in the dependencies"),
    "an importer by symbol": ("Core/Diary", "import struct HearthModel.Instant", 1, "HearthModel is imported but"),
    "a C module made visible": ("Storage/SQLite", "package import CSQLite", 1, "is imported internally only"),
    "a C module unused": ("Storage/SQLite", "", 7, "CSQLite is imported nowhere"),
    "the clock": ("Core/Model", "let a = 1\nlet b = Date()", 2, "Date() is not for Core"),
    "the clock by name": ("Core/Model", "Date.now", 1, "Date.now is not for Core"),
    "another clock": ("Core/Model", "let clock = ContinuousClock()", 1, "a system clock is not for Core"),
    "the zone": ("Core/Model", "TimeZone.current", 1, "TimeZone.current is not for Core"),
    "the calendar": ("Core/Model", "Calendar.current", 1, "Calendar.current is not for Core"),
    "a random name": ("Core/Model", "UUID()", 1, "UUID() is not for Core"),
    "a random number": ("Core/Model", "Int.random(in: 1...6)", 1, "random(in:) is not for Core"),
    "a generator": ("Core/Model", "SystemRandomNumberGenerator()", 1, "SystemRandomNumberGenerator is not"),
    "a sleep": ("Core/Model", "Thread.sleep(1)", 1, "sleep is not for Core"),
    "another sleep": ("Core/Model", "try await Task.sleep(for: a)", 1, "sleep is not for Core"),
    "output": ("Core/Model", 'let a = "\\("b")"; print(a)', 1, "print is not for Core"),
    "output by its full name": ("Core/Model", "Swift.print(a)", 1, "print is not for Core"),
    "unchecked": ("Frontends/CommandKit", "/// A.\nclass A: @unchecked Sendable {}", 2, "@unchecked Sendable needs"),
    "unsafe": ("Frontends/CommandKit", "nonisolated(unsafe) var a = 1", 1, "nonisolated(unsafe) needs"),
    "forced try": ("Frontends/CommandKit", "let a = try! b()", 1, "try! needs a comment"),
    "forced cast": ("Frontends/CommandKit", "\n//\nlet a = b as! C", 3, "as! needs a comment"),
    "fatal error": ("Frontends/CommandKit", "fatalError()", 1, "fatalError needs a comment"),
    "a long file": ("Frontends/CommandKit", lines(401), 401, "the file has 401 lines"),
    "a long function": ("Frontends/CommandKit", function(51), 5, "the function has 51 lines"),
    "a long initialiser": ("Frontends/CommandKit", "init?(\n) {\n" + lines(49) + "}", 1, "the function has 52 lines"),
    "a long property": ("Frontends/CommandKit", "var a: [Int] {\n" + lines(49) + "}", 1, "the function has 51 lines"),
}

# name: the target, the dependency it gains, the one it may not have.
DEPENDENCIES = {
    "downwards only": ("HearthModel", "HearthPorts", "Core/Model may not depend on Core/Ports"),
    "no frontend in Core": ("DiaryCore", "CommandKit", "Core/Diary may not depend on Frontends/CommandKit"),
    "no frontend in Storage": ("StorageSQLite", "CommandKit", "Storage/SQLite may not depend on Frontends/CommandKit"),
    "no driver in Core": ("DiaryCore", "StorageSQLite", "Core/Diary may not depend on Storage/SQLite"),
    "no driver in commands": ("DiaryCommands", "StorageSQLite", "may not depend on Storage/SQLite"),
    "no sibling": ("HabitsCore", "DiaryCore", "Core/Habits may not depend on Core/Diary"),
    "no other app": ("DiaryCommands", "HabitsCore", "may not depend on Core/Habits"),
    "no C in an app": ("DiaryCore", "CICU", "Core/Diary may not depend on Core/CICU"),
    "no C in a program": ("hearth-diary", "CSQLite", "Frontends/Diary/CLI may not depend on Storage/CSQLite"),
}


class Rules(unittest.TestCase):
    def setUp(self):
        self.root = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def found(self, files=None, targets=TARGETS):
        for name, text in {**CLEAN, **(files or {})}.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text, encoding="utf-8")
        return list(rules.violations(self.root, {"targets": targets}))

    def expect(self, found, name, line, sentence):
        self.assertEqual([(name, line)], [violation[:2] for violation in found], found)
        self.assertIn(sentence, found[0][2])

    def test_a_clean_tree_has_no_violation(self):
        self.assertEqual([], self.found())

    def test_each_fault_of_a_source_is_found(self):
        for title, (folder, text, line, sentence) in SOURCES.items():
            with self.subTest(title):
                name = f"{folder}/File.swift"
                place = "Package.swift" if "nowhere" in sentence else name
                self.expect(self.found({name: text}), place, line, sentence)

    def test_what_is_just_short_enough_passes(self):
        self.assertEqual([], self.found({"Frontends/CommandKit/File.swift": function(50) + lines(345)}))

    def test_each_wrong_dependency_is_found(self):
        for title, (name, gained, sentence) in DEPENDENCIES.items():
            with self.subTest(title):
                targets = [{**t, "target_dependencies": t["target_dependencies"] + [gained] * (t["name"] == name)}
                           for t in TARGETS]
                at = next(number for number, t in enumerate(TARGETS, 1) if t["name"] == name)
                self.expect(self.found(targets=targets), "Package.swift", at, sentence)

    def test_a_c_module_of_two_owners_is_found(self):
        targets = [{**t, "target_dependencies": ["CSQLite"]} if t["name"] == "StorageTests" else t for t in TARGETS]
        found = self.found({"Tests/Storage/File.swift": "import CSQLite"}, targets)
        self.expect(found, "Tests/Storage/File.swift", 1, "CSQLite is C and belongs to StorageSQLite alone")

    def test_a_reader_that_leaves_before_its_writer_is_found(self):
        for early in ("a | grep -q b", "a |grep -i -Fq b", "if a | head -n 1; then", "a | read -r b"):
            with self.subTest(early):
                name = "Scripts/planted"
                self.expect(self.found({name: f"#!/bin/bash\n{early}\n"}), name, 2, "may not leave before")

    def test_a_reader_that_reads_all_passes(self):
        text = "#!/bin/bash\na | grep b\ngrep -q b <<<\"$(a)\"\na || head -n 1 b\na | tail -n 1\n"
        self.assertEqual([], self.found({"Scripts/planted": text}))

    def test_a_folder_without_a_row_is_found(self):
        found = self.found({"Kitchen/File.swift": ""}, TARGETS + [target("Kitchen", "Kitchen")])
        self.expect(found, "Package.swift", 1, "Kitchen has no row in LAYERS")


class Check(unittest.TestCase):
    """The script as a whole, on a copy of the project."""

    # What is planted in one copy, and what is to be heard of it.
    PLANTS = {
        "sources": (
            {"Core/Model/Planted.swift": "let  a = 1\nimport Glibc\n", "Scripts/planted": "#!/bin/bash\nif\n"},
            ["Core/Model/Planted.swift:1:", "Core/Model/Planted.swift:2: Glibc may not", "Scripts/planted: line "],
        ),
        "a warning of the manifest": ({"Package.swift": None}, ["Package.swift:1: warning"]),
        "a manifest that does not compile": ({"Package.swift": "let a: Int = nil\n"}, ["Package.swift:1: error"]),
    }

    def check(self, root):
        done = subprocess.run([root / "Scripts/check"], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def test_each_step_of_the_script_is_heard(self):
        hidden = shutil.ignore_patterns(".build", ".git", "__pycache__")
        manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
        superfluous = manifest.replace("path: path,", 'path: path, exclude: ["Nowhere"],', 1)
        for title, (files, sentences) in self.PLANTS.items():
            with self.subTest(title), tempfile.TemporaryDirectory() as folder:
                root = Path(shutil.copytree(ROOT, Path(folder) / "hearth", ignore=hidden))
                for name, text in files.items():
                    (root / name).write_text(superfluous if text is None else text, encoding="utf-8")
                status, output = self.check(root)
                self.assertEqual(1, status, output)
                for sentence in sentences:
                    self.assertIn(sentence, output)


if __name__ == "__main__":
    unittest.main()
