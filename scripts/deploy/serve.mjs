// Starts one server of a release folder: it tells the middleware which inline scripts the build's pages have, and keeps
// idle connections for longer than proxies do.
import { readFileSync } from "node:fs";

process.env.CSP_HASHES ||= readFileSync(new URL(".next/csp.json", import.meta.url), "utf8");
process.env.KEEP_ALIVE_TIMEOUT ||= "75000";
await import("./server.js");
