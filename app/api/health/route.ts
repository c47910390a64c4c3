import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/**
 * Whether this server is running. It checks nothing else, so that a load balancer doesn't remove servers for a problem
 * they all share.
 */
export const GET = route({ as: anyone, quiet: true, run: async () => ({ live: true }) });
