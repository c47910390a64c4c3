import type { ElementHandle, Frame, Page } from "@playwright/test";
import type { Driver } from "./driver.ts";

/** The browser that the other tests have. */
export function chromiumDriver(page: Page): Driver {
  let frame: Frame = page.mainFrame();
  const element = async (expression: string): Promise<ElementHandle<HTMLElement>> => {
    const found = (await frame.evaluateHandle<HTMLElement>(expression)).asElement();
    if (found === null) throw new Error(`Nothing there: ${expression}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => frame.evaluate(expression),
    run: async (script) => void (await frame.evaluate(script)),
    choose: async (list, option) =>
      void (await (
        await element(list)
      ).selectOption(String(await frame.evaluate(`${option}.value`)))),
    click: async (expression) => (await element(expression)).click({ timeout: 5000 }),
    type: async (expression, text) => {
      await (await element(expression)).focus();
      await page.keyboard.type(text);
    },
    into: async (expression) => {
      const inner = expression === null ? null : await (await element(expression)).contentFrame();
      frame = inner ?? page.mainFrame();
    },
    setCookies: (url, cookies) =>
      page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url }))),
    picture: () => page.screenshot(),
    end: () => page.context().close(),
  };
}
