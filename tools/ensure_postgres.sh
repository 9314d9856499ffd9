#!/usr/bin/env bash
# Makes sure that the tests find a PostgreSQL. Where that is not for this user to do, says so and exits with 3.
set -euo pipefail

if command -v initdb >/dev/null || compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null; then
    exit 0
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    as_root=(sudo -n)
fi

if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
    echo "captable: installing PostgreSQL"
    "${as_root[@]}" apt-get update -qq
    # The package would start a server of its own, which nobody needs.
    "${as_root[@]}" mkdir -p /etc/postgresql-common
    "${as_root[@]}" sh -c 'test -e /etc/postgresql-common/createcluster.conf ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf'
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends postgresql >/dev/null
else
    echo "captable: there is no PostgreSQL here and this user can't install one: its tests are not run"
    exit 3
fi
