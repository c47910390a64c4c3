import { cookies } from "next/headers";
import { type Consent, noticeVersion } from "#lib/domain/room/consent";
import { FIRST_OPENING, type Opening } from "#lib/domain/room/room";
import { briefCookie, droppedCookie } from "./cookies.ts";

const cookieName = (interviewKey: string) => `consent_${interviewKey}`;

/** The cookie that carries an agreement from the notice's plain form to the next step. */
export function consentCookie(interviewKey: string, consent: Consent): string {
  const { aiAllowed, noticeVersion } = consent;
  return briefCookie(cookieName(interviewKey), `${aiAllowed ? "ai" : "people"}~${noticeVersion}`);
}

/** Takes the agreement away again. */
export function forgottenConsent(interviewKey: string): string {
  return droppedCookie(cookieName(interviewKey));
}

/** The agreement that this browser's last plain form gave to the notice as it reads now; null without one. */
async function agreement(interviewKey: string, language: string): Promise<Consent | null> {
  const kept = (await cookies()).get(cookieName(interviewKey))?.value;
  const [who, version] = kept?.split("~") ?? [];
  if (version !== noticeVersion(language)) return null;
  return { noticeVersion: version, language, aiAllowed: who === "ai" };
}

/** For pages: the step that an address asks for; the details only after an agreement. */
export async function askedOpening(
  interviewKey: string,
  language: string,
  { step, ai, missing, description }: Record<string, string | string[] | undefined>,
): Promise<Opening> {
  const opening = { ...FIRST_OPENING, wholeDescription: description === "whole" };
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
