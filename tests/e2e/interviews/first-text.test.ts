import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { CREATE_TEXTS } from "#lib/domain/interviews/interview";
import { INVITES_WITHOUT_PLAN } from "#lib/domain/interviews/invite";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Counts taps on each page that is opened from now on. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction("noteTap", () => {
    taps += 1;
  });
  await page.addInitScript('addEventListener("pointerdown", () => noteTap(), true)');
  return () => taps;
}

/** A field, tapped and written. */
async function write(page: Page, label: string, words: string) {
  const field: Locator = page
    .getByRole("textbox", { name: label })
    .or(page.getByRole("combobox", { name: label }));
  await field.tap();
  await page.keyboard.type(words);
}

/** From the sign-up form to the company's profile, without a card. */
async function signUp(page: Page) {
  await write(page, "Work email", `owner-${randomUUID().slice(0, 8)}@example.com`);
  await write(page, "Password", "Correct-horse-7");
  await page.getByRole("checkbox").tap();
  await button(page, "Start Free Trial").tap();
  await page.getByRole("link", { name: "Not now: set up first" }).tap();
  await write(page, "First name", "Dana");
  await write(page, "Last name", "Whitfield");
  await write(page, "Company name", "Bright Cleaning");
  await write(page, "Location", "Austin, TX");
}

/**
 * The links and buttons that lie under the toast of these words: those of the screen as it stands, and each one where
 * scrolling to it leaves it.
 */
async function underToast(page: Page, words: string): Promise<string[]> {
  const controls = page
    .locator("main")
    .locator("a, button, input, select")
    .filter({ visible: true });
  const hidden: string[] = [];
  for (const isScrolled of [false, true]) {
    for (const control of await controls.all()) {
      if (isScrolled) await control.scrollIntoViewIfNeeded();
      const covered = await control.evaluate((one, said) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        const toast = top?.closest("[data-sonner-toast]");
        return toast?.textContent?.includes(said) ? one.textContent || one.tagName : "";
      }, words);
      if (covered) hidden.push(covered);
    }
  }
  return hidden;
}

/** Opens the phone's own program for texts, which this browser has none for. */
async function textLink(page: Page) {
  const text = page.getByRole("link", { name: "Text", exact: true });
  expect(await text.getAttribute("href")).toMatch(/^sms:/);
  await text.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await text.tap();
}

test("From sign-up on a phone to the first text are twelve taps, and without a plan twenty people are texted", async ({
  page,
}) => {
  const taps = await countTaps(page);
  await page.goto("/industries/residential-cleaning");
  await page.getByRole("link", { name: "Use this interview" }).first().tap();
  await expect(button(page, "Start Free Trial")).toBeEnabled();
  const before = taps();
  await signUp(page);
  await expect(page.getByLabel("Industry")).toHaveValue("cleaning");
  await button(page, "Continue to Dashboard").tap();
  await button(page, "Create Interview").tap();
  await expect(page.getByText(CREATE_TEXTS.created)).toBeVisible();
  expect(await underToast(page, CREATE_TEXTS.created)).toEqual([]);
  await expect(page.getByText(CREATE_TEXTS.created)).toBeVisible();
  await textLink(page);
  expect(taps() - before).toBeLessThanOrEqual(12);

  await page.getByRole("link", { name: "Invite people" }).tap();
  const list = page.getByLabel("Paste names with phone numbers or emails");
  const most = `${INVITES_WITHOUT_PLAN} people`;
  await expect(page.getByText(`You can invite up to ${most} without a plan.`)).toBeVisible();
  const numbers = Array.from({ length: INVITES_WITHOUT_PLAN + 1 }, (_, at) => 8_135_550_100 + at);
  await list.fill(numbers.join("\n"));
  await button(page, "See who's on it").tap();
  await expect(page.getByText(/^Your list has 21 people, and you can invite 20/)).toBeVisible();
  await expect(button(page, "Invite 21 people")).toHaveCount(0);
  await button(page, "Keep the first 20").tap();
  await button(page, `Invite ${most}`).tap();
  const texts = page.getByRole("list", { name: "People to text" });
  await expect(texts.getByRole("listitem")).toHaveCount(INVITES_WITHOUT_PLAN);
  await expect(page.getByText(/^You need a plan or a free trial to invite more/)).toBeVisible();
  await expect(list).toHaveCount(0);
});

test("Who signs up without a sample is fifteen taps from the first text", async ({ page }) => {
  const taps = await countTaps(page);
  await page.goto("/signup");
  await expect(button(page, "Start Free Trial")).toBeEnabled();
  const before = taps();
  await signUp(page);
  await page.getByLabel("Industry").tap();
  await page.getByLabel("Industry").selectOption("cleaning");
  await button(page, "Continue to Dashboard").tap();
  await page.getByRole("link", { name: "Create Interview" }).first().tap();
  await button(page, "Residential cleaning").tap();
  await button(page, "Create Interview").tap();
  await textLink(page);
  expect(taps() - before).toBeLessThanOrEqual(15);
});
