import type { EmulatorDefinition } from "emulate";
import { z } from "zod";
import { published } from "./answer.ts";
import { browserScript } from "./browser-script.ts";
import { completeSession, payByForm, replaceCard, sessionOfSecret } from "./checkout.ts";
import { letTimePass } from "./clock.ts";
import { emit } from "./events.ts";
import { Failure } from "./failure.ts";
import { checkoutPage, closedPage } from "./pages/checkout.ts";
import { invoicePage } from "./pages/invoice.ts";
import { overviewPage } from "./pages/overview.ts";
import { portalPage } from "./pages/portal.ts";
import type { State } from "./state.ts";
import { timeOf } from "./time.ts";

type App = Parameters<EmulatorDefinition<State>["setup"]>[0]["app"];

const card = z.object({
  number: z.string(),
  expMonth: z.number().int().min(1).max(12),
  expYear: z.number().int(),
  confirmed: z.boolean(),
});
const detail = z.string().min(1).max(200).optional();
const details = { name: detail, taxId: detail, address: detail };
const checkout = card.extend(details);
const customerForm = z.object({ ...details, email: detail });

const NO_CARD = { error: { message: "Your card's expiration date is invalid." } };

/** What a browser opens: the script, the frame with the card form, the portal and the overview. */
export function browserPages(app: App, state: State, origin: string, appUrl: string): void {
  const own = {
    "content-security-policy": `default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; frame-ancestors ${appUrl}`,
  };
  app.get("/stripe/stripe.js", (c) =>
    c.body(browserScript(origin), 200, {
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
    }),
  );
  app.get("/stripe", (c) => c.html(overviewPage(state), 200, own));

  app.get("/stripe/checkout/:secret", (c) => {
    letTimePass(state);
    const session = sessionOfSecret(state, c.req.param("secret"));
    const price = session && state.prices[session.wanted.price];
    if (!session || !price) return c.html(closedPage(), 404, own);
    const name = state.products[price.product]?.name ?? price.id;
    const { balance = 0 } = state.customers[session.customer] ?? {};
    const now = timeOf(state, session.customer);
    return c.html(checkoutPage(session, price, { name, now, balance }), 200, own);
  });
  app.post("/stripe/checkout/:secret", async (c) => {
    const form = checkout.safeParse(await c.req.json().catch(() => null));
    const session = sessionOfSecret(state, c.req.param("secret"));
    if (!session) return c.json({ error: { message: "This checkout is no longer open." } }, 400);
    if (!form.success) return c.json(NO_CARD, 402);
    return refusing(c, () => {
      const url = completeSession(state, session, form.data);
      return { next: session.redirect_on_completion === "always" ? url : null };
    });
  });

  app.get("/stripe/portal/:id", (c) => {
    const portal = state.portals[c.req.param("id")];
    const customer = portal && state.customers[portal.customer];
    if (!portal || !customer) return c.text("This link is no longer valid.", 404);
    const invoices = Object.values(state.invoices).filter((one) => one.customer === customer.id);
    const latest = Object.values(state.subscriptions).findLast(
      (one) => one.customer === customer.id,
    );
    const paying =
      customer.invoice_settings.default_payment_method ?? latest?.default_payment_method;
    return c.html(
      portalPage({
        customer,
        card: state.paymentMethods[paying ?? ""],
        invoices: invoices.toReversed(),
        returnUrl: portal.returnUrl,
        detailsUrl: `/stripe/portal/${c.req.param("id")}/details`,
        // Stripe's own settings, if none are named, let people cancel.
        cancels: portal.configuration
          ? (state.configurations?.[portal.configuration]?.features.subscription_cancel.enabled ??
            false)
          : true,
      }),
      200,
      own,
    );
  });
  app.post("/stripe/portal/:id", async (c) => {
    const portal = state.portals[c.req.param("id")];
    const form = card.safeParse(await c.req.json().catch(() => null));
    if (!portal || !form.success) return c.json(NO_CARD, 402);
    return refusing(c, () => {
      // What waits for payment goes on waiting: its calendar tries it again, or somebody asks.
      replaceCard(state, portal.customer, form.data);
      return { next: null };
    });
  });

  /** What stands on the bills, as far as the portal's settings let people change it. */
  app.post("/stripe/portal/:id/details", async (c) => {
    const portal = state.portals[c.req.param("id")];
    const customer = portal && state.customers[portal.customer];
    const filled = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== "");
    const form = customerForm.safeParse(Object.fromEntries(filled));
    if (!portal || !customer || !form.success) return c.text("This can't be saved.", 400);
    const may = state.configurations?.[portal.configuration ?? ""]?.features.customer_update;
    const allowed = (what: string) => may?.enabled === true && may.allowed_updates.includes(what);
    const { name, taxId, address, email } = form.data;
    if (name && allowed("name")) customer.name = name;
    if (email && allowed("email")) customer.email = email;
    if (taxId && allowed("tax_id")) customer.taxIds = [taxId];
    if (address && allowed("address")) customer.address = { line1: address, country: "US" };
    emit(state, "customer.updated", customer.id, customer);
    return c.redirect(`/stripe/portal/${c.req.param("id")}`, 303);
  });

  app.get("/stripe/invoice/:id", (c) => {
    const bill = state.invoices[c.req.param("id")];
    if (!bill?.hosted_invoice_url) return c.text("There is no such invoice.", 404);
    return c.html(invoicePage(bill), 200, own);
  });
  app.post("/stripe/invoice/:id", async (c) => {
    const bill = state.invoices[c.req.param("id")];
    const form = card.safeParse(await c.req.json().catch(() => null));
    if (!bill || !form.success) return c.json(NO_CARD, 402);
    return refusing(c, () => {
      payByForm(state, bill, form.data);
      return { next: null };
    });
  });
}

type Answering = { json(data: unknown, status?: number): Response };

function refusing(c: Answering, run: () => object): Response {
  try {
    return c.json(published(run()));
  } catch (thrown) {
    if (thrown instanceof Failure) return c.json(thrown.body(), thrown.status);
    throw thrown;
  }
}
