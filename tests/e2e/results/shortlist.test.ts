import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { openLink } from "../support/inbox.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const ANSWER =
  "A client found streaks an hour before her guests came, so I drove back and cleaned all nine windows again. Call me at 813 555 0142.";

test("Three candidates of two interviews go to a client, whose answers come back", async ({
  page,
  browser,
}) => {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Harbor Crew");
  await givePlan(owner, "SCALE");
  const made = await owner.visitor.send("POST", "/api/interviews", {
    id: crypto.randomUUID(),
    title: "Night porter",
    description: "Nights at the hotel.",
    questions: [
      { text: "Tell us about a long night.", order: 1, answer_type: "text", max_characters: 500 },
    ],
    settings: { show_hints_and_tips: false, show_availability_calendar: false, deadline: null },
  });
  const questionOf = async (key: string) => {
    const [row] = await databaseOf(place).rows(`questions?select=id&interview_id=eq.${key}`);
    return String(row?.id);
  };
  const { key } = owner.interview;
  const second = String(Object(made).key);
  const cleaner = await questionOf(key);
  await answerInWriting(appUrl, { key }, cleaner, "Ines Rowe", ANSWER);
  await answerInWriting(appUrl, { key }, cleaner, "Omar Diaz", ANSWER);
  const porter = await questionOf(second);
  const nia = await answerInWriting(appUrl, { key: second }, porter, "Nia Bell", ANSWER);
  await signInByRequest(page, owner);

  await page.goto("/interviews/responses");
  for (const name of ["Ines Rowe", "Omar Diaz", "Nia Bell"])
    await page.getByRole("checkbox", { name: new RegExp(name) }).check();
  await page.getByRole("button", { name: "Add to shortlist" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Harbor Hotel nights");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Added to the shortlist.")).toBeVisible();
  await page.getByRole("link", { name: "Shortlists", exact: true }).click();
  await page.getByRole("link", { name: "Harbor Hotel nights" }).click();
  const people = page.getByRole("list", { name: "People on this shortlist" });
  await expect(people.locator(":scope > li")).toHaveCount(3);
  const placeOf = async (name: string) =>
    (await people.locator(":scope > li").allTextContents()).findIndex((one) => one.includes(name));
  const up = people.getByRole("button", { name: "Move Omar Diaz up" });
  const first = people.locator(":scope > li").first();
  await up.focus();
  for (let place = await placeOf("Omar Diaz"); place > 0; place--) {
    await page.keyboard.press("Enter");
    await expect.poll(() => placeOf("Omar Diaz")).toBe(place - 1);
  }
  await expect(first).toContainText("Omar Diaz");
  await expectSound(page, "shortlist");

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByLabel("Who is it for?").fill("Dana, Harbor Hotel");
  await page.getByLabel("Your words to them").fill("Who could start in March?");
  await page.getByRole("checkbox", { name: /^Scores/ }).check();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel("Shared link").inputValue();
  await page.keyboard.press("Escape");

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await openLink(phone, link);
  await expect(phone.getByRole("heading", { level: 1, name: "3 candidates" })).toBeVisible();
  await expect(phone.getByText("Who could start in March?")).toBeVisible();
  await expectSound(phone, "shared shortlist");
  expect(await phone.content()).not.toMatch(/@example\.com|555 0142/);
  const form = phone.getByRole("form", { name: "Your opinion of Omar Diaz" });
  await form.getByLabel("Your name").fill("Dana");
  await form.getByLabel("Comment").fill("Calm and quick.");
  await form.getByRole("button", { name: "Yes" }).click();
  await expect(form.getByText(/^Saved\./)).toBeVisible();
  await phone.getByRole("heading", { level: 2, name: "Nia Bell" }).click();
  const other = phone.getByRole("form", { name: "Your opinion of Nia Bell" });
  await expect(other.getByLabel("Your name")).toHaveValue("Dana");
  await other.getByRole("button", { name: "No", exact: true }).click();
  await expect(other.getByText(/^Saved\./)).toBeVisible();
  await other.getByRole("button", { name: "Maybe" }).click();
  await expect(other.getByRole("button", { name: "Maybe" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await phone.reload();
  await expect(form.getByLabel("Comment")).toHaveValue("Calm and quick.");

  await page.reload();
  const omar = people.getByRole("listitem").filter({ hasText: "Omar Diaz" }).first();
  await expect(omar.getByText("Calm and quick.")).toBeVisible();
  await expect(page.getByText(/Opened once.*2 answers/)).toBeVisible();
  await page.goto(`/interviews/responses/${nia.attemptId}`);
  await page.locator("summary", { hasText: "More" }).click();
  const said = page.getByRole("list", { name: "What readers said" });
  await expect(said.getByRole("listitem")).toHaveCount(1);
  await expect(said.getByText("Maybe")).toBeVisible();

  // Whoever is deleted is gone from the link at the next request.
  await owner.visitor.fetch(`/api/attempts/${nia.attemptId}`, { method: "DELETE" });
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1, name: "2 candidates" })).toBeVisible();
  expect(await phone.content()).not.toContain("Nia");
  await context.close();
});
