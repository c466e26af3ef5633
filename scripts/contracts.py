"""Import contracts of our own for import-linter (see [tool.importlinter] in pyproject.toml)."""

from __future__ import annotations

import re
import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

# What a game brings for research belongs to the lab, wherever it stands.
GAMES_LAB = re.compile(r"tabletown\.games\.\w+\.lab(\..+)?")


class StandardLibraryAnd(Contract):
    """The packages import nothing from outside but the standard library and the allowed names.

    Modules of the games' ``lab`` folders may, and are imported by none of the others.
    """

    packages: Any = fields.ListField(subfield=fields.StringField())
    allowed: Any = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        known = sys.stdlib_module_names | {*self.allowed, *self.session_options["root_packages"]}
        wrong = []
        for package in self.packages:
            if package not in graph.modules:
                continue
            for module in sorted({package} | graph.find_descendants(package)):
                if GAMES_LAB.fullmatch(module):
                    continue
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    outside = imported.partition(".")[0] not in known
                    if outside or GAMES_LAB.fullmatch(imported):
                        for detail in graph.get_import_details(importer=module, imported=imported):
                            wrong.append((module, imported, detail["line_number"]))
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for module, imported, line in check.metadata["wrong"]:
            output.print_error(f"{module} imports {imported} (line {line})", bold=True)
