import type { Case } from "./case.ts";
import { arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, m, press, record } from "./steps.ts";

const MOST_SECONDS = 3;

/** A recorder that goes on and delivers nothing: the room stops it, says so, and keeps what came before. */
export const noBytes: Case = {
  name: "no bytes",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const page = await browser.open();
    await begin(moment, page, rooms.filmed);
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
    const said = await page.evaluate(silence, m.video.noBytes);
    if (said > MOST_SECONDS) throw new Error(`It was said only ${said.toFixed(2)} s later.`);
    await press(page, m.video.recoveredUse);
    await page.getByText(m.video.sentAway).waitFor();
    const lost = Number((await arrivedSeconds(moment)) < last - 0.1);
    return {
      ...{ lost, seconds: null, doubled: 0 },
      what: `nothing more after ${last.toFixed(2)} s, said ${said.toFixed(2)} s later`,
    };
  },
};

/** Lets nothing more come from the recorder; answers after how many seconds the page said so. */
function silence(words: string): Promise<number> {
  const from = performance.now();
  Object.assign(window, { deaf: true });
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const said = [...document.querySelectorAll("[role=alert]")];
      if (!said.some(({ textContent }) => textContent?.includes(words))) return;
      observer.disconnect();
      resolve((performance.now() - from) / 1000);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
