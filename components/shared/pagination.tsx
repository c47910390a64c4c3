import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";

type PaginationProps = {
  /** The addresses of the pages before and after this one; null if there is none. */
  previous: string | null;
  next: string | null;
};

/** Previous and Next. Nothing if there is one page. */
export function Pagination({ previous, next }: PaginationProps) {
  if (previous === null && next === null) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4">
      <Step to={previous}>
        <ChevronLeft /> Previous
      </Step>
      <Step to={next}>
        Next <ChevronRight />
      </Step>
    </nav>
  );
}

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button variant="outline" asChild>
      <Link href={to} prefetch={false}>
        {children}
      </Link>
    </Button>
  );
}
