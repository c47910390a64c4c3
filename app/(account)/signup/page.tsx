import type { Metadata } from "next";
import { KeepSample } from "#components/account/keep-sample";
import { SignUpScreen } from "#components/account/sign-up-screen";
import { WaitingInterview } from "#components/account/waiting-interview";
import { planPath, routes, safeNext } from "#lib/domain/core/routes";
import { createFromSamplePath } from "#lib/domain/core/sample-routes";
import { isJoining } from "#lib/domain/core/team-routes";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { toOfferedPlan } from "#lib/domain/plans/plans";
import { INDUSTRY_TEXTS, toIndustrySlug } from "#lib/domain/site/industry-texts";
import { publicEnv } from "#lib/env/public";
import { redirectIfSignedIn } from "#lib/http/session";

export const metadata: Metadata = {
  title: "Start your free trial",
  description: `Try Rolecall free for ${TRIAL_DAYS} days: write a few questions, share one link, and read a ranked shortlist of everyone who answered.`,
  alternates: { canonical: routes.signUp },
};

const SAMPLES = INDUSTRY_TEXTS.map(({ slug, sample }) => ({ slug, title: sample.title }));

type Asked = string | string[];
type Props = { searchParams: Promise<{ plan?: Asked; sample?: Asked; next?: Asked }> };

export default async function SignUpPage({ searchParams }: Props) {
  const { plan: asked, sample: wanted, next: on } = await searchParams;
  const plan = typeof asked === "string" ? toOfferedPlan(asked) : undefined;
  const sample = toIndustrySlug(wanted);
  const next = safeNext(typeof on === "string" && isJoining(on) ? on : null);
  const elsewhere = next ?? (plan ? planPath(routes.subscription, plan) : routes.dashboard);
  await redirectIfSignedIn(sample ? createFromSamplePath(sample) : elsewhere);
  return (
    <>
      {sample ? <KeepSample slug={sample} /> : null}
      <SignUpScreen
        plan={plan}
        next={next}
        providers={publicEnv().signInProviders}
        notice={next ? null : <WaitingInterview asked={sample} samples={SAMPLES} />}
      />
    </>
  );
}
