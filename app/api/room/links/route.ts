import { after } from "next/server";
import { z } from "zod";
import { identifier } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { hashToken } from "#lib/http/room-token";
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
    purpose: z.enum(["resume", "private"]),
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
