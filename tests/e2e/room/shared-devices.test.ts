import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { RoomState } from "#lib/domain/room/room";
import { expectAccessible } from "../support/accessible.ts";
import { agree, beginInterview, EN, press, textsIn } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { makeInterview, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const MARIA = { name: "Maria Lopez", email: "maria.lopez@example.com" };
const NOOR = { name: "Noor Haddad", email: "noor.haddad@example.com" };

const keys = { phone: "", tablet: "" };
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await proveAddress(await openDashboard(page));
  keys.phone = await makeInterview(page, [{ ...WRITTEN, order: 1 }]);
  const settings = { show_availability_calendar: false, kiosk: true };
  keys.tablet = await makeInterview(page, [{ ...WRITTEN, order: 1 }], { settings });
  await page.close();
});

test.use({
  viewport: { width: 390, height: 844 },
  // Nothing is kept on the device before they come.
  storageState: { cookies: [], origins: [] },
});

const write = async (page: Page, answer: string) => {
  await page.getByLabel(EN.text.label).fill(answer);
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
};

test("Two people share a phone and a link, and neither sees the other", async ({
  page,
  context,
}) => {
  await beginInterview(page, keys.phone, MARIA);
  await write(page, "Written by Maria.");
  await page.close();

  const next = await context.newPage();
  await next.goto(`/i/${keys.phone}`);
  await expect(next.getByRole("button", { name: "Continue as M." })).toBeVisible();
  expect(await next.content()).not.toMatch(/Lopez|maria\.lopez|Written by/);
  await expectAccessible(next);
  await press(next, EN.resume.someoneElse);
  await press(next, EN.welcome.start);
  await expect(next.getByRole("radio", { checked: true })).toHaveCount(0);
  await agree(next, NOOR);
  await expect(next.getByLabel(EN.text.label)).toHaveValue("");
  await write(next, "Written by Noor.");
  await next.close();

  // Maria opens the link on the same phone: it is Noor's now.
  const again = await context.newPage();
  await again.goto(`/i/${keys.phone}`);
  await expect(again.getByRole("button", { name: "Continue as N." })).toBeVisible();
  expect(await again.content()).not.toMatch(/Haddad|noor\.haddad|Written by/);

  const database = databaseOf(await stack());
  const kept = await database.rows(
    `interview_attempts?select=candidate_name,responses(responses_text),interviews!inner(willo_interview_key)&interviews.willo_interview_key=eq.${keys.phone}&order=candidate_name`,
  );
  expect(kept).toMatchObject([
    { candidate_name: MARIA.name, responses: [{ responses_text: "Written by Maria." }] },
    { candidate_name: NOOR.name, responses: [{ responses_text: "Written by Noor." }] },
  ]);
});

test("A tab that was left open writes nothing for the next person, and shows nothing of theirs", async ({
  page: maria,
  context,
}) => {
  const room = `/api/room/${keys.phone}`;
  await beginInterview(maria, keys.phone, { ...MARIA, email: "left.open@example.com" });
  const mine: RoomState = await (await maria.request.get(`${room}/attempt`)).json();
  const [question] = mine.questions;
  const noor = await context.newPage();
  await noor.goto(`/i/${keys.phone}`);
  await press(noor, EN.resume.someoneElse);
  await press(noor, EN.welcome.start);
  await agree(noor, { ...NOOR, email: "next@example.com" });
  await write(noor, "Only Noor's.");

  // Both tabs send the same cookie, which is Noor's by now.
  const data = { text: "Only Maria's.", version: crypto.randomUUID(), over: [] };
  const address = `${room}/answers/${question?.id}?attempt=${mine.attemptId}`;
  expect((await maria.request.put(address, { data })).status()).toBe(401);
  const take = Object.entries({
    take: crypto.randomUUID(),
    attempt: mine.attemptId,
    question: question?.id ?? "",
    filetype: "video/webm",
  }).map(([name, value]) => `${name} ${btoa(value)}`);
  const upload = await maria.request.post("/api/room/uploads", {
    headers: {
      "tus-resumable": "1.0.0",
      "upload-defer-length": "1",
      "content-length": "0",
      "upload-metadata": take.join(","),
    },
  });
  expect([upload.status(), (await upload.json()).error.fields.reason]).toEqual([
    401,
    "session_other",
  ]);

  await press(maria, EN.tabs.use);
  await expect(maria.getByRole("button", { name: "Continue as N." })).toBeVisible();
  await maria.reload();
  await expect(maria.getByRole("button", { name: "Continue as N." })).toBeVisible();
  expect(await maria.content()).not.toMatch(/Haddad|next@|Only Noor/);
});

test("A shop's tablet keeps what somebody is writing when the link is opened beside it", async ({
  page: maria,
  context,
}) => {
  await beginInterview(maria, keys.tablet, MARIA);
  await write(maria, "The first half.");
  const next = await context.newPage();
  await next.goto(`/i/${keys.tablet}`);
  await expect(next.getByText(EN.tabs.title)).toBeVisible();
  expect(await next.content()).not.toMatch(/Lopez|maria\.lopez|first half/);
  await expectAccessible(next);
  await write(maria, "The first half, and the second.");
  await press(next, EN.kiosk.leave);
  await expect(next.getByRole("button", { name: EN.welcome.start })).toBeVisible();
  await leavesNothing(next, context);
});

for (const way of ["leaves", "submits", "closes the page"] as const) {
  test(`A shop's tablet forgets everything at once when somebody ${way}`, async ({
    page: first,
    context,
  }) => {
    const m = textsIn("es");
    let page = first;
    await beginInterview(page, keys.tablet, { ...MARIA, language: "es" });
    await page.getByLabel(m.text.label, { exact: true }).fill("Escrito por Maria.");
    await expect(page.getByText(m.text.saved, { exact: true })).toBeVisible();
    if (way === "leaves") {
      await press(page, m.later.open);
      await press(page, m.kiosk.leave);
    } else if (way === "submits") {
      await press(page, m.question.toReview);
      await press(page, m.review.submit);
      await press(page, m.kiosk.next);
    } else {
      await page.close();
      page = await context.newPage();
      await page.goto(`/i/${keys.tablet}`);
    }
    await expect(page.getByRole("button", { name: EN.welcome.start })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await leavesNothing(page, context);
    expect(await page.content()).not.toMatch(/Lopez|maria\.lopez|Escrito/);
  });
}

/** Waits until a browser holds nothing of anybody; the page may be on its way to another while this looks. */
async function leavesNothing(page: Page, context: BrowserContext): Promise<void> {
  await expect(async () => expect(await traces(page, context)).toEqual([])).toPass();
}

/** Whatever a browser still holds of somebody. */
async function traces(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const kept = await page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const found = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const database = await ended(indexedDB.open("rolecall-room"));
    for (const store of database.objectStoreNames) {
      const records = await ended(database.transaction(store).objectStore(store).count());
      if (records > 0) found.push(`${records} in ${store}`);
    }
    database.close();
    return found;
  });
  return [...cookies, ...kept];
}
