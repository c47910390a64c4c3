import { readCopy } from "#lib/data/private/private-page";
import { copiedMediaPath } from "#lib/domain/core/private-routes";
import { publicEnv } from "#lib/env/public";
import { fileResponse } from "#lib/http/file-response";
import { attemptParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";
import { agreedTextWords } from "#lib/messages/text-words";

/** A copy of a candidate's data, as a file with the addresses of their recordings. */
export const GET = route({
  as: linkHolder,
  perActor: { name: "copy", max: 30, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: attemptParams,
  run: async ({ actor: { db, attemptId, token } }) => {
    const copy = await readCopy(db, attemptId);
    const recordings = (copy?.responses ?? []).flatMap(({ media_id }) =>
      media_id === null ? [] : [publicEnv().appUrl + copiedMediaPath(attemptId, media_id, token)],
    );
    const asked = copy?.text_consents;
    const words = asked ? agreedTextWords(asked.words_version, asked.language) : null;
    const text_consents = asked && { ...asked, words };
    return fileResponse(JSON.stringify({ ...copy, text_consents, recordings }, null, 2), {
      type: "application/json",
      name: "my-interview.json",
    });
  },
});
