import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { z } from "zod";
import { NextStep } from "#components/results/bookings/next-step";
import { MarkRead } from "#components/results/mark-read";
import { AtsChip } from "#components/results/response/ats-chip";
import { AtsDelivery } from "#components/results/response/ats-delivery";
import { DetailHeader } from "#components/results/response/detail-header";
import { Review } from "#components/results/response/review";
import { WaitingNote } from "#components/results/response/waiting-note";
import { AutoRefresh } from "#components/shared/auto-refresh";
import { findResult } from "#lib/data/results/result-detail";
import { withTexts } from "#lib/documents/mails/booking";
import { callWords } from "#lib/documents/mails/owner-texts";
import { isInProgress } from "#lib/domain/integrations/delivery";
import { lockOf, opens } from "#lib/domain/plans/features";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";
import { canTranslateAnswers } from "#lib/workflows/results/translate-answer";

type Props = PageProps<"/interviews/responses/[responseId]">;
/** Read once, for the title and for the page. */
const read = cache(async (responseId: string) => {
  if (!z.uuid().safeParse(responseId).success) notFound();
  const { db } = await employerOrRedirect();
  return findResult(db, responseId);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const result = await read((await params).responseId).catch(() => null);
  return { title: result?.name ?? "Response" };
}

export default async function ResponsePage({ params }: Props) {
  const found = await read((await params).responseId);
  if (found === null) notFound();
  const { bookings, ...result } = found;
  const { access, company, ...seat } = await employerOrRedirect();
  const connected = opens(access, "ats") ? (company?.ats?.appId ?? null) : null;
  const offers = withTexts(bookings, result, publicEnv().appUrl);
  return (
    <>
      <AutoRefresh active={result.scoring || isInProgress(result.ats.delivery)} />
      <MarkRead attemptId={result.id} />
      <DetailHeader
        result={result}
        words={callWords(result.company)(result)}
        chip={<AtsChip ats={result.ats} connected={connected} />}
      />
      <WaitingNote result={result} />
      <Review
        result={result}
        translates={canTranslateAnswers()}
        pdfLock={lockOf(access, "pdf", seat)}
        nextStep={<NextStep result={result} offers={offers} company={company} />}
      />
      <div className="max-sm:pb-20">
        <AtsDelivery result={result} connected={connected} />
      </div>
    </>
  );
}
