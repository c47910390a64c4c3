import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Textarea } from "#components/ui/textarea";
import { HEAR_BACK_DAYS, LIMITS } from "#lib/domain/interviews/interview";
import { inLanguage } from "#lib/domain/interviews/interview-form";
import type { ProviderName } from "#lib/domain/interviews/provider";
import { type JobWords, otherLanguages } from "#lib/domain/interviews/translations";
import { DEFAULT_LANGUAGE, LANGUAGES, languageName, toLanguage } from "#lib/domain/text/languages";
import { OtherLanguages, TranslatedField } from "./other-languages";
import { fieldId, type StepProps } from "./wizard-step";

/** Title, language, description, and what candidates are told of pay and answer. */
export function BasicDetailsStep({
  form,
  problems,
  edit,
  provider,
}: StepProps & { provider: ProviderName }) {
  const translated = (part: keyof JobWords, label: string, limit: number, long = false) =>
    otherLanguages(form).map((code) => {
      const words = form.translations[code] ?? { title: "", description: "" };
      const write = (text: string) =>
        edit({ translations: { ...form.translations, [code]: { ...words, [part]: text } } });
      return (
        <TranslatedField
          key={code}
          field={inLanguage(part, code)}
          label={label}
          language={code}
          value={words[part] ?? ""}
          limit={limit}
          error={problems[inLanguage(part, code)]}
          long={long}
          write={write}
        />
      );
    });
  return (
    <div className="flex flex-col gap-6">
      <Field
        id={fieldId("title")}
        label="Interview title"
        error={problems.title}
        hint="Candidates see this first. The job title works best."
      >
        {(control) => (
          <Input
            {...control}
            value={form.title}
            maxLength={LIMITS.title}
            autoComplete="off"
            placeholder="House cleaner, full time"
            required
            onChange={(event) => edit({ title: event.target.value })}
          />
        )}
      </Field>
      {translated("title", "Interview title", LIMITS.title)}
      <Field
        label="Language"
        aside="Optional"
        hint={`The language you write in. Buttons and instructions follow each candidate's phone if we have its language, otherwise they are in ${languageName(form.language)}.`}
      >
        {(control) => (
          <div className="sm:max-w-80">
            <NativeSelect
              {...control}
              value={form.language}
              onChange={(event) =>
                edit({ language: toLanguage(event.target.value) ?? DEFAULT_LANGUAGE })
              }
            >
              {LANGUAGES.map(({ code, name }) => {
                // Its words in that one would be gone.
                const other = otherLanguages(form).includes(code);
                return (
                  <option key={code} value={code} disabled={other}>
                    {other ? `${name} (remove it from the other languages first)` : name}
                  </option>
                );
              })}
            </NativeSelect>
          </div>
        )}
      </Field>
      {provider === "native" || form.languages.length > 0 ? (
        <OtherLanguages form={form} edit={edit} />
      ) : null}
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Hourly rate"
          aside="Optional"
          hint="Write it any way you like. Candidates see it before they start, so they know whether the job is for them."
        >
          {(control) => (
            <Input
              {...control}
              value={form.hourlyRate}
              maxLength={LIMITS.hourlyRate}
              autoComplete="off"
              placeholder="$18 to $22 per hour"
              onChange={(event) => edit({ hourlyRate: event.target.value })}
            />
          )}
        </Field>
        {provider === "native" || form.hearBackDays !== null ? (
          <Field
            label="Hear back"
            aside="Optional"
            hint="Candidates see it before they start and when they finish, so nobody is left guessing. Choose what you can keep."
          >
            {(control) => (
              <NativeSelect
                {...control}
                value={form.hearBackDays ?? ""}
                onChange={({ target: { value } }) =>
                  edit({ hearBackDays: value === "" ? null : Number(value) })
                }
              >
                <option value="">Not said</option>
                {HEAR_BACK_DAYS.map((days) => (
                  <option key={days} value={days}>
                    {days === 1 ? "Within 1 day" : `Within ${days} days`}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ) : null}
      </div>
      {form.hourlyRate.trim() ? translated("pay", "Hourly rate", LIMITS.hourlyRate) : null}
      <Field
        id={fieldId("description")}
        label="Description"
        error={problems.description}
        hint="What the job is, where and when. Two or three sentences is plenty."
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-36"
            value={form.description}
            maxLength={LIMITS.description}
            placeholder="Clean homes on the north side with a partner, Monday to Friday, 8 to 4. We provide supplies and a van."
            required
            onChange={(event) => edit({ description: event.target.value })}
          />
        )}
      </Field>
      {translated("description", "Description", LIMITS.description, true)}
    </div>
  );
}
