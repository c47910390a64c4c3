/**
 * `npm run bench:site [address]`: what the landing page weighs, beside its budgets. Reads the last `npm run build`;
 * with the address of a running server also what a phone loads and how far the page shifts.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "../../e2e/support/chromium.ts";
import { BUILD, gzip, scriptsIn } from "../build-scripts.ts";

const row = (what: string, is: string, budget: string) =>
  console.log(`| ${what} | ${is} | ${budget} |`);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log("| Landing page | Measured | At most |\n|---|---|---|");
for (const kind of ["index", "samples"]) {
  const html = gzipSync(readFileSync(join(BUILD, `server/app/${kind}.html`))).length;
  row(`HTML of ${kind}, gzip`, kB(html), "60 kB");
}
const landing = globSync(join(BUILD, "server/app/(site)/page_client-reference-manifest.js"))
  .flatMap(scriptsIn)
  .find(({ page }) => page === "/(site)/page");
if (landing) {
  const floor = gzip(landing.floor);
  row("Script", kB(gzip([...landing.floor, ...landing.own])), kB(floor * 1.15));
}

const address = process.argv[2];
if (address) {
  const browser = await chromium.launch(CHROMIUM);
  for (const path of ["/", "/signin", "/signup"]) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const network = await page.context().newCDPSession(page);
    let bytes = 0;
    network.on("Network.loadingFinished", (loaded) => {
      bytes += loaded.encodedDataLength;
    });
    await network.send("Network.enable");
    await page.goto(address + path);
    await page.waitForLoadState("networkidle");
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 3000);
        }),
    );
    row(`First view of ${path}`, kB(bytes), path === "/" ? "400 kB" : "");
    row(`Shift of ${path}`, shift.toFixed(4), "0.02");
    await page.close();
  }
  await browser.close();
}
