import type { ResendEmailDriver } from "@supabase/lite";

type EmailDriver = Pick<ResendEmailDriver, "send">;

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** The words of a mail's HTML with the address of each link behind its words, a line for each paragraph. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([^<]*)<\/a>/g, "$2: $1")
    .replace(/<\/(?:p|h[1-6]|li)>|<br\s*\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]*\n\s*/g, "\n\n")
    .trim();
}

/**
 * Lite writes the text part of an auth mail from a template of its own, whose link leads to an address that the app
 * does not have. Here the text says what our template says.
 */
export function withTextOfTemplate(driver: EmailDriver): EmailDriver {
  return {
    send: (mail) => driver.send(mail.html ? { ...mail, text: textOfHtml(mail.html) } : mail),
  };
}
