import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TryResultPart } from "#components/results/sample/try-result-part";
import { TryRoom } from "#components/room/try/try-room";
import { pageMetadata } from "#components/site/metadata/page-metadata";
import { tryPath } from "#lib/domain/core/sample-routes";
import { INDUSTRY_TEXTS, industryText } from "#lib/domain/site/industry-texts";
import { tryInterview } from "#lib/domain/site/try-it";
import { TRY_IT } from "#lib/messages/try-it";

type Props = { params: Promise<{ trade: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return INDUSTRY_TEXTS.map(({ slug }) => ({ trade: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { trade } = await params;
  const job = industryText(trade)?.sample.title ?? "";
  return {
    ...pageMetadata({
      path: tryPath(trade),
      title: `Answer a sample interview: ${job}`,
      description: `${job}: Answer two questions from a sample interview and see right away what an employer sees.`,
    }),
    robots: { index: false },
  };
}

export default async function TryTradePage({ params }: Props) {
  const text = industryText((await params).trade);
  if (!text) notFound();
  return (
    <>
      <noscript>
        <p className="bg-highlight px-4 py-2 text-center text-highlight-foreground">
          This page needs JavaScript. Turn it on and reload the page.
        </p>
      </noscript>
      <TryRoom
        trade={text.slug}
        interview={tryInterview(text)}
        Result={TryResultPart}
        {...TRY_IT}
      />
    </>
  );
}
