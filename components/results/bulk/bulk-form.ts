/** What a form of the window sends by, and what came of it. */
export type BulkForm = {
  ask: (body: object) => Promise<void>;
  busy: boolean;
  problem: string | undefined;
};
