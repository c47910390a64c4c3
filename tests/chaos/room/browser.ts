import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/machine/chromium.ts";
import { killBrowser } from "../../support/kill-browser.ts";

export type Death = "tab" | "browser";

/** A candidate's browser on a disk of its own, with a camera that needs no person. It may die, and it comes back. */
export class MortalBrowser {
  readonly #baseURL: string;
  readonly #address: string;
  readonly #folder = mkdtempSync(join(tmpdir(), "rolecall-chaos-browser-"));
  #context: BrowserContext | undefined;

  /** @param address the network address that it seems to come from */
  constructor(baseURL: string, address: string) {
    this.#baseURL = baseURL;
    this.#address = address;
  }

  /** A new tab; the browser starts again if it is dead. `prepare` sees each browser before its pages. */
  async open(prepare: (browser: BrowserContext) => Promise<void> = async () => {}): Promise<Page> {
    if (this.#context === undefined) {
      const executablePath = findChromium();
      this.#context = await chromium.launchPersistentContext(this.#folder, {
        args: [
          "--disable-background-networking",
          "--use-fake-device-for-media-stream",
          "--use-fake-ui-for-media-stream",
          ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        ],
        ...(executablePath && { executablePath }),
        baseURL: this.#baseURL,
        locale: "en-US",
        viewport: { width: 390, height: 844 },
        extraHTTPHeaders: { "x-forwarded-for": this.#address },
        timeout: 60_000,
      });
      this.#context.setDefaultTimeout(60_000);
      await prepare(this.#context);
    }
    return this.#context.newPage();
  }

  /**
   * Ends a page as a crash would, or the whole browser as a dead battery would.
   * @returns when it was dead at the latest, in this process' milliseconds
   */
  async die(page: Page, death: Death): Promise<number> {
    if (death === "tab") {
      const device = await page.context().newCDPSession(page);
      const crashed = page.waitForEvent("crash").then(() => Date.now());
      device.send("Page.crash").catch(() => {});
      const at = await crashed;
      await page.close();
      return at;
    }
    const context = this.#context;
    this.#context = undefined;
    const closed = context?.waitForEvent("close");
    killBrowser(this.#folder);
    const at = Date.now();
    await closed;
    return at;
  }

  async remove(): Promise<void> {
    killBrowser(this.#folder);
    await this.#context?.close().catch(() => {});
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
