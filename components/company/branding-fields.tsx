"use client";

import { ChevronDown, Lock } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { Badge } from "#components/ui/badge";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { Tooltip } from "#components/ui/tooltip";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import { BrandPreview } from "./brand-preview";
import { LogoField } from "./logo-field";
import type { Logo } from "./use-logo";

type BrandingFieldsProps = {
  /** Whether it waits behind its heading until somebody opens it. */
  folded: boolean;
  /** Why they are locked; null if the plan includes them. */
  lock: string | null;
  website: string;
  primaryColor: string;
  secondaryColor: string;
  logo: Logo;
};

/** Website, colors and logo: optional, and locked below the LAUNCH plan. */
export function BrandingFields({ folded, lock, logo, ...initial }: BrandingFieldsProps) {
  const { register, control, formState } = useFormContext<CompanyInput, unknown, CompanyForm>();
  const { errors } = formState;
  const locked = lock !== null;
  const faulty = (["website", "primaryColor", "secondaryColor"] as const).some(
    (one) => errors[one],
  );
  return (
    <section aria-label="Branding" className="border-t">
      <details open={!folded || faulty} className="group/branding">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-4 [&::-webkit-details-marker]:hidden">
          <span className="font-semibold">
            Branding <span className="font-normal text-muted-foreground">· optional</span>
          </span>
          {locked ? (
            <Badge variant="neutral">
              <Lock aria-hidden /> Launch plan
            </Badge>
          ) : null}
          <ChevronDown
            aria-hidden
            className="ml-auto size-5 shrink-0 text-muted-foreground transition-transform group-open/branding:rotate-180"
          />
        </summary>
        <div className="grid gap-4 pt-2 sm:grid-cols-2">
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
        </div>
      </details>
    </section>
  );
}

type ColorInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  value: string;
  onChange: (color: string) => void;
};

/** A color by picker or by its six digits; both show the same value. */
function ColorInput({ value, onChange, disabled, ...props }: ColorInputProps) {
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label="Pick a color"
        disabled={disabled}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-14 shrink-0 rounded-md border border-input bg-card p-1 disabled:opacity-50"
      />
      <Input
        {...props}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        spellCheck={false}
        maxLength={7}
        className="tabular-nums"
      />
    </div>
  );
}

/** A disabled control says `why`: the wrapper takes focus and pointer, because the control cannot. */
function DisabledWithReason({ why, children }: { why: string | null; children: ReactNode }) {
  if (why === null) return children;
  return (
    <Tooltip content={why} atClick>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend */}
      <div tabIndex={0} role="group" aria-label={why} className="rounded-md">
        <div className="pointer-events-none">{children}</div>
      </div>
    </Tooltip>
  );
}
