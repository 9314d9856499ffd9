"""The page about the API, written from the OpenAPI schema. It loads nothing from anywhere."""

from __future__ import annotations

from html import escape
from typing import Any

Schema = dict[str, Any]


def page(schema: Schema) -> str:
    info = schema["info"]
    parts = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p><a href="/api/openapi.json">OpenAPI schema</a></p>',
    ]
    for path, methods in sorted(schema["paths"].items()):
        parts += [_operation(path, method, operation) for method, operation in methods.items()]
    parts.append("<h2>Bodies</h2>")
    schemas = schema.get("components", {}).get("schemas", {})
    parts += [_body(name, schemas[name]) for name in sorted(schemas)]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(info['title'])}</title>"
        '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
        f"<body>{''.join(parts)}</body></html>"
    )


def _operation(path: str, method: str, operation: Schema) -> str:
    lines = [f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(operation.get('summary', ''))}</p><ul>")
    for parameter in operation.get("parameters", []):
        note = parameter.get("description", "")
        lines.append(f"<li>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code> {escape(note)}</li>")
    if "requestBody" in operation:
        lines.append(f"<li>takes {_content(operation['requestBody'])}</li>")
    for status, response in operation.get("responses", {}).items():
        if status.startswith("2"):
            lines.append(f"<li>gives {_content(response)}</li>")
        else:
            lines.append(f"<li>{escape(status)}: {escape(response.get('description', ''))}</li>")
    return "".join([*lines, "</ul>"])


def _content(part: Schema) -> str:
    return ", ".join(_type(content.get("schema", {})) for content in part.get("content", {}).values()) or "nothing"


def _body(name: str, schema: Schema) -> str:
    needed = set(schema.get("required", []))
    rows = [
        f"<tr><td><code>{escape(field)}</code>{'' if field in needed else '?'}</td><td>{_type(kind)}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    ]
    note = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{note}</p><table>{"".join(rows)}</table>'


def _type(schema: Schema) -> str:
    """A type in words, with links to the bodies."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(_type(one) for one in schema["oneOf"])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if schema.get("type") == "object":
        return f"map of {_type(schema.get('additionalProperties') or {})}"
    return escape(str(schema.get("type", "anything")))
