import type { ReactNode } from "react";

/** What the gallery shows of one part or screen. */
export type Shown = {
  name: string;
  /** Why a state of it isn't here. */
  note?: string;
  /** Each state by its name, drawn when it is shown. */
  states: Readonly<Record<string, () => ReactNode>>;
};
