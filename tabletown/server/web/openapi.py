"""The OpenAPI document: Litestar's, with the bodies described by msgspec, which reads them.

Litestar's own description of structs leaves out limits inside unions and that unknown fields are
refused; msgspec's is exactly what is enforced.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact

import tabletown


def structs(kind: type[msgspec.Struct] = msgspec.Struct) -> dict[str, type[msgspec.Struct]]:
    """All structs of the server by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    for sub in kind.__subclasses__():
        if sub.__module__.startswith("tabletown.server."):
            found[sub.__name__] = sub
        found.update(structs(sub))
    return found


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its components as msgspec describes them."""
    known = structs()
    present = document["components"]["schemas"]
    wanted = [known[name] for name in present if name in known]
    _, parts = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    present.update(parts)
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if "maximum" in parameter["schema"]:
                    # Litestar loses a minimum of 0 where a parameter may be left out.
                    parameter["schema"].setdefault("minimum", 0)
    return document


class ExactJson(JsonRenderPlugin):
    """Delivers the exact document as JSON."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, exact(openapi_schema))


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="tabletown",
        version=tabletown.__version__,
        description="Tables of rules-enforced city board games. The live protocol is in docs/protocol.md.",
        contact=Contact(name="the host of this server"),
        path="/schema",
        render_plugins=[ExactJson()],
        use_handler_docstrings=True,
    )
