import en from "./mails/en.json";

type Catalog = typeof en;

/** The texts of the mails. */
export type MailMessages = Catalog["mails"];

/** The texts of the private page after submitting. */
export type PrivateMessages = Catalog["me"];

/** What a candidate reads outside of the room, by language code: no browser in the room loads it. */
const CATALOGS: Record<string, Catalog> = { en };

type Found<Part> = { language: string; messages: Part };

/** The mails in a language, and the language they really are in: English where there is no catalog. */
export function mailMessages(language: string): Found<MailMessages> {
  const catalog = CATALOGS[language];
  return catalog ? { language, messages: catalog.mails } : { language: "en", messages: en.mails };
}

/** The private page in a language, or in English. */
export function privateMessages(language: string): Found<PrivateMessages> {
  const catalog = CATALOGS[language];
  return catalog ? { language, messages: catalog.me } : { language: "en", messages: en.me };
}
