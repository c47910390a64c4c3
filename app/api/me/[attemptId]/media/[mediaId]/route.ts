import { z } from "zod";
import { isRecordingOf } from "#lib/data/private/private-page";
import { AppError } from "#lib/domain/core/errors";
import { text } from "#lib/domain/text/text";
import { attemptParams } from "#lib/http/params";
import { recordingHolder } from "#lib/http/private-link";
import { mediaResponse } from "#lib/http/range";
import { route } from "#lib/http/route";
import { playRecording } from "#lib/workflows/results/play-recording";

const play = route({
  as: recordingHolder,
  params: attemptParams.extend({ mediaId: z.uuid() }),
  query: z.object({ download: z.optional(text(100)), link: z.optional(text(100)) }),
  run: async ({ actor: { db, attemptId }, params: { mediaId }, query, request }) => {
    if (!(await isRecordingOf(db, attemptId, mediaId))) {
      throw new AppError("not_found", "This recording can't be found.");
    }
    return mediaResponse({
      ...(await playRecording(db, mediaId)),
      range: request.headers.get("range"),
      head: request.method === "HEAD",
      download: query.download !== undefined,
    });
  },
});

/** A candidate watches their own recording. */
export { play as GET, play as HEAD };
