import { FaqList } from "#components/shared/faq-list";
import type { IndustryText } from "#lib/domain/site/industry";

/** What owners of one trade ask. */
export function QuestionsAndAnswers({ faq }: { faq: IndustryText["faq"] }) {
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
