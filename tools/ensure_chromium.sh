#!/usr/bin/env bash
# Makes sure that the browser tests find a Chromium. Where that is not for this user to do, says so and exits with 3.
set -euo pipefail

if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi

if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
    echo "captable: installing Chromium"
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends chromium >/dev/null
else
    echo "captable: there is no Chromium here and this user can't install one: the browser tests are not run"
    exit 3
fi
