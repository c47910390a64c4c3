import { randomBytes } from "node:crypto";
import { defineEmulator } from "emulate";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import { textsPage } from "./page.ts";
import {
  emptyState,
  FAULTS,
  isFault,
  isOutcome,
  OUTCOMES,
  type State,
  type Text,
} from "./state.ts";
import { type Account, tellProduct } from "./tell.ts";

/** The number that texts come from. */
export const SENDER = "+15005550006";

const KEPT = 1000;
const STOPS = /^\s*(stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)\s*$/i;
const STARTS = /^\s*(start|unstop)\s*$/i;
const OBEYED = { STOP: STOPS, START: STARTS, HELP: /^\s*(help|info)\s*$/i };

const asked = z.object({
  To: z.string().regex(/^\+[1-9]\d{7,14}$/),
  From: z.string().optional(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().min(1).max(1600),
  StatusCallback: z.url().optional(),
});
const written = z.object({
  from: z.string().regex(/^\+[1-9]\d{7,14}$/),
  to: z.string().regex(/^\+[1-9]\d{7,14}$/),
  body: z.string().min(1).max(1600),
});

const newSid = () => `SM${randomBytes(16).toString("hex")}`;

function keep(state: State, text: Omit<Text, "sid" | "date_created" | "num_segments">): Text {
  const date_created = new Date().toUTCString();
  const num_segments = String(Math.max(1, Math.ceil(text.body.length / 153)));
  const kept = { ...text, sid: newSid(), date_created, num_segments };
  state.texts.push(kept);
  state.texts.splice(0, state.texts.length - KEPT);
  return kept;
}

const shown = ({ callback: _, ...text }: Text) => text;
const refusal = (code: number, message: string, status: number) =>
  Response.json({ code, message, status }, { status });

/** The API: a text is taken, and listed by its number. */
function takeText(state: State, form: Record<string, unknown>): Response {
  const fault = state.fault?.kind;
  if (state.fault && --state.fault.left <= 0) state.fault = null;
  if (fault === "429" || fault === "500") return refusal(20429, FAULTS[fault], Number(fault));
  const input = asked.safeParse(form);
  if (!input.success) return refusal(21211, "The 'To' number is not a valid phone number.", 400);
  const { To: to, From: from = SENDER, Body: body, StatusCallback: callback = null } = input.data;
  if (state.stopped.includes(to))
    return refusal(21610, "Attempt to send to unsubscribed recipient", 400);
  const status = "queued";
  const text = { direction: "outbound-api", from, to, body, status, error_code: null } as const;
  const taken = keep(state, { ...text, callback });
  return fault === "lost"
    ? new Response("<h1>Bad gateway</h1>", { status: 502 })
    : Response.json(shown(taken), { status: 201 });
}

const service = (account: Account, incoming: string) =>
  defineEmulator<State>({
    name: "sms",
    state: emptyState,
    setup({ app, state }) {
      const root = `/2010-04-01/Accounts/${account.sid}`;
      for (const path of [`${root}.json`, `${root}/Messages.json`])
        app.use(path, async (c, next) => {
          const known = `Basic ${btoa(`${account.sid}:${account.token}`)}`;
          if (c.req.header("authorization") === known) return next();
          return refusal(20003, "Authenticate", 401);
        });
      app.get(`${root}.json`, (c) => c.json({ sid: account.sid, status: "active" }));
      app.get(`${root}/Messages.json`, (c) => {
        const to = c.req.query("To");
        const found = state.texts.filter((text) => to === undefined || text.to === to);
        return c.json({ messages: found.toReversed().map(shown) });
      });
      app.post(`${root}/Messages.json`, async (c) => takeText(state, await c.req.parseBody()));
      app.get("/sms", (c) => c.html(textsPage(state, SENDER, c.req.query("number") ?? "")));
      app.post("/sms/fault", async (c) => {
        const kind = String((await c.req.parseBody()).kind);
        if (!isFault(kind)) return c.text("That can't fail.", 400);
        state.fault = { kind, left: 1 };
        return c.redirect("/sms", 303);
      });
      app.post("/sms/obeyed", (c) => {
        state.saysObeyed = !state.saysObeyed;
        return c.redirect("/sms", 303);
      });
      app.post("/sms/receive", async (c) => {
        const input = written.safeParse(await c.req.parseBody());
        if (!input.success) return c.text("Numbers look like +18135550123.", 400);
        const { from, body } = input.data;
        if (STOPS.test(body)) state.stopped = [...new Set([...state.stopped, from])];
        if (STARTS.test(body)) state.stopped = state.stopped.filter((one) => one !== from);
        const text = { ...input.data, status: "received", error_code: null, callback: null };
        tellReceived(keep(state, { ...text, direction: "inbound" }));
        return c.redirect(`/sms?number=${encodeURIComponent(from)}`, 303);
      });
      app.post("/sms/:sid/:act", (c) => {
        const text = state.texts.find(({ sid }) => sid === c.req.param("sid"));
        const act = c.req.param("act");
        if (!text) return c.text("There is no such text.", 404);
        if (text.direction === "inbound") tellReceived(text);
        else if (isOutcome(act)) tellOutcome(text, OUTCOMES[act]);
        return c.redirect("/sms", 303);
      });
      /** After this request: the product asks back at once, and the emulator answers one after the other. */
      const later = (url: string, about: Record<string, string>) =>
        setTimeout(() => void tellProduct(account, url, about), 50).unref();
      const tellReceived = ({ sid, from, to, body }: Text) => {
        const word = Object.entries(OBEYED).find(([, words]) => words.test(body))?.[0];
        const text = { MessageSid: sid, From: from, To: to, Body: body, NumMedia: "0" };
        later(incoming, { ...text, ...(state.saysObeyed && word && { OptOutType: word }) });
      };
      const tellOutcome = (
        text: Text,
        { status, code }: { status: string; code: number | null },
      ) => {
        text.status = status;
        text.error_code = code;
        if (text.callback === null) return;
        later(text.callback, {
          MessageSid: text.sid,
          MessageStatus: status,
          To: text.to,
          From: text.from,
          ...(code !== null && { ErrorCode: String(code) }),
        });
      };
    },
  });

/** Twilio's messages, shown at /sms instead of on phones, where also a phone's owner and its carrier are played. */
export const sms: StandIn = (context) =>
  runEmulator(context, service(context.keys.sms, `${context.appUrl}/api/texts/webhook`), [
    "/2010-04-01",
    "/sms",
  ]);
