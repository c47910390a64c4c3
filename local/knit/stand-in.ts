import { defineEmulator } from "emulate";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import { type App, apiCalls } from "./api.ts";
import { SILENT } from "./faults.ts";
import { overviewPage } from "./page.ts";
import { emptyState, FAULTS, type FaultKind, type State } from "./state.ts";
import { type Endpoint, tellProduct } from "./tell.ts";
import { windowCalls } from "./window.ts";

/** Longer than the product waits. */
const SILENCE_MS = 60_000;

const isFault = (kind: string): kind is FaultKind => kind in FAULTS;
const fault = z.object({
  kind: z.string().refine(isFault),
  tool: z.string(),
  left: z.coerce.number().int().min(1),
});

/** What a person sees and presses: what arrived, its files, and what fails or ends. */
function pages(app: App, state: State, endpoint: Endpoint): void {
  app.get("/knit", (c) => c.html(overviewPage(state)));
  app.get("/knit/files/:id", (c) => {
    const file = state.applications
      .flatMap(({ attachments }) => attachments)
      .find(({ id }) => id === c.req.param("id"));
    if (!file) return c.text("There is no such file.", 404);
    return new Response(new Uint8Array(Buffer.from(file.content, "base64")), {
      headers: { "content-type": "application/pdf" },
    });
  });
  app.post("/knit/fault", async (c) => {
    const input = fault.safeParse(await c.req.parseBody());
    if (!input.success) return c.text("That can't fail.", 400);
    state.fault = input.data;
    return c.redirect("/knit", 303);
  });
  app.post("/knit/work", (c) => {
    state.fault = null;
    return c.redirect("/knit", 303);
  });
  // What the documents leave open is the name of this event; the product takes any as a hint.
  app.post("/knit/end/:id", async (c) => {
    const found = state.integrations.find(({ id }) => id === c.req.param("id"));
    if (!found) return c.text("There is no such connection.", 404);
    found.isActive = false;
    await tellLater(endpoint, found.id, { eventType: "integration.deactivated" });
    return c.redirect("/knit", 303);
  });
  app.post("/knit/delete-job/:id", async (c) => {
    const { job } = z.object({ job: z.string() }).parse(await c.req.parseBody());
    state.deletedJobs.push(job);
    await tellLater(endpoint, c.req.param("id"), {
      eventType: "record.deleted",
      syncDataType: "ats_jobs",
      recordId: job,
    });
    return c.redirect("/knit", 303);
  });
}

/** After this request: the product asks back at once, and the emulator answers one after the other. */
async function tellLater(...event: Parameters<typeof tellProduct>): Promise<void> {
  setTimeout(() => void tellProduct(...event), 50).unref();
}

const service = (apiKey: string, origin: string, appUrl: string) =>
  defineEmulator<State>({
    name: "knit",
    state: emptyState,
    setup({ app, state }) {
      apiCalls(app, state, apiKey);
      windowCalls(app, state, origin);
      pages(app, state, { url: `${appUrl}/api/knit/webhook`, apiKey });
      app.notFound((c) => c.json({ error: { msg: "Not supported" } }, 404));
    },
  });

/** Knit and an ATS behind it, which can be told to fail; what arrives is shown at /knit. */
export const knit: StandIn = async (context) => {
  const { origin, appUrl, keys } = context;
  const running = await runEmulator(context, service(keys.knit, origin, appUrl), ["/knit"]);
  const closed = new AbortController();
  return {
    ...running,
    async fetch(request) {
      const response = await running.fetch(request);
      if (!response.headers.has(SILENT)) return response;
      await new Promise((over) => {
        setTimeout(over, SILENCE_MS).unref();
        closed.signal.addEventListener("abort", over);
        request.signal.addEventListener("abort", over);
      });
      return new Response(null, { status: 504 });
    },
    async close() {
      closed.abort();
      await running.close();
    },
  };
};
