import { exportRows } from "#lib/data/account/export";
import { fileResponse } from "#lib/http/file-response";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";
import { textStream } from "#lib/http/text-stream";

/** Everything of the signed-in employer's company, read with their own authority, as a file of JSON. */
export const GET = route({
  as: memberByAuthTo("own"),
  run: async ({ actor }) => {
    await countUse({ name: "export", max: 10, windowSeconds: 3600 }, actor.userId);
    const now = new Date().toISOString();
    return fileResponse(textStream(exportRows(actor.db, now)), {
      type: "application/json",
      name: `rolecall-${now.slice(0, 10)}.json`,
    });
  },
});
