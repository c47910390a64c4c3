import type { SupabaseClient } from "@supabase/supabase-js";
import { answerInterview, moveBack, type Submitted } from "./attempts.ts";
import { cappedCompany, cappedOwner } from "./company.ts";
import { cappedInterview } from "./interviews.ts";
import { type Account, createInterviews, saveCompany, signInOwner } from "./owner.ts";

const account: Account = { owner: cappedOwner, company: cappedCompany, plan: null };

/**
 * Makes the company that has no plan: the first of its candidates is opened, the others wait.
 * @returns whom the plan opens
 */
export async function seedCapped(
  appUrl: string,
  service: SupabaseClient,
  now: Date,
): Promise<Submitted[]> {
  const owner = await signInOwner(appUrl, service, cappedOwner);
  await saveCompany(owner, service, now, account);
  const [interview] = await createInterviews(owner, service, now, account, [cappedInterview]);
  if (!interview) return [];
  // One after the other, as the plan opens whoever comes first.
  const submitted = await answerInterview(appUrl, service, interview, now, 1);
  await moveBack(service, submitted);
  return submitted.slice(0, 1);
}
