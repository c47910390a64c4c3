/**
 * Takes the product's pictures from the demo company: `npm run pictures [address]` beside a running `npm start`.
 * Each is a screen in a plain browser or phone frame, light and dark, in public/pictures. The film's poster has two.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { demoCompany, demoOwner } from "#local/demo/company";
import { findChromium } from "../machine/chromium.ts";

type Shot = {
  name: string;
  frame: "browser" | "phone";
  open: (page: Page) => Promise<unknown>;
};

const ranked = "/interviews/responses?sort=rating";
/** Somebody with a recording, so that the picture shows quotes that play. */
const recorded = "/interviews/responses?q=Olena";
const folder = join(import.meta.dirname, "../../public/pictures");
const appUrl = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`;
/**
 * The screens, and the pixels for each of their pixels. A browser with its frame is 1,440 wide, where a recording stands
 * beside its scores; its picture is twice as wide as it stands on the landing page, and a phone's three times, for good
 * phones.
 */
const sizes = {
  browser: { width: 1438, height: 846, scale: 1.5 },
  phone: { width: 390, height: 780, scale: 2.4 },
} as const;
const POSTER = { width: 1280, height: 720 } as const;

async function openRecorded(page: Page) {
  await page.goto(recorded);
  await page.locator('a[href*="/interviews/responses/"]').first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** The card of the rating, right below the bar of the workspace. */
async function openReviewOnPhone(page: Page) {
  await openRecorded(page);
  await page.getByRole("heading", { name: "Overall rating" }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: "instant", block: "start" });
    window.scrollBy({ top: -140, behavior: "instant" });
  });
}

async function openReview(page: Page) {
  await openRecorded(page);
  await page.locator("video:visible").evaluate(showMoment);
}

/** A moment from within the recording, in the place of the player's own waiting sign. */
async function showMoment(video: Element): Promise<void> {
  if (!(video instanceof HTMLVideoElement)) throw new Error("There is no player.");
  video.muted = true;
  await video.play();
  while (video.currentTime < 3) await new Promise((next) => requestAnimationFrame(next));
  video.pause();
}

/** The best rated people themselves, below what filters them. */
async function openRanked(page: Page) {
  await page.goto(ranked);
  await page.locator("main table").evaluate((table) => {
    const bar = window.innerWidth < 700 ? 90 : 12;
    window.scrollBy({ top: table.getBoundingClientRect().top - bar, behavior: "instant" });
  });
}

const shots: readonly Shot[] = [
  { name: "candidates", frame: "browser", open: openRanked },
  { name: "review", frame: "browser", open: openReview },
  { name: "review-phone", frame: "phone", open: openReviewOnPhone },
  {
    name: "room-phone",
    frame: "phone",
    open: async (page) => {
      await page.goto("/interviews");
      const links = page.locator('a[href*="/i/"]');
      const address = await links.first().getAttribute("href");
      await page.goto(address ?? "/");
    },
  },
];

/** The frame as a page of its own: one line around, round corners, no brand of any maker. */
function framed(picture: Buffer, frame: Shot["frame"], dark: boolean) {
  const line = dark ? "#2B3633" : "#E4E0D8";
  const bar = dark ? "#182220" : "#FFFFFF";
  const { width } = sizes[frame];
  const dots = `<i></i><i></i><i></i>`;
  return `<style>body{margin:0;background:transparent}
    #frame{width:${width}px;border:${frame === "phone" ? 10 : 1}px solid ${line};border-radius:${frame === "phone" ? 44 : 14}px;overflow:hidden;background:${bar}}
    #bar{display:${frame === "phone" ? "none" : "flex"};gap:8px;padding:13px 16px;border-bottom:1px solid ${line}}
    i{width:11px;height:11px;border-radius:50%;background:${line}} img{display:block;width:100%}</style>
    <div id="frame"><div id="bar">${dots}</div><img src="data:image/png;base64,${picture.toString("base64")}"></div>`;
}

/** The frame on nothing. Playwright's own pictures are PNG, three times the bytes. */
async function toWebp(context: BrowserContext, page: Page, scale: number): Promise<Buffer> {
  const box = await page.locator("#frame").boundingBox();
  if (!box) throw new Error("There is no frame to take a picture of.");
  const browser = await context.newCDPSession(page);
  const color = { r: 0, g: 0, b: 0, a: 0 };
  await browser.send("Emulation.setDefaultBackgroundColorOverride", { color });
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "webp",
    quality: 80,
    clip: { ...box, scale },
    captureBeyondViewport: true,
  });
  return Buffer.from(data, "base64");
}

async function take(context: BrowserContext, shot: Shot, theme: "light" | "dark") {
  const page = await context.newPage();
  const { scale } = sizes[shot.frame];
  await page.setViewportSize(sizes[shot.frame]);
  await page.addInitScript(
    (value) => localStorage.setItem("userPreferences", value),
    JSON.stringify({ theme }),
  );
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await shot.open(page);
  await page.waitForLoadState("networkidle");
  await page.mouse.move(0, 0);
  const picture = await page.screenshot();
  await page.goto("about:blank");
  await page.setContent(framed(picture, shot.frame, theme === "dark"));
  const path = join(folder, `${shot.name}-${theme}.webp`);
  writeFileSync(path, await toWebp(context, page, scale));
  await page.close();
  console.log(path);
}

/** The film's poster: one link's two sides, from the pictures that were taken. */
async function takePoster(context: BrowserContext, theme: "light" | "dark") {
  const picture = (name: string) => {
    const file = readFileSync(join(folder, `${name}-${theme}.webp`));
    return `data:image/webp;base64,${file.toString("base64")}`;
  };
  const page = await context.newPage();
  await page.setViewportSize(POSTER);
  await page.setContent(`<style>body{margin:0}
    #frame{position:relative;overflow:hidden;width:${POSTER.width}px;height:${POSTER.height}px;background:${theme === "dark" ? "#12302B" : "#E3F1EE"}}
    img{position:absolute}</style>
    <div id="frame">
      <img style="left:300px;top:90px;width:1100px" src="${picture("review")}">
      <img style="left:96px;top:64px;height:620px" src="${picture("room-phone")}">
    </div>`);
  const path = join(folder, `film-${theme}.webp`);
  writeFileSync(path, await toWebp(context, page, 2));
  await page.close();
  console.log(path);
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath ? { executablePath } : {}),
});

/** The demo's owner, in a window of these pixels. */
async function signIn(frame: Shot["frame"]): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appUrl,
    deviceScaleFactor: sizes[frame].scale,
    locale: "en-US",
    timezoneId: demoCompany.timeZone,
  });
  const { email, password } = demoOwner;
  const signedIn = await context.request.post("/api/auth/sign-in", { data: { email, password } });
  if (!signedIn.ok()) throw new Error(`The demo owner could not sign in at ${appUrl}.`);
  return context;
}

mkdirSync(folder, { recursive: true });
for (const frame of ["browser", "phone"] as const) {
  const context = await signIn(frame);
  for (const shot of shots.filter((one) => one.frame === frame)) {
    for (const theme of ["light", "dark"] as const) await take(context, shot, theme);
  }
  await context.close();
}
const context = await browser.newContext();
for (const theme of ["light", "dark"] as const) await takePoster(context, theme);
await browser.close();
