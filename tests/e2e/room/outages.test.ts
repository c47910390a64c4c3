import { expect, type Page } from "@playwright/test";
import {
  beginInterview,
  EN,
  press,
  speakFor,
  startRecording,
  stopAndUse,
} from "../support/candidate.ts";
import { cutUploadAt } from "../support/cut-line.ts";
import { databaseOf } from "../support/database.ts";
import { makeInterview, passDeadline, VIDEO, WRITTEN } from "../support/interview.ts";
import { recordingOnDevice } from "../support/recording.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

let key = "";
let closing = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openDashboard(page);
  const questions = [{ ...VIDEO, max_retakes: 0 }, WRITTEN];
  key = await makeInterview(page, questions);
  closing = await makeInterview(page, questions);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

const stored = async (id: string) =>
  databaseOf(await stack()).rows(`media?id=eq.${id}&select=id,sha256`);

test("A network that goes at 10, 50 and 90 % of an upload costs nothing", async ({
  page,
  context,
}) => {
  await beginInterview(page, key);
  await startRecording(page);
  await context.setOffline(true);
  await speakFor(page, 8);
  await stopAndUse(page);
  await expect(page.getByTestId("upload")).toHaveAttribute("data-phase", "offline");
  const { id, sha256, byteSize } = await recordingOnDevice(page);
  const cuts = await cutUploadAt(
    page,
    [0.1, 0.5, 0.9].map((share) => Math.round(byteSize * share)),
  );
  await context.setOffline(false);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
  expect(cuts).toEqual([]);
  expect(await stored(id)).toEqual([{ id, sha256 }]);
});

test("A lid that is closed while recording keeps what was said, and counts none of the time", async ({
  page,
}) => {
  await page.clock.install();
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 4);
  await page.clock.fastForward("10:00");
  await expect(
    page.getByText(/The first 0:0[3-9] of your answer is safe on this device/),
  ).toBeVisible();
  await press(page, EN.video.recoveredUse);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
});

test("A recorder that gives everything at its end, and a clock that is set meanwhile, cost nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.MediaRecorder = class extends MediaRecorder {
      override start() {
        super.start();
      }
    };
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(sessionStorage.getItem("jump") ?? 0);
  });
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 2);
  for (const minutes of [40, -300]) {
    await page.evaluate((by) => sessionStorage.setItem("jump", String(by * 60_000)), minutes);
    const before = await page.getByRole("timer").textContent();
    await expect(page.getByRole("timer")).not.toHaveText(before ?? "");
  }
  await speakFor(page, 6);
  await expect(page.getByText(/your answer is saved when you stop/)).toBeVisible();
  await stopAndUse(page);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
  await press(page, EN.question.next);
  await page.getByLabel(EN.text.label).fill("I listen first.");
  await press(page, EN.question.toReview);
  await press(page, EN.review.submit);
  await expect(page.getByText(/Submitted on/)).toBeVisible();
});

test("A camera that is lost in the middle keeps what was said until then", async ({ page }) => {
  await keepStream(page);
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 4);
  await page.evaluate(() => {
    for (const track of window.stream.getVideoTracks()) {
      track.stop();
      track.dispatchEvent(new Event("ended"));
    }
  });
  await expect(page.getByText("The camera stopped.")).toBeVisible();
  await expect(page.getByText(/The first 0:0[2-9] of your answer is safe/)).toBeVisible();
  await press(page, EN.video.recoveredUse);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
});

test("A microphone that gives nothing is said at once, and recording goes on", async ({ page }) => {
  await keepStream(page);
  await beginInterview(page, key);
  await startRecording(page);
  const mute = (muted: boolean) =>
    page.evaluate((value) => {
      for (const track of window.stream.getAudioTracks()) {
        Object.defineProperty(track, "muted", { value, configurable: true });
        track.dispatchEvent(new Event(value ? "mute" : "unmute"));
      }
    }, muted);
  await mute(true);
  await expect(page.getByText(/Nothing is coming from your camera/)).toBeVisible();
  await mute(false);
  await expect(page.getByText(/Nothing is coming from your camera/)).toBeHidden();
  await expect(page.getByRole("button", { name: EN.video.stop })).toBeVisible();
});

test("A deadline that passes while somebody records lets them finish", async ({
  page,
  browser,
}) => {
  await beginInterview(page, closing);
  await startRecording(page);
  await speakFor(page, 2);
  await passDeadline(closing, -1);
  await speakFor(page, 4);
  await stopAndUse(page);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
  await press(page, EN.question.next);
  await page.reload();
  await expect(page.getByText(/The deadline has passed. You can still finish/)).toBeVisible();
  await page.getByLabel(EN.text.label).fill("I listen first.");
  await press(page, EN.question.toReview);
  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(`/i/${closing}`))?.status()).toBe(410);
  await press(page, EN.review.submit);
  await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
});

declare global {
  interface Window {
    stream: MediaStream;
  }
}

/** Puts the room's camera within the test's reach. */
async function keepStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      window.stream = await ask(constraints);
      return window.stream;
    };
  });
}
