import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import {
  MAX_CHARACTERS,
  MAX_DURATIONS,
  MAX_RETAKES,
  type QuestionOptions as Options,
  type QuestionForm,
  THINKING_TIMES,
  UNSET,
} from "#lib/domain/interviews/question";
import { secondsInWords } from "#lib/domain/interviews/question-words";

type QuestionOptionsProps = {
  question: QuestionForm;
  edit: (change: Partial<Options>) => void;
};

/** The lists of one question's answer type. What is not chosen stays at its unset value, which is named. */
export function QuestionOptions({ question, edit }: QuestionOptionsProps) {
  if (question.answerType === "text") {
    return (
      <Choice
        label="Max characters"
        value={question.maxCharacters}
        unset={[UNSET.maxCharacters, `Default (${UNSET.maxCharacters})`]}
        choices={MAX_CHARACTERS.map((count) => [count, `${count} characters`])}
        onChange={(maxCharacters) => edit({ maxCharacters })}
      />
    );
  }
  return (
    <>
      <Choice
        label="Max duration"
        value={question.maxDuration}
        choices={MAX_DURATIONS.map((seconds) => [seconds, secondsInWords(seconds)])}
        onChange={(maxDuration) => edit({ maxDuration })}
      />
      <Choice
        label="Max retakes"
        value={question.maxRetakes}
        unset={[UNSET.maxRetakes, "No retakes"]}
        choices={MAX_RETAKES.map((count) => [count, count === 1 ? "1 retake" : `${count} retakes`])}
        onChange={(maxRetakes) => edit({ maxRetakes })}
      />
      <Choice
        label="Thinking time"
        value={question.thinkingTime}
        unset={[UNSET.thinkingTime, `Default (${UNSET.thinkingTime} seconds)`]}
        choices={THINKING_TIMES.map((seconds) => [seconds, `${seconds} seconds`])}
        onChange={(thinkingTime) => edit({ thinkingTime })}
      />
    </>
  );
}

type ChoiceProps = {
  label: string;
  value: number;
  unset?: readonly [number, string];
  choices: readonly (readonly [number, string])[];
  onChange: (value: number) => void;
};

function Choice({ label, value, unset, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {(unset ? [unset, ...choices] : choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
