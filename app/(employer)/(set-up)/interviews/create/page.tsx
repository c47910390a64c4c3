import type { Metadata } from "next";
import { CreateInterview } from "#components/interviews/wizard/create-interview";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { TRADE_OF_INDUSTRY } from "#lib/domain/interviews/question-library";
import { toIndustrySlug } from "#lib/domain/site/industry-texts";
import { employerOrRedirect } from "#lib/http/session";
import { canDraftQuestions } from "#lib/workflows/interviews/draft-questions";

export const metadata: Metadata = { title: "Create Interview" };

type Props = { searchParams: Promise<{ sample?: string | string[] }> };

export default async function CreateInterviewPage({ searchParams }: Props) {
  const { userId, email, profile, company, access } = await employerOrRedirect("edit");
  const { sample } = await searchParams;
  return (
    <CreateInterview
      canDraft={canDraftQuestions()}
      sample={toIndustrySlug(sample)}
      industry={company?.industry}
      trade={TRADE_OF_INDUSTRY[company?.industry ?? "default"]}
      unconfirmed={profile?.verified ? undefined : email}
      hasPlan={access.plan !== null}
      company={{ company: company?.name ?? "", place: company?.location ?? "" }}
      provider={company?.provider ?? "native"}
      sender={{
        userId,
        departmentKey: company?.departmentKey ?? null,
        timeZone: company?.timeZone ?? DEFAULT_TIME_ZONE,
      }}
    />
  );
}
