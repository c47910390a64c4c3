import type { LanguageCode } from "#lib/domain/text/languages";
import ar from "./mails/ar.json" with { type: "json" };
import de from "./mails/de.json" with { type: "json" };
import en from "./mails/en.json" with { type: "json" };
import es from "./mails/es.json" with { type: "json" };
import fr from "./mails/fr.json" with { type: "json" };
import hi from "./mails/hi.json" with { type: "json" };
import ja from "./mails/ja.json" with { type: "json" };
import pt from "./mails/pt.json" with { type: "json" };
import ru from "./mails/ru.json" with { type: "json" };
import zh from "./mails/zh.json" with { type: "json" };
import type { Texts } from "./texts.ts";

type Catalog = Texts<typeof en>;
type Catalogs = Readonly<Record<LanguageCode, Catalog>>;

export type MailMessages = Catalog["mails"];

/** The texts of the private page after submitting. */
export type PrivateMessages = Catalog["me"];

/** The texts around stopping invitations and reminders. */
export type StopMessages = Catalog["stop"];

/** The texts around times that a candidate is offered: the page, its mails, the calendar file. */
export type BookingMessages = Catalog["book"];

/** What a poster says beside the job's own words. */
type PosterMessages = Catalog["poster"];

/** What people are texted. */
type TextMessages = Catalog["texts"];

/** What a candidate reads outside of the room, by language code: no browser in the room loads it. */
export const MAIL_CATALOGS: Catalogs = { en, es, fr, de, zh, ja, ar, ru, pt, hi };

type Found<Part> = { language: LanguageCode; messages: Part };

/** The mails in a language, and that language. */
export function mailMessages(language: LanguageCode): Found<MailMessages> {
  return { language, messages: MAIL_CATALOGS[language].mails };
}

/** The private page in a language. */
export function privateMessages(language: LanguageCode): Found<PrivateMessages> {
  return { language, messages: MAIL_CATALOGS[language].me };
}

/** The texts about stopping mails, in a language. */
export function stopMessages(language: LanguageCode): Found<StopMessages> {
  return { language, messages: MAIL_CATALOGS[language].stop };
}

/** The texts around offered times, in a language. */
export function bookingMessages(language: LanguageCode): BookingMessages {
  return MAIL_CATALOGS[language].book;
}

/** What people are texted, in a language. */
export function textMessages(language: LanguageCode): TextMessages {
  return MAIL_CATALOGS[language].texts;
}

/** What a poster says, in a language. */
export function posterMessages(language: LanguageCode): PosterMessages {
  return MAIL_CATALOGS[language].poster;
}
