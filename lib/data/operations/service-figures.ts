import { z } from "zod";
import type { ServiceFigures } from "#lib/domain/operations/service-figures";
import { type ServiceDb, unwrap } from "../db.ts";

const numbers = z.record(z.string(), z.number());

const stored: z.ZodType<ServiceFigures> = z.object({
  queueAge: z.number(),
  jobs: numbers,
  dead: numbers,
  webhookLag: numbers,
  outboxLag: z.number(),
  spend: z.record(
    z.string(),
    z.object({
      calls: z.number(),
      micros: z.number(),
      seconds: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
    }),
  ),
  paused: z.number(),
});

/** What whoever runs the service watches, in one request. */
export async function readServiceFigures(service: ServiceDb): Promise<ServiceFigures> {
  return stored.parse(unwrap(await service.rpc("service_figures")));
}
