"""Sums up what the tests run, by file and by folder.

    llvm-cov export -summary-only ... | python3 Scripts/coverage.py ROOT
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

PARTS = ("Core", "Storage", "Frontends")


def main():
    root = Path(sys.argv[1])
    folders = defaultdict(lambda: [0, 0])
    lines = []
    for file in json.load(sys.stdin)["data"][0]["files"]:
        path = Path(file["filename"])
        if not path.is_relative_to(root) or path.relative_to(root).parts[0] not in PARTS:
            continue
        path, summary = path.relative_to(root), file["summary"]["lines"]
        lines.append((summary["covered"], summary["count"], str(path)))
        for folder in ("/".join(path.parts[:2]), "all"):
            folders[folder][0] += summary["covered"]
            folders[folder][1] += summary["count"]
    if not lines:
        sys.exit("Scripts/coverage.py: no file of Core, Storage or Frontends in the report")
    # The least covered first.
    lines.sort(key=lambda line: line[0] / max(line[1], 1))
    for covered, count, name in lines + [(*sums, name) for name, sums in sorted(folders.items())]:
        print(f"{100 * covered / max(count, 1):6.1f} %  {covered:6} of {count:6}  {name}")


main()
