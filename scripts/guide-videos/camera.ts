import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** How long a viewer looks at what has just appeared. */
const LOOK_MS = 1400;
const KEY_MS = 45;

type Frame = { jpeg: Buffer; seconds: number };

export type Camera = {
  /** Goes somewhere and lets the viewer look. */
  show: (go: () => Promise<unknown>) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  scroll: (pixels: number) => Promise<void>;
  rest: () => Promise<void>;
  /** The frames since the first `show`, each with how long it stands. */
  stop: () => Promise<Frame[]>;
};

/** Films a page as Chromium draws it; a frame comes only when something changed. */
export async function openCamera(page: Page): Promise<Camera> {
  const taken: { jpeg: Buffer; at: number }[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("Page.screencastFrame", ({ data, sessionId }) => {
    taken.push({ jpeg: Buffer.from(data, "base64"), at: Date.now() });
    void devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  let rolling = false;

  async function show(go: () => Promise<unknown>) {
    await go();
    await page.waitForLoadState("networkidle");
    if (!rolling) await devtools.send("Page.startScreencast", { format: "jpeg", quality: 85 });
    rolling = true;
    await pause(LOOK_MS);
  }
  return {
    show,
    type: async (field, text) => {
      await field.click();
      await field.press("End");
      await field.pressSequentially(text, { delay: KEY_MS });
      await pause(LOOK_MS / 2);
    },
    press: async (control) => {
      await control.hover();
      await pause(LOOK_MS / 2);
      await control.click();
      await page.waitForLoadState("networkidle");
      await pause(LOOK_MS);
    },
    scroll: async (pixels) => {
      await page.mouse.wheel(0, pixels);
      await pause(LOOK_MS);
    },
    rest: () => pause(LOOK_MS),
    stop: async () => {
      await devtools.send("Page.stopScreencast");
      const end = Date.now();
      return taken.map(({ jpeg, at }, index) => ({
        jpeg,
        seconds: Math.max(0.04, ((taken[index + 1]?.at ?? end) - at) / 1000),
      }));
    },
  };
}
