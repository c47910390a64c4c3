import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/utils";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  /** The words beside the box; the whole row is the target. */
  label: ReactNode;
  hint?: ReactNode;
};

/** The platform's checkbox in our colors: it registers with forms and works without JavaScript. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      className={cn(
        "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60",
        className,
      )}
    >
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 cursor-[inherit] rounded-sm accent-primary"
        {...props}
      />
      <span className="text-base leading-6">
        {label}
        {hint ? <span className="block text-muted-foreground text-sm">{hint}</span> : null}
      </span>
    </label>
  );
}
