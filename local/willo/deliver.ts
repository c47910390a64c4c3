import { z } from "zod";
import type { State } from "./state.ts";

const PATIENCE_MS = 20_000;
const hook = z.object({ url: z.string(), event: z.string() });

/**
 * Delivers `new_response` to every webhook for it, as the provider does: unsigned, the event's name nowhere in the body,
 * the participant's key in it.
 */
export async function deliver(state: State, participant: string, interview: string): Promise<void> {
  const hooks = state.webhooks.map((one) => hook.parse(one));
  for (const { url, event } of hooks) {
    if (event !== "new_response") continue;
    const answered = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ participant, interview, api_version: "v1" }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      ({ status }) => status,
      () => 0,
    );
    const at = new Date().toISOString();
    state.deliveries.push({ participant, url: url.split("?")[0] ?? url, answered, at });
  }
}
