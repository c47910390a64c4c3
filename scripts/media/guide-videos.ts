/**
 * Records the videos of Getting Started from the demo company: `npm run guide:videos [address]` beside a running
 * `npm start`, with ffmpeg installed. Each is a short silent MP4 and a WebP poster in public/guide; what the wizard's
 * fields were called then is kept beside this file, and a test compares it with today's.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { GUIDE_STEPS, type GuideStep } from "#lib/domain/company/getting-started";
import { editInterviewPath } from "#lib/domain/core/routes";
import { demoCompany, demoOwner } from "#local/demo/company";
import { findChromium } from "../machine/chromium.ts";
import { type Camera, openCamera } from "./camera.ts";
import { labelsOf } from "./guide-labels.ts";

const folder = join(import.meta.dirname, "../../public/guide");
const appUrl = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`;

const scenes: Record<GuideStep, (page: Page, camera: Camera) => Promise<unknown>> = {
  create: async (page, camera) => {
    const labels: string[][] = [];
    const note = async () => labels.push(await page.locator("main").evaluate(labelsOf));
    await camera.show(() => page.goto("/interviews/create"));
    await note();
    await camera.type(page.getByLabel("Title"), "Office cleaner, evenings");
    await camera.type(page.getByLabel("Description"), "Three offices downtown, 5 to 9 pm.");
    await camera.press(page.getByRole("button", { name: "Next", exact: true }));
    await note();
    await camera.type(
      page.getByRole("textbox", { name: /question/i }).first(),
      "Tell us about cleaning work you have done.",
    );
    await camera.press(page.getByRole("button", { name: "Next", exact: true }));
    await note();
    await camera.rest();
    writeFileSync(
      join(import.meta.dirname, "guide-labels.json"),
      `${JSON.stringify(labels, null, 2)}\n`,
    );
  },
  share: async (page, camera) => {
    await camera.show(() => page.goto("/interviews"));
    await camera.press(page.getByRole("button", { name: "Copy link" }).first());
    await camera.rest();
    const link = await page.locator('a[href*="/i/"]').first().getAttribute("href");
    await camera.show(() => page.goto(link ?? "/"));
  },
  candidate: async (page, camera) => {
    await camera.show(() => page.goto("/interviews/responses?sort=rating"));
    await camera.press(page.locator('main a[href*="/interviews/responses/"]').first());
    await page.getByRole("heading", { name: "Overall rating" }).waitFor();
    await camera.rest();
    await camera.scroll(500);
  },
  edit: async (page, camera) => {
    await camera.show(() => page.goto("/interviews"));
    const title = page.locator('main a[href^="/interviews/"]:not([href$="/create"])').first();
    const id = (await title.getAttribute("href"))?.split("/").at(-1) ?? "";
    await title.hover();
    await camera.show(() => page.goto(editInterviewPath(id)));
    await page.getByLabel("Title").waitFor();
    await camera.type(page.getByLabel("Title"), " (days)");
    await camera.rest();
  },
  connect: async (page, camera) => {
    await camera.show(() => page.goto("/dashboard"));
    await camera.press(page.getByRole("link", { name: "Integrations" }));
    await page.getByRole("heading", { name: "Integrations", exact: true }).waitFor();
    await camera.rest();
  },
};

/** Frames with their times become a film of ten frames a second, and its middle frame the poster. */
function develop(step: GuideStep, frames: Awaited<ReturnType<Camera["stop"]>>) {
  const roll = mkdtempSync(join(tmpdir(), "guide-"));
  const list = frames.map(({ jpeg, seconds }, index) => {
    const path = join(roll, `${index}.jpg`);
    writeFileSync(path, jpeg);
    return `file '${path}'\nduration ${seconds.toFixed(3)}`;
  });
  // ffmpeg shows the last picture for as long as told only if another one follows.
  list.push(`file '${join(roll, `${frames.length - 1}.jpg`)}'`);
  writeFileSync(join(roll, "list.txt"), `${list.join("\n")}\n`);
  const film = join(folder, `${step}.mp4`);
  const ffmpeg = (...args: string[]) =>
    execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...args]);
  ffmpeg(
    ...["-f", "concat", "-safe", "0", "-i", join(roll, "list.txt")],
    ...["-vf", "fps=10,scale=960:600,format=yuv420p", "-c:v", "libx264", "-preset", "slow"],
    ...["-crf", "30", "-an", "-movflags", "+faststart", film],
  );
  const length = frames.reduce((sum, { seconds }) => sum + seconds, 0);
  const poster = join(folder, `${step}.webp`);
  ffmpeg("-ss", (length / 2).toFixed(2), "-i", film, "-frames:v", "1", "-quality", "70", poster);
  rmSync(roll, { recursive: true });
  console.log(`${film} ${length.toFixed(1)} s, ${Math.round(statSync(film).size / 1024)} kB`);
}

const executablePath = findChromium();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  ...(executablePath ? { executablePath } : {}),
});
const context = await browser.newContext({
  baseURL: appUrl,
  viewport: { width: 1280, height: 800 },
  locale: "en-US",
  timezoneId: demoCompany.timeZone,
  reducedMotion: "reduce",
  permissions: ["clipboard-read", "clipboard-write"],
  storageState: {
    cookies: [],
    origins: [{ origin: appUrl, localStorage: [{ name: "hide_welcome_popup", value: "true" }] }],
  },
});
const { email, password } = demoOwner;
const signedIn = await context.request.post("/api/auth/sign-in", { data: { email, password } });
if (!signedIn.ok()) throw new Error(`The demo owner could not sign in at ${appUrl}.`);
mkdirSync(folder, { recursive: true });
// The dashboard celebrates the demo's first steps once, before anything is filmed.
const before = await context.newPage();
await before.goto("/dashboard");
await before.waitForLoadState("networkidle");
await before.close();
for (const step of GUIDE_STEPS) {
  const page = await context.newPage();
  const camera = await openCamera(page);
  await scenes[step](page, camera);
  develop(step, await camera.stop());
  await page.close();
}
await browser.close();
