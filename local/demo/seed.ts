import { setTimeout as pause } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { MarkedStep } from "#lib/domain/company/getting-started";
import type { SeedDemo } from "#local/launcher/demo";
import { answerInterview, moveBack, type Submitted } from "./attempts.ts";
import { demoOwner } from "./company.ts";
import { must } from "./must.ts";
import { createInterviews, saveCompany, signInOwner } from "./owner.ts";
import { sayOfThemselves } from "./self-identification.ts";
import { leaveUnfinished } from "./unfinished.ts";

/** What came in since is new: the owner has opened the rest. */
const UNREAD_DAYS = 3;

/** How long scoring may make no progress before the start goes on without it: the sweep finishes it later. */
const PATIENCE_MS = 20_000;

/**
 * Makes the demo company as its people would: the owner signs up and writes three interviews, thirty candidates answer
 * them and two don't finish, the app's own jobs transcribe and score, the owner reads and decides about some, and the
 * guide's steps of it are done. Only the dates, the plan and the logo are set past the app. Called again it goes on where
 * it stopped.
 */
export const seedDemo: SeedDemo = async ({ appUrl, service, cronSecret, log }) => {
  const now = new Date();
  log("  Making the demo company, once…");
  const owner = await signInOwner(appUrl, service);
  await saveCompany(owner, service, now);
  const interviews = await createInterviews(owner, service, now);
  const submitted: Submitted[] = [];
  for (const interview of interviews) {
    submitted.push(...(await answerInterview(appUrl, service, interview, now)));
  }
  await moveBack(service, submitted);
  await leaveUnfinished(appUrl, service, interviews, now);
  await scored(
    appUrl,
    service,
    cronSecret,
    submitted.map(({ attemptId }) => attemptId),
  );
  for (const { attemptId, person } of submitted) {
    if (person.daysAgo >= UNREAD_DAYS)
      await owner.visitor.send("POST", `/api/attempts/${attemptId}/reading`, {});
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
