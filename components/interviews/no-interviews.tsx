import { ClipboardList, Plus } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { routes } from "#lib/domain/routes";

/** Before the first interview: what will be here, and how to make it. */
export function NoInterviews() {
  return (
    <Card>
      <EmptyState
        picture={<ClipboardList />}
        title="Write your first interview"
        description="Ask a few questions once, share one link, and candidates answer by video or text whenever it suits them. Five to seven questions work best."
        action={
          <Button asChild>
            <Link href={routes.createInterview}>
              <Plus />
              Create Interview
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
