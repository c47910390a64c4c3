import { randomUUID } from "node:crypto";
import { expect, type Locator } from "@playwright/test";
import { INVITES_WITHOUT_PLAN } from "#lib/domain/interviews/invite";
import { test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("From sign-up on a phone to the first text are twelve taps, and without a plan twenty people are texted", async ({
  page,
}) => {
  let taps = 0;
  await page.exposeFunction("noteTap", () => {
    taps += 1;
  });
  await page.addInitScript('addEventListener("pointerdown", () => noteTap(), true)');
  const write = async (label: string, words: string) => {
    const field: Locator = page
      .getByRole("textbox", { name: label })
      .or(page.getByRole("combobox", { name: label }));
    await field.tap();
    await page.keyboard.type(words);
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/industries/residential-cleaning");
  await page.getByRole("link", { name: "Use this interview" }).first().tap();
  await expect(button("Start Free Trial")).toBeEnabled();
  taps = 0;
  await write("Work email", `owner-${randomUUID().slice(0, 8)}@example.com`);
  await write("Password", "Correct-horse-7");
  await page.getByRole("checkbox").tap();
  await button("Start Free Trial").tap();
  await page.getByRole("link", { name: "Not now: set up first" }).tap();
  await write("First name", "Dana");
  await write("Last name", "Whitfield");
  await write("Company name", "Bright Cleaning");
  await write("Location", "Austin, TX");
  await expect(page.getByLabel("Industry")).toHaveValue("cleaning");
  await button("Continue to Dashboard").tap();
  await button("Create Interview").tap();
  const text = page.getByRole("link", { name: "Text", exact: true });
  expect(await text.getAttribute("href")).toMatch(/^sms:/);
  // The phone's own program opens beside the page, which this browser has none for.
  await text.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await text.tap();
  expect(taps).toBeLessThanOrEqual(12);

  await page.getByRole("link", { name: "Invite people" }).tap();
  const list = page.getByLabel("Paste names with phone numbers or emails");
  const most = `${INVITES_WITHOUT_PLAN} people`;
  await expect(page.getByText(`You can invite up to ${most} without a plan.`)).toBeVisible();
  const numbers = Array.from({ length: INVITES_WITHOUT_PLAN + 1 }, (_, at) => 8_135_550_100 + at);
  await list.fill(numbers.join("\n"));
  await button("See who's on it").tap();
  await expect(page.getByText(/^Your list has 21 people, and you can invite 20/)).toBeVisible();
  await expect(button("Invite 21 people")).toHaveCount(0);
  await button("Keep the first 20").tap();
  await button(`Invite ${most}`).tap();
  const texts = page.getByRole("list", { name: "People to text" });
  await expect(texts.getByRole("listitem")).toHaveCount(INVITES_WITHOUT_PLAN);
  await expect(page.getByText(/^You need a plan or a free trial to invite more/)).toBeVisible();
  await expect(list).toHaveCount(0);
});
