import { expect } from "@playwright/test";
import { expectSound } from "../support/accessible.ts";
import { press, speakFor, textsIn } from "../support/candidate.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ["en", "ar"] as const) {
  test(`Every step of the room can be read and used by everybody (${language})`, async ({
    page,
    browser,
  }) => {
    const m = textsIn(language);
    const owner = await (await browser.newContext()).newPage();
    await openDashboard(owner, "Bright Cleaning and Facility Services of Central Texas");
    const settings = { show_hints_and_tips: true, show_availability_calendar: true };
    const key = await makeInterview(owner, [VIDEO, WRITTEN], { settings });
    const title = (name: string) => page.getByRole("heading", { level: 1, name });

    await page.goto(`/i/${key}`);
    await page.getByRole("combobox").selectOption(language);
    await expect(title("House cleaner")).toBeVisible();
    await expectSound(page, "door");
    await press(page, m.welcome.start);
    await expect(title(m.consent.title)).toBeFocused();
    await press(page, m.consent.next);
    await expect(page.getByText(m.consent.choiceMissing)).toBeVisible();
    await expectSound(page, "notice without a choice");
    await page.getByRole("radio").first().check();
    await press(page, m.consent.next);
    await expect(page.getByRole("checkbox")).toBeFocused();
    await expectSound(page, "notice without agreement");
    await page.getByRole("checkbox").check();
    await press(page, m.consent.next);
    await expect(title(m.details.title)).toBeFocused();
    await press(page, m.details.next);
    await expect(page.getByLabel(m.details.name)).toBeFocused();
    await expectSound(page, "details that are missing");
    await page.getByLabel(m.details.name).fill("Maria Lopez");
    await page.getByLabel(m.details.email).fill("maria@example.com");
    await press(page, m.details.next);

    await expect(title(m.check.title)).toBeFocused();
    await expectSound(page, "permission");
    await press(page, m.video.ask);
    await expect(page.getByRole("button", { name: m.check.practiceStart })).toBeVisible();
    await expectSound(page, "device check");
    await press(page, m.check.practiceStart);
    await expect(page.getByRole("timer")).toBeVisible();
    await press(page, m.check.practiceStop);
    await expect(page.getByLabel(m.check.practicePlay)).toBeVisible();
    await expectSound(page, "practice answer");
    await press(page, m.check.practiceAgain);
    await expect(page.getByRole("timer")).toBeVisible();
    await expectSound(page, "practice");
    await press(page, m.check.soundOnly);
    await expect(page.getByText(m.check.soundOnlyNow)).toBeVisible();
    await expectSound(page, "sound only");
    await press(page, m.check.withPicture);
    await press(page, m.accommodation.open);
    await expect(title(m.accommodation.title)).toBeFocused();
    await expectSound(page, "accommodations");
    await press(page, m.accommodation.save);
    await press(page, m.check.next);

    await expect(page.getByRole("button", { name: m.video.start, exact: true })).toBeVisible();
    await page.getByText(m.check.change).click();
    await expectSound(page, "before recording");
    await press(page, m.later.open);
    await expect(title(m.later.title)).toBeFocused();
    await expectSound(page, "finish later");
    await press(page, m.later.goOn);
    await press(page, m.video.start);
    await expect(page.getByRole("button", { name: m.video.startNow })).toBeFocused();
    await expectSound(page, "thinking");
    // Back leaves nobody's recording.
    await page.goBack();
    await press(page, m.video.startNow);
    await expect(page.getByRole("button", { name: m.video.stop })).toBeFocused();
    await expect(page.getByTestId("room-announcer")).toHaveText(m.video.recording);
    await speakFor(page, 2);
    await expectSound(page, "recording");
    await press(page, m.video.stop);
    await expect(page.getByRole("heading", { name: m.video.reviewTitle })).toBeFocused();
    await expectSound(page, "a look at the recording");
    await press(page, m.video.use);
    await expect(page.getByText(m.video.sentAway)).toBeVisible();
    await expect(page.getByTestId("room-announcer")).toHaveText(m.upload.sent);
    await expectSound(page, "sent");
    await press(page, m.question.next);

    await press(page, m.week.open);
    await expect(page.getByText(m.question.empty)).toBeVisible();
    await expectSound(page, "nothing written");
    await page.getByLabel(m.text.label, { exact: true }).fill("x".repeat(205));
    await expectSound(page, "too much written");
    await page.getByLabel(m.text.label, { exact: true }).fill("I listen first. 😀");
    await press(page, m.week.open);
    await expect(title(m.week.title)).toBeFocused();
    await page.getByRole("checkbox").first().check();
    await expectSound(page, "the week");
    await press(page, m.week.next);
    await expect(page.getByText(m.upload.allSent)).toBeVisible();
    await expectSound(page, "check and submit");
    await press(page, m.review.submit);
    await expect(page.getByRole("heading", { name: /Maria Lopez/ })).toBeFocused();
    await expectSound(page, "thanks");
    await page.goto(`/i/${key}`);
    await expect(title(m.done.titlePlain)).toBeVisible();
    await expectSound(page, "thanks to whoever looks");
  });
}
