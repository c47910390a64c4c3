import type { ComponentProps } from "react";
import { cn } from "#lib/utils";

/**
 * A table from 700 px up, a stack of cards below. Each TableCell's `label` is its column's name:
 * it stands before the value on the card. Roles keep the table a table for screen readers.
 */
export function Table({ className, ...props }: ComponentProps<"table">) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: display other than table drops the role in some browsers
      role="table"
      className={cn("w-full text-left text-base max-table:block table:border-collapse", className)}
      {...props}
    />
  );
}

export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return (
    <thead
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="rowgroup"
      className={cn("max-table:sr-only", className)}
      {...props}
    />
  );
}

export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return (
    <tbody
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="rowgroup"
      className={cn("max-table:flex max-table:flex-col max-table:gap-3", className)}
      {...props}
    />
  );
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="row"
      className={cn(
        "max-table:block max-table:rounded-lg max-table:border max-table:bg-card max-table:p-4 table:border-b table:last:border-b-0",
        className,
      )}
      {...props}
    />
  );
}

export function TableHead({ className, ...props }: ComponentProps<"th">) {
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="columnheader"
      scope="col"
      className={cn("h-11 px-4 font-medium text-muted-foreground text-sm", className)}
      {...props}
    />
  );
}

export function TableCell({
  className,
  label,
  children,
  ...props
}: ComponentProps<"td"> & { label?: string }) {
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: see Table
      role="cell"
      className={cn(
        "max-table:flex max-table:min-h-8 max-table:items-center max-table:justify-between max-table:gap-4 max-table:py-1 table:h-14 table:px-4 table:py-2",
        className,
      )}
      {...props}
    >
      {label ? (
        <span aria-hidden className="text-muted-foreground text-sm table:hidden">
          {label}
        </span>
      ) : null}
      {children}
    </td>
  );
}
