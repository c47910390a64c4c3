import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

/** What a statement has read of one table, by what, as the server itself tells (`auto_explain`). */
export type Reading = { table: string; by: string; condition: string; rows: number };

type PlanNode = z.infer<typeof nodeSchema>;

const rows = z.number().default(0);
const word = z.string().default("");
const nodeSchema = z.object({
  "Node Type": z.string(),
  "Relation Name": word,
  "Index Name": word,
  "Index Cond": word,
  "Actual Rows": rows,
  "Actual Loops": rows,
  "Rows Removed by Filter": rows,
  "Rows Removed by Index Recheck": rows,
  get Plans() {
    return z.array(nodeSchema).default([]);
  },
});
const entrySchema = z.object({ Plan: nodeSchema });

/** Statements that make every new connection to a database tell each plan, nested ones too, in the server's log. */
export const TELL_PLANS = [
  "session_preload_libraries = 'auto_explain'",
  "auto_explain.log_min_duration = 0",
  "auto_explain.log_analyze = on",
  "auto_explain.log_timing = off",
  "auto_explain.log_nested_statements = on",
  "auto_explain.log_format = 'json'",
].map((setting) => `alter database postgres set ${setting}`);

const ENTRY = /duration: [\d.]+ ms {2}plan:\n((?:\t.*\n)+)/g;

/** What a log's plans have read, statement by statement. */
export function readingsOf(log: string): Reading[][] {
  return Array.from(log.matchAll(ENTRY), ([, text = ""]) =>
    scans(entrySchema.parse(JSON.parse(text)).Plan),
  );
}

function scans(node: PlanNode): Reading[] {
  const own: Reading = {
    table: node["Relation Name"],
    by: node["Index Name"] || node["Node Type"],
    condition: node["Index Cond"],
    rows:
      (node["Actual Rows"] +
        node["Rows Removed by Filter"] +
        node["Rows Removed by Index Recheck"]) *
      node["Actual Loops"],
  };
  return [...(own.table === "" ? [] : [own]), ...node.Plans.flatMap(scans)];
}

/** The log that the server writes until a statement of ours shows up in it. */
export async function logOf(
  log: () => string,
  mark: () => Promise<unknown>,
  name: string,
  work: () => Promise<unknown>,
): Promise<string> {
  const from = log().length;
  await work();
  await mark();
  while (!log().includes(name, from)) await pause(10);
  return log().slice(from);
}
