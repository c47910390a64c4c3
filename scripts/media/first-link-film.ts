/**
 * Films a new owner on a phone, from the landing page to the first text with a link: `npm run demo:link [address]`
 * beside a running `npm start`, with ffmpeg installed. Writes the film, its captions and its poster; what is said of them
 * stands in lib/domain/site/demo-film.ts.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { FIRST_LINK_FILM } from "#lib/domain/site/demo-film";
import { findChromium } from "../machine/chromium.ts";
import { type Camera, openCamera } from "./camera.ts";
import { showPointer } from "./demo-film/pointer.ts";
import { openReel } from "./demo-film/reel.ts";
import { PHONE, phoneStage } from "./demo-film/stage.ts";
import { showLinksElsewhere } from "./shown-links.ts";

const appUrl = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`;
const inPublic = (path: string) => join(import.meta.dirname, "../../public", path);
const KEY_MS = 60;

/** From the trades of the landing page to the phone's own program for texts; `say` writes a caption. */
async function shareFirst(page: Page, camera: Camera, say: (text: string) => void) {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  /** The next field by the keyboard's own key, as on a phone. */
  const next = async (words: string) => {
    await page.keyboard.press("Tab");
    await page.keyboard.type(words, { delay: KEY_MS });
  };
  await camera.show(() => page.goto("/#industries"));
  say("Pick your trade.");
  await camera.press(page.getByRole("link", { name: "Residential cleaning" }).first());
  say("A ready interview: six questions, and what good answers sound like.");
  await camera.press(page.getByRole("link", { name: "Use this interview" }).first());
  await button("Start Free Trial").waitFor();
  say("An email address, a password, the terms.");
  await camera.type(page.getByLabel("Work email"), `dana-${Date.now() % 1e6}@bright.example`);
  await next("Correct-horse-7");
  await camera.press(page.getByRole("checkbox"));
  await camera.press(button("Start Free Trial"));
  const later = page.getByRole("link", { name: "Not now: set up first" });
  await later.waitFor();
  say("No card yet: set up first, and view one candidate free.");
  await camera.press(later);
  const first = page.getByLabel("First name");
  await first.waitFor();
  say("Who you are, as candidates will see it.");
  await camera.type(first, "Dana");
  for (const words of ["Whitfield", "Bright Cleaning", "Austin, TX"]) await next(words);
  await camera.press(button("Continue to Dashboard"));
  await button("Create Interview").waitFor();
  say("The sample is filled in. Create it, or change every word first.");
  await camera.press(button("Create Interview"));
  const text = page.getByRole("link", { name: "Text", exact: true });
  await text.waitFor();
  say("Text the link to somebody, or put it in your job post.");
  const link = page.getByLabel("Interview link");
  await camera.scroll(await link.evaluate((field) => field.getBoundingClientRect().top - 110));
  // The phone's own program would open beside the page, which this browser has none for.
  await text.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await camera.press(text);
  await camera.rest();
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath ? { executablePath } : {}),
});
const { width, height } = PHONE;
const phone = await browser.newContext({
  baseURL: appUrl,
  locale: "en-US",
  reducedMotion: "reduce",
  viewport: { width, height },
  // A finger: a desk is shown a QR code in place of the text.
  hasTouch: true,
  isMobile: true,
});
await showPointer(phone);
await showLinksElsewhere(phone, appUrl);
let taps = 0;
await phone.exposeFunction("noteTap", () => {
  taps += 1;
});
await phone.addInitScript('addEventListener("pointerdown", () => noteTap(), true)');
const cards = await browser.newContext({ baseURL: appUrl, reducedMotion: "reduce" });
const stage = await phoneStage(cards, {
  title: "Your first link",
  line: `From this site to a text: ${FIRST_LINK_FILM.taps} taps.`,
});

const page = await phone.newPage();
const camera = await openCamera(page);
const said: { at: number; text: string }[] = [];
await shareFirst(page, camera, (text) => {
  said.push({ at: said.length === 0 ? 0 : camera.seconds(), text });
});
const reel = openReel();
reel.scene(await camera.stop(), said, stage);
const film = inPublic(FIRST_LINK_FILM.film);
const seconds = reel.finish({ film, captions: inPublic(FIRST_LINK_FILM.captions) });
await browser.close();
execFileSync("ffmpeg", [
  ...["-y", "-loglevel", "error", "-sseof", "-0.5", "-i", film, "-frames:v", "1"],
  ...["-quality", "70", inPublic(FIRST_LINK_FILM.poster)],
]);
console.log(`${film} ${seconds.toFixed(1)} s, ${taps} taps`);
