import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { readWorkspace } from "#lib/data/account/workspace";
import type { Database } from "#lib/data/database";
import { readDashboard } from "#lib/data/interviews/dashboard";
import { readInterviewAnswers } from "#lib/data/interviews/interviews";
import { readCalls } from "#lib/data/results/calls";
import { readList } from "#lib/data/results/list";
import { CALLS_SHOWN } from "#lib/domain/results/calls";
import { RESULT_SORTS, type ResultSort, wholeList } from "#lib/domain/results/result-query";
import { type LocalSupabase, startSupabase } from "#local/supabase/start";
import { KEYS } from "#tests/database/support/keys";
import { startPostgres } from "#tests/database/support/postgres";
import { logOf, readingsOf, TELL_PLANS } from "./plans.ts";
import { seedCompany } from "./seed.ts";

/**
 * `npm run bench:list`: the candidates list and the dashboard of a company with 100,000 attempts beside one with 100, on a
 * Postgres of this machine, as their signed-in owners read them: what each order reads, by which index, and how much
 * longer the large list takes.
 */
const SIZES = { small: 100, large: 100_000 } as const;
const ROUNDS = 15;
const DEPTHS = ["begin", "middle", "end"];
const KEY = {
  newest: "submission desc",
  oldest: "submission",
  name: "name_key",
  "name-z": "name_key desc",
  rating: "best_key desc",
  "rating-low": "lowest_key desc",
} as const satisfies Record<ResultSort, string>;

const server = await startPostgres();
if (!server) throw new Error("This bench needs a Postgres on this machine.");
const folder = mkdtempSync(join(tmpdir(), "rolecall-bench-"));
const sql = postgres(server.url, { max: 1, onnotice: () => {} });
const start = () =>
  startSupabase({
    databaseUrl: server.url,
    siteUrl: "http://127.0.0.1",
    storageDir: folder,
    keys: KEYS,
  });

type Owner = { email: string; key: string; attempts: number };
const PASSWORD = "Correct-horse-7";
const clientOf = ({ url }: LocalSupabase) =>
  createClient<Database>(url, KEYS.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
async function signedIn(supabase: LocalSupabase, { email }: Owner) {
  const client = clientOf(supabase);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** A company with a number of attempts. */
async function seed(supabase: LocalSupabase, name: keyof typeof SIZES): Promise<Owner> {
  const email = `${name}@example.com`;
  const { data, error } = await clientOf(supabase).auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error("Nobody signed up");
  const attempts = SIZES[name];
  const ask = (query: string, values: string[] = []) => sql.unsafe(query, values);
  return { email, key: await seedCompany(ask, data.user.id, attempts, attempts / 20), attempts };
}

/** Where a list of this order begins, is half read, and all but ends. */
async function cursors(owner: Owner, sort: ResultSort) {
  const [column = ""] = KEY[sort].split(" ");
  const at = async (offset: number) => {
    const [row] = await sql.unsafe(
      `select ${column} as key from public.interview_attempts where department_key = $1 order by ${KEY[sort]} offset $2 limit 1`,
      [owner.key, offset],
    );
    return { side: "after" as const, key: String(row?.key) };
  };
  return [null, await at(owner.attempts / 2), await at(owner.attempts - 40)];
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

let supabase = await start();
const small = await seed(supabase, "small");
const large = await seed(supabase, "large");
const clients = { small: await signedIn(supabase, small), large: await signedIn(supabase, large) };

const all: { small: number[]; large: number[] } = { small: [], large: [] };
/** Reads both companies in turns, and prints how long each takes and their ratio. */
async function compare(
  name: string,
  read: (
    client: (typeof clients)["small"],
    owner: Owner,
    size: keyof typeof SIZES,
  ) => Promise<unknown>,
) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [size, owner] of [
      ["small", small],
      ["large", large],
    ] as const) {
      const from = performance.now();
      await read(clients[size], owner, size);
      times[size].push(performance.now() - from);
    }
  }
  const [a, b] = [median(times.small), median(times.large)];
  console.log(`| ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${(b / a).toFixed(2)} |`);
  return { small: a, large: b };
}

console.log("| Read | 100 attempts, ms | 100,000, ms | Ratio |\n|---|---|---|---|");
for (const sort of RESULT_SORTS) {
  const from = { small: await cursors(small, sort), large: await cursors(large, sort) };
  for (const [depth, name] of DEPTHS.entries()) {
    const medians = await compare(`${sort}, ${name}`, async (client, owner, size) => {
      const query = { ...wholeList(sort), cursor: from[size][depth] ?? null };
      const list = await readList(client, query, { departmentKey: owner.key });
      if ("problem" in list || list.page.rows.length === 0) throw new Error(`No ${sort} list`);
    });
    all.small.push(medians.small);
    all.large.push(medians.large);
  }
}
for (const [name, filters] of Object.entries({
  "free on Mondays": { day: "monday" },
  "free on Monday nights": { day: "monday", part: "night" },
  "not asked for must-haves": { mustHaves: "none" },
  "must-haves met": { mustHaves: "passed" },
  "let in without them (nobody)": { mustHaves: "let_in" },
} as const))
  await compare(`newest, ${name}`, (client, { key }) =>
    readList(client, { ...wholeList("newest"), ...filters }, { departmentKey: key }),
  );
await compare("Who to call", (client) => readCalls(client, CALLS_SHOWN.dashboard));
await compare("Who answered each interview", (client) => readInterviewAnswers(client));
const ratio = median(all.large) / median(all.small);
console.log(`\nOf the medians of the orders: ${ratio.toFixed(2)} (at most 1.5)\n`);
await supabase.close();

for (const setting of TELL_PLANS) await sql.unsafe(setting);
supabase = await start();
const owner = await signedIn(supabase, large);
const teller = postgres(server.url, { max: 1, onnotice: () => {} });
let asked = 0;
const plansOf = async (work: () => Promise<unknown>) => {
  const name = `mark_${++asked}_`;
  const log = await logOf(server.log, () => teller.unsafe(`select '${name}'`), name, work);
  return readingsOf(log);
};

console.log(
  "| Order | Depth | Index and its condition | Attempts read by it | Lookups by key |\n|---|---|---|---|---|",
);
for (const sort of RESULT_SORTS) {
  for (const [depth, cursor] of (await cursors(large, sort)).entries()) {
    const query = { ...wholeList(sort), cursor };
    const statements = await plansOf(() => readList(owner, query, { departmentKey: large.key }));
    const page = statements.find((scans) =>
      scans.some(({ table }) => table === "evaluation_results"),
    );
    const read = page?.filter(({ table }) => table === "interview_attempts") ?? [];
    const [list, ...lookups] = read;
    const others = lookups.reduce((sum, { rows }) => sum + rows, 0);
    const place = DEPTHS[depth];
    console.log(
      `| ${sort} | ${place} | ${list?.by} ${list?.condition} | ${list?.rows} | ${others} |`,
    );
  }
}

console.log("\n| Read | Statements | Most rows that one has read | Of |\n|---|---|---|---|");
for (const [name, work] of [
  ["Workspace", () => readWorkspace(owner, new Date())],
  ["Dashboard", () => readDashboard(owner)],
] as const) {
  const statements = await plansOf(work);
  const [most] = statements
    .map((scans) => ({
      rows: scans.reduce((sum, scan) => sum + scan.rows, 0),
      of: scans.toSorted((a, b) => b.rows - a.rows)[0]?.table,
    }))
    .toSorted((a, b) => b.rows - a.rows);
  console.log(`| ${name} | ${statements.length} | ${most?.rows} | ${most?.of} |`);
}

await teller.end();
await supabase.close();
await sql.end();
await server.stop();
rmSync(folder, { recursive: true, force: true });
