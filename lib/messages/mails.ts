import ar from "./mails/ar.json";
import de from "./mails/de.json";
import en from "./mails/en.json";
import es from "./mails/es.json";
import fr from "./mails/fr.json";
import hi from "./mails/hi.json";
import ja from "./mails/ja.json";
import pt from "./mails/pt.json";
import ru from "./mails/ru.json";
import zh from "./mails/zh.json";
import type { Texts } from "./texts.ts";

type Catalog = Texts<typeof en>;

/** The texts of the mails. */
export type MailMessages = Catalog["mails"];

/** The texts of the private page after submitting. */
export type PrivateMessages = Catalog["me"];

/** The texts around stopping invitations and reminders. */
export type StopMessages = Catalog["stop"];

/** What a candidate reads outside of the room, by language code: no browser in the room loads it. */
export const MAIL_CATALOGS: Record<string, Catalog> = { en, es, fr, de, zh, ja, ar, ru, pt, hi };

/** By an own key only: the language may come from an address. */
function catalogOf(language: string): Catalog | undefined {
  return Object.hasOwn(MAIL_CATALOGS, language) ? MAIL_CATALOGS[language] : undefined;
}

type Found<Part> = { language: string; messages: Part };

/** The mails in a language, and the language they really are in: English where there is no catalog. */
export function mailMessages(language: string): Found<MailMessages> {
  const catalog = catalogOf(language);
  return catalog ? { language, messages: catalog.mails } : { language: "en", messages: en.mails };
}

/** The private page in a language, or in English. */
export function privateMessages(language: string): Found<PrivateMessages> {
  const catalog = catalogOf(language);
  return catalog ? { language, messages: catalog.me } : { language: "en", messages: en.me };
}

/** What is said around stopping mails, in a language, or in English. */
export function stopMessages(language: string): Found<StopMessages> {
  const catalog = catalogOf(language);
  return catalog ? { language, messages: catalog.stop } : { language: "en", messages: en.stop };
}
