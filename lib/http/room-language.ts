import { SESSION_SECONDS } from "#lib/domain/room/room";
import { type LanguageCode, toLanguage } from "#lib/domain/text/languages";
import { deleteCookie, readCookie, setCookie } from "./cookies.ts";

const cookieName = (interviewKey: string) => `language_${interviewKey}`;

/** Keeps a candidate's choice of language in their browser, as long as their attempt. */
export function rememberLanguage(interviewKey: string, language: LanguageCode): Promise<void> {
  return setCookie(cookieName(interviewKey), language, SESSION_SECONDS);
}

/** Takes the choice away again. */
export function forgetLanguage(interviewKey: string): Promise<void> {
  return deleteCookie(cookieName(interviewKey));
}

/** For pages: the language that this browser's candidate chose for an interview, or null. */
export async function chosenLanguage(interviewKey: string): Promise<LanguageCode | null> {
  return toLanguage(await readCookie(cookieName(interviewKey)));
}
