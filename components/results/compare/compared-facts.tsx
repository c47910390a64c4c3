import { Check, X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { FACT_KINDS } from "#lib/domain/evaluation/statements/facts";
import { foundPath } from "#lib/domain/results/answer-search";
import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { contactLinks } from "#lib/domain/results/contact";
import type { StatementView } from "#lib/domain/results/result-detail";
import { FACT_LABELS } from "#lib/domain/results/statement-words";
import { hoursInWords } from "#lib/domain/room/hours";
import { shownPhone } from "#lib/domain/text/phone";
import { cn } from "#lib/utils";
import { Row } from "./compared-row";

type ComparedFactsProps = { candidates: readonly ComparedCandidate[] };

/** What is known of all of them beside the scores; a row that would be empty is left out. */
export function ComparedFacts({ candidates }: ComparedFactsProps) {
  const kinds = FACT_KINDS.filter((kind) =>
    candidates.some(({ facts }) => facts.some(({ fact }) => fact === kind)),
  );
  return (
    <tbody className="divide-y border-t">
      {kinds.map((kind) => (
        <Row key={kind} label={FACT_LABELS[kind]}>
          {candidates.map(({ id, facts }) => (
            <Cell key={id}>
              {facts
                .filter(({ fact }) => fact === kind)
                .map((fact) => (
                  <FactLink key={fact.text} attemptId={id} fact={fact} />
                ))}
            </Cell>
          ))}
        </Row>
      ))}
      {candidates.some(({ availability }) => availability !== null) ? (
        <Row label="Week grid">
          {candidates.map(({ id, availability }) => (
            <Cell key={id}>{hoursInWords(availability)}</Cell>
          ))}
        </Row>
      ) : null}
      <MustHaves candidates={candidates} />
      {candidates.some(({ phone }) => phone !== null) ? (
        <Row label="Phone">
          {candidates.map(({ id, phone }) => (
            <Cell key={id}>{phone === null ? null : <PhoneLink phone={phone} />}</Cell>
          ))}
        </Row>
      ) : null}
    </tbody>
  );
}

/** A row for each knockout question, in the interview's own language. */
function MustHaves({ candidates }: ComparedFactsProps) {
  const compared = candidates.map(({ id, screening }) => {
    const answers = screening?.answers ?? [];
    return { id, answers: answers.map((given) => ({ ...given, ...given.original })) };
  });
  const asked = new Set(compared.flatMap(({ answers }) => answers.map(({ question }) => question)));
  return [...asked].map((question) => (
    <Row key={question} label={question}>
      {compared.map(({ id, answers }) => {
        const given = answers.find((one) => one.question === question);
        return <Cell key={id}>{given ? <MustHave {...given} /> : null}</Cell>;
      })}
    </Row>
  ));
}

function MustHave({ answer, passes }: { answer: string; passes: boolean }) {
  const Icon = passes ? Check : X;
  return (
    <span className="flex items-center gap-1.5">
      <Icon
        aria-hidden
        className={cn("size-4 shrink-0", passes ? "text-score-good" : "text-destructive")}
      />
      <span>{answer}</span>
      <span className="sr-only">{passes ? ", passes your rule" : ", doesn't pass your rule"}</span>
    </span>
  );
}

/** A dash stands for what nobody said. */
function Cell({ children }: { children: ReactNode }) {
  const isEmpty = children === null || (Array.isArray(children) && children.length === 0);
  return (
    <td className="hyphens-auto px-1 py-2 align-top text-sm [overflow-wrap:anywhere] sm:px-3 sm:text-base">
      <div className="flex min-h-11 flex-col justify-center">
        {isEmpty ? <span className="text-muted-foreground">—</span> : children}
      </div>
    </td>
  );
}

const LINK = "flex min-h-11 items-center underline-offset-4 hover:underline";

/** A fact, with the way to where it is said. */
function FactLink({
  attemptId,
  fact: { text, quotes },
}: {
  attemptId: string;
  fact: StatementView;
}) {
  const [quote] = quotes;
  if (quote === undefined) return text;
  const { questionId, start, end, startSeconds } = quote;
  return (
    <Link
      dir="auto"
      prefetch={false}
      href={foundPath({ attemptId, questionId, place: { start, end }, seconds: startSeconds })}
      title={`“${quote.text}”`}
      className={LINK}
    >
      {text}
    </Link>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const { call } = contactLinks({ email: "", phone }, null);
  if (call === null) return shownPhone(phone);
  return (
    <a href={call} className={LINK}>
      {shownPhone(phone)}
    </a>
  );
}
