import { z } from "zod";
import type { AuthSetting } from "./settings.ts";

export type Project = { api: string; ref: string; token: string };

export type Applied = {
  name: string;
  outcome: "kept" | "changed" | "unknown to this project" | "not taken" | "needs the plan Pro";
};

const PATIENCE_MS = 30_000;
const current = z.record(z.string(), z.unknown());

async function ask({ api, ref, token }: Project, changes?: Record<string, unknown>) {
  const answer = await fetch(`${api}/v1/projects/${ref}/config/auth`, {
    method: changes ? "PATCH" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(changes && { body: JSON.stringify(changes) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // An error's text may repeat what was sent.
  if (!answer.ok) return { status: answer.status, now: null };
  return { status: answer.status, now: current.parse(await answer.json()) };
}

async function read(project: Project): Promise<Record<string, unknown>> {
  const { status, now } = await ask(project);
  if (now === null) throw new Error(`Supabase's Management API answered ${status}.`);
  return now;
}

/** Whether a project has a setting as it is wanted. */
const isAs = (now: Record<string, unknown>, { name, value }: AuthSetting): boolean =>
  now[name] === value;

/**
 * Sets what differs and reads it back, since the API also takes a setting that it doesn't apply. What needs a plan is
 * sent apart, so that its refusal loses nothing else.
 */
export async function applyAuth(project: Project, wanted: AuthSetting[]): Promise<Applied[]> {
  const before = await read(project);
  const due = wanted.filter((setting) => setting.name in before && !isAs(before, setting));
  const parts = [
    due.filter(({ plan }) => plan === undefined),
    ...due.filter(({ plan }) => plan !== undefined).map((setting) => [setting]),
  ].filter((part) => part.length > 0);
  for (const part of parts) {
    const changes = Object.fromEntries(part.map(({ name, value }) => [name, value]));
    const { status, now } = await ask(project, changes);
    if (now === null && !part.every(({ plan }) => plan))
      throw new Error(`Supabase's Management API refused the settings (${status}).`);
  }
  const after = parts.length > 0 ? await read(project) : before;
  const outcome = (setting: AuthSetting): Applied["outcome"] => {
    if (!(setting.name in before)) return "unknown to this project";
    if (isAs(before, setting)) return "kept";
    if (isAs(after, setting)) return "changed";
    return setting.plan ? "needs the plan Pro" : "not taken";
  };
  return wanted.map((setting) => ({ name: setting.name, outcome: outcome(setting) }));
}
