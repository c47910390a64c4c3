import { expect } from "@playwright/test";
import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedAnswers, arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, PATIENCE, press, record, review, submitted } from "./steps.ts";

const UPLOADS = "**/api/room/uploads/*";

/** Another take is chosen over one that has arrived, on a line that fails, and submitted as soon as that works. */
export const retaken: Case = {
  name: "retaken, submitted",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const line = random.pick("slow", "cut", "offline");
    const end = random.pick<"stays" | Death>("stays", "stays", "tab", "browser");
    const [spoken, after] = [random.between(1500, 4000), random.between(0, 2500)];

    let page = await browser.open();
    await begin(moment, page, rooms.filmed);
    await record(page);
    await page.waitForTimeout(1500);
    await press(page, m.video.stop);
    await press(page, m.video.use);
    await page.getByText(m.video.sentAway).waitFor();

    if (line === "offline") await page.context().setOffline(true);
    else {
      await page.route(UPLOADS, async (route) => {
        if (line === "cut") return route.abort();
        await new Promise((resolve) => setTimeout(resolve, 300));
        return route.continue().catch(() => {});
      });
    }
    await press(page, m.video.again);
    await record(page);
    await page.waitForTimeout(spoken);
    await press(page, m.video.stop);
    await press(page, m.video.use);
    const take = (await takesOnDevice(page)).at(-1);
    if (end === "stays") {
      await press(page, m.question.toReview);
      await page.waitForTimeout(after);
      await page.unroute(UPLOADS);
      await page.context().setOffline(false);
    } else {
      await page.waitForTimeout(after);
      await browser.die(page, end);
      page = await browser.open();
      // A browser whose tab died is where it was, without a line.
      await page.context().setOffline(false);
      await comeBack(page, rooms.filmed);
      // If the choice died with the page, the person is asked again.
      const use = button(page, m.video.use);
      const asked = use.or(button(page, m.question.toReview)).first();
      await expect(asked).toBeVisible(PATIENCE);
      if (await use.isVisible()) await use.click();
    }
    await review(page);
    await press(page, m.review.submit);
    await expect(submitted(page)).toBeVisible(PATIENCE);
    const [answer] = await arrivedAnswers(moment);
    const lost = Number((await arrivedSeconds(moment)) === 0);
    return {
      lost,
      seconds: null,
      doubled: 0,
      other: Number(answer?.media?.id !== take?.id),
      what: `line ${line}, ${end === "stays" ? "page stays" : `${end} dies`} ${(after / 1000).toFixed(2)} s later`,
    };
  },
};
