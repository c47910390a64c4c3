import { anchorOf } from "#lib/domain/site/legal";

type FaqListProps = {
  items: readonly { question: string; answer: string }[];
  /** Has the page's whole width: two columns where there is room. */
  wide?: boolean;
};

/** Questions that open onto their answers, also without a script. */
export function FaqList({ items, wide = false }: FaqListProps) {
  return (
    <div className={wide ? "gap-x-12 lg:columns-2" : undefined}>
      {items.map(({ question, answer }) => (
        <details key={question} className="group break-inside-avoid border-t last:border-b">
          <summary className="flex min-h-12 sm:min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-md py-3 font-semibold text-lg [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden
              className="text-2xl text-muted-foreground leading-none transition-transform group-open:rotate-45"
            >
              +
            </span>
          </summary>
          {/* A browser opens what a link's anchor is in; the question stays in sight above it. */}
          <p
            id={anchorOf(question)}
            className="max-w-text scroll-mt-36 pb-5 text-lg text-muted-foreground"
          >
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
