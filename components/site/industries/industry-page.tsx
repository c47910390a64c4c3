import type { PostSummary } from "#lib/domain/site/blog";
import type { Industry } from "#lib/domain/site/industries";
import type { IndustryText } from "#lib/domain/site/industry";
import { Closing } from "./closing";
import { IndustryHero } from "./industry-hero";
import { Pains } from "./pains";
import { QuestionsAndAnswers } from "./questions-and-answers";
import { RelatedArticles } from "./related-articles";
import { SampleInterview } from "./sample-interview";
import { Signs } from "./signs";

type IndustryPageProps = {
  text: IndustryText;
  name: string;
  others: readonly Industry[];
  articles: readonly PostSummary[];
};

/** The page of one trade. */
export function IndustryPage({ text, name, others, articles }: IndustryPageProps) {
  return (
    <>
      <IndustryHero text={text} name={name} />
      <Pains pains={text.pains} />
      <SampleInterview text={text} />
      <Signs signs={text.signs} />
      <QuestionsAndAnswers faq={text.faq} />
      <RelatedArticles articles={articles} />
      <Closing slug={text.slug} title={text.sample.title} others={others} />
    </>
  );
}
