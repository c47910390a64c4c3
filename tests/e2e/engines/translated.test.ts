import { chromiumDriver } from "../support/engines/chromium.ts";
import { test } from "../support/test.ts";
import { expectUnharmed, translate } from "../support/translated.ts";
import { bothJourneys } from "./journeys.ts";

test("Candidates and owners get to their ends in pages that the browser translates", async ({
  browser,
}) => {
  await bothJourneys("translated", async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    const thrown = await translate(page);
    const driver = chromiumDriver(page);
    return {
      ...driver,
      end: async () => {
        await expectUnharmed(page, thrown);
        await driver.end();
      },
    };
  });
});
