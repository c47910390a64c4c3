import { expect, type Page } from "@playwright/test";
import { LINK_ENDED } from "#lib/domain/results/shortlist";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { openLink } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const ANSWER =
  "My name is Ines Rowe. A client found streaks an hour before her guests came, so I drove back and cleaned all nine windows again.";

/** A submitted answer in writing, and its employer's page of it. */
async function openResponse(page: Page, company: string): Promise<string> {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, company);
  const { key } = owner.interview;
  const [question] = await databaseOf(place).rows(`questions?select=id&interview_id=eq.${key}`);
  const { attemptId } = await answerInWriting(
    appUrl,
    { key },
    String(question?.id),
    "Ines Rowe",
    ANSWER,
  );
  await signInByRequest(page, owner);
  const address = `/interviews/responses/${attemptId}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Ines Rowe" })).toBeVisible();
  return address;
}

const openMore = (page: Page) => page.locator("summary", { hasText: "More" }).click();

async function makeLink(page: Page, { blind }: { blind: boolean }): Promise<string> {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("Who is it for?").fill(blind ? "Kim" : "Dana");
  if (blind) await page.getByRole("checkbox", { name: /^Name/ }).uncheck();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel("Shared link").inputValue();
  await page.keyboard.press("Escape");
  return link;
}

test("A reader without an account gives an opinion, and the owner ends the link", async ({
  page,
  browser,
}) => {
  const address = await openResponse(page, "Second Look Cleaning");
  await openMore(page);
  const link = await makeLink(page, { blind: false });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  // A preview of the link, and a mail scanner that runs scripts.
  await phone.request.head(link);
  await phone.request.get(link);
  await phone.goto(link);
  await expect(phone.getByRole("button", { name: "See the answers" })).toBeEnabled();
  await expectSound(phone, "shared link");
  await page.reload();
  await openMore(page);
  await expect(page.getByText(/Not opened yet/)).toBeVisible();
  await openLink(phone, link);
  await expect(phone.getByRole("heading", { level: 1, name: "Ines Rowe" })).toBeVisible();
  expect(phone.url()).not.toContain(link.split("/").at(-1));
  await expect(phone.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  await expect(phone.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  await expect(phone.getByText(/@|\/10/)).toHaveCount(0);
  await expectSound(phone, "shared page");
  await phone.getByLabel("Your name").fill("Dana");
  await phone.getByLabel("Comment").fill("Went back the same day. Good.");
  await phone.getByRole("button", { name: "Save comment" }).click();
  await expect(phone.getByText(/^Saved\./)).toBeVisible();

  const blind = await makeLink(page, { blind: true });
  await openLink(phone, blind);
  await expect(phone.getByText(/We left out names, recordings/)).toBeVisible();
  await expect(phone.getByText(/drove back/)).toBeVisible();
  expect(await phone.content()).not.toMatch(/Ines|Rowe/);

  await page.goto(address);
  await openMore(page);
  const shared = page.getByRole("region", { name: "Shared with" });
  await expect(shared.getByText("Went back the same day. Good.")).toBeVisible();
  await expect(shared.getByText(/Opened once/)).toHaveCount(2);
  await shared.getByRole("button", { name: "Turn off the link for Dana" }).click();
  await expect(page.getByText("The link no longer works.")).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: LINK_ENDED })).toBeVisible();
  await context.close();
});

test("Of two tabs that decide, the second is told of the first and loses nothing", async ({
  page,
  context,
}) => {
  const address = await openResponse(page, "Two Desks Cleaning");
  const second = await context.newPage();
  await second.goto(address);
  await page.getByLabel("Status of Ines Rowe").selectOption("Hired");
  await expect(page.getByText("Status updated.")).toBeVisible();
  await second.getByLabel("Status of Ines Rowe").selectOption("Rejected");
  await expect(
    second.getByText(/You changed the status to Hired on .+, after you opened/),
  ).toBeVisible();
  await expect(second.getByLabel("Status of Ines Rowe")).toHaveValue("Hired");
  await second.getByRole("button", { name: "Change to Rejected" }).click();
  await expect(second.getByText("changed the status from Hired to Rejected")).toBeVisible();
  await expect(second.getByText("changed the status from Pending to Hired")).toBeVisible();
});

test("Parts that can't be loaded say so, and nothing that was typed on the page is lost", async ({
  page,
}) => {
  const SCRIPTS = "**/_next/static/chunks/**";
  const NOT_LOADED = /This part (still )?couldn't be loaded/;
  const lineBreaks = () => page.route(SCRIPTS, (asked) => asked.abort());
  const lineIsBack = () => page.unroute(SCRIPTS);

  await openResponse(page, "Broken Line Cleaning");
  await page.getByRole("button", { name: "Add a note" }).click();
  const note = page.getByLabel("New note");
  await note.fill("Call her back on Monday.");
  await page.waitForLoadState("networkidle");
  await lineBreaks();
  const dialog = page.getByRole("dialog", { name: "Your decision about Ines Rowe" });
  await page.getByRole("button", { name: "Add a reason" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(NOT_LOADED);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Add a reason" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(NOT_LOADED);
  await lineIsBack();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByLabel("Reason")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(note).toHaveValue("Call her back on Monday.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();

  await page.goto("/interviews");
  await page.getByRole("link", { name: /^Edit / }).click();
  await page.getByLabel("Interview title").fill("Cleaner for offices");
  const unsaved = page.getByRole("alertdialog", { name: "Discard Changes?" });
  for (const leave of [
    () => page.getByRole("link", { name: "Candidates", exact: true }).click(),
    () => page.goBack({ waitUntil: "commit" }),
    () => page.getByRole("button", { name: "Log out" }).click(),
  ]) {
    await leave();
    await unsaved.getByRole("button", { name: "Go Back" }).click();
    await expect(page).toHaveURL(/\/interviews\/edit\//);
    await expect(page.getByLabel("Interview title")).toHaveValue("Cleaner for offices");
  }
  await page.getByRole("tab", { name: /Interview Questions/ }).click();
  await page.waitForLoadState("networkidle");
  await lineBreaks();
  await page.getByRole("button", { name: "Add from library" }).click();
  const library = page.getByRole("dialog", { name: "Question library" });
  await expect(library.getByRole("alert")).toHaveText(NOT_LOADED);
  await lineIsBack();
  await library.getByRole("button", { name: "Try again" }).click();
  await expect(library.getByLabel("Trade")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/interviews$/);
  await expect(page.getByText("Cleaner for offices").first()).toBeVisible();
});
