import type { Edit } from "./insert.ts";

/** What something new consists of. Paths are from the project's root. */
export type Addition = {
  /** The template in `templates/` that each new file is made of. */
  files: Readonly<Record<string, string>>;
  /** If it is registered. */
  edits: Readonly<Record<string, Edit>>;
  /** Whether migrations or their types change. */
  database: boolean;
  /** What to do with it. */
  next: string;
};
