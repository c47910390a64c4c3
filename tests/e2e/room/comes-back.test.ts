import { type BrowserContext, expect, type Page } from "@playwright/test";
import { beginInterview, EN, press } from "../support/candidate.ts";
import { proveAddress } from "../support/employer.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { makeInterview, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await proveAddress(await openDashboard(page));
  key = await makeInterview(page, [{ ...WRITTEN, order: 1 }]);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

/** What a browser that is killed soon after an answer has of it: what is in its database, and no cookie. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  await context.clearCookies();
  const next = await context.newPage();
  await next.goto(`/i/${key}`);
  return next;
}

/** Which attempt this browser would come back to, or null. */
function attemptKept(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("rolecall-room"));
    const ways = database.transaction("ways").objectStore("ways");
    const [way] = await ended<{ attemptId?: string }[]>(ways.getAll());
    database.close();
    return way?.attemptId ?? null;
  });
}

/** Lets a request reach the server, and its answer nobody. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await route.fetch();
    resolve();
  });
  page.once("close", () => resolve());
  lost = promise;
}
let lost = Promise.resolve();

test("A device that loses the answer to its start or submission comes back to where the person was", async ({
  page: first,
  context,
}) => {
  let page = first;
  await loseAnswer(page, "**/attempts");
  const stuck = beginInterview(page, key, { email: "killed@example.com" }).catch(() => {});
  await lost;
  page = await reopen(page, context);
  await stuck;
  await press(page, "Continue as M.");
  await page.getByLabel(EN.text.label).fill("I listen first.");
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await press(page, EN.question.toReview);
  await loseAnswer(page, "**/submit?*");
  await press(page, EN.review.submit);
  await lost;
  page = await reopen(page, context);
  await expect(page.getByText(/Submitted on/)).toBeVisible();
  // Told once more, long after the answer came.
  page = await reopen(page, context);
  await expect(page.getByText(/Submitted on/)).toBeVisible();
});

test("A device that came by mail comes back too, and the same address elsewhere is told by mail only", async ({
  page,
  context,
  browser,
}) => {
  const email = "again@example.com";
  await beginInterview(page, key, { email });
  await page.getByLabel(EN.text.label).fill("From the first device.");
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const second = await elsewhere.newPage();
  await beginInterview(second, key, { email });
  await expect(second.getByLabel(EN.text.label)).toHaveValue("");
  const mail = await readInbox(email, /interview again/);
  const link = mail.links.find((address) => address.includes("/i/resume/")) ?? "";
  const own = await attemptKept(second);
  expect(own).not.toBeNull();
  await openLink(second, link);
  // The tab was told who is there, of the other attempt.
  await press(second, "Continue as M.");
  await expect(second.getByText("From the first device.")).toBeVisible();
  await expect.poll(() => attemptKept(second)).not.toBe(own);
  const back = await reopen(second, elsewhere);
  await press(back, "Continue as M.");
  await expect(back.getByText("From the first device.")).toBeVisible();
  await elsewhere.close();
  await context.close();
});
