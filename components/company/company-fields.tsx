"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import { INDUSTRIES } from "#lib/domain/company/industries";
import { LocationField } from "./location-field";

type CompanyFieldsProps = {
  initial: {
    firstName: string;
    lastName: string;
    companyName: string;
    location: string;
    industry: string;
  };
};

/** The fields that every company fills in. */
export function CompanyFields({ initial }: CompanyFieldsProps) {
  const { register, formState } = useFormContext<CompanyInput, unknown, CompanyForm>();
  const { errors } = formState;
  const text = (name: "firstName" | "lastName" | "companyName") => ({
    ...register(name),
    defaultValue: initial[name],
    required: true,
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="First name" error={errors.firstName?.message}>
        {(aria) => <Input {...aria} {...text("firstName")} autoComplete="given-name" />}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(aria) => <Input {...aria} {...text("lastName")} autoComplete="family-name" />}
      </Field>
      <Field label="Company name" error={errors.companyName?.message} className="sm:col-span-2">
        {(aria) => (
          <Input
            {...aria}
            {...text("companyName")}
            autoComplete="organization"
            placeholder="Your Cleaning Company"
          />
        )}
      </Field>
      <LocationField initial={initial.location} />
      <Field label="Industry" error={errors.industry?.message}>
        {(aria) => (
          <NativeSelect
            {...aria}
            {...register("industry")}
            defaultValue={initial.industry}
            required
          >
            <option value="" disabled>
              Choose your industry
            </option>
            {INDUSTRIES.map((industry) => (
              <option key={industry.value} value={industry.value}>
                {industry.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
