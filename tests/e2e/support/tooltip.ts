import { expect, type Locator } from "@playwright/test";

/** Moves the focus to a control until it says something: nobody hears a focus that comes before the page's script. */
export async function expectTooltip(control: Locator, words: string | RegExp): Promise<void> {
  await expect(async () => {
    await control.blur();
    await control.focus();
    await expect(control.page().getByRole("tooltip")).toHaveText(words, { timeout: 1000 });
  }).toPass();
}
