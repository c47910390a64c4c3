import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { readWorkspace } from "#lib/data/account/workspace";
import type { Database } from "#lib/data/database";
import { readDashboard } from "#lib/data/interviews/dashboard";
import { readInterviewAnswers } from "#lib/data/interviews/interviews";
import { readCalls } from "#lib/data/results/calls";
import { readList } from "#lib/data/results/list";
import type { ListScope } from "#lib/data/results/results";
import { CALLS_SHOWN } from "#lib/domain/results/calls";
import { RESULT_SORTS, type ResultSort, wholeList } from "#lib/domain/results/result-query";
import { type LocalSupabase, startSupabase } from "#local/supabase/start";
import { KEYS } from "#tests/database/support/keys";
import { startPostgres } from "#tests/database/support/postgres";
import { logOf, readingsOf, TELL_PLANS } from "./plans.ts";
import { addMember, seedCompany } from "./seed.ts";

/**
 * `npm run bench:list`: the candidates list and the dashboard of a company with 100,000 attempts beside one with 100, on a
 * Postgres of this machine, as their signed-in owners, managers and viewers of two interviews read them: what each order
 * reads, by which index, and how much longer the large list takes.
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

const ROLES = ["owner", "manager", "viewer"] as const;
type Role = (typeof ROLES)[number];
type Reader = { client: SupabaseClient<Database>; scope: ListScope };
const PASSWORD = "Correct-horse-7";
const clientOf = ({ url }: LocalSupabase) =>
  createClient<Database>(url, KEYS.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
async function signedIn(supabase: LocalSupabase, email: string) {
  const client = clientOf(supabase);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

async function signUp(supabase: LocalSupabase, email: string): Promise<string> {
  const { data, error } = await clientOf(supabase).auth.signUp({ email, password: PASSWORD });
  if (error || !data.user) throw error ?? new Error("Nobody signed up");
  return data.user.id;
}

/** A company with a number of attempts and a reader of each role, and what each of them reads its list with. */
async function seed(supabase: LocalSupabase, name: keyof typeof SIZES) {
  const ask = (query: string, values: string[] = []) => sql.unsafe(query, values);
  const mail = (role: Role) => `${role}@${name}.example`;
  const attempts = SIZES[name];
  const ownerId = await signUp(supabase, mail("owner"));
  const key = await seedCompany(ask, ownerId, attempts, attempts / 20);
  for (const role of ["manager", "viewer"] as const)
    await addMember(ask, key, { role, userId: await signUp(supabase, mail(role)) });
  const reader = async (role: Role): Promise<Reader> => {
    const client = await signedIn(supabase, mail(role));
    const workspace = await readWorkspace(client, new Date());
    return { client, scope: { departmentKey: key, interviews: workspace?.interviews ?? null } };
  };
  return {
    owner: await reader("owner"),
    manager: await reader("manager"),
    viewer: await reader("viewer"),
  };
}

/** Where a list of this order begins, is half read, and all but ends. */
async function cursors({ scope }: Reader, sort: ResultSort) {
  const [column = ""] = KEY[sort].split(" ");
  const theirs = sql`from public.interview_attempts where department_key = ${scope.departmentKey ?? ""}
    and (${scope.interviews ?? null}::uuid[] is null or interview_id = any (${scope.interviews ?? null}::uuid[]))`;
  const [all] = await sql`select count(*)::integer as people ${theirs}`;
  const at = async (offset: number) => {
    const [row] =
      await sql`select ${sql(column)} as key ${theirs} order by ${sql.unsafe(KEY[sort])} offset ${offset} limit 1`;
    return { side: "after" as const, key: String(row?.key) };
  };
  const people = Number(all?.people);
  return [null, await at(people / 2), await at(people - 20)];
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

let supabase = await start();
const small = await seed(supabase, "small");
const large = await seed(supabase, "large");

/** Reads both companies in turns, and prints how long each takes and their ratio. */
async function compare(
  name: string,
  role: Role,
  read: (reader: Reader, size: keyof typeof SIZES) => Promise<unknown>,
) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [size, readers] of [
      ["small", small],
      ["large", large],
    ] as const) {
      const from = performance.now();
      await read(readers[role], size);
      times[size].push(performance.now() - from);
    }
  }
  const [a, b] = [median(times.small), median(times.large)];
  console.log(`| ${role}: ${name} | ${a.toFixed(1)} | ${b.toFixed(1)} | ${(b / a).toFixed(2)} |`);
  return { small: a, large: b };
}

/** Reads the list in each order, at its begin, middle and end; answers how much longer the large one takes. */
async function compareOrders(role: Role): Promise<string> {
  const all: { small: number[]; large: number[] } = { small: [], large: [] };
  for (const sort of RESULT_SORTS) {
    const from = {
      small: await cursors(small[role], sort),
      large: await cursors(large[role], sort),
    };
    for (const [depth, name] of DEPTHS.entries()) {
      const medians = await compare(`${sort}, ${name}`, role, async ({ client, scope }, size) => {
        const query = { ...wholeList(sort), cursor: from[size][depth] ?? null };
        const list = await readList(client, query, scope);
        if ("problem" in list || list.page.rows.length === 0) throw new Error(`No ${sort} list`);
      });
      all.small.push(medians.small);
      all.large.push(medians.large);
    }
  }
  return `${role} ${(median(all.large) / median(all.small)).toFixed(2)}`;
}

console.log("| Read | 100 attempts, ms | 100,000, ms | Ratio |\n|---|---|---|---|");
const ratios: string[] = [];
for (const role of ROLES) ratios.push(await compareOrders(role));
for (const [name, filters] of Object.entries({
  "free on Mondays": { day: "monday" },
  "free on Monday nights": { day: "monday", part: "night" },
  "not asked for must-haves": { mustHaves: "none" },
  "must-haves met": { mustHaves: "passed" },
  "let in without them (nobody)": { mustHaves: "let_in" },
} as const))
  await compare(`newest, ${name}`, "owner", ({ client, scope }) =>
    readList(client, { ...wholeList("newest"), ...filters }, scope),
  );
for (const role of ROLES) {
  await compare("Who to call", role, ({ client }) => readCalls(client, CALLS_SHOWN.dashboard));
  await compare("Who answered", role, ({ client }) => readInterviewAnswers(client));
}
console.log(`\nOf the medians of the orders: ${ratios.join(", ")} (at most 1.5 each)\n`);
await supabase.close();

for (const setting of TELL_PLANS) await sql.unsafe(setting);
supabase = await start();
const owner = await signedIn(supabase, "owner@large.example");
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
  for (const [depth, cursor] of (await cursors(large.owner, sort)).entries()) {
    const query = { ...wholeList(sort), cursor };
    const statements = await plansOf(() => readList(owner, query, large.owner.scope));
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
