"use client";

import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { useNavigate } from "#components/shared/use-navigate";
import { NativeSelect } from "#components/ui/native-select";
import { comparePath, responsePath } from "#lib/domain/core/routes";
import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { mailFor } from "#lib/domain/results/decision-mail";
import type { AnswerView } from "#lib/domain/results/result-detail";
import { cn } from "#lib/utils";
import { AnswerPanel } from "../answers/answer-panel";
import { DecisionMail } from "../decisions/decision-mail";
import { StatusSelect } from "../decisions/status-select";
import { InstructedFlag } from "../evaluation/instructed-flag";

type CompareViewProps = {
  candidates: ComparedCandidate[];
  /** What all of them were asked, in order; at least one. */
  questions: AnswerView[];
  /** The one that the page was opened with. */
  question: string;
};

/** Beside each other once the table above, whose labels are as wide, has room for them in its columns. */
const COLUMNS: Record<number, { frame: string; list: string; label: string }> = {
  2: { frame: "lg:flex", list: "lg:grid-cols-2", label: "lg:mb-0 lg:w-48 lg:pr-4" },
  3: { frame: "xl:flex", list: "xl:grid-cols-3", label: "xl:mb-0 xl:w-48 xl:pr-4" },
  4: { frame: "2xl:flex", list: "2xl:grid-cols-4", label: "2xl:mb-0 2xl:w-48 2xl:pr-4" },
};

/** Candidates beside each other, under one question: what each of them said, and a decision for each. */
export function CompareView({ candidates, questions, question }: CompareViewProps) {
  const leave = useNavigate();
  const ids = candidates.map(({ id }) => id);
  const wanted = useSearchParams().get("question") ?? question;
  const current = questions.find(({ questionId }) => questionId === wanted) ?? questions[0];
  if (current === undefined) return null;
  const columns = COLUMNS[candidates.length];
  const decided = candidates.some(({ status }) => mailFor(status) !== null);
  const go = (questionId: string) =>
    leave(comparePath(ids, questionId), { replace: true, scroll: false });
  return (
    <div className={columns?.frame}>
      <div className={cn("mb-6 shrink-0 max-w-3xl", columns?.label)}>
        <p aria-hidden className="mb-1 text-muted-foreground text-sm">
          Question
        </p>
        <NativeSelect
          aria-label="Question"
          value={current.questionId}
          onChange={({ target }) => go(target.value)}
        >
          {questions.map(({ questionId, number, question: text }) => (
            <option key={questionId} value={questionId}>
              {number}. {text}
            </option>
          ))}
        </NativeSelect>
      </div>
      <ul className={cn("grid min-w-0 flex-1 gap-y-4 lg:grid-cols-2", columns?.list)}>
        {candidates.map((candidate) => (
          <li
            key={candidate.id}
            data-attempt={candidate.id}
            className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-3 lg:px-1.5"
          >
            <Candidate candidate={candidate} mails={decided} />
            {candidate.answers
              .filter(({ questionId }) => questionId === current.questionId)
              .map((answer) => (
                <AnswerPanel
                  key={answer.questionId}
                  answer={answer}
                  cue={null}
                  compact
                  of={candidate.name}
                />
              ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CandidateProps = {
  candidate: ComparedCandidate;
  /** Whether there is an email about one of them: then all make room for it, and the answers stay side by side. */
  mails: boolean;
};

function Candidate({ candidate, mails }: CandidateProps) {
  const { id, name, status, shown, instructed } = candidate;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <h2 className="flex min-w-0 flex-1 flex-col items-start">
        <Link
          href={responsePath(id)}
          prefetch={false}
          dir="auto"
          className="line-clamp-2 inline-block min-h-11 content-center font-semibold hover:underline [overflow-wrap:anywhere]"
        >
          {name}
        </Link>
        {instructed ? <InstructedFlag className="whitespace-normal" /> : null}
      </h2>
      <StatusSelect attemptId={id} name={name} status={status} scores={shown} />
      <div className={cn("-mx-3 basis-full", mails && "lg:min-h-11")}>
        <DecisionMail result={candidate} />
      </div>
    </div>
  );
}
