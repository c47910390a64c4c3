import type { SupabaseClient } from "@supabase/supabase-js";
import type { Submitted } from "./attempts.ts";
import { demoCompany } from "./company.ts";
import { daysBefore } from "./dates.ts";
import { must } from "./must.ts";
import type { Owner } from "./owner.ts";

/** The owner writes down what came of each call to somebody; each entry is moved to its day. */
export async function logContacts(
  { visitor }: Owner,
  service: SupabaseClient,
  { attemptId, person }: Submitted,
  now: Date,
) {
  for (const { id, outcome, daysAgo, at } of person.contacts) {
    await visitor.send("POST", `/api/attempts/${attemptId}/contacts`, { id, outcome });
    const then = daysBefore(now, daysAgo, at, demoCompany.timeZone).toISOString();
    must(await service.from("contacts").update({ created_at: then }).eq("id", id).select("id"));
  }
}
