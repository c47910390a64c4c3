import { clockOf, liveBy } from "./clock.ts";

// Loaded into the web server, so that it lives by the local stack's clock and knows nothing of it.
liveBy(clockOf(process.env.LOCAL_CLOCK_DIR ?? ""), globalThis);
