import { defineEmulator } from "emulate";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import { answerCall, BASE } from "./collections.ts";
import { deliver } from "./deliver.ts";
import { answerPage, overviewPage, thanksPage } from "./pages.ts";
import { clip, clips, played } from "./play.ts";
import { interviewOf, SHAPES } from "./shapes.ts";
import { emptyState, type State } from "./state.ts";

const collection = z.enum(["departments", "interviews", "participants", "webhooks"]);
const REFUSALS: Record<number, string> = {
  401: "Invalid token.",
  429: "Request was throttled. Expected available in 1 second.",
  500: "A server error occurred.",
};

const account = (apiKey: string, origin: string) =>
  defineEmulator<State>({
    name: "willo",
    state: emptyState,
    setup({ app, state }) {
      app.use("*", async (c, next) => {
        if (!c.req.path.startsWith(`${BASE}/`)) return next();
        const key = c.req.header("authorization");
        if (key !== apiKey) {
          const detail = key ? "Invalid token." : "Authentication credentials were not provided.";
          return c.json({ detail }, 401);
        }
        if (state.refusing === null) return next();
        const headers = { "content-type": "application/json", "retry-after": "1" };
        const body = JSON.stringify({ detail: REFUSALS[state.refusing] });
        return new Response(body, { status: state.refusing, headers });
      });
      const call = async (request: Request, what: string | undefined, key?: string) => {
        const known = collection.safeParse(what);
        if (!known.success) return Response.json({ detail: "Not found." }, { status: 404 });
        const { method } = request;
        const url = new URL(request.url);
        const body: unknown = await request.json().catch(() => ({}));
        const answer = answerCall(state, origin, known.data, key, { method, url, body });
        if (answer.status === 204) return new Response(null, { status: 204 });
        return Response.json(answer.body, { status: answer.status });
      };
      // A path without its slash at the end is another one, and unknown.
      for (const method of ["get", "post", "put", "patch", "delete"] as const) {
        app[method](`${BASE}/:what/`, (c) => call(c.req.raw, c.req.param("what")));
        app[method](`${BASE}/:what/:key/`, (c) =>
          call(c.req.raw, c.req.param("what"), c.req.param("key")),
        );
      }

      app.get("/willo", (c) => c.html(overviewPage(state)));
      const invited = (code: string | undefined) => {
        const link = `${origin}/willo/invite/${code}/`;
        const found = state.interviews.find(({ invite_link }) => invite_link === link);
        return found && interviewOf(found);
      };
      app.get("/willo/invite/:code/", (c) => {
        const interview = invited(c.req.param("code"));
        return interview
          ? c.html(answerPage(interview, clips()))
          : c.text("There is no such interview.", 404);
      });
      app.post("/willo/invite/:code/", async (c) => {
        const interview = invited(c.req.param("code"));
        if (interview === undefined) return c.text("There is no such interview.", 404);
        const participant = played(interview, await c.req.parseBody(), origin);
        if (participant === null) return c.text("Fill in name and email.", 400);
        state.participants.push(participant);
        const before = state.deliveries.length;
        await deliver(state, participant.key, interview.key);
        return c.html(thanksPage(state.deliveries.length - before));
      });
      app.post("/willo/participants/:key/deliver", async (c) => {
        const found = state.participants.find(({ key }) => key === c.req.param("key"));
        if (found === undefined) return c.text("There is no such participant.", 404);
        await deliver(state, found.key, SHAPES.participants.parse(found).interview);
        return c.redirect("/willo", 303);
      });
      app.post("/willo/refusing", async (c) => {
        const { status } = await c.req.parseBody();
        state.refusing = Number(status) || null;
        return c.redirect("/willo", 303);
      });
      app.get("/willo/media/:name", (c) => {
        const found = clip(c.req.param("name") ?? "");
        if (found === null) return c.text("There is no such recording.", 404);
        return new Response(found.bytes, { headers: { "content-type": found.type } });
      });
      app.notFound((c) => c.json({ detail: "Not found." }, 404));
    },
  });

/** Willo's integrations V2, as far as the product uses it; at /willo somebody plays its candidates. */
export const willo: StandIn = (context) =>
  runEmulator(context, account(context.keys.willo.key, context.origin), [BASE, "/willo"]);
