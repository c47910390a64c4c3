/**
 * `npm run bench:site [address]`: what the landing page weighs, beside its budgets. Reads the last `npm run build`;
 * with the address of a running server also what a phone loads and how far pages shift, those of the demo's owner too.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { routes } from "#lib/domain/core/routes";
import { demoOwner } from "#local/demo/company";
import { CHROMIUM } from "../../e2e/support/chromium.ts";
import { BUILD, gzip, scriptsIn } from "../build-scripts.ts";

const row = (what: string, is: string, budget: string) =>
  console.log(`| ${what} | ${is} | ${budget} |`);
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

console.log("| Landing page | Measured | At most |\n|---|---|---|");
const html = gzipSync(readFileSync(join(BUILD, "server/app/index.html"))).length;
row("HTML, gzip", kB(html), "60 kB");
const landing = globSync(join(BUILD, "server/app/(site)/page_client-reference-manifest.js"))
  .flatMap(scriptsIn)
  .find(({ page }) => page === "/(site)/page");
if (landing) {
  const floor = gzip(landing.floor);
  row("Script", kB(gzip([...landing.floor, ...landing.own])), kB(floor * 1.15));
}

/** How far everything moved by itself since the page was asked for, three seconds after it stands still. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ("value" in entry) sum += Number(entry.value);
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 3000);
      }),
  );
}

async function measure(context: BrowserContext, path: string, atMost = "") {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let bytes = 0;
  network.on("Network.loadingFinished", (loaded) => {
    bytes += loaded.encodedDataLength;
  });
  await network.send("Network.enable");
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  const shift = await shiftOf(page);
  row(`First view of ${path}`, kB(bytes), atMost);
  row(`Shift of ${path}`, shift.toFixed(4), "0.02");
  await page.close();
}

const address = process.argv[2];
if (address) {
  const browser = await chromium.launch(CHROMIUM);
  for (const width of [390, 1440]) {
    const size = { baseURL: address, viewport: { width, height: 844 } };
    const context = await browser.newContext(size);
    row(`**${width} px**`, "", "");
    await measure(context, routes.home, width === 390 ? "400 kB" : "");
    await measure(context, routes.signIn);
    await measure(context, routes.signUp);
    const { email, password } = demoOwner;
    await context.request.post("/api/auth/sign-in", { data: { email, password } });
    const found = await context.request.get(routes.candidates);
    const response = /\/interviews\/responses\/[0-9a-f-]{36}/.exec(await found.text())?.[0];
    const { dashboard, interviews, candidates, settings, manageSubscription } = routes;
    for (const path of [dashboard, interviews, candidates, response, settings, manageSubscription])
      if (path !== undefined) await measure(context, path);
    await context.close();
  }
  await browser.close();
}
