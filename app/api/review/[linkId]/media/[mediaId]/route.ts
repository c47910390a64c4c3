import { z } from "zod";
import { isAnswerTo } from "#lib/data/results/reviewer-links";
import { AppError } from "#lib/domain/core/errors";
import { reviewParams } from "#lib/http/params";
import { mediaResponse } from "#lib/http/range";
import { reviewer } from "#lib/http/reviewer";
import { route } from "#lib/http/route";
import { playRecording } from "#lib/workflows/results/play-recording";

const play = route({
  as: reviewer,
  limit: { name: "review-media", max: 3000, windowSeconds: 3600 },
  params: reviewParams.extend({ mediaId: z.uuid() }),
  run: async ({ actor: { db, link }, params: { mediaId }, request }) => {
    if (link.blind || !(await isAnswerTo(db, link, mediaId)))
      throw new AppError("not_found", "This recording can't be found.");
    return mediaResponse({
      ...(await playRecording(db, mediaId)),
      range: request.headers.get("range"),
      head: request.method === "HEAD",
      download: false,
    });
  },
});

/** A reviewer watches one of the chosen answers; in a blind review there is none. */
export { play as GET, play as HEAD };
