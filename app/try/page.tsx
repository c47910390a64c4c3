import { notFound } from "next/navigation";
import { TryResultPart } from "#components/results/sample/try-result-part";
import { TradeChoice } from "#components/room/try/trade-choice";
import { TryRoom } from "#components/room/try/try-room";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { routes } from "#lib/domain/core/routes";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { industryText } from "#lib/domain/site/industry-texts";
import { DEFAULT_TRADE, tryInterview } from "#lib/domain/site/try-it";
import { TRY_IT } from "#lib/messages/try-it";

export const metadata = {
  ...pageMetadata({
    path: routes.tryIt,
    title: "Answer a sample interview",
    description:
      "Two questions, three minutes, no sign-up: take a sample interview and see right away what an employer sees.",
  }),
  robots: { index: false },
};

export default function TryPage() {
  const text = industryText(DEFAULT_TRADE);
  if (!text) notFound();
  return (
    <TryRoom
      trade={text.slug}
      interview={tryInterview(text)}
      Result={TryResultPart}
      choice={<TradeChoice trades={INDUSTRIES.filter(({ slug }) => slug !== text.slug)} />}
      {...TRY_IT}
    />
  );
}
