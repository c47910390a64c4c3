import { cookies } from "next/headers";
import { SESSION_DAYS } from "#lib/data/attempts";
import { type LanguageCode, toLanguage } from "#lib/domain/languages";
import { serverEnv } from "#lib/env/server";

const cookieName = (interviewKey: string) => `language_${interviewKey}`;

/** The cookie that keeps a candidate's choice of language, as long as their attempt's. */
export function languageCookie(interviewKey: string, language: LanguageCode): string {
  const secure = serverEnv().APP_URL.startsWith("https:") ? "; Secure" : "";
  const age = SESSION_DAYS * 24 * 3600;
  return `${cookieName(interviewKey)}=${language}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

/** Takes the choice away again. */
export function forgottenLanguage(interviewKey: string): string {
  return `${cookieName(interviewKey)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
}

/** For pages: the language that this browser's candidate chose for an interview, or null. */
export async function chosenLanguage(interviewKey: string): Promise<LanguageCode | null> {
  return toLanguage((await cookies()).get(cookieName(interviewKey))?.value);
}
