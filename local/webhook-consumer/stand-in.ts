import { defineEmulator } from "emulate";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import type { Consumer } from "./consumer.ts";
import { consumerPage } from "./pages.ts";

const PATH = "/webhooks/in";
const KEPT = 500;

const typed = z.object({ type: z.string() });
const secretForm = z.object({ secret: z.string().max(200) });
const downForm = z.object({ down: z.enum(["yes", "no"]) });

/** As docs/webhooks.md tells consumers to. */
function isVerified(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}

function typeOf(body: string): string {
  try {
    return typed.parse(JSON.parse(body)).type;
  } catch {
    return "not a message";
  }
}

const consumer = (address: string) =>
  defineEmulator<Consumer>({
    name: "webhook-consumer",
    state: () => ({ secret: "", down: false, refused: 0, arrivals: [] }),
    setup({ app, state }) {
      app.get("/webhooks", (c) => c.html(consumerPage(state, address)));
      app.get("/webhooks/arrivals", (c) => c.json({ down: state.down, data: state.arrivals }));
      app.post("/webhooks/secret", async (c) => {
        const given = secretForm.safeParse(await c.req.parseBody());
        if (given.success) state.secret = given.data.secret.trim();
        return c.redirect("/webhooks", 303);
      });
      app.post("/webhooks/down", async (c) => {
        const wanted = downForm.safeParse(await c.req.parseBody());
        if (wanted.success) {
          state.down = wanted.data.down === "yes";
          state.refused = 0;
        }
        return c.redirect("/webhooks", 303);
      });
      app.post(PATH, async (c) => {
        const body = await c.req.text();
        if (state.down) {
          state.refused += 1;
          return c.text("Down for maintenance", 503);
        }
        const verified = isVerified(state.secret, body, c.req.header());
        const id = c.req.header("webhook-id") ?? "";
        const known = state.arrivals.find((arrival) => arrival.id === id);
        if (known) known.times += 1;
        else {
          const at = new Date().toISOString();
          state.arrivals.push({ id, type: typeOf(body), times: 1, at, verified, body });
          state.arrivals.splice(0, state.arrivals.length - KEPT);
        }
        return c.text(verified ? "Thank you" : "Wrong signature", verified ? 200 : 401);
      });
    },
  });

/** No vendor: a company's own system that is told of what happens here, with a web page at /webhooks. */
export const webhookConsumer: StandIn = (context) =>
  runEmulator(context, consumer(context.origin + PATH), ["/webhooks"]);
