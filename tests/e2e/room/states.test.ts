import { expect, type Page } from "@playwright/test";
import { fill } from "#lib/domain/text/words";
import { expectSound } from "../support/accessible.ts";
import { beginInterview, press, speakFor, startRecording, textsIn } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { makeInterview, passDeadline, VIDEO, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 } });

const keys = { open: "", closed: "", kiosk: "" };
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openDashboard(page);
  keys.open = await makeInterview(page, [VIDEO, WRITTEN]);
  keys.closed = await makeInterview(page, [{ ...WRITTEN, order: 1 }]);
  await passDeadline(keys.closed);
  const settings = { show_availability_calendar: false, kiosk: true };
  keys.kiosk = await makeInterview(page, [{ ...WRITTEN, order: 1 }], { settings });
  await page.close();
});

const alert = (page: Page, words: string) => page.getByRole("alert").filter({ hasText: words });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

for (const language of ["en", "ar"] as const) {
  const m = textsIn(language);

  test(`Each obstacle to the camera has a help of its own, for everybody (${language})`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("no", sessionStorage.getItem("fault") ?? ""));
      Object.defineProperty(document, "featurePolicy", {
        value: { allowsFeature: () => sessionStorage.getItem("policy") !== "forbids" },
      });
    });
    await beginInterview(page, keys.open, { language, check: "leave" });
    let button = m.video.ask;
    for (const [fault, help] of [
      ["NotAllowedError", "denied"],
      ["NotFoundError", "missing"],
      ["NotReadableError", "busy"],
      ["forbids", "blocked"],
    ] as const) {
      await page.evaluate((name) => {
        sessionStorage.setItem(name === "forbids" ? "policy" : "fault", name);
        if (name === "forbids") sessionStorage.setItem("fault", "NotAllowedError");
      }, fault);
      await press(page, button);
      await expect(alert(page, m.permission[help].title)).toBeVisible();
      await expectSound(page, help);
      button = m.permission.retry;
    }
    for (const help of ["insecure", "unsupported"] as const) {
      await page.addInitScript((why) => {
        const secure = why === "unsupported";
        Object.defineProperty(window, "isSecureContext", { value: secure, configurable: true });
        if (secure) Object.assign(window, { MediaRecorder: undefined });
      }, help);
      await page.reload();
      await press(page, m.video.ask);
      await expect(alert(page, m.permission[help].title)).toBeVisible();
      await expectSound(page, help);
    }
  });

  test(`What becomes of a recording is said to everybody (${language})`, async ({ page }) => {
    await page.route("**/api/room/uploads**", (route) => route.abort());
    await beginInterview(page, keys.open, { language });
    await startRecording(page, language);
    await speakFor(page, 3);
    await press(page, m.video.stop);
    await press(page, m.video.use);
    await expect(page.getByTestId("upload")).toHaveText(m.upload.retrying);
    await expect(page.getByTestId("room-announcer")).toHaveText(m.upload.retrying);
    await expectSound(page, "trying again");
    await page.route("**/api/room/uploads**", (route) =>
      route.fulfill({
        status: 413,
        headers: { "tus-resumable": "1.0.0" },
        body: '{"error":{"fields":{"reason":"too_large"}}}',
      }),
    );
    await expect(page.getByTestId("upload")).toHaveText(m.upload.tooLarge);
    await expectSound(page, "too large");
    await page.unroute("**/api/room/uploads**");
    await page.evaluate(forgetSlices);
    await press(page, m.errors.tryAgain);
    await expect(page.getByTestId("upload")).toHaveText(m.upload.lost);
    await expectSound(page, "lost");
  });

  test(`Every way back and every closed door is for everybody (${language})`, async ({
    page,
    context,
  }) => {
    await beginInterview(page, keys.open, { language, email: `back-${language}@example.com` });
    const second = await context.newPage();
    await second.goto(`/i/${keys.open}`);
    await expect(title(second, m.resume.title)).toBeVisible();
    await expectSound(second, "somebody was here");
    await second
      .getByRole("button", { name: fill(m.resume.continueAs, { letter: "M" }, language) })
      .click();
    await expect(title(second, m.tabs.title)).toBeFocused();
    await expectSound(second, "another tab");
    await second.close();

    const database = databaseOf(await stack());
    const sessions = await database.rows(
      `attempt_sessions?select=id,interview_attempts!inner(candidates!inner(email))&interview_attempts.candidates.email=eq.back-${language}@example.com`,
    );
    await database.change(`attempt_sessions?id=in.(${sessions.map(({ id }) => id)})`, {
      last_seen_at: new Date(Date.now() - 31 * 60_000).toISOString(),
    });
    await page.reload();
    await expect(title(page, m.idle.title)).toBeFocused();
    await page.getByLabel(m.details.email).fill("somebody@example.com");
    await press(page, m.idle.next);
    await expect(page.getByText(m.idle.wrong)).toBeVisible();
    await expectSound(page, "is it you");

    await page.route("**/attempt?*", (route) => route.abort());
    await page.reload();
    await expect(title(page, m.errors.network)).toBeFocused();
    await expectSound(page, "no connection");
    await page.route("**/attempt?*", (route) =>
      route.fulfill({
        status: 401,
        body: '{"error":{"code":"unauthenticated","fields":{"reason":"session_unknown"}}}',
      }),
    );
    await press(page, m.errors.tryAgain);
    await expect(title(page, m.errors.session)).toBeFocused();
    await expectSound(page, "unknown to the server");

    await page.unroute("**/attempt?*");
    await page.goto(`/i/${keys.closed}`);
    await page.getByRole("combobox").selectOption(language);
    await expect(title(page, m.closed.title)).toBeVisible();
    await expectSound(page, "closed");
    await page.goto("/i/nobody-knows-this");
    await page.getByRole("combobox").selectOption(language);
    await expect(title(page, m.unknown.title)).toBeVisible();
    await expectSound(page, "unknown link");
    await page.goto("/i/lost/nobody-knows-this");
    await expect(page.getByRole("button")).toBeVisible();
    await expectSound(page, "a way back that is over");

    await beginInterview(page, keys.kiosk, { language });
    await page.getByLabel(m.text.label, { exact: true }).fill("I listen first.");
    await press(page, m.later.open);
    await expectSound(page, "leaving a shared device");
    await press(page, m.later.goOn);
    await press(page, m.question.toReview);
    await press(page, m.review.submit);
    await expect(page.getByText(m.noMail.kioskThanks)).toBeVisible();
    await expectSound(page, "thanks on a shared device");
  });

  test(`A page of the room that breaks says so in its language (${language})`, async ({ page }) => {
    await page.goto(`/i/${keys.open}`);
    await page.getByRole("combobox").selectOption(language);
    await expect(page.getByRole("button", { name: m.welcome.start })).toBeVisible();
    await page.addInitScript(() => {
      Object.assign(Intl, { PluralRules: undefined });
    });
    await page.reload();
    await expect(title(page, m.errors.crash)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectSound(page, "broken");
  });
}

/** What a phone does that cleans up under pressure. */
function forgetSlices(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opened = indexedDB.open("rolecall-room");
    opened.onerror = () => reject(opened.error);
    opened.onsuccess = () => {
      const write = opened.result.transaction("slices", "readwrite");
      write.objectStore("slices").clear();
      write.oncomplete = () => resolve();
    };
  });
}
