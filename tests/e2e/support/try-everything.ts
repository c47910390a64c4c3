import { type ElementHandle, expect, type Page } from "@playwright/test";

/** Of one page; more than most have. */
const MOST = 40;
/** What is written into a field of a kind; none is written into the others. */
const WORDS: Readonly<Record<string, string>> = {
  date: "2030-01-31",
  email: "sam@example.com",
  number: "3",
  password: "Correct-horse-7",
  search: "windows",
  tel: "+1 512 555 0100",
  text: "Sam",
  textarea: "Every window from both sides.",
  time: "09:30",
  url: "https://example.com",
};

/**
 * Presses, fills and chooses what a page shows, each thing once and a dialog's first, and lets nothing be stored. What
 * leads away is come back from.
 */
export async function tryEverything(page: Page, address: string): Promise<void> {
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "Later." } } }),
  );
  const { pathname } = new URL(page.url());
  const used: string[] = [];
  for (let times = 0; times < MOST; times++) {
    const more = await tryNext(page, used).catch(async (error) => {
      if (!String(error).includes("navigation")) throw error;
      await openTranslated(page, address);
      return true;
    });
    if (!more) return;
    if (new URL(page.url()).pathname !== pathname) await openTranslated(page, address);
  }
}

/** Tries one thing more, or leaves the dialog. @returns false if there is neither */
async function tryNext(page: Page, used: string[]): Promise<boolean> {
  const found = await page.evaluateHandle(nextControl, used);
  const control = found.asElement();
  if (control !== null) {
    used.push(await control.evaluate(nameOf));
    await pressOrFill(control);
  } else {
    if (!(await page.locator("[role=dialog], [role=menu]").first().isVisible())) return false;
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  return true;
}

/** Opens a page and waits until the browser has translated it; once more if it was on its way elsewhere. */
export async function openTranslated(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await page.locator("font").first().waitFor({ state: "attached" });
  }).toPass();
}

/** The first thing that nobody used; in the dialog if there is one. It runs in the page, which knows nothing of this file. */
function nextControl(used: readonly string[]): HTMLElement | null {
  const over = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
  const controls = (over.at(-1) ?? document).querySelectorAll<HTMLElement>(
    "button, summary, select, textarea, input:not([type=file], [type=hidden]), [role^=menuitem]",
  );
  const isFree = (control: HTMLElement) =>
    !control.matches(":disabled, [aria-disabled=true]") &&
    control.getClientRects().length > 0 &&
    !used.includes([control.tagName, control.id, control.ariaLabel, control.textContent].join(" "));
  return [...controls].find(isFree) ?? null;
}

const nameOf = (control: HTMLElement) =>
  [control.tagName, control.id, control.ariaLabel, control.textContent].join(" ");

async function pressOrFill(control: ElementHandle<HTMLElement>): Promise<void> {
  const kind = await control.evaluate((it) =>
    it instanceof HTMLInputElement || it instanceof HTMLSelectElement ? it.type : it.localName,
  );
  const words = WORDS[kind];
  if (words !== undefined) await control.fill(words, { force: true });
  else
    await control.evaluate((it) => {
      if (!(it instanceof HTMLSelectElement)) return it.click();
      it.selectedIndex = 1;
      it.dispatchEvent(new Event("change", { bubbles: true }));
    });
}
