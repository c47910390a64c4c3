import type { LanguageCode } from "#lib/domain/text/languages";
import { CATALOGS } from "./catalogs.ts";
import first from "./text-words/2026-11-28.json" with { type: "json" };
import second from "./text-words/2026-11-28b.json" with { type: "json" };

/** The words beside the box for text messages as they were agreed to; null for a version that isn't ours. */
export function agreedTextWords(version: string, language: LanguageCode): string | null {
  if (version === "2026-11-28") return first[language];
  if (version === "2026-11-28b") return second[language];
  return version === "2026-11-28c" ? CATALOGS[language].details.texts : null;
}
