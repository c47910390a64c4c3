import type { ServiceDb } from "#lib/data/db";
import { addCandidateLink } from "#lib/data/interviews/candidate-links";
import { readRoom } from "#lib/data/room/rooms";
import { qrSvg } from "#lib/documents/qr";
import { privatePath } from "#lib/domain/core/private-routes";
import { resumePath } from "#lib/domain/core/routes";
import { linkExpiry } from "#lib/domain/room/candidate-mail";
import { IDLE_MINUTES, type OwnLink } from "#lib/domain/room/room";

/**
 * Makes a candidate's own link for their own screen: before submitting the way back, which opens no more than their page
 * there does. Afterwards the private page, if no mail goes out; null some time later, as somebody else may sit there.
 */
export async function showOwnLink(
  service: ServiceDb,
  attempt: {
    interviewKey: string;
    attemptId: string;
    submittedAt: string | null;
    /** ISO; null for no end. */
    closes: string | null;
  },
  {
    token,
    tokenHash,
    appUrl,
    now,
  }: { token: string; tokenHash: string; appUrl: string; now: Date },
): Promise<OwnLink | null> {
  const { attemptId, submittedAt } = attempt;
  if (submittedAt !== null) {
    if (now.getTime() - Date.parse(submittedAt) > IDLE_MINUTES * 60_000) return null;
    if (!(await readRoom(service, attempt.interviewKey))?.noMail) return null;
  }
  const purpose = submittedAt === null ? "resume" : "private";
  const closes = attempt.closes === null ? null : new Date(attempt.closes);
  const expires = linkExpiry(purpose, now, closes);
  await addCandidateLink(service, { attemptId, purpose, tokenHash, expires });
  const href = appUrl + (purpose === "private" ? privatePath(token) : resumePath(token));
  return { href, code: qrSvg(href) };
}
