"use client";

import { Languages, X } from "lucide-react";
import { createContext, useContext, useReducer } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Alert } from "#components/ui/alert";
import { Button } from "#components/ui/button";
import { Field, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { firstBeside, otherLanguages } from "#lib/domain/interviews/translations";
import {
  LANGUAGES,
  type LanguageCode,
  languageName,
  textAttributes,
  toLanguage,
} from "#lib/domain/text/languages";
import { fieldId, type StepProps } from "./wizard-step";

/**
 * The languages that an interview is kept in beside its own. One that is removed keeps its words in the form: whoever adds
 * it again has them back.
 */
export function OtherLanguages({ form, edit }: Pick<StepProps, "form" | "edit">) {
  const others = otherLanguages(form);
  const left = LANGUAGES.map(({ code }) => code).filter(
    (code) => code !== form.language && !others.includes(code),
  );
  const [presses, pressed] = useReducer((count: number) => count + 1, 0);
  const choice = useRestoreFocus<HTMLSelectElement>(presses);
  const first = firstBeside(form.language);
  const add = (code: LanguageCode) => {
    pressed();
    edit({
      languages: [...form.languages.filter((one) => one !== code), code],
      translations: { [code]: { title: "", description: "" }, ...form.translations },
    });
  };
  return (
    <Fieldset
      legend={
        <>
          Other languages{" "}
          <span className="font-normal text-muted-foreground text-sm">Optional</span>
        </>
      }
      hint={`Candidates whose phone speaks one of these read your words in it. Whatever you leave empty, they read in ${languageName(form.language)}. If that is a question, we tell them before they start.`}
    >
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {others.map((code) => (
          <li key={code}>
            <Button
              variant="outline"
              aria-label={`Remove ${languageName(code)}`}
              onClick={() => {
                pressed();
                edit({ languages: others.filter((one) => one !== code) });
              }}
            >
              {languageName(code)} <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {left.includes(first) ? (
          <Button variant="outline" onClick={() => add(first)}>
            <Languages aria-hidden />
            <span>{`Add ${languageName(first)}`}</span>
          </Button>
        ) : null}
        <NativeSelect
          ref={choice}
          aria-label="Add another language"
          className="w-auto"
          value=""
          onChange={({ target }) => {
            const code = toLanguage(target.value);
            if (code) add(code);
          }}
        >
          <option value="">Add another language</option>
          {left.map((code) => (
            <option key={code} value={code}>
              {languageName(code)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Fieldset>
  );
}

/** The form around a field, which keeps what its words in another language were written for. */
export const WrittenFor = createContext<Pick<StepProps, "form" | "edit"> | null>(null);

type TranslatedFieldProps = {
  field: string;
  /** What the field holds in the interview's own language. */
  label: string;
  language: LanguageCode;
  value: string;
  limit: number;
  error?: string | undefined;
  /** Whether the words have lines. */
  long?: boolean;
  write: (words: string) => void;
};

/** A field's words in another language, which may stay empty. Those of other words are marked until they are read again. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { field, label, language, value, limit, error, long = false, write } = props;
  const around = useContext(WrittenFor);
  const id = fieldId(field);
  const Control = long ? Textarea : Input;
  const fits = () => {
    const { [field]: _, ...others } = around?.form.writtenFor ?? {};
    around?.edit({ writtenFor: others });
    document.getElementById(id)?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field id={id} label={`${label} in ${languageName(language)}`} aside="Optional" error={error}>
        {(control) => (
          <Control
            {...control}
            {...textAttributes(language)}
            value={value}
            maxLength={limit}
            autoComplete="off"
            onChange={({ target }: { target: { value: string } }) => write(target.value)}
          />
        )}
      </Field>
      {around?.form.writtenFor?.[field] === undefined ? null : (
        <Alert
          variant="warning"
          role="status"
          action={
            <Button variant="outline" onClick={fits}>
              It still fits
            </Button>
          }
        >
          You changed the original after this {languageName(language)} was written. Check it.
        </Alert>
      )}
    </div>
  );
}
