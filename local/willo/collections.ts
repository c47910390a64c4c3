import type { z } from "zod";
import { type Collection, dangling, fieldErrors, SHAPES } from "./shapes.ts";
import { newKey, type State, type Thing } from "./state.ts";

export const BASE = "/api/integrations/v2";

type Answer = { status: number; body: unknown };

const MAX_PAGE = 30;
const notFound: Answer = { status: 404, body: { detail: "Not found." } };

type Call = { method: string; url: URL; body: unknown };

/** What a call on `/{collection}/` or `/{collection}/{key}/` answers. */
export function answerCall(
  state: State,
  origin: string,
  what: Collection,
  key: string | undefined,
  call: Call,
): Answer {
  if (key === undefined) {
    if (call.method === "GET")
      return { status: 200, body: pageOf(filtered(state[what], call.url), call.url) };
    if (call.method === "POST") return create(state, origin, what, call.body);
    return notAllowed(call.method);
  }
  const at = state[what].findIndex((thing) => thing.key === key);
  const thing = state[what][at];
  if (thing === undefined) return notFound;
  switch (call.method) {
    case "GET":
      return { status: 200, body: thing };
    case "PUT":
      return change(state, what, thing, SHAPES[what], call.body);
    case "PATCH":
      return change(state, what, thing, SHAPES[what].partial(), call.body);
    case "DELETE":
      state[what].splice(at, 1);
      return { status: 204, body: null };
    default:
      return notAllowed(call.method);
  }
}

function notAllowed(method: string): Answer {
  return { status: 405, body: { detail: `Method "${method}" not allowed.` } };
}

/** Interviews of one department, if the address names it. */
function filtered(all: readonly Thing[], url: URL): readonly Thing[] {
  const wanted = url.searchParams.get("department");
  return wanted === null ? all : all.filter(({ department }) => department === wanted);
}

function pageOf(all: readonly Thing[], url: URL) {
  const number = Math.max(1, Number(url.searchParams.get("page")) || 1);
  const size = Math.min(Number(url.searchParams.get("page_size")) || MAX_PAGE, MAX_PAGE);
  const at = (page: number) => {
    const address = new URL(url);
    address.searchParams.set("page", String(page));
    return address.href;
  };
  return {
    count: all.length,
    next: number * size < all.length ? at(number + 1) : null,
    previous: number > 1 ? at(number - 1) : null,
    results: all.slice((number - 1) * size, number * size),
  };
}

function create(state: State, origin: string, what: Collection, body: unknown): Answer {
  const input = SHAPES[what].safeParse(body);
  if (!input.success) return { status: 400, body: fieldErrors(input.error) };
  const wrong = dangling(state, what, input.data);
  if (wrong) return { status: 400, body: wrong };
  const thing: Thing = {
    key: newKey(),
    ...input.data,
    ...(what === "interviews" && {
      invite_link: `${origin}/willo/invite/${newKey().slice(0, 12)}/`,
    }),
    ...(what === "participants" && { status: "invited", answers: [] }),
  };
  state[what].push(thing);
  return { status: 201, body: thing };
}

function change(
  state: State,
  what: Collection,
  thing: Thing,
  shape: z.ZodType<object>,
  body: unknown,
): Answer {
  const input = shape.safeParse(body);
  if (!input.success) return { status: 400, body: fieldErrors(input.error) };
  const wrong = dangling(state, what, input.data);
  if (wrong) return { status: 400, body: wrong };
  // A default that a PATCH didn't send changes nothing.
  const sent = new Set(Object.keys(Object(body)));
  for (const [field, value] of Object.entries(input.data)) {
    if (sent.has(field)) thing[field] = value;
  }
  return { status: 200, body: thing };
}
