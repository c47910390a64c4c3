import { ClipboardList } from "lucide-react";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";

/** Before the first interview: what will be here, and how to make it. */
export function NoInterviews() {
  return (
    <Card>
      <EmptyState
        picture={<ClipboardList />}
        title="Write your first interview"
        description="Ask a few questions once, share one link, and candidates answer by video or text whenever it works for them. Five to seven questions work best."
        action={<CreateInterviewButton />}
      />
    </Card>
  );
}
