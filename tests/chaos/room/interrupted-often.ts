import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedAnswers, arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, PATIENCE, press, record } from "./steps.ts";

/** More interruptions than a question keeps takes, and then a whole answer. */
export const interruptedOften: Case = {
  name: "interrupted often",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const deaths = Math.round(random.between(6, 8));
    let page = await browser.open();
    await begin(moment, page, rooms.filmed);
    for (let times = 0; times <= deaths; times++) {
      const again = button(page, m.video.again);
      await again.or(button(page, m.video.ask)).or(button(page, m.video.start)).first().waitFor();
      if (await again.isVisible()) await again.click();
      await record(page);
      if (times === deaths) break;
      await page.waitForTimeout(random.between(1200, 2500));
      await browser.die(page, random.pick<Death>("tab", "browser"));
      page = await browser.open();
      await comeBack(page, rooms.filmed);
    }
    await page.waitForTimeout(3000);
    await press(page, m.video.stop);
    await button(page, m.video.use).waitFor(PATIENCE);
    const whole = (await takesOnDevice(page)).find((take) => take.whole);
    await press(page, m.video.use);
    await page.getByText(m.video.sentAway).waitFor({ timeout: 180_000 });
    const same = (await arrivedAnswers(moment)).some(({ media }) => media?.id === whole?.id);
    const arrived = await arrivedSeconds(moment);
    return {
      lost: Number(!same || arrived < 2),
      seconds: null,
      doubled: 0,
      what: `${deaths} interruptions, then ${arrived.toFixed(2)} s`,
    };
  },
};
