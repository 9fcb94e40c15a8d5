"""The files of `deploy/` work as far as that can be tried here: nginx before a server, the unit, the container."""

from __future__ import annotations

import contextlib
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from languedoc.benchmark.postgres import free_port
from languedoc.server.commands import configured
from languedoc.server.settings import Settings
from server.serving import NO_LIMITS, PATIENCE, Server
from server.visitor import told

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "play.example.org"
NGINX = shutil.which("nginx")
MISSING = "is not here: `make build/peers` installs it where it may, or install its package yourself"
WHOLE = """
user {user}; daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/1;
    uwsgi_temp_path {folder}/2; scgi_temp_path {folder}/3;
    include {folder}/site.conf;
}}
"""


class Proxy:
    def __init__(self, server: Server, plain: int, secure: int) -> None:
        self.server = server
        self.plain = plain
        self.secure = secure

    def http(self, address: str = "127.0.0.1", host: str = NAME, **headers: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        named = {"host": f"{host}:{self.secure}"} | headers
        return httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.secure}", transport=transport, headers=named, timeout=PATIENCE
        )


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    """nginx with the site of `deploy/`, in front of a server with few games for each address."""
    if NGINX is None or shutil.which("openssl") is None:
        pytest.skip(f"nginx {MISSING}")
    folder = tmp_path_factory.mktemp("nginx")
    plain, secure = free_port(), free_port()
    certificate = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(["openssl", "req", *certificate, *files], check=True, capture_output=True)
    with Server(folder, limits=NO_LIMITS | {"makings": 0.001, "making_burst": 2}) as server:
        site = (DEPLOY / "nginx.conf").read_text()
        for before, after in (
            ("listen 80", f"listen 127.0.0.1:{plain}"),
            ("listen 443", f"listen 127.0.0.1:{secure}"),
            ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
            (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ):
            assert before in site
            site = site.replace(before, after)
        (folder / "site.conf").write_text(site)
        user = Path(folder).owner()
        (folder / "nginx.conf").write_text(WHOLE.format(folder=folder, user=user))
        command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
        tried = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
        assert tried.returncode == 0, tried.stderr
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + PATIENCE
            while True:
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"http://127.0.0.1:{plain}/", headers={"host": NAME})
                    break
                assert process.poll() is None and time.monotonic() < until, (folder / "error.log").read_text()
                time.sleep(0.05)
            yield Proxy(server, plain, secure)
        finally:
            process.terminate()
            process.wait(PATIENCE)
        assert '"level":"error"' not in server.logged()


@told
async def test_pages_are_served_with_tls_under_one_name_only(proxy: Proxy) -> None:
    plain = httpx.get(f"http://127.0.0.1:{proxy.plain}/guide?x=1", headers={"host": NAME})
    assert plain.status_code == 301 and plain.headers["location"] == f"https://{NAME}/guide?x=1"
    async with proxy.http(host="elsewhere.example.org") as stranger:
        with pytest.raises(httpx.RemoteProtocolError):
            await stranger.get("/")
    async with proxy.http() as visitor:
        answer = await visitor.get("/api/me")
        assert answer.status_code == 200 and "max-age" in answer.headers["strict-transport-security"]
        assert "Secure" in answer.headers["set-cookie"]
        assert (await visitor.post("/api/games/upload", content=b"x" * 1_100_000)).status_code == 413


@told
async def test_sockets_go_through_the_proxy_for_its_own_pages_only(proxy: Proxy) -> None:
    async with proxy.http("127.0.0.92") as visitor:
        await visitor.get("/api/me")
        made = await visitor.post("/api/games", json={"seats": [{"kind": "me"}, {"kind": "here"}], "start": 0})
        assert made.status_code == 201, made.text
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.cookies.jar)
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    where = f"wss://{NAME}:{proxy.secure}/api/games/{made.json()['code']}/live"
    own = f"https://{NAME}:{proxy.secure}"
    common = {"ssl": trusting, "host": "127.0.0.1", "port": proxy.secure, "proxy": None}
    async with connect(where, origin=own, additional_headers={"Cookie": cookies}, **common) as socket:  # type: ignore[arg-type]
        assert '"type":"welcome"' in str(await socket.recv())
        await socket.send('{"type":"ping"}')
        heard = ""
        while '"pong"' not in heard:
            heard = str(await socket.recv())
    with pytest.raises(InvalidStatus, match="403"):
        async with connect(where, origin="https://evil.example", **common):  # type: ignore[arg-type]
            pass


@told
async def test_limits_count_the_addresses_of_visitors_not_that_of_the_proxy(proxy: Proxy) -> None:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    statuses = []
    for number in range(4):
        async with proxy.http("127.0.0.91", **{"x-forwarded-for": f"10.0.0.{number}"}) as visitor:
            statuses.append((await visitor.post("/api/games", json=wish)).status_code)
    assert statuses == [201, 201, 429, 429], "what a visitor claims to be is not believed"
    async with proxy.http("127.0.0.93") as visitor:
        assert (await visitor.post("/api/games", json=wish)).status_code == 201


def test_the_server_keeps_an_idle_connection_longer_than_proxies_do() -> None:
    """Else a request would now and then be lost: sent on a connection that the server is just closing. nginx keeps its
    connections for 60 seconds, Caddy for 120."""
    assert configured(None, Settings("sqlite://")).timeout_keep_alive > 120


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "languedoc.service").read_text()
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here")
    here = Path(sys.executable).with_name("languedoc")
    path = tmp_path / "languedoc.service"
    path.write_text(unit.replace("/opt/languedoc/bin/languedoc", str(here)))
    found = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(path)], capture_output=True, text=True, check=False
    )
    assert found.returncode == 0 and "languedoc.service" not in found.stderr, found.stderr
    assert_serves(re.findall(r"^ExecStart=\S+ (.+)$", unit, re.MULTILINE)[0].split())


def test_the_container_is_made_of_what_is_here() -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "ENV", "EXPOSE"}
    known |= {"HEALTHCHECK", "STOPSIGNAL", "ENTRYPOINT", "CMD"}
    assert {word for word, _ in lines} <= known
    for word, rest in lines:
        if word == "COPY" and not rest.startswith("--from"):
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
    named = dict(lines)
    assert named["USER"] != "root" and "127.0.0.1:8000/health" in named["HEALTHCHECK"]
    assert_serves(yaml.safe_load(named["CMD"]))
    for file in ("setup.py", "pyproject.toml"):  # what they read has to be copied
        for read in re.findall(r'"(\w+\.(?:md|py|in))"', (ROOT / file).read_text()):
            assert read in text or not (ROOT / read).exists(), read


def test_nothing_that_was_built_here_gets_into_the_container() -> None:
    """A compiled module of this machine may use what the processor of another one does not have."""
    lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    allowed = {line.removeprefix("!") for line in lines if line.startswith("!")}
    kept_out = [line.removeprefix("**/") for line in lines[1:] if not line.startswith("!")]
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert allowed == {source for line in copied for source in line.split()}
    built = [*ROOT.glob("src/**/*.so"), ROOT / "web/node_modules", ROOT / "src/languedoc/server/pages"]
    for path in built:
        assert any(path.match(pattern) for pattern in kept_out), path
    tracked = subprocess.run(["git", "ls-files", "src", "web"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in tracked.stdout.splitlines():
        assert not any(Path(name).match(pattern) for pattern in kept_out if "/**" not in pattern), name


def test_compose_joins_the_container_and_postgresql() -> None:
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    service, database = composed["services"]["languedoc"], composed["services"]["database"]
    build = service["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == (DEPLOY / "Containerfile").resolve()
    assert all(str(port).startswith("127.0.0.1:") for port in service["ports"]), "only the proxy reaches it"
    assert service["depends_on"]["database"]["condition"] == "service_healthy" and database["healthcheck"]
    assert "@database/languedoc" in service["environment"]["LANGUEDOC_DATABASE"]
    mounted = [each.partition(":")[0] for one in (service, database) for each in one["volumes"]]
    assert sorted(mounted) == sorted(composed["volumes"])
    assert_serves(service["command"])


def assert_serves(command: list[str]) -> None:
    """Whether a command line is one of `languedoc serve`, with options that it knows."""
    from helpers.command import run

    assert command[0] == "serve"
    options = [word for word in command if word.startswith("--")]
    shown = run("serve", "--help").output
    assert all(option in shown or option == "--no-browser" for option in options), shlex.join(command)
