import type { FaultKind, State } from "./state.ts";

/** Marks an answer that is never given; the listener in front of the emulator waits then. */
export const SILENT = "x-stand-in-silent";

const RETRY_AFTER = 7;

/** The fault that this call meets, which is used up by it; null if it meets none. */
export function takeFault(state: State, tool: string): FaultKind | null {
  const { fault } = state;
  if (fault === null || (fault.tool !== "any" && fault.tool !== tool)) return null;
  fault.left -= 1;
  if (fault.left <= 0) state.fault = null;
  return fault.kind;
}

/** Answers as the fault says: some never begin, others do what was asked and lose the answer. */
export async function withFault(kind: FaultKind | null, run: () => Response): Promise<Response> {
  switch (kind) {
    case null:
      return run();
    case "401":
      return Response.json({ error: { msg: "Unauthorized" } }, { status: 401 });
    case "429":
      return Response.json(
        { error: { msg: "Rate limit exceeded" } },
        { status: 429, headers: { "retry-after": String(RETRY_AFTER) } },
      );
    case "500":
      return Response.json({ error: { msg: "Internal error" } }, { status: 500 });
    case "html":
      return new Response("<!doctype html><title>Bad gateway</title>", {
        headers: { "content-type": "text/html" },
      });
    case "truncated": {
      const whole = await run().text();
      return new Response(whole.slice(0, whole.length / 2), {
        headers: { "content-type": "application/json" },
      });
    }
    case "silent":
      run();
      return new Response(null, { headers: { [SILENT]: "1" } });
  }
}
