import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { MarkedStep } from "#lib/domain/company/getting-started";
import type { SeedDemo } from "#local/launcher/demo";
import { answerInterview, moveBack, type Submitted } from "./attempts.ts";
import { seedCapped } from "./capped.ts";
import { demoCompany, demoOwner } from "./company.ts";
import { logContacts } from "./contacts.ts";
import { demoInterviews } from "./interviews.ts";
import { must } from "./must.ts";
import { type Account, createInterviews, saveCompany, signInOwner } from "./owner.ts";
import { sayOfThemselves } from "./self-identification.ts";
import { leaveUnfinished } from "./unfinished.ts";

/** What came in since is new: the owner has opened the rest. */
const UNREAD_DAYS = 3;

/** How long scoring may make no progress before the start goes on without it: the sweep finishes it later. */
const PATIENCE_MS = 20_000;

/** How many people answer at the same moment. */
const AT_ONCE = 4;

const account: Account = { owner: demoOwner, company: demoCompany, plan: "SCALE" };

/**
 * Makes the demo company as its people would: the owner signs up and writes three interviews, some thirty candidates
 * answer them, two don't finish and one lacks a must-have, the app's own jobs transcribe and score, the owner reads,
 * calls and decides about some, and the guide's steps of it are done. A second, small company has no plan, so that people
 * wait above its cap. Only dates, plans and the confirmed addresses are set past the app. Called again it goes on where it
 * stopped.
 */
export const seedDemo: SeedDemo = async ({ appUrl, service, cronSecret, log }) => {
  const now = new Date();
  log("  Making the demo company, once…");
  const owner = await signInOwner(appUrl, service, demoOwner);
  await saveCompany(owner, service, now, account);
  const interviews = await createInterviews(owner, service, now, account, demoInterviews);
  const submitted: Submitted[] = [];
  for (const interview of interviews) {
    submitted.push(...(await answerInterview(appUrl, service, interview, now, AT_ONCE)));
  }
  await moveBack(service, submitted);
  await leaveUnfinished(appUrl, service, interviews, now);
  const opened = [...submitted, ...(await seedCapped(appUrl, service, now))];
  await scored(
    appUrl,
    service,
    cronSecret,
    opened.map(({ attemptId }) => attemptId),
  );
  for (const one of submitted) {
    const { attemptId, person } = one;
    if (person.daysAgo >= UNREAD_DAYS)
      await owner.visitor.send("POST", `/api/attempts/${attemptId}/reading`, {});
    await logContacts(owner, service, one, now);
    if (person.status)
      await owner.visitor.send("PATCH", `/api/attempts/${attemptId}`, { status: person.status });
  }
  for (const step of ["share", "candidate"] satisfies MarkedStep[])
    await owner.visitor.send("PATCH", "/api/company/steps", { step });
  for (const one of submitted) await sayOfThemselves(appUrl, service, one);
  const candidateLink =
    interviews.find(({ demo }) => demo.slug === "house-cleaner")?.invite_link ?? "";
  return { email: demoOwner.email, password: demoOwner.password, candidateLink };
};

/** Sweeps until every attempt has its evaluation, or nothing moves anymore. */
async function scored(appUrl: string, service: SupabaseClient, cronSecret: string, ids: string[]) {
  let left = ids.length;
  let lastProgress = Date.now();
  while (left > 0 && Date.now() - lastProgress < PATIENCE_MS) {
    const sweep = await fetch(`${appUrl}/api/cron/sweep`, {
      method: "POST",
      headers: { authorization: `Bearer ${cronSecret}` },
    });
    await sweep.arrayBuffer();
    if (!sweep.ok) return;
    const open = must(
      await service
        .from("interview_attempts")
        .select("id")
        .in("id", ids)
        .in("evaluation_state", ["queued", "running"]),
    );
    if (open.length < left) lastProgress = Date.now();
    left = open.length;
    if (left > 0) await pause(250);
  }
}
