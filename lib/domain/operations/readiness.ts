/** What a server needs to do its work. */
export const PARTS = ["database", "storage", "queue"] as const;

export type Part = (typeof PARTS)[number];

/** How long a part may take to answer. */
export const PART_LIMIT_MS = 2000;

/** How long a finding is kept: however often it is asked for, each server looks once in this time. */
export const FINDING_KEPT_MS = 2000;

/** How long due work may wait before nobody seems to do it: three calls of a scheduler that comes each minute, and more. */
export const QUEUE_LIMIT_SECONDS = 15 * 60;

export type Readiness = { ready: boolean; parts: Readonly<Record<Part, "ok" | "failed">> };

/** What doesn't work, in words for people. Nobody knows how old the queue of a silent database is. */
export function failuresOf({ parts }: Readiness): string[] {
  return [
    ...(parts.database === "failed" ? ["The database can't be reached."] : []),
    ...(parts.storage === "failed" ? ["Recordings can't be reached."] : []),
    ...(parts.queue === "failed" && parts.database === "ok"
      ? ["Work in the background is behind: results, emails, and messages come late."]
      : []),
  ];
}

/** What is said of the parts, by what each was found to be. */
export function readinessOf(found: Readonly<Record<Part, boolean>>): Readiness {
  const word = (part: Part) => (found[part] ? "ok" : "failed");
  return {
    ready: PARTS.every((part) => found[part]),
    parts: { database: word("database"), storage: word("storage"), queue: word("queue") },
  };
}
