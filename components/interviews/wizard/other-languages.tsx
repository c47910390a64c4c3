import { Languages, X } from "lucide-react";
import { Button } from "#components/ui/button";
import { Field, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { otherLanguages } from "#lib/domain/interviews/translations";
import {
  LANGUAGES,
  type LanguageCode,
  languageName,
  textAttributes,
  toLanguage,
} from "#lib/domain/text/languages";
import type { StepProps } from "./wizard-step";

/**
 * The languages that an interview is kept in beside its own. One that is removed keeps its words in the form: whoever adds
 * it again has them back.
 */
export function OtherLanguages({ form, edit }: Pick<StepProps, "form" | "edit">) {
  const others = otherLanguages(form);
  const left = LANGUAGES.map(({ code }) => code).filter(
    (code) => code !== form.language && !others.includes(code),
  );
  // What most of those read who read no English, and the other way around.
  const first = form.language === "es" ? "en" : "es";
  const add = (code: LanguageCode) =>
    edit({
      languages: [...form.languages.filter((one) => one !== code), code],
      translations: { [code]: { title: "", description: "" }, ...form.translations },
    });
  return (
    <Fieldset
      legend={
        <>
          Other languages{" "}
          <span className="font-normal text-muted-foreground text-sm">Optional</span>
        </>
      }
      hint={`Candidates whose phone speaks one of these read your words in it. Whatever you leave empty, they read in ${languageName(form.language)}, and we tell them so before they start.`}
    >
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {others.map((code) => (
          <li key={code}>
            <Button
              variant="outline"
              aria-label={`Remove ${languageName(code)}`}
              onClick={() => edit({ languages: others.filter((one) => one !== code) })}
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

type TranslatedFieldProps = {
  id: string;
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

/** A field's words in another language, which may stay empty. */
export function TranslatedField(props: TranslatedFieldProps) {
  const { id, label, language, value, limit, error, long = false, write } = props;
  const Control = long ? Textarea : Input;
  return (
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
  );
}
