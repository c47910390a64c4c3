"use client";

import { useAppForm } from "#components/shared/use-app-form";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { RECORDINGS_DAYS, RESULTS_YEARS, type Retention } from "#lib/domain/company/retention";
import { SwitchedForm } from "./switched-form";

const schema = () =>
  import("#lib/domain/company/retention-request").then((module) => module.periodsSchema);

const YEARS = Array.from({ length: RESULTS_YEARS.max }, (_, index) => index + RESULTS_YEARS.min);
const WORDS = {
  turnOn: "Turn on automatic deletion",
  on: "Automatic deletion is on",
  saved: "Time limits saved",
  off: "Automatic deletion is off",
  failed: "Your time limits couldn't be saved. Nothing was changed. Please try again.",
} as const;
const number = { valueAsNumber: true } as const;

/** The two periods: proposed while they are off, and what they are while they are on. */
export function RetentionForm({ retention }: { retention: Retention | null }) {
  const form = useAppForm(schema);
  const { recordingsDays, resultsYears } = form.formState.errors;
  return (
    <SwitchedForm
      form={form}
      address="/api/company/retention"
      name="retention"
      isOn={retention !== null}
      words={WORDS}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Delete recordings after (days)"
          error={recordingsDays?.message}
          hint={`At least ${RECORDINGS_DAYS.min} days, counted from your last decision about a candidate. Transcripts and scores stay.`}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register("recordingsDays", number)}
              type="number"
              inputMode="numeric"
              className="sm:max-w-32"
              min={RECORDINGS_DAYS.min}
              max={RECORDINGS_DAYS.max}
              defaultValue={retention?.recordingsDays ?? RECORDINGS_DAYS.proposed}
            />
          )}
        </Field>
        <Field
          label="Delete everything else after"
          error={resultsYears?.message}
          hint="Answers, scores, decisions, and consent records, also counted from your last decision. Federal rules require most employers with 15 or more people to keep hiring records for one year; California requires four."
        >
          {(control) => (
            <div className="sm:max-w-32">
              <NativeSelect
                {...control}
                {...form.register("resultsYears", number)}
                defaultValue={retention?.resultsYears ?? RESULTS_YEARS.proposed}
              >
                {YEARS.map((years) => (
                  <option key={years} value={years}>
                    {years === 1 ? "1 year" : `${years} years`}
                  </option>
                ))}
              </NativeSelect>
            </div>
          )}
        </Field>
      </div>
    </SwitchedForm>
  );
}
