"use client";

import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { NativeSelect } from "#components/ui/native-select";
import { timeZoneOfCity } from "#lib/domain/company/city-time-zone";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import {
  otherTimeZones,
  timeZoneLabel,
  todaysTimeZone,
  US_TIME_ZONES,
} from "#lib/domain/company/time-zones";

type TimeZoneFieldProps = {
  initial: string;
  /** If nobody is asked yet: the city's zone is taken, else the browser's own. */
  silent: boolean;
};

const option = (zone: string) => (
  <option key={zone} value={zone}>
    {timeZoneLabel(zone)}
  </option>
);

/** The zone in which a deadline's day ends. */
export function TimeZoneField({ initial, silent }: TimeZoneFieldProps) {
  const { register, getValues, setValue, setFocus, formState } = useFormContext<
    CompanyInput,
    unknown,
    CompanyForm
  >();
  // The one that is kept is there from the start, wherever it is.
  const [others, setOthers] = useState(US_TIME_ZONES.includes(initial) ? [] : [initial]);
  const { isReady } = formState;

  useEffect(() => {
    if (!silent || !isReady) return;
    const own = todaysTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    // The city, typed before the page was ready or not, says more. A browser that says UTC hides where it is.
    const zone = timeZoneOfCity(getValues("location")) ?? (own === "UTC" ? null : own);
    if (zone) setValue("timeZone", zone);
  }, [silent, isReady, getValues, setValue]);

  if (silent) return <input type="hidden" defaultValue={initial} {...register("timeZone")} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <Field
        label="Time zone"
        hint="Set from your city. Interviews close at 11:59 PM in this time zone on their deadline date."
        error={formState.errors.timeZone?.message}
        className="w-full"
      >
        {(aria) => (
          <NativeSelect {...aria} defaultValue={initial} {...register("timeZone")}>
            <optgroup label="United States">{US_TIME_ZONES.map(option)}</optgroup>
            {others.length > 0 && <optgroup label="Other">{others.map(option)}</optgroup>}
          </NativeSelect>
        )}
      </Field>
      {others.length <= 1 && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            setOthers([...new Set([...others, ...otherTimeZones()])].sort());
            setFocus("timeZone");
          }}
        >
          Other time zones
        </Button>
      )}
    </div>
  );
}
