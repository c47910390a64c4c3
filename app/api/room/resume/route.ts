import { candidatePath, lostLinkPath } from "#lib/domain/core/routes";
import { serviceDb } from "#lib/http/clients";
import { linkBody } from "#lib/http/params";
import { rememberLanguage } from "#lib/http/room-language";
import { rememberAttempt } from "#lib/http/room-session";
import { hashToken, newToken } from "#lib/http/room-token";
import { interviewAt } from "#lib/http/room-visit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { resumeByLink } from "#lib/workflows/room/resume-by-link";

/**
 * Opens the room to whoever holds the link that was mailed to them, or answers the way to a new link. On a shared device's
 * interview the tab is told whose it is: elsewhere the room asks that, and a shared device forgets whom it wasn't told of.
 */
export const POST = route({
  as: anyone,
  limit: { name: "room-resume", max: 120, windowSeconds: 3600 },
  body: linkBody,
  run: async ({ body: { token } }) => {
    const session = await newToken();
    // Above row-level security: candidates have no account; the link's hash is what opens.
    const found = await resumeByLink(serviceDb(), {
      tokenHash: await hashToken(token),
      sessionHash: session.tokenHash,
    });
    if (found === null) return { next: lostLinkPath(encodeURIComponent(token)) };
    await rememberAttempt(found.interviewKey, session.token);
    await rememberLanguage(found.interviewKey, found.language);
    const { interviewKey, attemptId } = found;
    const shared = (await interviewAt(interviewKey))?.kiosk === true;
    return {
      next: candidatePath(interviewKey),
      ...(shared && { here: { interviewKey, attemptId } }),
    };
  },
});
