import { Eye } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/core/routes";

/** Where the browser holds no draft: another browser, a private window, or nothing typed yet. */
export function NoPreview() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture={<Eye />}
        title="There's no draft to preview here"
        description="Drafts are saved only in the browser where you wrote them. Add something to the interview there, then preview it again."
        action={
          <Button asChild>
            <Link href={routes.createInterview}>Create an interview</Link>
          </Button>
        }
      />
    </main>
  );
}
