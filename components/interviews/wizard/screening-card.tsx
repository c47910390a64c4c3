import { Plus, Trash2, X } from "lucide-react";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { inLanguage, type Problems } from "#lib/domain/interviews/interview-form";
import {
  SCREENING_LIMITS,
  SCREENING_PROBLEMS,
  type ScreeningQuestion,
  withKind,
  withOptions,
  withoutOption,
} from "#lib/domain/interviews/screening";
import { type AskedWords, isSaid } from "#lib/domain/interviews/translations";
import { choiceField } from "#lib/domain/interviews/written-for";
import type { LanguageCode } from "#lib/domain/text/languages";
import { DraftedMark, DraftWords } from "./draft-words";
import { TranslatedField } from "./other-languages";
import { QuestionWarnings } from "./question-warnings";
import { fieldId } from "./wizard-step";

type ScreeningCardProps = {
  question: ScreeningQuestion;
  number: number;
  problems: Problems;
  /** The interview's other languages. */
  languages: readonly LanguageCode[];
  /** The interview's own, if a model may draft from it. */
  draftFrom: LanguageCode | null;
  change: (question: ScreeningQuestion) => void;
  remove: () => void;
};

/** One knockout question: its words, its answers, and which of them let the candidate go on. */
export function ScreeningCard(props: ScreeningCardProps) {
  const { question, number, problems, languages, draftFrom, change, remove } = props;
  const { id, text, kind, options } = question;
  const error = problems[id];
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
      {languages.map((code) => (
        <ScreeningWords
          key={code}
          question={question}
          language={code}
          error={problems[inLanguage(id, code)]}
          draftFrom={draftFrom}
          change={change}
        />
      ))}
    </li>
  );
}

type ScreeningWordsProps = Pick<ScreeningCardProps, "question" | "draftFrom" | "change"> & {
  language: LanguageCode;
  error: string | undefined;
};

/** A knockout question and its choices in another language; which of them pass is said once, above. */
function ScreeningWords(props: ScreeningWordsProps) {
  const { question, language, error, draftFrom, change } = props;
  const { id, options, translations } = question;
  const { drafted, ...words } = translations[language] ?? {
    text: "",
    options: options.map(() => ""),
  };
  const take = (taken: AskedWords) =>
    change({ ...question, translations: { ...translations, [language]: taken } });
  const write = (part: Partial<AskedWords>) => take({ ...words, ...part });
  const field = inLanguage(id, language);
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <TranslatedField
        field={field}
        label="Question"
        language={language}
        value={words.text}
        limit={SCREENING_LIMITS.text}
        error={error}
        write={(text) => write({ text })}
      />
      {words.options.map((option, index) => (
        <TranslatedField
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its place
          key={index}
          field={choiceField(field, index)}
          label={options[index]?.trim() || `Choice ${index + 1}`}
          language={language}
          value={option}
          limit={SCREENING_LIMITS.option}
          write={(text) =>
            write({ options: words.options.map((one, at) => (at === index ? text : one)) })
          }
        />
      ))}
      {drafted && <DraftedMark day={drafted} />}
      {draftFrom === null || isSaid(words, "some") ? null : (
        <DraftWords
          field={field}
          texts={[question.text, ...options]}
          from={draftFrom}
          to={language}
          take={take}
        />
      )}
      <QuestionWarnings
        text={words.text}
        options={words.options}
        rewrite={(text) => write({ text })}
      />
    </div>
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
          onClick={() => change(withOptions(question, (all) => [...all, ""]))}
        >
          <Plus />
          Add choice
        </Button>
      ) : null}
    </Fieldset>
  );
}
