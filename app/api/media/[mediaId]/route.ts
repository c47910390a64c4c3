import { z } from "zod";
import { text } from "#lib/domain/text/text";
import { mediaResponse } from "#lib/http/range";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { playRecording } from "#lib/workflows/results/play-recording";

const play = route({
  as: memberTo("read"),
  params: z.object({ mediaId: z.uuid() }),
  query: z.object({ download: z.optional(text(100)) }),
  run: async ({ actor, params, query, request }) =>
    mediaResponse({
      ...(await playRecording(actor.db, params.mediaId)),
      range: request.headers.get("range"),
      head: request.method === "HEAD",
      download: query.download !== undefined,
    }),
});

/** An employer watches or saves a candidate's recording. */
export { play as GET, play as HEAD };
