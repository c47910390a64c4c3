import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { Button } from "#components/ui/button";
import { routes } from "#lib/domain/site/routes";

/** The way from one interview back to all of them. */
export function BackToInterviews() {
  return (
    <Button variant="ghost" asChild className="-ml-4 mb-2 text-muted-foreground">
      <Link href={routes.interviews}>
        <ArrowLeft /> All interviews
      </Link>
    </Button>
  );
}
