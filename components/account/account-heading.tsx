import type { ReactNode } from "react";

type AccountHeadingProps = {
  title: string;
  children: ReactNode;
  /** Gives the column more room, for a form of two columns. */
  wide?: boolean;
};

/** The heading of every screen of an account, with one sentence below it. */
export function AccountHeading({ title, children, wide }: AccountHeadingProps) {
  return (
    <div data-wide={wide || undefined} className="mb-8 flex flex-col gap-2">
      <h1 className="font-display font-semibold text-3xl tracking-tight">{title}</h1>
      <p className="text-lg text-muted-foreground">{children}</p>
    </div>
  );
}
