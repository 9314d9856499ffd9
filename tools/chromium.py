"""The Chromium that browser tests and tools look through."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NEEDLESS = [
    # What is shown below the address bar: two pages more in each window, though nobody sees its frame. A window with
    # one page of ours costs a third of the time without them.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # Playwright's own list, which is not heard where a second one is given.
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(NEEDLESS)}",
]


def launch(playwright: Playwright) -> Browser:
    executable = shutil.which("chromium") or shutil.which("chromium-browser")
    if executable is None:
        raise FileNotFoundError("there is no Chromium: make browser-test installs one")
    return playwright.chromium.launch(executable_path=executable, args=FLAGS)
