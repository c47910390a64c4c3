import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, press, record } from "./steps.ts";

/** A recorder that gives all of an answer when it is stopped: from then on nothing of it is lost, whatever dies. */
export const onePiece: Case = {
  name: "one piece",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const death = random.pick<Death>("tab", "browser");
    const used = random.next() < 0.5;
    const spoken = random.between(1500, 6000);
    let page = await browser.open((context) =>
      context
        .addInitScript(() => {
          window.MediaRecorder = class extends MediaRecorder {
            override start() {
              super.start();
            }
          };
        })
        .then(() => {}),
    );
    await begin(moment, page, rooms.filmed);
    await page.route("**/api/room/uploads**", (route) => route.abort());
    await record(page);
    await page.waitForTimeout(spoken);
    await press(page, m.video.stop);
    await button(page, m.video.use).waitFor();
    if (used) {
      await press(page, m.video.use);
      await page.getByText(m.upload.retrying).first().waitFor();
    }
    const [take] = await takesOnDevice(page);
    const seconds = take ? await playable(take.bytes) : 0;
    await browser.die(page, death);
    page = await browser.open();
    await comeBack(page, rooms.filmed);
    if (!used) await press(page, m.video.use);
    await page.getByText(m.video.sentAway).waitFor();
    const arrived = await arrivedSeconds(moment);
    const lost = Number(!take?.whole || seconds < spoken / 1000 - 1 || arrived < seconds - 0.1);
    return {
      lost,
      seconds: null,
      doubled: 0,
      what: `${death} after it was ${used ? "used" : "stopped"}: ${seconds.toFixed(2)} of ${(spoken / 1000).toFixed(2)} s kept`,
    };
  },
};
