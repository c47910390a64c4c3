import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { z } from "zod";
import type { Limit } from "#lib/http/rate-limit";
import type { Asked } from "#lib/http/session";

type Handler = {
  accepts: Record<"body" | "params" | "query", z.core.$ZodType | undefined>;
  limits: Record<"limit" | "perActor", Limit | undefined>;
  /** What it asks of a signed-in person; none if it asks for nobody who signs in. */
  action: Asked | undefined;
};

const isHandler = (value: unknown): value is Handler =>
  typeof value === "function" && "accepts" in value && "limits" in value;

/** Every file of handlers, by its path from the project's root. */
export const HANDLER_FILES = globSync("app/**/route.ts").toSorted();

/** Every handler of a file that comes in by `route()`, by its method. */
export async function handlersOf(file: string): Promise<[string, Handler][]> {
  const exported: Record<string, unknown> = await import(resolve(file));
  return Object.entries(exported).flatMap(([method, value]) =>
    isHandler(value) ? [[method, value] satisfies [string, Handler]] : [],
  );
}

/** Whether a file counts uses by itself, beside what `route()` counts. */
export const countsItself = (file: string) => readFileSync(file, "utf8").includes("countUse(");
