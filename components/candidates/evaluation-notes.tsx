import { Alert } from "#components/ui/alert";
import type { AnswerView, EvaluationNote } from "#lib/domain/result-detail";

type EvaluationNotesProps = { notes: EvaluationNote[]; answers: AnswerView[] };

/** What the employer should know apart from the score: none of it moved a number. */
export function EvaluationNotes({ notes, answers }: EvaluationNotesProps) {
  if (notes.length === 0) return null;
  const numberOf = (note: EvaluationNote) =>
    answers.find((answer) => answer.questionId === note.questionId)?.number;
  return (
    <section aria-label="Notes apart from the score" className="flex flex-col gap-3">
      {notes.map((note) => {
        const number = numberOf(note);
        return (
          <Alert
            key={`${note.kind}-${note.questionId}-${note.text}`}
            variant={note.kind === "instructed_scorer" ? "warning" : "info"}
          >
            {number === undefined ? null : (
              <strong className="font-semibold">Question {number}. </strong>
            )}
            {note.text}
          </Alert>
        );
      })}
    </section>
  );
}
