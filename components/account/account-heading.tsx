import type { ReactNode } from "react";

export function AccountHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-8 flex flex-col gap-2">
      <h1 className="font-display font-semibold text-3xl tracking-tight">{title}</h1>
      <p className="text-lg text-muted-foreground">{children}</p>
    </div>
  );
}
