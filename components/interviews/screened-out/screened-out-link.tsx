import Link from "next/link";
import { loneLinkClasses } from "#components/ui/text-link";
import { screenedOutPath } from "#lib/domain/interviews/screening";

/** The way to those whom the knockout questions stopped: they are kept, and in no list of candidates. */
export function ScreenedOutLink({ interviewId }: { interviewId: string }) {
  return (
    <p className="mb-4 text-sm">
      <Link href={screenedOutPath(interviewId)} className={loneLinkClasses}>
        People who didn't pass your knockout questions
      </Link>
    </p>
  );
}
