import type { Case } from "./case.ts";
import { arrivedSeconds, takesOnDevice } from "./kept.ts";
import { begin, m, press, record } from "./steps.ts";

/** A recorder that goes on and gives nothing more, as its devices may too: what came before is kept, and that is said. */
export const noBytes: Case = {
  name: "no bytes",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const mute = random.next() < 0.5;
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
    await page.evaluate(fallSilent, mute);
    // A living device may have a late recorder: whoever stops it then is told. A dead one is stopped by the room.
    if (!mute) {
      await page.waitForTimeout(11_000);
      await press(page, m.video.stop);
    }
    await page.getByText(m.video.noBytes).waitFor();
    await press(page, m.video.recoveredUse);
    await page.getByText(m.video.sentAway).waitFor();
    const lost = Number((await arrivedSeconds(moment)) < last - 0.1);
    return {
      lost,
      seconds: null,
      doubled: 0,
      what: `nothing more after ${last.toFixed(2)} s${mute ? ", devices muted" : ""}`,
    };
  },
};

/** Lets nothing more come from the recorder, and mutes the devices as a phone call does. */
function fallSilent(mute: boolean): void {
  Object.assign(window, { deaf: true });
  if (mute) Object.defineProperty(MediaStreamTrack.prototype, "muted", { get: () => true });
}
