import type { Page } from "@playwright/test";
import { CATALOGS } from "#lib/messages/catalogs";
import type { Camera } from "../camera.ts";

const texts = CATALOGS.en;
if (texts === undefined) throw new Error("The room has no English texts.");
const m = texts;

/** Who answers; the recording that stands for their camera has the same initials. */
export const CANDIDATE = {
  name: "Pete Jansen",
  email: "pete.jansen@mail.example",
  clip: "patrice-joseph.mp4",
} as const;

const WRITTEN = [
  "At a move-out last May I chipped a glass shelf. I stopped, took a photo, called the office within five minutes and told the client before she came home. I measured the shelf, found a new one for 40 dollars and put it in the next morning. She thanked me and booked us every week for two years. Since then I clear each shelf before I dust it.",
  "Marble and granite get neutral soap and a soft cloth, because vinegar left a dull ring on a counter in my first month. I told my boss that day, and we polished it for three hours until it was gone. Hardwood gets a damp mop that I wring out twice. Before any new product I test a corner and check it after ten minutes. I trained four new cleaners to do the same.",
];

/** As long as the recording says something. */
const SPEAK_MS = 20_000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** From the link to the thanks; `say` writes a caption at this moment. */
export async function answer(
  page: Page,
  camera: Camera,
  link: string,
  say: (text: string) => void,
) {
  await camera.show(() => page.goto(link));
  say("A candidate opens the link on their phone. No app, no account.");
  await camera.scroll(260);
  await camera.press(button(page, m.welcome.start));
  say("First they read what is recorded and who sees it. Nothing starts before they agree.");
  await camera.scroll(420);
  await page.getByRole("radio", { name: m.consent.withAi }).check();
  await page.getByRole("checkbox", { name: m.consent.agree }).check();
  await camera.rest();
  await camera.press(button(page, m.consent.next));
  await camera.type(page.getByLabel(m.details.name), CANDIDATE.name);
  await camera.cut(() => page.getByLabel(m.details.email).fill(CANDIDATE.email));
  await camera.press(button(page, m.details.next));
  await camera.cut(() => skipCheck(page));

  say("One question at a time. This one is answered on video.");
  await camera.rest();
  await record(page, camera);
  await camera.press(button(page, m.question.next));
  say("And this one in writing. Everything is saved as they go.");
  await camera.type(page.getByLabel(m.text.label), WRITTEN[0] ?? "", 14);
  await camera.cut(() => answerRest(page));

  say("They look over their answers and send them.");
  await camera.rest();
  const submit = button(page, m.review.submit);
  await camera.cut(() => submit.waitFor());
  await camera.press(submit);
  await page.getByRole("heading", { name: /^Thank you/ }).waitFor();
  await camera.rest();
}

async function skipCheck(page: Page) {
  const skip = button(page, m.check.skip);
  await skip
    .or(page.getByText(/^Question 1/))
    .first()
    .waitFor();
  if (await skip.isVisible()) await skip.click();
  await page
    .getByText(/^Question 1/)
    .first()
    .waitFor();
}

/** A recording as the viewer sees it begin and end; what is said between is longer than that. */
async function record(page: Page, camera: Camera) {
  await camera.cut(() => turnCameraOn(page));
  await camera.press(button(page, m.video.start));
  await camera.press(button(page, m.video.startNow));
  await camera.rest();
  await camera.cut(() => page.waitForTimeout(SPEAK_MS));
  await camera.rest();
  await camera.press(button(page, m.video.stop));
  await camera.press(button(page, m.video.use));
}

async function turnCameraOn(page: Page) {
  const ask = button(page, m.video.ask);
  const start = button(page, m.video.start);
  await ask.or(start).first().waitFor();
  if (await ask.isVisible()) await ask.click();
  await start.waitFor();
}

/** The questions that no viewer needs to see, up to the review. */
async function answerRest(page: Page) {
  const written = page.getByLabel(m.text.label);
  const camera = button(page, m.video.ask).or(button(page, m.video.start));
  const onward = [m.question.toReview, m.week.open, m.week.next].reduce(
    (found, name) => found.or(button(page, name)),
    button(page, m.question.next),
  );
  let used = 1;
  await onward.click();
  while (!(await button(page, m.review.submit).isVisible())) {
    await onward.or(camera).or(button(page, m.review.submit)).first().waitFor();
    if (await camera.isVisible()) {
      await turnCameraOn(page);
      await button(page, m.video.start).click();
      await button(page, m.video.startNow).click();
      await page.waitForTimeout(SPEAK_MS);
      await button(page, m.video.stop).click();
      await button(page, m.video.use).click();
    } else if (await written.isVisible()) {
      await written.fill(WRITTEN[used] ?? "");
      used += 1;
    }
    await onward.waitFor();
    await onward.click();
    await page.waitForTimeout(300);
  }
}
