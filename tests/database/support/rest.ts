import type { Person, TestDatabase } from "./database.ts";
import { KEYS } from "./keys.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
export type Row = Record<string, unknown>;
export type Answer = { status: number; rows: Row[]; code: string | undefined };

/** One REST request as a person (or as nobody), not through the client: what a stranger with curl would send. */
export async function rest(
  db: TestDatabase,
  person: Person | undefined,
  method: Method,
  path: string,
  body?: Row,
  prefer = "return=representation",
): Promise<Answer> {
  const response = await fetch(`${db.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: KEYS.publishable,
      "content-type": "application/json",
      prefer,
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const code =
    answer && typeof answer === "object" && "code" in answer ? String(answer.code) : undefined;
  return { status: response.status, rows: Array.isArray(answer) ? answer : [], code };
}
