import { expect, type Page } from "@playwright/test";
import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedAnswers, draftsOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, PATIENCE, press, review, submitted, write } from "./steps.ts";

const OLDER = "From the phone, while there was no line.";
const NEWER = "From the laptop, later.";

/** A phone comes back with an older text after a laptop's review: what is submitted is what the review showed. */
export const twoDevices: Case = {
  name: "two devices",
  async run(moment) {
    const { random, rooms } = moment;
    const [phone, laptop] = [moment.newBrowser(), moment.newBrowser()];
    const dies = random.pick<Death | "none">("none", "tab", "browser");
    const chosen = random.next() < 0.5;
    const [before, after] = [random.between(0, 2000), random.between(0, 1000)];

    let there = await phone.open();
    await begin(moment, there, rooms.written);
    if (random.next() < 0.5) await write(there, "What both of them know.");
    await there.context().setOffline(true);
    await there.getByLabel(m.text.label, { exact: true }).fill(OLDER);
    await there.getByText(m.text.offline).waitFor(PATIENCE);

    let here = await laptop.open();
    await here.context().addCookies(await there.context().cookies());
    await comeBack(here, rooms.written);
    await toQuestion(here);
    await write(here, NEWER);
    await review(here);

    // The older text arrives: by itself, or with a page that is opened again.
    if (dies === "none") await there.context().setOffline(false);
    else {
      await phone.die(there, dies);
      there = await phone.open();
      await there.context().setOffline(false);
      await comeBack(there, rooms.written);
    }
    if (chosen) {
      await toQuestion(there);
      await press(there, m.text.useMine);
    }
    await here.waitForTimeout(before);

    let shown = await submitReview(here);
    await here.waitForTimeout(after);
    await laptop.die(here, "browser");
    here = await laptop.open();
    await comeBack(here, rooms.written);
    // Whatever the death cut off is done again, on what is shown by then.
    while (!(await submitted(here).isVisible())) {
      await review(here);
      shown = await submitReview(here);
      const changed = here.getByText(m.review.changed.split("{")[0] ?? "");
      await expect(submitted(here).or(changed)).toBeVisible(PATIENCE);
    }
    const [answer] = await arrivedAnswers(moment);
    const text = answer?.responses_text ?? "";
    // Of answers that another device submitted first the phone says that its own is no part, and removes it.
    const told = there.getByText(m.done.unsent.split("{")[0] ?? "");
    const kept =
      text === OLDER || (await draftsOnDevice(there)).includes(OLDER) || (await told.isVisible());
    return {
      lost: Number(text !== shown) + Number(!kept),
      seconds: null,
      doubled: 0,
      what: `phone ${dies === "none" ? "alive" : `died (${dies})`}, older text ${chosen ? "chosen" : "not chosen"}, submitted ${(before / 1000).toFixed(2)} s later`,
    };
  },
};

/** To the question, if an answered one opened the review. */
async function toQuestion(page: Page): Promise<void> {
  const change = button(page, `${m.review.change}: 1`);
  const answer = page.getByLabel(m.text.label, { exact: true });
  await expect(change.or(answer).first()).toBeVisible(PATIENCE);
  if (await change.isVisible()) await change.click();
}

/** Submits what the review shows; answers that. */
async function submitReview(page: Page): Promise<string> {
  const row = (await page.getByRole("listitem").first().textContent()) ?? "";
  await press(page, m.review.submit);
  return [OLDER, NEWER].find((text) => row.includes(text)) ?? row;
}
