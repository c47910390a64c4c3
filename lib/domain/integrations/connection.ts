import * as z from "zod/mini";
import { HANDED_EMAIL_LIMIT } from "../account/email.ts";
import { identifier, text } from "../text/text.ts";

/** The connection of a company to its ATS, as its row says. */
export type AtsConnection = {
  /** The id at Knit; never sent to a browser. */
  integrationId: string;
  appId: string;
  categoryId: string;
  /** ISO. */
  connectedAt: string;
  /** Whether the ATS doesn't let us in anymore. */
  refused: boolean;
};

/** What a browser is told of a connection. */
export const integrationsSchema = z.object({
  integrations: z.array(
    z.object({
      appId: z.string(),
      categoryId: z.string(),
      connectedAt: z.string(),
      refused: z.boolean(),
    }),
  ),
});

export type ShownIntegration = z.output<typeof integrationsSchema>["integrations"][number];

/** A connection as a browser is told of it: without its id. */
export function toShown({
  appId,
  categoryId,
  connectedAt,
  refused,
}: AtsConnection): ShownIntegration {
  return { appId, categoryId, connectedAt, refused };
}

/** The body of the session call. Who asks is said by the session alone: these are taken for compatibility only. */
export const sessionRequestSchema = z.object({
  originOrgId: z.optional(text(100)),
  originOrgName: z.optional(text(300)),
  originUserEmail: z.optional(text(HANDED_EMAIL_LIMIT)),
  originUserName: z.optional(text(300)),
});

/** What our session call answers. */
export const sessionSchema = z.object({ success: z.literal(true), token: identifier(10_000) });

/** The body of the save call: what the connect window said, which is read back from Knit before it is kept. */
export const saveIntegrationSchema = z.object({
  integrationId: identifier(200),
  appId: identifier(100),
  categoryId: identifier(100),
  originOrgId: z.optional(text(100)),
});

export type SaveIntegration = z.output<typeof saveIntegrationSchema>;

/** What Knit's element says of a connection that its window has ended. */
export const deactivatedSchema = z.object({ integrationId: identifier(200) });

/** Which connection is to end: its id, as the connect window said it, or its ATS. A page may be older than the connection. */
export const disconnectSchema = z.union([deactivatedSchema, z.object({ appId: identifier(100) })]);

export type Disconnect = z.output<typeof disconnectSchema>;

/** What Knit's element says of a connection, in `event.detail.integrationDetails`. */
export const detailsSchema = z.object({
  integrationId: identifier(200),
  appId: identifier(100),
  categoryId: identifier(100),
});

/** Characters of a job at an ATS: its id there, and its title. */
export const ATS_JOB_LIMITS = { id: 200, title: 300 } as const;

/** An ATS job to link an interview to. */
export const linkJobSchema = z.object({ jobId: identifier(ATS_JOB_LIMITS.id) });

export type AtsJob = { id: string; title: string; open: boolean };

/** What the edit page asks for: the jobs of the connected ATS. */
export const jobsSchema = z.object({
  jobs: z.array(z.object({ id: z.string(), title: z.string(), open: z.boolean() })),
});
