import type { Metadata } from "next";
import { AnalysisCards } from "#components/dashboard/analysis-cards";
import { AnalysisToolbar } from "#components/dashboard/analysis-toolbar";
import { FunnelCard } from "#components/dashboard/funnel-card";
import { PageHeader } from "#components/shared/page-header";
import { readRecentInterviews } from "#lib/data/interviews/dashboard";
import { readAnalysis } from "#lib/data/results/analysis-figures";
import { readFunnel, readSources } from "#lib/data/results/funnel";
import { FUNNEL_INTERVIEWS, requestedInterview } from "#lib/domain/interviews/dashboard";
import { parseAnalysisQuery } from "#lib/domain/results/analysis-query";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "AI Analysis" };

export default async function AiAnalysisPage({
  searchParams,
}: PageProps<"/dashboard/ai-analysis">) {
  const { db } = await employerOrRedirect();
  const params = await searchParams;
  const query = parseAnalysisQuery(params);
  const interviewId = requestedInterview(params);
  const [figures, interviews, weeks, sources] = await Promise.all([
    readAnalysis(db, query),
    readRecentInterviews(db, FUNNEL_INTERVIEWS),
    readFunnel(db, interviewId),
    readSources(db, interviewId),
  ]);
  return (
    <>
      <PageHeader
        title="AI Analysis"
        description={`How your candidates score on average. ${A_PERSON_DECIDES} Responses that don't say enough to score aren't counted.`}
        actions={<AnalysisToolbar query={query} />}
      />
      <AnalysisCards figures={figures} query={query} />
      {interviews.length > 0 ? (
        <FunnelCard
          weeks={weeks}
          sources={sources}
          interviews={interviews}
          interviewId={interviewId}
          query={query}
        />
      ) : null}
    </>
  );
}
