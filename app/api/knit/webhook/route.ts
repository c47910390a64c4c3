import { after } from "next/server";
import { receiveKnitEvent } from "#lib/data/integrations/connections";
import { serviceDb } from "#lib/http/clients";
import { knitEvent } from "#lib/http/knit-event";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** What Knit says has happened; which connection it is about is looked at afterwards. Acknowledged in Knit's own shape. */
export const POST = route({
  as: knitEvent,
  run: async ({ actor: event }) => {
    // Above row-level security: events come from nobody who is signed in.
    if (await receiveKnitEvent(serviceDb(), event)) after(() => runDueJobs());
    return {
      success: true,
      message: "Received",
      processedAt: new Date().toISOString(),
      eventId: event.eventId,
    };
  },
});
