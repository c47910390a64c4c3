/** Milliseconds. Longer than clients and proxies keep a connection that they may use again, as docs/deploying.md says. */
export const KEEP_ALIVE = 75_000;
