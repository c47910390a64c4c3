import { expect } from "@playwright/test";
import { z } from "zod";
import en from "../../../lib/messages/mails/en.json" with { type: "json" };
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { interviewOf } from "../support/interview.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("Somebody who applied says that they may be asked, and is asked about another job once", async ({
  page,
  browser,
}) => {
  const { appUrl, ...place } = await stack();
  const db = databaseOf(place);
  const owner = await openWorkspace(appUrl, "Asking Cleaning");
  await proveAddress(owner);
  await givePlan(owner, "LAUNCH");
  const { key } = owner.interview;
  const [question] = await db.rows(`questions?select=id&interview_id=eq.${key}`);
  const { attemptId } = await answerInWriting(
    appUrl,
    { key },
    String(question?.id),
    "Rosa Delgado",
  );
  const [person] = await db.rows(
    `candidates?select=email,interview_attempts!inner(id)&interview_attempts.id=eq.${attemptId}`,
  );
  const email = String(person?.email);
  const { id } = z
    .object({ id: z.uuid() })
    .parse(await owner.visitor.send("POST", "/api/interviews", interviewOf()));
  await signInByRequest(page, owner);
  await page.goto(`/interviews/${id}/invites`);
  const section = page.getByRole("heading", { name: "People who applied before" });
  await expect(page.getByRole("heading", { name: "Your list" })).toBeVisible();
  await expect(section).toBeHidden();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const rosa = await phone.newPage();
  const receipt = await readInbox(email, /./);
  await openLink(rosa, receipt.links.find((link) => link.includes("/me/")) ?? "");
  const yes = rosa.getByRole("checkbox", {
    name: en.me.askYes.replace("{company}", "Asking Cleaning"),
  });
  await expect(yes).not.toBeChecked();
  await yes.check();
  await expect(rosa.getByText("Asking Cleaning may ask you about other jobs.")).toBeVisible();
  await expectSound(rosa, "may be asked again");

  await page.reload();
  await expect(section).toBeVisible();
  await page.getByRole("checkbox", { name: /Rosa Delgado/ }).check();
  await expectSound(page, "people who applied before");
  await page.getByRole("button", { name: "Ask 1 person" }).dblclick();
  await expect(page.getByText("1 person asked.")).toBeVisible();
  const mail = await readInbox(email, "Asking Cleaning invites you to an interview");
  expect(mail.links.some((link) => link.includes("invite="))).toBe(true);
  await page.reload();
  await expect(section).toBeHidden();
});
