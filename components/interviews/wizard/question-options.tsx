import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import {
  MAX_CHARACTERS,
  MAX_DURATIONS,
  MAX_RETAKES,
  type OptionName,
  optionsOf,
  type QuestionForm,
  THINKING_TIMES,
  UNSET,
} from "#lib/domain/interviews/question";
import { secondsInWords } from "#lib/domain/interviews/question-words";

type List = {
  label: string;
  unset?: readonly [number, string];
  /** Said while nothing is chosen. */
  advice?: string;
  choices: readonly (readonly [number, string])[];
};

/** What is not chosen stays at its unset value, which is named. */
const LISTS: Record<OptionName, List> = {
  maxDuration: {
    label: "Max duration",
    choices: MAX_DURATIONS.map((seconds) => [seconds, secondsInWords(seconds)]),
  },
  maxRetakes: {
    label: "Max retakes",
    unset: [UNSET.maxRetakes, "No retakes"],
    advice: "One retake costs you nothing and calms people.",
    choices: MAX_RETAKES.map((count) => [count, count === 1 ? "1 retake" : `${count} retakes`]),
  },
  thinkingTime: {
    label: "Thinking time",
    unset: [UNSET.thinkingTime, `Default (${UNSET.thinkingTime} seconds)`],
    choices: THINKING_TIMES.map((seconds) => [seconds, `${seconds} seconds`]),
  },
  maxCharacters: {
    label: "Max characters",
    unset: [UNSET.maxCharacters, `Default (${UNSET.maxCharacters})`],
    choices: MAX_CHARACTERS.map((count) => [count, `${count} characters`]),
  },
};

type QuestionOptionsProps = {
  question: QuestionForm;
  edit: (change: Partial<Record<OptionName, number>>) => void;
};

/** The lists of one question's answer type. */
export function QuestionOptions({ question, edit }: QuestionOptionsProps) {
  return optionsOf(question.answerType).map((name) => (
    <Choice
      key={name}
      {...LISTS[name]}
      value={question[name]}
      onChange={(value) => edit({ [name]: value })}
    />
  ));
}

type ChoiceProps = List & { value: number; onChange: (value: number) => void };

function Choice({ label, value, unset, advice, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label} hint={value === unset?.[0] ? advice : undefined}>
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
