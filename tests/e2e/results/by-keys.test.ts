import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

test("By keys alone an employer finds words, reads, decides, and goes on to the next candidate", async ({
  page,
}) => {
  const place = await stack();
  const owner = await openWorkspace(place.appUrl, "Keys Cleaning");
  const { interview } = owner;
  await givePlan(owner, "LAUNCH");
  const [question] = await databaseOf(place).rows(`questions?interview_id=eq.${interview.key}`);
  const questionId = String(question?.id);
  await answerInWriting(place.appUrl, interview, questionId, "Ines Rowe");
  const answer =
    "I polished the marble lobby of a bank every night for two years, and was never late.";
  await answerInWriting(place.appUrl, interview, questionId, "Omar Diaz", answer);
  await signInByRequest(page, owner);

  await page.goto("/interviews/responses");
  const name = (of: string) =>
    page.getByRole("table", { name: "Candidates" }).getByRole("link", { name: new RegExp(of) });
  // Until the page's script is there, a key says nothing.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(name("Omar Diaz")).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("j");
  await expect(name("Ines Rowe")).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByText("Status updated.")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Status of Ines Rowe" })).toHaveValue("Rejected");
  await expect(name("Ines Rowe")).toBeFocused();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(name("Ines Rowe")).toBeFocused();

  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Omar Diaz" })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("3");
    await expect(page.getByRole("combobox", { name: "Status of Omar Diaz" })).toHaveValue("Hired", {
      timeout: 500,
    });
  }).toPass();
  await expect
    .poll(() =>
      databaseOf(place).rows(
        `interview_attempts?select=status&candidate_name=eq.Omar Diaz&interview_id=eq.${interview.id}`,
      ),
    )
    .toEqual([{ status: "Hired" }]);

  await page.goto("/interviews/search");
  await page.getByRole("textbox", { name: "Words to find" }).fill("polishing lobbies");
  await page.keyboard.press("Enter");
  const found = page.getByRole("main").getByRole("listitem");
  await expect(found).toHaveCount(1);
  await expect(found.locator("mark").first()).toHaveText("polished");
  await expectAccessible(page);
  await found.getByRole("link", { name: "Omar Diaz" }).press("Enter");
  await expect(page.getByRole("region", { name: "Written answer" }).locator("mark")).toHaveText(
    "polished",
  );
});
