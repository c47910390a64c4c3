import { cookies } from "next/headers";
import { type LanguageCode, toLanguage } from "#lib/domain/text/languages";
import { droppedCookie, keptCookie } from "./cookies.ts";

const cookieName = (interviewKey: string) => `language_${interviewKey}`;

/** The cookie that keeps a candidate's choice of language, as long as their attempt's. */
export function languageCookie(interviewKey: string, language: LanguageCode): string {
  return keptCookie(cookieName(interviewKey), language);
}

/** Takes the choice away again. */
export function forgottenLanguage(interviewKey: string): string {
  return droppedCookie(cookieName(interviewKey));
}

/** For pages: the language that this browser's candidate chose for an interview, or null. */
export async function chosenLanguage(interviewKey: string): Promise<LanguageCode | null> {
  return toLanguage((await cookies()).get(cookieName(interviewKey))?.value);
}
