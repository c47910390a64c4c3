import type { NextRequest } from "next/server";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";
import { isHalfRead, parse, readForm, readJson, storableValues } from "./body.ts";
import { errorResponse } from "./errors.ts";
import { log } from "./log.ts";
import { clientNetwork, countUse, type Limit } from "./rate-limit.ts";
import { routePattern } from "./route-pattern.ts";
import type { Asked } from "./session.ts";

const none = z.object({});
type None = typeof none;
type Schema = z.core.$ZodType;

type Input<Actor, Body extends Schema, Params extends Schema, Query extends Schema> = {
  actor: Actor;
  body: z.output<Body>;
  params: z.output<Params>;
  query: z.output<Query>;
  request: NextRequest;
  requestId: string;
};

type Options<Actor, Body extends Schema, Params extends Schema, Query extends Schema> = {
  /** Who is asking: `memberTo(…)`, `candidate`, `scheduler` or `anyone`. Throws if they may not. */
  as: ((request: NextRequest, params: z.output<Params>) => Promise<Actor>) & {
    action?: Asked;
  };
  body?: Body;
  /** The body is a plain form's instead of JSON: for what must work before a page's script is there. */
  form?: boolean;
  /** Bytes; 256 KiB unless told. */
  maxBody?: number;
  params?: Params;
  query?: Query;
  /** Counted before the actor is known, per client network. */
  limit?: Limit;
  /** Counted before the body is read, for each that `who` names. */
  perActor?: Limit & { who: (actor: Actor) => string };
  /** Logged only if it is refused or fails: for what machines ask every few seconds. */
  quiet?: boolean;
  /** On every answer, a refusal too. */
  headers?: Readonly<Record<string, string>>;
  /** A Response, or a value that is answered as JSON. */
  run: (input: Input<Actor, Body, Params, Query>) => Promise<Response | object>;
};

type Context = { params: Promise<Record<string, string | string[] | undefined> | undefined> };

/**
 * The one way in for requests: refuse other sites, count, parse, identify, run, answer. A handler has no try/catch:
 * whatever is thrown becomes an answer by the error table. Each request is one line of the log. The schemas stay readable beside the handler, for the test
 * that asks each of them for its limits.
 */
export function route<
  Actor,
  Body extends Schema = None,
  Params extends Schema = None,
  Query extends Schema = None,
>(options: Options<Actor, Body, Params, Query>) {
  const answer = async (
    request: NextRequest,
    context: Context,
    requestId: string,
  ): Promise<Response> => {
    try {
      refuseOtherSites(request);
      if (options.limit) await countUse(options.limit, clientNetwork(request));
      // Next gives an address without parameters none at all.
      const params = parse(orNone(options.params), storableValues((await context.params) ?? {}));
      const asked = Object.fromEntries(request.nextUrl.searchParams);
      const query = parse(orNone(options.query), storableValues(asked));
      const actor = await options.as(request, params);
      if (options.perActor) await countUse(options.perActor, options.perActor.who(actor));
      const body = await readBody(request, options);
      const result = await options.run({ actor, body, params, query, request, requestId });
      if (result instanceof Response) return result;
      const headers = { "cache-control": "no-store", "x-request-id": requestId };
      return Response.json(result, { headers });
    } catch (error) {
      const refusal = errorResponse(error, requestId);
      if (isHalfRead(request)) refusal.headers.set("connection", "close");
      return refusal;
    }
  };
  const handler = async (request: NextRequest, context: Context): Promise<Response> => {
    const requestId = requestIdOf(request);
    const startedAt = performance.now();
    const response = await answer(request, context, requestId);
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      response.headers.set(name, value);
    }
    if (!options.quiet || response.status >= 400) {
      log("info", "request", {
        requestId,
        method: request.method,
        route: routePattern(request.nextUrl.pathname, (await context.params) ?? {}),
        status: response.status,
        durationMs: Math.round(performance.now() - startedAt),
      });
    }
    return response;
  };
  const { as, body, params, query, limit, perActor } = options;
  return Object.assign(handler, {
    accepts: { body, params, query },
    limits: { limit, perActor },
    action: as.action,
  });
}

/** The proxy's own id of a request, so that its log and ours meet; else one of ours. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id") ?? "";
  return /^[0-9a-f-]{32,36}$/.test(given) ? given : crypto.randomUUID();
}

async function readBody<S extends Schema>(
  request: Request,
  { body, form, maxBody }: { body?: S; form?: boolean; maxBody?: number },
): Promise<z.output<S>> {
  const schema = orNone(body);
  if (body === undefined) return parse(schema, {});
  return form ? readForm(request, schema, maxBody) : readJson(request, schema, maxBody);
}

/** A schema left out is the empty one, which is also the type parameter's default. */
function orNone<S extends Schema>(schema: S | undefined): S;
function orNone(schema: Schema | undefined): Schema {
  return schema ?? none;
}

/**
 * A browser names the page that sends a write; another site's page may not use a visitor's cookies.
 * @throws AppError `forbidden`
 */
function refuseOtherSites(request: Request): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const own = [
    serverEnv().APP_URL,
    `http://${request.headers.get("host")}`,
    `https://${request.headers.get("host")}`,
  ];
  if (!own.includes(origin))
    throw new AppError("forbidden", "This request came from another site.");
}
