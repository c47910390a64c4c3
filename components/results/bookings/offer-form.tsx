"use client";

import { Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { DialogFooter } from "#components/ui/dialog";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { OFFERS_PATH } from "#lib/domain/core/response-routes";
import { routes } from "#lib/domain/core/routes";
import {
  BOOKING_KINDS,
  BUFFERS,
  KIND_TEXTS,
  LENGTHS,
  MAX_TIMES,
  OFFER_WORDS_LIMIT,
} from "#lib/domain/results/booking";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import {
  hoursInWords,
  type Length,
  NO_WEEKLY_TIME,
  type Offering,
  type WeeklyHours,
  weeklyTimes,
} from "#lib/domain/results/weekly-hours";
import { companyDate } from "#lib/domain/text/dates";
import { duration } from "#lib/domain/text/words";
import type { Sending } from "../send-dialog";

const schema = () =>
  import("#lib/domain/results/booking-request").then((module) => module.offerSchema);

/** Which times the week gives: 'Mon, Tue, 9:00 AM to 5:00 PM: 14 times until Dec 11, 2026. …' */
function weekInWords(hours: WeeklyHours, length: Length, timeZone: string): string {
  const times = weeklyTimes(hours, length, timeZone, new Date());
  const last = times.at(-1);
  if (last === undefined) return NO_WEEKLY_TIME;
  const count = times.length === 1 ? "1 time" : `${times.length} times`;
  return `${hoursInWords(hours)}: ${count} until ${companyDate(last.toISOString(), timeZone)}. Those that others have booked aren't shown.`;
}

export type OfferFormProps = {
  people: number;
  choice: BulkChoice;
  /** Its place stands there before anything is typed, and its weekly hours may give times. */
  company: Offering | null;
  /** The number of the one candidate, for a call; else empty. */
  phone: string;
  sending: Pick<Sending, "submit" | "busy" | "error">;
};

/** What is offered, and when: hours of the company's clock. */
export function OfferForm({ people, choice, company, phone, sending }: OfferFormProps) {
  const { submit, busy, error } = sending;
  const hours = company?.weeklyHours ?? null;
  const suggested = { place: company?.location ?? "", phone };
  // A second try is the same offer.
  const [id] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, watch, setValue, formState } = useAppForm(schema, {
    defaultValues: {
      id,
      choice,
      kind: "working_interview",
      minutes: hours?.minutes ?? 120,
      bufferMinutes: hours?.bufferMinutes ?? 0,
      place: suggested.place,
      host: "",
      times: [""],
      weekly: hours !== null,
    },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const { errors } = formState;
  const [kind, times] = [watch("kind"), watch("times")];

  const names = times.map((_, at) => `times.${at}` as const);

  const save = handleSubmit(async (values) => {
    await submit({
      path: OFFERS_PATH,
      body: values,
      done: people > 1 ? "The times are offered to them." : "The times are offered.",
    });
  });

  /** What was suggested for the one kind is not right for the other. */
  function suggestPlace(next: string) {
    const [before, after] =
      next === "call" ? (["place", "phone"] as const) : (["phone", "place"] as const);
    if (watch("place") === suggested[before]) setValue("place", suggested[after]);
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="What">
          {(control) => (
            <NativeSelect
              {...control}
              {...register("kind", { onChange: ({ target }) => suggestPlace(target.value) })}
            >
              {BOOKING_KINDS.map((one) => (
                <option key={one} value={one}>
                  {KIND_TEXTS[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="How long">
          {(control) => (
            <NativeSelect {...control} {...register("minutes", { valueAsNumber: true })}>
              {LENGTHS.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {duration(minutes, "en")}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </div>
      <Field
        label={kind === "call" ? "Phone number" : "Where"}
        error={errors.place?.message}
        hint={kind === "call" ? "The number you'll call, or the one they should call." : undefined}
      >
        {(control) => <Input {...control} {...register("place")} maxLength={OFFER_WORDS_LIMIT} />}
      </Field>
      <Field label="With" aside="Optional" error={errors.host?.message}>
        {(control) => <Input {...control} {...register("host")} maxLength={OFFER_WORDS_LIMIT} />}
      </Field>
      <Fieldset legend="Times">
        {names.map((name, at) => (
          <div key={name} className="flex flex-col gap-1.5">
            <Input
              type="datetime-local"
              aria-label={`Time ${at + 1}`}
              aria-invalid={errors.times?.[at] ? true : undefined}
              {...register(name)}
            />
            <FieldError>{errors.times?.[at]?.message}</FieldError>
          </div>
        ))}
        <FieldError>{errors.times?.root?.message ?? errors.times?.message}</FieldError>
        {times.length < MAX_TIMES ? (
          <Button
            variant="outline"
            className="self-start"
            onClick={() => setValue("times", [...times, ""], { shouldDirty: true })}
          >
            <Plus /> Add a time
          </Button>
        ) : null}
        {company && hours ? (
          <Checkbox
            label="Times from your weekly hours"
            hint={weekInWords(hours, watch(), company.timeZone)}
            {...register("weekly")}
          />
        ) : (
          <p className="text-muted-foreground text-sm">
            Times can also come from your{" "}
            <Link
              href={`${routes.settings}#weekly-hours`}
              className="font-medium text-primary underline underline-offset-4"
            >
              weekly hours
            </Link>
            .
          </p>
        )}
      </Fieldset>
      <Field
        label="Keep free before and after"
        hint="Somebody else's booking then never comes closer than this."
      >
        {(control) => (
          <NativeSelect {...control} {...register("bufferMinutes", { valueAsNumber: true })}>
            {BUFFERS.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? "Nothing" : duration(minutes, "en")}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Sending…" : "Send the times"}
        </Button>
      </DialogFooter>
    </form>
  );
}
