import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { z } from "zod";
import { takeInterview } from "#local/demo/applicant";
import { Visitor } from "#local/demo/visitor";
import ar from "../../../lib/messages/mails/ar.json" with { type: "json" };
import en from "../../../lib/messages/mails/en.json" with { type: "json" };
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { playsFrom } from "../support/player.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { anyAddress, openDashboard } from "../support/workspace.ts";

const attempt = z.object({ attemptId: z.uuid() });
const CORRECTION =
  "I cleaned houses for three years in Brandon, and two years on my own before that.";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await proveAddress(await openDashboard(page));
  key = await makeInterview(page, [VIDEO, WRITTEN]);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, m] of [
  ["en", en.me],
  ["ar", ar.me],
] as const) {
  test(`A candidate reads, corrects, takes along and deletes what they said (${language})`, async ({
    page,
  }) => {
    const { appUrl, ...place } = await stack();
    const database = databaseOf(place);
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const visitor = new Visitor(appUrl, anyAddress());
    const questions = await database.rows(
      `questions?select=id,interviews!inner(willo_interview_key)&interviews.willo_interview_key=eq.${key}&order=question_order`,
    );
    const answers = [{ clip: "maribel-santos" }, { text: "I listen first." }];
    const room = { key, questionIds: questions.map(({ id }) => String(id)) };
    await takeInterview(visitor, room, {
      name: "Maribel Santos",
      email,
      phone: "",
      language,
      answers,
    });
    const state = await visitor.fetch(`/api/room/${key}/attempt`);
    const { attemptId } = attempt.parse(await state.json());
    const heard = `responses?interview_attempt_id=eq.${attemptId}&transcript_state=eq.done&select=id`;
    await expect.poll(async () => (await database.rows(heard)).length).toBe(1);

    const links = async () => (await readInbox(email, /./)).links;
    const own = async () => (await links()).find((address) => address.includes("/me/")) ?? "";
    // The mail of the beginning comes first.
    await expect.poll(own).not.toBe("");
    const link = await own();
    await page.goto(link);
    await expectSound(page, "a link before its press");
    await openLink(page, link);
    await expect(page.getByRole("heading", { level: 2, name: m.answersTitle })).toBeVisible();
    expect(page.url()).not.toContain(link.split("/").at(-1));
    await expectSound(page, "private page");
    expect(await playsFrom(page, m.watch, 5)).toBeGreaterThan(5);

    await page.getByRole("button", { name: m.wordsShow }).click();
    await page.getByRole("button", { name: m.correct }).click();
    await expect(page.getByLabel(m.correctLabel)).toBeFocused();
    await expectSound(page, "correction");
    await page.getByLabel(m.correctLabel).fill(CORRECTION);
    await page.getByRole("button", { name: m.correctSave }).click();
    await expect(page.getByText(m.saved)).toBeVisible();
    await expect(page.getByText(CORRECTION)).toBeVisible();
    await expectSound(page, "corrected");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: m.copy }).click();
    const copy = await (await download).createReadStream();
    let text = "";
    for await (const part of copy) text += part;
    expect(text).toContain(CORRECTION);

    await page.getByRole("button", { name: m.delete }).click();
    await expect(page.getByRole("button", { name: m.cancel })).toBeFocused();
    await expectSound(page, "deletion");
    await page.getByRole("button", { name: m.deleteYes }).click();
    await expect(page.getByRole("heading", { name: m.deletedTitle })).toBeFocused();
    await expectSound(page, "deleted");
    // Nothing is left that could say which language this was: the browser's own holds.
    await page.goto(link);
    await expect(page.getByRole("button", { name: en.me.expiredSend })).toBeVisible();
    await expectSound(page, "a page that is gone");
    await page.getByRole("button", { name: en.me.expiredSend }).click();
    await expect(page.getByText(en.me.expiredSent)).toBeVisible();
  });
}
