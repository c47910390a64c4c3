"use client";

import { Lock } from "lucide-react";
import { Controller, useFormContext } from "react-hook-form";
import { Badge } from "#components/ui/badge";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import { BrandPreview } from "./brand-preview";
import { ColorInput } from "./color-input";
import { DisabledWithReason } from "./disabled-with-reason";
import { LogoField } from "./logo-field";
import type { Logo } from "./use-logo";

type BrandingFieldsProps = {
  /** Why they are locked; null if the plan includes them. */
  lock: string | null;
  website: string;
  primaryColor: string;
  secondaryColor: string;
  logo: Logo;
};

/** Website, colors and logo: optional, and locked below the LAUNCH plan. */
export function BrandingFields({ lock, logo, ...initial }: BrandingFieldsProps) {
  const { register, control, formState } = useFormContext<CompanyInput, unknown, CompanyForm>();
  const { errors } = formState;
  const locked = lock !== null;
  return (
    <section aria-label="Branding" className="grid gap-4 border-t pt-5 sm:grid-cols-2">
      <div className="flex items-center justify-between gap-4 sm:col-span-2">
        <p className="font-semibold">
          Branding <span className="font-normal text-muted-foreground">· optional</span>
        </p>
        {locked ? (
          <Badge variant="neutral">
            <Lock aria-hidden /> Launch plan
          </Badge>
        ) : null}
      </div>
      <DisabledWithReason why={lock}>
        <Field label="Website" error={errors.website?.message}>
          {(aria) => (
            <Input
              {...aria}
              {...register("website", { disabled: locked })}
              defaultValue={initial.website}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://yourcleaningcompany.com"
            />
          )}
        </Field>
      </DisabledWithReason>
      <DisabledWithReason why={lock}>
        <LogoField logo={logo} locked={locked} />
      </DisabledWithReason>
      {(["primaryColor", "secondaryColor"] as const).map((name) => (
        <DisabledWithReason key={name} why={lock}>
          <Field
            label={name === "primaryColor" ? "Primary color" : "Secondary color"}
            error={errors[name]?.message}
          >
            {(aria) => (
              <Controller
                control={control}
                name={name}
                defaultValue={initial[name]}
                disabled={locked}
                render={({ field: { value, ...field } }) => (
                  <ColorInput {...aria} {...field} value={value ?? initial[name]} />
                )}
              />
            )}
          </Field>
        </DisabledWithReason>
      ))}
      {locked ? null : <BrandPreview {...initial} logoUrl={logo.url} />}
    </section>
  );
}
