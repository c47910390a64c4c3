import { type ReactNode, useId } from "react";
import { cn } from "#lib/utils";
import { Label } from "./label";

type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** Under the control, always there. */
  hint?: ReactNode;
  /** Under the control, read aloud when it appears. */
  error?: string | undefined;
  /** Right of the label: 'Optional', a counter, a link. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together: spread what `children` gets onto the control. */
export function Field({ label, hint, error, aside, id, className, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-4">
        <Label htmlFor={controlId}>{label}</Label>
        {aside ? <span className="text-muted-foreground text-sm">{aside}</span> : null}
      </div>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
      {hint ? (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The message of one control. Renders nothing when there is none. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="font-medium text-destructive text-sm">
      {children}
    </p>
  );
}

/** Several controls under one legend (radio groups, switches). */
export function Fieldset({
  legend,
  hint,
  className,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={cn("flex min-w-0 flex-col gap-3", className)}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {hint ? <p className="-mt-2 text-muted-foreground text-sm">{hint}</p> : null}
      {children}
    </fieldset>
  );
}
