import type { Instrumentation } from "next";
import { isDevelopment } from "#lib/env/server";
import { describeError, log } from "#lib/http/log";

/** Before the first request: a server with a setting that is missing or malformed does not start. */
export async function register(): Promise<void> {
  // Next compiles this file for its smaller runtime too, and leaves out there what stands inside these very words.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    (await import("#lib/env/boot")).startOrRefuse();
    (await import("#lib/http/refuse-trace")).refuseTrace();
    if (!isDevelopment()) (await import("#lib/http/single-line-output")).writeSingleLines();
    (await import("#lib/jobs/shutdown")).stopOnSignal();
  }
}

/** What a page failed with, by the address as its folder writes it. Handlers answer for themselves. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  log("error", "page failed", {
    method: request.method,
    route: context.routePath,
    kind: context.routeType,
    cause: describeError(error),
  });
};
