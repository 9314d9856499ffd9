"""The files for hosting: read by the tools that know them, and true about what they name. No daemon is needed."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from captable.cli import main
from captable.server import PORT

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
BIN = Path(sys.executable).parent
COMPOSE = ["compose.yaml", "compose.several.yaml"]
FILES = sorted(file.name for file in DEPLOY.iterdir())


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_dockerfile_is_sound() -> None:
    run(str(BIN / "hadolint"), str(DEPLOY / "Dockerfile"))


@pytest.mark.parametrize("name", COMPOSE)
def test_the_compose_file_is_sound(name: str) -> None:
    checker = str(BIN / "check-jsonschema")
    run(checker, "--builtin-schema", "vendor.compose-spec", str(DEPLOY / name))


@pytest.mark.parametrize("file", sorted((ROOT / ".github" / "workflows").iterdir()), ids=lambda file: file.name)
def test_a_workflow_is_sound_and_has_no_secrets(file: Path) -> None:
    run(str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.github-workflows", str(file))
    assert "secrets." not in file.read_text("utf-8")


def test_the_systemd_unit_is_sound(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text("captable.service"))
    assert set(unit.sections()) == {"Unit", "Service", "Install"}
    if shutil.which("systemd-analyze"):
        here = text("captable.service").replace("/opt/captable/bin/captable", sys.executable)
        (tmp_path / "captable.service").write_text(here, "utf-8")
        run("systemd-analyze", "verify", "--man=no", str(tmp_path / "captable.service"))


@pytest.mark.parametrize("name", ["Dockerfile", *COMPOSE, "captable.service"])
def test_every_option_that_is_given_is_one_that_the_server_takes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["serve", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    lines = [line for line in text(name).splitlines() if re.search(r"\"serve\"|bin/captable serve|^ +- --", line)]
    given = set(re.findall(r"(?<![\w-])--[a-z-]+", "\n".join(lines)))
    assert given
    assert given <= known


def test_the_database_is_reached_with_its_own_password_by_servers_whose_image_has_the_driver() -> None:
    compose = text("compose.several.yaml")
    assert "CAPTABLE_STORE: postgresql://captable:${CAPTABLE_DATABASE_PASSWORD:?" in compose
    assert "POSTGRES_PASSWORD: ${CAPTABLE_DATABASE_PASSWORD}" in compose
    assert "'.[postgresql]'" in text("Dockerfile")


def test_what_is_copied_into_the_image_exists_and_is_let_through() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text("Dockerfile"), re.MULTILINE)
    let_through = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for path in " ".join(copied).split():
        assert (ROOT / path).exists(), path
        assert f"!{path.split('/')[0]}" in let_through, path


def test_no_private_thing_gets_into_the_image() -> None:
    rules = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert rules[0] == "*"
    assert "!.git" not in rules


def test_the_port_is_the_same_everywhere() -> None:
    for name in FILES:
        assert str(PORT) in text(name), name


@pytest.mark.parametrize("name", COMPOSE)
def test_the_proxy_that_is_believed_is_the_one_that_is_there(name: str) -> None:
    compose = text(name)
    [subnet] = re.findall(r"subnet: (\S+)", compose)
    assert f"--trust-proxy={subnet}" in compose


def test_the_page_about_running_a_server_names_every_file() -> None:
    page = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
    for name in FILES:
        assert f"deploy/{name}" in page, name


def test_the_page_about_running_a_server_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "running-a-server.md").read_text("utf-8")
    main(["serve", "--help"])
    known = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help", "--version"}
    assert [option for option in sorted(known) if f"`{option}" not in page] == []


def test_the_commands_in_the_healthcheck_run() -> None:
    [check] = re.findall(r"CMD (\[\"python\".*\])$", text("Dockerfile"), re.MULTILINE)
    compile(json.loads(check)[2], "healthcheck", "exec")
    assert "/healthz" in check
