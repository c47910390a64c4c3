import type { ReactNode } from "react";
import { cn } from "#lib/utils";

type ContactLinkProps = {
  /** Null if the number can't be dialed; it can still be read. */
  href: string | null;
  icon: ReactNode;
  text: string;
  /** For whoever doesn't see what stands beside it. */
  name?: string;
};

/** One way to reach a person, by this device's own program. */
export function ContactLink({ href, icon, text, name }: ContactLinkProps) {
  const Part = href === null ? "span" : "a";
  return (
    <Part
      {...(href !== null && { href })}
      aria-label={name}
      className={cn(
        "inline-flex min-h-11 min-w-0 items-center gap-2 text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0",
        href !== null && "hover:text-foreground",
      )}
    >
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </Part>
  );
}
