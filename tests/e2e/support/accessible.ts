import { expect, type Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No violation of WCAG 2.2 A and AA that axe can see, said with the rule and the element. */
export async function expectAccessible(page: Page): Promise<void> {
  // The title of a page that reads whose it is comes with its data.
  await expect(page).toHaveTitle(/./);
  expect(await violations(page, RULES)).toEqual([]);
}

/** The same, with the dark theme's contrast, and nothing to scroll sideways at 400 % of a laptop's width. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const found = await violations(page, RULES);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  // Most pages are light on a dark device, too.
  await page.evaluate(() => delete document.documentElement.dataset.theme);
  found.push(...(await violations(page, ["color-contrast"])));
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(painted);
  expect([state, found]).toEqual([state, []]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  // The first frames of the new size can still hold the old one's layout.
  await expect.poll(() => page.evaluate(overhang), state).toBe(0);
  if (before) await page.setViewportSize(before);
}

/** How many pixels of the page stand beside its right edge. Runs in the page. */
function overhang(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/**
 * What axe finds by these rules or tags in the page when nothing moves anymore, and not in its iframes: the
 * only one that a test looks at is the payment service's. It runs in the page itself, because its package for Playwright
 * opens an empty page for every look, which makes a test with many looks take more than twice as long.
 */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  await page.evaluate(painted);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = { runOnly, iframes: false, resultTypes: ["violations"] };
  const found: AxeResults = await page.evaluate(`axe.run(${JSON.stringify(options)})`);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Resolves when what was changed is on the screen and nothing moves but spinners, which never end. */
async function painted(): Promise<void> {
  let moving: Animation[];
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    // One that is cut short has ended too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  } while (moving.length > 0);
}
