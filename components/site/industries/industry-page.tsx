import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { FaqList } from "#components/shared/faq-list";
import { articlePath } from "#lib/domain/core/routes";
import { type PostSummary, readingTime } from "#lib/domain/site/blog";
import type { Industry } from "#lib/domain/site/industries";
import type { IndustryText } from "#lib/domain/site/industry";
import { IndustryCta } from "./industry-cta";
import { IndustryHero } from "./industry-hero";
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

/** What goes wrong when hiring in this trade. */
function PainPoints({ pains }: Pick<IndustryText, "pains">) {
  return (
    <section aria-labelledby="pains" className="border-t bg-tint/40">
      <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 sm:py-24">
        <h2 id="pains" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
          What makes hiring hard in your business
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
          {pains.map(({ title, text }) => (
            <li key={title} className="border-primary/40 border-l-2 pl-5">
              <h3 className="font-semibold text-xl">{title}</h3>
              <p className="mt-2 max-w-text text-lg text-muted-foreground">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What owners of one trade ask. */
function QuestionsAndAnswers({ faq }: { faq: IndustryText["faq"] }) {
  return (
    <section aria-labelledby="faq" className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 sm:py-24">
      <h2 id="faq" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        Questions owners ask
      </h2>
      <div className="mt-8 max-w-4xl">
        <FaqList items={faq} />
      </div>
    </section>
  );
}

/** What the blog has about hiring in this trade; nothing if it has nothing. */
function RelatedArticles({ articles }: { articles: readonly PostSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section
      aria-labelledby="articles"
      className="mx-auto w-full max-w-6xl px-5 pb-14 sm:px-8 sm:pb-24"
    >
      <h2 id="articles" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        Read more
      </h2>
      <ul className="mt-8 grid gap-6 md:auto-cols-fr md:grid-flow-col">
        {articles.map(({ id, slug, title, description, bodyText }) => (
          <li key={id} className="relative rounded-lg border bg-card p-6 hover:border-input">
            <h3 className="max-w-[45ch] font-semibold text-xl">
              <Link
                href={articlePath(slug)}
                prefetch={false}
                className="after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                {title} <ArrowRight aria-hidden className="inline size-4" />
              </Link>
            </h3>
            <p className="mt-2 max-w-text text-muted-foreground">{description}</p>
            <p className="mt-3 text-muted-foreground text-sm">{readingTime(bodyText)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
