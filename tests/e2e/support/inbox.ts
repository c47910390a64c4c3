import { expect, type Page } from "@playwright/test";
import { stack } from "./stack.ts";

/** Opens a private link as a person does, who presses on the page that it shows. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("main").getByRole("button").click();
}

export type Mail = { subject: string; links: string[] };

/** As the inbox's pages write text: see `html` of local/html.ts. */
export const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const pageAt = async (address: string) => (await fetch(address)).text();

/** Opens the newest mail to an address in the local inbox, waiting until there is one, and reads its links. */
export async function readInbox(to: string, subject: string | RegExp): Promise<Mail> {
  const { inboxUrl } = await stack();
  const mail = { id: "", subject: "" };
  await expect
    .poll(async () => {
      const list = await pageAt(`${inboxUrl}?to=${encodeURIComponent(to)}`);
      for (const [, id = "", said = ""] of list.matchAll(
        /<a href="\/inbox\/([^"]+)"><strong>([^<]*)<\/strong>/g,
      )) {
        Object.assign(mail, { id, subject: unescaped(said) });
        if (mail.subject.match(subject)) return true;
      }
      return false;
    })
    .toBe(true);
  const message = await pageAt(`${inboxUrl}/${mail.id}`);
  const links = [...message.matchAll(/<li class="links"><a href="([^"]+)"/g)].map(([, link = ""]) =>
    unescaped(link),
  );
  return { subject: mail.subject, links };
}
