"""Hatch's hook for wheels: they carry the compiled modules beside the sources where there is a C compiler."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheelHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # a checkout compiles by `make compiled`
        os.environ["CAPTABLE_BUILD"] = "interpreted"
        sys.path.insert(0, self.root)
        from tools.build_compiled import build

        folder = build(Path(self.root), for_a_wheel=True)
        if folder is not None:
            build_data["force_include"][str(folder)] = "captable/_compiled"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
