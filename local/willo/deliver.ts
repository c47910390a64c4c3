import { z } from "zod";
import { answerOf } from "../answer-of.ts";
import type { State } from "./state.ts";

const hook = z.object({ url: z.string(), event: z.string() });

/**
 * Delivers `new_response` to every webhook for it, as the provider does: unsigned, the event's name nowhere in the body,
 * the participant's key in it.
 */
export async function deliver(state: State, participant: string, interview: string): Promise<void> {
  const hooks = state.webhooks.map((one) => hook.parse(one));
  for (const { url, event } of hooks) {
    if (event !== "new_response") continue;
    const answered = await answerOf(url, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ participant, interview, api_version: "v1" }),
    });
    const at = new Date().toISOString();
    state.deliveries.push({ participant, url: url.split("?")[0] ?? url, answered, at });
  }
}
