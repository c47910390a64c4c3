import { after } from "next/server";
import { noteParticipant } from "#lib/data/room/participants";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { willoHint } from "#lib/http/willo-hint";
import { runDueJobs } from "#lib/jobs/runner";

/** Willo says that somebody has answered: a hint, whose truth a job reads there. Another answer than 2xx brings it again. */
export const POST = route({
  as: willoHint,
  run: async ({ actor: participants }) => {
    // Above row-level security: hints come from nobody who is signed in.
    for (const key of participants) await noteParticipant(serviceDb(), key);
    if (participants.length > 0) after(() => runDueJobs());
    return { received: true };
  },
});
