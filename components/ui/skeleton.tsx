import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

/** Has the shape of what comes, so that nothing jumps. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      aria-hidden
      className={cn("animate-pulse rounded-md bg-secondary", className)}
      {...props}
    />
  );
}
