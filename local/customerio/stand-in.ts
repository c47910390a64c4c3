import { defineEmulator } from "emulate";
import { z } from "zod";
import { html } from "../html.ts";
import { plainPage, plainTime } from "../plain-page.ts";
import { runEmulator, type StandIn } from "../stand-in.ts";

const BASE = "/customerio/api/v1/customers/:id";
const KEPT = 500;

const attributes = z.record(z.string(), z.unknown());
const event = z.object({ name: z.string().min(1), data: attributes.default({}) });

/** One call: an event, or with `name` null what is known of a person. */
type Call = { person: string; name: string | null; data: Record<string, unknown>; at: string };

/** The vendor's error shape. */
const refusal = (error: string) => ({ meta: { error } });

function page(calls: readonly Call[]): string {
  const rows = calls.map(
    ({ person, name, data, at }) => `<li><strong>${html(name ?? "Person")}</strong>
<small>${html(person)} · ${plainTime(at)}</small><pre>${html(JSON.stringify(data, null, 2))}</pre></li>`,
  );
  const list = rows.length > 0 ? `<ol>${rows.join("")}</ol>` : "<p>Nothing was told yet.</p>";
  return plainPage("Customer messaging", `<p><a href="/inbox">Inbox</a></p>${list}`);
}

const workspace = ({ siteId, apiKey }: { siteId: string; apiKey: string }) =>
  defineEmulator<{ calls: Call[] }>({
    name: "customerio",
    state: () => ({ calls: [] }),
    setup({ app, state }) {
      const keep = (call: Omit<Call, "at">) => {
        state.calls.push({ ...call, at: new Date().toISOString() });
        state.calls.splice(0, state.calls.length - KEPT);
      };
      const basic = `Basic ${btoa(`${siteId}:${apiKey}`)}`;
      const isKnown = (authorization: string | undefined) => authorization === basic;
      app.put(BASE, async (c) => {
        if (!isKnown(c.req.header("authorization")))
          return c.json(refusal("Unauthorized request"), 401);
        const input = attributes.safeParse(await c.req.json().catch(() => null));
        if (!input.success) return c.json(refusal("malformed request"), 400);
        keep({ person: c.req.param("id") ?? "", name: null, data: input.data });
        return c.json({});
      });
      app.post(`${BASE}/events`, async (c) => {
        if (!isKnown(c.req.header("authorization")))
          return c.json(refusal("Unauthorized request"), 401);
        const input = event.safeParse(await c.req.json().catch(() => null));
        if (!input.success) return c.json(refusal("malformed request"), 400);
        keep({ person: c.req.param("id") ?? "", ...input.data });
        return c.json({});
      });
      app.get("/customerio/api/v1/accounts/region", (c) =>
        isKnown(c.req.header("authorization"))
          ? c.json({ url: "track.customer.io", data_center: "us", environment_id: 1 })
          : c.json(refusal("Unauthorized request"), 401),
      );
      app.get("/customerio", (c) => c.html(page(state.calls.toReversed())));
      // Newest first; tests read calls here.
      app.get("/customerio/calls", (c) => c.json({ data: state.calls.toReversed() }));
    },
  });

/** Customer.io's track API, whose calls land in a web page at /customerio instead of leaving the machine. */
export const customerio: StandIn = (context) =>
  runEmulator(context, workspace(context.keys.customerio), ["/customerio"]);
