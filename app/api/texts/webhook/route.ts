import { after } from "next/server";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { textEvent } from "#lib/http/text-event";
import { runDueJobs } from "#lib/jobs/runner";
import { receiveTextEvent } from "#lib/workflows/room/receive-text";

/** What the text service says of a text, and what people text. The answer orders nothing: ours go by jobs. */
export const POST = route({
  as: textEvent,
  run: async ({ actor: event }) => {
    // Above row-level security: events come from nobody who is signed in.
    await receiveTextEvent(serviceDb(), event);
    if (event.what === "received") after(() => runDueJobs());
    return new Response("<Response/>", { headers: { "content-type": "text/xml" } });
  },
});
