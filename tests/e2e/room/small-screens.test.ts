import { expect, type Page } from "@playwright/test";
import { press, speakFor, textsIn } from "../support/candidate.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const SMALL = { width: 320, height: 568 };
/** A phone's page at twice its size. */
const TINY = { width: 195, height: 422 };

/** Nothing runs off sideways, and the actions leave the step most of the screen. */
async function expectFits(page: Page, state: string): Promise<void> {
  for (const size of [TINY, SMALL]) {
    await page.setViewportSize(size);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft([state, size.width, wide]).toEqual([state, size.width, 0]);
  }
  const heights = await page
    .locator("[data-actions]")
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  expect.soft(Math.max(0, ...heights), state).toBeLessThanOrEqual(SMALL.height * 0.3);
}

test.use({ viewport: SMALL });

for (const language of ["de", "ru", "hi"] as const) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`The room fits the smallest phones and the largest letters (${language})`, async ({
      page,
      browser,
    }) => {
      const m = textsIn(language);
      const owner = await (await browser.newContext()).newPage();
      await openDashboard(owner, "Bright Cleaning and Facility Services of Central Texas");
      const key = await makeInterview(owner, [VIDEO, WRITTEN], { default_language: language });
      await page.goto(`/i/${key}`);
      await expectFits(page, "welcome");
      await press(page, m.welcome.start);
      await expect(page.getByRole("radio").last()).toBeVisible();
      await expect(page.getByRole("button", { name: m.consent.next })).not.toBeInViewport();
      await page.getByRole("radio").first().check();
      await page.getByRole("checkbox").check();
      await expectFits(page, "consent");
      await press(page, m.consent.next);
      await page.getByLabel(m.details.name).fill("Maria Lopez");
      await page.getByLabel(m.details.email).fill("maria@example.com");
      await expectFits(page, "details");
      await press(page, m.details.next);
      await expect(page.getByRole("heading", { name: m.check.title })).toBeVisible();
      await expectFits(page, "permission");
      await press(page, m.video.ask);
      await press(page, m.check.next);
      await expectFits(page, "before recording");
      await press(page, m.video.start);
      await expectFits(page, "thinking");
      await press(page, m.video.startNow);
      await expectFits(page, "recording");
      const [says, left] = await Promise.all([
        page.getByText(m.video.recording, { exact: true }).last().boundingBox(),
        page.getByRole("timer").boundingBox(),
      ]);
      const apart =
        says && left && (says.x + says.width <= left.x || says.y + says.height <= left.y);
      expect(apart).toBe(true);
      await speakFor(page, 3);
      await press(page, m.video.stop);
      await expectFits(page, "a look at the recording");
      // A busy machine's camera may have failed meanwhile: that is another text, which fits as well.
      const use = page.getByRole("button", { name: m.video.use, exact: true });
      await use.or(page.getByRole("button", { name: m.video.recoveredUse })).click();
      await expect(page.getByText(m.video.sentAway)).toBeVisible();
      await expectFits(page, "sent");
      await press(page, m.question.next);
      await expectFits(page, "a written answer");
      await press(page, m.question.skip);
      await expect(page.getByRole("heading", { name: m.review.title })).toBeVisible();
      await expectFits(page, "review");
    });
  });
}

test("A phone shows an employer's name in two lines beside the language", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  const employer = "Sunny Homes Cleaning";
  await openDashboard(owner, employer);
  const key = await makeInterview(owner, [VIDEO, WRITTEN]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/i/${key}`);
  const header = page.getByRole("banner");
  const language = header.getByRole("combobox", { name: "Language" });
  await expect(language).toHaveValue("en");
  const name = header.getByText(employer);
  const cut = await name.evaluate(
    (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
  );
  expect(cut).toBe(false);
  const [left, right] = await Promise.all([name.boundingBox(), language.boundingBox()]);
  expect(left && right && left.x + left.width <= right.x && right.y < left.y + left.height).toBe(
    true,
  );
});
