import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";

/** How long a viewer looks at what has just appeared. */
const LOOK_MS = 1400;
const KEY_MS = 45;
/** Pixels of one step of the wheel. */
const STEP = 25;

export type Frame = { jpeg: Buffer; seconds: number };

export type Camera = {
  /** Goes somewhere and lets the viewer look. */
  show: (go: () => Promise<unknown>) => Promise<void>;
  type: (field: Locator, text: string, keyMs?: number) => Promise<void>;
  press: (control: Locator) => Promise<void>;
  scroll: (pixels: number) => Promise<void>;
  rest: () => Promise<void>;
  /** Does something that no viewer sees. */
  cut: (unseen: () => Promise<unknown>) => Promise<void>;
  /** How long the film is by now. */
  seconds: () => number;
  /** The frames since the first `show`, each with how long it stands. */
  stop: () => Promise<Frame[]>;
};

/** Films a page as Chromium draws it; a frame comes only when something changed. */
export async function openCamera(page: Page, lookMs = LOOK_MS): Promise<Camera> {
  const taken: { jpeg: Buffer; at: number }[] = [];
  const devtools = await page.context().newCDPSession(page);
  let rolling = false;
  /** When the first frame stood, and how much was cut since. */
  let start = 0;
  let left = 0;
  const now = () => (start === 0 ? 0 : Date.now() - start - left);

  devtools.on("Page.screencastFrame", ({ data, sessionId }) => {
    if (rolling) taken.push({ jpeg: Buffer.from(data, "base64"), at: now() });
    void devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  async function roll() {
    start ||= Date.now();
    rolling = true;
    await devtools.send("Page.startScreencast", { format: "jpeg", quality: 90 });
  }

  async function show(go: () => Promise<unknown>) {
    await go();
    await page.waitForLoadState("networkidle");
    if (!rolling) await roll();
    await pause(lookMs);
  }
  return {
    show,
    type: async (field, text, keyMs = KEY_MS) => {
      await field.click();
      await field.press("End");
      await field.pressSequentially(text, { delay: keyMs });
      await pause(lookMs / 2);
    },
    press: async (control) => {
      await control.hover();
      await pause(lookMs / 2);
      await control.click();
      await page.waitForLoadState("networkidle");
      await pause(lookMs);
    },
    scroll: async (pixels) => {
      for (let gone = 0; gone < Math.abs(pixels); gone += STEP) {
        await page.mouse.wheel(0, Math.sign(pixels) * STEP);
        await pause(16);
      }
      await pause(lookMs);
    },
    rest: () => pause(lookMs),
    cut: async (unseen) => {
      rolling = false;
      await devtools.send("Page.stopScreencast");
      const from = Date.now();
      await unseen();
      left += Date.now() - from;
      await roll();
    },
    seconds: () => now() / 1000,
    stop: async () => {
      await devtools.send("Page.stopScreencast");
      rolling = false;
      const end = now();
      return taken.map(({ jpeg, at }, index) => ({
        jpeg,
        seconds: ((taken[index + 1]?.at ?? end) - at) / 1000,
      }));
    },
  };
}
