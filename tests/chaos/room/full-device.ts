import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, press, record } from "./steps.ts";

/** The device is full while one speaks: what was kept is shown, another try and a death later still. */
export const fullDevice: Case = {
  name: "full device",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const again = random.next() < 0.5;
    const death = random.pick<Death | "none">("none", "tab", "browser");
    let page = await browser.open();
    // Chromium's own quota, for as long as somebody holds on to it: its writes fail as on a device without room.
    const device = await page.context().newCDPSession(page);
    const { APP_URL: origin = "" } = moment.settings;
    const room = random.between(200_000, 800_000);
    await device.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: room });
    await begin(moment, page, rooms.filmed);
    const begun = await record(page);
    await page.getByText(m.errors.storageKept).waitFor();
    const spoken = (Date.now() - begun) / 1000;
    const [first] = await takesOnDevice(page);
    const seconds = first ? await playable(first.bytes) : 0;
    const shown = await button(page, m.video.recoveredUse).isVisible();
    if (again) {
      await device.send("Storage.overrideQuotaForOrigin", { origin });
      await press(page, m.video.again);
      await record(page);
      await page.waitForTimeout(random.between(0, 1500));
    }
    if (death !== "none") {
      await browser.die(page, death);
      page = await browser.open();
      await comeBack(page, rooms.filmed);
    } else if (again) {
      await press(page, m.video.stop);
    }
    const own = page.getByTestId(`take-${first?.id}`);
    const use = page
      .getByRole("button", { name: m.video.recoveredUse, exact: true })
      .or(own.getByRole("button", { name: m.video.otherUse }));
    const other = own.getByRole("button", { name: m.video.otherUse });
    await use.first().waitFor();
    await ((await other.isVisible()) ? other : use.first()).click();
    await page.getByText(m.video.sentAway).waitFor();
    const arrived = await arrivedSeconds(moment);
    const lost = Number(!shown || seconds === 0 || arrived < seconds - 0.1);
    return {
      lost,
      seconds: spoken - seconds,
      doubled: 0,
      what: `full at ${spoken.toFixed(2)} s${again ? ", begun again" : ""}, ${death === "none" ? "no death" : death}: ${seconds.toFixed(2)} s kept`,
    };
  },
};
