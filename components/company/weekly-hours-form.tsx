"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { WhoMay } from "#components/shared/role";
import { SubmitButton } from "#components/shared/submit-button";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import { Checkbox } from "#components/ui/checkbox";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { BUFFERS, LENGTHS } from "#lib/domain/results/booking";
import { MAX_WEEKS, PROPOSED_HOURS, type WeeklyHours } from "#lib/domain/results/weekly-hours";
import { DAYS, dayName } from "#lib/domain/room/availability";
import { duration } from "#lib/domain/text/words";

const schema = () =>
  import("#lib/domain/results/weekly-hours-request").then((module) => module.hoursSchema);

const WEEKS = Array.from({ length: MAX_WEEKS }, (_, index) => index + 1);
const number = { valueAsNumber: true } as const;

/** The hours of a week from which an offer takes its times: proposed while they are off. */
export function WeeklyHoursForm({ hours, zone }: { hours: WeeklyHours | null; zone: string }) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend(
    "Your weekly hours couldn't be saved. Nothing was changed. Please try again.",
  );
  const { register, handleSubmit, getValues, reset, formState } = useAppForm(schema, {
    defaultValues: hours ?? PROPOSED_HOURS,
  });
  useUnsavedChanges(formState.isDirty);
  const { errors } = formState;

  async function save(next: WeeklyHours | null, said: string) {
    const answer = await send("/api/company/weekly-hours", { hours: next }, "PUT");
    rest();
    if (answer === null) return;
    reset(getValues(), { keepValues: true });
    toast.success(said);
    router.refresh();
  }

  return (
    <WhoMay to="own">
      <Card className="max-w-3xl" id="weekly-hours">
        <CardHeader>
          <CardTitle>Weekly Hours for Bookings</CardTitle>
          <p className="text-muted-foreground">
            {`When you offer a candidate times, they can come from these hours, by your company's clock (${zone}). A time that somebody has is offered to nobody else.`}
          </p>
        </CardHeader>
        <CardContent>
          <form
            method="post"
            noValidate
            onSubmit={handleSubmit((next) => save(next, "Weekly hours saved"))}
            className="flex flex-col gap-6"
          >
            <FormError>{error?.message}</FormError>
            <Fieldset legend="Days" className="gap-0">
              <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
                {DAYS.map((day) => (
                  <Checkbox key={day} label={dayName(day)} value={day} {...register("days")} />
                ))}
              </div>
              <FieldError>{errors.days?.message}</FieldError>
            </Fieldset>
            <div className="grid gap-6 sm:grid-cols-2">
              <Field label="From" error={errors.from?.message}>
                {(control) => <Input {...control} {...register("from")} type="time" />}
              </Field>
              <Field label="To" error={errors.to?.message}>
                {(control) => <Input {...control} {...register("to")} type="time" />}
              </Field>
              <Field label="One meeting takes">
                {(control) => (
                  <NativeSelect {...control} {...register("minutes", number)}>
                    {LENGTHS.map((minutes) => (
                      <option key={minutes} value={minutes}>
                        {duration(minutes, "en")}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <Field label="Keep free before and after">
                {(control) => (
                  <NativeSelect {...control} {...register("bufferMinutes", number)}>
                    {BUFFERS.map((minutes) => (
                      <option key={minutes} value={minutes}>
                        {minutes === 0 ? "Nothing" : duration(minutes, "en")}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <Field label="How far ahead">
                {(control) => (
                  <NativeSelect {...control} {...register("weeks", number)}>
                    {WEEKS.map((weeks) => (
                      <option key={weeks} value={weeks}>
                        {weeks === 1 ? "1 week" : `${weeks} weeks`}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            </div>
            <div className="flex flex-wrap gap-3">
              <SubmitButton busy={busy} busyLabel="Saving...">
                {hours === null ? "Use these hours" : "Save"}
              </SubmitButton>
              {hours === null ? null : (
                <Button
                  variant="outline"
                  disabled={busy}
                  onClick={() => void save(null, "Weekly hours are off")}
                >
                  Turn off
                </Button>
              )}
            </div>
          </form>
        </CardContent>
      </Card>
    </WhoMay>
  );
}
