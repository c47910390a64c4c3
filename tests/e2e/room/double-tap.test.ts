import { expect, type Locator, type Page } from "@playwright/test";
import { EN, press, speakFor } from "../support/candidate.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openDashboard(page);
  key = await makeInterview(page, [
    { ...WRITTEN, order: 1 },
    { ...WRITTEN, text: "And then?" },
    { ...VIDEO, order: 3 },
  ]);
  await page.close();
});

const viewport = { width: 390, height: 844 };

/** Twice at the same place, as fast as a finger or faster. */
async function tapTwice(page: Page, button: Locator): Promise<void> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error("There is nothing to tap");
  const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.touchscreen.tap(...place);
  await page.touchscreen.tap(...place);
}

const WAYS = [
  ["click", {}, (_: Page, button: Locator) => button.dblclick()],
  ["tap", { hasTouch: true, isMobile: true }, tapTwice],
] as const;

for (const [name, device, twice] of WAYS) {
  test.describe(name, () => {
    test.use({ viewport, ...device });

    test(`A double ${name} presses one button, and nothing of the step that follows`, async ({
      page,
    }) => {
      const button = (words: string) => page.getByRole("button", { name: words, exact: true });
      const title = (words: string) => page.getByRole("heading", { level: 1, name: words });
      await page.goto(`/i/${key}`);
      await twice(page, button(EN.welcome.start));
      await expect(title(EN.consent.title)).toBeVisible();
      await expect(page.getByText(EN.consent.choiceMissing)).toHaveCount(0);
      await page.getByRole("radio").first().check();
      await page.getByRole("checkbox").check();
      await twice(page, button(EN.consent.next));
      await expect(title(EN.details.title)).toBeVisible();
      await expect(page.getByText(EN.details.faults.name.missing)).toHaveCount(0);
      await page.getByLabel(EN.details.name).fill("Maria Lopez");
      await page.getByLabel(EN.details.email).fill("maria@example.com");
      await twice(page, button(EN.details.next));
      await twice(page, button(EN.check.skip));
      await expect(page.getByText("Question 1 of 3")).toBeVisible();

      await page.getByLabel(EN.text.label).fill("I say sorry and go back the same day.");
      await twice(page, button(EN.question.next));
      await expect(title("And then?")).toBeVisible();
      await expect(page.getByText(EN.question.empty)).toHaveCount(0);
      await twice(page, button(EN.question.skip));
      await expect(page.getByText("Question 3 of 3")).toBeVisible();

      await press(page, EN.video.ask);
      await twice(page, button(EN.video.start));
      await twice(page, button(EN.video.startNow));
      await expect(page.getByRole("timer")).toContainText(/0:5\d/);
      await expect(button(EN.video.stop)).toBeVisible();
      await speakFor(page, 3);
      await twice(page, button(EN.video.stop));
      await expect(page.getByRole("heading", { name: EN.video.reviewTitle })).toBeVisible();
      await expect(button(EN.video.use)).toBeVisible();
    });
  });
}
