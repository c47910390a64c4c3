import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedAnswers, arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, comeBack, m, press, record } from "./steps.ts";

const DAY_MS = 24 * 3600 * 1000;

/** A chosen take that was not sent, on a device whose clock is then set right by up to 60 days. */
export const wrongClock: Case = {
  name: "clock set right",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const days = Math.round(random.between(-60, 60));
    const death = random.pick<Death>("tab", "browser");
    let page = await browser.open();
    await page.addInitScript(setClock, days * DAY_MS);
    await begin(moment, page, rooms.filmed);
    await page.route("**/api/room/uploads**", (route) => route.abort());
    await record(page);
    await page.waitForTimeout(random.between(1500, 4000));
    await press(page, m.video.stop);
    await press(page, m.video.use);
    await page.getByText(m.video.keptTitle).waitFor();
    const [take] = await takesOnDevice(page);
    await browser.die(page, death);
    page = await browser.open();
    await comeBack(page, rooms.filmed);
    await page.getByText(m.video.sentAway).waitFor();
    const answers = await arrivedAnswers(moment);
    const same = answers.some(({ media }) => media?.id === take?.id);
    const lost = Number(!same || (await arrivedSeconds(moment)) === 0);
    return { lost, seconds: null, doubled: 0, what: `clock ${days} days off, ${death}` };
  },
};

/** A page whose clock is off by some milliseconds. */
function setClock(off: number): void {
  const right = Date.now.bind(Date);
  Date.now = () => right() + off;
}
