import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, press, record } from "./steps.ts";

/** The room says "The first 0:05"; a second is rounded down. */
const ROUNDED = 0.1;

/** A recording that dies: what is said to be safe can be played, and at most two seconds are missing. */
export const firstSeconds: Case = {
  name: "killed while recording",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const death = random.pick<Death>("tab", "browser");
    const container = random.pick("mp4", "webm");
    const after = random.between(300, 6000);
    const prepare = recordOnly(container);

    let page = await browser.open(prepare);
    await begin(moment, page, rooms.filmed);
    const begun = await record(page);
    await page.waitForTimeout(Math.max(0, begun + after - Date.now()));
    const spoken = ((await browser.die(page, death)) - begun) / 1000;
    page = await browser.open(prepare);
    await comeBack(page, rooms.filmed);

    const [take] = await takesOnDevice(page);
    const seconds = take ? await playable(take.bytes) : 0;
    const use = button(page, m.video.recoveredUse);
    const said = await use.isVisible();
    const what = `${container}, ${death} at ${spoken.toFixed(2)} s: ${seconds.toFixed(2)} s kept`;
    // What the room calls safe can be played, and what can be played the room calls safe.
    const wrong = Number(said !== seconds > 0 || (take?.seconds ?? 0) > seconds + ROUNDED);
    const cost = { lost: wrong, seconds: spoken - seconds, doubled: 0, what };
    if (!said) return cost;
    await press(page, m.video.recoveredUse);
    await page.getByText(m.video.sentAway).waitFor();
    const arrived = await arrivedSeconds(moment);
    return { ...cost, lost: Number(wrong > 0 || arrived < seconds - ROUNDED) };
  },
};

/** Lets a browser record into one container only, as those do that know no other. */
function recordOnly(container: "mp4" | "webm") {
  return (browser: { addInitScript(script: (only: string) => void, only: string): unknown }) =>
    Promise.resolve(
      browser.addInitScript((only) => {
        const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (type) => type.includes(`/${only}`) && supported(type);
      }, container),
    ).then(() => {});
}
