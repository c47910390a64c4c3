import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { z } from "zod";
import { AtsJobCard } from "#components/interviews/ats/ats-job-card";
import { EditInterview } from "#components/interviews/edit/edit-interview";
import { EditLoading } from "#components/interviews/edit/edit-loading";
import { readLinkable } from "#lib/data/integrations/ats-links";
import { readInterview } from "#lib/data/interviews/interviews";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { toEdit, toLoadFailure } from "#lib/domain/interviews/interview-edit";
import { TRADE_OF_INDUSTRY, withLibraryWords } from "#lib/domain/interviews/question-library";
import { opens } from "#lib/domain/plans/features";
import { describeError, log } from "#lib/http/log";
import { employerOrRedirect, type Visitor } from "#lib/http/session";
import { canDraftQuestions } from "#lib/workflows/interviews/draft-questions";

export const metadata: Metadata = { title: "Edit Interview" };

export default async function EditInterviewPage(
  props: PageProps<"/interviews/edit/[interviewId]">,
) {
  const { interviewId } = await props.params;
  if (!z.uuid().safeParse(interviewId).success) notFound();
  const visitor = await employerOrRedirect("edit");
  return (
    <Suspense fallback={<EditLoading />}>
      <Edit {...visitor} interviewId={interviewId} />
    </Suspense>
  );
}

async function Edit({ db, access, company, interviewId }: Visitor & { interviewId: string }) {
  const timeZone = company?.timeZone ?? DEFAULT_TIME_ZONE;
  const connected = company?.ats?.appId ?? null;
  const [loaded, linkable] = await Promise.all([
    readInterview(db, interviewId).then(
      (found) => toEdit(found && withLibraryWords(found), timeZone),
      unread,
    ),
    opens(access, "ats") ? readLinkable(db, interviewId) : null,
  ]);
  return (
    <EditInterview
      loaded={loaded}
      timeZone={timeZone}
      canDraft={canDraftQuestions()}
      trade={TRADE_OF_INDUSTRY[company?.industry ?? "default"]}
      provider={company?.provider ?? "native"}
    >
      {linkable ? (
        <AtsJobCard interviewId={interviewId} connected={connected} link={linkable.link} />
      ) : null}
    </EditInterview>
  );
}

function unread(error: unknown) {
  log("error", "An interview couldn't be read", { error: describeError(error) });
  return toLoadFailure(error);
}
