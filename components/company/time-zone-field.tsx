"use client";

import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { timeZoneOfCity } from "#lib/domain/city-time-zone";
import type { CompanyForm, CompanyInput } from "#lib/domain/company";
import { timeZoneLabel } from "#lib/domain/time-zones";

type TimeZoneFieldProps = {
  initial: string;
  /** The zones to choose from; in create mode none: the browser's own zone is taken. */
  options: string[];
};

/** The zone in which a deadline's day ends. */
export function TimeZoneField({ initial, options }: TimeZoneFieldProps) {
  const { register, getValues, setValue, formState } = useFormContext<
    CompanyInput,
    unknown,
    CompanyForm
  >();
  const silent = options.length === 0;
  const { isReady } = formState;

  useEffect(() => {
    if (!silent || !isReady) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // The city, typed before the page was ready or not, says more. A browser that says UTC hides where it is.
    const zone = timeZoneOfCity(getValues("location")) ?? (own === "UTC" ? null : own);
    if (zone) setValue("timeZone", zone);
  }, [silent, isReady, getValues, setValue]);

  if (silent) return <input type="hidden" defaultValue={initial} {...register("timeZone")} />;
  const zones = options.includes(initial) ? options : [initial, ...options];
  return (
    <Field
      label="Time zone"
      hint="Follows from your city. A deadline ends with its day in this zone."
      error={formState.errors.timeZone?.message}
    >
      {(aria) => (
        <NativeSelect {...aria} defaultValue={initial} {...register("timeZone")}>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {timeZoneLabel(zone)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
