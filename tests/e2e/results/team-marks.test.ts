import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { readInbox } from "../support/inbox.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import {
  answerInWriting,
  openAccount,
  openWorkspace,
  signInByRequest,
} from "../support/workspace.ts";

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test(`On a ${screen}, two people of a company share out candidates by tags, names and notes`, async ({
    page,
    browser,
  }) => {
    const { appUrl, ...place } = await stack();
    const database = databaseOf(place);
    const owner = await openWorkspace(appUrl, `Shared ${screen}`);
    await givePlan(owner, "SCALE");
    const [question] = await database.rows(
      `questions?select=id&interview_id=eq.${owner.interview.key}`,
    );
    for (const name of ["Ines Rowe", "Omar Diaz"])
      await answerInWriting(appUrl, owner.interview, String(question?.id), name);
    const ben = await openAccount(appUrl);
    const mine = `profiles?email=eq.${ben.email}`;
    await database.change(mine, {
      first_name: "Ben",
      last_name: "Ortiz",
      email_verified_at: new Date().toISOString(),
    });
    const [member] = await database.rows(`${mine}&select=id`);
    const [company] = await database.rows(
      `company_profiles?select=id,created_by_user_id&company_name=eq.Shared ${screen}&order=created_at.desc`,
    );
    await database.add("company_members", {
      company_id: company?.id,
      user_id: member?.id,
      role: "manager",
      added_by: company?.created_by_user_id,
    });
    await page.setViewportSize(viewport);
    await signInByRequest(page, owner);

    // Both get a tag; one of them is Ben's, who is told.
    await page.goto("/interviews/responses");
    for (const name of ["Ines Rowe", "Omar Diaz"])
      await page.getByRole("checkbox", { name: new RegExp(name) }).check();
    const bar = page.getByRole("region", { name: "Selected candidates" });
    await bar.getByRole("button", { name: "Tags" }).click();
    await page.getByLabel("Tag", { exact: true }).fill("Night shift");
    await page.getByRole("button", { name: "Add tag" }).click();
    await expect(page.getByText("Tagged “Night shift”.")).toBeVisible();
    await page.getByRole("link", { name: /Ines Rowe/ }).click();
    await page
      .getByRole("combobox", { name: /takes care of Ines/ })
      .selectOption("Assigned to Ben Ortiz");
    await expect(page.getByText("Assigned.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Tags" }).click();
    await page.getByLabel("Tag", { exact: true }).fill("night shift");
    await page.getByRole("button", { name: "Remove tag" }).click();
    await page.getByRole("button", { name: "Tags" }).click();
    await page.getByLabel("Tag", { exact: true }).fill("Van");
    await page.getByRole("button", { name: "Add tag" }).click();
    await expect(page.getByText("Van", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Add a note" }).click();
    await page.getByLabel("New note").fill("Please call her, @be");
    await page.getByRole("button", { name: "@Ben Ortiz" }).click();
    await expect(page.getByText("Ben Ortiz will be emailed about this note.")).toBeVisible();
    await expectSound(page, `a note that names somebody on a ${screen}`);
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved.")).toBeVisible();
    const mail = await readInbox(ben.email, /named you in a note about Ines R/);

    // The mail leads Ben there, and the list is narrowed to what is his, and to a tag.
    const context = await browser.newContext({ viewport });
    const his = await context.newPage();
    await signInByRequest(his, ben);
    await his.goto("/interviews/responses");
    const row = (name: string) => his.locator("[data-attempt]").filter({ hasText: name });
    await expect(row("Ines Rowe").getByText("New", { exact: true })).toBeVisible();
    const read = his.waitForResponse(/\/reading$/);
    await his.goto(mail.links.find((link) => link.includes("/responses/")) ?? "");
    await read;
    await expect(his.getByRole("heading", { level: 1, name: "Ines Rowe" })).toBeVisible();
    await his.goto("/interviews/responses");
    await his.getByRole("combobox", { name: "Assigned" }).selectOption("Mine");
    await expect(row("Omar Diaz")).toHaveCount(0);
    await expect(row("Ines Rowe").getByText("You", { exact: true })).toBeVisible();
    await expect(row("Ines Rowe").getByText("New", { exact: true })).toHaveCount(0);
    await his.getByRole("combobox", { name: "Assigned" }).selectOption("Assigned or not");
    await his.getByRole("button", { name: "More filters" }).click();
    await his.getByRole("combobox", { name: "Tag" }).selectOption("Night shift");
    await expect(row("Ines Rowe")).toHaveCount(0);
    await expect(row("Omar Diaz").getByText("Night shift")).toBeVisible();
    await expectSound(his, `a list with every filter on a ${screen}`);
    // What Ben has opened is still new to the owner of what they haven't.
    await page.goto("/interviews/responses");
    const owners = page.locator("[data-attempt]").filter({ hasText: "Omar Diaz" });
    await expect(owners.getByText("New", { exact: true })).toBeVisible();
    await context.close();
  });
}
