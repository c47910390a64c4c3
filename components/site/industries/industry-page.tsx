import type { PostSummary } from "#lib/domain/site/blog";
import type { Industry } from "#lib/domain/site/industries";
import type { IndustryText } from "#lib/domain/site/industry";
import { IndustryCta } from "./industry-cta";
import { IndustryHero } from "./industry-hero";
import { PainPoints } from "./pain-points";
import { QuestionsAndAnswers } from "./questions-and-answers";
import { RelatedArticles } from "./related-articles";
import { SampleInterview } from "./sample-interview";
import { WhatToLookFor } from "./what-to-look-for";

type IndustryPageProps = {
  text: IndustryText;
  name: string;
  others: readonly Industry[];
  articles: readonly PostSummary[];
};

export function IndustryPage({ text, name, others, articles }: IndustryPageProps) {
  return (
    <>
      <IndustryHero text={text} name={name} />
      <PainPoints pains={text.pains} />
      <SampleInterview text={text} />
      <WhatToLookFor signs={text.signs} />
      <QuestionsAndAnswers faq={text.faq} />
      <RelatedArticles articles={articles} />
      <IndustryCta slug={text.slug} title={text.sample.title} others={others} />
    </>
  );
}
