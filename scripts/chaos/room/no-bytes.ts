import type { Case } from "./case.ts";
import { arrivedSeconds, takesOnDevice } from "./kept.ts";
import { beginAt, m, press, record } from "./steps.ts";

/** A recorder that goes on and delivers nothing: the room stops it, says so, and keeps what came before. */
export const noBytes: Case = {
  name: "no bytes",
  async run(moment) {
    const { browser, random } = moment;
    const page = await browser.open();
    await beginAt(moment, page);
    await page.evaluate(() => {
      const add = MediaRecorder.prototype.addEventListener;
      Object.assign(window, { deaf: false });
      MediaRecorder.prototype.addEventListener = function (
        type: string,
        listener: EventListenerOrEventListenerObject,
      ) {
        const heard = (event: Event) => {
          if (type === "dataavailable" && Reflect.get(window, "deaf")) return;
          if (typeof listener === "function") listener.call(this, event);
        };
        add.call(this, type, heard);
      };
    });
    await record(page);
    await page.waitForTimeout(random.between(1500, 4000));
    const last = (await takesOnDevice(page))[0]?.seconds ?? 0;
    const from = Date.now();
    await page.evaluate(() => Object.assign(window, { deaf: true }));
    await page.getByText(m.video.noBytes).waitFor();
    const said = (Date.now() - from) / 1000;
    await press(page, m.video.recoveredUse);
    await page.getByText(m.video.sentAway).waitFor();
    const lost = Number((await arrivedSeconds(moment)) < last - 0.1);
    return {
      ...{ lost, seconds: null, doubled: 0 },
      what: `nothing more after ${last.toFixed(2)} s, said ${said.toFixed(2)} s later`,
    };
  },
};
