import { expect } from "@playwright/test";
import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedAnswers, arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, press, record } from "./steps.ts";

/** A good take, recorded again; the second one is stopped at once, killed early or left without a line. */
export const recordAgain: Case = {
  name: "recorded again",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const chosen = random.pick("not chosen", "chosen", "arrived");
    const end = random.pick<"stop" | Death>("stop", "tab", "browser");
    const after = random.between(0, 3000);
    const offline = chosen !== "arrived" && random.next() < 0.5;

    let page = await browser.open();
    await begin(moment, page, rooms.filmed);
    if (offline) await page.route("**/api/room/uploads**", (route) => route.abort());
    await record(page);
    await page.waitForTimeout(random.between(2500, 4000));
    await press(page, m.video.stop);
    await expect(button(page, m.video.use)).toBeVisible();
    const [first] = await takesOnDevice(page);
    if (chosen !== "not chosen") await press(page, m.video.use);
    if (chosen === "arrived") await expect(page.getByText(m.video.sentAway)).toBeVisible();

    await press(page, m.video.again);
    await record(page);
    await page.waitForTimeout(after);
    if (end === "stop") await press(page, m.video.stop);
    else {
      await browser.die(page, end);
      page = await browser.open();
      await comeBack(page, rooms.filmed);
    }
    const kept = (await takesOnDevice(page)).some(({ id }) => id === first?.id);
    const there = (await arrivedAnswers(moment)).some(({ media }) => media?.id === first?.id);

    // The first one is still to be had: it is chosen, or stays chosen, and arrives.
    await page.unroute("**/api/room/uploads**");
    const lost = kept || there ? await chooseFirst() : 1;
    return {
      lost,
      seconds: null,
      doubled: 0,
      what: `${chosen}${offline ? " offline" : ""}, ${end} at ${(after / 1000).toFixed(2)} s`,
    };

    async function chooseFirst(): Promise<number> {
      const arrived = page.getByText(m.video.sentAway);
      const shown = page.getByTestId(`take-${first?.id}`);
      // A child of its own section: the section of the take that is shown first holds the others' too.
      const instead = shown.locator(":scope > button", { hasText: m.video.otherUse });
      const use = button(page, m.video.use);
      const keep = button(page, m.video.keepSent);
      await expect(shown.or(keep).or(arrived).first()).toBeVisible();
      if (await instead.isVisible()) await instead.click();
      else if (!(await keep.isVisible()) && (await use.isVisible())) await use.click();
      // Once the first one is there, the room asks about what is left of the second.
      await expect(arrived.or(keep).first()).toBeVisible({ timeout: 60_000 });
      if (await keep.isVisible()) await keep.click();
      await expect(arrived).toBeVisible({ timeout: 60_000 });
      const answers = await arrivedAnswers(moment);
      const same = answers.some(({ media }) => media?.id === first?.id);
      return same && (await arrivedSeconds(moment)) > 1 ? 0 : 1;
    }
  },
};
