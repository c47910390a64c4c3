import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/** Whether this server runs: it asks nothing else, so that a balancer takes no server away for what all of them lack. */
export const GET = route({ as: anyone, quiet: true, run: async () => ({ live: true }) });
