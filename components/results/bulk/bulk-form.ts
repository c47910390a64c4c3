import type { AttemptStatus } from "#lib/domain/results/status";

/** What a form of the window sends by, and what came of it. */
export type BulkForm = {
  ask: (body: object, status?: AttemptStatus) => Promise<void>;
  busy: boolean;
  problem: string | undefined;
};
