import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";

type PaginationProps = { page: number; pages: number; href: (page: number) => string };

/** Previous, 'N of M', Next. Nothing where there is one page. */
export function Pagination({ page, pages, href }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className="mt-6 flex items-center justify-center gap-4">
      <Step to={page > 1 ? href(page - 1) : null}>
        <ChevronLeft /> Previous
      </Step>
      <span className="text-muted-foreground tabular-nums">
        {page} of {pages}
      </span>
      <Step to={page < pages ? href(page + 1) : null}>
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
