import { ArrowDown, ArrowUp, MessageSquareText, Trash2, UserRound, Video } from "lucide-react";
import { Fragment } from "react";
import { Button } from "#components/ui/button";
import { Field, Fieldset } from "#components/ui/field";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import { Textarea } from "#components/ui/textarea";
import { inLanguage } from "#lib/domain/interviews/interview-form";
import {
  ANSWER_TYPES,
  type AnswerType,
  QUESTION_TEXT_LIMIT,
  type QuestionForm,
} from "#lib/domain/interviews/question";
import { questionInWords } from "#lib/domain/interviews/question-words";
import type { AskedWords } from "#lib/domain/interviews/translations";
import type { LanguageCode } from "#lib/domain/text/languages";
import { DraftedMark, DraftWords } from "./draft-words";
import { TranslatedField } from "./other-languages";
import { QuestionOptions } from "./question-options";
import { QuestionWarnings } from "./question-warnings";
import { fieldId } from "./wizard-step";

type QuestionCardProps = {
  question: QuestionForm;
  count: number;
  error: string | undefined;
  /** The interview's other languages. */
  languages: readonly LanguageCode[];
  /** The interview's own, if a model may draft from it. */
  draftFrom: LanguageCode | null;
  edit: (change: Partial<QuestionForm>) => void;
  move: (step: -1 | 1) => void;
  remove: () => void;
  /** Gives its options to all questions; null if they have them already. */
  toAll: (() => void) | null;
};

/** The button that moves a question, which keeps the focus after the move. */
export const moveButtonId = (questionId: string, step: -1 | 1) =>
  fieldId(`${questionId}-${step === -1 ? "up" : "down"}`);

/** One question: its words, how it is answered, and what candidates get. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, count, error, languages, draftFrom, edit, move, remove, toAll } = props;
  const { id, order } = question;
  return (
    <li className="rounded-lg border bg-card p-4 sm:p-5">
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 className="font-semibold text-base">
          Question {order} <span className="font-normal text-muted-foreground">of {count}</span>
        </h2>
        <div className="-mr-2 flex">
          <Button
            id={moveButtonId(id, -1)}
            variant="ghost"
            size="icon"
            aria-label={`Move question ${order} up`}
            aria-disabled={order === 1}
            onClick={() => move(-1)}
          >
            <ArrowUp />
          </Button>
          <Button
            id={moveButtonId(id, 1)}
            variant="ghost"
            size="icon"
            aria-label={`Move question ${order} down`}
            aria-disabled={order === count}
            onClick={() => move(1)}
          >
            <ArrowDown />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove question ${order}`}
            onClick={remove}
          >
            <Trash2 />
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <Field id={fieldId(id)} label="Question text" error={error}>
          {(control) => (
            <Textarea
              {...control}
              value={question.text}
              maxLength={QUESTION_TEXT_LIMIT}
              placeholder="Tell us about a time a customer was unhappy. What did you do?"
              onChange={(event) => edit({ text: event.target.value })}
            />
          )}
        </Field>
        <QuestionWarnings text={question.text} rewrite={(text) => edit({ text })} />
        {languages.map((code) => {
          const { text, drafted } = question.translations[code] ?? { text: "" };
          const take = (words: AskedWords) =>
            edit({ translations: { ...question.translations, [code]: words } });
          const write = (words: string) => take({ text: words, options: [] });
          return (
            <Fragment key={code}>
              <TranslatedField
                field={inLanguage(id, code)}
                label="Question text"
                language={code}
                value={text}
                limit={QUESTION_TEXT_LIMIT}
                long
                write={write}
              />
              {drafted && <DraftedMark day={drafted} />}
              {draftFrom === null || text.trim() !== "" ? null : (
                <DraftWords
                  field={inLanguage(id, code)}
                  texts={[question.text]}
                  from={draftFrom}
                  to={code}
                  take={take}
                />
              )}
              <QuestionWarnings text={text} rewrite={write} />
            </Fragment>
          );
        })}
        <AnswerTypeSwitch
          value={question.answerType}
          onChange={(answerType) => edit({ answerType })}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <QuestionOptions question={question} edit={edit} />
        </div>
        {toAll === null ? null : (
          <Button variant="outline" className="self-start" onClick={toAll}>
            Use for all {question.answerType} questions
          </Button>
        )}
        <p className="flex gap-2 rounded-md bg-muted px-3 py-2.5 text-sm">
          <UserRound aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span>{questionInWords(question)}</span>
        </p>
      </div>
    </li>
  );
}

const words = {
  video: { name: "Video", Icon: Video },
  text: { name: "Text", Icon: MessageSquareText },
} satisfies Record<AnswerType, object>;

type AnswerTypeSwitchProps = { value: AnswerType; onChange: (value: AnswerType) => void };

function AnswerTypeSwitch({ value, onChange }: AnswerTypeSwitchProps) {
  return (
    <Fieldset legend="Answer type">
      <RadioGroup
        aria-label="Answer type"
        className="grid-cols-2"
        value={value}
        onValueChange={(chosen) => onChange(chosen === "text" ? "text" : "video")}
      >
        {ANSWER_TYPES.map((type) => {
          const { name, Icon } = words[type];
          return (
            <RadioCard
              key={type}
              value={type}
              label={
                <span className="flex items-center gap-2 font-medium">
                  <Icon aria-hidden className="size-4 text-muted-foreground" />
                  {name}
                </span>
              }
            />
          );
        })}
      </RadioGroup>
    </Fieldset>
  );
}
