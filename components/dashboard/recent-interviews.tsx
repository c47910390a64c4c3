import { ChevronRight, ClipboardList } from "lucide-react";
import Link from "next/link";
import { CreateInterviewButton } from "#components/shared/create-interview-button";
import { WhoMay } from "#components/shared/role";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { interviewPath } from "#lib/domain/core/routes";
import type { RecentInterview } from "#lib/domain/interviews/dashboard";
import { isClosed } from "#lib/domain/interviews/interview";
import { companyDate } from "#lib/domain/text/dates";
import { WaitingSample } from "./waiting-sample";

type RecentInterviewsProps = {
  interviews: RecentInterview[];
  /** The company's: its days are the ones that count. */
  timeZone: string;
};

/** The newest interviews, or how to make the first. */
export function RecentInterviews({ interviews, timeZone }: RecentInterviewsProps) {
  const day = (instant: string) => companyDate(instant, timeZone);
  const now = new Date();
  const state = (interview: RecentInterview) => {
    if (isClosed(interview, now)) return " · closed";
    return interview.deadline ? ` · open until ${day(interview.deadline)}` : "";
  };
  return (
    <Card className="flex flex-col">
      <div className="flex items-center justify-between gap-4 px-4 pt-4 pb-2 sm:px-5 sm:pt-5">
        <h2 className="font-semibold text-lg">Recent interviews</h2>
      </div>
      {interviews.length === 0 ? (
        <EmptyState
          picture={<ClipboardList />}
          title="No interviews yet"
          description={
            <WhoMay to="edit" otherwise="Interviews shared with you appear here.">
              <WaitingSample />
            </WhoMay>
          }
          action={<CreateInterviewButton />}
        />
      ) : (
        <ul className="p-2 pt-0">
          {interviews.map((interview) => (
            <li key={interview.id}>
              <Link
                href={interviewPath(interview.id)}
                className="flex min-h-14 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-accent sm:px-3"
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{interview.title}</span>
                  <span className="block text-muted-foreground text-sm tabular-nums">
                    Created {day(interview.createdAt)}
                    {state(interview)}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
