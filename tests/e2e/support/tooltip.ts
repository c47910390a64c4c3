import { expect, type Locator } from "@playwright/test";

/** Focuses a control until its tooltip shows: a focus that comes before the page's script does nothing. */
export async function expectTooltip(control: Locator, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await control.blur();
    await control.focus();
    await expect(control.page().getByRole("tooltip")).toHaveText(words, { timeout: 1000 });
  }).toPass();
}
