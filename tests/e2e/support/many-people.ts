import { randomUUID } from "node:crypto";
import type { Database } from "./database.ts";
import type { Workspace } from "./workspace.ts";

/**
 * That many people have answered a company's interview, every tenth in Spanish; none of them is scored. Answers their
 * attempts' ids, in the order in which they came.
 * @param mark tells their addresses from those of other tests
 */
export async function addPeople(
  database: Database,
  { interview }: Workspace,
  count: number,
  mark: string,
): Promise<string[]> {
  const [stored] = await database.rows(`interviews?id=eq.${interview.id}&select=department`);
  const department_key = stored?.department;
  const people = Array.from({ length: count }, (_, n) => ({
    attempt: randomUUID(),
    candidate: randomUUID(),
    name: `Person ${n + 1}`,
    language: (n + 1) % 10 === 0 ? "es" : "en",
    email: `p${n + 1}-${mark}@example.com`,
  }));
  await database.add(
    "candidates",
    people.map(({ candidate, name, email }) => ({ id: candidate, department_key, name, email })),
  );
  const now = new Date().toISOString();
  await database.add(
    "interview_attempts",
    people.map(({ attempt, candidate, name, language }) => ({
      id: attempt,
      candidate_id: candidate,
      interview_id: interview.id,
      department_key,
      candidate_name: name,
      language,
      ai_allowed: false,
      evaluation_state: "declined",
      submitted_at: now,
      unlocked_at: now,
    })),
  );
  return people.map(({ attempt }) => attempt);
}

/** What can be taken back still begins now, for nobody wants to wait for it in a test. */
export async function beginBulk(database: Database): Promise<void> {
  const run_at = new Date().toISOString();
  await database.change("jobs?kind=eq.work_in_bulk&finished_at=is.null", { run_at });
}
