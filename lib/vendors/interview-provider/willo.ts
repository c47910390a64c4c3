import type { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { PROVIDER_TEXTS, ProviderEnded } from "#lib/domain/interviews/provider";
import type { InterviewProvider } from "./types.ts";
import { callWillo, type WilloAccount } from "./willo-client.ts";
import {
  interviews,
  madeDepartment,
  madeInterview,
  participant,
  toWilloDepartment,
  toWilloInterview,
} from "./willo-schemas.ts";

const NOT_CREATED =
  "Failed to create department. What you typed is saved, but your company isn't set up yet. Please try again.";

/** Willo's integrations V2: https://api.willotalent.com/api/integrations/v2. */
export function willo(account: WilloAccount): InterviewProvider {
  const call = callWillo.bind(null, account);
  const department = (key: string) => `departments/${encodeURIComponent(key)}/` as const;
  const interview = (key: string) => `interviews/${encodeURIComponent(key)}/` as const;
  const person = (key: string) => `participants/${encodeURIComponent(key)}/` as const;
  return {
    name: "willo",
    async createDepartment(made) {
      const body = toWilloDepartment(made);
      return named(NOT_CREATED, async () => {
        const reply = await call({ method: "POST", path: "departments/", body });
        return read(madeDepartment, reply).key;
      });
    },
    async updateDepartment(key, changed) {
      const body = toWilloDepartment(changed);
      await named("Failed to update department", () =>
        call({ method: "PATCH", path: department(key), body }),
      );
    },
    async removeDepartment(key) {
      await named("Failed to delete department", () =>
        ifThere(call({ method: "DELETE", path: department(key) })),
      );
    },
    async createInterview(wanted) {
      const body = toWilloInterview(wanted);
      return read(madeInterview, await call({ method: "POST", path: "interviews/", body }));
    },
    async findInterviews(inDepartment, titles) {
      const found: string[] = [];
      for (let page = 1; ; page += 1) {
        const query = new URLSearchParams({
          department: inDepartment,
          page: String(page),
          page_size: "30",
        });
        const list = read(interviews, await call({ method: "GET", path: `interviews/?${query}` }));
        for (const { key, title, department: of } of list.results) {
          if (titles.includes(title) && (of ?? inDepartment) === inDepartment) found.push(key);
        }
        if (!list.next) return found;
      }
    },
    async readInterview(key) {
      return read(madeInterview, await call({ method: "GET", path: interview(key) }));
    },
    async updateInterview(key, changed) {
      const body = toWilloInterview(changed);
      await call({ method: "PUT", path: interview(key), body });
    },
    async removeInterview(key) {
      await ifThere(call({ method: "DELETE", path: interview(key) }));
    },
    async readParticipant(key) {
      const reply = await ifThere(call({ method: "GET", path: person(key) }));
      return reply === null ? null : read(participant, reply);
    },
    async removeParticipant(key) {
      await ifThere(call({ method: "DELETE", path: person(key) }));
    },
  };
}

/** What a call answers; null if there is no such thing. */
async function ifThere(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  });
}

/** @throws AppError vendor_failed for an answer of another shape */
function read<S extends z.ZodType>(schema: S, reply: unknown): z.output<S> {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  throw new ProviderEnded("vendor_failed", PROVIDER_TEXTS.unreadable, {
    cause: parsed.error,
    log: `Willo's answer lacks ${parsed.error.issues.map(({ path }) => path.join(".")).join(", ")}`,
  });
}

/** What the company's form says of a failure, whatever it was; the log has the rest. */
async function named<T>(message: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const log = cause instanceof AppError ? cause.log : undefined;
    throw new AppError("vendor_failed", message, { cause, ...(log !== undefined && { log }) });
  }
}
