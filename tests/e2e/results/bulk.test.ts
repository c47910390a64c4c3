import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { readInbox } from "../support/inbox.ts";
import { addPeople, beginBulk } from "../support/many-people.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openWorkspace, signInByRequest } from "../support/workspace.ts";

const PEOPLE = 60;
const WORKED = /^60 people/;

const address = (n: number, mark: string) => `p${n}-${mark}@example.com`;

const bar = (page: Page) => page.getByRole("region", { name: "Selected candidates" });

async function tagAllButOne(page: Page, tag: string): Promise<void> {
  const one = page.getByRole("checkbox", { name: "Select Person 1", exact: true });
  await one.check();
  await bar(page).getByRole("button", { name: "Select all 60 that match" }).click();
  await one.uncheck();
  await expect(bar(page).getByText("59 of 60 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Tags" }).click();
  const dialog = page.getByRole("dialog", { name: "Tag 59 people" });
  await dialog.getByLabel("Tag", { exact: true }).fill(tag);
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await expect(page.getByText(`Tagged “${tag}”.`)).toBeVisible();
  await bar(page).getByRole("button", { name: "Clear" }).click();
}

/** All but the first page's go on a shortlist and into a file. */
async function listAndSave(page: Page, name: string): Promise<string> {
  const everyone = page.getByRole("checkbox", { name: "Select everyone on this page" });
  await everyone.check();
  await bar(page).getByRole("button", { name: "Select all 60 that match" }).click();
  await everyone.uncheck();
  await expect(bar(page).getByText("35 of 60 selected")).toBeVisible();
  await bar(page).getByRole("button", { name: "Add to shortlist" }).click();
  const dialog = page.getByRole("dialog", { name: "Add 35 people to a shortlist" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added to the shortlist.")).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    bar(page).getByRole("button", { name: "Download" }).click(),
  ]);
  await bar(page).getByRole("button", { name: "Clear" }).click();
  return readFile(await file.path(), "utf8");
}

test("Sixty people across pages are rejected with a reason and mailed kindly, taken back once", async ({
  page,
}) => {
  // Sixty people are mailed.
  test.slow();
  const { appUrl } = await stack();
  const database = databaseOf(await stack());
  const owner = await openWorkspace(appUrl, "Sixty Cleaning");
  // So many emails a day go out on no smaller one.
  await givePlan(owner, "SCALE");
  await database.change(`profiles?email=eq.${owner.email}`, {
    email_verified_at: new Date().toISOString(),
  });
  const mark = randomUUID().slice(0, 8);
  await addPeople(database, owner, PEOPLE, mark);
  await signInByRequest(page, owner);
  await page.goto("/interviews/responses?sort=oldest");
  await tagAllButOne(page, mark);
  expect(await database.rows(`interview_attempts?select=id&tags=cs.{${mark}}`)).toHaveLength(59);
  const csv = await listAndSave(page, `Crew ${mark}`);
  expect(csv.match(/p\d+-[0-9a-f]+@example\.com/g)).toHaveLength(35);
  expect(csv).not.toContain(address(1, mark));
  const listed = "shortlist_people!shortlist_people_shortlist_id_fkey(place)";
  const [list] = await database.rows(`shortlists?select=${listed}&name=eq.Crew ${mark}`);
  expect(list?.shortlist_people).toHaveLength(35);
  for (const chosen of [25, 50, PEOPLE]) {
    await page.getByRole("checkbox", { name: "Select everyone on this page" }).check();
    await expect(bar(page).getByText(`${chosen} selected`)).toBeVisible();
    if (chosen < PEOPLE) {
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText(`Person ${chosen + 1}`, { exact: true }).first()).toBeVisible();
    }
  }
  await expectSound(page, "list with a bulk bar");
  await bar(page).getByRole("button", { name: "Set status" }).click();
  const decide = page.getByRole("dialog", { name: "Set the status of 60 people" });
  await decide.getByLabel(/Reason/).fill("The route is filled.");
  await decide.getByRole("button", { name: "Set status" }).click();
  await expect(page.getByText("60 people set to Rejected")).toBeVisible({ timeout: 30_000 });
  // Somebody who was away for a moment goes on from there.
  await page.reload();
  const done = page.getByRole("region", { name: WORKED });
  await done.getByRole("button", { name: "Email" }).click();
  const mail = page.getByRole("dialog", { name: "Email 60 people" });
  await expect(mail.getByRole("textbox", { name: /Spanish, to 6 people/ })).toHaveValue(/./);
  await expectSound(page, "mail to many");
  await mail.getByRole("button", { name: "Email 60 people" }).click();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Taken back. Nothing was done.")).toBeVisible();

  await done.getByRole("button", { name: "Email" }).click();
  await mail.getByRole("button", { name: "Email 60 people" }).click();
  await expect(page.getByRole("button", { name: "Take back" })).toBeVisible();
  await beginBulk(database);
  await expect(page.getByText("60 people emailed")).toBeVisible({ timeout: 60_000 });
  await readInbox(address(1, mark), /Sixty Cleaning/);
  await readInbox(address(10, mark), /Tu entrevista con Sixty Cleaning/);
  const mails = await database.rows("decision_mails?select=id,body&body=like.*Person*");
  expect(mails.length).toBeLessThanOrEqual(PEOPLE);
  const history = await database.rows(
    "status_history?select=reason&reason=eq.The route is filled.",
  );
  expect(history).toHaveLength(PEOPLE);
});
