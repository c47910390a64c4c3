import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils";
import { controlClasses } from "./input";

/** The platform's own select in our frame: works without JavaScript, opens as a wheel on phones. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <div className="relative">
      <select
        className={cn(controlClasses, "h-11 appearance-none truncate pr-10 pl-3", className)}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </div>
  );
}
