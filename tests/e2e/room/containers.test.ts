import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { hasFfmpeg } from "../../../scripts/machine/ffmpeg.ts";
import {
  beginInterview,
  EN,
  press,
  speakFor,
  startRecording,
  stopAndUse,
} from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { makeInterview, VIDEO } from "../support/interview.ts";
import { playsFrom } from "../support/player.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const KINDS = ["video/mp4", "video/webm", "audio/mp4", "audio/webm"];

test("Each container is stored with its length, and its owner can seek in it", async ({
  page: owner,
  browser,
}) => {
  test.skip(!hasFfmpeg(), "ffprobe, which measures what was stored, is not installed.");
  const place = await stack();
  await openDashboard(owner);
  const questions = KINDS.map((kind, index) => ({
    ...VIDEO,
    text: `Record as ${kind}.`,
    order: index + 1,
    max_retakes: 0,
  }));
  const key = await makeInterview(owner, questions);

  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(spyOnRecorder);
  await beginInterview(page, key, { name: "Marisol Vega" });
  const ran: { least: number; most: number }[] = [];
  for (const [index, kind] of KINDS.entries()) {
    await page.evaluate((only) => sessionStorage.setItem("container", only), kind.slice(5));
    if (kind === "audio/mp4") {
      await page.getByText(EN.check.change).click();
      await press(page, EN.check.soundOnly);
      await expect(page.getByText(EN.check.heard)).toBeVisible();
    }
    await startRecording(page);
    await speakFor(page, 5);
    await stopAndUse(page);
    await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
    ran.push({ least: await noted(page, "least"), most: await noted(page, "most") });
    await press(page, index + 1 < KINDS.length ? EN.question.next : EN.question.toReview);
  }
  await press(page, EN.review.submit);
  await expect(page.getByRole("heading", { name: /^Thank you/ })).toBeVisible();

  const database = databaseOf(place);
  const stored = () =>
    database.rows(
      "media?select=content_type,object_key,duration_seconds,interview_attempts!inner(candidate_name,interviews!inner(willo_interview_key))" +
        `&interview_attempts.interviews.willo_interview_key=eq.${key}&state=eq.ready&order=created_at`,
    );
  await expect.poll(async () => (await stored()).length).toBe(KINDS.length);
  for (const [index, media] of (await stored()).entries()) {
    const file = join(place.dataDir, "media/recordings", String(media.object_key));
    const seconds = Number(
      execFileSync("ffprobe", [
        ...["-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", file],
      ]),
    );
    const { least, most } = ran[index] ?? { least: Number.NaN, most: Number.NaN };
    expect(String(media.content_type)).toContain(KINDS[index]);
    expect(seconds).toBeGreaterThan(least - 0.5);
    expect(seconds).toBeLessThan(most + 0.5);
    expect(Math.abs(seconds - Number(media.duration_seconds))).toBeLessThan(0.5);
  }

  await owner.goto("/interviews/responses");
  await owner.getByRole("link", { name: /Marisol Vega/ }).click();
  await owner.getByRole("tab", { name: "Video & Transcripts" }).click();
  for (const [index, { text }] of questions.entries()) {
    await owner.getByRole("button", { name: text }).click();
    expect(await playsFrom(owner, `Answer to question ${index + 1}`, 3)).toBeGreaterThan(3);
  }
});

/** Seconds that `spyOnRecorder` noted. */
function noted(page: Page, name: "least" | "most"): Promise<number> {
  return page.evaluate((key) => Number(sessionStorage.getItem(key)), name);
}

/**
 * Records into the container that the test names, and notes for how long a recorder ran: at most from its call to its
 * last event, at least between its first event and the call that ends it. On a busy machine events come late.
 */
function spyOnRecorder(): void {
  const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
  MediaRecorder.isTypeSupported = (type) =>
    type.includes(sessionStorage.getItem("container") ?? "") && supported(type);
  const { start, stop } = MediaRecorder.prototype;
  const note = (key: string, from: number) =>
    sessionStorage.setItem(key, String((performance.now() - from) / 1000));
  const begun = new WeakMap<MediaRecorder, number>();
  MediaRecorder.prototype.start = function (slice) {
    const called = performance.now();
    this.addEventListener("start", () => begun.set(this, performance.now()));
    this.addEventListener("stop", () => note("most", called));
    start.call(this, slice);
  };
  MediaRecorder.prototype.stop = function () {
    note("least", begun.get(this) ?? performance.now());
    stop.call(this);
  };
}
