import type { ComponentProps } from "react";

const LOOKS = {
  main: "bg-primary text-primary-foreground hover:not-disabled:bg-primary-hover",
  quiet: "border bg-card text-foreground hover:not-disabled:bg-accent",
  bare: "text-foreground underline-offset-4 hover:not-disabled:underline",
  stop: "bg-destructive text-destructive-foreground hover:not-disabled:bg-destructive-hover",
};

/** The room's own button: large, and light to load. */
export function RoomButton({
  look = "main",
  className = "",
  ...props
}: ComponentProps<"button"> & { look?: keyof typeof LOOKS }) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-12 animate-settle items-center justify-center gap-2 rounded-md px-6 py-2 text-center font-semibold text-lg transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]} ${className}`}
      {...props}
    />
  );
}
