import { expect } from "@playwright/test";
import { databaseOf } from "./database.ts";
import { type Employer, proveAddress } from "./employer.ts";
import { unescaped } from "./inbox.ts";
import { givePlan } from "./plans.ts";
import { stack } from "./stack.ts";

/** A number of its own for every run: of no place, so that the company's clock alone says when it is texted. */
export const anyNumber = () =>
  `+1888555${1000 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 9000)}`;

/** A place where it is noon now. */
export function zoneAtNoon(): string {
  const hour = new Date().getUTCHours();
  return `Etc/GMT${hour < 12 ? `-${12 - hour}` : `+${hour - 12}`}`;
}

/** Readies a company for texts: its owner's address proved, a plan, and a place where it is day now. */
export async function readyForTexts(owner: Employer, company: string): Promise<void> {
  await proveAddress(owner);
  await givePlan(owner, "SCALE");
  await databaseOf(await stack()).change(
    `company_profiles?company_name=eq.${encodeURIComponent(company)}`,
    { time_zone: zoneAtNoon() },
  );
}

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
  /** A text that comes, waiting for it. */
  async function hears(words: RegExp): Promise<string> {
    const found = async () => (await received()).find((body) => words.test(body)) ?? "";
    await expect.poll(found).not.toBe("");
    return found();
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
    hears,
    /** The link in a text that comes, waiting for it. */
    async linkIn(words: RegExp): Promise<string> {
      return /https?:\S+/.exec(await hears(words))?.[0] ?? "";
    },
  };
}
