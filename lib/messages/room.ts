import type { LanguageCode } from "#lib/domain/text/languages";
import { CATALOGS, type Catalog } from "./catalogs.ts";

/** Every text of the room, in one language. The page hands them down, so that a browser loads one language. */
export type RoomMessages = Catalog;

/** The texts in a language, and that language. */
export function roomMessages(language: LanguageCode): {
  language: LanguageCode;
  messages: RoomMessages;
} {
  return { language, messages: CATALOGS[language] };
}
