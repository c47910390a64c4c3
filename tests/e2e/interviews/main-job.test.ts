import { expect } from "@playwright/test";
import {
  beginInterview,
  EN,
  reviewedVersions,
  speakFor,
  startRecording,
  stopAndUse,
} from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { createCompany, signUpEmployer } from "../support/employer.ts";
import { playsFrom } from "../support/player.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { createInterview, writeInterview } from "../support/wizard.ts";
import { openWorkspace } from "../support/workspace.ts";

const INTERVIEW = {
  title: "House cleaner, full time",
  description: "Clean homes on the north side with a partner, Monday to Friday, 8 to 4.",
  questions: [
    { text: "Show us how you greet a customer.", type: "Video" },
    { text: "A customer was unhappy with your work. What did you do?", type: "Text" },
  ],
} satisfies Parameters<typeof writeInterview>[1];

const ANSWER =
  "At my last job a client found streaks on every window one hour before her guests arrived. I apologized, drove " +
  "back within twenty minutes, cleaned all nine windows again with a dry cloth and checked each one from both sides. " +
  "She thanked me and booked us every week for two years. Since then I check the glass against the light before I " +
  "leave, and I call the office if I run late.";

test.use({ actionTimeout: 20_000 });

test("An owner asks, a candidate answers on a phone, a scored attempt comes back, and nobody else sees it", async ({
  page,
  context,
  browser,
  playwright,
}) => {
  const { appUrl, ...place } = await stack();
  const database = databaseOf(place);
  let link = "";
  let mediaPath = "";
  let responsePath = "";

  await test.step("The owner signs up, makes a company and an interview, and copies its link", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signUpEmployer(page);
    await createCompany(page, "Bright Cleaning");
    await writeInterview(page, INTERVIEW);
    link = await createInterview(page);
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  });

  const key = link.split("/").at(-1) ?? "";
  const phone = await browser.newContext({
    baseURL: appUrl,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const room = await phone.newPage();
  await test.step("The candidate reads the notice, agrees and answers by video", async () => {
    await beginInterview(room, key, { name: "Marisol Vega" });
    await startRecording(room);
    await speakFor(room, 4);
    await stopAndUse(room);
    // Its words change when the last byte has arrived, which may be before anybody looks.
    const kept = room.getByRole("heading", { name: /^(Your answer is recorded|Answered)$/ });
    await expect(kept).toBeVisible();
    await room.getByRole("button", { name: EN.question.next }).click();
  });

  await test.step("A reload in the middle returns to the same question with everything kept", async () => {
    await room.getByLabel(EN.text.label).fill(ANSWER);
    await expect(room.getByText(EN.text.saved, { exact: true })).toBeVisible();
    await room.reload();
    await expect(room.getByText("Question 2 of 2")).toBeVisible();
    await expect(room.getByLabel(EN.text.label)).toHaveValue(ANSWER);
    await room.getByRole("button", { name: "Back" }).click();
    await expect(room.getByText("Question 1 of 2")).toBeVisible();
    await room.getByRole("button", { name: EN.week.open }).click();
    await room.getByRole("checkbox", { name: "Monday, Morning" }).check();
    await room.getByRole("button", { name: EN.week.next }).click();
  });

  await test.step("One submission, from two tabs and a double click", async () => {
    await expect(room.getByText("All your answers are saved")).toBeVisible();
    const second = await phone.newPage();
    await second.goto(link);
    await second.getByRole("button", { name: "Continue as M." }).click();
    await second.getByRole("button", { name: EN.tabs.use }).click();
    await expect(room.getByText(EN.tabs.title)).toBeVisible();
    await expect(second.getByRole("button", { name: EN.review.submit })).toBeEnabled();
    const body = JSON.stringify({ shown: await reviewedVersions(second, key) });
    const [answers] = await Promise.all([
      room.evaluate(
        async ({ address, body }) => {
          const headers = { "content-type": "application/json" };
          const send = () =>
            fetch(address, { method: "POST", headers, body }).then((answer) => answer.json());
          return Promise.all([send(), send()]);
        },
        { address: `/api/room/${key}/submit`, body },
      ),
      second.getByRole("button", { name: EN.review.submit }).dblclick(),
    ]);
    expect(answers.filter(({ first }) => first).length).toBeLessThanOrEqual(1);
    await expect(second.getByText("Thank you, Marisol Vega")).toBeVisible();
    await room.reload();
    await expect(room.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
    await room.goto(link);
    await expect(
      room.getByRole("heading", { name: EN.done.titlePlain, exact: true }),
    ).toBeVisible();
    expect(
      await database.rows(
        `interview_attempts?select=id,interviews!inner()&interviews.interview_link=eq.${link}`,
      ),
    ).toHaveLength(1);
    await phone.close();
  });

  await test.step("The owner waits for the score, and reads number, reason and quote", async () => {
    await page.goto("/interviews/responses");
    const row = page.getByRole("row", { name: /Marisol Vega/ });
    await expect(row.getByLabel(/^Rating/)).toBeVisible();
    const partial = page.waitForResponse(
      (answer) => answer.url().includes("/api/media/") && answer.status() === 206,
    );
    await row.getByRole("link", { name: /Marisol Vega/ }).click();
    await expect(page.getByRole("heading", { name: "Marisol Vega" })).toBeVisible();
    mediaPath = new URL((await partial).url()).pathname;
    responsePath = new URL(page.url()).pathname;
    await expect(page.getByLabel(/^Overall rating/).first()).toBeVisible();
    const said = page.getByRole("button", { name: /Show in answer/ });
    expect(ANSWER).toContain((await said.first().locator("q").first().textContent())?.trim());
    const metric = page.locator("[id^=metric-]").first();
    await metric.locator("summary").click();
    await expect(metric.getByRole("button", { name: /Show in answer/ }).first()).toBeVisible();
  });

  await test.step("The video plays and seeks for its owner, and its question says why it is not assessed", async () => {
    await page.getByRole("tab", { name: "Video & Transcripts" }).click();
    await page.getByRole("button", { name: INTERVIEW.questions[0]?.text }).click();
    expect(await playsFrom(page, "Answer to question 1", 2.5)).toBeGreaterThan(2.5);
    await expect(page.getByText(/^Not assessed: .{10,}/)).toBeVisible();
    const range = await page.request.get(mediaPath, { headers: { range: "bytes=0-99" } });
    expect([range.status(), (await range.body()).length]).toEqual([206, 100]);
  });

  await test.step("Nobody else sees any of it by page, handler, REST or Storage", async () => {
    const nobody = await playwright.request.newContext({ baseURL: appUrl });
    expect((await nobody.get(mediaPath)).status()).toBe(401);
    await nobody.dispose();

    const stranger = await openWorkspace(appUrl, "Other Cleaning");
    const seen = async (path: string) => {
      const answer = await stranger.visitor.fetch(path);
      return { status: answer.status, leaks: (await answer.text()).includes("Marisol") };
    };
    const hidden = { status: 404, leaks: false };
    expect(await seen(mediaPath)).toEqual(hidden);
    expect(await seen(responsePath)).toEqual(hidden);
    const attemptPath = responsePath.replace("/interviews/responses", "/api/attempts");
    expect(await seen(`${attemptPath}/analysis`)).toEqual(hidden);
    expect(await seen("/interviews/responses")).toEqual({
      status: 200,
      leaks: false,
    });

    const ask = await database.as(stranger);
    for (const table of [
      "candidates",
      "interview_attempts",
      "responses",
      "media",
      "evaluation_results",
    ]) {
      const answer = await ask(`/rest/v1/${table}?select=*`);
      expect([table, answer.ok ? await answer.json() : []]).toEqual([table, []]);
    }
    const [file] = await database.rows("media?select=object_key");
    const stored = await ask(
      `/storage/v1/object/authenticated/candidate-media/${file?.object_key}`,
    );
    expect(stored.ok).toBe(false);
  });
});
