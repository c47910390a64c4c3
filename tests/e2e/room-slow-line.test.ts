import { expect, test } from "@playwright/test";
import { beginInterview, speakFor, startRecording } from "./support/candidate.ts";
import { createCompany, signUpEmployer } from "./support/employer.ts";
import { makeInterview, VIDEO, WRITTEN } from "./support/interview.ts";

const BYTES_PER_SECOND = 300_000 / 8;

test("At 300 kbit/s and 300 ms an answer has arrived soon after its end", async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage();
  await signUpEmployer(owner);
  await createCompany(owner);
  const key = await makeInterview(owner, [{ ...VIDEO, max_retakes: 0 }, WRITTEN]);
  await beginInterview(page, key);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    uploadThroughput: BYTES_PER_SECOND,
    downloadThroughput: BYTES_PER_SECOND,
  });
  await startRecording(page);
  await speakFor(page, 20);
  await page.getByRole("button", { name: "Stop recording" }).click();
  // 30 seconds for a minute's answer: a third of it for this one.
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible({ timeout: 10_000 });
});
