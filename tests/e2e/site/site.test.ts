import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_FILM } from "#lib/domain/site/demo-film";
import { expectAccessible, expectSound } from "../support/accessible.ts";
import { test } from "../support/test.ts";

const SECTIONS = {
  "How It Works": "howitworks",
  Features: "features",
  Pricing: "pricing",
  Industries: "industries",
};
const LAUNCH = "/signup?plan=LAUNCH";
const phone = { width: 390, height: 844 };

/** What stands in the way of a page's scripts: nothing may. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}

async function expectAt(page: Page, section: string) {
  await expect(page.locator(`#${section} h2`)).toBeInViewport();
}

async function addressesIn(place: Locator): Promise<Record<string, string | null>> {
  const links = await place.getByRole("link").all();
  return Object.fromEntries(
    await Promise.all(
      links.map(async (link) => [
        (await link.getAttribute("aria-label")) ?? (await link.textContent())?.trim(),
        await link.getAttribute("href"),
      ]),
    ),
  );
}

test("The bar leads where it says, and moves out of the way of a reader", async ({ page }) => {
  const said = complaints(page);
  await page.goto("/");
  const bar = page.getByRole("banner");
  expect(await addressesIn(bar)).toEqual({
    "Rolecall, home": "/",
    "How It Works": "/#howitworks",
    Features: "/#features",
    Pricing: "/#pricing",
    Industries: "/#industries",
    "About Us": "/about-us",
    "Watch Demo": "/#demo",
    Login: "/signin",
    "Start Free Trial": LAUNCH,
  });
  for (const [name, section] of Object.entries(SECTIONS)) {
    await bar.getByRole("link", { name }).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await expectAt(page, section);
  }
  // The last section may still be on its way.
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(bar).toHaveAttribute("data-hidden", "true", { timeout: 1000 });
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(bar).toHaveAttribute("data-hidden", "false");
  await bar.getByRole("link", { name: "Watch Demo" }).click();
  await expectAt(page, "demo");
  await page.mouse.wheel(0, -200);
  await bar.getByRole("link", { name: "Rolecall, home" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(/\/$/);
  expect(said).toEqual([]);
});

test("From another page the bar goes to the landing page's section", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expectAt(page, "pricing");
  await page.goto("/signin");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Features" }).click();
  await expectAt(page, "features");
});

test("On a phone a menu stands for the bar, closes after a choice and as the window widens", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const open = () => page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await open();
  expect(await addressesIn(menu)).toMatchObject({
    "About Us": "/about-us",
    "Watch Demo": "/#demo",
    Login: "/login",
    "Start Free Trial": LAUNCH,
  });
  expect((await menu.boundingBox())?.width).toBe(phone.width);
  for (const [name, section] of Object.entries(SECTIONS)) {
    await menu.getByRole("link", { name }).click();
    await expect(menu).toBeHidden();
    await expectAt(page, section);
    await page.mouse.wheel(0, -150);
    await open();
  }
  await page.setViewportSize({ width: 1090, height: 844 });
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});

test("Every link of the landing page and its foot leads where it says", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="#try"]')).toBeVisible();
  const inMain = await addressesIn(main);
  expect(inMain).toMatchObject({
    "Start Free Trial": LAUNCH,
    "Start your free trial: candidates with their scores": LAUNCH,
    "Answer as your applicant would": "#try",
    "Watch Demo": "/#demo",
    "Start Free Trial: Starter": "/signup?plan=STARTER",
    "Start Free Trial: Launch": LAUNCH,
    "Start Free Trial: Scale": "/signup?plan=SCALE",
    "Talk to us": "/book-a-call",
  });
  expect(
    Object.values(inMain).filter((href) => /^\/industries\/[a-z-]+$/.test(href ?? "")),
  ).toHaveLength(11);
  await expect(main.getByRole("link", { name: "Talk to us" })).toHaveAttribute("target", "_blank");
  const foot = page.getByRole("contentinfo");
  expect(await addressesIn(foot)).toEqual({
    "Read Articles": "/blog",
    "Rolecall, home": "/",
    "Rolecall on LinkedIn": "/linkedin",
    "How It Works": "/#howitworks",
    Features: "/#features",
    Pricing: "/#pricing",
    Industries: "/#industries",
    "About Us": "/about-us",
    Blog: "/blog",
    "Get a Demo": "/demo",
    "For Candidates": "/for-candidates",
    "Start for Free": "/",
    "How We Score": "/how-we-score",
    "Rolecall or a Phone Screen?": "/compare",
    Security: "/security",
    Accessibility: "/accessibility",
    "What's New": "/changelog",
    Status: "/status",
    "Privacy Policy": "/privacy-policy",
    "Terms of Service": "/terms-of-service",
    "Cookie Policy": "/cookie-policy",
  });
  await expect(foot.getByText("© 2025 Rolecall · Made in USA")).toBeVisible();
  await foot.getByRole("link", { name: "Start for Free" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await main.getByRole("link", { name: /candidates with their scores/ }).click();
  await expect(page).toHaveURL(LAUNCH);
});

test("Prices change with the switch, also without a script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const card = page.getByRole("article", { name: "Launch" });
  await expect(card.getByText("$149", { exact: true }).first()).toBeVisible();
  await page.getByText("Yearly (Save 20%)").click();
  await expect(card.getByText("$119", { exact: true })).toBeVisible();
  await expect(card.getByText("billed yearly, $1,430 a year")).toBeVisible();
  await expect(page.getByText("You saved 15 hours this week!")).toBeVisible();
  await context.close();
});

test("The cards move by themselves, and hold facts while nobody has confirmed a review", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/not yet verified|not a customer review|150\+/)).toHaveCount(0);
  await page.getByRole("heading", { name: "Check it yourself" }).scrollIntoViewIfNeeded();
  const cards = page.getByRole("region", { name: "Three things to check" });
  await expect(cards.getByRole("group", { name: "1 of 3" })).toBeInViewport();
  await expectAccessible(page);
  await cards.getByRole("button", { name: "Next" }).click();
  await expect(cards.getByRole("group", { name: "2 of 3" })).toBeInViewport();
  await cards.press("ArrowLeft").catch(() => page.keyboard.press("ArrowLeft"));
  await expect(cards.getByRole("group", { name: "1 of 3" })).toBeInViewport();
});

test("A fact opens the question that answers it", async ({ page }) => {
  await page.goto("/");
  const answer = page.getByText("You choose the interview's language", { exact: false });
  await expect(answer).toBeHidden();
  await page.getByRole("link", { name: "See which" }).click();
  await expect(answer).toBeInViewport();
});

test("A card stays whole when a phone is turned", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("heading", { name: "Check it yourself" }).scrollIntoViewIfNeeded();
  const voices = page.getByRole("region", { name: "Three things to check" });
  const next = voices.getByRole("button", { name: "Next" });
  await next.click();
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await next.click();
  const left = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);
  await expect
    .poll(() => left(voices.getByRole("group", { name: "3 of 3" })))
    .toBe(await left(voices));
});

test("The film loads when it is pressed", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) films.push(request.url());
  });
  await page.goto("/#demo");
  const film = page.getByLabel(`Demo: ${DEMO_FILM.name}`);
  await expect(film).toBeInViewport();
  expect(films).toEqual([]);
  await page.getByRole("button", { name: /^Play the demo/ }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  await expect(film).toBeFocused();
  await expect(film).toHaveAttribute("controls", "");
});

test("The landing page is sound in every size and light", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expectSound(page, "landing");
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectSound(page, "menu");
});

test("A table's words and figures stay whole on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/how-we-score");
  const linesOf = (cell: Locator) =>
    cell.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });
  const table = page.getByRole("table").first();
  for (const name of ["Professionalism", "Communication"]) {
    expect(await linesOf(table.getByRole("rowheader", { name }))).toBe(1);
  }
  expect(await linesOf(table.getByRole("cell", { name: /^\d of 20$/ }).first())).toBe(1);
});

test("The bar hides whatever was pressed in it, and a section chosen in the menu has the focus", async ({
  page,
}) => {
  const bar = page.getByRole("banner");
  const bottom = () =>
    bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  await page.goto("/");
  await bar.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.mouse.wheel(0, 1500);
  await expect.poll(bottom).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Pricing" }).click();
  await expect(page.locator("#pricing")).toBeFocused();
  await page.mouse.wheel(0, 800);
  await expect.poll(bottom).toBe(0);
});

test("Pictures come in the sizes that were made at build, and nobody has others made", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const poster = page.locator("#demo img").first();
  await poster.scrollIntoViewIfNeeded();
  const current = () =>
    poster.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ""));
  await expect.poll(current).toMatch(/\/pictures\/sized\/film-light-\d+\.avif$/);
  const sized = await request.get(await current());
  expect([sized.status(), sized.headers()["content-type"]]).toEqual([200, "image/avif"]);
  for (const url of ["%2Fpictures%2Fcandidates-light.webp", "%2F%5Cx", "%2F%25", "%0d%0a"]) {
    const asked = await request.get(`/_next/image?url=${url}&w=640&q=75`);
    expect([url, asked.status()]).toEqual([url, 404]);
  }
});
