"use client";

import type { ComponentProps } from "react";
import { Input } from "#components/ui/input";

type ColorInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  value: string;
  onChange: (color: string) => void;
};

/** A color by picker or by its six digits; both show the same value. */
export function ColorInput({ value, onChange, disabled, ...props }: ColorInputProps) {
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
