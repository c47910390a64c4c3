import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inlineScriptHashes } from "../../../lib/http/inline-scripts.cjs";
import { hashesOfPages, pathOfPage } from "../../../scripts/build/page-hashes";
import { temporaryFolder } from "../local/support/temporary";

const source = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("the hashes of a prerendered page's inline scripts", () => {
  it("has each script's code once, exactly as it stands in the page", () => {
    const html = `<script>run(1)</script><script id="x">\n run("é") </script><script>run(1)</script>`;
    expect(inlineScriptHashes(html)).toEqual([source("run(1)"), source('\n run("é") ')]);
  });

  it("leaves out script files, empty scripts and data for search engines", () => {
    const html = `<script src="/a.js" async=""></script><script async src="/b.js">x</script><script></script>
      <script type="application/ld+json">{"@type":"Organization"}</script>`;
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it("takes the address from the file's name", () => {
    expect(pathOfPage("index.html")).toBe("/");
    expect(pathOfPage("about.html")).toBe("/about");
    expect(pathOfPage("industries/cleaning.html")).toBe("/industries/cleaning");
    expect(pathOfPage("_not-found.html")).toBe("/_not-found");
  });

  it("reads every page of a build", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "industries"));
    writeFileSync(join(folder, "index.html"), "<script>home()</script>");
    writeFileSync(join(folder, "industries/cleaning.html"), "<script>cleaning()</script>");
    writeFileSync(join(folder, "index.rsc"), "<script>not a page</script>");
    expect(hashesOfPages(folder)).toEqual({
      "/": [source("home()")],
      "/industries/cleaning": [source("cleaning()")],
    });
  });
});
