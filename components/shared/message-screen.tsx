import type { ReactNode } from "react";
import { Brand } from "./brand";

type MessageScreenProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Above the title, in the mark's place. */
  picture?: ReactNode;
  /** Below the action: other ways on. */
  more?: ReactNode;
};

/** A whole screen with one thing to say and one thing to do. */
export function MessageScreen({ title, children, action, picture, more }: MessageScreenProps) {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-8 px-6 py-16 text-center">
      {picture ?? <Brand />}
      <div className="flex max-w-md flex-col gap-2">
        <h1 className="font-display font-semibold text-3xl tracking-tight">{title}</h1>
        <p className="text-lg text-muted-foreground">{children}</p>
      </div>
      {action}
      {more}
    </main>
  );
}
