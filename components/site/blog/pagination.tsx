import Link from "next/link";
import { Button } from "#components/ui/button";
import { blogPath } from "#lib/domain/core/routes";
import { LinkLabel } from "./link-loading";

type StepProps = { to: number | null; rel: "prev" | "next"; children: string };

function Step({ to, rel, children }: StepProps) {
  if (to === null) {
    return (
      <Button variant="outline" disabled>
        {children}
      </Button>
    );
  }
  return (
    <Button asChild variant="outline">
      <Link href={blogPath(to)} rel={rel}>
        <LinkLabel>{children}</LinkLabel>
      </Link>
    </Button>
  );
}

/** From page to page; `page` counts from 0. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-4">
      <Step to={page === 0 ? null : page - 1} rel="prev">
        Previous
      </Step>
      <p aria-current="page" className="tabular-nums">
        {page + 1} of {pages}
      </p>
      <Step to={page + 1 < pages ? page + 1 : null} rel="next">
        Next
      </Step>
    </nav>
  );
}
