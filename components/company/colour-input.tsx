"use client";

import type { ComponentProps } from "react";
import { Input } from "#components/ui/input";

type ColourInputProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
  value: string;
  onChange: (colour: string) => void;
};

/** A colour by picker or by its six digits; both show the same value. */
export function ColourInput({ value, onChange, disabled, ...props }: ColourInputProps) {
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
