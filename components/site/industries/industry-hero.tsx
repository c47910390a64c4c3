import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";
import { CARD_LATER, CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { monthlyPrice } from "#lib/domain/plans/plans";
import type { IndustryText } from "#lib/domain/site/industry";
import { SECTIONS } from "#lib/domain/site/sections";
import { SectionLink } from "../frame/section-link";
import { AnswerType } from "./answer-type";
import { IndustryActions } from "./industry-actions";
import { TradeMark } from "./trade-mark";

/** What is hard about hiring in this trade, beside the first question of its sample. */
export function IndustryHero({ text, name }: { text: IndustryText; name: string }) {
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid w-full max-w-6xl items-center gap-12 px-5 pt-6 pb-14 sm:px-8 sm:pt-8 sm:pb-20 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-16">
        <div className="flex flex-col items-start gap-5">
          <nav aria-label="Breadcrumb">
            <ol className="flex flex-wrap items-center gap-1 text-muted-foreground">
              <li>
                <Link href={routes.industries} className="flex min-h-11 items-center underline">
                  Industries
                </Link>
              </li>
              <li aria-hidden>
                <ChevronRight className="size-4" />
              </li>
              <li aria-current="page">{name}</li>
            </ol>
          </nav>
          <h1 className="text-balance font-bold font-display text-4xl tracking-tight sm:text-5xl">
            {text.heading}
          </h1>
          <p className="max-w-text text-lg text-muted-foreground sm:text-xl">{text.lead}</p>
          <p className="max-w-text text-lg">
            Rolecall interviews everyone who applies: share one link, they answer on their phone,
            and you read a ranked shortlist in their own words.{" "}
            <Link href={routes.howWeScore} prefetch={false} className={textLinkClasses}>
              See how we score
            </Link>
          </p>
          <IndustryActions slug={text.slug} className="mt-2 max-sm:w-full" />
          <p className="text-muted-foreground">
            {TRIAL_DAYS} days free. No charges today, cancel anytime. {CARD_NEEDED} {CARD_LATER}{" "}
            Then{" "}
            <SectionLink section={SECTIONS.pricing} className={textLinkClasses}>
              from ${monthlyPrice("STARTER", "monthly")} a month
            </SectionLink>
            .
          </p>
        </div>
        <FirstQuestion text={text} />
      </div>
    </section>
  );
}

/** The first question as it stands in the room; the whole list below has it in words. */
function FirstQuestion({ text: { slug, sample } }: { text: IndustryText }) {
  const [first] = sample.questions;
  if (!first) return null;
  return (
    <div aria-hidden className="relative mx-auto w-full max-w-md py-6 sm:px-6">
      <div className="absolute top-0 right-0 size-40 rounded-full bg-tint sm:size-56" />
      <div className="relative flex flex-col gap-5 rounded-xl border bg-card p-6 shadow-soft sm:p-7">
        <div className="flex items-center gap-3">
          <TradeMark slug={slug} />
          <span className="flex flex-col">
            <span className="font-semibold">{sample.title}</span>
            <span className="text-muted-foreground text-sm tabular-nums">
              Question 1 of {sample.questions.length}
            </span>
          </span>
        </div>
        <p className="font-display font-semibold text-xl">{first.text}</p>
        <AnswerType type={first.answerType} />
        <div className="flex gap-1.5">
          {sample.questions.map(({ text }, index) => (
            <span
              key={text}
              className={`h-1.5 flex-1 rounded-full ${index === 0 ? "bg-primary" : "bg-secondary"}`}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
