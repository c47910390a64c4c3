import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { shownPhone } from "#lib/domain/text/phone";
import { expectSound } from "../support/accessible.ts";
import { EN, press } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { readInbox } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { anyNumber, phoneAt, readyForTexts } from "../support/texts.ts";
import { openWorkspace, signInByRequest } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("Somebody texts a word, applies, gets texts, writes back, and ends them", async ({
  page,
  browser,
}) => {
  const { appUrl, inboxUrl, ...place } = await stack();
  const db = databaseOf(place);
  const own = anyNumber();
  const owner = await openWorkspace(appUrl, "Texting Cleaning");
  await readyForTexts(owner, "Texting Cleaning");
  await db.call("register_text_number", { p_owner: owner.email, p_number: own });

  await signInByRequest(page, owner);
  await page.goto("/dashboard/settings");
  await page.getByLabel("Cleaner at Texting Cleaning").fill("wash");
  await press(page, "Save word");
  await expect(page.getByText(`Text WASH to ${shownPhone(own)}`)).toBeVisible();
  await expectSound(page, "apply by text");

  const phone = phoneAt(inboxUrl, anyNumber());
  await phone.write("Wash!", own);
  const link = await phone.linkIn(/^Texting Cleaning: apply for/);
  expect(link).toBe(`${appUrl}/i/${owner.interview.key}?s=text`);

  const room = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  const email = `rosa.${randomUUID()}@example.com`;
  await room.goto(link);
  await press(room, EN.welcome.start);
  await room.getByRole("radio", { name: EN.consent.withAi }).check();
  await room.getByRole("checkbox", { name: EN.consent.agree }).check();
  await press(room, EN.consent.next);
  await room.getByLabel(EN.details.name).fill("Rosa Delgado");
  await room.getByLabel(EN.details.email).fill(email);
  const box = room.getByRole("checkbox", {
    name: EN.details.texts.replace("{company}", "Texting Cleaning"),
  });
  await expect(box).toHaveCount(0);
  await room.getByLabel(/^Phone/).fill(phone.number.slice(2));
  await expect(box).not.toBeChecked();
  await box.check();
  await expectSound(room, "box for texts");
  await press(room, EN.details.next);
  await room.getByLabel(EN.text.label, { exact: true }).fill("I listen, and I clean it again.");
  await expect(room.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await press(room, EN.question.toReview);
  await press(room, EN.review.submit);
  await expect(room.getByRole("heading", { name: /Thank you/ })).toBeVisible();
  const [attempt] = await db.rows(
    `interview_attempts?select=id&interview_id=eq.${owner.interview.id}`,
  );
  // An hour passes, in which times or a decision could have come in its place.
  await db.change(
    `jobs?payload->>attemptId=eq.${attempt?.id}&payload->>text=eq.receipt&finished_at=is.null`,
    { run_at: new Date().toISOString() },
  );
  await phone.linkIn(/^Texting Cleaning: we have your answers/);

  await phone.write("Can I start on Monday?", own);
  await readInbox(owner.email, /^Rosa Delgado texted you back/);
  await page.goto(`/interviews/responses/${attempt?.id}`);
  const log = page.getByRole("region", { name: "Text messages" });
  await expect(log.getByText("Can I start on Monday?")).toBeVisible();
  await expect(log.getByText(/we have your answers/)).toBeVisible();
  await expectSound(page, "texts of a candidate");

  await phone.write("STOP", own);
  const ofRosa = `texts?interview_attempt_id=eq.${attempt?.id}`;
  await expect.poll(() => db.rows(`${ofRosa}&select=body&body=eq.STOP`)).toHaveLength(1);
  // Yesterday's texts hold nothing up today.
  await db.change(ofRosa, { created_at: "2026-01-01T00:00:00Z" });
  const before = await phone.received();
  await db.call("queue_text", { p_attempt: attempt?.id, p_kind: "decision" });
  await phone.write("wash", own);
  const job = `jobs?select=done:finished_at&payload->>attemptId=eq.${attempt?.id}&payload->>text=eq.decision`;
  await expect.poll(() => db.rows(job)).toEqual([{ done: expect.any(String) }]);
  expect(await db.rows(`${ofRosa}&select=kind&kind=eq.decision`)).toEqual([]);
  expect(await phone.received()).toEqual(before);
});
