import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

export const buttonVariants = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold text-base transition-[color,background-color,border-color,box-shadow] disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg:not([class*='size-'])]:size-4 [&_svg]:pointer-events-none [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-primary text-primary-foreground shadow-xs hover:not-disabled:bg-primary-hover",
        outline:
          "border bg-card text-foreground shadow-xs hover:not-disabled:border-input hover:not-disabled:bg-accent",
        ghost: "text-foreground hover:not-disabled:bg-accent",
        destructive:
          "bg-destructive text-destructive-foreground shadow-xs hover:not-disabled:bg-destructive-hover",
        highlight:
          "bg-highlight text-highlight-foreground shadow-xs hover:not-disabled:brightness-95",
      },
      size: {
        default: "h-11 px-4",
        sm: "h-9 px-3 text-sm pointer-coarse:h-11",
        lg: "h-12 px-6 text-lg",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the look to the only child, for links that act as buttons. */
    asChild?: boolean;
  };

/** A button says what happens ('Share interview'). Inside a form give `type="submit"`. */
export function Button({ className, variant, size, asChild, type, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  return <button type={type ?? "button"} className={classes} {...props} />;
}
