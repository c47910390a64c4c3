import { addressOf, type House, openHouse, PAGES } from "../support/every-page.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { expectUnharmed, translate } from "../support/translated.ts";
import { openTranslated, tryEverything } from "../support/try-everything.ts";

test.describe("Translated by the browser", () => {
  let house: House;
  test.beforeAll(async () => {
    house = await openHouse();
  });

  for (const file of PAGES) {
    test(file, async ({ page, context }) => {
      const { appUrl: url } = await stack();
      const cookies = house.cookie.split("; ").map((pair) => {
        const at = pair.indexOf("=");
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
      });
      await context.addCookies(cookies);
      const thrown = await translate(page);
      const address = addressOf(file, house);
      await openTranslated(page, address);
      await tryEverything(page, address);
      await expectUnharmed(page, thrown);
    });
  }
});
