import { Badge } from "#components/ui/badge";
import { ANSWER_WORDS, type OpinionTo, type ReaderAnswer } from "#lib/domain/results/shortlist";

const VARIANTS = { yes: "good", no: "low", maybe: "medium" } as const;

/** A reader's yes, no or maybe. */
export function AnswerBadge({ answer }: { answer: ReaderAnswer }) {
  return <Badge variant={VARIANTS[answer]}>{ANSWER_WORDS[answer]}</Badge>;
}

/** What readers said of one candidate. Nothing while nobody has. */
export function Opinions({ opinions }: { opinions: OpinionTo[] }) {
  if (opinions.length === 0) return null;
  return (
    <ul aria-label="What readers said" className="flex flex-col gap-3 border-l-2 pl-4">
      {opinions.map(({ id, by, to, answer, comment, at }) => (
        <li key={id}>
          {comment ? (
            <p dir="auto" className="max-w-text whitespace-pre-wrap [overflow-wrap:anywhere]">
              {comment}
            </p>
          ) : null}
          <p className="flex flex-wrap items-center gap-x-2 text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {answer ? <AnswerBadge answer={answer} /> : null}
            <span>{`${by === to ? by : `${by}, by the link for ${to}`} · ${at}`}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
