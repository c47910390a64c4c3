import type { ReactNode } from "react";

type PageHeaderProps = {
  title: string;
  description?: ReactNode;
  /** Buttons at the right; below the words on phones. */
  actions?: ReactNode;
};

/** The head of every signed-in page: one h1, one sentence, its actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 sm:mb-8">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="font-semibold text-2xl tracking-tight [overflow-wrap:anywhere] sm:text-3xl">
          {title}
        </h1>
        {description ? (
          <p className="max-w-text text-base text-muted-foreground [overflow-wrap:anywhere]">
            {description}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-3 empty:hidden print:hidden">{actions}</div>
      ) : null}
    </div>
  );
}
