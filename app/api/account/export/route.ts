import { exportRows } from "#lib/data/export";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";
import { textStream } from "#lib/http/text-stream";

/** Everything of the signed-in employer's company, read with their own authority, as a file of JSON. */
export const GET = route({
  as: employer,
  run: async ({ actor }) => {
    await countUse({ name: "export", max: 10, windowSeconds: 3600 }, actor.userId);
    const now = new Date().toISOString();
    return new Response(textStream(exportRows(actor.db, now)), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="rolecall-${now.slice(0, 10)}.json"`,
        "cache-control": "no-store",
      },
    });
  },
});
