import { createHmac, randomUUID } from "node:crypto";
import { answerOf } from "../answer-of.ts";

export type Endpoint = { url: string; apiKey: string };

/** Tells the product that something has happened, signed as Knit signs. @returns its answer, 0 if none came */
export async function tellProduct(
  { url, apiKey }: Endpoint,
  integrationId: string,
  event: { eventType: string; syncDataType?: string; recordId?: string },
): Promise<number> {
  const body = JSON.stringify({
    eventId: `ev_${randomUUID()}`,
    eventData: {},
    syncType: "delta_sync",
    syncJobId: "sj_1",
    syncRunId: "sr_1",
    triggeredAt: new Date().toISOString(),
    ...event,
  });
  return answerOf(url, {
    headers: {
      "content-type": "application/json",
      "x-knit-integration-id": integrationId,
      "x-knit-signature": createHmac("sha256", apiKey).update(body).digest("base64url"),
    },
    body,
  });
}
