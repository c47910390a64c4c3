import type { Page } from "@playwright/test";
import type { Death } from "./browser.ts";
import type { Case } from "./case.ts";
import { arrivedSeconds, playable, takesOnDevice } from "./kept.ts";
import { begin, button, comeBack, m, press, record } from "./steps.ts";

/**
 * The device's database goes away for a while, with a word or without, as phones do to pages in the background: the
 * recording goes on, is whole on the device once it is back, and comes back from it after a death.
 */
export const withdrawnDatabase: Case = {
  name: "database withdrawn",
  async run(moment) {
    const { random, rooms } = moment;
    const browser = moment.newBrowser();
    const told = random.next() < 0.5;
    const away = random.between(0, 4000);
    const whileReviewing = random.next() < 0.5;
    const death = random.pick<Death | "none">("none", "tab", "browser");
    let page = await browser.open((context) =>
      context.addInitScript(watchDatabases).then(() => {}),
    );
    await begin(moment, page, rooms.filmed);
    await page.route("**/api/room/uploads**", (route) => route.abort());
    await record(page);
    await page.waitForTimeout(random.between(1000, 2500));
    await withdraw(page, told);
    await page.waitForTimeout(away);
    if (!whileReviewing) await giveBack(page);
    await page.waitForTimeout(random.between(500, 1500));
    await press(page, m.video.stop);
    await button(page, m.video.use).waitFor();
    await press(page, m.video.use);
    if (whileReviewing) await giveBack(page);
    await page.getByText(m.upload.retrying).first().waitFor();
    const [take] = await takesOnDevice(page);
    const seconds = take ? await playable(take.bytes) : 0;
    if (death === "none") await page.unroute("**/api/room/uploads**");
    else {
      await browser.die(page, death);
      page = await browser.open();
      await comeBack(page, rooms.filmed);
    }
    await page.getByText(m.video.sentAway).waitFor();
    const arrived = await arrivedSeconds(moment);
    const lost = Number(!take?.whole || seconds === 0 || arrived < seconds - 0.1);
    return {
      lost,
      seconds: null,
      doubled: 0,
      what: `away for ${(away / 1000).toFixed(2)} s${told ? ", told" : ""}${whileReviewing ? " and longer" : ""}, ${death === "none" ? "no death" : death}: ${seconds.toFixed(2)} s kept`,
    };
  },
};

const withdraw = (page: Page, told: boolean) =>
  page.evaluate((word) => {
    Object.assign(window, { withdrawn: true });
    for (const database of Reflect.get(window, "databases")) {
      database.close();
      if (word) database.dispatchEvent(new Event("close"));
    }
  }, told);

const giveBack = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { withdrawn: false });
  });

/** Knows every connection of a page, and lets none be opened while the database is withdrawn. */
function watchDatabases(): void {
  const databases: IDBDatabase[] = [];
  Object.assign(window, { withdrawn: false, databases });
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...given) {
    if (Reflect.get(window, "withdrawn")) throw new DOMException("withdrawn", "UnknownError");
    const request = open.apply(this, given);
    request.addEventListener("success", () => databases.push(request.result));
    return request;
  };
}
