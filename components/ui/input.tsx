import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

/** The frame that every text-like control shares: 44 px high, 16 px type so that phones do not zoom. */
export const controlClasses =
  "w-full min-w-0 rounded-md border border-input bg-card text-base text-foreground transition-[border-color,box-shadow] placeholder:text-muted-foreground focus-visible:border-ring focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-ring/40 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted [&[readonly]]:text-muted-foreground aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive/40";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlClasses, "h-11 px-3", className)} {...props} />;
}
