import { may, type SeatAction, type SeatRole } from "../company/team.ts";
import type { AttemptStatus } from "./status.ts";

/** The status that a single key sets. */
export const STATUS_KEYS = {
  "1": "Pending",
  "2": "Rejected",
  "3": "Hired",
} as const satisfies Record<string, AttemptStatus>;

type Shortcut = {
  keys: readonly string[];
  does: string;
  /** What a role has to be allowed for it; everybody's if left out. */
  to?: SeatAction;
};

const DECIDE = {
  keys: ["1", "2", "3"] satisfies (keyof typeof STATUS_KEYS)[],
  does: "Pending, Rejected, Hired",
  to: "decide",
} as const;
const SHEET = { keys: ["?"], does: "Show or close this list" } as const;

const LIST = [
  { keys: ["j", "k"], does: "Next candidate, previous candidate" },
  { keys: ["Enter"], does: "Open the candidate" },
  DECIDE,
  { keys: ["4"], does: "Open the AI analysis" },
  { keys: ["n", "p"], does: "Next candidate, previous candidate in the AI analysis" },
] as const;
const CALLS = [
  { keys: ["n"], does: "Next person to call" },
  { keys: ["c"], does: "Call" },
  { keys: ["t"], does: "Text" },
] as const;

/** What single keys do, page by page. */
export const SHORTCUTS = {
  list: [...LIST, SHEET],
  calls: [...CALLS, SHEET],
  /** One interview: who to call, and the list. */
  interview: [...CALLS, ...LIST, SHEET],
  response: [
    { keys: ["j", "k"], does: "Next question, previous question" },
    { keys: ["n", "p"], does: "Next candidate, previous candidate in your list" },
    { keys: ["Space"], does: "Play or pause the answer" },
    DECIDE,
    { keys: ["4"], does: "Decide with a reason", to: "decide" },
    SHEET,
  ],
} as const satisfies Record<string, readonly Shortcut[]>;

export type ShortcutPage = keyof typeof SHORTCUTS;
/** A key that stands on one of the sheets. */
export type ShortcutKey = (typeof SHORTCUTS)[ShortcutPage][number]["keys"][number];

/** What single keys do on a page for this role, as the sheet shows it. */
export function shortcutsOf(page: ShortcutPage, role: SeatRole): readonly Shortcut[] {
  const all: readonly Shortcut[] = SHORTCUTS[page];
  return all.filter(({ to }) => to === undefined || may(role, to));
}
