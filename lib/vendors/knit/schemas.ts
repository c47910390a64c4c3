import { z } from "zod";
import { ATS_JOB_LIMITS, type AtsJob } from "#lib/domain/integrations/connection";

/**
 * What Knit's bodies look like. Its documents don't give every name of the ATS calls: those that are assumed stand in
 * this file alone and are marked, so that a first reading of the real service changes nothing else.
 */

const id = z.union([z.string().min(1), z.number()]).transform(String);

/** A record of an ATS comes by its models: `{info: {…}, stages: […]}`. Assumed: if it comes plain, it is its own info. */
const record = <T extends z.ZodType>(info: T) =>
  z.preprocess((value) => models.safeParse(value).data?.info ?? value, info);
const models = z.object({ info: z.record(z.string(), z.unknown()) });

/** The token stands at `msg.token`. */
export const sessionReply = z.object({ msg: z.object({ token: z.string().min(1) }) });

export const detailsReply = z.object({
  data: z.object({
    apps: z.array(
      z.object({ id, category: z.string(), integrationId: z.string(), isActive: z.boolean() }),
    ),
  }),
});

export const anyReply = z.object({ success: z.literal(true) });

const CLOSED = ["CLOSED", "ARCHIVED", "CANCELLED", "FILLED"];

const job = record(
  z.object({ id, title: z.string().nullish(), status: z.string().nullish() }),
).transform(
  ({ id: jobId, title, status }): AtsJob => ({
    id: jobId,
    title: (title?.trim() || `Job ${jobId}`).slice(0, ATS_JOB_LIMITS.title),
    open: !CLOSED.includes(status?.toUpperCase() ?? ""),
  }),
);

/** Where the next page begins. Assumed: beside the jobs, in `data`. */
export const jobsReply = z.object({
  data: z.object({ jobs: z.array(job), nextPageToken: z.string().nullish() }),
});

/** Addresses come as `[{type, email}]`. Assumed: the list is called `candidates`. */
const candidate = record(
  z.object({
    id,
    emails: z
      .array(z.union([z.string(), z.object({ email: z.string() }).transform(({ email }) => email)]))
      .nullish(),
    applications: z.array(id).nullish(),
  }),
);
export const candidatesReply = z.object({ data: z.object({ candidates: z.array(candidate) }) });

/** Assumed: one application comes as `data.application` or as `data` itself. */
const application = record(z.object({ id, jobId: id.nullish() }));
export const applicationReply = z.object({
  data: z.union([z.object({ application }).transform((data) => data.application), application]),
});

/** Assumed: what was made answers with its ids. A reply without one is not a confirmation. */
export const createdReply = z.object({
  data: z.object({ applicationId: id, candidateId: id.nullish() }),
});

type Person = { name: string; email: string; phone: string | null };

/** First and last name are asked for; who gave one name has it as the first. */
function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") || "-" };
}

export function applicationBody(jobId: string, candidateId: string | null, person: Person) {
  return {
    jobId,
    origin: "EXTERNAL",
    ...(candidateId !== null && { candidateId }),
    candidate: {
      ...nameParts(person.name),
      emails: [{ type: "PERSONAL", email: person.email }],
      phones: person.phone === null ? [] : [{ type: "PERSONAL", phoneNumber: person.phone }],
    },
  };
}

type Document = { candidateId: string | null; applicationId: string; fileName: string };

/**
 * Assumed: `fileName` and `content`. The type says nothing, as none of the four that there are is an interview's; several ATS
 * ignore it anyway, so that the meaning stands in the file's name.
 */
export function attachmentBody(document: Document, bytes: Uint8Array) {
  const { candidateId, applicationId, fileName } = document;
  return {
    applicationId,
    ...(candidateId !== null && { candidateId }),
    fileName,
    fileType: "NOT_SPECIFIED",
    contentType: "application/pdf",
    content: Buffer.from(bytes).toString("base64"),
  };
}
