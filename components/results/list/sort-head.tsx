import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import Link from "next/link";
import { TableHead } from "#components/ui/table";
import type { ResultSort } from "#lib/domain/results/result-query";

const ORDERS = {
  name: { name: "ascending", "name-z": "descending" },
  date: { oldest: "ascending", newest: "descending" },
  rating: { "rating-low": "ascending", rating: "descending" },
} as const satisfies Record<string, Partial<Record<ResultSort, "ascending" | "descending">>>;

type SortHeadProps = {
  label: string;
  column: keyof typeof ORDERS;
  current: ResultSort;
  href: string;
};

/** A column's name that orders the list; a second click turns it round. */
export function SortHead({ label, column, current, href }: SortHeadProps) {
  const orders: Partial<Record<ResultSort, "ascending" | "descending">> = ORDERS[column];
  const order = orders[current];
  const Icon =
    order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead aria-sort={order ?? "none"}>
      <Link
        href={href}
        replace
        scroll={false}
        prefetch={false}
        className="inline-flex min-h-11 items-center gap-1 rounded-sm hover:text-foreground aria-[current]:text-foreground"
        aria-current={order ? "true" : undefined}
      >
        {label}
        <Icon aria-hidden className="size-3.5" />
      </Link>
    </TableHead>
  );
}
