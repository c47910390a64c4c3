import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Places, ROOT } from "./settings.ts";

/** What the demo data is made with: the app's own address, so that the real pipeline scores it. */
type DemoStack = {
  appUrl: string;
  /** Past row-level security: for what people do outside the app, such as moving dates into the past. */
  service: SupabaseClient;
  cronSecret: string;
  log(line: string): void;
};

const demoSchema = z.object({ email: z.string(), password: z.string(), candidateLink: z.url() });

/** What the launcher prints. */
type Demo = z.infer<typeof demoSchema>;

/** Exported as `seedDemo` by local/demo/seed.ts. It may be called again after a failure: it finishes what is there. */
export type SeedDemo = (stack: DemoStack) => Promise<Demo>;

function isSeed(value: unknown): value is SeedDemo {
  return typeof value === "function";
}

/** Makes the demo company at the first start and remembers it in `<dataDir>/demo.json`. `DEMO=off` makes none. */
export async function demoOnce(
  places: Places,
  settings: Record<string, string>,
  log: (line: string) => void,
): Promise<Demo | undefined> {
  if (places.given.DEMO === "off") return undefined;
  const file = join(places.dataDir, "demo.json");
  if (existsSync(file)) return demoSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const source = join(ROOT, "local/demo/seed.ts");
  if (!existsSync(source)) return undefined;
  const { seedDemo }: { seedDemo?: unknown } = await import(pathToFileURL(source).href);
  if (!isSeed(seedDemo)) return undefined;
  const { SUPABASE_URL = "", SUPABASE_SECRET_KEY = "", CRON_SECRET = "" } = settings;
  const service = createClient(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  });
  const demo = await seedDemo({ appUrl: places.appUrl, service, cronSecret: CRON_SECRET, log });
  writeFileSync(file, JSON.stringify(demoSchema.parse(demo), null, 2));
  return demo;
}
