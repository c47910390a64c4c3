import type { Metadata } from "next";
import { AnalysisCards } from "#components/dashboard/analysis-cards";
import { AnalysisToolbar } from "#components/dashboard/analysis-toolbar";
import { PageHeader } from "#components/shared/page-header";
import { readAnalysis } from "#lib/data/results/analysis-figures";
import { parseAnalysisQuery } from "#lib/domain/results/analysis-query";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "AI Analysis" };

export default async function AiAnalysisPage({
  searchParams,
}: PageProps<"/dashboard/ai-analysis">) {
  const { db } = await employerOrRedirect();
  const query = parseAnalysisQuery(await searchParams);
  const figures = await readAnalysis(db, query);
  return (
    <>
      <PageHeader
        title="AI Analysis"
        description="How your candidates score on average. Scores are advice; you decide. Responses that don't say enough to score aren't counted."
        actions={<AnalysisToolbar query={query} />}
      />
      <AnalysisCards figures={figures} query={query} />
    </>
  );
}
