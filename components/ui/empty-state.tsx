import type { ReactNode } from "react";
import { cn } from "#lib/utils";

type EmptyStateProps = {
  /** One picture of what will be here: a drawn mark or an icon. */
  picture: ReactNode;
  title: string;
  description: ReactNode;
  action?: ReactNode;
  /** 1 if it is all that a page says. */
  level?: 1 | 2;
  className?: string;
};

/** Empty screens teach: a picture, one sentence, one button. */
export function EmptyState({
  picture,
  title,
  description,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div className={cn("flex flex-col items-center gap-4 px-6 py-12 text-center", className)}>
      <div
        aria-hidden
        className="grid size-16 place-items-center rounded-xl bg-tint text-tint-foreground [&_svg]:size-7"
      >
        {picture}
      </div>
      <div className="flex max-w-md flex-col gap-1">
        <Heading className="font-semibold text-lg [overflow-wrap:anywhere]">{title}</Heading>
        <p className="text-base text-muted-foreground">{description}</p>
      </div>
      {action}
    </div>
  );
}
