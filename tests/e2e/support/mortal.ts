import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { killBrowser } from "../../../scripts/machine/kill-browser.ts";
import type { OwnStack } from "./own-stack.ts";
import { type Container, recordOnly } from "./recording.ts";

export type Death = "tab" | "browser" | "server";

/** A candidate's browser on a disk of its own. It, its tab or its server may die, and it comes back. */
type Mortal = {
  /** A new tab; the browser starts again where it is dead. */
  open(): Promise<Page>;
  die(page: Page, death: Death): Promise<void>;
  remove(): Promise<void>;
};

export function mortalBrowser(
  stack: OwnStack,
  container: Container,
  launchOptions: LaunchOptions,
): Mortal {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-browser-"));
  let context: BrowserContext | undefined;
  return {
    async open() {
      if (context === undefined) {
        const options = { ...launchOptions, baseURL: stack.appUrl, locale: "en-US" };
        context = await chromium.launchPersistentContext(folder, options);
        await recordOnly(context, container);
      }
      return context.newPage();
    },
    async die(page, death) {
      if (death === "server") {
        await stack.kill();
        await page.close();
        await stack.start();
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
