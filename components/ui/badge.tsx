import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

const badgeVariants = cva(
  "inline-flex w-fit shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-sm [&_svg]:size-3.5",
  {
    variants: {
      variant: {
        default: "bg-tint text-tint-foreground",
        neutral: "bg-secondary text-secondary-foreground",
        outline: "border text-muted-foreground",
        good: "bg-score-good-tint text-score-good",
        medium: "bg-score-medium-tint text-score-medium",
        low: "bg-score-low-tint text-score-low",
        highlight: "bg-highlight text-highlight-foreground",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

/** Always carries a word; the color only repeats it. */
export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />;
}
