import { Alert } from "#components/ui/alert";
import { noteGroups } from "#lib/domain/results/provenance";
import type { AnswerView, EvaluationNote } from "#lib/domain/results/result-detail";

type EvaluationNotesProps = { notes: EvaluationNote[]; answers: AnswerView[] };

/** What the employer should know apart from the score: none of it moved a number. One line for one message. */
export function EvaluationNotes({ notes, answers }: EvaluationNotesProps) {
  if (notes.length === 0) return null;
  return (
    <section aria-label="Notes that don't affect the score" className="flex flex-col gap-3">
      {noteGroups(notes, answers).map(({ key, questions, text, warning }) => (
        <Alert key={key} variant={warning ? "warning" : "info"}>
          {questions ? <strong className="font-semibold">{questions} </strong> : null}
          {text}
        </Alert>
      ))}
    </section>
  );
}
