import type { State } from "./state.ts";

export const DAY = 86_400;

/** The clock that everybody lives by, in Unix seconds. */
export const realNow = () => Math.floor(Date.now() / 1000);

/** Whether the API is to answer nothing but failures just now. */
export function isOut(state: State): boolean {
  return (state.outageUntil ?? 0) > realNow();
}

/** The time that a customer's things live in: their test clock's, or everybody's. */
export function timeOf(state: State, customerId: string): number {
  const clock = state.customers[customerId]?.test_clock;
  return (clock && state.clocks[clock]?.frozen_time) || realNow();
}

/** One period later, on the anchor's day of the month or the last that the month has. */
export function periodAfter(anchor: number, from: number, interval: "month" | "year"): number {
  const start = new Date(anchor * 1000);
  const at = new Date(from * 1000);
  const months = interval === "year" ? 12 : 1;
  const year = at.getUTCFullYear();
  const month = at.getUTCMonth() + months;
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), days);
  const clock = [start.getUTCHours(), start.getUTCMinutes(), start.getUTCSeconds()] as const;
  return Math.floor(Date.UTC(year, month, day, ...clock) / 1000);
}
