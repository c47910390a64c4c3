import { Alert } from "#components/ui/alert";
import type { AnswerView, EvaluationNote } from "#lib/domain/result-detail";

type EvaluationNotesProps = { notes: EvaluationNote[]; answers: AnswerView[] };

/** What the employer should know apart from the score: none of it moved a number. One line for one message. */
export function EvaluationNotes({ notes, answers }: EvaluationNotesProps) {
  if (notes.length === 0) return null;
  const groups = Map.groupBy(notes, (note) => `${note.kind} ${note.text}`);
  const numbersOf = (group: EvaluationNote[]) =>
    answers
      .filter((answer) => group.some((note) => note.questionId === answer.questionId))
      .map((answer) => answer.number);
  return (
    <section aria-label="Notes apart from the score" className="flex flex-col gap-3">
      {[...groups].map(([key, group]) => (
        <Alert key={key} variant={group[0]?.kind === "instructed_scorer" ? "warning" : "info"}>
          <strong className="font-semibold">{questionsLabel(numbersOf(group))}</strong>
          {group[0]?.text}
        </Alert>
      ))}
    </section>
  );
}

function questionsLabel(numbers: number[]): string {
  if (numbers.length === 0) return "";
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(numbers.map(String));
  return numbers.length === 1 ? `Question ${list}. ` : `Questions ${list}. `;
}
