import { FaqList } from "#components/shared/faq-list";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { TRIAL_NOTICE_DAYS } from "#lib/domain/plans/billing-notice";
import { NO_TRIAL_LEFT } from "#lib/domain/plans/billing-texts";
import { spelled } from "#lib/domain/text/spelled";

const CHARGED = {
  trial: `Not during your free trial. Stripe keeps your card safe and charges it when the ${TRIAL_DAYS} days end. We'll email you ${spelled(TRIAL_NOTICE_DAYS)} days before. Cancel before then and you pay nothing.`,
  noTrial: `Yes. ${NO_TRIAL_LEFT}, so your card is charged today, then every month or year until you cancel. Stripe keeps it safe.`,
  credit:
    "Your credit is used first. Your card is charged only for the rest, today and then every month or year until you cancel. Stripe keeps your card safe.",
};

const questions = (trial: boolean, credit: number) => [
  {
    question: "Am I charged today?",
    answer: trial ? CHARGED.trial : credit > 0 ? CHARGED.credit : CHARGED.noTrial,
  },
  {
    question: "Can I change or cancel my plan?",
    answer:
      "Yes, anytime, on your own, in Settings. A change takes effect the day you make it, and you see the amount before you agree. A cancellation takes effect right away.",
  },
  {
    question: "What happens when I reach my monthly candidate limit?",
    answer:
      "Nobody is turned away. More candidates can still answer, and their answers are saved for you. They unlock when your next month starts or when you upgrade, oldest first.",
  },
];

/** What people ask before they leave a card; `trial` if they still have theirs, `credit` in cents. */
export function BillingFaq({ trial, credit }: { trial: boolean; credit: number }) {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-5">
      <h2 id="questions" className="font-display font-semibold text-2xl tracking-tight">
        Common questions
      </h2>
      <FaqList items={questions(trial, credit)} />
    </section>
  );
}
