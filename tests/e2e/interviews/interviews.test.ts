import { expect } from "@playwright/test";
import { CREATE_TEXTS, EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { expectAccessible } from "../support/accessible.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

test("An owner writes an interview, previews it, reloads, and makes it once", async ({
  page,
  context,
}) => {
  await openDashboard(page);
  await page.goto("/interviews");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Create Interview" }).click();

  await page.getByLabel("Interview title").fill("House cleaner");
  await page.getByLabel("Description").fill("Homes on the north side, Monday to Friday.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByLabel("Question text").fill("Tell us about a home you were proud of.");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.keyboard.type("Which days can you work?");
  await page.getByRole("radio", { name: "Text" }).nth(1).click();
  await page.getByRole("button", { name: "Move question 2 up" }).press("Enter");
  await expect(page.getByRole("button", { name: "Move question 1 up" })).toBeFocused();
  await expectAccessible(page);

  const opening = context.waitForEvent("page");
  await page.getByRole("link", { name: "Preview as a candidate" }).click();
  const preview = await opening;
  const written: string[] = [];
  preview.on("request", (request) => {
    if (request.method() !== "GET") written.push(request.url());
  });
  await expect(preview.getByRole("heading", { name: "House cleaner" })).toBeVisible();
  await expect(preview.getByText("Nothing you do here is saved or counted.")).toBeVisible();
  await preview.getByRole("button", { name: "Get started" }).click();
  expect(written).toEqual([]);
  await preview.close();

  await page.reload();
  await expect(page.getByText("We saved your unfinished interview.")).toBeVisible();
  await expect(page.getByLabel("Question text").first()).toHaveValue("Which days can you work?");
  const second = await context.newPage();
  await second.goto("/interviews/create");
  await expect(second.getByLabel("Interview title")).toHaveValue("");
  await second.close();

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Deadline").fill("2099-12-04");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Interview" }).dblclick();
  await expect(page.getByText(CREATE_TEXTS.created)).toBeVisible();
  await expect(page.getByLabel("Interview link")).toHaveValue(/\/i\/[0-9a-f]{32}$/);
  await expect(page.getByText(CREATE_TEXTS.created)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole("link", { name: "View All Interviews" }).click();
  await expect(page.getByRole("link", { name: "House cleaner", exact: true })).toHaveCount(1);
  await expect(page.getByRole("cell", { name: "Dec 4, 2099" })).toBeVisible();
  await expectAccessible(page);

  // Another edit comes first: what was typed stays, and is saved over it. Back leads to what is saved.
  await page.getByRole("link", { name: "Edit House cleaner" }).click();
  await expect(page.getByLabel("Interview title")).toHaveValue("House cleaner");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("textbox", { name: "Hourly rate" }).fill("$20");
  await other.getByRole("button", { name: "Apply" }).click();
  await expect(other.getByText(EDIT_TEXTS.saved)).toBeVisible();
  await other.close();
  await page.getByLabel("Interview title").fill("House cleaner, full time");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("It changed the hourly rate.")).toBeVisible();
  await expect(page.getByLabel("Interview title")).toHaveValue("House cleaner, full time");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save my version instead" }).click();
  await expect(page.getByRole("link", { name: "House cleaner, full time" })).not.toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel("Interview title")).toHaveValue("House cleaner, full time");
});
