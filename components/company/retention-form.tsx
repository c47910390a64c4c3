"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { RECORDINGS_DAYS, RESULTS_YEARS, type Retention } from "#lib/domain/company/retention";

const schema = () =>
  import("#lib/domain/company/retention-request").then((module) => module.periodsSchema);

const YEARS = Array.from({ length: RESULTS_YEARS.max }, (_, index) => index + RESULTS_YEARS.min);
const ADDRESS = "/api/company/retention";
const number = { valueAsNumber: true } as const;

/** The two periods: proposed while they are off, and what they are while they are on. */
export function RetentionForm({ retention }: { retention: Retention | null }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend(
    "Your time limits couldn't be saved. Nothing was changed. Please try again.",
  );
  const { register, handleSubmit, getValues, reset, formState } = useAppForm(schema);
  useUnsavedChanges(formState.isDirty);
  const { recordingsDays, resultsYears } = formState.errors;

  async function save(next: Retention | null, said: string) {
    const answer = await send(ADDRESS, { retention: next }, "PUT");
    rest();
    if (answer === null) return;
    reset(getValues(), { keepValues: true });
    toast.success(said);
    router.refresh();
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((next) =>
        save(next, retention === null ? "Automatic deletion is on" : "Time limits saved"),
      )}
      className="flex flex-col gap-6"
    >
      <FormError>{error?.message}</FormError>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          label="Delete recordings after (days)"
          error={recordingsDays?.message}
          hint={`At least ${RECORDINGS_DAYS.min} days, counted from your last decision about a candidate. Transcripts and scores stay.`}
        >
          {(control) => (
            <Input
              {...control}
              {...register("recordingsDays", number)}
              type="number"
              inputMode="numeric"
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
            <NativeSelect
              {...control}
              {...register("resultsYears", number)}
              defaultValue={retention?.resultsYears ?? RESULTS_YEARS.proposed}
            >
              {YEARS.map((years) => (
                <option key={years} value={years}>
                  {years === 1 ? "1 year" : `${years} years`}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} busyLabel="Saving...">
          {retention === null ? "Turn on automatic deletion" : "Save"}
        </SubmitButton>
        {retention === null ? null : (
          <Button
            variant="outline"
            disabled={busy}
            onClick={() => void save(null, "Automatic deletion is off")}
          >
            Turn off
          </Button>
        )}
      </div>
    </form>
  );
}
