import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { beginAt, button, comeBack, m, record, seen } from "./steps.ts";

/** The device is full while one speaks: what was kept is shown, another try and a death later still. */
export const fullDevice: Case = {
  name: "full device",
  async run(moment) {
    const { browser, random } = moment;
    const again = random.next() < 0.5;
    const death = random.pick<Death | "none">("none", "tab", "browser");
    let page = await browser.open();
    await beginAt(moment, page);
    const begun = await record(page);
    await page.waitForTimeout(random.between(1500, 5000));
    // Chromium's own quota, for as long as somebody holds on to it: its writes fail as on a device without room.
    const device = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await device.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
    const spoken = (Date.now() - begun) / 1000;
    await page.getByText(m.errors.storageKept).waitFor();
    const [first] = await takesOnDevice(page);
    const seconds = first ? await playable(first.bytes) : 0;
    const shown = await button(page, m.video.recoveredUse).isVisible();
    if (again) {
      await device.send("Storage.overrideQuotaForOrigin", { origin });
      await page.getByRole("button", { name: m.video.again, exact: true }).click();
      await record(page);
      await page.waitForTimeout(random.between(0, 1500));
    }
    if (death !== "none") {
      await browser.die(page, death);
      page = await browser.open();
      await comeBack(moment, page);
    } else if (again) {
      await button(page, m.video.stop).click();
      await seen(page, { one: m.video.reviewTitle, other: m.video.recoveredTitle });
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
      ...{ lost, seconds: spoken - seconds, doubled: 0 },
      what: `full at ${spoken.toFixed(2)} s${again ? ", begun again" : ""}, ${death === "none" ? "no death" : death}: ${seconds.toFixed(2)} s kept`,
    };
  },
};
