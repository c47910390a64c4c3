import type { SupabaseClient } from "@supabase/supabase-js";
import type { Room } from "../candidate.ts";
import type { Product } from "../product.ts";
import type { Seeded } from "../seeded.ts";
import type { MortalBrowser } from "./browser.ts";

/** What one case has to work with; every moment gets a browser, a person and random numbers of its own. */
export type Moment = {
  appUrl: string;
  product: Product;
  /** The database past every policy, to see what arrived. */
  db: SupabaseClient;
  /** One question by video, one retake, a minute, and one in writing. */
  room: Room;
  browser: MortalBrowser;
  random: Seeded;
  person: { name: string; email: string };
};

/** What a moment cost. `seconds`: of a recording in progress, null where none was. `what`: how it went, in a few words. */
export type Cost = { lost: number; seconds: number | null; doubled: number; what: string };

/** One way to lose an answer. `run` does it once, at a moment that `random` chooses, and answers what it cost. */
export type Case = { name: string; run(moment: Moment): Promise<Cost> };
