"use client";

import { RadioGroup as RadioGroupPrimitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "#lib/utils";

export function RadioGroup({
  className,
  ...props
}: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root className={cn("grid gap-2", className)} {...props} />;
}

type RadioCardProps = ComponentProps<typeof RadioGroupPrimitive.Item> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** One choice as a card; the whole card is the target. */
export function RadioCard({ label, hint, className, ...props }: RadioCardProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "flex min-h-11 cursor-pointer items-start gap-3 rounded-md border bg-card px-3 py-2.5 transition-colors hover:border-input has-data-[state=checked]:border-primary has-data-[state=checked]:bg-tint has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <RadioGroupPrimitive.Item
        id={id}
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-input bg-card data-[state=checked]:border-primary"
        {...props}
      >
        <RadioGroupPrimitive.Indicator className="size-2.5 rounded-full bg-primary" />
      </RadioGroupPrimitive.Item>
      <span className="text-base">
        {label}
        {hint ? <span className="block text-muted-foreground text-sm">{hint}</span> : null}
      </span>
    </label>
  );
}
