"use client";

import { useAppForm } from "#components/shared/use-app-form";
import { Checkbox } from "#components/ui/checkbox";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import type { WeeklyHours } from "#lib/domain/results/weekly-hours";
import { SwitchedForm } from "./switched-form";

const schema = () =>
  import("#lib/domain/results/weekly-hours-request").then((module) => module.hoursSchema);

const SELECTS = [
  { name: "minutes", label: "One meeting takes" },
  { name: "bufferMinutes", label: "Keep free before and after" },
  { name: "weeks", label: "How far ahead" },
] as const;

const WORDS = {
  turnOn: "Use these hours",
  on: "Weekly hours saved",
  saved: "Weekly hours saved",
  off: "Weekly hours are off",
  failed: "Your weekly hours couldn't be saved. Nothing was changed. Please try again.",
} as const;

type Choice = { value: string | number; label: string };
type WeeklyHoursFormProps = {
  initial: WeeklyHours;
  isOn: boolean;
  choices: Record<"days" | (typeof SELECTS)[number]["name"], readonly Choice[]>;
};

/** The fields of a week's hours. */
export function WeeklyHoursForm({ initial, isOn, choices }: WeeklyHoursFormProps) {
  const form = useAppForm(schema, { defaultValues: initial });
  const { register } = form;
  const { errors } = form.formState;
  return (
    <SwitchedForm
      form={form}
      address="/api/company/weekly-hours"
      name="hours"
      isOn={isOn}
      words={WORDS}
    >
      <Fieldset legend="Days" className="gap-0">
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
          {choices.days.map((day) => (
            <Checkbox key={day.value} {...day} {...register("days")} />
          ))}
        </div>
        <FieldError>{errors.days?.message}</FieldError>
      </Fieldset>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="From" className="sm:max-w-40" error={errors.from?.message}>
          {(control) => <Input {...control} {...register("from")} type="time" />}
        </Field>
        <Field label="To" className="sm:max-w-40" error={errors.to?.message}>
          {(control) => <Input {...control} {...register("to")} type="time" />}
        </Field>
        {SELECTS.map(({ name, ...select }) => (
          <Field key={name} label={select.label} className="sm:max-w-56">
            {(control) => (
              <NativeSelect {...control} {...register(name, { valueAsNumber: true })}>
                {choices[name].map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </SwitchedForm>
  );
}
