import { headers } from "next/headers";
import { cache } from "react";
import { readLinkedInvite } from "#lib/data/interviews/invites";
import { readRoom } from "#lib/data/room/rooms";
import { ADDRESS_HEADER } from "#lib/domain/core/routes";
import { isInviteToken } from "#lib/domain/interviews/invite";
import { firstLanguage, type LanguageCode, requestedLanguage } from "#lib/domain/text/languages";
import { publicEnv } from "#lib/env/public";
import { serviceDb } from "./clients.ts";
import { chosenLanguage, forgetLanguage } from "./room-language.ts";
import { forgetConsent } from "./room-opening.ts";
import { forgetAttempt, roomVisitor } from "./room-session.ts";

/** Takes away every cookie of a visit to an interview. */
export async function forgetVisit(interviewKey: string): Promise<void> {
  await forgetAttempt(interviewKey);
  await forgetLanguage(interviewKey);
  await forgetConsent(interviewKey);
}

/** For pages: the interview behind a link in all its languages, or null; read once for each request. */
// Above row-level security: a candidate has no account, and the link's key is all that they show.
export const interviewAt = cache(async (key: string) => {
  const interview = await readRoom(serviceDb(), key);
  return interview && { ...interview, texts: publicEnv().textsSetUp };
});

/** For pages: the invitation that this address carries; null if it carries none. */
export const invitedHere = cache(async (key: string) => {
  const address = (await headers()).get(ADDRESS_HEADER) ?? "";
  const token = new URLSearchParams(address.split("?")[1]).get("invite") ?? "";
  // Above row-level security: a candidate has no account, and the link's token is all that they show.
  return isInviteToken(token) ? readLinkedInvite(serviceDb(), token, key) : null;
});

/**
 * For pages: the language of a visit: the candidate's choice, here or on another device, else that in which they were
 * invited if their employer chose one, else their phone's own if the room speaks it, else the interview's.
 */
export async function visitLanguage(key: string): Promise<LanguageCode> {
  const chosen = await chosenLanguage(key);
  if (chosen !== null) return chosen;
  const known = await roomVisitor(key).catch(() => null);
  if (known?.session) return known.session.language;
  const invite = await invitedHere(key).catch(() => null);
  if (invite?.language) return invite.language;
  const asked = (await headers()).get("accept-language");
  const first = firstLanguage(asked);
  if (first !== null) return first;
  const interview = await interviewAt(key).catch(() => null);
  return interview?.language ?? requestedLanguage(asked);
}
