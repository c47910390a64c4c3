import { execFileSync, spawn, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";

export type Proxy = {
  /** The product behind scripts/deploy/nginx.conf. */
  url: string;
  /** The same page as a file of nginx. */
  fileUrl: string;
  version: string;
  close(): Promise<void>;
};

const CONFIGURATION = "scripts/deploy/nginx.conf";

/** The configuration as it stands, but for its ports, its folders and its certificate. */
function movedTo(folder: string, port: number, servers: readonly [number, number]): string {
  const moves: readonly (readonly [string | RegExp, string])[] = [
    ["127.0.0.1:3000", `127.0.0.1:${servers[0]}`],
    ["127.0.0.1:3001", `127.0.0.1:${servers[1]}`],
    [/ *listen \[::\].*\n/g, ""],
    [/listen 80\b/g, `listen 127.0.0.1:${port + 1}`],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    ["/var/cache/nginx/rolecall", join(folder, "cache")],
    [/\/var\/log\/nginx/g, folder],
    ["/etc/letsencrypt/live/app.example.com/fullchain.pem", join(folder, "certificate.pem")],
    ["/etc/letsencrypt/live/app.example.com/privkey.pem", join(folder, "key.pem")],
    [/app\.example\.com/g, "localhost"],
  ];
  return moves.reduce(
    (text, [from, to]) => {
      if (text.search(from) < 0) throw new Error(`${CONFIGURATION} has no ${from}`);
      return text.replace(from, to);
    },
    readFileSync(CONFIGURATION, "utf8"),
  );
}

/** What Debian's own nginx.conf has around it, and a server of plain files beside. */
const around = (folder: string, port: number) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes auto;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/rolecall.conf;
  server {
    listen 127.0.0.1:${port + 2} ssl http2;
    server_name localhost;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${folder}/files;
    gzip_static on;
  }
}
`;

function listens(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => answer(socket.destroy() && true));
    socket.once("error", () => answer(false));
  });
}

/** nginx in front of the product's servers, and beside them a page as a file, already compressed. */
export async function startProxy(
  port: number,
  servers: readonly [number, number],
  page: string,
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-nginx-"));
  // nginx's workers are another user's.
  execFileSync("chmod", ["755", folder]);
  const certificate = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "1",
      "-subj",
      "/CN=localhost",
    ].concat(certificate),
    { stdio: "ignore" },
  );
  mkdirSync(join(folder, "files"));
  copyFileSync(page, join(folder, "files/index.html"));
  writeFileSync(join(folder, "files/index.html.gz"), gzipSync(readFileSync(page)));
  writeFileSync(join(folder, "rolecall.conf"), movedTo(folder, port, servers));
  writeFileSync(join(folder, "nginx.conf"), around(folder, port));
  const words = ["-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const tested = spawnSync("nginx", [...words, "-t"], { encoding: "utf8" });
  if (tested.status !== 0)
    throw new Error(`nginx -t: ${tested.stderr || "is it installed? apt-get install nginx-light"}`);
  const child = spawn("nginx", [...words, "-g", "daemon off;"], { stdio: "inherit" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error("nginx did not start");
    await pause(50);
  }
  return {
    url: `https://localhost:${port}`,
    fileUrl: `https://localhost:${port + 2}`,
    version: spawnSync("nginx", ["-v"], { encoding: "utf8" }).stderr.trim(),
    async close() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
