"""The OpenAPI document: what Litestar writes, made exact where it is too loose."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar._openapi.schema_generation.plugins.struct import StructSchemaPlugin
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Contact, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import tabletown


class StrictStructs(OpenAPISchemaPlugin):
    """Structs that refuse unknown fields say so."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return (
            isinstance(value, type)
            and issubclass(value, msgspec.Struct)
            and value.__struct_config__.forbid_unknown_fields
        )

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        schema = StructSchemaPlugin().to_openapi_schema(field_definition, schema_creator)
        schema.additional_properties = False
        return schema


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="tabletown",
        version=tabletown.__version__,
        description="Tables of rules-enforced city board games. The live protocol is in docs/protocol.md.",
        contact=Contact(name="the host of this server"),
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
