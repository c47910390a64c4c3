import { FAQ } from "#lib/domain/site/faq";
import { SiteSection } from "./site-section";

/** What owners ask, to be opened without a script. */
export function Questions() {
  return (
    <SiteSection id="questions" title="Frequently asked questions" tinted>
      <div className="max-w-4xl">
        {FAQ.map(({ question, answer }) => (
          <details key={question} className="group border-t last:border-b">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden
                className="text-2xl text-muted-foreground leading-none transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[70ch] pb-5 text-lg text-muted-foreground">{answer}</p>
          </details>
        ))}
      </div>
    </SiteSection>
  );
}
