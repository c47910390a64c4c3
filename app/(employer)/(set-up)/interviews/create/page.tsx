import type { Metadata } from "next";
import { CreateInterview } from "#components/interviews/create-interview";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { TRADE_OF_INDUSTRY } from "#lib/domain/interviews/question-library";
import { employerOrRedirect } from "#lib/http/session";
import { canDraftQuestions } from "#lib/workflows/interviews/draft-questions";

export const metadata: Metadata = { title: "Create Interview" };

export default async function CreateInterviewPage() {
  const { userId, company } = await employerOrRedirect();
  return (
    <CreateInterview
      canDraft={canDraftQuestions()}
      trade={TRADE_OF_INDUSTRY[company?.industry ?? "default"]}
      sender={{
        userId,
        departmentKey: company?.departmentKey ?? null,
        timeZone: company?.timeZone ?? DEFAULT_TIME_ZONE,
      }}
    />
  );
}
