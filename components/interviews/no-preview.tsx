import { Eye } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/routes";

/** Where the browser holds no draft: another browser, a private window, or nothing typed yet. */
export function NoPreview() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture={<Eye />}
        title="There is no draft to preview here"
        description="A draft stays in the browser that it was written in. Type something in the wizard there, then preview it again."
        action={
          <Button asChild>
            <Link href={routes.createInterview}>Go to the wizard</Link>
          </Button>
        }
      />
    </main>
  );
}
