import type { ReactNode } from "react";

type RowProps = { label: string; className?: string; children: ReactNode };

export function Row({ label, className, children }: RowProps) {
  return (
    <tr className={className}>
      <th
        scope="row"
        className="break-words py-2 pr-1 pl-3 font-medium text-xs sm:pl-5 sm:text-base"
      >
        {label}
      </th>
      {children}
    </tr>
  );
}
