import { isInviteToken } from "#lib/domain/interviews/invite";
import { sharedSource } from "#lib/domain/interviews/link-source";
import { type Consent, noticeVersion } from "#lib/domain/room/consent";
import { FIRST_OPENING, type Opening } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { deleteCookie, readCookie, setCookie } from "./cookies.ts";

const cookieName = (interviewKey: string) => `consent_${interviewKey}`;

/** How long an agreement is carried: an hour is longer than anybody stays between two steps. */
export const CONSENT_SECONDS = 3600;

/** Carries an agreement from the notice's plain form to the next step. */
export function rememberConsent(interviewKey: string, consent: Consent): Promise<void> {
  const { aiAllowed, noticeVersion } = consent;
  const value = `${aiAllowed ? "ai" : "people"}~${noticeVersion}`;
  return setCookie(cookieName(interviewKey), value, CONSENT_SECONDS);
}

/** Takes the agreement away again. */
export function forgetConsent(interviewKey: string): Promise<void> {
  return deleteCookie(cookieName(interviewKey));
}

/** The agreement that this browser's last plain form gave to the notice as it reads now; null without one. */
async function agreement(interviewKey: string, language: LanguageCode): Promise<Consent | null> {
  const kept = await readCookie(cookieName(interviewKey));
  const [who, version] = kept?.split("~") ?? [];
  if (version !== noticeVersion(language)) return null;
  return { noticeVersion: version, language, aiAllowed: who === "ai" };
}

/** For pages: the step that an address asks for; the details only after an agreement. */
export async function requestedOpening(
  interviewKey: string,
  language: LanguageCode,
  { step, ai, missing, description, invite, s }: Record<string, string | string[] | undefined>,
): Promise<Opening> {
  const opening = {
    ...FIRST_OPENING,
    wholeDescription: description === "whole",
    arrival: {
      invite: typeof invite === "string" && isInviteToken(invite) ? invite : null,
      source: sharedSource(s),
    },
  };
  if (step !== "consent" && step !== "details") return opening;
  const consent = step === "details" ? await agreement(interviewKey, language) : null;
  if (consent !== null) return { ...opening, step: "details", consent };
  const asked = typeof missing === "string" ? missing.split(",") : [];
  return {
    ...opening,
    step: "consent",
    notice: {
      aiAllowed: ai === "yes" ? true : ai === "no" ? false : null,
      missing: (["ai", "agree"] as const).filter((field) => asked.includes(field)),
    },
  };
}
