import { readCopy } from "#lib/data/private-page";
import { privateMediaPath } from "#lib/domain/routes";
import { publicEnv } from "#lib/env/public";
import { linkParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";

/** A copy of a candidate's data, as a file with the addresses of their recordings. */
export const GET = route({
  as: linkHolder,
  limit: { name: "copy", max: 30, windowSeconds: 3600 },
  params: linkParams,
  run: async ({ actor: { db, attemptId }, params: { token } }) => {
    const copy = await readCopy(db, attemptId);
    const recordings = (copy?.responses ?? []).flatMap(({ media_id }) =>
      media_id === null ? [] : [publicEnv().appUrl + privateMediaPath(token, media_id)],
    );
    return new Response(JSON.stringify({ ...copy, recordings }, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": 'attachment; filename="my-interview.json"',
        "cache-control": "private, no-store",
      },
    });
  },
});
