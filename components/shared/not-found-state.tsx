import { SearchX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";

type NotFoundStateProps = {
  title: string;
  way: { href: string; words: string };
  /** Where else it may be. */
  children?: ReactNode;
};

/**
 * Shown inside the workspace for an address with nothing for this person. It doesn't reveal whether the page exists for
 * somebody else.
 */
export function NotFoundState({ title, way, children }: NotFoundStateProps) {
  return (
    <EmptyState
      level={1}
      className="min-h-[60dvh] justify-center"
      picture={<SearchX />}
      title={title}
      description="It may have been deleted, or it may belong to a different account or company."
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link href={way.href}>{way.words}</Link>
          </Button>
          {children}
        </div>
      }
    />
  );
}
