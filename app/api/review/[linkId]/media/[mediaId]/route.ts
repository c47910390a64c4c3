import { z } from "zod";
import { isShared } from "#lib/data/results/shortlist-links";
import { AppError } from "#lib/domain/core/errors";
import { linkParams } from "#lib/http/params";
import { mediaResponse } from "#lib/http/range";
import { reader } from "#lib/http/reader";
import { route } from "#lib/http/route";
import { playRecording } from "#lib/workflows/results/play-recording";

const play = route({
  as: reader,
  limit: { name: "review-media", max: 3000, windowSeconds: 3600 },
  params: linkParams.extend({ mediaId: z.uuid() }),
  run: async ({ actor: { db, link }, params: { mediaId }, request }) => {
    if (!(await isShared(db, link, mediaId)))
      throw new AppError("not_found", "This recording can't be found.");
    return mediaResponse({
      ...(await playRecording(db, mediaId)),
      range: request.headers.get("range"),
      head: request.method === "HEAD",
      download: false,
    });
  },
});

/** A reader watches an answer that their link shows; of a link without recordings there is none. */
export { play as GET, play as HEAD };
