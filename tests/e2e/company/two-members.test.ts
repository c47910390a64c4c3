import { expect, type Page } from "@playwright/test";
import { responsePath } from "#lib/domain/core/routes";
import { databaseOf } from "../support/database.ts";
import { stack } from "../support/stack.ts";
import { deviceOf, joinByRequest } from "../support/team.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace } from "../support/workspace.ts";

/** A company of two with one candidate, each of them on that candidate's page. */
async function twoOnOne(open: (person: { email: string; password: string }) => Promise<Page>) {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Harbor Crew");
  const { key } = owner.interview;
  const [question] = await databaseOf(place).rows(`questions?select=id&interview_id=eq.${key}`);
  const { attemptId } = await answerInWriting(appUrl, { key }, String(question?.id));
  const member = await joinByRequest(owner, "manager");
  const [own, theirs] = [await open(owner), await open(member)];
  for (const page of [own, theirs]) await page.goto(appUrl + responsePath(attemptId));
  return { owner, member, own, theirs };
}

async function writeReason(page: Page, status: string, reason: string) {
  await page.getByRole("button", { name: "Add a reason" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Status").selectOption(status);
  await dialog.getByLabel("Reason").fill(reason);
  return dialog;
}

test("Two decide on one candidate: the second is told by whom, and loses no word", async ({
  browser,
}) => {
  const { own, theirs } = await twoOnOne((person) => deviceOf(browser, person));
  const second = await writeReason(own, "Hired", "She can start on Monday.");
  const first = await writeReason(theirs, "Rejected", "No car.");
  await first.getByRole("button", { name: "Save decision" }).click();
  await expect(theirs.getByText("Decision saved.")).toBeVisible();
  await second.getByRole("button", { name: "Save decision" }).click();
  await expect(second.getByRole("alert")).toContainText(
    "Robin Hale changed the status to Rejected",
  );
  await expect(second.getByLabel("Reason")).toHaveValue("She can start on Monday.");
  await second.getByRole("button", { name: "Save my decision anyway" }).click();
  await expect(own.getByText("Decision saved.")).toBeVisible();
  await own.reload();
  const history = own.getByRole("region", { name: "Decisions" });
  await expect(history).toContainText("She can start on Monday.");
  await expect(history).toContainText("No car.");
  await expect(history).toContainText("Robin Hale");
});

test("A role that changes in the middle of a form refuses it clearly and keeps the words", async ({
  browser,
}) => {
  const { owner, member, theirs } = await twoOnOne((person) => deviceOf(browser, person));
  const form = await writeReason(theirs, "Hired", "She can start on Monday.");
  await owner.visitor.send("PATCH", `/api/team/members/${member.userId}`, {
    role: "viewer",
    interviews: null,
  });
  await form.getByRole("button", { name: "Save decision" }).click();
  await expect(form.getByRole("alert")).toContainText("Your role in this company doesn't allow");
  await expect(form.getByLabel("Reason")).toHaveValue("She can start on Monday.");
  await theirs.reload();
  await expect(theirs.getByRole("button", { name: "Add a reason" })).toHaveCount(0);
});
