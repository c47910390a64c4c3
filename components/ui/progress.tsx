import { cn } from "#lib/utils";

type ProgressProps = {
  /** 0 to 100; anything outside is clamped. */
  value: number;
  /** What is measured, for screen readers. */
  label: string;
  tone?: "default" | "danger";
  className?: string;
};

export function Progress({ value, label, tone = "default", className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      className={cn("h-2 w-full overflow-hidden rounded-full bg-secondary", className)}
    >
      <div
        className={cn(
          "h-full rounded-full transition-[width]",
          tone === "danger" ? "bg-destructive" : "bg-primary",
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
