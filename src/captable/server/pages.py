"""The browser client's files, the page about the API, and the state of health."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import captable
from captable.server import api_page
from captable.server.problems import refusals

CLIENT = Path(__file__).parent / "client"
"""Built from `web/`; not in the repository."""
FOR_EVER = "public, max-age=31536000, immutable"
"""Files in `assets/` have a digest of their content in their name."""

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Captable</title></head>
<body>
<h1>Captable is running, but its pages have not been built</h1>
<p>In the checkout, run <code>make run</code>, or by hand:</p>
<pre>cd web
npm ci
npm run build</pre>
<p>Then load this page again. The API works without it: <a href="/api/docs">/api/docs</a>.</p>
</body></html>
"""


@get("/healthz", tags=["server"], summary="Whether the server and its store are well", responses=refusals(503))
async def health(state: State) -> dict[str, str]:
    await state.office.health.check()
    return {"status": "ok", "version": captable.__version__, "build": captable.build()}


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def api_docs(request: Request[Any, Any, Any]) -> str:
    return api_page.page(request.app.openapi_schema.to_schema())


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def api_schema(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return request.app.openapi_schema.to_schema()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or its first page, which finds its way by the address."""
    file = _file(path)
    if file is None and path.startswith(("/api/", "/assets/")):
        raise NotFoundException
    file = file or CLIENT / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOR_EVER if file.parent.name == "assets" else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})


def _file(path: str) -> Path | None:
    """The client's file at that address; none for any other, also for one that no file can have."""
    try:
        file = (CLIENT / path.lstrip("/")).resolve()
        return file if file.is_relative_to(CLIENT.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
