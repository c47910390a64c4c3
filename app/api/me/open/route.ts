import { AppError } from "#lib/domain/core/errors";
import { privatePagePath } from "#lib/domain/core/private-routes";
import { rememberLink } from "#lib/http/link-cookie";
import { linkBody } from "#lib/http/params";
import { holderOf } from "#lib/http/private-link";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Opens a candidate's private page to the browser that pressed at their mailed link. */
export const POST = route({
  as: anyone,
  limit: { name: "private-open", max: 120, windowSeconds: 3600 },
  body: linkBody,
  run: async ({ body: { token } }) => {
    const holder = await holderOf(token);
    if (holder === null) throw new AppError("not_found", "We don't recognize this link.");
    await rememberLink("private", holder.attemptId, token);
    return { next: privatePagePath(holder.attemptId) };
  },
});
