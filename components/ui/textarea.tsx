import type { ComponentProps } from "react";
import { cn } from "#lib/utils";
import { controlClasses } from "./input";

/** Grows with its text if the browser can. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(controlClasses, "field-sizing-content min-h-24 px-3 py-2.5", className)}
      {...props}
    />
  );
}
