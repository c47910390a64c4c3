import type { InterviewForm, Problems } from "#lib/domain/interviews/interview-form";

/** What every step of the wizard gets. */
export type StepProps = {
  form: InterviewForm;
  /** Message per faulty field, once the person has tried to go on. */
  problems: Problems;
  edit: (change: Partial<InterviewForm>) => void;
};

/** The element of a field that a problem is about; a question's field is its id. */
export function fieldId(field: string): string {
  return `interview-${field}`;
}
