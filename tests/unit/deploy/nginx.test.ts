import { readFileSync } from "node:fs";
import { DISALLOWED, PUBLIC_PAGES } from "#lib/domain/site/public-pages";

const configuration = readFileSync("scripts/deploy/nginx.conf", "utf8");

/** The addresses that nginx never keeps. */
const [, written = ""] = /location ~ (\^\/\(\?:api\|\S+) \{/.exec(configuration) ?? [];
const neverKept = new RegExp(written);

describe("The proxy's list of private addresses", () => {
  it.each(DISALLOWED)("has %s and what is below it", (root) => {
    const path = root.replace(/\/$/, "");
    expect(neverKept.test(path)).toBe(true);
    expect(neverKept.test(`${path}/anything`)).toBe(true);
  });

  it("has no page that is for everybody", () => {
    expect(PUBLIC_PAGES.map(({ path }) => path).filter((path) => neverKept.test(path))).toEqual([]);
  });

  it("says in its location that nothing is kept", () => {
    const [, inside = ""] = configuration.split(`location ~ ${written} {`);
    expect(inside.slice(0, inside.indexOf("}"))).toContain("proxy_cache off;");
  });
});

describe("The proxy", () => {
  const servers = configuration.split(/^server \{$/m).slice(1);

  it("writes no path and no query into a log, on any of its servers", () => {
    const [, format = ""] = /^log_format rolecall '([^']+)'/m.exec(configuration) ?? [];
    expect(format).toContain("$request_id");
    expect(format).not.toMatch(/\$(?:request\b(?!_)|request_uri|uri|args|query_string|http_)/);
    expect(servers).toHaveLength(4);
    for (const server of servers)
      expect(server).toMatch(
        /^ {2}access_log (?:off|\/var\/log\/nginx\/rolecall\.log rolecall);$/m,
      );
    const ours = servers.filter((server) => server.includes("server_name app.example.com;"));
    expect(ours).toHaveLength(2);
    for (const server of ours) expect(server).toMatch(/^ {2}error_log \S+ crit;$/m);
  });

  it("takes an answer that begins a session, and the cookies that come back, as long as Node takes them", () => {
    const kilobytes = (name: string) =>
      Number(new RegExp(`^ {2}${name} (?:\\d+ )?(\\d+)k;$`, "m").exec(configuration)?.[1]);
    expect(kilobytes("proxy_buffer_size")).toBeGreaterThanOrEqual(16);
    expect(kilobytes("large_client_header_buffers")).toBeGreaterThanOrEqual(16);
  });

  it("answers to no other host", () => {
    const others = servers.filter((server) => server.includes("default_server;"));
    expect(others.map((server) => /listen (\d+)/.exec(server)?.[1])).toEqual(["80", "443"]);
    for (const server of others) expect(server).toContain("return 444;");
    expect(others[1]).toContain("ssl_reject_handshake on;");
  });

  it("keeps a page with its policy and ETag, and asks for it whole: a 304 would bring none of them", () => {
    expect(configuration).not.toMatch(/proxy_cache_revalidate|proxy_hide_header|\betag off/);
  });

  it("keeps a page by an unambiguous key, once for each encoding and not for each browser", () => {
    const [, key = ""] = /proxy_cache_key "([^"]+)";/.exec(configuration) ?? [];
    expect(key.split("|").every((part) => /^\$\w+$/.test(part))).toBe(true);
    expect(key.split("|")).toEqual(expect.arrayContaining(["$encoding", "$http_rsc"]));
    expect(key.split("|").at(-1)).toBe("$request_uri");
    const inside = (location: string) => configuration.split(`${location} {`)[1]?.split("}")[0];
    expect(inside("location /")).toContain("proxy_ignore_headers Vary;");
  });
});
