import { CATALOGS, type Catalog, type CatalogLanguage } from "./catalogs.ts";

/** Every text of the room, in one language. The page hands them down, so that a browser loads one language. */
export type RoomMessages = Catalog;

/** The texts in a language, and that language. */
export function roomMessages<L extends CatalogLanguage>(
  language: L,
): { language: L; messages: RoomMessages } {
  return { language, messages: CATALOGS[language] };
}
