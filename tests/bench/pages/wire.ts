import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { comparePath, editInterviewPath, interviewPath, routes } from "#lib/domain/core/routes";
import { demoOwner } from "#local/demo/company";
import { CHROMIUM } from "../../e2e/support/chromium.ts";

const RESPONSE = /\/interviews\/responses\/([0-9a-f-]{36})/g;
const EDIT = /\/interviews\/edit\/([0-9a-f-]{36})/;
/** How long a page that asks for nothing may still think. */
const QUIET_MS = 1000;

/** The demo owner's pages, each address once. */
async function pagesOf({ request }: BrowserContext): Promise<string[]> {
  const { email, password } = demoOwner;
  await request.post("/api/auth/sign-in", { data: { email, password } });
  const read = async (path: string) => (await request.get(path)).text();
  const listed = [...(await read(routes.candidates)).matchAll(RESPONSE)].map(([, id]) => id ?? "");
  const [first = "", second = ""] = new Set(listed);
  const interview = EDIT.exec(await read(routes.interviews))?.[1] ?? "";
  return [
    ...[routes.dashboard, routes.gettingStarted, routes.settings, routes.aiAnalysis],
    ...[routes.interviews, routes.createInterview, editInterviewPath(interview)],
    ...[interviewPath(interview), routes.candidates, `${routes.candidates}/${first}`],
    ...[comparePath([first, second]), routes.searchAnswers, routes.fairness, routes.accommodations],
    ...[routes.manageSubscription, routes.integrations, routes.webhooks],
  ];
}

/** Bytes of our own script, compressed as the server sends it, until a new browser's page asks for nothing more. */
async function scriptOf(browser: Browser, signedIn: BrowserContext, address: string, path: string) {
  const context = await browser.newContext({ storageState: await signedIn.storageState() });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sizes = new Map<string, number>();
  network.on("Network.responseReceived", ({ requestId, response: { url, mimeType } }) => {
    if (mimeType.includes("javascript") && url.startsWith(address)) sizes.set(requestId, 0);
  });
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const before = sizes.get(requestId);
    if (before !== undefined) sizes.set(requestId, before + encodedDataLength);
  });
  await network.send("Network.enable");
  await page.goto(`${address}${path}`);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(QUIET_MS);
  await context.close();
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** What every signed-in page of a running product loads by itself. */
export async function measureWire(address: string): Promise<{ page: string; all: number }[]> {
  const browser = await chromium.launch(CHROMIUM);
  const signedIn = await browser.newContext({ baseURL: address });
  const measured: { page: string; all: number }[] = [];
  for (const page of await pagesOf(signedIn))
    measured.push({ page, all: await scriptOf(browser, signedIn, address, page) });
  await browser.close();
  return measured;
}
