import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { killBrowser } from "../../support/kill-browser.ts";
import type { OwnStack } from "./own-stack.ts";
import { type Container, recordOnly } from "./recording.ts";

export type Death = "tab" | "browser" | "server";

/** A candidate's browser on a disk of its own. It, its tab or its server may die, and it comes back. */
type Mortal = {
  /** A new tab; the browser starts again if it is dead. */
  open(): Promise<Page>;
  die(page: Page, death: Death): Promise<void>;
  remove(): Promise<void>;
};

/** @param server the product that may die; without it only tabs and browsers do */
export function killableBrowser(
  baseURL: string,
  container: Container,
  launchOptions: LaunchOptions,
  server?: Pick<OwnStack, "kill" | "start">,
): Mortal {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-browser-"));
  let context: BrowserContext | undefined;
  return {
    async open() {
      if (context === undefined) {
        const options = { ...launchOptions, baseURL, locale: "en-US" };
        context = await chromium.launchPersistentContext(folder, options);
        await recordOnly(context, container);
      }
      return context.newPage();
    },
    async die(page, death) {
      if (death === "server") {
        await server?.kill();
        await page.close();
        await server?.start();
      } else if (death === "tab") {
        const crashed = page.waitForEvent("crash");
        void page.goto("chrome://crash").catch(() => {});
        await crashed;
      } else {
        const closed = context?.waitForEvent("close");
        killBrowser(folder);
        await closed;
        context = undefined;
      }
    },
    async remove() {
      await context?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
