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
  /** The city that the form starts with: its zone is better known than the browser's. */
  location: string;
};

/** The zone in which a deadline's day ends. */
export function TimeZoneField({ initial, options, location }: TimeZoneFieldProps) {
  const { register, setValue, formState } = useFormContext<CompanyInput, unknown, CompanyForm>();
  const silent = options.length === 0;

  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // A browser that says UTC hides where it is.
    const known = timeZoneOfCity(location) !== null;
    if (silent && !known && own && own !== "UTC") setValue("timeZone", own);
  }, [silent, location, setValue]);

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
