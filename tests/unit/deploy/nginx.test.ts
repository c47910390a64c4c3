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
