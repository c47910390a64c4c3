import { CircleCheck, CircleDot, MessageCircleQuestion, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { BAND_TEXT } from "#components/shared/score-gauge";
import { INSTRUCTED } from "#lib/domain/results/provenance";
import type { Quote } from "#lib/domain/results/quote";
import type { PlacedStatement } from "#lib/domain/results/quotes";
import { sourceWords } from "#lib/domain/results/statement-words";
import { cn } from "#lib/utils";
import { answerTo, type Hearing } from "./hearing";
import { QuoteButton } from "./quote-button";

const TONES = {
  good: { Icon: CircleCheck, color: BAND_TEXT.good },
  medium: { Icon: CircleDot, color: BAND_TEXT.medium },
  ask: { Icon: MessageCircleQuestion, color: "text-primary" },
} as const;

type StatementSectionProps = {
  title: string;
  tone: keyof typeof TONES;
  statements: readonly PlacedStatement[];
  hearing: Hearing;
};

/** Strengths, weaknesses or what to check under their heading; nothing if there are none. */
export function StatementSection({ title, tone, statements, hearing }: StatementSectionProps) {
  if (statements.length === 0) return null;
  const { Icon, color } = TONES[tone];
  return (
    <section className="min-w-0">
      <h3 className="mb-1 flex items-center gap-2 font-semibold text-base">
        <Icon aria-hidden className={cn("size-4 shrink-0", color)} />
        {title}
      </h3>
      <StatementList statements={statements} hearing={hearing} />
    </section>
  );
}

type InstructedSectionProps = Pick<StatementSectionProps, "hearing"> & { quotes: readonly Quote[] };

/** The words in which answers tell the scorer how to score, wherever else they stand; nothing if none do. */
export function InstructedSection({ quotes, hearing }: InstructedSectionProps) {
  if (quotes.length === 0) return null;
  return (
    <section className="min-w-0">
      <h3 className="mb-1 flex items-center gap-2 font-semibold text-base">
        <TriangleAlert aria-hidden className={cn("size-4 shrink-0", BAND_TEXT.medium)} />
        {INSTRUCTED}
      </h3>
      <p className="text-muted-foreground text-sm">
        Scoring doesn't follow instructions in an answer.
      </p>
      {quotes.map((quote) => (
        <QuoteButton
          key={`${quote.questionId} ${quote.start} ${quote.end}`}
          placed={{ quote, above: false, serves: [] }}
          hearing={hearing}
        />
      ))}
    </section>
  );
}

/** What is said of the person, each with a way to hear it; and what to ask, with where it comes from. */
export function StatementList({
  statements,
  hearing,
}: Pick<StatementSectionProps, "statements" | "hearing">) {
  return (
    <ul className="flex flex-col gap-0.5">
      {statements.map((statement) => (
        <li key={keyOf(statement)}>
          <Statement statement={statement} hearing={hearing} />
        </li>
      ))}
    </ul>
  );
}

function keyOf({ text, quotes, source }: PlacedStatement): string {
  const places = quotes.map(({ quote }) => `${quote.questionId} ${quote.start} ${quote.end}`);
  return [text, source?.kind, source?.questionId, ...places].join("|");
}

function Statement({ statement, hearing }: { statement: PlacedStatement; hearing: Hearing }) {
  const { text, quotes, source } = statement;
  if (quotes.length === 0) return source ? <Sourced {...statement} hearing={hearing} /> : text;
  return quotes.map((placed, at) => (
    <QuoteButton
      key={`${placed.quote.questionId} ${placed.quote.start} ${placed.quote.end}`}
      placed={placed}
      said={at === 0 ? text : null}
      hearing={hearing}
    />
  ));
}

type SourcedProps = Pick<PlacedStatement, "text" | "source"> & { hearing: Hearing };

/** What nobody said: where it comes from, and the way to that question. */
function Sourced({ text, source, hearing }: SourcedProps) {
  if (source === null) return null;
  const { questionId } = source;
  const asked = questionId === null ? undefined : answerTo(hearing, questionId);
  const number = asked?.number ?? null;
  const from = sourceWords(source, number);
  const words: ReactNode = (
    <>
      <span
        aria-hidden
        className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-muted text-muted-foreground"
      >
        <MessageCircleQuestion className="size-3.5" />
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 pt-0.5">
        <span
          dir="auto"
          className="inline-block min-w-0 text-start font-medium first-letter:uppercase [overflow-wrap:anywhere]"
        >
          {text ?? from}
        </span>
        {text ? <span className="text-muted-foreground text-sm">{from}</span> : null}
        {asked ? (
          <span
            dir="auto"
            title={asked.question}
            className="line-clamp-1 w-full text-start text-muted-foreground text-sm"
          >
            {asked.question}
          </span>
        ) : null}
      </span>
    </>
  );
  const look = "-mx-2 flex items-start gap-3 rounded-md px-2 py-1";
  if (questionId === null || number === null) return <p className={look}>{words}</p>;
  return (
    <button
      type="button"
      onClick={() => hearing.onShow(questionId)}
      className={cn(
        look,
        "min-h-11 w-[calc(100%+1rem)] text-left transition-colors hover:bg-tint/60",
      )}
    >
      {words}
    </button>
  );
}
