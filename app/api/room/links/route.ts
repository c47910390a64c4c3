import { after } from "next/server";
import { z } from "zod";
import { withdraw } from "#lib/data/account/erasure";
import { findCandidateLink } from "#lib/data/interviews/candidate-links";
import { readSession } from "#lib/data/room/attempts";
import { AppError } from "#lib/domain/core/errors";
import { LINK_PURPOSES } from "#lib/domain/room/candidate-mail";
import { identifier } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { hashToken, sessionHash } from "#lib/http/room-token";
import { forgetVisit } from "#lib/http/room-visit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { mailNewLink } from "#lib/workflows/room/mail-new-link";

/** Mails a new link for one that is over. The answer is the same for every link, known or not. */
export const POST = route({
  as: anyone,
  limit: { name: "new-link", max: 30, windowSeconds: 3600 },
  body: z.object({
    token: identifier(100),
    purpose: z.enum(LINK_PURPOSES),
  }),
  run: async ({ body }) => {
    const tokenHash = await hashToken(body.token);
    await countUse({ name: "new-link-of", max: 5, windowSeconds: 86_400 }, tokenHash);
    // Above row-level security: candidates have no account; the link's hash says whose mail it is.
    await mailNewLink(serviceDb(), { purpose: body.purpose, tokenHash });
    after(() => runDueJobs());
    return { asked: true };
  },
});

/**
 * Withdraws the application of whoever shows their way back, one that is over too: as long as something is kept, it can be
 * deleted. Cookies that lead there go as well.
 */
export const DELETE = route({
  as: anyone,
  limit: { name: "mailed-withdrawal", max: 30, windowSeconds: 3600 },
  body: z.object({ token: identifier(100) }),
  run: async ({ body, request }) => {
    // Above row-level security: candidates have no account; the link's hash is what opens.
    const db = serviceDb();
    const link = await findCandidateLink(db, "resume", await hashToken(body.token));
    if (link === null) throw new AppError("not_found", "We don't recognize this link.");
    const { attemptId, interviewKey } = link;
    const held = await sessionHash(request.cookies, interviewKey);
    const session = held && (await readSession(db, interviewKey, held));
    await withdraw(db, attemptId);
    if (session && session.attemptId === attemptId) await forgetVisit(interviewKey);
    after(() => runDueJobs());
    return { deleted: true };
  },
});
