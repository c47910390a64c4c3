import { randomBytes } from "node:crypto";
import type { EmulatorDefinition } from "emulate";
import { z } from "zod";
import { takeFault, withFault } from "./faults.ts";
import { jobsOf, type State } from "./state.ts";

export type App = Parameters<EmulatorDefinition<State>["setup"]>[0]["app"];

export const BASE = "/knit/v1.0";

const newId = (kind: string) => `${kind}_${randomBytes(9).toString("base64url")}`;

const session = z.object({
  originOrgId: z.string().min(1),
  originOrgName: z.string().min(1),
  originUserEmail: z.string().min(1),
  originUserName: z.string().min(1),
});
const search = z.object({ emails: z.array(z.string()).default([]) });
const email = z.object({ type: z.string(), email: z.string() });
const application = z.object({
  jobId: z.string(),
  candidateId: z.string().optional(),
  candidate: z.object({
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    emails: z.array(email).min(1),
    phones: z.array(z.object({ type: z.string(), phoneNumber: z.string() })),
  }),
});
const attachment = z.object({
  applicationId: z.string(),
  fileName: z.string().min(1),
  fileType: z.enum(["RESUME", "COVER_LETTER", "OFFER_LETTER", "NOT_SPECIFIED"]),
  content: z.base64().min(1),
});

/** As many jobs come on one page of the list. */
const PAGE = 2;

type Asked = {
  /** The connection that the header names; empty if a tool needs none. */
  integrationId: string;
  query: (name: string) => string;
  body: unknown;
};
type Answer = { status?: number; body: object };

const refuse = (status: number, msg: string): Answer => ({ status, body: { error: { msg } } });
const done = (rest: object = {}): Answer => ({ body: { success: true, ...rest } });

function tools(state: State): Record<string, (asked: Asked) => Answer> {
  const mine = (asked: Asked) =>
    state.integrations.find(({ id, isActive }) => id === asked.integrationId && isActive);
  return {
    "POST auth.createSession": ({ body }) => {
      const who = session.safeParse(body);
      if (!who.success) return refuse(400, "origin fields are required");
      const token = newId("token");
      state.tokens[token] = who.data.originOrgId;
      return done({ msg: { token } });
    },
    "GET integration.details": ({ integrationId }) => {
      const apps = state.integrations
        .filter(({ id }) => id === integrationId)
        .map(({ id, appId, category, isActive }) => ({
          id: appId,
          category,
          integrationId: id,
          isActive,
        }));
      return apps.length > 0 ? done({ data: { apps } }) : refuse(404, "Integration not found");
    },
    "POST integration.deactivate": (asked) => {
      const found = mine(asked);
      if (!found) return refuse(404, "Integration not found");
      found.isActive = false;
      return done();
    },
    "GET ats.job.list": (asked) => {
      if (!mine(asked)) return refuse(400, "Integration is not active");
      const from = Number(asked.query("pageToken")) || 0;
      const all = jobsOf(state);
      const jobs = all.slice(from, from + PAGE).map((info) => ({ info, stages: [] }));
      const nextPageToken = from + PAGE < all.length ? String(from + PAGE) : null;
      return done({ data: { jobs, nextPageToken } });
    },
    "POST ats.candidates.search": (asked) => {
      if (!mine(asked)) return refuse(400, "Integration is not active");
      const wanted = search.parse(asked.body).emails.map((one) => one.toLowerCase());
      const candidates = state.candidates
        .filter(({ integrationId }) => integrationId === asked.integrationId)
        .filter(({ emails }) => emails.some((one) => wanted.includes(one.email.toLowerCase())))
        .map(({ integrationId: _, ...info }) => {
          const own = state.applications.filter(({ candidateId }) => candidateId === info.id);
          return { info: { ...info, applications: own.map(({ id }) => id) } };
        });
      return done({ data: { candidates } });
    },
    "GET ats.application.get": (asked) => {
      const found = state.applications.find(({ id }) => id === asked.query("applicationId"));
      if (!found) return refuse(404, "Application not found");
      const { id, jobId, candidateId } = found;
      return done({
        data: { application: { info: { id, jobId, candidate: { id: candidateId } } } },
      });
    },
    "POST ats.application.create": (asked) => {
      const integration = mine(asked);
      const input = application.safeParse(asked.body);
      if (!integration) return refuse(400, "Integration is not active");
      if (!input.success) return refuse(400, "The application is incomplete");
      const { jobId, candidate, candidateId } = input.data;
      if (!jobsOf(state).some(({ id }) => id === jobId)) return refuse(400, "Job not found");
      const person = candidateId ?? newId("cand");
      if (candidateId === undefined)
        state.candidates.push({
          id: person,
          integrationId: integration.id,
          emails: candidate.emails,
          firstName: candidate.firstName,
          lastName: candidate.lastName,
        });
      const id = newId("app");
      state.applications.push({
        id,
        integrationId: integration.id,
        jobId,
        candidateId: person,
        attachments: [],
      });
      return done({ data: { applicationId: id, candidateId: person } });
    },
    "POST ats.application.attachment.add": (asked) => {
      const input = attachment.safeParse(asked.body);
      if (!mine(asked)) return refuse(400, "Integration is not active");
      if (!input.success) return refuse(400, "The attachment is incomplete");
      const { applicationId, ...file } = input.data;
      const found = state.applications.find(({ id }) => id === applicationId);
      if (!found) return refuse(404, "Application not found");
      found.attachments.push({ id: newId("file"), ...file });
      return done();
    },
  };
}

/** Knit's calls, as far as the product uses them. */
export function apiCalls(app: App, state: State, apiKey: string): void {
  for (const [name, run] of Object.entries(tools(state))) {
    const [method = "", tool = ""] = name.split(" ");
    app.on(method, `${BASE}/${tool}`, async (c) => {
      if (c.req.header("authorization") !== `Bearer ${apiKey}`)
        return c.json({ error: { msg: "Invalid API key" } }, 401);
      const fault = takeFault(state, tool);
      const body: unknown = await c.req.json().catch(() => ({}));
      const integrationId = c.req.header("x-knit-integration-id") ?? "";
      const query = (key: string) => c.req.query(key) ?? "";
      return withFault(fault, () => {
        const answer = run({ integrationId, query, body });
        return Response.json(answer.body, { status: answer.status ?? 200 });
      });
    });
  }
}
