import { expect, type Page } from "@playwright/test";
import { beginInterview, press, speakFor } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { type Death, mortalBrowser } from "../support/mortal.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { type Container, isChosenOnDevice, recordingOnDevice } from "../support/recording.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const ANSWER = "I listen first, then I go back the same day.";

/** A server keeps the bytes of both containers in one way: its death is tried here with MP4, in chaos-uploads with WebM. */
const DEATHS: Record<Container, readonly Death[]> = {
  mp4: ["tab", "browser", "server"],
  webm: ["tab", "browser"],
};

// One after the other: they share a server that one of them kills.
test.describe.configure({ mode: "default" });

let stack: OwnStack;
let key = "";
test.beforeAll(async ({ browser }) => {
  stack = await startOwnStack();
  const owner = await (await browser.newContext({ baseURL: stack.appUrl })).newPage();
  await openDashboard(owner);
  key = await makeInterview(owner, [VIDEO, WRITTEN]);
  await owner.close();
});
test.afterAll(() => stack?.remove());

for (const container of ["mp4", "webm"] as const) {
  for (const death of DEATHS[container]) {
    test(`A ${death} that dies at any step comes back to that step, with every answer (${container})`, async ({
      launchOptions,
    }) => {
      // Seven deaths, each with a new start; how long they take is nobody's rule.
      test.setTimeout(30 * 60_000);
      const mortal = mortalBrowser(stack, container, launchOptions);
      const die = (page: Page) => mortal.die(page, death);
      const comeBack = async () => {
        const page = await mortal.open();
        await page.goto(`/i/${key}`);
        const proceed = page.getByRole("button", { name: "Continue as M." });
        await expect(proceed.or(page.getByText(/Submitted on/))).toBeVisible();
        if (await proceed.isVisible()) await proceed.click();
        const takeOver = page.getByRole("button", { name: "Use this tab instead" });
        await expect(takeOver.or(page.getByRole("heading", { level: 1 }))).toBeVisible();
        if (await takeOver.isVisible()) await takeOver.click();
        return page;
      };

      // Permission and the device check.
      let page = await mortal.open();
      await beginInterview(page, key, { check: "leave" });
      await die(page);
      page = await comeBack();
      await expect(
        page.getByRole("heading", { name: "See and hear yourself first" }),
      ).toBeVisible();
      await press(page, "Turn on camera and microphone");
      await press(page, "All good, go to the first question");

      // Thinking: nothing was said, so nothing is lost, and no retake is used.
      await press(page, "Start");
      await expect(page.getByText(/Recording starts in/).first()).toBeVisible();
      await die(page);
      page = await comeBack();
      await expect(page.getByText("You can re-record it 1 time")).toBeVisible();

      // Recording.
      await press(page, "Turn on camera and microphone");
      await press(page, "Start");
      await press(page, "Start recording now");
      await speakFor(page, 5);
      await die(page);
      page = await comeBack();
      await expect(
        page.getByText(/The first 0:0[3-9] of your answer is safe on this device/),
      ).toBeVisible();
      const recorded = await recordingOnDevice(page);
      expect(recorded.container).toBe(container);

      // Uploading: the answer is chosen while there is no line.
      await page.route("**/api/room/**", (route) => route.abort());
      await press(page, "Use what was saved");
      await expect.poll(() => isChosenOnDevice(page)).toBe(true);
      await die(page);
      page = await comeBack();
      await expect(page.getByText("Your answer has arrived safely")).toBeVisible();

      // Between questions.
      await press(page, "Next question");
      await page.getByLabel("Your answer").fill(ANSWER);
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await die(page);
      page = await comeBack();
      await expect(page.getByLabel("Your answer")).toHaveValue(ANSWER);

      // Submitting: once the request never arrives, once its answer never comes back.
      await press(page, "Review and submit");
      await expect(page.getByText("All your answers are saved")).toBeVisible();
      await page.route("**/submit?*", () => {});
      await press(page, "Submit my answers");
      await die(page);
      page = await comeBack();
      await expect(page.getByText(ANSWER)).toBeVisible();
      const arrived = new Promise<void>((resolve) => {
        void page.route("**/submit?*", async (route) => {
          await route.fetch();
          resolve();
        });
      });
      await press(page, "Submit my answers");
      await arrived;
      await die(page);
      page = await comeBack();
      await expect(page.getByText(/Submitted on/)).toBeVisible();
      await mortal.remove();

      const { port } = new URL(stack.appUrl);
      const database = databaseOf({ port: Number(port), dataDir: stack.dataDir });
      const [kept] = await database.rows(
        `media?id=eq.${recorded.id}&select=id,sha256,interview_attempts(submitted_at,responses(responses_text))`,
      );
      expect(kept).toMatchObject({
        // Of what arrived; where a converter is installed, another file may have taken its place since.
        sha256: recorded.sha256,
        interview_attempts: {
          submitted_at: expect.any(String),
          responses: expect.arrayContaining([{ responses_text: ANSWER }]),
        },
      });
    });
  }
}
