import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/site/routes";

export const metadata: Metadata = { title: "Page not found" };

/** Within the shell, whose way on stays. */
export default function NotFound() {
  return (
    <EmptyState
      level={1}
      className="min-h-[60dvh] justify-center"
      picture={<SearchX />}
      title="Page not found"
      description="It may have been deleted, or it may belong to a different account."
      action={
        <Button asChild>
          <Link href={routes.dashboard}>Go to the dashboard</Link>
        </Button>
      }
    />
  );
}
