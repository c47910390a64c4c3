import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { NativeSelect } from "#components/ui/native-select";
import { TableHead } from "#components/ui/table";
import { type InterviewSort, nextSort } from "#lib/domain/interviews/interview-list";

type SortProps = { sort: InterviewSort; onChange: (sort: InterviewSort) => void };

/** A column's name as the button that sorts by it. */
export function SortHead({
  by,
  sort,
  onChange,
  className,
  children,
}: SortProps & { by: InterviewSort["by"]; className?: string; children: ReactNode }) {
  const active = sort.by === by;
  const Arrow = !active ? ArrowUpDown : sort.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <TableHead aria-sort={active ? sort.direction : "none"} className={className}>
      <button
        type="button"
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 hover:text-foreground"
        onClick={() => onChange(nextSort(sort, by))}
      >
        {children}
        <Arrow aria-hidden className="size-3.5" />
      </button>
    </TableHead>
  );
}

const choices: { name: string; sort: InterviewSort }[] = [
  { name: "Newest first", sort: { by: "created", direction: "descending" } },
  { name: "Oldest first", sort: { by: "created", direction: "ascending" } },
  { name: "Title, A to Z", sort: { by: "title", direction: "ascending" } },
  { name: "Title, Z to A", sort: { by: "title", direction: "descending" } },
];

/** The same where columns are left out. */
export function SortSelect({ sort, onChange }: SortProps) {
  const at = choices.findIndex(
    (choice) => choice.sort.by === sort.by && choice.sort.direction === sort.direction,
  );
  return (
    <div className="min-[79.125rem]:hidden">
      <NativeSelect
        aria-label="Sort"
        value={at}
        onChange={(event) => onChange(choices[Number(event.target.value)]?.sort ?? sort)}
      >
        {choices.map(({ name }, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
