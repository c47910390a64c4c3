import type { SupabaseClient } from "@supabase/supabase-js";
import type { Seeded } from "../seeded.ts";
import type { MortalBrowser } from "./browser.ts";
import type { Rooms } from "./rooms.ts";

/** What one case has to work with; every moment gets a person and random numbers of its own. */
export type Moment = {
  /** Of the product: its address and its secrets. */
  settings: Record<string, string>;
  /** The database past every policy, to see what arrived. */
  db: SupabaseClient;
  rooms: Rooms;
  /** Another device. */
  newBrowser(): MortalBrowser;
  random: Seeded;
  person: { name: string; email: string };
};

/**
 * What a moment cost. `seconds`: of a recording in progress, null if none was. `other`: answers that were submitted in
 * place of the chosen ones, left out if none was chosen. `what`: how it went, in a few words.
 */
export type Cost = {
  lost: number;
  seconds: number | null;
  doubled: number;
  other?: number;
  what: string;
};

/** One way to lose an answer. `run` does it once, at a moment that `random` chooses, and answers what it cost. */
export type Case = { name: string; run(moment: Moment): Promise<Cost> };
