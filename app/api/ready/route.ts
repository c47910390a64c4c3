import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { checkReadiness } from "#lib/workflows/operations/check-readiness";

/** Whether database, storage and queue are there for this server: 200, or 503 with which of them is not. */
export const GET = route({
  as: anyone,
  quiet: true,
  run: async () => {
    // Above row-level security: nobody is signed in, and the queue is everybody's.
    const found = await checkReadiness(serviceDb());
    return Response.json(found, {
      status: found.ready ? 200 : 503,
      headers: { "cache-control": "no-store" },
    });
  },
});
