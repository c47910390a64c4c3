import { candidatePath, lostLinkPath } from "#lib/domain/site/routes";
import { toLanguage } from "#lib/domain/text/languages";
import { serviceDb } from "#lib/http/clients";
import { linkParams } from "#lib/http/params";
import { rememberLanguage } from "#lib/http/room-language";
import { rememberAttempt } from "#lib/http/room-session";
import { hashToken, newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { resumeByLink } from "#lib/workflows/room/resume-by-link";

const NO_TRACE = { "cache-control": "no-store", "referrer-policy": "no-referrer" };

/** Opens the room to whoever shows the link that was mailed to them, on any device. */
export const GET = route({
  as: anyone,
  limit: { name: "room-resume", max: 120, windowSeconds: 3600 },
  params: linkParams,
  run: async ({ params: { token } }) => {
    const session = await newToken();
    // Above row-level security: candidates have no account; the link's hash is what opens.
    const found = await resumeByLink(serviceDb(), {
      tokenHash: await hashToken(token),
      sessionHash: session.tokenHash,
    });
    if (found === null) {
      const location = lostLinkPath(encodeURIComponent(token));
      return new Response(null, { status: 303, headers: { ...NO_TRACE, location } });
    }
    await rememberAttempt(found.interviewKey, session.token);
    const language = toLanguage(found.language);
    if (language) await rememberLanguage(found.interviewKey, language);
    const headers = { ...NO_TRACE, location: candidatePath(found.interviewKey) };
    return new Response(null, { status: 303, headers });
  },
});
