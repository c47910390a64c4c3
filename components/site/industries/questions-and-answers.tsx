import { ChevronDown } from "lucide-react";
import type { IndustryText } from "#lib/domain/site/industry";

/** Frequent questions; open and shut without a script. */
export function QuestionsAndAnswers({ faq }: { faq: IndustryText["faq"] }) {
  return (
    <section aria-labelledby="faq" className="mx-auto w-full max-w-3xl px-5 py-14 sm:px-8 sm:py-24">
      <h2 id="faq" className="font-display font-semibold text-3xl tracking-tight sm:text-4xl">
        Questions owners ask
      </h2>
      <div className="mt-8 border-b">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group border-t">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-md py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[65ch] pb-5 text-lg text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
