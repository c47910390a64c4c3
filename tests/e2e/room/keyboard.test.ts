import { expect, type Page } from "@playwright/test";
import { EN } from "../support/candidate.ts";
import { test } from "../support/test.ts";
import { openWorkspace } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 700 } });

/** The name of what has the focus, and whether any of it lies under the bar of actions. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    const bar = document.querySelector("[data-actions]");
    if (!field || !bar) throw new Error("There is no bar of actions");
    const choice = field.closest("label") ?? field;
    const free = bar.contains(field) || field === document.body;
    const { bottom } = choice.getBoundingClientRect();
    return {
      name: choice.textContent?.slice(0, 40),
      covered: !free && bottom > bar.getBoundingClientRect().top,
    };
  });

test("What has the focus on a phone never lies under the bar of actions", async ({
  page,
  baseURL,
}) => {
  const { interview } = await openWorkspace(baseURL ?? "", "Bright Cleaning");
  await page.goto(`/i/${interview.key}`);
  await page.getByRole("button", { name: EN.welcome.start }).press("Enter");
  await expect(page.getByRole("heading", { name: EN.consent.title })).toBeFocused();
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    // The page scrolls smoothly.
    await expect.poll(() => focused(page)).toMatchObject({ covered: false });
  }
});
