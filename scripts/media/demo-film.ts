/**
 * Films the product from both sides of one link: `npm run demo:film [address]` beside a running `npm start` whose demo
 * company is new, with ffmpeg installed. Writes the landing page's film and captions; what is said of them
 * elsewhere stands in lib/domain/site/demo-film.ts.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DEMO_FILM } from "#lib/domain/site/demo-film";
import { demoCompany, demoOwner } from "#local/demo/company";
import { findChromium } from "../machine/chromium.ts";
import { openCamera } from "./camera.ts";
import { answer, CANDIDATE } from "./demo-film/candidate.ts";
import { create, decide, waitForScore } from "./demo-film/employer.ts";
import { showPointer } from "./demo-film/pointer.ts";
import { openReel } from "./demo-film/reel.ts";
import { PHONE, PICTURE, phoneStage, titleCard } from "./demo-film/stage.ts";
import { SHOWN_URL, showLinksElsewhere } from "./shown-links.ts";

const appUrl = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`;
const inPublic = (path: string) => join(import.meta.dirname, "../../public", path);
const CARD_SECONDS = 2.5;
/** Shorter than in a film that teaches one step: the captions say what to look at. */
const LOOK_MS = 1_150;

/** A candidate of the demo, as a camera and a microphone would see and hear them. */
function fakeDevices(folder: string): string[] {
  const clip = join(import.meta.dirname, "../../local/demo/media", CANDIDATE.clip);
  const [picture, voice] = [join(folder, "camera.mjpeg"), join(folder, "voice.wav")];
  const ffmpeg = (...args: string[]) =>
    execFileSync("ffmpeg", ["-y", "-loglevel", "error", "-i", clip, ...args]);
  ffmpeg("-an", "-c:v", "mjpeg", "-q:v", "3", picture);
  ffmpeg("-vn", "-ar", "48000", "-ac", "1", voice);
  return [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    `--use-file-for-fake-video-capture=${picture}`,
    `--use-file-for-fake-audio-capture=${voice}`,
  ];
}

const folder = mkdtempSync(join(tmpdir(), "demo-film-"));
const executablePath = findChromium();
const browser = await chromium.launch({
  args: [...fakeDevices(folder), ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  ...(executablePath ? { executablePath } : {}),
});

async function open(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appUrl,
    locale: "en-US",
    timezoneId: demoCompany.timeZone,
    reducedMotion: "reduce",
    storageState: {
      cookies: [],
      origins: [{ origin: appUrl, localStorage: [{ name: "hide_welcome_popup", value: "true" }] }],
    },
    ...options,
  });
  await showPointer(context);
  return context;
}

const desk = await open({ viewport: PICTURE, permissions: ["clipboard-read", "clipboard-write"] });
await showLinksElsewhere(desk, appUrl);
const phone = await open({ viewport: { width: PHONE.width, height: PHONE.height } });
const cards = await browser.newContext({ baseURL: appUrl, reducedMotion: "reduce" });
const { email, password } = demoOwner;
const signedIn = await desk.request.post("/api/auth/sign-in", { data: { email, password } });
if (!signedIn.ok()) throw new Error(`The demo owner could not sign in at ${appUrl}.`);

const reel = openReel();
const card = async (title: string, line: string) =>
  reel.card(await titleCard(cards, { title, line }), CARD_SECONDS);

/** Films one page from its first picture on; answers what the part answers. */
async function film<T>(
  context: BrowserContext,
  part: (
    page: Awaited<ReturnType<BrowserContext["newPage"]>>,
    camera: Awaited<ReturnType<typeof openCamera>>,
    say: (text: string) => void,
  ) => Promise<T>,
  stage?: Buffer,
): Promise<T> {
  const page = await context.newPage();
  const camera = await openCamera(page, LOOK_MS);
  const said: { at: number; text: string }[] = [];
  const done = await part(page, camera, (text) => {
    said.push({ at: said.length === 0 ? 0 : camera.seconds(), text });
  });
  reel.scene(await camera.stop(), said, stage);
  await page.close();
  return done;
}

await card("Both sides of one link", "An interview, from your desk to somebody's phone and back.");
const link = (await film(desk, create)).replace(SHOWN_URL, appUrl);
await card("On their phone", "The link is all a candidate needs.");
const beside = { title: "A candidate answers", line: "Between two jobs, in any of ten languages." };
const stage = await phoneStage(cards, beside);
await film(phone, (page, camera, say) => answer(page, camera, link, say), stage);
const waiting = await desk.newPage();
await waitForScore(waiting, CANDIDATE.name);
await waiting.close();
await card("Back at your desk", "Read the shortlist when you have a minute.");
await film(desk, (page, camera, say) => decide(page, camera, CANDIDATE.name, say));
await card(
  "Try it on one real opening",
  `${TRIAL_DAYS} days free. No charges today. ${CARD_NEEDED}`,
);

const files = {
  film: inPublic(DEMO_FILM.film),
  captions: inPublic(DEMO_FILM.captions),
};
const seconds = reel.finish(files);
await browser.close();
rmSync(folder, { recursive: true });
console.log(
  `${files.film} ${seconds.toFixed(1)} s, ${Math.round(statSync(files.film).size / 1024)} kB`,
);
