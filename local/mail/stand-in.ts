import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { defineEmulator } from "emulate";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import { pressUnsubscribe, tellProduct } from "./deliver.ts";
import type { Message } from "./message.ts";
import { inboxPage, messagePage } from "./pages.ts";

const addresses = z.union([z.string().min(1), z.array(z.string().min(1)).min(1).max(50)]);
const asList = (value: string | string[] | undefined) =>
  value === undefined ? [] : [value].flat();

const sent = z.object({
  from: z.string().min(1),
  to: addresses,
  subject: z.string(),
  html: z.string().optional(),
  text: z.string().optional(),
  cc: addresses.optional(),
  bcc: addresses.optional(),
  reply_to: addresses.optional(),
  headers: z.record(z.string(), z.string()).optional(),
  attachments: z
    .array(z.object({ filename: z.string(), content: z.base64(), content_type: z.string() }))
    .default([]),
});

const KEPT = 1000;

const inbox = (apiKey: string, endpoint: { url: string; secret: string }) =>
  defineEmulator<{ messages: Message[] }>({
    name: "mail",
    state: () => ({ messages: [] }),
    setup({ app, state }) {
      const refuse = (statusCode: number, name: string, message: string) => ({
        statusCode,
        name,
        message,
      });
      app.use("/emails", async (c, next) => {
        if (c.req.header("authorization") === `Bearer ${apiKey}`) return next();
        return c.json(refuse(401, "missing_api_key", "Missing or wrong API key"), 401);
      });
      app.post("/emails", async (c) => {
        const input = sent.safeParse(await c.req.json().catch(() => ({})));
        if (!input.success) {
          const [issue] = input.error.issues;
          const message = `Invalid \`${issue?.path.join(".")}\` field. ${issue?.message}`;
          return c.json(refuse(422, "validation_error", message), 422);
        }
        const key = c.req.header("idempotency-key") ?? null;
        const earlier =
          key && state.messages.find(({ idempotency_key }) => idempotency_key === key);
        const { from, to, subject, html = null, text = null, reply_to, headers = {} } = input.data;
        const { attachments } = input.data;
        const message = {
          from,
          to: asList(to),
          subject,
          html,
          text,
          reply_to: asList(reply_to),
          headers,
          attachments,
        };
        if (earlier) {
          const { id: earlierId, created_at: _at, idempotency_key: _key, ...before } = earlier;
          if (isDeepStrictEqual(before, message)) return c.json({ id: earlierId });
          const used = "This idempotency key has been used with another request body";
          return c.json(refuse(409, "invalid_idempotent_request", used), 409);
        }
        const id = randomUUID();
        const created_at = new Date().toISOString();
        state.messages.push({ ...message, id, created_at, idempotency_key: key });
        state.messages.splice(0, state.messages.length - KEPT);
        return c.json({ id });
      });
      // Newest first, as the vendor lists them; tests read mail here.
      app.get("/emails", (c) =>
        c.json({ object: "list", has_more: false, data: state.messages.toReversed() }),
      );
      app.get("/inbox", (c) =>
        c.html(inboxPage(state.messages.toReversed(), c.req.query("to") ?? "")),
      );
      app.get("/inbox/:id", (c) => {
        const message = state.messages.find(({ id }) => id === c.req.param("id"));
        return message
          ? c.html(messagePage(message, c.req.query("done")))
          : c.text("There is no such message.", 404);
      });
      // What a recipient or their mail server may do with it; the page's buttons.
      app.post("/inbox/:id/:act", async (c) => {
        const message = state.messages.find(({ id }) => id === c.req.param("id"));
        if (!message) return c.text("There is no such message.", 404);
        const act = c.req.param("act");
        const status =
          act === "bounce" || act === "complaint"
            ? await tellProduct(endpoint, message, act)
            : await pressUnsubscribe(message);
        return c.redirect(`/inbox/${message.id}?done=${status}`, 303);
      });
    },
  });

/** Resend's API, whose messages land in a web page at /inbox instead of leaving the machine. */
export const mail: StandIn = (context) =>
  runEmulator(
    context,
    inbox(context.keys.mail, {
      url: `${context.appUrl}/api/mail/webhook`,
      secret: context.keys.mailWebhook,
    }),
    ["/emails", "/inbox"],
  );
