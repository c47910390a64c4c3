import { cva, type VariantProps } from "class-variance-authority";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/utils";

const alertVariants = cva(
  "flex items-start gap-3 rounded-md border px-4 py-3 text-base [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0",
  {
    variants: {
      variant: {
        info: "bg-card text-foreground [&>svg]:text-muted-foreground",
        success: "border-transparent bg-score-good-tint text-foreground [&>svg]:text-score-good",
        warning:
          "border-transparent bg-score-medium-tint text-foreground [&>svg]:text-score-medium",
        error: "border-transparent bg-destructive-tint text-foreground [&>svg]:text-destructive",
      },
    },
    defaultVariants: { variant: "info" },
  },
);

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };

type AlertProps = ComponentProps<"div"> &
  VariantProps<typeof alertVariants> & {
    /** A button or link beside the words. */
    action?: ReactNode;
  };

/** A standing message. Give `role="alert"` when it appears because of something the person did. */
export function Alert({ className, variant, action, children, ...props }: AlertProps) {
  const Icon = icons[variant ?? "info"];
  return (
    <div
      className={cn(alertVariants({ variant }), action && "sm:items-center", className)}
      {...props}
    >
      <Icon aria-hidden />
      <div className="min-w-0 flex-1">
        {action ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-72 break-words">{children}</p>
            {action}
          </div>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
