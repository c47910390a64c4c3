import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import es from "../../../lib/messages/es.json" with { type: "json" };
import { beginInterview, EN } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { makeInterview, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const SETTINGS = { show_hints_and_tips: false, show_availability_calendar: false };

let shared = "";
let kiosk = "";
let owner = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  owner = (await openDashboard(page)).email;
  await databaseOf(await stack()).change(`profiles?email=eq.${owner}`, {
    email_verified_at: "2026-01-01T00:00:00Z",
    subscription: "SCALE",
  });
  shared = await makeInterview(page, [WRITTEN], { settings: SETTINGS });
  kiosk = await makeInterview(page, [WRITTEN], { settings: { ...SETTINGS, kiosk: true } });
  await page.close();
});

test.use({
  viewport: { width: 390, height: 844 },
  // Nothing is kept on the device before they come.
  storageState: { cookies: [], origins: [] },
});

const speakSpanish = async (page: Page) => {
  await page.getByLabel("Language", { exact: true }).selectOption("Español");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
};

/** Every row that the room keeps on this device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open("rolecall-room");
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const counts = await Promise.all(
      [...db.objectStoreNames].map(
        (name) =>
          new Promise<number>((resolve, reject) => {
            const asked = db.transaction(name).objectStore(name).count();
            asked.onsuccess = () => resolve(asked.result);
            asked.onerror = () => reject(asked.error);
          }),
      ),
    );
    db.close();
    const rows = counts.reduce((sum, count) => sum + count, 0);
    return { rows, local: localStorage.length, session: sessionStorage.length };
  });

test("A shared device forgets person, words and language when somebody leaves it", async ({
  page,
  context,
}) => {
  await beginInterview(page, kiosk);
  await speakSpanish(page);
  await page.getByRole("textbox").fill("Me llamo María.");
  await expect(page.getByText(es.text.saved, { exact: true })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.endsWith(kiosk))).toHaveLength(2);
  await page.getByRole("button", { name: es.later.open }).click();
  await page.getByRole("button", { name: es.kiosk.leave }).click();

  await expect(page.getByRole("button", { name: EN.welcome.start })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await context.cookies()).filter(({ name }) => name.endsWith(kiosk))).toEqual([]);
  expect(await kept(page)).toEqual({ rows: 0, local: 0, session: 0 });
});

test("A link mailed to somebody at a shared device opens their interview on their own phone", async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`;
  await beginInterview(page, kiosk, { email });
  await page.getByRole("textbox").fill("Floors last.");
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
  const mail = await readInbox(email, /Your interview with/);
  const phone = await browser.newContext();
  const own = await phone.newPage();
  await openLink(own, mail.links.find((address) => address.includes("/i/resume/")) ?? "");
  await expect(own.getByText("Floors last.")).toBeVisible();
  await own.reload();
  await expect(own.getByText("Floors last.")).toBeVisible();
  await phone.close();
});

test("A choice of language goes with the person to their other device, and to nobody else's", async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`;
  await beginInterview(page, shared, { email });
  await speakSpanish(page);
  // It is written in the language that is chosen when it is sent, which may be before the choice or after it.
  const mail = await readInbox(email, /Your interview with|Tu entrevista con/);
  const link = mail.links.find((address) => address.includes("/i/resume/")) ?? "";
  const other = await browser.newContext();
  const second = await other.newPage();
  await openLink(second, link);
  await expect(second.locator("html")).toHaveAttribute("lang", "es-US");
  await other.close();
  const stranger = await browser.newContext();
  const third = await stranger.newPage();
  await third.goto(`/i/${shared}`);
  await expect(third.locator("html")).toHaveAttribute("lang", "en");
  await stranger.close();
});

test("Somebody who begins the same interview again and again is told what to do", async ({
  page,
  browser,
}) => {
  await beginInterview(page, shared, { email: "often@example.com" });
  const begin = () =>
    page.request.post(`/api/room/${shared}/attempts`, {
      data: {
        name: "Ana",
        email: " Often@Example.com",
        aiAllowed: true,
        noticeVersion: "old",
        consent: true,
      },
    });
  for (let time = 0; time < 19; time++) expect((await begin()).status()).toBe(409);
  expect((await begin()).status()).toBe(429);
  const other = await browser.newContext();
  const anew = await other.newPage();
  await anew.goto(`/i/${shared}`);
  await anew.getByRole("button", { name: EN.welcome.start }).click();
  await anew.getByRole("radio", { name: /No AI/ }).check();
  await anew.getByRole("checkbox").check();
  await anew.getByRole("button", { name: "Continue" }).click();
  await anew.getByLabel(EN.details.name).fill("Ana");
  await anew.getByLabel(EN.details.email).fill("often@example.com");
  await anew.getByRole("button", { name: "Continue" }).click();
  await expect(anew.getByText(/use your own link to continue/)).toBeVisible();
  await other.close();
});
