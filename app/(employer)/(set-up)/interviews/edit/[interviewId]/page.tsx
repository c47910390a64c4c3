import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { AtsJobCard } from "#components/interviews/ats-job-card";
import { EditInterview } from "#components/interviews/edit-interview";
import { readLinkable } from "#lib/data/integrations/ats-links";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { TRADE_OF_INDUSTRY } from "#lib/domain/interviews/question-library";
import { opens } from "#lib/domain/plans/features";
import { employerOrRedirect } from "#lib/http/session";
import { canDraftQuestions } from "#lib/workflows/interviews/draft-questions";

export const metadata: Metadata = { title: "Edit Interview" };

/** The form asks its handler for the interview, which is this reader's or nobody's. */
export default async function EditInterviewPage(
  props: PageProps<"/interviews/edit/[interviewId]">,
) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const { db, access, company } = await employerOrRedirect();
  const linkable = opens(access, "ats") ? await readLinkable(db, interviewId) : null;
  return (
    <EditInterview
      interviewId={interviewId}
      timeZone={company?.timeZone ?? DEFAULT_TIME_ZONE}
      canDraft={canDraftQuestions()}
      trade={TRADE_OF_INDUSTRY[company?.industry ?? "default"]}
      provider={company?.provider ?? "native"}
    >
      {linkable ? (
        <AtsJobCard
          interviewId={interviewId}
          connected={company?.ats?.appId ?? null}
          link={linkable.link}
        />
      ) : null}
    </EditInterview>
  );
}
