import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secrets = z.object({ publishableKey: z.string(), secretKey: z.string(), cron: z.string() });
const session = z.object({ access_token: z.string() });

export type Row = Record<string, unknown>;

type Asked = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/** The local stack's database from outside the product: past every policy, or with one person's own token. */
export type Database = {
  /** Rows by PostgREST's query, past every policy. */
  rows(query: string): Promise<Row[]>;
  /** Adds a row, or many, past every policy. */
  add(table: string, row: Row | readonly Row[]): Promise<void>;
  /** Changes rows by PostgREST's query, past every policy. */
  change(query: string, values: Row): Promise<void>;
  /** Calls a function of the database, past every policy; answers what it answers, null for nothing. */
  call(name: string, args: object): Promise<unknown>;
  /** What a signed-in person gets, whatever address of Supabase they ask. */
  as(person: {
    email: string;
    password: string;
  }): Promise<(path: string, init?: Asked) => Promise<Response>>;
};

export function databaseOf({ port, dataDir }: { port: number; dataDir: string }): Database {
  const url = `http://127.0.0.1:${port + 1}`;
  const keys = () => secrets.parse(JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")));
  const master = () => ({
    apikey: keys().secretKey,
    authorization: `Bearer ${keys().secretKey}`,
    "content-type": "application/json",
  });
  return {
    async rows(query) {
      const answer = await fetch(`${url}/rest/v1/${query}`, { headers: master() });
      if (!answer.ok) throw new Error(`${query} answered ${answer.status}: ${await answer.text()}`);
      return z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
    },
    async add(table, row) {
      const answer = await fetch(`${url}/rest/v1/${table}`, {
        method: "POST",
        headers: master(),
        body: JSON.stringify(row),
      });
      if (!answer.ok) throw new Error(`${table} answered ${answer.status}: ${await answer.text()}`);
    },
    async change(query, values) {
      const answer = await fetch(`${url}/rest/v1/${query}`, {
        method: "PATCH",
        headers: master(),
        body: JSON.stringify(values),
      });
      if (!answer.ok) throw new Error(`${query} answered ${answer.status}: ${await answer.text()}`);
    },
    async call(name, args) {
      const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: master(),
        body: JSON.stringify(args),
      });
      const said = await answer.text();
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${said}`);
      return said === "" ? null : JSON.parse(said);
    },
    async as({ email, password }) {
      const apikey = keys().publishableKey;
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers: { apikey, "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      });
      const { access_token } = session.parse(await answer.json());
      const headers = {
        apikey,
        authorization: `Bearer ${access_token}`,
        "content-type": "application/json",
      };
      return (path, init) =>
        fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init?.headers } });
    },
  };
}
