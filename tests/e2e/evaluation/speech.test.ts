import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { DOUBT_WORDS, HARD_TO_HEAR } from "#lib/domain/evaluation/hearing";
import { readSegments } from "#lib/domain/evaluation/transcript";
import { timedSentences } from "#lib/domain/results/transcript-lines";
import { takeInterview } from "#local/demo/applicant";
import { Visitor } from "#local/demo/visitor";
import { wordErrors } from "#tests/bench/speech/word-errors";
import {
  beginInterview,
  EN,
  press,
  speakFor,
  startRecording,
  stopAndUse,
} from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { VIDEO } from "../support/interview.ts";
import { LIMIT_MS } from "../support/limit.ts";
import { browserThatHears } from "../support/microphone.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { firstSound, ON_THE_AIR, PEOPLE, READER } from "../support/spoken.ts";
import { test } from "../support/test.ts";
import { anyAddress, openWorkspace, signInByRequest } from "../support/workspace.ts";

/** Time to turn the camera on and press start before the first word. */
const SILENCE = 6;
/** The small model hears a synthetic voice a little differently each time; words that nobody said are another thing. */
const MOST_ERRORS = 0.35;

/** Words put in, taken out or changed, for each word that was said. */
function errorRate(said: string, heard: string): number {
  const { errors, words } = wordErrors(said, heard);
  return errors / words;
}

const evidenceSchema = z.array(
  z.object({ quote: z.string(), shown: z.boolean(), start_seconds: z.number() }),
);

const begins = (text: string) => text.split(/\s+/).slice(0, 5).join(" ");

/** How far a quote may be from the second at which it is said, and its playing from its own. */
const NEAR = 1;
/** How far two ways to share a piece's seconds among its letters are apart. */
const ROUNDED = 0.2;

test.use({ actionTimeout: 60_000 });
// A model on a busy machine takes several seconds for each one that was spoken.
test.setTimeout(8 * LIMIT_MS);
const HEARD = { timeout: 4 * LIMIT_MS };

let own: OwnStack;
test.beforeAll(async () => {
  own = await startOwnStack({ SPEECH_MODEL: "base" });
});
test.afterAll(() => own.remove());

/** The processes of a program of the product's, below this stack's launcher. */
function processesOf(program: string): number[] {
  const port = String(Number(new URL(own.appUrl).port) + 3);
  const all = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  return all
    .filter((line) => line.includes(program))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => {
      const told = execFileSync("cat", [`/proc/${pid}/environ`], { encoding: "utf8" });
      return told.split("\0").includes(`SPEECH_PORT=${port}`);
    });
}

test("What people say into the camera is heard on this machine, quoted, and heard again where a process dies", async ({
  page,
}) => {
  const { appUrl, dataDir } = own;
  const database = databaseOf({ port: Number(new URL(appUrl).port), dataDir });
  const owner = await openWorkspace(appUrl, "Glass & Sons");
  await signInByRequest(page, owner, appUrl);
  const headers = { origin: appUrl };
  const made = await page.request.post(`${appUrl}/api/interviews`, {
    headers,
    data: {
      id: randomUUID(),
      title: "House cleaner",
      description: "Two or three homes a day, in pairs.",
      questions: [{ ...VIDEO, text: "What do you do, and what do you use for it?" }],
      settings: { show_hints_and_tips: false, show_availability_calendar: false, deadline: null },
    },
  });
  const { key }: { key: string } = await made.json();
  await database.change(`profiles?email=eq.${owner.email}`, { subscription: "LAUNCH" });

  await test.step("Three people speak, each in front of a browser of their own", async () => {
    // One after the other: a slow machine with three cameras at once starves a recorder, which then gives up.
    for (const [index, { name, recording }] of [...PEOPLE, ON_THE_AIR, READER].entries()) {
      const file = join(dataDir, `microphone-${index}.wav`);
      const { browser, seconds } = await browserThatHears(recording, file, SILENCE);
      const room = await browser.newPage({ baseURL: appUrl });
      await beginInterview(room, key, { name, email: `${index}@example.com` });
      await startRecording(room);
      await speakFor(room, Math.ceil(seconds) + 1);
      await stopAndUse(room);
      await press(room, EN.question.toReview);
      await press(room, EN.review.submit);
      await expect(room.getByRole("heading", { name: /^Thank you/ })).toBeVisible();
      await browser.close();
    }
  });

  /** Waits until somebody's words are there, near to what was said; opens their page. */
  async function heardFrom(name: string, said: string) {
    const [attempt] = await database.rows(
      `interview_attempts?select=id&candidate_name=eq.${encodeURIComponent(name)}`,
    );
    const state = `interview_attempts?select=evaluation_state&id=eq.${attempt?.id}`;
    await expect.poll(() => database.rows(state), HEARD).toEqual([{ evaluation_state: "done" }]);
    const [answer] = await database.rows(
      `responses?select=responses_text,transcript_language,transcript_segments&interview_attempt_id=eq.${attempt?.id}`,
    );
    expect(answer?.transcript_language).toBe("en");
    const text = String(answer?.responses_text);
    expect(errorRate(said, text)).toBeLessThan(MOST_ERRORS);
    await page.goto(`${appUrl}/interviews/responses/${attempt?.id}`);
    const segments = readSegments(answer?.transcript_segments);
    return { id: String(attempt?.id), sentences: timedSentences(text, segments), text };
  }

  /** The sentences that were timed by ear stand where they were said, and most of them are there. */
  async function expectTimes(
    { recording, known }: Pick<(typeof PEOPLE)[number], "recording" | "known">,
    { sentences, text }: Awaited<ReturnType<typeof heardFrom>>,
  ) {
    const address = await page
      .locator("video")
      .evaluate((player: HTMLVideoElement) => player.currentSrc);
    const kept = await page.request.get(address);
    const before = (await firstSound(await kept.body())) - (await firstSound(recording));
    const apart = known.flatMap((timed) => {
      const words = begins(timed.text);
      const heard = sentences.find(
        ({ start, end }) => errorRate(words, begins(text.slice(start, end))) <= 0.4,
      );
      return heard ? [heard.seconds - (before + timed.start)] : [];
    });
    test
      .info()
      .annotations.push({ type: "seconds", description: JSON.stringify({ before, apart }) });
    expect(apart.length * 2).toBeGreaterThan(known.length);
    expect(Math.max(...apart.map(Math.abs))).toBeLessThan(NEAR);
  }

  await test.step("A public-domain reading is written down, and gets no score", async () => {
    await heardFrom(READER.name, READER.said);
    await expect(page.getByText("Too little to rate").first()).toBeVisible();
  });

  await test.step("Radio on the air is written down, and marked where it is in doubt", async () => {
    await heardFrom(ON_THE_AIR.name, ON_THE_AIR.said);
    await expect(page.getByText(HARD_TO_HEAR).first()).toBeVisible();
    await page.getByRole("tab", { name: "Video & Transcripts" }).click();
    await expect(page.getByText(`${DOUBT_WORDS.unclear}:`).first()).toBeVisible();
  });

  for (const { name, said, ...timed } of PEOPLE) {
    await test.step(`${name} is read, and each quote plays from the second at which it is said`, async () => {
      const heard = await heardFrom(name, said);
      const { id, sentences, text } = heard;
      const [result] = await database.rows(
        `evaluation_results?select=evidence&interview_attempt_id=eq.${id}`,
      );
      const quotes = evidenceSchema.parse(result?.evidence).filter(({ shown }) => shown);

      await expect(page.getByRole("heading", { name: "Six metrics" })).toBeVisible();
      for (const metric of await page.locator("[id^=metric-] > summary").all())
        await metric.click();
      const buttons = page.getByRole("button", { name: /Play from/ });
      await expect(buttons.first()).toBeVisible();
      const video = page.locator("video");
      for (const button of await buttons.all()) {
        const [, minutes, seconds] =
          /Play from (\d+):(\d+)/.exec((await button.textContent()) ?? "") ?? [];
        await video.evaluate((player: HTMLVideoElement) => {
          delete player.dataset.jumped;
          const tell = () => (player.dataset.jumped = String(player.currentTime));
          player.addEventListener("seeked", tell, { once: true });
        });
        await button.click();
        await expect(video).toHaveAttribute("data-jumped", /./);
        const jumped = Number(await video.getAttribute("data-jumped"));
        // The button tells whole seconds of the moment that it plays.
        const told = Number(minutes) * 60 + Number(seconds);
        expect(jumped).toBeGreaterThan(told - 0.1);
        expect(jumped).toBeLessThan(told + NEAR);
      }

      await expectTimes(timed, heard);
      expect(quotes).not.toEqual([]);
      for (const { quote, start_seconds } of quotes) {
        const at = text.indexOf(quote);
        expect(at).toBeGreaterThanOrEqual(0);
        const said = sentences.findLast(({ start }) => start <= at);
        expect(start_seconds).toBeGreaterThan((said?.seconds ?? Number.NaN) - ROUNDED);
        expect(start_seconds).toBeLessThan((said?.until ?? Number.NaN) + ROUNDED);
      }
    });
  }

  await test.step("Five videos wait, the process dies at the third, and all are heard", async () => {
    const questions = await database.rows(`questions?select=id&interview_id=eq.${key}`);
    const questionIds = questions.map(({ id }) => String(id));
    const five = [
      "denise-whitaker",
      "travis-mccoy",
      "keisha-monroe",
      "marcus-bell",
      "kyle-jennings",
    ];
    await Promise.all(
      five.map((clip) =>
        takeInterview(
          new Visitor(appUrl, anyAddress()),
          { key, questionIds },
          {
            name: clip,
            email: `${clip}@example.com`,
            phone: "",
            language: "en",
            answers: [{ clip }],
          },
        ),
      ),
    );
    const among = `interview_attempts.candidate_name=in.(${five.join(",")})`;
    const heard = () =>
      database.rows(
        `responses?select=transcript_state,interview_attempts!inner(candidate_name)&transcript_state=eq.done&${among}`,
      );
    await expect
      .poll(async () => (await heard()).length, { ...HEARD, intervals: [50] })
      .toBeGreaterThanOrEqual(2);
    const [server] = processesOf("local/speech/main.ts");
    if (server === undefined) throw new Error("no speech to text is running");
    process.kill(server, "SIGKILL");
    await expect.poll(async () => (await heard()).length, HEARD).toBe(5);
    const done = () =>
      database.rows(
        `interview_attempts?select=id&evaluation_state=eq.done&candidate_name=in.(${five.join(",")})`,
      );
    await expect.poll(async () => (await done()).length, HEARD).toBe(5);
    const results = await database.rows(
      `evaluation_results?select=version,interview_attempts!inner(candidate_name)&${among}`,
    );
    expect(results.map(({ version }) => version)).toEqual([1, 1, 1, 1, 1]);
  });
});
