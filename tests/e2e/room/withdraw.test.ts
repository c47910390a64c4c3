import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { beginInterview, EN, press, startRecording } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { readInbox } from "../support/inbox.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await proveAddress(await openDashboard(page));
  key = await makeInterview(page, [VIDEO, WRITTEN]);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

const GONE = EN.withdraw.doneTitle;

/** How many things this browser's database holds. */
function keptOnDevice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("rolecall-room"));
    let count = 0;
    for (const name of database.objectStoreNames) {
      count += await ended(database.transaction(name).objectStore(name).count());
    }
    database.close();
    return count;
  });
}

test("Whoever has begun withdraws from a running recording, or by a press after the mailed link, and nothing is left", async ({
  page,
  context,
}) => {
  const place = await stack();
  const database = databaseOf(place);
  const attempts = (email: string) =>
    database.rows(
      `interview_attempts?select=id,media(id,object_key),candidates!inner(email)&candidates.email=eq.${email}`,
    );
  const email = "withdraws@example.com";
  await beginInterview(page, key, { email });
  await startRecording(page);
  const media = async () => {
    const [attempt] = await attempts(email);
    return (attempt?.media ?? []) as { id: string; object_key: string }[];
  };
  await expect.poll(async () => (await media()).length).toBeGreaterThan(0);
  const [sent] = await media();
  const files = [`recordings/${sent?.object_key}`, `uploads/${sent?.id}`];
  const stored = () => files.filter((file) => existsSync(join(place.dataDir, "media", file)));
  await expect.poll(stored).not.toEqual([]);

  const open = page.getByRole("button", { name: EN.withdraw.open, exact: true });
  await open.press("Enter");
  await expect(page.getByRole("button", { name: EN.withdraw.no })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await open.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: GONE })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => attempts(email)).toEqual([]);
  expect(await database.rows(`candidates?email=eq.${email}&select=id`)).toEqual([]);
  await expect.poll(stored).toEqual([]);
  expect(await keptOnDevice(page)).toBe(0);
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.endsWith(key))).toEqual([]);

  // Another person, who writes and leaves.
  const other = "withdraws-by-mail@example.com";
  await beginInterview(page, key, { email: other });
  await press(page, EN.question.skip);
  await page.getByLabel(EN.text.label).fill("I listen first.");
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
  const agreed = page.getByRole("link", { name: EN.withdraw.agreed });
  await page.goto((await agreed.getAttribute("href")) ?? "");
  await expect(page.getByText(EN.consent.unfinishedTitle)).toBeVisible();
  await expectAccessible(page);
  const mail = await readInbox(other, /Your interview with/);
  const link = mail.links.find((address) => address.includes("/i/withdraw/")) ?? "";
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("button", { name: EN.withdraw.yes })).toBeVisible();
  await expectAccessible(page);
  expect(await attempts(other)).toHaveLength(1);
  await press(page, EN.withdraw.yes);
  await expect(page.getByRole("heading", { name: GONE })).toBeFocused();
  await expect.poll(() => attempts(other)).toEqual([]);
  expect(await keptOnDevice(page)).toBe(0);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await page.goto(`/i/${key}`);
  await expect(page.getByRole("button", { name: EN.welcome.start })).toBeVisible();
});
