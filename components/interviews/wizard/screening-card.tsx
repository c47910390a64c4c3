import { Plus, Trash2, X } from "lucide-react";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import {
  SCREENING_LIMITS,
  SCREENING_PROBLEMS,
  type ScreeningQuestion,
  withKind,
  withoutOption,
} from "#lib/domain/interviews/screening";
import { QuestionWarnings } from "./question-warnings";
import { fieldId } from "./wizard-step";

type ScreeningCardProps = {
  question: ScreeningQuestion;
  number: number;
  error: string | undefined;
  change: (question: ScreeningQuestion) => void;
  remove: () => void;
};

/** One knockout question: its words, its answers, and which of them let the candidate go on. */
export function ScreeningCard({ question, number, error, change, remove }: ScreeningCardProps) {
  const { id, text, kind, options } = question;
  const ofText = error === SCREENING_PROBLEMS.text;
  return (
    <li className="flex flex-col gap-5 rounded-lg border bg-card p-4 sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold text-base">Knockout question {number}</h3>
        <Button
          variant="ghost"
          size="icon"
          className="-mr-2"
          aria-label={`Remove knockout question ${number}`}
          onClick={remove}
        >
          <Trash2 />
        </Button>
      </div>
      <Field id={fieldId(id)} label="Question" error={ofText ? error : undefined}>
        {(control) => (
          <Input
            {...control}
            value={text}
            maxLength={SCREENING_LIMITS.text}
            autoComplete="off"
            placeholder="Do you have a driver's license?"
            onChange={({ target }) => change({ ...question, text: target.value })}
          />
        )}
      </Field>
      <QuestionWarnings
        text={text}
        options={options}
        rewrite={(better) => change({ ...question, text: better })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Answers">
          {(control) => (
            <NativeSelect
              {...control}
              value={kind}
              onChange={({ target }) =>
                change(withKind(question, target.value === "choice" ? "choice" : "yes_no"))
              }
            >
              <option value="yes_no">Yes or no</option>
              <option value="choice">Your own choices</option>
            </NativeSelect>
          )}
        </Field>
        {kind === "yes_no" ? (
          <Field label="The interview continues for">
            {(control) => (
              <NativeSelect
                {...control}
                value={question.passing[0] ?? 0}
                onChange={({ target }) => change({ ...question, passing: [Number(target.value)] })}
              >
                <option value={0}>people who answer yes</option>
                <option value={1}>people who answer no</option>
              </NativeSelect>
            )}
          </Field>
        ) : null}
      </div>
      {kind === "choice" ? <Choices question={question} change={change} /> : null}
      <FieldError>{ofText ? null : error}</FieldError>
    </li>
  );
}

function Choices({ question, change }: Pick<ScreeningCardProps, "question" | "change">) {
  const { id, options, passing } = question;
  const write = (at: number, words: string) =>
    change({ ...question, options: options.map((one, index) => (index === at ? words : one)) });
  const mark = (at: number, passes: boolean) => {
    const others = passing.filter((index) => index !== at);
    change({ ...question, passing: (passes ? [...others, at] : others).sort((a, b) => a - b) });
  };
  return (
    <Fieldset legend="Choices" hint="Check the ones that let people continue.">
      <ul className="flex flex-col gap-2">
        {options.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
          <li key={index} className="flex items-center gap-3">
            <Input
              id={fieldId(`${id}-${index}`)}
              aria-label={`Choice ${index + 1}`}
              value={option}
              maxLength={SCREENING_LIMITS.option}
              autoComplete="off"
              onChange={({ target }) => write(index, target.value)}
            />
            <Checkbox
              checked={passing.includes(index)}
              label={
                <>
                  Continues<span className="sr-only"> with choice {index + 1}</span>
                </>
              }
              onChange={({ target }) => mark(index, target.checked)}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove choice ${index + 1}`}
              aria-disabled={options.length <= 2}
              onClick={() => options.length > 2 && change(withoutOption(question, index))}
            >
              <X />
            </Button>
          </li>
        ))}
      </ul>
      {options.length < SCREENING_LIMITS.options ? (
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          onClick={() => change({ ...question, options: [...options, ""] })}
        >
          <Plus />
          Add choice
        </Button>
      ) : null}
    </Fieldset>
  );
}
