import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** No violation of WCAG 2.2 A and AA that axe can see, said with the rule and the element. */
export async function expectAccessible(page: Page): Promise<void> {
  // The title of a page that reads whose it is comes with its data.
  await expect(page).toHaveTitle(/./);
  expect(await violations(new AxeBuilder({ page }).withTags(RULES))).toEqual([]);
}

/** The same, with the dark theme's contrast, and nothing to scroll sideways at 400 % of a laptop's width. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const found = await violations(new AxeBuilder({ page }).withTags(RULES));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.evaluate(painted);
  found.push(...(await violations(new AxeBuilder({ page }).withRules(["color-contrast"]))));
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(painted);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    await page.evaluateHandle(() => document.documentElement),
  );
  if (before) await page.setViewportSize(before);
  expect([state, wide, found]).toEqual([state, 0, []]);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Resolves when what was changed is on the screen, its transitions ended, and those that began as they ended. */
async function painted(): Promise<void> {
  let transitions: Animation[];
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One that is cut short has ended too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  } while (transitions.length > 0);
}
