import { SearchX } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/site/routes";

/** No such response for this person, or it could not be read. */
export function ResponseNotFound() {
  return (
    <EmptyState
      level={1}
      className="min-h-[60dvh] justify-center"
      picture={<SearchX />}
      title="Response Not Found"
      description="It may have been deleted, or it may belong to a different account."
      action={
        <Button asChild>
          <Link href={routes.candidates}>Back to candidates</Link>
        </Button>
      }
    />
  );
}
