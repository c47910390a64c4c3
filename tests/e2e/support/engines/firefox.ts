import { existsSync } from "node:fs";
import puppeteer, { ElementHandle, type Frame } from "puppeteer-core";
import type { Driver } from "./driver.ts";

const PROGRAM = "/usr/bin/firefox-esr";

export function hasFirefox(): boolean {
  return existsSync(PROGRAM);
}

/** Firefox by WebDriver BiDi, with a camera that needs no person and a window of this size. */
export async function openFirefox(width: number, height: number): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: PROGRAM,
    extraPrefsFirefox: {
      "media.navigator.streams.fake": true,
      "media.navigator.permission.disabled": true,
    },
    defaultViewport: { width, height },
  });
  const page = await browser.newPage();
  // A page that has what was not sent asks before it is left.
  page.on("dialog", (dialog) => void dialog.accept());
  let frame: Frame = page.mainFrame();
  const element = async (expression: string) => {
    const found = await frame.evaluateHandle(expression);
    if (!(found instanceof ElementHandle)) throw new Error(`Nothing there: ${expression}`);
    return found;
  };
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    read: (expression) => frame.evaluate(expression),
    run: async (script) => void (await frame.evaluate(script)),
    choose: async (list, option) =>
      void (await (await element(list)).select(String(await frame.evaluate(`${option}.value`)))),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    into: async (expression) => {
      const inner = expression === null ? null : await (await element(expression)).contentFrame();
      frame = inner ?? page.mainFrame();
    },
    setCookies: (url, cookies) =>
      browser.setCookie(
        ...cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname, path: "/" })),
      ),
    picture: () => page.screenshot(),
    end: () => browser.close(),
  };
}
