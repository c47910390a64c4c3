import { expect } from "@playwright/test";
import { unescaped } from "./inbox.ts";

/** Somebody's phone at the local text service: what it got, and what its owner writes. */
export function phoneAt(inboxUrl: string, number: string) {
  const address = new URL("/sms", inboxUrl).href;
  /** The texts that came to it, the newest first. */
  async function received(): Promise<string[]> {
    const page = await (await fetch(`${address}?number=${encodeURIComponent(number)}`)).text();
    return page
      .split("<li>")
      .filter((item) => item.includes("<small>To "))
      .map((item) => unescaped((item.split("</p>")[0] ?? "").replace(/<[^>]+>/g, "")));
  }
  return {
    number,
    received,
    async write(body: string, to: string): Promise<void> {
      const form = new URLSearchParams({ from: number, to, body });
      const answer = await fetch(`${address}/receive`, {
        method: "POST",
        body: form,
        redirect: "manual",
      });
      expect(answer.status).toBe(303);
    },
    /** The link in a text that comes, waiting for it. */
    async linkIn(words: RegExp): Promise<string> {
      const found = async () => (await received()).find((body) => words.test(body)) ?? "";
      await expect.poll(found).not.toBe("");
      return /https?:\S+/.exec(await found())?.[0] ?? "";
    },
  };
}
