import { CATALOGS, type Catalog } from "./catalogs.ts";
import en from "./en.json" with { type: "json" };

/** Every text of the room, in one language. The page hands them down, so that a browser loads one language. */
export type RoomMessages = Catalog;

/** The texts in a language, and the language they really are in: English where there is no catalog. */
export function roomMessages(language: string): { language: string; messages: RoomMessages } {
  const messages = CATALOGS[language];
  return messages ? { language, messages } : { language: "en", messages: en };
}
