import { randomBytes } from "node:crypto";
import { defineEmulator } from "emulate";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";

const BASE = "/api/integrations/v2";

const branding = z.record(z.string(), z.unknown()).optional();
const created = z.object({
  name: z.string("This field is required.").trim().min(1, "This field may not be blank."),
  is_global: z.boolean("Must be a valid boolean.").default(false),
  branding,
});
const changed = created.partial();

type Department = {
  key: string;
  name: string;
  is_global: boolean;
  branding: Record<string, unknown>;
};

/** Field errors as the provider words them: `{field: ["message"]}`. */
const fieldErrors = (error: z.ZodError) => z.flattenError(error).fieldErrors;

const departments = (apiKey: string) =>
  defineEmulator<{ departments: Department[] }>({
    name: "interview-provider",
    state: () => ({ departments: [] }),
    setup({ app, state }) {
      app.use("*", async (c, next) => {
        const key = c.req.header("authorization");
        if (key === apiKey) return next();
        const detail = key ? "Invalid token." : "Authentication credentials were not provided.";
        return c.json({ detail }, 401);
      });
      app.get(`${BASE}/departments/`, (c) => {
        const results = state.departments;
        return c.json({ count: results.length, next: null, previous: null, results });
      });
      app.post(`${BASE}/departments/`, async (c) => {
        const input = created.safeParse(await c.req.json().catch(() => ({})));
        if (!input.success) return c.json(fieldErrors(input.error), 400);
        const { name, is_global, branding = {} } = input.data;
        const department = { key: randomBytes(16).toString("hex"), name, is_global, branding };
        state.departments.push(department);
        return c.json(department, 201);
      });
      app.get(`${BASE}/departments/:key/`, (c) => {
        const department = state.departments.find(({ key }) => key === c.req.param("key"));
        return department ? c.json(department) : c.json({ detail: "Not found." }, 404);
      });
      app.patch(`${BASE}/departments/:key/`, async (c) => {
        const department = state.departments.find(({ key }) => key === c.req.param("key"));
        if (!department) return c.json({ detail: "Not found." }, 404);
        const input = changed.safeParse(await c.req.json().catch(() => ({})));
        if (!input.success) return c.json(fieldErrors(input.error), 400);
        const { name = department.name, is_global = department.is_global } = input.data;
        Object.assign(department, { name, is_global });
        Object.assign(department.branding, input.data.branding);
        return c.json(department);
      });
      app.delete(`${BASE}/departments/:key/`, (c) => {
        const at = state.departments.findIndex(({ key }) => key === c.req.param("key"));
        if (at < 0) return c.json({ detail: "Not found." }, 404);
        state.departments.splice(at, 1);
        return c.body(null, 204);
      });
      app.notFound((c) => c.json({ detail: "Not found." }, 404));
    },
  });

/** Willo's integrations V2, as far as the product uses it: departments, which its people call companies. */
export const interviewProvider: StandIn = (context) =>
  runEmulator(context, departments(context.keys.interviewProvider), [BASE]);
