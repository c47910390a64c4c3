import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import { interviewPath, routes } from "#lib/domain/core/routes";

/** The way from one interview back to all of them. */
export function BackToInterviews() {
  return <Back href={routes.interviews}>All interviews</Back>;
}

/** The way from a page about an interview back to its own; a title takes as many lines as it needs. */
export function BackToInterview({ interview }: { interview: { id: string; title: string } }) {
  return <Back href={interviewPath(interview.id)}>{interview.title}</Back>;
}

function Back({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button
      variant="ghost"
      asChild
      className="-ml-4 mb-2 h-auto min-h-11 max-w-full whitespace-normal text-left text-muted-foreground [overflow-wrap:anywhere]"
    >
      <Link href={href}>
        <ArrowLeft /> <span className="min-w-0">{children}</span>
      </Link>
    </Button>
  );
}
